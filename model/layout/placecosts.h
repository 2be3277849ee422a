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
    };
    /// Moves between the same two levels, by number.
    struct Bundle
    {
        float top;
        float bottom;
        quint32 begin;
        quint32 end;
    };
    struct Interval
    {
        double from;
        double to;
        bool contains(double x) const;
    };
    /// What the lines of a bundle hide of a position's row, seen from one of its neighbours.
    class Shadow
    {
    public:
        Shadow(double along, double neighbours, const Bundle &bundle);
        template <class Visit> void visit(double neighbour, double upper, double lower, const Visit &visit) const;

    private:
        double m_first = 0; ///< how far along the line, or away from the neighbour, the shadow begins
        double m_last = 0;
        bool m_isLevel = false;  ///< the neighbour stands in the same row
        bool m_turned = false;   ///< the neighbour is above
        bool m_cutsNear = false; ///< the lines reach to the row or past it
        bool m_cutsFar = false;  ///< the lines reach to the neighbour's row or past it
    };

    template <class Visit> void visitMoves(PositionId id, PositionId without, const Visit &visit);
    template <class Visit>
    void visitCrossed(PositionId id, PositionId neighbour, PositionId without, const Visit &visit);
    void add(Interval interval);

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    const std::vector<float> &m_along;
    const std::vector<int> &m_places;
    int m_reach;
    std::vector<Move> m_moves; ///< by where they begin, then by where they end
    std::vector<Bundle> m_bundles;
    std::vector<int> m_costs; ///< while intervals are added: by how much each place is above the one before
    quint64 m_tests = 0;
};

} // namespace mexplorer
