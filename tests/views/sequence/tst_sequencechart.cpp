// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/sequence/sequencesamples.h"
#include "views/sequence/sequencechart.h"

#include <QGraphicsTextItem>
#include <QLineSeries>
#include <QRubberBand>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// True if a colour is close to \a color, as at the edges of thin lines.
bool resembles(const QColor &seen, const QColor &color)
{
    return std::abs(seen.red() - color.red()) + std::abs(seen.green() - color.green()) +
               std::abs(seen.blue() - color.blue()) <
           110;
}

int countLike(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += resembles(image.pixelColor(x, y), color) ? 1 : 0;
    }
    return count;
}

} // namespace

/// Tests the plot alone in an event loop: its drawing against the values, keys and mouse.
class SequenceChartTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void dotsAreTheValuesInSight();
    void bandHoldsEachColumnsExtremes_data();
    void bandHoldsEachColumnsExtremes();
    void anyKeysStayWithinTheTerms();
    void keysZoomAndMove();
    void wheelZoomsAtThePointer();
    void wheelWithShiftMoves();
    void pointingBringsIntoSight();
    void clicksAndDragsAreToldApart();
    void noButtonLeadsPastTheTerms();
    void dragIsCancelledByEscape();
    void leavingForgetsThePointer();
    void exceptionsAreMarked();
    void selectedHeapsAreRinged();
    void periodsAreShaded();
    void lastExceptionIsNamedAboveAllDots();
    void axisNumbersAreGrouped();
    void fewTermsAndNone();
    void themesAreSwitchedAtRunTime();

private:
    void load(const QString &rules, quint64 terms)
    {
        m_snapshot = snapshotOf(rules, terms);
        JobControl control;
        m_chart->setPlot(std::make_shared<const SequencePlot>(m_snapshot, control));
    }
    /// Returns the dots of common and of rare values, by n.
    QList<QPointF> dots() const
    {
        QList<QPointF> all;
        for (const QAbstractSeries *series : m_chart->chart()->series())
            all << static_cast<const QLineSeries *>(series)->points();
        std::ranges::sort(all, {}, &QPointF::x);
        return all;
    }
    QImage shot() const { return m_chart->viewport()->grab().toImage(); }
    QImage around(const QImage &image, quint64 n, int reach) const
    {
        const QPoint at = m_chart->pointOf(n);
        return image.copy(QRect(at - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1)) & image.rect());
    }
    /// Shows about the terms from \a first to \a last.
    void zoomTo(double first, double last) const
    {
        m_chart->showAll();
        m_chart->point(static_cast<quint64>((first + last) / 2));
        m_chart->zoom((m_chart->lastShown() - m_chart->firstShown()) / (last - first));
        m_chart->point(std::nullopt);
        const double width = m_chart->lastShown() - m_chart->firstShown();
        m_chart->pan((first - m_chart->firstShown()) / width);
    }
    void wheel(const QPoint &point, const QPoint &turned, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWheelEvent event(point, m_chart->viewport()->mapToGlobal(point), QPoint(), turned, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_chart->viewport(), &event);
    }

    std::unique_ptr<SequenceChart> m_chart;
    std::shared_ptr<const SequenceSnapshot> m_snapshot;
};

void SequenceChartTest::init()
{
    Theme::instance().setReducedMotion(true);
    m_chart = activeView<SequenceChart>({1000, 420});
    QVERIFY(m_chart);
}

void SequenceChartTest::cleanup()
{
    m_chart.reset();
}

/// Every visible n has a dot at its value, and there are no others; there are no columns then.
void SequenceChartTest::dotsAreTheValuesInSight()
{
    load(QStringLiteral("kayles"), 2000);
    const std::vector<Value> values = plainValues(*heapRules(QStringLiteral("kayles")), 2000);
    std::mt19937 random(3);
    for (int round = 0; round < 40; ++round) {
        const double first = static_cast<double>(random() % 1900);
        zoomTo(first, first + 10 + static_cast<double>(random() % 500));
        QVERIFY(m_chart->showsDots());
        QList<QPointF> expected;
        for (int n = 0; n < 2000; ++n) {
            if (n >= m_chart->firstShown() && n <= m_chart->lastShown())
                expected << QPointF(n, values[static_cast<std::size_t>(n)]);
        }
        QCOMPARE(dots(), expected);
        QVERIFY(m_chart->layers().columns(0).empty());
    }
}

