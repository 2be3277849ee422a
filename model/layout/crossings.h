#pragma once

#include "model/layout/layers.h"

namespace mexplorer {

/// Moves as straight lines between places that may change, for counting those that cross. Lines whose ends meet do not.
class Lines
{
public:
    struct Move
    {
        PositionId from;
        PositionId to;
        bool operator==(const Move &) const = default;
    };

    /// No moves yet. Keeps references to the places.
    Lines(const std::vector<float> &across, const std::vector<float> &along) : m_across(across), m_along(along) {}
    /// All moves of a graph.
    Lines(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along);

    void add(Move move) { m_moves.push_back(move); }
    std::size_t count() const { return m_moves.size(); }

    quint64 crossings() const;
    /// The crossings of a move with those from number \a first on.
    quint64 crossingsOf(Move move, std::size_t first = 0) const;

private:
    const std::vector<float> &m_across;
    const std::vector<float> &m_along;
    std::vector<Move> m_moves;
};

/// Counts the crossings of the moves from and to single positions, and how much work that was: the same work in each
/// run, where milliseconds differ.
class CrossingCounter
{
public:
    CrossingCounter(const Lines &lines, const GameGraph &graph, const Predecessors &predecessors)
        : m_lines(lines), m_graph(graph), m_predecessors(predecessors)
    {
    }

    quint64 at(PositionId id);
    /// True once about 100 ms are spent.
    bool isSpent() const { return m_tests >= mostTests; }
    /// How many pairs of moves were looked at.
    quint64 tests() const { return m_tests; }

private:
    static constexpr quint64 mostTests = 10'000'000;

    const Lines &m_lines;
    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    quint64 m_tests = 0;
};

} // namespace mexplorer
