// Untangling
//
// The barycentre method of Sugiyama, Tagawa and Toda (1981): going down, each layer is sorted by the mean place of its
// positions' predecessors, going up by that of their followers, in turn. Moves that pass over layers take part as they
// are, without dummy vertices on the way, which keeps the cost at two looks at each move a sweep; a move counts the
// less the more layers it passes. Ties keep their order, so the result hangs on the graph alone.
//
// Small graphs are then improved by exchanging neighbours of a layer wherever that takes crossings away, until none
// does. That counts the crossings of straight lines as drawn, long ones too, which barycentres only guess at.
//
// A graph with one token more holds all positions of the one before, in its lower layers, and sweeps through all layers
// would shuffle them. So small graphs are also ordered upwards, from the last layer on, and what is not reached yet has
// no say: the positions of the smaller graph mostly come out in the order they have there.
#include "model/layout/crossings.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

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

    /// Whose places a layer is sorted by.
    enum class Side { Predecessors, Followers, Both };

    void sweep(bool down)
    {
        const std::size_t count = m_layers.count();
        for (std::size_t i = 0; i < count; ++i)
            sortLayer(down ? i : count - 1 - i, down ? Side::Predecessors : Side::Followers);
    }

    /// Sorts one layer by where its positions wish to be.
    void sortLayer(std::size_t layer, Side side)
    {
        const auto members = m_layers[layer];
        m_keys.clear();
        for (std::size_t place = 0; place < members.size(); ++place)
            m_keys.push_back({wish(members[place], side), static_cast<quint32>(place), members[place]});
        std::sort(m_keys.begin(), m_keys.end(),
                  [](const Key &a, const Key &b) { return a.wish != b.wish ? a.wish < b.wish : a.place < b.place; });
        for (std::size_t place = 0; place < members.size(); ++place) {
            members[place] = m_keys[place].id;
            m_places[members[place]].across = m_frame.across(layer, place);
            m_across[members[place]] = m_frame.across(layer, place);
        }
    }

    /// Takes over where the positions of a layer were put by others.
    void takePlaces(std::size_t layer)
    {
        for (const PositionId id : m_layers[layer])
            m_places[id].across = m_across[id];
    }

private:
    /// The mean place of a position's neighbours on a side; those that are far off count less.
    float wish(PositionId id, Side side) const
    {
        float sum = 0;
        float weight = 0;
        const quint32 layer = m_places[id].layer;
        const auto add = [&](std::span<const PositionId> neighbours) {
            for (const PositionId neighbour : neighbours) {
                const Place place = m_places[neighbour];
                const float share = m_shares[place.layer > layer ? place.layer - layer : layer - place.layer];
                sum += share * place.across;
                weight += share;
            }
        };
        if (side != Side::Predecessors)
            add(m_graph.followers(id));
        if (side != Side::Followers)
            add(m_predecessors(id));
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

/// Exchanges two neighbours and says if that was for the better; if not, they stand as before.
bool exchange(CrossingCounter &counter, PositionId &left, PositionId &right, std::vector<float> &across,
              std::vector<float> &along)
{
    const auto swapPlaces = [&] {
        std::swap(across[left], across[right]);
        std::swap(along[left], along[right]);
    };
    const quint64 before = counter.at(left) + counter.at(right);
    swapPlaces();
    if (counter.at(left) + counter.at(right) < before) {
        std::swap(left, right);
        return true;
    }
    swapPlaces();
    return false;
}

/// True if any exchange was for the better.
bool exchangeOnce(CrossingCounter &counter, std::span<PositionId> members, std::vector<float> &across,
                  std::vector<float> &along)
{
    bool better = false;
    for (std::size_t i = 0; i + 1 < members.size() && !counter.isSpent(); ++i)
        better = exchange(counter, members[i], members[i + 1], across, along) || better;
    return better;
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

void orderUpwards(const GameGraph &graph, const Predecessors &predecessors, const Frame &frame, Layers &layers,
                  std::vector<float> &across, std::vector<float> &along, JobControl &control)
{
    using Side = Sweeper::Side;
    Sweeper sweeper(graph, predecessors, frame, layers, across);
    const auto orderLayers = [&](Side side, Lines &lines) {
        CrossingCounter counter(lines, graph, predecessors);
        for (std::size_t layer = layers.count(); layer-- > 0 && !control.isCancelled();) {
            sweeper.sortLayer(layer, side);
            const auto members = layers[layer];
            for (std::size_t place = 0; place < members.size(); ++place)
                along[members[place]] = frame.along(layer, place);
            for (const PositionId id : members) {
                for (const PositionId follower : graph.followers(id))
                    lines.add({id, follower});
            }
            while (exchangeOnce(counter, members, across, along)) {
            }
            sweeper.takePlaces(layer);
        }
    };
    Lines reached(across, along);
    orderLayers(Side::Followers, reached);
    Lines again(across, along);
    orderLayers(Side::Both, again);
}

void exchangeNeighbours(const GameGraph &graph, const Predecessors &predecessors, Layers &layers,
                        std::vector<float> &across, std::vector<float> &along, JobControl &control)
{
    const Lines lines(graph, across, along);
    CrossingCounter counter(lines, graph, predecessors);
    for (bool better = true; better && !counter.isSpent() && !control.isCancelled();) {
        better = false;
        for (std::size_t layer = 0; layer < layers.count(); ++layer)
            better = exchangeOnce(counter, layers[layer], across, along) || better;
    }
}

} // namespace mexplorer
