// SPDX-License-Identifier: GPL-3.0-or-later
// Solving a position
//
// Normal play: each component is valued by itself, from the table that suits its rules, and the nim-sum x of the values
// v_i is the position's value. By the Sprague-Grundy theorem a move wins if and only if it leaves nim-sum 0, that is,
// if it takes component i to a follower of value v_i xor x. Misère play: no values; outcomes of whole positions are
// searched.
//
// Boards on which each move has a mirror image as its answer are P without a search, whatever their size.
//
// Games in which play may go round are answered where the part of the graph below the position has no cycle.

#include "model/solve/solver.h"

#include "model/core/modeltext.h"
#include "model/solve/graphtable.h"
#include "model/solve/pairing.h"
#include "model/solve/solvertables.h"

namespace mexplorer {

namespace {

/// \a problem stood in the way of listing the winning moves, but not of the value: says both.
Problem withValue(const Position &position, Value value, Problem problem)
{
    if (problem.kind == Problem::Kind::Limit) {
        problem.message = ModelText::tr("%1 has value %2, so the first player wins, but "
                                        "the winning moves weren't found: %3")
                              .arg(position.text())
                              .arg(value)
                              .arg(problem.message);
    }
    return problem;
}

/// As withValue() under misère play, for a position that the first player wins.
Problem withOutcome(const Position &position, Problem problem)
{
    if (problem.kind == Problem::Kind::Limit) {
        problem.message = ModelText::tr("The first player wins %1 under misère play, but not all winning "
                                        "moves were found: %2")
                              .arg(position.text(), problem.message);
    }
    return problem;
}

/// \a problem stood in the way of the value: says what symmetry shows nevertheless.
Problem withPairing(const Position &position, Problem problem)
{
    if (problem.kind != Problem::Kind::Limit)
        return problem;
    const std::vector<Move> moves = pairingMoves(position);
    if (!moves.empty()) {
        problem.message = ModelText::tr("The first player wins %1, for %2 leaves a position in which each "
                                        "move is answered by its mirror image; but the value wasn't "
                                        "found: %3")
                              .arg(position.text(), moves.front().text, problem.message);
    }
    return problem;
}

/// The misère outcome of a position that may reach a cycle.
Result<Outcome> misereOutcomeInGraph(SolverTables &tables, const Position &position, const SearchBudget &budget)
{
    const JoinedPosition joined = join(position);
    const auto labelled =
        tables.labelledGraph(joined, Convention::Misere, static_cast<PositionId>(budget.limits().maxPositions), budget);
    if (!labelled)
        return labelled.problem();
    const PositionId id = *labelled->graph->find(joined.cells);
    if (labelled->labels->birthday(id) == Labels::unknown)
        return cycleProblem(position.text(), *labelled->graph, *labelled->labels);
    return labelled->labels->outcome(id);
}

} // namespace

Solver::Solver(const SolverLimits &limits) : m_limits(limits), m_tables(std::make_shared<SolverTables>()) {}

Solver Solver::withLimits(const SolverLimits &limits) const
{
    Solver solver = *this;
    solver.m_limits = limits;
    return solver;
}

Result<Value> Solver::value(const Component &component, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return value(component, budget);
}

Result<Value> Solver::value(const Component &component, SearchBudget &budget) const
{
    return isPairedBoard(component) ? Result<Value>(Value(0)) : m_tables->value(component, budget);
}

Result<std::vector<Value>> Solver::componentValues(const Position &position, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return componentValues(position, budget);
}

Result<std::vector<Value>> Solver::componentValues(const Position &position, SearchBudget &budget) const
{
    std::vector<Value> values;
    for (const Component &component : position.components) {
        const Result<Value> found = value(component, budget);
        if (!found)
            return found.problem();
        values.push_back(*found);
    }
    return values;
}

Result<Outcome> Solver::outcome(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return outcome(position, convention, budget);
}

Result<Outcome> Solver::outcome(const Position &position, Convention convention, SearchBudget &budget) const
{
    if (convention == Convention::Normal) {
        const auto values = componentValues(position, budget);
        if (!values)
            return values.problem();
        return nimSum(*values) == 0 ? Outcome::P : Outcome::N;
    }
    if (isNim(position))
        return misereNimOutcome(position);
    if (isAcyclic(position))
        return m_tables->misereOutcome(join(position), budget);
    return misereOutcomeInGraph(*m_tables, position, budget);
}

Result<Analysis> Solver::analyse(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return convention == Convention::Normal ? analyseNormal(position, budget) : analyseMisere(position, budget);
}

Result<Analysis> Solver::analyseNormal(const Position &position, SearchBudget &budget) const
{
    const auto values = componentValues(position, budget);
    if (!values)
        return withPairing(position, values.problem());
    Analysis analysis;
    analysis.componentValues = *values;
    const Value sum = nimSum(*values);
    analysis.value = sum;
    analysis.outcome = sum == 0 ? Outcome::P : Outcome::N;
    for (std::size_t i = 0; sum != 0 && i < values->size(); ++i) {
        const auto followers = m_tables->followersWithValue(position.components[i], (*values)[i] ^ sum, budget);
        if (!followers)
            return withValue(position, sum, followers.problem());
        for (const CellVector &follower : *followers)
            analysis.winningMoves.push_back(makeMove(position, i, follower));
    }
    return analysis;
}

Result<Analysis> Solver::analyseMisere(const Position &position, SearchBudget &budget) const
{
    const Result<Outcome> whole = outcome(position, Convention::Misere, budget);
    if (!whole)
        return whole.problem();
    Analysis analysis;
    analysis.convention = Convention::Misere;
    analysis.outcome = *whole;
    if (*whole == Outcome::P)
        return analysis;
    auto moves = misereCandidates(position, budget.limits().maxFollowers);
    if (!moves)
        return moves.problem();
    for (Move &move : moves.value()) {
        const Result<Outcome> after = outcome(move.to, Convention::Misere, budget);
        if (!after)
            return withOutcome(position, after.problem());
        if (*after == Outcome::P)
            analysis.winningMoves.push_back(std::move(move));
    }
    return analysis;
}

Value nimSum(std::span<const Value> values)
{
    Value sum = 0;
    for (const Value value : values)
        sum ^= value;
    return sum;
}

} // namespace mexplorer
