#pragma once

#include "model/layout/layers.h"

namespace mexplorer {

/// Counts how many lines the moves of one position cross, for all places of its row at once. Lines that only touch
/// count as well: what merely seems to be free of crossings is not looked for.
class PlaceCosts
{
public:
    /// Places are whole numbers from -\a reach to \a reach. Keeps references to \a along and \a places, by position.
    PlaceCosts(const GameGraph &graph, const Predecessors &predecessors, const std::vector<float> &along,
               const std::vector<int> &places, int reach);

    /// The crossings of a position's moves by place, from the leftmost on.
    const std::vector<int> &byPlace(PositionId id);
    /// Those where the position is; moves of \a without are not looked at.
    int here(PositionId id, PositionId without = noPosition);
    /// Those of the whole graph.
    int all();
    /// How many pairs of moves were looked at: the same in each run, where milliseconds differ.
    quint64 tests() const { return m_tests; }

private:
    struct Move
    {
        PositionId upper;
        PositionId lower;
        float top;
        float bottom;
    };
    struct Point
    {
        double x;
        double y;
    };
    struct Interval
    {
        double from;
        double to;
        bool contains(double x) const;
    };

    template <class Visit> void visitMoves(PositionId id, PositionId without, const Visit &visit);
    template <class Visit>
    void visitCrossed(PositionId id, PositionId neighbour, PositionId without, const Visit &visit);
    template <class Visit> static void visitPlaces(double neighbour, Point near, Point far, const Visit &visit);
    template <class Visit> static void visitLevelPlaces(double neighbour, double crossed, const Visit &visit);
    void add(Interval interval);

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    const std::vector<float> &m_along;
    const std::vector<int> &m_places;
    int m_reach;
    std::vector<Move> m_moves;
    std::vector<int> m_costs; ///< while intervals are added: by how much each place is above the one before
    quint64 m_tests = 0;
};

} // namespace mexplorer
