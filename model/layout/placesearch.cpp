// Searching places
//
// Exchanging neighbours and sliding end where no single step takes crossings away, which in small graphs is often far
// from the least. So the search also goes uphill: threshold accepting (Dueck and Scheuer, 1990) puts a position, picked
// at random, to any free place of its row, or exchanges it with another one there, as long as that adds fewer crossings
// than a threshold that falls to nothing. The random numbers are the same in each run, and the bound is on the work,
// not on the time, so that the result hangs on the graph alone.
//
// What two positions of a row owe to a reference, such as the structural order, can be made to count as well: then a
// search ends with fewer crossings than the reference has, and with much of its order.

#include "model/layout/placecosts.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace mexplorer {

namespace {

constexpr int placesPerStep = 4;     // between positions as near as they may be
constexpr int aCrossing = 16;        // in units of costs
constexpr quint64 tests = 2'000'000; // of pairs of moves, in all
constexpr int rounds = 3;            // of rising and cooling down

/// Whole places near the given ones, in the same order and not too near to each other.
std::vector<int> wholePlaces(Layers &layers, const std::vector<float> &across, double distance)
{
    std::vector<int> places(across.size());
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        int least = std::numeric_limits<int>::min();
        for (const PositionId id : layers[layer]) {
            const auto nearest = static_cast<int>(std::lround(double(across[id]) / distance * placesPerStep));
            places[id] = std::max(nearest, least);
            least = places[id] + placesPerStep;
        }
    }
    return places;
}

/// How far from the middle a place may be: a step further than any is, and as far as a window shows.
int reachOf(const std::vector<int> &places, const std::vector<float> &along, const SearchOptions &options)
{
    int furthest = 0;
    for (const int place : places)
        furthest = std::max(furthest, std::abs(place));
    const double height = double(*std::max_element(along.begin(), along.end()));
    return std::max(furthest + placesPerStep,
                    static_cast<int>(height * options.ratio / 2 / options.distance * placesPerStep));
}

class PlaceSearch
{
public:
    PlaceSearch(const GameGraph &graph, const Predecessors &predecessors, Layers &layers,
                const std::vector<float> &across, const std::vector<float> &along, const SearchOptions &options)
        : m_graph(graph), m_predecessors(predecessors), m_layers(layers), m_options(options),
          m_places(wholePlaces(layers, across, options.distance)), m_best(m_places),
          m_reach(reachOf(m_places, along, options)), m_crossings(graph, predecessors, along, m_places, m_reach)
    {
        const int crossings = m_crossings.all();
        m_heat = 2 * std::sqrt(double(crossings) / double(m_places.size())) * aCrossing;
        m_inversion = costOfAnInversion(crossings);
        m_cost = crossings * aCrossing + inversions() * m_inversion;
        m_least = m_cost;
    }

    void run(JobControl &control)
    {
        descend(tests / 4, false, control);
        for (quint64 round = 0; round < rounds; ++round)
            riseAndCool(tests / 4 + (round + 1) * tests / 2 / rounds, control);
        descend(tests, true, control);
        m_places = m_best;
    }

    void store(std::vector<float> &across)
    {
        for (PositionId id = 0; id < across.size(); ++id)
            across[id] = static_cast<float>(m_places[id] * m_options.distance / placesPerStep);
        for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
            const auto members = m_layers[layer];
            std::sort(members.begin(), members.end(),
                      [this](PositionId a, PositionId b) { return m_places[a] < m_places[b]; });
        }
    }

