// SPDX-License-Identifier: GPL-3.0-or-later
// Searching places
//
// Positions move to the places in their row with the fewest crossings, or exchange their places, until no such step
// removes crossings. In small graphs that is often far from the minimum. So the search also goes uphill: threshold
// accepting (Dueck and Scheuer, 1990) moves a random position to any free place in its row, or exchanges it with
// another one there, if that adds fewer crossings than a threshold that decreases to 0. The random numbers are the same
// in each run, and the work is limited, not the time, so that the result depends on the graph alone.

#include "model/layout/crossingtable.h"
#include "model/layout/layerdrawing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace mexplorer {

namespace {

constexpr int placesPerStep = 4;                ///< between positions at the minimum distance
constexpr quint64 comparisonBudget = 1'000'000; ///< of pairs of moves: some 10 ms

/// Integer places close to those of the drawing, in the same order and at the minimum distance.
std::vector<int> wholePlaces(const LayerDrawing &drawing)
{
    std::vector<int> places(drawing.across().size());
    const Layers &layers = drawing.layers();
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        int min = std::numeric_limits<int>::min();
        for (const PositionId id : layers[layer]) {
            const auto nearest =
                static_cast<int>(std::lround(double(drawing.across()[id]) / drawing.distance() * placesPerStep));
            places[id] = std::max(nearest, min);
            if (drawing.grid().isFlat())
                min = places[id] + placesPerStep;
        }
    }
    return places;
}

/// The maximum distance of a place from the middle: a step more than the current maximum, and the width of a window.
int maxReach(const std::vector<int> &places, const LayerDrawing &drawing)
{
    int furthest = 0;
    for (const int place : places)
        furthest = std::max(furthest, std::abs(place));
    const double height = double(*std::max_element(drawing.along().begin(), drawing.along().end()));
    const double inWindow = height * drawing.grid().ratio() / 2 / drawing.distance() * placesPerStep;
    return std::max(furthest + placesPerStep, static_cast<int>(inWindow));
}

class PlaceSearch
{
public:
    explicit PlaceSearch(const LayerDrawing &drawing)
        : m_drawing(drawing), m_isFlat(drawing.grid().isFlat()), m_places(wholePlaces(drawing)),
          m_reach(maxReach(m_places, drawing)), m_crossings(drawing, m_places, m_reach), m_best(m_places)
    {
        for (PositionId id = 0; id < m_places.size(); ++id) {
            m_rows[drawing.along()[id]].push_back(id);
            m_count += m_crossings.here(id);
        }
        m_count /= 2; // each was counted from both of its moves
        m_min = m_count;
    }

    std::vector<float> run(const JobControl &control)
    {
        descend(comparisonBudget / 4, control);
        anneal(comparisonBudget * 3 / 4, control);
        descend(comparisonBudget, control);
        std::vector<float> across(m_best.size());
        for (PositionId id = 0; id < across.size(); ++id)
            across[id] = static_cast<float>(m_best[id] * m_drawing.distance() / placesPerStep);
        return across;
    }

private:
    const std::vector<PositionId> &rowOf(PositionId id) const { return m_rows.at(m_drawing.along()[id]); }
    std::size_t index(int place) const { return static_cast<std::size_t>(place + m_reach); }
    std::size_t below(std::size_t end) { return m_random() % end; }
    bool isSpent(quint64 end, const JobControl &control) const
    {
        return m_crossings.comparisons() >= end || control.isCancelled();
    }

    /// Counts the crossings at each place of a position; negative for places too close to others.
    void countAt(PositionId id)
    {
        m_counts = m_crossings.byPlace(id);
        for (const PositionId other : rowOf(id)) {
            const int from = std::max(m_places[other] - placesPerStep + 1, -m_reach);
            const int to = std::min(m_places[other] + placesPerStep - 1, m_reach);
            for (int place = from; other != id && place <= to; ++place)
                m_counts[index(place)] = -1;
        }
    }

    int at(int place) const { return m_counts[index(place)]; }

    void moveTo(PositionId id, int place)
    {
        m_count += at(place) - at(m_places[id]);
        m_places[id] = place;
    }

