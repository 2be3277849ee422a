// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/highlights.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;
using samples::uniform;

namespace {

constexpr QRgb paper = qRgb(255, 255, 255);

qreal length(QPointF way)
{
    return std::hypot(way.x(), way.y());
}

/// Returns the part of the picture in \a view, on an image of \a size.
QImage rendered(const GraphPicture &picture, const Camera &camera, const QRectF &view, const QSize &size,
                PaintedCounts *counts = nullptr)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    const PaintedCounts painted = paintGraph(painter, {picture, camera, view}, JobControl());
    if (counts)
        *counts = painted;
    return image;
}

int differingPixels(const QImage &a, const QImage &b, const QRect &area)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            count += samples::distance(a.pixelColor(x, y), b.pixelColor(x, y)) > 24;
    }
    return count;
}

} // namespace

class TestGraphPicture : public QObject
{
    Q_OBJECT

private slots:
    // ---- levels of detail

    void sizesChangeAtTheirBorders()
    {
        QVERIFY(GraphSizes(7.9).drawsDots); // a radius of 2.4 pixels is the first that has a shape
        QVERIFY(!GraphSizes(8.01).drawsDots);
        QVERIFY(!GraphSizes(19.99).hasArrows);
        QVERIFY(GraphSizes(20).hasArrows);
        qreal last = 0;
        for (qreal scale = 0.5; scale < 400; scale *= 1.05) {
            const qreal radius = GraphSizes(scale).markRadius;
            QVERIFY(radius > last);
            QVERIFY2(2 * radius < scale, "marks one unit apart must not touch");
            last = radius;
        }
    }

    void dotsBecomeMarksWithValues()
    {
        const GraphPicture picture = samples::pictureOf(QStringLiteral("nim:3,3"));
        const PositionId root = GameGraph::root();
        QCOMPARE(picture.outcome(ShownId(root)), Outcome::P);
        const QRectF view(0, 0, 200, 200);
        for (const qreal scale : {3.0, 6.0, 12.0, 40.0, 90.0}) {
            const Camera camera{picture.layout->point(root), scale};
            const QImage image = rendered(picture, camera, view, {200, 200});
            const qreal radius = GraphSizes(scale).markRadius;
            const QPoint beside(100 + int(0.75 * radius), 100); // next to the number
            QVERIFY2(samples::distance(image.pixelColor(beside), picture.colors.pPosition) < 30,
                     qPrintable(QString::number(scale)));
        }
    }

    void dotsOfNHaveAHoleAsMarksDo()
    {
        const GraphPicture picture = samples::pictureOf(QStringLiteral("nim:3,3"));
        const QRectF view(0, 0, 201, 201);
        for (const qreal scale : {5.0, 6.5, 7.9}) {
            QVERIFY(GraphSizes(scale).drawsDots && GraphSizes(scale).drawsFrames);
            for (const PositionId id : samples::allOf(*picture.explored.graph)) {
                if (id == GameGraph::root())
                    continue;
                const Outcome outcome = picture.outcome(ShownId(id));
                const QImage image = rendered(picture, {picture.layout->point(id), scale}, view, {201, 201});
                const QColor color = picture.colors.outcome(outcome);
                const QColor centre = image.pixelColor(100, 100);
                const auto edge = int(100.5 - GraphSizes(scale).dotSide(outcome) / 2 + 0.5);
                QCOMPARE(samples::distance(centre, color) < 60, outcome == Outcome::P);
                QVERIFY(samples::distance(image.pixelColor(edge, 100), color) < 110);
            }
        }
        QVERIFY(!GraphSizes(3).drawsFrames);
        QVERIFY(GraphSizes(3).dotSide(Outcome::N) < 0.9 * GraphSizes(3).dotSide(Outcome::P));
    }

