// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/sequence/sequencesamples.h"
#include "views/sequence/heatmap.h"

#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <random>

using namespace mexplorer;

class HeatMapTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void rowsAreAsLongAsThePeriod_data();
    void rowsAreAsLongAsThePeriod();
    void everyCellHasItsPlaceAndColour();
    void exceptionsAreFramed();
    void scrollsToTheEnd();
    void tinyCellsOfAMillion();
    void mouse();
    void keysMoveThePointer();
    void keysAndWheelZoom();
    void otherRowLengths();
    void withoutAPlot();
    void onPaper();

private:
    QImage shot() const { return m_map->viewport()->grab().toImage(); }
    void load(const QString &rules, quint64 terms)
    {
        m_plot = plotOf(rules, terms);
        m_map->setPlot(m_plot);
    }

    std::unique_ptr<HeatMap> m_map;
    SequencePlotPtr m_plot;
};

void HeatMapTest::init()
{
    m_map = activeView<HeatMap>({700, 400});
    QVERIFY(m_map);
}

void HeatMapTest::cleanup()
{
    m_map.reset();
}

void HeatMapTest::rowsAreAsLongAsThePeriod_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("length");
    QTest::newRow("kayles") << "kayles" << quint64(12);
    QTest::newRow("dawson") << "dawson" << quint64(34);
    QTest::newRow("short periods are taken several times") << "subtraction{1-2}" << quint64(9);
    QTest::newRow("without a period") << "grundy" << quint64(64);
    QTest::newRow("nim grows for ever") << "nim" << quint64(64);
}

void HeatMapTest::rowsAreAsLongAsThePeriod()
{
    QFETCH(QString, rules);
    QFETCH(quint64, length);
    load(rules, 500);
    QCOMPARE(m_map->rowLength(), length);
}

/// The cell of a term has the colour of its value, and its point is mapped back to the term.
void HeatMapTest::everyCellHasItsPlaceAndColour()
{
    load(QStringLiteral("kayles"), 150);
    const QImage image = shot();
    const Colors &colors = Theme::instance().colors();
    int seen = 0;
    for (quint64 n = 0; n < 150; ++n) {
        const QRect cell = m_map->cellRect(n);
        if (!m_map->viewport()->rect().contains(cell))
            continue;
        QCOMPARE(m_map->termAt(cell.center()), std::optional(n));
        QCOMPARE(m_map->termAt(cell.topLeft()), std::optional(n));
        QCOMPARE(m_map->termAt(cell.bottomRight()), std::optional(n));
        QCOMPARE(image.pixelColor(cell.left() + 4, cell.top() + 4).rgb(), colors.value(m_plot->at(n)).rgb());
        ++seen;
    }
    QVERIFY(seen > 100);
    QVERIFY(!m_map->termAt(QPoint(2, 2)));
    QVERIFY(!m_map->termAt(QPoint(690, 100)));
}

void HeatMapTest::exceptionsAreFramed()
{
    load(QStringLiteral("kayles"), 150);
    const QImage image = shot();
    int exceptions = 0;
    for (quint64 n = 0; n < 110; ++n) {
        const QRect cell = m_map->cellRect(n);
        const bool isFramed =
            image.pixelColor(cell.left() + cell.width() / 2, cell.top()) == Theme::instance().colors().nPosition;
        QCOMPARE(isFramed, m_plot->snapshot()->isException(n));
        exceptions += isFramed ? 1 : 0;
    }
    QVERIFY(exceptions > 10);
}

