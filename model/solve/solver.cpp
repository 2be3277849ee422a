// SPDX-License-Identifier: GPL-3.0-or-later
// Solving a position
//
// Normal play: each component is valued by itself, from the table that suits its rules, and the nim-sum x of the values
// v_i is the position's value. By the Sprague-Grundy theorem a move wins if and only if it leaves nim-sum 0, that is,
// if it leads from component i to a follower of value v_i xor x. Misère play: no values; outcomes of whole positions
// are searched, but for Nim and Kayles, whose P-positions are known.
//
// Boards on which each move is answered by its mirror image are P without a search, of any size. Of some games a
// theorem tells who wins, and by what moves, but not the values of N-positions: Rules::zeroFollowers(). It decides
// where the search for a value is too long, and a sum of one such N-position and of components with nim-sum 0, which is
// N, too.
//
// Games in which play may repeat are solved if the part of the graph below the position has no cycle. Positions that
// can reach one have no number as their value, and the outcome of a sum doesn't follow from its components' outcomes:
// the graph of the whole position is built and labelled, which shows who can force a win, and that neither can if play
// may be endless. A player who can win moves to a P-position; one who can't keeps a draw, if there is one.

#include "model/solve/solver.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/solve/graphtable.h"
#include "model/solve/miserekayles.h"
#include "model/solve/pairing.h"
#include "model/solve/solvertables.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace mexplorer {

namespace {

/// The value is known, but listing the winning moves failed with \a problem: reports both.
Problem withValue(const Position &position, quint64 value, Problem problem)
{
    if (problem.kind == Problem::Kind::Limit) {
        problem.message = ModelText::tr("%1 has value %2, so the first player wins, but "
                                        "not all winning moves were found: %3")
                              .arg(shortened(position.text()))
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
                              .arg(shortened(position.text()), problem.message);
    }
    return problem;
}

/// Finding the value failed with \a problem: also reports what symmetry shows.
Problem withPairing(const Position &position, Problem problem)
{
    if (problem.kind != Problem::Kind::Limit)
        return problem;
    const std::vector<Move> moves = pairingMoves(position);
    if (!moves.empty()) {
        problem.message = ModelText::tr("The first player wins %1, for %2 leaves a position in which each "
                                        "move is answered by its mirror image; but the value wasn't "
                                        "found: %3")
                              .arg(shortened(position.text()), shortened(moves.front().text), problem.message);
    }
    return problem;
}

/// The component that has a value other than 0 by a theorem, if it is the only one.
std::optional<std::size_t> onlyNonzero(const Position &position)
{
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const auto &[rules, cells] = position.components[i];
        const auto zeros = rules->zeroFollowers(cells, 1);
        if (!zeros || zeros->found.empty())
            continue;
        if (only)
            return std::nullopt;
        only = i;
    }
    return only;
}

/// Finding the value failed with \a problem, but a theorem shows who wins: reports both.
Problem withTheorem(Problem problem)
{
    if (problem.kind == Problem::Kind::Limit) {
        problem.message = ModelText::tr("By a theorem the first player wins; no formula gives the value, and it wasn't "
                                        "found by search: %1")
                              .arg(problem.message);
    }
    return problem;
}

/// The misère outcome of Kayles.
Result<Outcome> misereKaylesOutcome(SolverTables &tables, const Position &position, SearchBudget &budget)
{
    CellVector rows;
    Value nimSum = 0;
    for (const Component &component : position.components) {
        const Result<Value> value = tables.value(component, budget);
        if (!value)
            return value.problem();
        nimSum ^= *value;
        rows.insert(rows.end(), component.cells.begin(), component.cells.end());
    }
    return isMisereKaylesP(rows, nimSum) ? Outcome::P : Outcome::N;
}

/// The misère outcome of a position that may reach a cycle.
Result<Outcome> misereOutcomeInGraph(SolverTables &tables, const Position &position, SearchBudget &budget)
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