    /// The mean place of a position's neighbours.
    int barycentre(PositionId id) const
    {
        int sum = 0;
        int count = 0;
        for (const auto neighbours : {m_drawing.graph().followers(id), m_drawing.predecessors()(id)}) {
            for (const PositionId neighbour : neighbours)
                sum += m_places[neighbour];
            count += static_cast<int>(neighbours.size());
        }
        return count > 0 ? sum / count : 0;
    }

    /// Moves a position to a better place, if there is one. Among equal places, chooses the closest to its neighbours.
    bool moveToBest(PositionId id)
    {
        countAt(id);
        const int middle = barycentre(id);
        const int now = m_places[id];
        int best = now;
        for (int place = -m_reach; place <= m_reach; ++place) {
            if (at(place) < 0 || at(place) > at(best))
                continue;
            if (at(place) < at(best) || std::abs(place - middle) < std::abs(best - middle))
                best = place;
        }
        const bool better = at(best) < at(now);
        moveTo(id, best);
        return better;
    }

    void moveAtRandom(PositionId id, int threshold)
    {
        countAt(id);
        m_choice.clear();
        for (int place = -m_reach; place <= m_reach; ++place) {
            if (at(place) >= 0 && at(place) <= at(m_places[id]) + threshold)
                m_choice.push_back(place);
        }
        moveTo(id, m_choice[below(m_choice.size())]);
    }

    /// Exchanges two positions of a row if that adds at most \a max crossings.
    bool exchange(PositionId a, PositionId b, int max)
    {
        const auto count = [&] { return m_crossings.here(a) + m_crossings.here(b, a); };
        const int before = count();
        std::swap(m_places[a], m_places[b]);
        const int change = count() - before;
        if (change > max)
            std::swap(m_places[a], m_places[b]);
        else
            m_count += change;
        return change <= max;
    }

    bool exchangeAll(std::span<const PositionId> row, quint64 end, const JobControl &control)
    {
        bool better = false;
        for (std::size_t i = 0; i < row.size(); ++i) {
            for (std::size_t k = i + 1; k < row.size() && !isSpent(end, control); ++k)
                better = exchange(row[i], row[k], -1) || better;
        }
        return better;
    }

    /// Takes improving steps until there are none or \a end comparisons are made.
    void descend(quint64 end, const JobControl &control)
    {
        for (bool better = true; better && !isSpent(end, control);) {
            better = false;
            for (const auto &[along, row] : m_rows) {
                for (std::size_t i = 0; m_isFlat && i < row.size() && !isSpent(end, control); ++i)
                    better = moveToBest(row[i]) || better;
                better = exchangeAll(row, end, control) || better;
            }
        }
        if (m_count <= m_min)
            keep();
    }

    void anneal(quint64 end, const JobControl &control)
    {
        const double hot = 2 * std::sqrt(double(m_count) / double(m_places.size()));
        const quint64 start = m_crossings.comparisons();
        while (m_min > 0 && !isSpent(end, control)) {
            const double left = double(end - m_crossings.comparisons()) / double(end - start);
            const auto threshold = static_cast<int>(hot * left);
            const auto id = static_cast<PositionId>(below(m_places.size()));
            const std::vector<PositionId> &row = rowOf(id);
            const PositionId other = row[below(row.size())];
            if (other != id && (!m_isFlat || below(3) == 0))
                exchange(id, other, threshold);
            else if (m_isFlat)
                moveAtRandom(id, threshold);
            if (m_count < m_min)
                keep();
        }
        m_places = m_best;
        m_count = m_min;
    }

    void keep()
    {
        m_best = m_places;
        m_min = m_count;
    }

    const LayerDrawing &m_drawing;
    const bool m_isFlat;
    std::map<float, std::vector<PositionId>> m_rows; ///< by their place along
    std::vector<int> m_places;                       ///< by position
    const int m_reach;
    CrossingTable m_crossings;
    int m_count = 0; ///< of crossings
    std::vector<int> m_best;
    int m_min = 0;
    std::vector<int> m_counts; ///< by place of one position
    std::vector<int> m_choice;
    std::mt19937 m_random{1};
};

} // namespace

void searchPlaces(LayerDrawing &drawing, JobControl &control)
{
    drawing.setAcross(PlaceSearch(drawing).run(control));
}

} // namespace mexplorer
