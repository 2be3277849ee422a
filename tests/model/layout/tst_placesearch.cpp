// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/layout/crossingtable.h"
#include "model/layout/layerdrawing.h"
#include "model/notation/expression.h"
#include "tests/model/layout/drawinglaws.h"
#include "tests/testprogram.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

struct SearchedGraph
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

SearchedGraph searchedGraph(const QString &game)
{
    JobControl control;
    SearchedGraph result;
    result.graph = buildGraph(parsePosition(game).value(), {}, control);
    result.labels = label(*result.graph, Convention::Normal, control);
    result.predecessors = std::make_shared<const Predecessors>(*result.graph);
    return result;
}

/// The side of the line from a to b on which c is: 0 if it is within \a margin of it.
int side(QPointF a, QPointF b, QPointF c, double margin)
{
    const QPointF way = b - a;
    const double distance = (way.x() * (c.y() - a.y()) - way.y() * (c.x() - a.x())) / std::hypot(way.x(), way.y());
    return distance > margin ? 1 : distance < -margin ? -1 : 0;
}

/// The number of moves crossed by the moves of \a id, counted one by one; including those that only touch if \a
/// touching.
int crossingsOf(const SearchedGraph &s, const std::vector<QPointF> &points, PositionId id, bool touching)
{
    const double margin = touching ? 0.01 : 0;
    const auto apart = [&](PositionId a, PositionId b, PositionId c, PositionId d) {
        const int product =
            side(points[a], points[b], points[c], margin) * side(points[a], points[b], points[d], margin);
        return touching ? product > 0 : product >= 0;
    };
    int count = 0;
    for (const auto neighbours : {s.graph->followers(id), (*s.predecessors)(id)}) {
        for (const PositionId neighbour : neighbours) {
            for (PositionId from = 0; from < s.graph->positionCount(); ++from) {
                for (const PositionId to : s.graph->followers(from)) {
                    const bool meets = from == id || from == neighbour || to == id || to == neighbour;
                    count += !meets && !apart(id, neighbour, from, to) && !apart(from, to, id, neighbour);
                }
            }
        }
    }
    return count;
}

} // namespace

/// Compares the search for places, and its table of crossings, with the crossings of each drawing.
class PlaceSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void crossingsByPlaceAreThoseOfEachDrawing();
    void searchedPlacesAreFreeAndCrossLess_data();
    void searchedPlacesAreFreeAndCrossLess();
};

/// The table also counts lines that touch, so it is between the two counts made one by one.
void PlaceSearchTest::crossingsByPlaceAreThoseOfEachDrawing()
{
    constexpr int reach = 150; // so wide that lines rarely touch
    std::mt19937 random(116);
    std::uniform_int_distribution<int> anyPlace(-reach, reach);
    int compared = 0;
    int equal = 0;
    for (const char *game : {"kayles:6", "dawson:10", "octal{0.16}:9", "nim:2,4", "cram:2x3", "matrix:2x3"}) {
        const SearchedGraph s = searchedGraph(QString::fromLatin1(game));
        const LayerDrawing drawing(*s.graph, *s.labels, *s.predecessors, {});
        std::vector<int> places;
        std::vector<QPointF> points;
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            places.push_back(anyPlace(random));
            points.emplace_back(places.back(), drawing.along()[id]);
        }
        CrossingTable table(drawing, places, reach);
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            const std::vector<int> byPlace = table.byPlace(id);
            QCOMPARE(byPlace.size(), std::size_t(2 * reach + 1));
            QCOMPARE(byPlace.at(static_cast<std::size_t>(places[id] + reach)), table.here(id));
            for (int to = -reach; to <= reach; to += 11) {
                std::vector<QPointF> moved = points;
                moved[id].setX(to);
                const int count = byPlace.at(static_cast<std::size_t>(to + reach));
                const int crossing = crossingsOf(s, moved, id, false);
                QVERIFY(count >= crossing);
                QVERIFY(count <= crossingsOf(s, moved, id, true));
                equal += count == crossing;
                ++compared;
            }
        }
    }
    QVERIFY2(2 * equal > compared, qPrintable(QStringLiteral("%1 of %2").arg(equal).arg(compared)));
}

void PlaceSearchTest::searchedPlacesAreFreeAndCrossLess_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:7", "kayles:10", "dawson:10", "octal{0.16}:9", "nim:2,4", "cram:2x3", "nim:3",
                             "nim:0", "grundy:12", "matrix:2x3"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void PlaceSearchTest::searchedPlacesAreFreeAndCrossLess()
{
    QFETCH(QString, game);
    const SearchedGraph s = searchedGraph(game);
    for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
        LayerDrawing drawing(*s.graph, *s.labels, *s.predecessors, {.orientation = orientation});
        const std::vector<float> along = drawing.along();
        const std::vector<quint32> layerOf = drawing.layers().layerOf;
        const auto count = [&] {
            std::vector<QPointF> points;
            for (PositionId id = 0; id < s.graph->positionCount(); ++id)
                points.emplace_back(drawing.across()[id], drawing.along()[id]);
            int sum = 0;
            for (PositionId id = 0; id < s.graph->positionCount(); ++id)
                sum += crossingsOf(s, points, id, true);
            return sum;
        };
        const int before = count();
        JobControl control;
        searchPlaces(drawing, control);
        QVERIFY(before < 40 ? count() <= before : count() < before);
        QVERIFY(holdsEachOnce(drawing.layers(), s.graph->positionCount()));
        QCOMPARE(drawing.layers().layerOf, layerOf);
        QCOMPARE(drawing.along(), along);
        QVERIFY(drawing.grid().isFlat() ? keepsDistances(drawing) : standsOnGrid(drawing));
    }
}

MEXPLORER_TEST(PlaceSearchTest)
#include "tst_placesearch.moc"