void HeatMapTest::scrollsToTheEnd()
{
    load(QStringLiteral("dawson"), 100'000);
    m_map->verticalScrollBar()->setValue(m_map->verticalScrollBar()->maximum());
    QVERIFY(m_map->viewport()->rect().contains(m_map->cellRect(99'999)));
    QVERIFY(!m_map->viewport()->rect().intersects(m_map->cellRect(0)));
    m_map->point(0);
    QVERIFY(m_map->viewport()->rect().contains(m_map->cellRect(0)));
    m_map->point(50'000);
    QVERIFY(m_map->viewport()->rect().contains(m_map->cellRect(50'000)));
    m_map->point(100'000);
    QVERIFY(!m_map->pointer()->term());
}

void HeatMapTest::tinyCellsOfAMillion()
{
    load(QStringLiteral("octal{0.16}"), 1'000'000);
    QCOMPARE(m_map->rowLength(), quint64(149'459));
    m_map->zoom(-20);
    QCOMPARE(m_map->cellSize(), 1);
    std::mt19937 random(4);
    const Colors &colors = Theme::instance().colors();
    for (int round = 0; round < 20; ++round) {
        const quint64 n = random() % 1'000'000;
        m_map->point(n);
        m_map->point({});
        const QImage image = shot();
        QCOMPARE(m_map->termAt(m_map->cellRect(n).center()), std::optional(n));
        QCOMPARE(image.pixelColor(m_map->cellRect(n).topLeft()).rgb(), colors.value(m_plot->at(n)).rgb());
    }
}

void HeatMapTest::mouse()
{
    load(QStringLiteral("kayles"), 300);
    QSignalSpy pointed(m_map->pointer(), &TermPointer::pointedAt);
    QSignalSpy clicked(m_map->pointer(), &TermPointer::clicked);
    QSignalSpy reasons(m_map->pointer(), &TermPointer::reasonsRequested);
    QTest::mouseMove(m_map->viewport(), m_map->cellRect(40).center());
    QTRY_COMPARE(m_map->pointer()->term(), std::optional<quint64>(40));
    QTest::mouseClick(m_map->viewport(), Qt::LeftButton, {}, m_map->cellRect(41).center());
    QCOMPARE(clicked.last()[0].value<quint64>(), quint64(41));
    QTest::mouseClick(m_map->viewport(), Qt::RightButton, {}, m_map->cellRect(42).center());
    QCOMPARE(clicked.count(), 1);
    QTest::mouseDClick(m_map->viewport(), Qt::LeftButton, {}, m_map->cellRect(43).center());
    QCOMPARE(reasons.last()[0].value<quint64>(), quint64(43));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_map->viewport(), &leave);
    QVERIFY(!m_map->pointer()->term());
    QVERIFY(pointed.count() >= 2);
}

void HeatMapTest::keysMoveThePointer()
{
    load(QStringLiteral("kayles"), 3000);
    m_map->point(30);
    const auto expect = [this](Qt::Key key, quint64 n) {
        QTest::keyClick(m_map.get(), key);
        return m_map->pointer()->term() == std::optional(n);
    };
    QVERIFY(expect(Qt::Key_Right, 31));
    QVERIFY(expect(Qt::Key_Down, 43));
    QVERIFY(expect(Qt::Key_Left, 42));
    QVERIFY(expect(Qt::Key_Up, 30));
    QVERIFY(expect(Qt::Key_Home, 0));
    QVERIFY(expect(Qt::Key_Left, 0));
    QVERIFY(expect(Qt::Key_Up, 0));
    QVERIFY(expect(Qt::Key_End, 2999));
    QVERIFY(expect(Qt::Key_Down, 2999));
    QVERIFY(m_map->viewport()->rect().contains(m_map->cellRect(2999)));
    QTest::keyClick(m_map.get(), Qt::Key_PageUp);
    QVERIFY(*m_map->pointer()->term() < 2999 && *m_map->pointer()->term() % 12 == 2999 % 12);
    QSignalSpy clicked(m_map->pointer(), &TermPointer::clicked);
    QSignalSpy reasons(m_map->pointer(), &TermPointer::reasonsRequested);
    QTest::keyClick(m_map.get(), Qt::Key_Space);
    QTest::keyClick(m_map.get(), Qt::Key_Return);
    QCOMPARE(clicked.last()[0].value<quint64>(), *m_map->pointer()->term());
    QCOMPARE(reasons.last()[0].value<quint64>(), *m_map->pointer()->term());
}

void HeatMapTest::keysAndWheelZoom()
{
    load(QStringLiteral("kayles"), 3000);
    const int usual = m_map->cellSize();
    QTest::keyClick(m_map.get(), Qt::Key_Plus);
    QVERIFY(m_map->cellSize() > usual);
    QTest::keyClick(m_map.get(), Qt::Key_Minus);
    QCOMPARE(m_map->cellSize(), usual);
    const auto wheel = [this](int turned, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(QPointF(300, 200), QPointF(300, 200), {}, QPoint(0, turned), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_map->viewport(), &event);
    };
    wheel(-120, Qt::ControlModifier);
    QVERIFY(m_map->cellSize() < usual);
    wheel(-240, {});
    QVERIFY(m_map->verticalScrollBar()->value() > 0);
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(m_map.get(), Qt::Key_Plus);
    QVERIFY(m_map->cellSize() <= 60);
    QTest::keyClick(m_map.get(), Qt::Key_0);
    QCOMPARE(m_map->cellSize(), usual);
}

void HeatMapTest::otherRowLengths()
{
    load(QStringLiteral("kayles"), 1000);
    for (const quint64 length : {1U, 7U, 12U, 999U, 1000U, 5000U}) {
        m_map->setRowLength(length);
        QCOMPARE(m_map->rowLength(), length);
        m_map->point(500);
        QCOMPARE(m_map->termAt(m_map->cellRect(500).center()), std::optional<quint64>(500));
        QVERIFY(!shot().isNull());
    }
    m_map->setRowLength(0);
    QCOMPARE(m_map->rowLength(), quint64(1));
}

void HeatMapTest::withoutAPlot()
{
    load(QStringLiteral("kayles"), 100);
    m_map->point(5);
    m_map->setPlot(nullptr);
    QVERIFY(!m_map->pointer()->term());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_End, Qt::Key_Home, Qt::Key_Plus, Qt::Key_Return, Qt::Key_Space})
        QTest::keyClick(m_map.get(), key);
    QVERIFY(!m_map->pointer()->term());
    QCOMPARE(shot().pixelColor(300, 200), Theme::instance().colors().surface);
}

void HeatMapTest::onPaper()
{
    Theme::instance().setMode(Theme::Mode::Dark);
    load(QStringLiteral("kayles"), 150);
    const Drawing drawing = m_map->drawing();
    QImage image(drawing.size, QImage::Format_RGB32);
    QPainter painter(&image);
    drawing.paint(painter);
    painter.end();
    QCOMPARE(image.pixelColor(image.width() - 3, image.height() - 3), Theme::paperColors().surface);
    const QRect cell = m_map->cellRect(80);
    QCOMPARE(image.pixelColor(cell.left() + 4, cell.top() + 4).rgb(), Theme::paperColors().value(m_plot->at(80)).rgb());
}

MEXPLORER_TEST(HeatMapTest)
#include "tst_heatmap.moc"
