// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/charts/barchart.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;

class BarChartTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void heightsAreTheCounts();
    void lowBarsShow();
    void manyBarsArePutTogether_data();
    void manyBarsArePutTogether();
    void mousePoints();
    void keysPoint();
    void partsStandOut();
    void emptyAndAgain();
    void drawsOnPaper();
    void followsTheTheme();

private:
    QImage shot() const { return m_chart->viewport()->grab().toImage(); }

    std::unique_ptr<BarChart> m_chart;
};

void BarChartTest::init()
{
    Theme::instance().setMode(Theme::Mode::Light);
    m_chart = std::make_unique<BarChart>(QStringLiteral("value"), QStringLiteral("terms"));
    m_chart->setAccessibleName(QStringLiteral("Bars"));
    m_chart->resize(800, 400);
    m_chart->show();
    QVERIFY(waitForWindowActive(m_chart.get()));
    m_chart->setFocus();
}

void BarChartTest::cleanup()
{
    m_chart.reset();
}

/// The heights of the bars are proportional to the counts.
void BarChartTest::heightsAreTheCounts()
{
    const std::vector<quint64> counts = {1000, 500, 250, 0, 750};
    m_chart->setBars({1, counts, {}});
    QCOMPARE(m_chart->bars().size(), counts.size());
    const int full = m_chart->barRect(0).height();
    QVERIFY(full > 200);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        QCOMPARE(m_chart->bars()[i].count, counts[i]);
        QVERIFY(std::abs(m_chart->barRect(i).height() - full * double(counts[i]) / 1000) <= 3);
        if (i > 0)
            QVERIFY(m_chart->barRect(i).left() > m_chart->barRect(i - 1).right());
    }
}

void BarChartTest::lowBarsShow()
{
    m_chart->setBars({1, {1'000'000, 1, 0}, {0, 1, 0}});
    QVERIFY(m_chart->barRect(1).height() >= 2 && m_chart->barRect(1).height() <= 4);
    QVERIFY(m_chart->barRect(2).height() <= 1);
    const QImage image = shot();
    const QRect low = m_chart->barRect(1);
    bool found = false;
    for (int y = low.top(); y <= low.bottom(); ++y)
        found = found || image.pixelColor(low.center().x(), y) == Theme::instance().colors().accent;
    QVERIFY(found);
}

void BarChartTest::manyBarsArePutTogether_data()
{
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<quint64>("width");
    for (const std::size_t count : {1U, 50U, 300U, 1000U, 4096U})
        QTest::addRow("%zu", count) << count << quint64(count % 3 + 1);
}

/// Every number belongs to exactly one bar, and each bar is visible.
void BarChartTest::manyBarsArePutTogether()
{
    QFETCH(std::size_t, count);
    QFETCH(quint64, width);
    std::mt19937 random(3);
    std::vector<quint64> counts(count);
    std::vector<quint64> parts(count);
    for (std::size_t i = 0; i < count; ++i) {
        counts[i] = random() % 1000;
        parts[i] = counts[i] / 2;
    }
    m_chart->setBars({width, counts, parts});
    const auto &bars = m_chart->bars();
    quint64 next = 0;
    std::size_t given = 0;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        QCOMPARE(bars[i].first, next);
        next = bars[i].last + 1;
        quint64 sum = 0;
        quint64 part = 0;
        for (; given * width < next; ++given) {
            sum += counts[given];
            part += parts[given];
        }
        QCOMPARE(bars[i].count, sum);
        QCOMPARE(bars[i].part, part);
    }
    QCOMPARE(given, count);
    QVERIFY(m_chart->barRect(0).width() >= 1);
}

void BarChartTest::mousePoints()
{
    m_chart->setBars({1, {5, 7, 9, 4}, {}});
    QSignalSpy pointed(m_chart.get(), &BarChart::pointedAt);
    for (std::size_t i = 0; i < 4; ++i) {
        QTest::mouseMove(m_chart->viewport(), m_chart->barRect(i).center());
        QTRY_COMPARE(m_chart->pointed(), std::optional(i));
    }
    QCOMPARE(pointed.count(), 4);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_chart.get(), &leave);
    QVERIFY(!m_chart->pointed());
}

