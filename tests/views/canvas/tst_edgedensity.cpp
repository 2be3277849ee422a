// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "tests/views/support/shapes.h"
#include "views/canvas/edgedensity.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;
using samples::uniform;

namespace {

int alphaAt(const QImage &image, int x, int y)
{
    return qAlpha(image.pixel(x, y));
}

/// Returns the distance of a point from the nearest point of a line.
qreal distanceTo(const QLineF &line, QPointF point)
{
    const QPointF way = line.p2() - line.p1();
    const qreal square = QPointF::dotProduct(way, way);
    const qreal t = square == 0 ? 0 : std::clamp(QPointF::dotProduct(point - line.p1(), way) / square, 0.0, 1.0);
    return std::hypot(point.x() - line.p1().x() - t * way.x(), point.y() - line.p1().y() - t * way.y());
}

QLineF randomLine(std::mt19937 &random, const QRectF &area)
{
    return {uniform(random, area.left(), area.right()), uniform(random, area.top(), area.bottom()),
            uniform(random, area.left(), area.right()), uniform(random, area.top(), area.bottom())};
}

} // namespace

class TestEdgeDensity : public QObject
{
    Q_OBJECT

private slots:
    void imageHasTheAreasSize_data()
    {
        QTest::addColumn<QRectF>("area");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        QTest::newRow("one to one") << QRectF(0, 0, 40, 30) << 1.0 << QSize(40, 30);
        QTest::newRow("elsewhere") << QRectF(-7, 12, 40, 30) << 2.0 << QSize(80, 60);
        QTest::newRow("rounded up") << QRectF(0, 0, 10.2, 10.8) << 1.0 << QSize(11, 11);
        QTest::newRow("never nothing") << QRectF(0, 0, 3, 3) << 0.01 << QSize(1, 1);
    }
    void imageHasTheAreasSize()
    {
        QFETCH(QRectF, area);
        QFETCH(double, scale);
        QFETCH(QSize, size);
        const EdgeDensity density(area, scale, EdgeDensity::Lines::Coarse);
        QCOMPARE(density.area(), area);
        const QImage image = density.image(Qt::black);
        QCOMPARE(image.size(), size);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QCOMPARE(alphaAt(image, x, y), 0);
        }
    }

    void linesAreWhereTheyAre_data()
    {
        QTest::addColumn<int>("lines");
        QTest::newRow("coarse") << int(EdgeDensity::Lines::Coarse);
        QTest::newRow("smooth") << int(EdgeDensity::Lines::Smooth);
    }
    /// Compares each pixel with its distance from the line: near ones are painted, far ones are not.
    void linesAreWhereTheyAre()
    {
        QFETCH(int, lines);
        std::mt19937 random(11);
        for (int i = 0; i < 60; ++i) {
            const QRectF area(uniform(random, -20, 20), uniform(random, -20, 20), 24, 18);
            EdgeDensity density(area, 2, EdgeDensity::Lines(lines));
            const QLineF line = randomLine(random, area.adjusted(2, 2, -2, -2));
            density.add(line);
            const QImage image = density.image(Qt::black);
            const QLineF inPixels((line.p1() - area.topLeft()) * 2, (line.p2() - area.topLeft()) * 2);
            // Coarse lines have pixels centred at whole numbers and smooth ones between them: half a pixel doesn't
            // matter.
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const qreal away = distanceTo(inPixels, QPointF(x + 0.25, y + 0.25));
                    if (alphaAt(image, x, y) > 0)
                        QVERIFY2(away < 1.8, qPrintable(QStringLiteral("painted %1 away").arg(away)));
                }
            }
            // The line has no gap: there is a painted pixel at each of its points.
            for (qreal t = 0; t <= 1; t += 0.02) {
                const QPoint at = inPixels.pointAt(t).toPoint();
                int max = 0;
                for (int dy = -1; dy <= 1; ++dy) {
                    for (int dx = -1; dx <= 1; ++dx)
                        max = std::max(max, image.rect().contains(at + QPoint(dx, dy))
                                                ? alphaAt(image, at.x() + dx, at.y() + dy)
                                                : 0);
                }
                QVERIFY(max > 0);
            }
        }
    }

    /// Counting in two parts and adding them gives the same as counting at once.
    void partsAddUp()
    {
        std::mt19937 random(13);
        for (const EdgeDensity::Lines lines : {EdgeDensity::Lines::Coarse, EdgeDensity::Lines::Smooth}) {
            const QRectF area(-3, 2, 30, 20);
            EdgeDensity whole(area, 3, lines);
            EdgeDensity first(area, 3, lines);
            EdgeDensity second(area, 3, lines);
            for (int i = 0; i < 500; ++i) {
                const QLineF line = randomLine(random, area.adjusted(-9, -9, 9, 9));
                whole.add(line);
                (i % 3 == 0 ? first : second).add(line);
            }
            first.add(second);
            QCOMPARE(first.lineCount(), whole.lineCount());
            QCOMPARE(first.image(Qt::black), whole.image(Qt::black));
        }
    }

    /// Rows and columns crossed by many lines, compared to separate counts: more lines are never paler.
    void moreLinesAreMoreOpaque()
    {
        std::mt19937 random(12);
        for (int round = 0; round < 20; ++round) {
            EdgeDensity density(QRectF(0, 0, 40, 40), 1, EdgeDensity::Lines::Coarse);
            std::vector<int> counts(1600, 0);
            const int lines = std::uniform_int_distribution(1, 400)(random);
            for (int i = 0; i < lines; ++i) {
                const bool flat = i % 2 == 0;
                const int coordinate = std::uniform_int_distribution(1, 38)(random);
                density.add(flat ? QLineF(0, coordinate, 39, coordinate) : QLineF(coordinate, 0, coordinate, 39));
                for (int k = 0; k < 40; ++k)
                    ++counts[std::size_t(flat ? coordinate * 40 + k : k * 40 + coordinate)];
            }
            const QImage image = density.image(Qt::black);
            std::map<int, int> alphaOf;
            for (int i = 0; i < 1600; ++i) {
                const int alpha = alphaAt(image, i % 40, i / 40);
                const auto known = alphaOf.emplace(counts[std::size_t(i)], alpha).first;
                QCOMPARE(alpha, known->second); // the same count, the same shade
            }
            int last = -1;
            for (const auto &[count, alpha] : alphaOf) {
                QVERIFY2(alpha >= last, "more lines are paler");
                QCOMPARE(alpha > 0, count > 0);
                last = alpha;
            }
        }
    }

    void bundlesDoNotDrownASingleLine()
    {
        EdgeDensity density(QRectF(0, 0, 60, 60), 1, EdgeDensity::Lines::Coarse);
        density.add(QLineF(0, 10, 59, 10));
        for (int i = 0; i < 5000; ++i)
            density.add(QLineF(0, 30, 59, 30));
        const QImage image = density.image(Qt::black);
        QVERIFY(alphaAt(image, 30, 10) > 40);
        QVERIFY(alphaAt(image, 30, 30) > 2 * alphaAt(image, 30, 10));
        QVERIFY(alphaAt(image, 30, 30) < 255); // the background is still visible
    }

    void countsDoNotRunOver()
    {
        EdgeDensity density(QRectF(0, 0, 8, 8), 1, EdgeDensity::Lines::Coarse);
        density.add(QLineF(0, 2, 7, 2));
        for (int i = 0; i < 20'000; ++i) // more than 16 bits can store
            density.add(QLineF(0, 4, 7, 4));
        const QImage image = density.image(Qt::black);
        QVERIFY(alphaAt(image, 3, 4) > alphaAt(image, 3, 2));
    }

    void linesAreClipped()
    {
        std::mt19937 random(13);
        const QRectF area(0, 0, 30, 20);
        for (int i = 0; i < 200; ++i) {
            EdgeDensity density(area, 1, EdgeDensity::Lines::Coarse);
            const QLineF line = randomLine(random, area.adjusted(-60, -60, 60, 60));
            density.add(line);
            const QImage image = density.image(Qt::black);
            bool passes = false; // clearly, not along an edge
            for (qreal t = 0; t <= 1; t += 0.002)
                passes = passes || area.adjusted(2, 2, -3, -3).contains(line.pointAt(t));
            bool isPainted = false;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (alphaAt(image, x, y) == 0)
                        continue;
                    isPainted = true;
                    QVERIFY(distanceTo(line, QPointF(x + 0.25, y + 0.25)) < 1.8);
                }
            }
            if (passes)
                QVERIFY(isPainted);
        }
    }

    void curvesPassTheirMiddle()
    {
        std::mt19937 random(14);
        for (int i = 0; i < 50; ++i) {
            const QRectF area(0, 0, 60, 60);
            const QLineF ends = randomLine(random, area.adjusted(5, 5, -5, -5));
            const QPointF control = randomLine(random, area.adjusted(5, 5, -5, -5)).p1();
            EdgeDensity density(area, 1, EdgeDensity::Lines::Smooth);
            density.add(ends.p1(), control, ends.p2());
            const QImage image = density.image(Qt::black);
            for (const qreal t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const QPoint at =
                    ((1 - t) * (1 - t) * ends.p1() + 2 * t * (1 - t) * control + t * t * ends.p2()).toPoint();
                int max = 0;
                for (int dy = -1; dy <= 1; ++dy) {
                    for (int dx = -1; dx <= 1; ++dx)
                        max = std::max(max, alphaAt(image, at.x() + dx, at.y() + dy));
                }
                QVERIFY2(max > 0, qPrintable(QStringLiteral("nothing at %1").arg(t)));
            }
        }
    }

    void colourIsTheOneAskedFor()
    {
        EdgeDensity density(QRectF(0, 0, 20, 20), 1, EdgeDensity::Lines::Coarse);
        for (int i = 0; i < 50; ++i)
            density.add(QLineF(0, 10, 19, 10));
        const QColor shade = density.image(QColor(200, 40, 90)).pixelColor(10, 10);
        QVERIFY(samples::distance(QColor(shade.red(), shade.green(), shade.blue()), QColor(200, 40, 90)) <= 2);
    }

    /// The image is bounded for any shape of the area and any requested scale.
    void imagesAreBounded()
    {
        for (const QSizeF size : {QSizeF(2, 2'000'000), QSizeF(3'000'000, 2), QSizeF(90'000, 90'000), QSizeF(1, 1),
                                  QSizeF(0, 0), QSizeF(1e9, 1e-3)}) {
            for (const qreal scale : {1e-6, 0.01, 1.0, 500.0, 1e6}) {
                const QRectF area(QPointF(-3, 5), size);
                EdgeDensity density(area, scale, EdgeDensity::Lines::Coarse);
                const QSize pixels = density.size();
                QVERIFY(pixels.width() >= 1 && pixels.height() >= 1);
                QVERIFY(std::max(pixels.width(), pixels.height()) <= EdgeDensity::maxSide);
                QVERIFY(qint64(pixels.width() - 1) * (pixels.height() - 1) <= EdgeDensity::maxPixels);
                QVERIFY(pixels.width() <= std::ceil(size.width() * scale) || pixels.width() == 1);
                if (qint64(pixels.width()) * pixels.height() > 1'000'000)
                    continue;
                density.add(QLineF(area.topLeft(), area.bottomRight())); // the sanitizer checks the bounds
                density.add(QLineF(area.bottomLeft(), area.topRight()));
                QVERIFY(!samples::painted(density.image(Qt::black), 0).isEmpty());
            }
        }
        // A line as long as an image may be ends at the right point.
        for (const bool tall : {false, true}) {
            const QRectF area = tall ? QRectF(0, 0, 40, 16'000) : QRectF(0, 0, 16'000, 40);
            for (const EdgeDensity::Lines lines : {EdgeDensity::Lines::Coarse, EdgeDensity::Lines::Smooth}) {
                EdgeDensity density(area, 1, lines);
                density.add(QLineF(area.topLeft(), area.bottomRight() - QPointF(1, 1)));
                const QRect drawn = samples::painted(density.image(Qt::black), 0);
                QVERIFY2(drawn.width() >= area.width() - 3 && drawn.height() >= area.height() - 3,
                         qPrintable(QStringLiteral("%1 x %2").arg(drawn.width()).arg(drawn.height())));
            }
        }
    }

    void densitiesOfGraphsAreBounded_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : samples::shapeNames())
            QTest::newRow(qPrintable(name)) << name;
        QTest::newRow("nim") << QStringLiteral("nim:1999"); // each position has moves to all smaller ones
        QTest::newRow("subtraction") << QStringLiteral("subtraction{1-3}:6000");
    }
    /// A graph's density has no more pixels than a square of the requested width.
    void densitiesOfGraphsAreBounded()
    {
        QFETCH(QString, name);
        for (const int size : {2'100, 7'000}) {
            const ExploredGraph explored = name.contains(u':')
                                               ? samples::explored(name)
                                               : samples::exploredFrom(samples::shapePosition(name, size));
            for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
                LayoutOptions options;
                options.orientation = orientation;
                const LayoutPtr layout = samples::layoutOf(explored, options);
                JobControl control;
                const auto density = densityOfMoves(*explored.graph, *layout, control, 500);
                QCOMPARE(density != nullptr, explored.graph->positionCount() >= MoveScene::smallGraph);
                if (!density)
                    continue;
                const QSize pixels = density->size();
                QVERIFY(qint64(pixels.width() - 1) * (pixels.height() - 1) <= 500 * 500);
                QVERIFY(pixels.width() <= 501);
                QVERIFY(!samples::painted(density->image(Qt::black), 0).isEmpty());
            }
        }
    }

    /// A cancelled job of millions of moves ends almost at once, whatever the shape.
    void cancelledDensitiesEndAtOnce()
    {
        for (const QString &name : {QStringLiteral("star"), QStringLiteral("lens"), QStringLiteral("chain")}) {
            const ExploredGraph explored = samples::exploredFrom(samples::shapePosition(name, 20'000));
            const LayoutPtr layout = samples::layoutOf(explored);
            JobControl control;
            control.cancel();
            QVERIFY(densityOfMoves(*explored.graph, *layout, control)->lineCount() < 2'000);
        }
    }

    void onlyLargeGraphsHaveADensityOfAllMoves()
    {
        JobControl control;
        const GraphPicture small = samples::pictureOf(QStringLiteral("kayles:14"));
        QVERIFY(small.isSmall());
        QVERIFY(!densityOfMoves(*small.explored.graph, *small.layout, control));

        const GraphPicture large = samples::pictureOf(QStringLiteral("kayles:26"));
        QVERIFY(!large.isSmall());
        const auto density = densityOfMoves(*large.explored.graph, *large.layout, control);
        QVERIFY(density);
        QCOMPARE(density->area(), large.layout->extent());
        const QImage image = density->image(Qt::black);
        const qreal scale = image.width() / large.layout->extent().width();
        std::mt19937 random(15);
        for (int i = 0; i < 2000; ++i) { // each end of a move is visited
            const PositionId id =
                std::uniform_int_distribution<PositionId>(0, large.explored.graph->positionCount() - 1)(random);
            const QPoint at = ((large.layout->point(id) - large.layout->extent().topLeft()) * scale).toPoint();
            int max = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx)
                    max = std::max(max, image.valid(at.x() + dx, at.y() + dy) ? alphaAt(image, at.x() + dx, at.y() + dy)
                                                                              : 0);
            }
            QVERIFY(max > 0);
        }
        JobControl cancelled;
        cancelled.cancel();
        const QImage none = densityOfMoves(*large.explored.graph, *large.layout, cancelled)->image(Qt::black);
        QVERIFY(samples::painted(none, 0).isEmpty());
    }
};

MEXPLORER_TEST(TestEdgeDensity)
#include "tst_edgedensity.moc"