    void miniaturesStandClearOfTheirMarks_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:7", "nim:3,4", "matrix:3x3", "wythoff:(3,4)", "chomp:3x3", "kayles:3 + nim:2"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void miniaturesStandClearOfTheirMarks()
    {
        QFETCH(QString, game);
        const ExploredGraph explored = samples::explored(game);
        int withSpace = 0;
        for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
            LayoutOptions options;
            options.orientation = orientation;
            const GraphPicture picture = samples::pictureOf(explored, ColorBy::Outcome, options);
            QVERIFY(!MiniatureBoxes(picture, 4).hasSpace());
            for (qreal scale = 10; scale <= 400; scale *= 1.3) {
                const MiniatureBoxes boxes(picture, scale);
                if (!boxes.hasSpace())
                    continue;
                ++withSpace;
                QVERIFY(boxes.unit() > 0 && boxes.unit() <= 14);
                const qreal radius = GraphSizes(scale).markRadius;
                for (const PositionId id : samples::allOf(*explored.graph)) {
                    const QRectF box = boxes.box(explored.graph->cells(id), QPointF());
                    QVERIFY(box.width() > 0 && box.height() > 0);
                    const bool beside = box.left() > radius || box.top() > radius;
                    QVERIFY2(beside, "the miniature lies on the mark");
                    QVERIFY(box.width() <= 121 && box.height() <= 65);
                }
            }
        }
        QVERIFY(withSpace > 0);
    }

    // ---- what is shown of a position

    void textsAndColoursAreTheLabels_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:9", "nim:2,3,4", "matrix:2x3", "subtraction{1,4}:12", "grundy:11"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void textsAndColoursAreTheLabels()
    {
        QFETCH(QString, game);
        GraphPicture picture = samples::pictureOf(game);
        const Labels &labels = *picture.explored.labels;
        const auto check = [&](ColorBy by, std::span<const quint32> numbers) {
            picture.setColorBy(by);
            QCOMPARE(picture.maxNumber, *std::max_element(numbers.begin(), numbers.end()));
            std::map<quint32, QColor> colors;
            for (const PositionId id : samples::allOf(*picture.explored.graph)) {
                QCOMPARE(picture.colorNumber(ShownId(id)), numbers[id]);
                QCOMPARE(picture.markText(ShownId(id)), QString::number(numbers[id]));
                const QColor color = colors.emplace(numbers[id], picture.color(ShownId(id))).first->second;
                QCOMPARE(picture.color(ShownId(id)), color);
            }
            for (const auto &[number, color] : colors) { // different numbers, different colours
                for (const auto &[other, otherColor] : colors)
                    QVERIFY(number == other || color != otherColor);
            }
        };
        check(ColorBy::SgValue, labels.values());
        check(ColorBy::Remoteness, labels.remotenesses());
        check(ColorBy::Birthday, labels.birthdays());
        picture.setColorBy(ColorBy::Outcome);
        for (const PositionId id : samples::allOf(*picture.explored.graph)) {
            QCOMPARE(picture.colorNumber(ShownId(id)), Labels::unknown);
            QCOMPARE(picture.markText(ShownId(id)), QString::number(labels.value(id)));
            QCOMPARE(picture.color(ShownId(id)),
                     labels.value(id) == 0 ? picture.colors.pPosition : picture.colors.nPosition);
        }
    }

    void stepsShowLabelsOneByOne()
    {
        GraphPicture picture = samples::pictureOf(QStringLiteral("kayles:8"));
        const PositionId count = picture.explored.graph->positionCount();
        std::mt19937 random(21);
        std::vector<quint32> order = samples::allOf(*picture.explored.graph);
        std::shuffle(order.begin(), order.end(), random);
        auto valueSteps = order;
        for (quint32 &step : valueSteps)
            step += 5;
        picture.answers.outcomeSteps = std::make_shared<const std::vector<quint32>>(order);
        picture.answers.valueSteps = std::make_shared<const std::vector<quint32>>(valueSteps);
        for (quint32 step = 0; step < count + 5; ++step) {
            picture.answers.step = step;
            quint32 outcomes = 0;
            quint32 values = 0;
            for (PositionId id = 0; id < count; ++id) {
                const bool knowsOutcome = picture.outcome(ShownId(id)) != Outcome::Unknown;
                const bool knowsValue = !picture.markText(ShownId(id)).isEmpty();
                outcomes += knowsOutcome;
                values += knowsValue;
                QCOMPARE(knowsOutcome, order[id] <= step);
                if (!knowsOutcome)
                    QCOMPARE(picture.color(ShownId(id)), picture.colors.mutedText);
            }
            QCOMPARE(outcomes, std::min(step + 1, count));
            QCOMPARE(values, step < 5 ? 0 : std::min(step - 4, count));
        }
    }

    // ---- moves

    void movesBeginAndEndAtTheMarks_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 30; seed < 36; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void movesBeginAndEndAtTheMarks()
    {
        QFETCH(int, seed);
        std::mt19937 random(static_cast<quint32>(seed));
        const GraphPicture picture = samples::pictureOf(samples::randomGraph(random, 60, 120, seed % 2 == 0));
        const GameGraph &graph = *picture.explored.graph;
        const QRectF view(0, 0, 900, 700);
        for (const qreal scale : {5.0, 30.0, 120.0}) {
            const Camera camera{picture.layout->extent().center(), scale};
            const qreal radius = GraphSizes(scale).markRadius;
            for (const PositionId from : samples::allOf(graph)) {
                for (std::size_t i = 0; i < graph.followers(from).size(); ++i) {
                    const PositionId to = graph.followers(from)[i];
                    const MovePath path = movePath({picture, camera, view}, ShownId(from), i);
                    const qreal atStart = length(path.from - camera.toView(picture.layout->point(from), view));
                    const qreal atEnd = length(path.to - camera.toView(picture.layout->point(to), view));
                    QVERIFY2(atStart > radius && atStart < radius + 3, qPrintable(QString::number(atStart)));
                    QVERIFY2(atEnd > radius && atEnd < radius + 3, qPrintable(QString::number(atEnd)));
                    QCOMPARE(path.curved, from == to || picture.layout->bend(graph.firstMove(from) + i) != 0);
                }
            }
        }
    }

    void arrowHeadsPointAtTheFollower()
    {
        for (const QPointF &to : {QPointF(100, 150), QPointF(100, 50), QPointF(150, 100), QPointF(50, 100)}) {
            QImage image(200, 200, QImage::Format_RGB32);
            image.fill(paper);
            QPainter painter(&image);
            painter.setPen(QPen(Qt::black, 1));
            const MovePath path{QPointF(100, 100), QPointF(), to, false};
            paintArrowHead(painter, path, 16);
            painter.end();
            const QRectF head = samples::painted(image, paper);
            QVERIFY(head.adjusted(-1.5, -1.5, 1.5, 1.5).contains(to));
            const QPointF way = (to - path.from) / 50;
            QVERIFY2(QPointF::dotProduct(to - head.center(), way) > 6, "the head lies behind its tip");
            QVERIFY(image.pixelColor((to - 10 * way).toPoint()).lightness() < 60); // the arrow head is filled
        }
    }

    // ---- hit test

    void nearestAgreesWithAllDistances_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("orientation");
        for (const char *game : {"kayles:12", "nim:4,4,3", "matrix:3x3", "divide{2,3}:100", "kayles:22"}) {
            for (const int orientation : {0, 1})
                QTest::addRow("%s %d", game, orientation) << QString::fromLatin1(game) << orientation;
        }
    }
    void nearestAgreesWithAllDistances()
    {
        QFETCH(QString, game);
        QFETCH(int, orientation);
        LayoutOptions options;
        options.orientation = Orientation(orientation);
        const ExploredGraph explored = samples::explored(game);
        const LayoutPtr layout = samples::layoutOf(explored, options);
        std::mt19937 random(22);
        const QRectF extent = layout->extent().adjusted(-2, -2, 2, 2);
        int hits = 0;
        for (int i = 0; i < 400; ++i) {
            const QPointF point(uniform(random, extent.left(), extent.right()),
                                uniform(random, extent.top(), extent.bottom()));
            const qreal reach = uniform(random, 0.1, 3);
            qreal min = 1e9;
            for (const PositionId id : samples::allOf(*explored.graph))
                min = std::min(min, length(layout->point(id) - point));
            const PositionId found = layout->nearest(point, reach);
            if (std::abs(min - reach) < 1e-4)
                continue; // on the edge of the reach
            QCOMPARE(found == noPosition, min > reach);
            if (found != noPosition) {
                ++hits;
                QVERIFY(std::abs(length(layout->point(found) - point) - min) < 1e-4);
            }
        }
        QVERIFY(hits > 20);
    }

    void positionsInAgreesWithAllPoints_data() { nearestAgreesWithAllDistances_data(); }
    void positionsInAgreesWithAllPoints()
    {
        QFETCH(QString, game);
        QFETCH(int, orientation);
        LayoutOptions options;
        options.orientation = Orientation(orientation);
        const ExploredGraph explored = samples::explored(game);
        const LayoutPtr layout = samples::layoutOf(explored, options);
        std::mt19937 random(23);
        const QRectF extent = layout->extent();
        for (int i = 0; i < 200; ++i) {
            const QPointF corner(uniform(random, extent.left() - 3, extent.right()),
                                 uniform(random, extent.top() - 3, extent.bottom()));
            const QRectF area(corner, QSizeF(uniform(random, 0, extent.width()), uniform(random, 0, extent.height())));
            std::vector<PositionId> found = layout->positionsIn(area);
            std::sort(found.begin(), found.end());
            std::vector<PositionId> expected;
            for (const PositionId id : samples::allOf(*explored.graph)) {
                if (area.contains(layout->point(id)))
                    expected.push_back(id);
            }
            QCOMPARE(found, expected);
        }
    }

    // ---- painting

    void eachPositionIsPaintedWhereItStands_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("dark");
        for (const char *game : {"kayles:8", "nim:2,3", "subtraction{1-3}:10", "matrix:2x2", "grundy:9"}) {
            QTest::addRow("%s light", game) << QString::fromLatin1(game) << false;
            QTest::addRow("%s dark", game) << QString::fromLatin1(game) << true;
        }
    }
    void eachPositionIsPaintedWhereItStands()
    {
        QFETCH(QString, game);
        QFETCH(bool, dark);
        GraphPicture picture = samples::pictureOf(game);
        Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        picture.colors = Theme::instance().colors();
        const QRectF view(0, 0, 1000, 800);
        const Camera camera = Camera::fitting(picture.layout->extent(), view);
        QImage image(1000, 800, QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        const PaintedCounts counts = paintGraph(painter, {picture, camera, view}, JobControl());
        painter.end();
        QCOMPARE(counts.shownPositions, quint64(picture.explored.graph->positionCount()));
        QCOMPARE(counts.drawnMoves, quint64(picture.explored.graph->moveCount()));
        const qreal radius = GraphSizes(camera.scale).markRadius;
        for (const PositionId id : samples::allOf(*picture.explored.graph)) {
            const QPointF at = camera.toView(picture.layout->point(id), view);
            const QColor rim = samples::pixelAt(image, at - QPointF(0.9 * radius, 0));
            const QColor inside = samples::pixelAt(image, at - QPointF(0, 0.64 * radius));
            const bool p = picture.explored.labels->outcome(id) == Outcome::P;
            QVERIFY(samples::distance(rim, p ? picture.colors.pPosition : picture.colors.nPosition) < 60);
            QVERIFY(samples::distance(inside, p ? picture.colors.pPosition : picture.colors.surface) < 60);
        }
    }

    void cullingHidesNothingThatIsOnTheScreen_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("orientation");
        for (const char *game : {"kayles:9", "nim:3,3", "matrix:2x3", "kayles:3 + nim:2", "chomp:3x3"}) {
            for (const int orientation : {0, 1})
                QTest::addRow("%s %d", game, orientation) << QString::fromLatin1(game) << orientation;
        }
    }
    /// A part of the picture is the same as in the whole picture.
    void cullingHidesNothingThatIsOnTheScreen()
    {
        QFETCH(QString, game);
        QFETCH(int, orientation);
        LayoutOptions options;
        options.orientation = Orientation(orientation);
        const GraphPicture picture = samples::pictureOf(samples::explored(game), ColorBy::Outcome, options);
        std::mt19937 random(24);
        for (const qreal scale : {14.0, 40.0, 75.0}) {
            const QSize size = (picture.layout->extent().size() * scale).toSize();
            const QRectF whole(0, 0, size.width(), size.height());
            const Camera camera{picture.layout->extent().center(), scale};
            const QImage all = rendered(picture, camera, whole, size);
            for (int i = 0; i < 8; ++i) {
                const QRect window(int(uniform(random, 0, 0.7 * size.width())),
                                   int(uniform(random, 0, 0.7 * size.height())), size.width() / 4, size.height() / 4);
                const QRectF view(window);
                const Camera nearer{camera.toLayout(view.center(), whole), scale};
                const QImage part = rendered(picture, nearer, view, size);
                const int differing = differingPixels(all, part, window.adjusted(1, 1, -1, -1));
                QVERIFY2(
                    differing == 0,
                    qPrintable(
                        QStringLiteral("%1 pixels differ at scale %2, window %3").arg(differing).arg(scale).arg(i)));
                QVERIFY2(QRect(window.adjusted(-1, -1, 1, 1)).contains(samples::painted(part, paper)),
                         "it is painted outside its view");
            }
        }
    }

    void nothingIsPaintedOfNothing()
    {
        GraphPicture picture;
        QVERIFY(picture.isEmpty());
        QCOMPARE(samples::painted(rendered(picture, {}, QRectF(0, 0, 50, 50), {50, 50}), paper), QRect());
        picture.explored = samples::explored(QStringLiteral("nim:2"));
        QVERIFY(picture.isEmpty()); // no layout yet
        picture.layout = samples::layoutOf(samples::explored(QStringLiteral("nim:9")));
        QVERIFY(picture.isEmpty()); // the layout is that of another graph
    }

    void movesOfSmallGraphsAreLines_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:10", "kayles:22", "kayles:5 + nim:3 + matrix:2x2", "nim:400"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// Moves are lines whatever their number, and winning ones are distinguished at any scale.
    void movesOfSmallGraphsAreLines()
    {
        QFETCH(QString, game);
        const GraphPicture picture = samples::pictureOf(game);
        const GameGraph &graph = *picture.explored.graph;
        QVERIFY(picture.isSmall());
        const QRectF view(0, 0, 800, 600);
        const Camera whole = Camera::fitting(picture.layout->extent(), view);
        for (const qreal nearer : {1.0, 2.0, 8.0}) {
            const Camera camera{whole.centre, nearer * whole.scale};
            PaintedCounts counts;
            const QImage image = rendered(picture, camera, view, {800, 600}, &counts);
            QVERIFY(!counts.plan.isDensity());
            QCOMPARE(counts.drawnMoves, quint64(graph.moveCount()));
            QCOMPARE(counts.lines, quint64(graph.moveCount()));
            int blue = 0;
            int seen = 0;
            for (const PositionId id : samples::allOf(graph)) {
                for (std::size_t i = 0; i < graph.followers(id).size(); ++i) {
                    const MovePath path = movePath({picture, camera, view}, ShownId(id), i);
                    if (picture.outcome(ShownId(graph.followers(id)[i])) != Outcome::P ||
                        length(path.to - path.from) < 20 || !view.contains(path.from) || !view.contains(path.to))
                        continue;
                    ++seen;
                    blue += samples::showsAlong(image, path, picture.colors.pPosition, 130);
                }
            }
            QVERIFY2(20 * blue >= 19 * seen, // some are below marks
                     qPrintable(QStringLiteral("%1 of %2").arg(blue).arg(seen)));
        }
    }

    // ---- highlights

    void highlightsRingTheSelectedPosition()
    {
        const GraphPicture picture = samples::pictureOf(QStringLiteral("kayles:7"));
        const QRectF view(0, 0, 800, 600);
        const Camera camera = Camera::fitting(picture.layout->extent(), view);
        const qreal radius = GraphSizes(camera.scale).markRadius;
        for (const PositionId id : samples::allOf(*picture.explored.graph)) {
            Highlights highlights;
            highlights.selected = ShownId(id);
            QImage image(800, 600, QImage::Format_RGB32);
            image.fill(paper);
            QPainter painter(&image);
            paintHighlightRings(painter, {picture, camera, view}, highlights);
            painter.end();
            const QPointF at = camera.toView(picture.layout->point(id), view);
            const QColor ring = samples::pixelAt(image, at - QPointF(radius + 4, 0));
            QVERIFY2(samples::distance(ring, picture.colors.selection) < 60, qPrintable(ring.name()));
        }
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(paper);
        QPainter painter(&image);
        paintHighlightRings(painter, {picture, camera, view}, {});
        painter.end();
        QVERIFY(samples::painted(image, paper).isEmpty());
    }
};

MEXPLORER_TEST(TestGraphPicture)
#include "tst_graphpicture.moc"
