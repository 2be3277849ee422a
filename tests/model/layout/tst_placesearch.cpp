#include "model/graph/graphbuilder.h"
#include "model/layout/crossings.h"
#include "model/layout/placecosts.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

constexpr std::array games = {"kayles:6", "dawson:10", "octal{0.16}:9", "nim:2,4", "cram:2x3"};

struct Sample
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

Sample sample(const char *game)
{
    JobControl control;
    Sample result;
    result.graph = buildGraph(parsePosition(QString::fromLatin1(game)).value(), {}, control);
    result.labels = label(*result.graph, Convention::Normal, control);
    result.predecessors = std::make_shared<const Predecessors>(*result.graph);
    return result;
}

/// Where each position stands, told by its layer and its place in it.
template <class PlaceOf> std::vector<float> places(Layers layers, PlaceOf placeOf)
{
    std::vector<float> result(layers.order.size());
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        for (std::size_t place = 0; place < layers.size(layer); ++place)
            result[layers[layer][place]] = placeOf(layer, place);
    }
    return result;
}

std::vector<float> placesAcross(const Frame &frame, const Layers &layers)
{
    return places(layers, [&frame](std::size_t layer, std::size_t place) { return frame.across(layer, place); });
}

std::vector<float> placesAlong(const Frame &frame, const Layers &layers)
{
    return places(layers, [&frame](std::size_t layer, std::size_t place) { return frame.along(layer, place); });
}

} // namespace

/// The search for places, and the way it counts crossings, against counting them one drawing at a time.
class PlaceSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void costsByPlaceAreCrossings();
    void searchingKeepsDistancesAndAddsNoCrossings();
    void loyalSearchesKeepMoreOfTheOrder();
};

/// At levels that are no rows lines rarely touch, which costs count and crossings do not.
void PlaceSearchTest::costsByPlaceAreCrossings()
{
    constexpr int reach = 12;
    std::mt19937 random(116);
    std::uniform_real_distribution<float> level(0, 10);
    std::uniform_int_distribution<int> place(-reach, reach);
    int compared = 0;
    int equal = 0;
    for (int round = 0; round < 15; ++round) {
        const Sample s = sample(games[static_cast<std::size_t>(round) % games.size()]);
        std::vector<int> places;
        std::vector<float> across, along;
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            places.push_back(place(random));
            across.push_back(static_cast<float>(places.back()));
            along.push_back(level(random));
        }
        PlaceCosts costs(*s.graph, *s.predecessors, along, places, reach);
        QVERIFY(costs.all() >= static_cast<int>(countCrossings(*s.graph, across, along)));
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            const std::vector<int> byPlace = costs.byPlace(id);
            QCOMPARE(byPlace.size(), std::size_t(2 * reach + 1));
            QCOMPARE(byPlace.at(static_cast<std::size_t>(places[id] + reach)), costs.here(id));
            std::vector<float> moved = across;
            const Lines lines(*s.graph, moved, along);
            CrossingCounter counter(lines, *s.graph, *s.predecessors);
            for (int to = -reach; to <= reach; ++to) {
                moved[id] = static_cast<float>(to);
                const int cost = byPlace.at(static_cast<std::size_t>(to + reach));
                const auto crossings = static_cast<int>(counter.at(id));
                QVERIFY(cost >= crossings);
                equal += cost == crossings;
                ++compared;
            }
        }
    }
    QVERIFY2(100 * equal > 80 * compared, qPrintable(QStringLiteral("%1 of %2").arg(equal).arg(compared)));
}

void PlaceSearchTest::searchingKeepsDistancesAndAddsNoCrossings()
{
    JobControl control;
    for (const char *game : games) {
        const Sample s = sample(game);
        Layers layers = assignLayers(*s.graph, *s.labels, Layering::LongestPlay);
        const std::vector<quint32> layerOf = layers.layerOf;
        const Frame frame(layers, Orientation::TopDown);
        QVERIFY(frame.isFlat());
        std::vector<float> across = placesAcross(frame, layers);
        const std::vector<float> along = placesAlong(frame, layers);
        std::vector<int> places;
        for (const float x : across)
            places.push_back(static_cast<int>(std::lround(4 * x / frame.step())));
        const int before = PlaceCosts(*s.graph, *s.predecessors, along, places, 200).all();
        searchPlaces(*s.graph, *s.predecessors, {double(frame.step()), 1.5, across, 0}, layers, across, along, control);
        QVERIFY(static_cast<int>(countCrossings(*s.graph, across, along)) <= before);
        std::vector<PositionId> order = layers.order;
        std::sort(order.begin(), order.end());
        QVERIFY(std::adjacent_find(order.begin(), order.end()) == order.end());
        QCOMPARE(layers.layerOf, layerOf);
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            for (std::size_t place = 1; place < layers.size(layer); ++place)
                QVERIFY(across[layers[layer][place]] - across[layers[layer][place - 1]] > frame.step() - 1e-3F);
        }
    }
}

void PlaceSearchTest::loyalSearchesKeepMoreOfTheOrder()
{
    JobControl control;
    for (const char *game : {"kayles:7", "dawson:11", "grundy:10"}) {
        const Sample s = sample(game);
        const Layers structural = assignLayers(*s.graph, *s.labels, Layering::LongestPlay);
        const Frame frame(structural, Orientation::TopDown);
        QVERIFY(frame.isFlat());
        const auto orderKept = [&](double loyalty) {
            Layers layers = structural;
            const std::vector<float> reference = placesAcross(frame, layers);
            std::vector<float> across = reference;
            searchPlaces(*s.graph, *s.predecessors, {double(frame.step()), 1.5, reference, loyalty}, layers, across,
                         placesAlong(frame, layers), control);
            int kept = 0;
            for (PositionId a = 0; a < s.graph->positionCount(); ++a) {
                for (PositionId b = 0; b < a; ++b) {
                    kept += layers.layerOf[a] == layers.layerOf[b] &&
                            (across[a] < across[b]) == (reference[a] < reference[b]);
                }
            }
            return kept;
        };
        QVERIFY2(orderKept(100) > orderKept(0), game);
    }
}

MEXPLORER_TEST(PlaceSearchTest)
#include "tst_placesearch.moc"
