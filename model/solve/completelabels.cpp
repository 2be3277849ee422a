// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of a truncated graph
//
// A position beyond the graph's limit has no followers in it, but it consists of components, and the solver finds their
// values without the graph. They are queried while the graph is labelled, with small limits for each position and for
// all together: the aim is to complete a picture, not to answer a hard question. After a few positions that are too
// hard, or when the common limit is reached, the others remain unknown.

#include "model/solve/completelabels.h"

#include "model/games/joinedposition.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int maxRefusals = 3;
constexpr int maxTableWaitMs = 300;           ///< if another thread queries the same game
constexpr quint64 maxPositionMoves = 400'000; ///< for one position
constexpr quint64 maxCost = 4'000'000;        ///< for all positions together

/// Queries a solver for one position after the other.
class Fringe
{
public:
    Fringe(const GameGraph &graph, Convention convention, const Solver &solver, JobControl &control)
        : m_graph(graph), m_convention(convention), m_solver(solver), m_limits(solver.limits()), m_control(control)
    {
        m_limits.maxPositions = std::min(m_limits.maxPositions, maxPositionMoves);
        m_limits.maxMoves = std::min(m_limits.maxMoves, maxPositionMoves);
        m_limits.maxSearch = std::min(m_limits.maxSearch, maxPositionMoves);
        m_limits.maxGraph = 0;
        m_limits.maxWaitMs = maxTableWaitMs;
    }

    FringeLabel label(Cells cells)
    {
        FringeLabel found;
        if (m_control.isCancelled() || m_refusals >= maxRefusals || m_cost >= maxCost)
            return found;
        const Position position = split(m_graph.rules(), cells);
        SearchBudget budget(m_limits, m_control);
        if (m_convention == Convention::Normal) {
            const auto values = m_solver.componentValues(position, budget);
            m_refusals += !values;
            if (values) {
                found.value = nimSum(*values);
                found.outcome = found.value == 0 ? Outcome::P : Outcome::N;
            }
        } else {
            const auto outcome = m_solver.outcome(position, m_convention, budget);
            m_refusals += !outcome;
            found.outcome = outcome ? *outcome : Outcome::Unknown;
        }
        m_cost += budget.cost();
        m_control.setProgress(++m_asked, m_graph.positionCount());
        return found;
    }

private:
    const GameGraph &m_graph;
    Convention m_convention;
    const Solver &m_solver;
    SolverLimits m_limits;
    JobControl &m_control;
    int m_refusals = 0;
    quint64 m_cost = 0;
    quint64 m_asked = 0;
};

} // namespace

LabelsPtr completeLabels(const GameGraph &graph, Convention convention, const Solver &solver, JobControl &control)
{
    if (!graph.isTruncated() || !graph.rules()->isAcyclic())
        return label(graph, convention, control);
    Fringe fringe(graph, convention, solver, control);
    return label(graph, convention, control, [&](Cells cells) { return fringe.label(cells); });
}

} // namespace mexplorer
