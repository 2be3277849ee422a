// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/memory.h"
#include "model/core/result.h"
#include "model/graph/positionstore.h"

#include <algorithm>

namespace mexplorer {

/// How far a question is followed before it is given up with a sentence that names the limit.
struct SolverLimits
{
    quint64 maxPositions = 2'000'000; ///< positions whose value or outcome is remembered at a time
    quint64 maxMoves = 20'000'000;    ///< moves that a search looks at for one question: some seconds
    quint64 maxSearch = 50'000'000;   ///< moves that the quicker search of big matrices looks at
    PositionId maxGraph = 200'000;    ///< positions of a whole graph that is built to find the longest resistance
    quint64 maxFollowers = 1'000'000; ///< ways to move that are listed
    int maxWaitMs = 0;                ///< for a question of another thread about the same game; 0: until it is answered

    bool operator==(const SolverLimits &) const = default;
};

/// What one question has cost so far, of what its limits allow. Counted in moves, never in time, so that the same
/// question always ends the same way.
class SearchBudget
{
public:
    SearchBudget(const SolverLimits &limits, JobControl &control) : m_limits(limits), m_control(control) {}

    const SolverLimits &limits() const { return m_limits; }
    JobControl &control() const { return m_control; }

    /// Counts \a moves that were looked at; false if the question has to end, for their limit or because it was
    /// cancelled.
    bool spend(quint64 moves = 1)
    {
        m_moves += moves;
        return !isSpent() && !m_control.isCancelled();
    }
    bool isSpent() const { return m_moves > m_limits.maxMoves; }
    quint64 moves() const { return m_moves; }

    /// False if there is no memory for a table of \a bytes to grow, so that the question has to end.
    bool canGrow(quint64 bytes)
    {
        m_isMemoryShort = !m_memory.canGrow(bytes);
        return !m_isMemoryShort;
    }
    bool isMemoryShort() const { return m_isMemoryShort; }

    /// As moves(), of the search of big matrices.
    quint64 searched() const { return m_searched; }
    /// What is left of SolverLimits::maxSearch.
    quint64 searchLeft() const { return m_limits.maxSearch - std::min(m_searched, m_limits.maxSearch); }
    void addSearched(quint64 moves) { m_searched += moves; }

    /// Counts the moves of a graph that was built, or that were listed. They are not in moves(): a graph has limits of
    /// its own.
    void addBuilt(quint64 moves) { m_built += moves; }
    /// All that was looked at, searched and built, for what asks several questions within one limit.
    quint64 cost() const { return m_moves + m_searched + m_built; }

private:
    const SolverLimits &m_limits;
    JobControl &m_control;
    quint64 m_moves = 0;
    quint64 m_searched = 0;
    MemoryWatch m_memory;
    bool m_isMemoryShort = false;
    quint64 m_built = 0;
};

/// How many moves one to \a cells counts for: several if it is to a position of many heaps.
inline quint64 costOf(Cells cells)
{
    return 1 + cells.size() / 8;
}

/// "GAME needs more than N positions, ...": SolverLimits::maxPositions, with the way to raise it.
Problem positionLimit(const QString &game, quint64 maxPositions);
/// "GAME isn't solved by looking at N moves, ...": SolverLimits::maxMoves, with the way to raise it.
Problem moveLimit(const QString &game, quint64 maxMoves);
/// "GAME needs more memory than there is, ...".
Problem memoryLimit(const QString &game);
/// Why a search for \a game ended early: cancelled, or one of its limits.
Problem endOf(const QString &game, const SearchBudget &budget);

} // namespace mexplorer