std::optional<Problem> Solver::withBoardSearch(const Position &position,
                                               FunctionRef<std::optional<Problem>(BoardSearch &)> use) const
{
    const Component &first = position.components.front();
    const auto isOfSameGame = [&](const Component &other) {
        return other.rules->clearingGame() && tableKey(*other.rules) == tableKey(*first.rules);
    };
    if (!std::ranges::all_of(position.components, isOfSameGame))
        return notBoards(position);
    return m_tables->withBoardSearch(first, use);
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

Result<Value> Solver::value(const Position &position, JobControl &control) const
{
    const auto values = componentValues(position, control);
    return values ? nimSum(*values) : Result<Value>(values.problem());
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

Result<quint64> Solver::largeValue(const Component &component, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return largeValue(component, budget);
}

Result<quint64> Solver::largeValue(const Component &component, SearchBudget &budget) const
{
    return isPairedBoard(component) ? Result<quint64>(quint64(0)) : m_tables->largeValue(component, budget);
}

Result<std::vector<quint64>> Solver::largeValues(const Position &position, SearchBudget &budget) const
{
    std::vector<quint64> values;
    for (const Component &component : position.components) {
        const Result<quint64> found = largeValue(component, budget);
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
        if (isNonzeroByTheorem(position, budget))
            return Outcome::N;
        const auto values = largeValues(position, budget);
        if (!values)
            return values.problem();
        return nimSum(*values) == 0 ? Outcome::P : Outcome::N;
    }
    if (isNim(position))
        return misereNimOutcome(position);
    if (isKayles(position))
        return misereKaylesOutcome(*m_tables, position, budget);
    if (isAcyclic(position))
        return m_tables->misereOutcome(position, budget);
    return misereOutcomeInGraph(*m_tables, position, budget);
}

Result<Analysis> Solver::analyse(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return analyse(position, convention, budget);
}

Result<Analysis> Solver::analyseNormal(const Position &position, SearchBudget &budget) const
{
    const auto values = largeValues(position, budget);
    if (!values && isNonzeroByTheorem(position, budget))
        return withTheorem(values.problem());
    if (!values)
        return withPairing(position, values.problem());
    Analysis analysis;
    analysis.componentValues = *values;
    const quint64 sum = nimSum(*values);
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
    auto moves = misereCandidates(position, budget.limits().maxFollowers, &budget.control());
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

Result<Analysis> Solver::analyse(const Position &position, Convention convention, SearchBudget &budget) const
{
    return convention == Convention::Normal ? analyseNormal(position, budget) : analyseMisere(position, budget);
}

Result<Analysis> Solver::analyseForPlay(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return analyseForPlay(position, convention, budget);
}

Result<Analysis> Solver::analyseForPlay(const Position &position, Convention convention, SearchBudget &budget) const
{
    Result<Analysis> byValue = analyse(position, convention, budget);
    if (byValue || byValue.problem().kind != Problem::Kind::BadInput || isAcyclic(position))
        return byValue;
    return analyseLoopy(position, convention, budget);
}

Result<Analysis> Solver::analyseForMove(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return analyseForMove(position, convention, budget);
}

bool Solver::isNonzeroByTheorem(const Position &position, SearchBudget &budget) const
{
    const std::optional<std::size_t> nonzero = onlyNonzero(position);
    if (!nonzero)
        return false;
    Position others = position;
    others.components.erase(others.components.begin() + static_cast<std::ptrdiff_t>(*nonzero));
    const auto values = largeValues(others, budget);
    return values && nimSum(*values) == 0;
}

std::optional<Analysis> Solver::analyseByTheorem(const Position &position, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return analyseByTheorem(position, budget);
}

std::optional<Analysis> Solver::analyseByTheorem(const Position &position, SearchBudget &budget) const
{
    if (!isNonzeroByTheorem(position, budget))
        return std::nullopt;
    const std::size_t at = *onlyNonzero(position);
    Analysis analysis;
    analysis.outcome = Outcome::N;
    if (const auto followers = m_tables->followersWithValue(position.components[at], 0, budget)) {
        for (const CellVector &follower : *followers)
            analysis.winningMoves.push_back(makeMove(position, at, follower));
        // A move in another component wins if it leaves the value that isn't known.
        const auto hasNoMove = [](const Component &component) {
            return component.rules->followerBound(component.cells) == 0;
        };
        analysis.hasAllWinningMoves = std::ranges::count_if(position.components, std::not_fn(hasNoMove)) == 1;
    } else if (const auto one = m_tables->someFollowerWithValue(position.components[at], 0, budget)) {
        analysis.winningMoves.push_back(makeMove(position, at, *one));
        analysis.hasAllWinningMoves = false;
    }
    return analysis;
}

Result<Analysis> Solver::analyseForMove(const Position &position, Convention convention, SearchBudget &budget) const
{
    if (convention == Convention::Normal) {
        if (auto known = analyseByTheorem(position, budget)) {
            SolverLimits limits = budget.limits(); // the value isn't worth the whole cost of the query
            limits.maxMoves /= 10;
            limits.maxSearch /= 10;
            SearchBudget part(limits, budget.control());
            Result<Analysis> withValue = analyseNormal(position, part);
            budget.addBuilt(part.cost());
            return withValue ? std::move(withValue) : std::move(*known);
        }
    }
    Result<Analysis> whole = analyseForPlay(position, convention, budget);
    const bool isMisere = convention == Convention::Misere;
    if (whole || whole.problem().code != Problem::Code::Listing || (isMisere && !isKayles(position)))
        return whole;
    const auto values = largeValues(position, budget);
    const quint64 sum = values ? nimSum(*values) : 0;
    for (std::size_t i = 0; sum != 0 && i < values->size(); ++i) {
        const Component &component = position.components[i];
        const auto after = m_tables->someFollowerWithValue(component, (*values)[i] ^ sum, budget);
        if (!after)
            continue;
        Analysis one{convention, sum, Outcome::N, *values, {makeMove(position, i, *after)}};
        one.hasAllWinningMoves = false;
        if (!isMisere)
            return one;
        one.value.reset();
        one.componentValues.clear();
        const Result<Outcome> left = outcome(one.winningMoves.front().to, convention, budget);
        if (left && *left == Outcome::P) // as nearly always where rows are long
            return one;
    }
    return whole;
}

Result<Analysis> Solver::analyseLoopy(const Position &position, Convention convention, SearchBudget &budget) const
{
    const JoinedPosition joined = join(position);
    const auto known =
        m_tables->labelledGraph(joined, convention, static_cast<PositionId>(budget.limits().maxPositions), budget);
    if (!known)
        return known.problem();
    auto moves = distinctMoves(position, budget.limits().maxFollowers, &budget.control());
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

// ---- what to play
//
// A player who wins hurries and one who loses delays: the length of the game is then the remoteness of the position. It
// doesn't follow from the components', so the graph of the whole sum is built if it is within a limit, and the moves
// are sorted by the remoteness they leave. If play may repeat, this brings a winner to the end, as both moves decrease
// the remoteness; a draw is kept by any move to a draw, preferably by one that leaves the other player many mistakes.
// Among moves that make a lost game last equally long, too, those that leave the most mistakes come first. Beyond the
// limit, a loser leaves the largest position, and a winner the smallest; ties are broken by the order of the rules.
// Boards too big for that are won by symmetry if it shows how, which needs no search.

namespace {

/// Sorts \a moves by their \a keys, both.
void sortByKey(std::vector<Move> &moves, std::vector<quint64> &keys, bool descending)
{
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return descending ? keys[a] > keys[b] : keys[a] < keys[b]; });
    std::vector<Move> sortedMoves;
    std::vector<quint64> sortedKeys;
    for (const std::size_t i : order) {
        sortedMoves.push_back(std::move(moves[i]));
        sortedKeys.push_back(keys[i]);
    }
    moves = std::move(sortedMoves);
    keys = std::move(sortedKeys);
}

/// True if a move from \a outcome to \a after is among the best, where a player can do no better than \a outcome.
bool isBest(Outcome outcome, Outcome after)
{
    switch (outcome) {
    case Outcome::N:
        return after == Outcome::P;
    case Outcome::Draw:
        return after == Outcome::Draw;
    default:
        return true;
    }
}

/// The number of moves from a position that are mistakes: they lead to an N-position.
quint64 waysToLose(const LabelledGraph &known, PositionId id)
{
    const auto followers = known.graph->followers(id);
    return static_cast<quint64>(std::ranges::count_if(
        followers, [&](PositionId follower) { return known.labels->outcome(follower) == Outcome::N; }));
}

/// The share of these among all moves, in thousandths.
quint64 shareOfWaysToLose(const LabelledGraph &known, PositionId id)
{
    const auto all = static_cast<quint64>(known.graph->followers(id).size());
    return all == 0 ? 0 : 1000 * waysToLose(known, id) / all;
}

/// The best moves by remoteness; std::nullopt if the graph doesn't determine them.
std::optional<BestMoves> bestByRemoteness(const Position &position, const LabelledGraph &known,
                                          const SearchBudget &budget)
{
    const auto idOf = [&](const Position &at) { return known.graph->find(join(at).cells); };
    const auto here = idOf(position);
    auto moves = distinctMoves(position, budget.limits().maxFollowers, &budget.control());
    if (!here || !moves || known.labels->outcome(*here) == Outcome::Unknown)
        return std::nullopt;
    BestMoves best;
    best.outcome = known.labels->outcome(*here);
    std::vector<quint64> keys;
    for (Move &move : moves.value()) {
        const auto after = idOf(move.to);
        if (!after)
            return std::nullopt;
        if (!isBest(best.outcome, known.labels->outcome(*after)))
            continue;
        const quint64 length = best.outcome == Outcome::Draw ? 0 : known.labels->remoteness(*after);
        const quint64 chances = best.outcome == Outcome::Draw ? waysToLose(known, *after)
                                : best.outcome == Outcome::P  ? shareOfWaysToLose(known, *after)
                                                              : 0;
        keys.push_back(length << 32 | chances);
        best.moves.push_back(std::move(move));
    }
    sortByKey(best.moves, keys, best.outcome != Outcome::N);
    if (best.outcome == Outcome::Draw)
        return best;
    for (const quint64 key : keys)
        best.remoteness.push_back(static_cast<quint32>(key >> 32));
    return best;
}

/// The position after taking a single token from the first heap that leaves a follower.
std::optional<CellVector> withoutToken(const Rules &rules, const CellVector &cells)
{
    if (rules.isMultiset()) {
        CellVector less = withHeap(cells, 0, cells[0] - 1);
        return rules.isFollower(cells, less) ? std::optional(std::move(less)) : std::nullopt;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        CellVector less = cells;
        if (less[i]-- > 0 && rules.isFollower(cells, less))
            return less;
    }
    return std::nullopt;
}

/// Moves of a position that has too many to list: one of each component, which takes a single token if it is of heaps.
std::vector<Move> smallMoves(const Position &position)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const auto &[rules, cells] = position.components[i];
        auto after = rules->exampleFollower(cells);
        if (after && rules->cellsAreTokens())
            after = withoutToken(*rules, cells).value_or(*after);
        if (after)
            moves.push_back(makeMove(position, i, *after));
    }
    return moves;
}

/// Without remoteness, a winner leaves the smallest position, a loser the largest.
BestMoves bestBySize(Outcome outcome, const Position &position, std::vector<Move> moves)
{
    constexpr quint64 unchanged = quint64(1) << 63; // the key of a move that leaves a position of the same size
    std::vector<quint64> keys;
    keys.reserve(moves.size());
    for (const Move &move : moves) {
        const auto &[rules, before] = position.components[move.component];
        keys.push_back(unchanged + rules->size(move.cells) - rules->size(before));
    }
    sortByKey(moves, keys, outcome == Outcome::P);
    return {outcome, std::move(moves), {}};
}

bool hasBoard(const Position &position)
{
    const auto isBoard = [](const Component &component) { return component.rules->cellBoard().has_value(); };
    return std::ranges::any_of(position.components, isBoard);
}

} // namespace