void SequenceChartTest::bandHoldsEachColumnsExtremes_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("no split") << "octal{0.333}" << quint64(40'000);
    QTest::newRow("grundy") << "grundy" << quint64(9'000);
    QTest::newRow("nim") << "nim" << quint64(20'000);
    QTest::newRow("subtraction") << "subtraction{2,5,11}" << quint64(30'000);
}

/// Each column has a bar from the least to the greatest value of its n, without a gap.
void SequenceChartTest::bandHoldsEachColumnsExtremes()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    load(rules, terms);
    std::mt19937 random(4);
    for (int round = 0; round < 12; ++round) {
        if (round > 0) {
            const double width = 3100 + static_cast<double>(random() % (terms - 3200));
            const double first = std::floor(static_cast<double>(terms) - width) * static_cast<double>(round) / 12;
            zoomTo(first, first + width);
        }
        QVERIFY(!m_chart->showsDots());
        QCOMPARE(dots().size(), 0);
        const std::vector<ChartLayers::Column> &columns = m_chart->layers().columns(0);
        QVERIFY(static_cast<double>(columns.size()) <= std::max(64.0, m_chart->chart()->plotArea().width()));
        QCOMPARE(static_cast<double>(columns.front().first), std::max(0.0, std::ceil(m_chart->firstShown())));
        const auto end = std::min(terms, static_cast<quint64>(std::floor(m_chart->lastShown())) + 1);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const quint64 next = i + 1 < columns.size() ? columns[i + 1].first : end;
            QVERIFY(next > columns[i].first);
            Extremes expected;
            for (quint64 n = columns[i].first; n < next; ++n)
                expected.add(static_cast<qint32>(m_snapshot->at(n)));
            QCOMPARE(columns[i].extremes, expected);
        }
    }
}

/// Whatever keys are pressed, the visible range is within the terms and never narrower than eight of them.
void SequenceChartTest::anyKeysStayWithinTheTerms()
{
    load(QStringLiteral("dawson"), 700);
    constexpr std::array<Qt::Key, 8> keys = {Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_Left,     Qt::Key_Right,
                                             Qt::Key_Equal, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Plus};
    QSignalSpy ranges(m_chart.get(), &SequenceChart::rangeChanged);
    std::mt19937 random(6);
    for (int press = 0; press < 400; ++press) {
        const auto before = ranges.count();
        QTest::keyClick(m_chart.get(), keys[random() % keys.size()]);
        QVERIFY(ranges.count() > before);
        QVERIFY(m_chart->firstShown() >= -0.5);
        QVERIFY(m_chart->lastShown() <= 699.5 + 1e-9);
        QVERIFY(m_chart->lastShown() - m_chart->firstShown() >= 8 - 1e-9);
    }
    QTest::keyClick(m_chart.get(), Qt::Key_0);
    QCOMPARE(m_chart->firstShown(), -0.5);
    QCOMPARE(m_chart->lastShown(), 699.5);
}

void SequenceChartTest::keysZoomAndMove()
{
    load(QStringLiteral("kayles"), 1000);
    const auto width = [this] { return m_chart->lastShown() - m_chart->firstShown(); };
    const auto middle = [this] { return (m_chart->lastShown() + m_chart->firstShown()) / 2; };
    const double centre = middle();
    for (int press = 1; press <= 6; ++press) {
        QTest::keyClick(m_chart.get(), press % 2 == 0 ? Qt::Key_Plus : Qt::Key_Equal);
        QVERIFY(std::abs(width() - 1000 / std::pow(1.25, press)) < 1e-6);
        QVERIFY(std::abs(middle() - centre) < 1e-6);
    }
    const double first = m_chart->firstShown();
    const double page = width();
    QTest::keyClick(m_chart.get(), Qt::Key_PageDown);
    QVERIFY(std::abs(m_chart->firstShown() - first - page) < 1e-6);
    QTest::keyClick(m_chart.get(), Qt::Key_PageUp);
    QVERIFY(std::abs(m_chart->firstShown() - first) < 1e-6);
    QTest::keyClick(m_chart.get(), Qt::Key_Minus);
    QVERIFY(std::abs(width() - page * 1.25) < 1e-6);
    // With the pointer on a value, zooming doesn't move it.
    m_chart->point(450);
    const QPoint point = m_chart->pointOf(450);
    QTest::keyClick(m_chart.get(), Qt::Key_Plus);
    QVERIFY(std::abs(m_chart->pointOf(450).x() - point.x()) <= 1);
}

void SequenceChartTest::wheelZoomsAtThePointer()
{
    load(QStringLiteral("kayles"), 1000);
    for (const quint64 n : {120U, 500U, 910U}) {
        m_chart->showAll();
        const QPoint point = m_chart->pointOf(n);
        double width = m_chart->lastShown() - m_chart->firstShown();
        for (int turn = 0; turn < 8; ++turn) {
            wheel(point, QPoint(0, 120));
            const double now = m_chart->lastShown() - m_chart->firstShown();
            QVERIFY(std::abs(now - width / 1.25) < 1e-6);
            width = now;
        }
        QVERIFY(std::abs(m_chart->pointOf(n).x() - point.x()) <= 8); // less than the width of a term
        for (int turn = 0; turn < 9; ++turn)
            wheel(point, QPoint(0, -120));
        QCOMPARE(m_chart->firstShown(), -0.5);
        QCOMPARE(m_chart->lastShown(), 999.5);
    }
}

void SequenceChartTest::wheelWithShiftMoves()
{
    load(QStringLiteral("kayles"), 1000);
    zoomTo(400, 500);
    const double first = m_chart->firstShown();
    const double width = m_chart->lastShown() - first;
    wheel(QPoint(500, 200), QPoint(0, -120), Qt::ShiftModifier);
    QVERIFY(std::abs(m_chart->firstShown() - first - width / 10) < 1e-6);
    wheel(QPoint(500, 200), QPoint(240, 0)); // a wheel that scrolls horizontally
    QVERIFY(std::abs(m_chart->firstShown() - first + width / 10) < 1e-6);
    QVERIFY(std::abs(m_chart->lastShown() - m_chart->firstShown() - width) < 1e-6);
}

/// Pointing at a value out of view centres it; beyond the terms it removes the mark.
void SequenceChartTest::pointingBringsIntoSight()
{
    load(QStringLiteral("kayles"), 1000);
    zoomTo(100, 160);
    QSignalSpy pointed(m_chart->pointer(), &TermPointer::pointedAt);
    std::mt19937 random(9);
    for (int round = 0; round < 50; ++round) {
        const quint64 n = random() % 1000;
        const double first = m_chart->firstShown();
        const double width = m_chart->lastShown() - first;
        const bool inSight = static_cast<double>(n) >= first && static_cast<double>(n) <= first + width;
        m_chart->point(n);
        QCOMPARE(m_chart->pointer()->term(), std::optional(n));
        QVERIFY(m_chart->viewport()->rect().contains(m_chart->pointOf(n)));
        QVERIFY(std::abs(m_chart->lastShown() - m_chart->firstShown() - width) < 1e-6);
        if (inSight)
            QCOMPARE(m_chart->firstShown(), first);
    }
    const auto count = pointed.count();
    QVERIFY(count > 40);
    m_chart->point(*m_chart->pointer()->term());
    QCOMPARE(pointed.count(), count);
    m_chart->point(1000);
    QVERIFY(!m_chart->pointer()->term());
    QCOMPARE(pointed.count(), count + 1);
}

/// A click selects the term under it, for every visible term; a drag zooms and selects none.
void SequenceChartTest::clicksAndDragsAreToldApart()
{
    load(QStringLiteral("kayles"), 300);
    zoomTo(100, 140);
    QSignalSpy clicked(m_chart->pointer(), &TermPointer::clicked);
    for (quint64 n = 102; n < 138; ++n) {
        QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, m_chart->pointOf(n));
        QCOMPARE(clicked.last()[0].value<quint64>(), n);
    }
    const auto count = clicked.count();
    QCOMPARE(count, 36);
    QTest::mouseClick(m_chart->viewport(), Qt::RightButton, {},
                      m_chart->pointOf(m_chart->pointer()->term().value_or(110)));
    QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, QPoint(3, m_chart->height() - 3)); // outside the plot
    QCOMPARE(clicked.count(), count);
    m_chart->showAll();
    const QPoint from(m_chart->pointOf(50).x(), 80);
    const QPoint to(m_chart->pointOf(150).x(), 120);
    QTest::mousePress(m_chart->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_chart->viewport(), to);
    QTest::mouseRelease(m_chart->viewport(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(m_chart->lastShown() - m_chart->firstShown() < 120);
    QCOMPARE(clicked.count(), count);
}

/// Clicks and drags of each button anywhere, in the whole sequence and in a part, keep the range within the terms.
void SequenceChartTest::noButtonLeadsPastTheTerms()
{
    load(QStringLiteral("kayles"), 500);
    std::mt19937 random(5);
    const auto anywhere = [&] { return QPoint(static_cast<int>(random() % 1000), static_cast<int>(random() % 420)); };
    for (int round = 0; round < 300; ++round) {
        if (round % 4 == 0)
            m_chart->showAll();
        for (const Qt::MouseButton button : {Qt::RightButton, Qt::LeftButton, Qt::MiddleButton}) {
            const QPoint from = anywhere();
            const QPoint to = round % 3 == 0 ? from : anywhere();
            QTest::mousePress(m_chart->viewport(), button, {}, from);
            QMouseEvent move(QEvent::MouseMove, to, m_chart->viewport()->mapToGlobal(to), button, button, {});
            QCoreApplication::sendEvent(m_chart->viewport(), &move);
            QTest::mouseRelease(m_chart->viewport(), button, {}, to);
            QVERIFY(m_chart->firstShown() >= -0.5 && m_chart->lastShown() <= 499.5);
            QVERIFY(m_chart->lastShown() - m_chart->firstShown() >= 7.99);
        }
    }
}

void SequenceChartTest::dragIsCancelledByEscape()
{
    load(QStringLiteral("kayles"), 500);
    const QPoint from(m_chart->pointOf(100).x(), 80);
    const QPoint to(m_chart->pointOf(200).x(), 80);
    QTest::mousePress(m_chart->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_chart->viewport(), to);
    QTRY_VERIFY(m_chart->viewport()->findChild<QRubberBand *>()->isVisible());
    QTest::keyClick(m_chart.get(), Qt::Key_Escape);
    QVERIFY(!m_chart->viewport()->findChild<QRubberBand *>()->isVisible());
    QTest::mouseRelease(m_chart->viewport(), Qt::LeftButton, {}, to);
    QVERIFY(m_chart->showsAll());
}

void SequenceChartTest::leavingForgetsThePointer()
{
    load(QStringLiteral("kayles"), 300);
    QTest::mouseMove(m_chart->viewport(), m_chart->pointOf(120));
    QTRY_COMPARE(m_chart->pointer()->term(), std::optional<quint64>(120));
    const QImage pointing = shot();
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_chart->viewport(), &leave);
    QVERIFY(!m_chart->pointer()->term());
    QVERIFY(shot() != pointing);
}

