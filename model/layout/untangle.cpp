// Untangling
//
// The barycentre method of Sugiyama, Tagawa and Toda (1981): going down, each layer is sorted by the mean place of its
// positions' predecessors, going up by that of their followers, in turn. Moves that pass over layers take part as they
// are, without dummy vertices on the way, which keeps the cost at two looks at each move a sweep; a move counts the
// less the more layers it passes. Ties keep their order, so the result hangs on the graph alone.
//
// Small graphs are then improved by exchanging neighbours of a layer wherever that takes crossings away, until none
// does. That counts the crossings of straight lines as drawn, long ones too, which barycentres only guess at.
// Then single positions slide to any free place of their layer where they cross less: a long line is often rid of its
// crossings by standing beside the others instead of between them.
//
// Straightening moves the positions of a layer, in their order, to the mean of their followers and predecessors: the
// least squares under the condition that neighbours keep their distance, found by pooling (Ayer and others, 1955).

#include "model/layout/layers.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr quint64 mostCrossingTests = 10'000'000;

class Sweeper
{
public:
    Sweeper(const GameGraph &graph, const Predecessors &predecessors, const Frame &frame, Layers &layers,
            std::vector<float> &across)
        : m_graph(graph), m_predecessors(predecessors), m_frame(frame), m_layers(layers), m_across(across)
    {
        m_places.reserve(graph.positionCount());
        for (PositionId id = 0; id < graph.positionCount(); ++id)
            m_places.push_back({across[id], layers.layerOf[id]});
        m_shares = {1, 1};
        for (std::size_t apart = 2; apart <= layers.count(); ++apart)
            m_shares.push_back(1 / static_cast<float>(apart));
    }

    void sweep(bool down)
    {
        const std::size_t count = m_layers.count();
        for (std::size_t i = 0; i < count; ++i)
            sortLayer(down ? i : count - 1 - i, down);
    }

private:
    void sortLayer(std::size_t layer, bool down)
    {
        const auto members = m_layers[layer];
        m_keys.clear();
        for (std::size_t place = 0; place < members.size(); ++place)
            m_keys.push_back({wish(members[place], down), static_cast<quint32>(place), members[place]});
        std::sort(m_keys.begin(), m_keys.end(),
                  [](const Key &a, const Key &b) { return a.wish != b.wish ? a.wish < b.wish : a.place < b.place; });
        for (std::size_t place = 0; place < members.size(); ++place) {
            members[place] = m_keys[place].id;
            m_places[members[place]].across = m_frame.across(layer, place);
            m_across[members[place]] = m_frame.across(layer, place);
        }
    }

    /// The mean place of a position's neighbours on one side; those that are far off count less.
    float wish(PositionId id, bool down) const
    {
        float sum = 0;
        float weight = 0;
        const quint32 layer = m_places[id].layer;
        const auto neighbours = down ? m_predecessors(id) : m_graph.followers(id);
        for (const PositionId neighbour : neighbours) {
            const Place place = m_places[neighbour];
            const float share = m_shares[place.layer > layer ? place.layer - layer : layer - place.layer];
            sum += share * place.across;
            weight += share;
        }
        return weight > 0 ? sum / weight : m_places[id].across;
    }

    /// What is looked at of each neighbour, side by side in memory.
    struct Place
    {
        float across;
        quint32 layer;
    };

    struct Key
    {
        float wish;
        quint32 place;
        PositionId id;
    };

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    const Frame &m_frame;
    Layers &m_layers;
    std::vector<float> &m_across;
    std::vector<Place> m_places; ///< by position
    std::vector<float> m_shares; ///< of a neighbour, by how many layers it is away
    std::vector<Key> m_keys;
};

struct Point
{
    double x;
    double y;
};

