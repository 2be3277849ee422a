// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/sequence/sequencesamples.h"
#include "views/sequence/sequencechart.h"

#include <QLineSeries>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace mexplorer;

/// Tests the marks of a plot against the values, the pointer by keys, and dragging.
class ChartLayersTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void rareAndCommonDots();
    void rareAndCommonColumns();
    void columnsLeaveNoHoles();
    void columnsWithExceptions();
    void keysMoveThePointer();
    void keysStepOverColumns();
    void clicksByKeys();
    void dragsByMiddleButtonAndCtrl();
    void optionsAreDrawn();

private:
    QList<QPointF> points(const char *name) const
    {
        const QList<QAbstractSeries *> all = m_chart->chart()->series();
        const auto hasName = [name](const QAbstractSeries *one) { return one->objectName() == QLatin1String(name); };
        return static_cast<const QLineSeries *>(*std::find_if(all.begin(), all.end(), hasName))->points();
    }
    void load(const QString &rules, quint64 terms)
    {
        m_plot = plotOf(rules, terms);
        m_chart->setPlot(m_plot);
    }

    std::unique_ptr<SequenceChart> m_chart;
    SequencePlotPtr m_plot;
};

void ChartLayersTest::init()
{
    m_chart = activeView<SequenceChart>({1000, 420});
    QVERIFY(m_chart);
}

void ChartLayersTest::cleanup()
{
    m_chart.reset();
}

void ChartLayersTest::rareAndCommonDots()
{
    load(QStringLiteral("octal{0.354}"), 1000);
    QVERIFY(m_chart->showsRare());
    QList<QPointF> rare;
    QList<QPointF> common;
    for (quint64 n = 0; n < 1000; ++n)
        (m_plot->isRare(n) ? rare : common) << QPointF(static_cast<double>(n), m_plot->at(n));
    QVERIFY(rare.size() > 20);
    QCOMPARE(points("rare"), rare);
    QCOMPARE(points("common"), common);
    load(QStringLiteral("grundy"), 1000);
    QVERIFY(!m_chart->showsRare());
    QVERIFY(points("rare").isEmpty());
    QCOMPARE(points("common").size(), 1000);
}