/// Each value that differs from the period of Kayles has a diamond, and no other value has one.
void SequenceChartTest::exceptionsAreMarked()
{
    load(QStringLiteral("kayles"), 300);
    const std::vector<Value> values = plainValues(*heapRules(QStringLiteral("kayles")), 300);
    int marked = 0;
    for (const double first : {0.0, 30.0, 72.0, 120.0}) {
        zoomTo(first, first + 36);
        const QImage now = shot();
        for (auto n = static_cast<quint64>(first) + 2; n < static_cast<quint64>(first) + 34; ++n) {
            if (n == 70 || n == 71)
                continue; // the line of the last exception runs between them
            quint64 settled = n;
            while (settled < 71)
                settled += 12;
            const bool exception = values[n] != values[settled];
            marked += exception ? 1 : 0;
            QCOMPARE(countLike(around(now, n, 6), Theme::instance().colors().nPosition) > 3, exception);
        }
    }
    QVERIFY(marked > 8);
}

void SequenceChartTest::selectedHeapsAreRinged()
{
    load(QStringLiteral("dawson"), 300);
    zoomTo(100, 140);
    const std::set<quint64> heaps = {104, 117, 131};
    m_chart->setMarked({131, 117, 104, 250, 5000}); // one out of view, one beyond the terms
    const QImage now = shot();
    for (quint64 n = 102; n < 138; ++n) {
        const bool ringed = countLike(around(now, n, 8), Theme::instance().colors().selection) > 20;
        QCOMPARE(ringed, heaps.contains(n));
    }
    m_chart->setMarked({});
    QCOMPARE(countLike(shot(), Theme::instance().colors().selection), 0);
}