double side(Point a, Point b, Point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool cross(Point a, Point b, Point c, Point d)
{
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/// The moves of a graph as straight lines, for counting those that cross.
class Lines
{
public:
    Lines(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along)
        : m_across(across), m_along(along)
    {
        for (PositionId id = 0; id < graph.positionCount(); ++id) {
            for (const PositionId follower : graph.followers(id))
                m_moves.push_back({id, follower});
        }
    }

    struct Move
    {
        PositionId from;
        PositionId to;
        bool operator==(const Move &) const = default;
    };

    quint64 crossings() const
    {
        quint64 count = 0;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            count += crossingsOf(m_moves[i], i + 1);
        return count;
    }

    /// The crossings of a move with those from number \a first on.
    quint64 crossingsOf(Move move, std::size_t first = 0) const
    {
        const Point a = point(move.from);
        const Point b = point(move.to);
        const auto [top, bottom] = std::minmax(a.y, b.y);
        quint64 count = 0;
        for (std::size_t i = first; i < m_moves.size(); ++i) {
            const Move &other = m_moves[i];
            const Point c = point(other.from);
            const Point d = point(other.to);
            if (std::max(c.y, d.y) > top && std::min(c.y, d.y) < bottom && !meet(move, other) && cross(a, b, c, d))
                ++count;
        }
        return count;
    }

private:
    static bool meet(Move a, Move b) { return a.from == b.from || a.to == b.to || a.from == b.to || a.to == b.from; }
    Point point(PositionId id) const { return {m_across[id], m_along[id]}; }

    const std::vector<float> &m_across;
    const std::vector<float> &m_along;
    std::vector<Move> m_moves;
};

quint64 crossingsAt(const Lines &lines, const GameGraph &graph, const Predecessors &predecessors, PositionId id)
{
    quint64 count = 0;
    for (const PositionId follower : graph.followers(id))
        count += lines.crossingsOf({id, follower});
    for (const PositionId source : predecessors(id))
        count += lines.crossingsOf({source, id});
    return count;
}

/// Exchanges two neighbours and says if that was for the better; if not, they stand as before.
bool exchange(const Lines &lines, const GameGraph &graph, const Predecessors &predecessors, PositionId &left,
              PositionId &right, std::vector<float> &across, std::vector<float> &along)
{
    const auto count = [&] {
        return crossingsAt(lines, graph, predecessors, left) + crossingsAt(lines, graph, predecessors, right);
    };
    const auto swapPlaces = [&] {
        std::swap(across[left], across[right]);
        std::swap(along[left], along[right]);
    };
    const quint64 before = count();
    swapPlaces();
    if (count() < before) {
        std::swap(left, right);
        return true;
    }
    swapPlaces();
    return false;
}

quint64 testsAt(const GameGraph &graph, const Predecessors &predecessors, PositionId id)
{
    return graph.moveCount() * (graph.followers(id).size() + predecessors(id).size());
}

/// Moves one position of a flat layer to where it crosses least: any place that keeps \a distance to the others and is
/// at most that far outside of where its layer stood, so that the picture keeps its shape. True if that was for the
/// better.
class Slider
{
public:
    Slider(const Lines &lines, const GameGraph &graph, const Predecessors &predecessors, float distance,
           std::vector<float> &across, Layers &layers)
        : m_lines(lines), m_graph(graph), m_predecessors(predecessors), m_distance(distance), m_across(across)
    {
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const auto members = layers[layer];
            m_ranges.push_back({across[members.front()] - distance, across[members.back()] + distance});
        }
    }

    quint64 tests() const { return m_tests; }

    bool slide(std::size_t layer, std::span<PositionId> members, std::size_t index)
    {
        const PositionId id = members[index];
        const float old = m_across[id];
        float best = old;
        quint64 least = crossingsOf(id);
        for (const float place : freePlaces(m_ranges[layer], members, id)) {
            if (least == 0)
                break;
            m_across[id] = place;
            const quint64 count = crossingsOf(id);
            if (count < least) {
                least = count;
                best = place;
            }
        }
        m_across[id] = best;
        if (best == old)
            return false;
        std::sort(members.begin(), members.end(),
                  [this](PositionId a, PositionId b) { return m_across[a] < m_across[b]; });
        return true;
    }

private:
    struct Range
    {
        float from;
        float to;
    };

    quint64 crossingsOf(PositionId id)
    {
        m_tests += testsAt(m_graph, m_predecessors, id);
        return crossingsAt(m_lines, m_graph, m_predecessors, id);
    }

    /// Both ends and the middle of each gap that is wide enough.
    std::vector<float> freePlaces(Range range, std::span<const PositionId> members, PositionId id) const
    {
        std::vector<float> places;
        const auto addGap = [&](float from, float to) {
            if (to < from)
                return;
            places.push_back(from);
            if (to - from > m_distance / 4) {
                places.push_back((from + to) / 2);
                places.push_back(to);
            }
        };
        float from = range.from;
        for (const PositionId other : members) {
            if (other == id)
                continue;
            addGap(from, m_across[other] - m_distance);
            from = m_across[other] + m_distance;
        }
        addGap(from, range.to);
        return places;
    }

    const Lines &m_lines;
    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    float m_distance;
    std::vector<float> &m_across;
    std::vector<Range> m_ranges; ///< of the layers
    quint64 m_tests = 0;
};

/// A run of neighbours that stand as close as they may, with the mean of what they wish for.
struct Pool
{
    double sum;
    double count;
    double mean() const { return sum / count; }
};

/// Places for \a wishes, ascending by at least \a distance, with the least sum of squared differences.
void place(std::span<const double> wishes, double distance, std::span<double> places)
{
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        pools.push_back({wishes[i] - double(i) * distance, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back() = {pools.back().sum + last.sum, pools.back().count + last.count};
        }
    }
    std::size_t i = 0;
    for (const Pool &pool : pools) {
        for (double left = pool.count; left > 0; --left, ++i)
            places[i] = pool.mean() + double(i) * distance;
    }
}

void straightenLayer(const GameGraph &graph, const Predecessors &predecessors, std::span<const PositionId> members,
                     double distance, std::vector<float> &across)
{
    std::vector<double> wishes;
    for (const PositionId id : members) {
        double sum = across[id];
        double count = 1;
        for (const auto neighbours : {graph.followers(id), predecessors(id)}) {
            for (const PositionId neighbour : neighbours)
                sum += double(across[neighbour]);
            count += double(neighbours.size());
        }
        wishes.push_back(sum / count);
    }
    std::vector<double> places(members.size());
    place(wishes, distance, places);
    for (std::size_t i = 0; i < members.size(); ++i)
        across[members[i]] = static_cast<float>(places[i]);
}

} // namespace

