// Places within a layer
//
// Straightening moves the positions of a layer, in their order, to the mean of their followers and predecessors: the
// least squares under the condition that neighbours keep their distance, found by pooling (Ayer and others, 1955).
//
// Sliding then counts: a single position goes to a free place of its layer where straight lines cross less. A long line
// is often rid of its crossings by standing beside the others instead of between them, and in flat drawings many
// crossings go without any position passing its neighbours.

#include "model/layout/crossings.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

/// Moves one position of a flat layer to where it crosses least: any place that keeps \a distance to the others and is
/// not outside of the picture, so that it keeps its shape.
class Slider
{
public:
    Slider(CrossingCounter &counter, Sliding sliding, float distance, std::vector<float> &across, Layers &layers)
        : m_counter(counter), m_sliding(sliding), m_distance(distance), m_across(across)
    {
        // Where all stand, and with each layer's neighbours kept only somewhat wider than the layer is.
        const float room = sliding == Sliding::PastNeighbours ? std::numeric_limits<float>::max() : 2 * distance;
        const auto [least, greatest] = std::minmax_element(across.begin(), across.end());
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const float left = across[layers[layer].front()];
            const float right = across[layers[layer].back()];
            m_ranges.push_back({std::max(left - room, std::min(*least, left - distance)),
                                std::min(right + room, std::max(*greatest, right + distance))});
        }
    }

    /// True if that was for the better.
    bool slide(std::size_t layer, std::span<PositionId> members, std::size_t index)
    {
        const PositionId id = members[index];
        const float old = m_across[id];
        float best = old;
        quint64 least = m_counter.at(id);
        for (const float place : freePlaces(m_ranges[layer], members, id)) {
            if (least == 0)
                break;
            m_across[id] = place;
            const quint64 count = m_counter.at(id);
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

    /// Both ends and the middle of each gap that is wide enough; only of the one round the position if neighbours are
    /// not to be passed.
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
        const bool passes = m_sliding == Sliding::PastNeighbours;
        float from = range.from;
        bool isPast = false; // the position's own place
        for (const PositionId other : members) {
            if (other == id) {
                isPast = true;
                continue;
            }
            if (passes || isPast)
                addGap(from, m_across[other] - m_distance);
            if (!passes && isPast)
                return places;
            from = m_across[other] + m_distance;
        }
        addGap(from, range.to);
        return places;
    }

    CrossingCounter &m_counter;
    Sliding m_sliding;
    float m_distance;
    std::vector<float> &m_across;
    std::vector<Range> m_ranges; ///< of the layers
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

void slideApart(const GameGraph &graph, const Predecessors &predecessors, double distance, Sliding sliding,
                Layers &layers, std::vector<float> &across, const std::vector<float> &along, JobControl &control)
{
    const Lines lines(graph, across, along);
    CrossingCounter counter(lines, graph, predecessors);
    Slider slider(counter, sliding, static_cast<float>(distance), across, layers);
    for (bool better = true; better && !counter.isSpent() && !control.isCancelled();) {
        better = false;
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const auto members = layers[layer];
            for (std::size_t i = 0; i < members.size() && !counter.isSpent(); ++i)
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

} // namespace mexplorer