/// Every second period is shaded if there is space.
void SequenceChartTest::periodsAreShaded()
{
    load(QStringLiteral("kayles"), 300);
    zoomTo(150, 210);
    const QImage now = shot();
    // Low in the plot, between the grid lines, where there are neither dots nor labels.
    const auto shade = [&](quint64 n) {
        const int x = (m_chart->pointOf(n).x() + m_chart->pointOf(n + 1).x()) / 2;
        std::map<QRgb, int> colors;
        const QRectF plot = m_chart->chart()->plotArea();
        for (int y = static_cast<int>(plot.top()) + 10; y < plot.bottom() - 10; ++y)
            ++colors[now.pixel(x, y)];
        return std::max_element(colors.begin(), colors.end(), [](auto a, auto b) { return a.second < b.second; })
            ->first;
    };
    for (quint64 lap = 7; lap < 10; ++lap) {
        const quint64 n = 71 + lap * 12 + 5;
        QCOMPARE(shade(n), shade(n + 3));
        QVERIFY(shade(n) != shade(n + 12));
        QCOMPARE(shade(n), shade(n + 24));
    }
}

/// The label of the last exception has its own space, however low the chart is.
void SequenceChartTest::lastExceptionIsNamedAboveAllDots()
{
    load(QStringLiteral("kayles"), 200);
    const auto exception = m_snapshot->period->lastException();
    QVERIFY(exception);
    for (const int height : {180, 300, 600}) {
        m_chart->resize(700, height);
        QCoreApplication::processEvents();
        const double top = m_chart->chart()->mapRectToScene(m_chart->chart()->plotArea()).top();
        for (quint64 n = 0; n < m_snapshot->terms; ++n)
            QVERIFY2(m_chart->pointOf(n).y() - 5 > top + 2 + m_chart->fontMetrics().height(),
                     qPrintable(QString::number(n)));
    }
}