Result<BestMoves> Solver::bestMoves(const Position &position, Convention convention, JobControl &control) const
{
    SearchBudget budget(m_limits, control);
    return bestMoves(position, convention, budget);
}

Result<BestMoves> Solver::bestMoves(const Position &position, Convention convention, SearchBudget &budget) const
{
    const SolverLimits &limits = budget.limits();
    const auto graph = m_tables->labelledGraph(join(position), convention, limits.maxGraph, budget);
    if (graph) {
        if (auto best = bestByRemoteness(position, *graph, budget))
            return std::move(*best);
        if (budget.control().isCancelled())
            return Problem::cancelled();
    } else if (graph.problem().kind == Problem::Kind::Cancelled) {
        return graph.problem();
    }
    if (convention == Convention::Normal && hasBoard(position)) {
        if (auto moves = pairingMoves(position, &budget.control()); !moves.empty())
            return bestBySize(Outcome::N, position, std::move(moves));
    }
    if (convention == Convention::Normal) {
        if (auto known = analyseByTheorem(position, budget); known && known->hasAllWinningMoves)
            return bestBySize(Outcome::N, position, std::move(known->winningMoves));
    }
    Result<Analysis> analysis = analyseForMove(position, convention, budget);
    if (!analysis)
        return analysis.problem();
    if (analysis->outcome == Outcome::N)
        return bestBySize(Outcome::N, position, std::move(analysis.value().winningMoves));
    if (analysis->outcome == Outcome::Draw)
        return BestMoves{Outcome::Draw, std::move(analysis.value().drawingMoves), {}};
    auto moves = distinctMoves(position, limits.maxFollowers, &budget.control());
    if (moves)
        return bestBySize(Outcome::P, position, std::move(moves).value());
    std::vector<Move> known = smallMoves(position);
    if (known.empty())
        return moves.problem();
    return bestBySize(Outcome::P, position, std::move(known));
}

Value nimSum(std::span<const Value> values)
{
    return std::accumulate(values.begin(), values.end(), Value(0), std::bit_xor());
}

quint64 nimSum(std::span<const quint64> values)
{
    return std::accumulate(values.begin(), values.end(), quint64(0), std::bit_xor());
}

Problem notBoards(const Position &position)
{
    return Problem::badInput(
        Problem::Code::Unsuitable,
        ModelText::tr("%1 isn't a position on boards of one game that only clears cells, as cram:5x8 and matrix:4x4 + "
                      "matrix:3x5 are, under normal play; only the search of these can be saved or split.")
            .arg(shortened(position.text())));
}

} // namespace mexplorer