void BarChartTest::keysPoint()
{
    m_chart->setBars({1, {5, 7, 9, 4}, {}});
    const auto expect = [this](Qt::Key key, std::size_t bar) {
        QTest::keyClick(m_chart.get(), key);
        return m_chart->pointed() == std::optional(bar);
    };
    QVERIFY(expect(Qt::Key_Right, 0));
    QVERIFY(expect(Qt::Key_Right, 1));
    QVERIFY(expect(Qt::Key_End, 3));
    QVERIFY(expect(Qt::Key_Right, 3));
    QVERIFY(expect(Qt::Key_Left, 2));
    QVERIFY(expect(Qt::Key_Home, 0));
    QVERIFY(expect(Qt::Key_Left, 0));
}

void BarChartTest::partsStandOut()
{
    m_chart->setBars({1, {100, 100}, {0, 60}});
    const QImage image = shot();
    const auto has = [&image](const QRect &where, const QColor &color) {
        for (int y = where.top(); y <= where.bottom(); ++y) {
            for (int x = where.left(); x <= where.right(); ++x) {
                if (image.pixelColor(x, y) == color)
                    return true;
            }
        }
        return false;
    };
    const Colors &colors = Theme::instance().colors();
    const QRect plain = m_chart->barRect(0).adjusted(4, 4, -4, -4);
    const QRect parted = m_chart->barRect(1).adjusted(4, 4, -4, -4);
    QVERIFY(has(plain, colors.pPosition) && !has(plain, colors.accent));
    QVERIFY(has(parted, colors.pPosition) && has(parted, colors.accent));
}

void BarChartTest::emptyAndAgain()
{
    m_chart->setBars({1, {5, 7}, {}});
    m_chart->point(1);
    m_chart->setBars({});
    QVERIFY(m_chart->bars().empty());
    QVERIFY(!m_chart->pointed());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_End})
        QTest::keyClick(m_chart.get(), key);
    QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, QPoint(400, 200));
    QVERIFY(!m_chart->pointed());
    m_chart->setBars({1, {5}, {}});
    QCOMPARE(m_chart->bars().size(), std::size_t(1));
}

/// Files have the colours of paper, whatever the theme; SVG and PDF are vector graphics, PNG has twice the resolution.
void BarChartTest::drawsOnPaper()
{
    Theme::instance().setMode(Theme::Mode::Dark);
    m_chart->setBars({1, {5, 7}, {}});
    const QImage before = shot();
    const QTemporaryDir folder;
    QVERIFY(!exportDrawing(m_chart->drawing(), folder.filePath(QStringLiteral("bars.png"))));
    const QImage image(folder.filePath(QStringLiteral("bars.png")));
    QCOMPARE(image.size(), m_chart->size() * 2);
    QCOMPARE(image.pixelColor(3, 3), Theme::paperColors().surface);
    QVERIFY(!exportDrawing(m_chart->drawing(), folder.filePath(QStringLiteral("bars.svg"))));
    QVERIFY(QSvgRenderer(folder.filePath(QStringLiteral("bars.svg"))).isValid());
    QVERIFY(!exportDrawing(m_chart->drawing(), folder.filePath(QStringLiteral("bars.pdf"))));
    QFile pdf(folder.filePath(QStringLiteral("bars.pdf")));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    // Also on a page, from a recording.
    QImage page(m_chart->size() * 3, QImage::Format_RGB32);
    page.setDotsPerMeterX(qRound(3 * 96 / 0.0254)); // of another resolution than the screen's
    page.setDotsPerMeterY(qRound(3 * 96 / 0.0254));
    page.fill(Qt::white);
    {
        QPainter painter(&page);
        painter.scale(3, 3);
        playPicture(painter, recorded(m_chart->drawing()));
    }
    const QImage small = page.scaled(m_chart->size() * 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const auto ink = [](const QImage &of, const QRect &part) {
        int count = 0;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x)
                count += qGray(of.pixel(x, y)) < 200 ? 1 : 0;
        }
        return count;
    };
    const QRect lower(0, image.height() / 2, image.width(), image.height() / 2);
    QVERIFY(std::abs(ink(small, lower) - ink(image, lower)) <= ink(image, lower) / 4);
    const auto problem = exportDrawing(m_chart->drawing(), folder.filePath(QStringLiteral("no/bars.svg")));
    QVERIFY(problem && problem->kind == Problem::Kind::File);
    QCOMPARE(shot(), before);
}

void BarChartTest::followsTheTheme()
{
    m_chart->setBars({1, {5, 7}, {}});
    const QImage light = shot();
    Theme::instance().setMode(Theme::Mode::Dark);
    QCOMPARE(shot().pixelColor(2, 2), Theme::instance().colors().surface);
    Theme::instance().setMode(Theme::Mode::Light);
    QCOMPARE(shot(), light);
}

MEXPLORER_TEST(BarChartTest)
#include "tst_barchart.moc"
