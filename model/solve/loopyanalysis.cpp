// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in reach of a cycle
//
// They have no number as their value, and the outcome of a sum doesn't follow from its components' outcomes: the graph
// of the whole position is built and labelled, which shows who can force a win, and that neither can where play may go
// round for ever. A player who can win moves to a P-position; one who can't keeps a draw, if there is one.

#include "model/solve/solver.h"
#include "model/solve/solvertables.h"

namespace mexplorer {

Result<Analysis> Solver::analyseForPlay(const Position &position, Convention convention, JobControl &control) const
{
    Result<Analysis> byValue = analyse(position, convention, control);
    if (byValue || byValue.problem().kind != Problem::Kind::BadInput || isAcyclic(position))
        return byValue;
    return analyseLoopy(position, convention, control);
}

Result<Analysis> Solver::analyseLoopy(const Position &position, Convention convention, JobControl &control) const
{
    const SearchBudget budget(m_limits, control);
    const JoinedPosition joined = join(position);
    const auto known =
        m_tables->labelledGraph(joined, convention, static_cast<PositionId>(m_limits.maxPositions), budget);
    if (!known)
        return known.problem();
    auto moves = distinctMoves(position, m_limits.maxFollowers);
    if (!moves)
        return moves.problem();
    const auto outcomeOf = [&](Cells cells) {
        const auto id = known->graph->find(cells);
        return id ? known->labels->outcome(*id) : Outcome::Unknown;
    };
    Analysis analysis;
    analysis.convention = convention;
    analysis.outcome = outcomeOf(joined.cells);
    analysis.isLoopy = true;
    for (Move &move : moves.value()) {
        const Outcome after = outcomeOf(join(move.to).cells);
        if (after == Outcome::P)
            analysis.winningMoves.push_back(std::move(move));
        else if (after == Outcome::Draw && analysis.outcome == Outcome::Draw)
            analysis.drawingMoves.push_back(std::move(move));
    }
    return analysis;
}

} // namespace mexplorer