void ChartLayersTest::rareAndCommonColumns()
{
    load(QStringLiteral("octal{0.354}"), 50'000);
    QVERIFY(!m_chart->showsDots());
    for (const std::size_t layer : {0U, 1U}) {
        const auto &columns = m_chart->layers().columns(layer);
        QVERIFY(columns.size() > (layer == 0 ? 50U : 5U));
        const PlotLayer what = layer == 0 ? PlotLayer::Common : PlotLayer::Rare;
        for (const ChartLayers::Column &column : columns)
            QVERIFY(m_plot->extremes(what, column.first, column.first + 100).min <= column.extremes.max);
    }
}

/// Every column of kayles has values from 1 to 8, so that there is no gap between columns.
void ChartLayersTest::columnsLeaveNoHoles()
{
    load(QStringLiteral("kayles"), 100'000);
    for (int step = 0; step < 12; ++step) {
        QVERIFY(!m_chart->showsDots());
        const QImage shot = m_chart->viewport()->grab().toImage();
        const QRectF plot = m_chart->chart()->plotArea();
        const QRgb empty = Theme::instance().colors().surface.rgb();
        const int y = (m_chart->pointOf(99'000).y() + m_chart->pointOf(99'001).y()) / 2; // between lines of the grid
        for (int x = static_cast<int>(plot.left()) + 2; x < static_cast<int>(plot.right()) - 2; ++x)
            QVERIFY2(shot.pixel(x, y) != empty, qPrintable(QStringLiteral("step %1, at %2").arg(step).arg(x)));
        m_chart->zoom(1.2);
    }
}

/// Columns with an exception have ticks, and no others.
void ChartLayersTest::columnsWithExceptions()
{
    load(QStringLiteral("octal{0.356}"), 20'000);
    QVERIFY(!m_chart->showsDots());
    const SequenceSnapshot &snapshot = *m_plot->snapshot();
    const auto isTicked = [this](quint64 n) {
        const auto &runs = m_chart->layers().exceptionRuns();
        return std::any_of(runs.begin(), runs.end(), [n](const auto &run) { return run.first <= n && n < run.second; });
    };
    const QImage shot = m_chart->viewport()->grab().toImage();
    const int bottom = static_cast<int>(m_chart->chart()->plotArea().bottom()) - 2;
    constexpr quint64 column = 64; // more terms than one has
    quint64 away = 2 * column;     // from the last exception
    int plain = 0;
    for (quint64 n = 0; n < 20'000; ++n) {
        away = snapshot.isException(n) ? 0 : away + 1;
        if (away == 0) {
            QVERIFY(isTicked(n));
        } else if (away > column && n > snapshot.period->preperiod) {
            QVERIFY(!isTicked(n));
            ++plain;
        }
    }
    QVERIFY(plain > 10'000);
    const QRgb tick = Theme::instance().colors().nPosition.rgb();
    quint64 exception = 3000;
    while (!snapshot.isException(exception))
        ++exception;
    QCOMPARE(shot.pixel(m_chart->pointOf(exception).x(), bottom), tick);
    QVERIFY(shot.pixel(m_chart->pointOf(15'000).x(), bottom) != tick);
    ChartOptions without;
    without.exceptions = false;
    m_chart->setOptions(without);
    QVERIFY(m_chart->layers().exceptionRuns().empty());
}

void ChartLayersTest::keysMoveThePointer()
{
    load(QStringLiteral("kayles"), 200);
    QSignalSpy pointed(m_chart->pointer(), &TermPointer::pointedAt);
    QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
    const quint64 start = *m_chart->pointer()->term();
    QVERIFY(std::abs(double(start) - 100) <= 2);
    for (quint64 i = 1; i <= 5; ++i) {
        QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_chart->pointer()->term(), std::optional(start + i));
    }
    QTest::keyClick(m_chart.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_chart->pointer()->term(), std::optional(start + 4));
    QCOMPARE(pointed.count(), 7);
    m_chart->point(0);
    QTest::keyClick(m_chart.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_chart->pointer()->term(), std::optional<quint64>(0));
    m_chart->point(199);
    QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_chart->pointer()->term(), std::optional<quint64>(199));
}

/// If many terms share a pixel, a key moves by a pixel; zoomed in, the range follows the pointer.
void ChartLayersTest::keysStepOverColumns()
{
    load(QStringLiteral("kayles"), 100'000);
    m_chart->point(50'000);
    QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(*m_chart->pointer()->term() > 50'050 && *m_chart->pointer()->term() < 50'250);
    QVERIFY(std::abs(m_chart->pointOf(*m_chart->pointer()->term()).x() - m_chart->pointOf(50'000).x()) <= 2);
    m_chart->zoom(5000);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(static_cast<double>(*m_chart->pointer()->term()) <= m_chart->lastShown());
    QVERIFY(static_cast<double>(*m_chart->pointer()->term()) >= m_chart->firstShown());
}

void ChartLayersTest::clicksByKeys()
{
    load(QStringLiteral("kayles"), 200);
    QSignalSpy clicked(m_chart->pointer(), &TermPointer::clicked);
    QSignalSpy reasons(m_chart->pointer(), &TermPointer::reasonsRequested);
    QTest::keyClick(m_chart.get(), Qt::Key_Space);
    QTest::keyClick(m_chart.get(), Qt::Key_Return);
    QCOMPARE(clicked.count() + reasons.count(), 0);
    m_chart->point(77);
    QTest::keyClick(m_chart.get(), Qt::Key_Space);
    QTest::keyClick(m_chart.get(), Qt::Key_Return);
    QCOMPARE(clicked.last()[0].value<quint64>(), quint64(77));
    QCOMPARE(reasons.last()[0].value<quint64>(), quint64(77));
    QTest::mouseDClick(m_chart->viewport(), Qt::LeftButton, {}, m_chart->pointOf(120));
    QCOMPARE(reasons.last()[0].value<quint64>(), quint64(120));
}

/// The point under the mouse doesn't change.
void ChartLayersTest::dragsByMiddleButtonAndCtrl()
{
    load(QStringLiteral("kayles"), 1000);
    QSignalSpy clicked(m_chart->pointer(), &TermPointer::clicked);
    for (const auto &[button, modifiers] : {std::pair(Qt::MiddleButton, Qt::KeyboardModifiers()),
                                            {Qt::LeftButton, Qt::KeyboardModifiers(Qt::ControlModifier)}}) {
        m_chart->showAll();
        m_chart->point(500);
        m_chart->zoom(10);
        const QPoint from = m_chart->pointOf(500);
        QTest::mousePress(m_chart->viewport(), button, modifiers, from);
        for (int step = 1; step <= 10; ++step) {
            const QPoint to = from + QPoint(12 * step, 0);
            QMouseEvent move(QEvent::MouseMove, to, m_chart->viewport()->mapToGlobal(to), Qt::NoButton, button,
                             modifiers);
            QApplication::sendEvent(m_chart->viewport(), &move);
        }
        QVERIFY(std::abs(m_chart->pointOf(500).x() - from.x() - 120) <= 2);
        QTest::mouseRelease(m_chart->viewport(), button, modifiers, from + QPoint(120, 0));
        const double first = m_chart->firstShown();
        QTest::mouseMove(m_chart->viewport(), from);
        QCOMPARE(m_chart->firstShown(), first);
    }
    QCOMPARE(clicked.count(), 0);
}

void ChartLayersTest::optionsAreDrawn()
{
    load(QStringLiteral("kayles"), 300);
    const auto shot = [this] { return m_chart->viewport()->grab().toImage(); };
    const QImage usual = shot();
    for (const auto option : {&ChartOptions::periodBands, &ChartOptions::exceptions}) {
        ChartOptions other;
        other.*option = !(other.*option);
        m_chart->setOptions(other);
        QVERIFY(shot() != usual);
        m_chart->setOptions({});
        QTRY_COMPARE(shot(), usual);
    }
}

MEXPLORER_TEST(ChartLayersTest)
#include "tst_chartlayers.moc"