private:
    /// All pairs inverted cost options.loyalty times as much as the crossings at the start.
    int costOfAnInversion(int crossings) const
    {
        std::size_t pairs = 0;
        for (std::size_t layer = 0; layer < m_layers.count(); ++layer)
            pairs += m_layers.size(layer) * (m_layers.size(layer) - 1) / 2;
        if (pairs == 0)
            return 0;
        return static_cast<int>(std::lround(m_options.loyalty * crossings * aCrossing / double(pairs)));
    }

    bool isInverted(PositionId a, PositionId b) const
    {
        return (m_places[a] < m_places[b]) != (m_options.reference[a] < m_options.reference[b]);
    }

    int inversions()
    {
        int count = 0;
        for (std::size_t layer = 0; layer < m_layers.count() && m_inversion > 0; ++layer) {
            const auto members = m_layers[layer];
            for (std::size_t i = 0; i < members.size(); ++i) {
                for (std::size_t k = i + 1; k < members.size(); ++k)
                    count += isInverted(members[i], members[k]);
            }
        }
        return count;
    }

    /// Those with one of two positions.
    int inversionsOf(PositionId a, PositionId b)
    {
        int count = isInverted(a, b);
        for (const PositionId other : rowOf(a)) {
            if (other != a && other != b)
                count += isInverted(a, other) + isInverted(b, other);
        }
        return count;
    }

    std::span<PositionId> rowOf(PositionId id) { return m_layers[m_layers.layerOf[id]]; }
    std::size_t index(int place) const { return static_cast<std::size_t>(place + m_reach); }
    std::size_t below(std::size_t end) { return m_random() % end; }

    /// Finds what each place costs a position; less than nothing where it would be too near to others.
    void findCosts(PositionId id)
    {
        m_costs = m_crossings.byPlace(id);
        for (int &cost : m_costs)
            cost *= aCrossing;
        if (m_inversion > 0)
            addInversions(id);
        for (const PositionId other : rowOf(id)) {
            const int from = std::max(m_places[other] - placesPerStep + 1, -m_reach);
            const int to = std::min(m_places[other] + placesPerStep - 1, m_reach);
            for (int place = from; other != id && place <= to; ++place)
                m_costs[index(place)] = -1;
        }
    }

    void addInversions(PositionId id)
    {
        m_rises.assign(m_costs.size(), 0);
        for (const PositionId other : rowOf(id)) {
            if (other == id)
                continue;
            const bool isLeft = m_options.reference[id] < m_options.reference[other];
            m_rises[0] += isLeft ? 0 : m_inversion;
            m_rises[index(m_places[other])] += isLeft ? m_inversion : -m_inversion;
        }
        int sum = 0;
        for (std::size_t i = 0; i < m_costs.size(); ++i) {
            sum += m_rises[i];
            m_costs[i] += sum;
        }
    }

    int costAt(int place) const { return m_costs[index(place)]; }

    void moveTo(PositionId id, int place)
    {
        m_cost += costAt(place) - costAt(m_places[id]);
        m_places[id] = place;
    }

    /// The mean place of a position's neighbours.
    int wish(PositionId id) const
    {
        int sum = 0;
        int count = 0;
        for (const auto neighbours : {m_graph.followers(id), m_predecessors(id)}) {
            for (const PositionId neighbour : neighbours)
                sum += m_places[neighbour];
            count += static_cast<int>(neighbours.size());
        }
        return count > 0 ? sum / count : 0;
    }

    /// True if there is a better one. Of those that are alike, a position stands nearest to its neighbours.
    bool moveToBest(PositionId id)
    {
        findCosts(id);
        const int wished = wish(id);
        const int now = m_places[id];
        int best = now;
        for (int place = -m_reach; place <= m_reach; ++place) {
            if (costAt(place) < 0 || costAt(place) > costAt(best))
                continue;
            if (costAt(place) < costAt(best) || std::abs(place - wished) < std::abs(best - wished))
                best = place;
        }
        const bool better = costAt(best) < costAt(now);
        moveTo(id, best);
        return better;
    }

    void moveAtRandom(PositionId id, int threshold)
    {
        findCosts(id);
        m_choice.clear();
        for (int place = -m_reach; place <= m_reach; ++place) {
            if (costAt(place) >= 0 && costAt(place) <= costAt(m_places[id]) + threshold)
                m_choice.push_back(place);
        }
        moveTo(id, m_choice[below(m_choice.size())]);
    }

    int costOf(PositionId a, PositionId b)
    {
        const int inverted = m_inversion > 0 ? inversionsOf(a, b) * m_inversion : 0;
        return (m_crossings.here(a) + m_crossings.here(b, a)) * aCrossing + inverted;
    }

    /// Exchanges two positions of a row if that costs at most \a most.
    bool exchange(PositionId a, PositionId b, int most)
    {
        const int before = costOf(a, b);
        std::swap(m_places[a], m_places[b]);
        const int change = costOf(a, b) - before;
        if (change > most)
            std::swap(m_places[a], m_places[b]);
        else
            m_cost += change;
        return change <= most;
    }

    bool exchangeAll(std::span<const PositionId> row, quint64 end)
    {
        bool better = false;
        for (std::size_t i = 0; i < row.size(); ++i) {
            for (std::size_t k = i + 1; k < row.size() && m_crossings.tests() < end; ++k)
                better = exchange(row[i], row[k], -1) || better;
        }
        return better;
    }

    /// Takes steps that are for the better, until there are none or \a end tests are made.
    void descend(quint64 end, bool exchanges, const JobControl &control)
    {
        for (bool better = true; better && m_crossings.tests() < end && !control.isCancelled();) {
            better = false;
            for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
                const auto row = m_layers[layer];
                for (std::size_t i = 0; i < row.size() && m_crossings.tests() < end; ++i)
                    better = moveToBest(row[i]) || better;
                better = (exchanges && exchangeAll(row, end)) || better;
            }
            if (m_cost <= m_least)
                keep();
        }
    }

    void riseAndCool(quint64 end, const JobControl &control)
    {
        m_places = m_best;
        m_cost = m_least;
        const quint64 start = m_crossings.tests();
        while (m_crossings.tests() < end && m_least > 0 && !control.isCancelled()) {
            const double left = double(end - m_crossings.tests()) / double(end - start);
            const auto threshold = static_cast<int>(m_heat * left);
            const auto id = static_cast<PositionId>(below(m_places.size()));
            const auto row = rowOf(id);
            const PositionId other = row[below(row.size())];
            if (other != id && below(3) == 0)
                exchange(id, other, threshold);
            else
                moveAtRandom(id, threshold);
            if (m_cost < m_least)
                keep();
        }
        m_places = m_best;
        m_cost = m_least;
    }

    void keep()
    {
        m_best = m_places;
        m_least = m_cost;
    }

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    Layers &m_layers;
    const SearchOptions &m_options;
    std::vector<int> m_places;
    std::vector<int> m_best;
    int m_reach;
    PlaceCosts m_crossings;
    double m_heat = 0;   ///< the first threshold
    int m_inversion = 0; ///< what a pair costs that stands otherwise than in the reference
    int m_cost = 0;
    int m_least = 0;
    std::vector<int> m_costs; ///< of the places of one position
    std::vector<int> m_rises;
    std::vector<int> m_choice;
    std::mt19937 m_random{1};
};

} // namespace

void searchPlaces(const GameGraph &graph, const Predecessors &predecessors, const SearchOptions &options,
                  Layers &layers, std::vector<float> &across, const std::vector<float> &along, JobControl &control)
{
    PlaceSearch search(graph, predecessors, layers, across, along, options);
    search.run(control);
    search.store(across);
}

} // namespace mexplorer