void SequenceChartTest::axisNumbersAreGrouped()
{
    load(QStringLiteral("nim"), 30'000);
    shot();
    QStringList labels;
    for (const QGraphicsItem *item : m_chart->scene()->items()) {
        if (const auto *text = dynamic_cast<const QGraphicsTextItem *>(item))
            labels << text->toPlainText();
    }
    QVERIFY2(labels.contains(QStringLiteral("10,000")), qPrintable(labels.join(u'|')));
    QVERIFY(!labels.contains(QStringLiteral("10000")));
}

void SequenceChartTest::fewTermsAndNone()
{
    const QImage empty = shot();
    load(QStringLiteral("kayles"), 10);
    QCOMPARE(m_chart->lastShown(), 9.5);
    QCOMPARE(dots().size(), 10);
    QVERIFY(shot() != empty);
    for (int press = 0; press < 5; ++press)
        QTest::keyClick(m_chart.get(), Qt::Key_Plus);
    QVERIFY(m_chart->lastShown() - m_chart->firstShown() >= 8 - 1e-9);
    m_chart->point(4);
    m_chart->setPlot(nullptr);
    QVERIFY(!m_chart->pointer()->term());
    QCOMPARE(dots().size(), 0);
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Left, Qt::Key_PageDown, Qt::Key_Home})
        QTest::keyClick(m_chart.get(), key);
    QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, QPoint(400, 200));
    QVERIFY(!m_chart->pointer()->term());
}

void SequenceChartTest::themesAreSwitchedAtRunTime()
{
    load(QStringLiteral("kayles"), 200);
    const QImage before = shot();
    const Colors light = Theme::instance().colors();
    QVERIFY(countLike(before, light.pPosition) > 100);
    Theme::instance().setMode(Theme::Mode::Dark);
    const Colors dark = Theme::instance().colors();
    const QImage night = shot();
    QVERIFY(countLike(night, dark.pPosition) > 100);
    QCOMPARE(night.pixelColor(2, 2), dark.surface);
    Theme::instance().setMode(Theme::Mode::Light);
    QCOMPARE(shot(), before);
}

MEXPLORER_TEST(SequenceChartTest)
#include "tst_sequencechart.moc"
