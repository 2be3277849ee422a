// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/step/panesamples.h"
#include "views/step/periodpainter.h"

using namespace mexplorer;
using namespace panesamples;

/// Tests the picture of a walk-through about the period against values computed by the definition.
class PeriodPainterTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stripShowsValuesInRows_data();
    void stripShowsValuesInRows();
    void stripFramesExceptions_data() { stripShowsValuesInRows_data(); }
    void stripFramesExceptions();
};

void PeriodPainterTest::initTestCase()
{
    Theme::instance().setReducedMotion(true);
    Theme::instance().setMode(Theme::Mode::Light);
}

void PeriodPainterTest::stripShowsValuesInRows_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("period");
    QTest::addColumn<int>("preperiod");
    QTest::newRow("kayles") << "kayles:7" << 12 << 71;
    QTest::newRow("subtraction") << "subtraction{1-3}:9" << 4 << 0;
    QTest::newRow("subtraction with holes") << "subtraction{2,5}:9" << 7 << 0;
    QTest::newRow("dawson") << "dawson:7" << 34 << 52;
}

/// There is a cell in the value's colour for each value known at the step, saturated in the positions of the step and
/// pale elsewhere.
void PeriodPainterTest::stripShowsValuesInRows()
{
    QFETCH(QString, game);
    QFETCH(int, period);
    QFETCH(int, preperiod);
    const TracePtr steps = trace(TraceKind::Period, game);
    const Component start = parsePosition(game).value().components.front();
    std::vector<Value> plain;
    for (Cell n = 0; n <= 24; ++n)
        plain.push_back(plainValue(Position{{{start.rules, n == 0 ? CellVector() : CellVector{n}}}}));
    PaneOf<PeriodPainter> strip;
    show(strip, {1400, 1000});
    const Colors &colors = Theme::instance().colors();
    for (int step = 0; step < steps->stepCount(); ++step) {
        strip.showStep(steps, step, false);
        const StripPicture &picture = strip->picture();
        const QImage now = shot(strip);
        QVERIFY(picture.shown <= static_cast<int>(picture.values->size()));
        for (int n = 0; n < picture.shown + 3; ++n) {
            const QRectF cell = strip->cellRect(n);
            if (!QRectF(strip.rect()).contains(cell))
                continue;
            const QColor fill = now.pixelColor(qRound(cell.left()) + 5, qRound(cell.center().y()));
            QCOMPARE(fill != colors.surface, n < picture.shown);
            if (n >= picture.shown)
                continue;
            const Value value = (*picture.values)[static_cast<std::size_t>(n)];
            if (n <= 24)
                QCOMPARE(value, plain[static_cast<std::size_t>(n)]);
            const bool full = picture.to == 0 || (n >= picture.from && n < picture.to);
            QCOMPARE(fill.rgb() == colors.value(value).rgb(), full);
        }
    }
    QCOMPARE(strip->picture().period, period);
    QVERIFY(std::abs(strip->picture().preperiod - preperiod) <= 1);
    QCOMPARE(strip->cellRect(0).x(), strip->cellRect(period).x());
    QVERIFY(strip->cellRect(1).x() > strip->cellRect(0).x());
}

/// When the period is known, each value that differs from it has a dashed frame, and no other.
void PeriodPainterTest::stripFramesExceptions()
{
    QFETCH(QString, game);
    const TracePtr steps = trace(TraceKind::Period, game);
    PaneOf<PeriodPainter> strip;
    show(strip, {1400, 1000});
    strip.showStep(steps, steps->stepCount() - 1, false);
    const StripPicture &picture = strip->picture();
    const std::vector<Value> &values = *picture.values;
    const QImage now = shot(strip);
    int seen = 0;
    for (int n = 0; n < picture.shown; ++n) {
        const QRectF cell = strip->cellRect(n);
        if (!QRectF(strip.rect()).contains(cell))
            continue;
        ++seen;
        int settled = n;
        while (settled < picture.preperiod)
            settled += picture.period;
        const bool exception = values[static_cast<std::size_t>(settled)] != values[static_cast<std::size_t>(n)];
        QCOMPARE(countOf(part(now, cell.adjusted(1, 1, -1, -1)), Theme::instance().colors().accent) > 0, exception);
    }
    QVERIFY(seen > 2 * picture.period || seen == picture.shown);
}

MEXPLORER_TEST(PeriodPainterTest)
#include "tst_periodpainter.moc"
