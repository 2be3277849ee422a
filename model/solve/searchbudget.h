// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/extrawork.h"
#include "model/core/jobcontrol.h"
#include "model/core/memory.h"
#include "model/core/result.h"
#include "model/graph/positionstore.h"

#include <algorithm>

namespace mexplorer {

/// Limits of one solver query. Exceeding one returns a Problem::Kind::Limit that names it.
struct SolverLimits
{
    quint64 maxPositions = 2'000'000; ///< maximum number of positions whose value or outcome is stored at a time
    quint64 maxMoves = 20'000'000;    ///< maximum number of moves that a query examines: some seconds
    quint64 maxSearch = 50'000'000;   ///< maximum number of moves that the faster search on boards examines
    PositionId maxGraph = 200'000;    ///< maximum size of a graph built to find the longest resistance
    quint64 maxFollowers = 1'000'000; ///< maximum number of ways to move that are listed
    int maxWaitMs = 0;                ///< maximum wait for a query of another thread about the same game; 0: unlimited
    bool usesBothCores = false;       ///< on boards; a query near its limit may then end in either way

    /// The limit of stored positions that are like \a position: less than maxPositions if they have many cells, and so
    /// take more memory.
    quint64 maxPositionsLike(Cells position) const
    {
        constexpr std::size_t usualCells = 8;
        return maxPositions / std::max<std::size_t>(1, position.size() / usualCells);
    }

    bool operator==(const SolverLimits &) const = default;
};

/// The cost of one query within its limits. It is counted in moves, not in time, so that the same query always ends the
/// same way, unless it uses both cores.
class SearchBudget
{
public:
    SearchBudget(const SolverLimits &limits, JobControl &control) : m_limits(limits), m_control(control)
    {
        ExtraWork::take(); // of what this thread did before, such as reading rules
    }

    const SolverLimits &limits() const { return m_limits; }
    JobControl &control() const { return m_control; }

    /// Adds \a moves that were examined. Returns false if the query has to end, because of their limit or because it
    /// was cancelled.
    bool spend(quint64 moves = 1)
    {
        m_moves += moves + ExtraWork::take();
        return !isSpent() && !m_control.isCancelled();
    }
    bool isSpent() const { return m_moves > m_limits.maxMoves; }
    quint64 moves() const { return m_moves; }

    /// Returns false if there is no memory for a table of \a bytes to grow, so that the query has to end.
    bool canGrow(quint64 bytes)
    {
        m_isMemoryShort = !m_memory.canGrow(bytes);
        return !m_isMemoryShort;
    }
    bool isMemoryShort() const { return m_isMemoryShort; }

    /// The number of moves examined by the search on boards.
    quint64 searched() const { return m_searched; }
    /// The remaining part of SolverLimits::maxSearch.
    quint64 searchLeft() const { return m_limits.maxSearch - std::min(m_searched, m_limits.maxSearch); }
    void addSearched(quint64 moves) { m_searched += moves; }

    /// Adds the moves of a graph that was built, or that were listed. They are not part of moves(), as graphs have
    /// separate limits.
    void addBuilt(quint64 moves) { m_built += moves; }
    /// All moves examined, searched and built, for callers that make several queries within one limit.
    quint64 cost() const { return m_moves + m_searched + m_built; }

private:
    SolverLimits m_limits; // a copy, as callers may pass limits of their own made for one query
    JobControl &m_control;
    quint64 m_moves = 0;
    quint64 m_searched = 0;
    MemoryWatch m_memory;
    bool m_isMemoryShort = false;
    quint64 m_built = 0;
};

/// The cost of one move to \a cells: more than 1 if it leads to a position of many heaps.
inline quint64 costOf(Cells cells)
{
    return 1 + cells.size() / 8;
}

/// "GAME needs more than N positions, ...": for SolverLimits::maxPositions, with advice on how to raise it.
Problem positionLimit(const QString &game, quint64 maxPositions);
/// "GAME isn't solved by looking at N moves, ...": for SolverLimits::maxMoves, with advice on how to raise it.
Problem moveLimit(const QString &game, quint64 maxMoves);
/// "GAME needs more memory than there is, ...".
Problem memoryLimit(const QString &game);
/// The reason why a search for \a game ended early: it was cancelled, or reached one of its limits, such as that of \a
/// maxPositions.
Problem endOf(const QString &game, quint64 maxPositions, const SearchBudget &budget);

} // namespace mexplorer