void untangle(const GameGraph &graph, const Predecessors &predecessors, const Frame &frame, Layers &layers,
              std::vector<float> &across, JobControl &control)
{
    const quint64 sweeps = graph.moveCount() > 5'000'000 ? 4 : graph.moveCount() > 300'000 ? 6 : 12;
    Sweeper sweeper(graph, predecessors, frame, layers, across);
    for (quint64 i = 0; i < sweeps && !control.isCancelled(); ++i) {
        sweeper.sweep(i % 2 == 0);
        control.setProgress(i + 1, sweeps + 2);
    }
}

void exchangeNeighbours(const GameGraph &graph, const Predecessors &predecessors, Layers &layers,
                        std::vector<float> &across, std::vector<float> &along, JobControl &control)
{
    const Lines lines(graph, across, along);
    quint64 tests = 0;
    for (bool better = true; better && tests < mostCrossingTests && !control.isCancelled();) {
        better = false;
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const auto members = layers[layer];
            for (std::size_t i = 0; i + 1 < members.size() && tests < mostCrossingTests; ++i) {
                better = exchange(lines, graph, predecessors, members[i], members[i + 1], across, along) || better;
                for (const PositionId id : {members[i], members[i + 1]})
                    tests += 2 * testsAt(graph, predecessors, id);
            }
        }
    }
}

void slideApart(const GameGraph &graph, const Predecessors &predecessors, double distance, Layers &layers,
                std::vector<float> &across, const std::vector<float> &along, JobControl &control)
{
    const Lines lines(graph, across, along);
    Slider slider(lines, graph, predecessors, static_cast<float>(distance), across, layers);
    for (bool better = true; better && slider.tests() < mostCrossingTests && !control.isCancelled();) {
        better = false;
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const auto members = layers[layer];
            for (std::size_t i = 0; i < members.size() && slider.tests() < mostCrossingTests; ++i)
                better = slider.slide(layer, members, i) || better;
        }
    }
}

void straighten(const GameGraph &graph, const Predecessors &predecessors, double distance, Layers &layers,
                std::vector<float> &across)
{
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < layers.count(); ++i)
            straightenLayer(graph, predecessors, layers[round % 2 == 0 ? i : layers.count() - 1 - i], distance, across);
    }
}

quint64 countCrossings(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along)
{
    return Lines(graph, across, along).crossings();
}

} // namespace mexplorer
