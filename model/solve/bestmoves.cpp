// SPDX-License-Identifier: GPL-3.0-or-later
// What to play
//
// A player who wins hurries and one who loses delays: the length of the game is then the remoteness of the position. It
// doesn't follow from the components', so the graph of the whole sum is built where it fits a limit, and the moves are
// put in the order of the remoteness they leave. Where play may go round this is what brings a winner to the end, as
// each of the two moves makes the remoteness less; a draw is kept by any move to a draw, at best by one that leaves the
// other player many ways to go wrong. Among moves that make a lost game last equally long, too, those come first that
// leave most ways to go wrong. Past the limit, a loser keeps as much on the table as possible, and a winner as
// little; among equals the order of the rules decides. Boards too big for that are won by symmetry where it shows how,
// which takes no search.

#include "model/games/heaptraits.h"
#include "model/solve/heaptable.h"
#include "model/solve/pairing.h"
#include "model/solve/solver.h"
#include "model/solve/solvertables.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

/// Sorts \a moves by their \a keys, both.
void sortByKey(std::vector<Move> &moves, std::vector<quint64> &keys, bool descending)
{
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return descending ? keys[a] > keys[b] : keys[a] < keys[b]; });
    std::vector<Move> sortedMoves;
    std::vector<quint64> sortedKeys;
    for (const std::size_t i : order) {
        sortedMoves.push_back(std::move(moves[i]));
        sortedKeys.push_back(keys[i]);
    }
    moves = std::move(sortedMoves);
    keys = std::move(sortedKeys);
}

/// True if a player who can do no better than \a outcome moves to a position with outcome \a after.
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

/// How many moves from a position go wrong: they lead to an N-position.
quint64 waysToLose(const LabelledGraph &known, PositionId id)
{
    const auto followers = known.graph->followers(id);
    return static_cast<quint64>(std::count_if(followers.begin(), followers.end(), [&](PositionId follower) {
        return known.labels->outcome(follower) == Outcome::N;
    }));
}

/// The same as a share of all moves, in thousandths.
quint64 shareOfWaysToLose(const LabelledGraph &known, PositionId id)
{
    const auto all = static_cast<quint64>(known.graph->followers(id).size());
    return all == 0 ? 0 : 1000 * waysToLose(known, id) / all;
}

/// The best moves by remoteness; nothing if the graph doesn't show them.
std::optional<BestMoves> bestByRemoteness(const Position &position, const LabelledGraph &known,
                                          const SolverLimits &limits)
{
    const auto idOf = [&](const Position &at) { return known.graph->find(join(at).cells); };
    const auto here = idOf(position);
    auto moves = distinctMoves(position, limits.maxFollowers);
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

/// Moves of a position that has too many to list: of each component one, of heaps that which takes a single token.
std::vector<Move> smallMoves(const Position &position)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const auto &[rules, cells] = position.components[i];
        auto after = rules->exampleFollower(cells);
        if (after && rules->isMultiset()) {
            CellVector less = withHeap(cells, 0, cells[0] - 1);
            if (rules->isFollower(cells, less))
                after = std::move(less);
        }
        if (after)
            moves.push_back(makeMove(position, i, *after));
    }
    return moves;
}

/// Without remoteness: a winner leaves as little as possible, a loser as much.
BestMoves bestBySize(Outcome outcome, std::vector<Move> moves)
{
    std::vector<quint64> keys;
    for (const Move &move : moves)
        keys.push_back(sizeOf(move.to));
    sortByKey(moves, keys, outcome == Outcome::P);
    return {outcome, std::move(moves), {}};
}

bool hasBoard(const Position &position)
{
    const auto isBoard = [](const Component &component) { return component.rules->cellBoard().has_value(); };
    return std::any_of(position.components.begin(), position.components.end(), isBoard);
}

} // namespace

Result<BestMoves> Solver::bestMoves(const Position &position, Convention convention, JobControl &control) const
{
    const SearchBudget budget(m_limits, control);
    const auto graph = m_tables->labelledGraph(join(position), convention, m_limits.maxGraph, budget);
    if (graph) {
        if (auto best = bestByRemoteness(position, *graph, m_limits))
            return std::move(*best);
    } else if (graph.problem().kind == Problem::Kind::Cancelled) {
        return graph.problem();
    }
    if (convention == Convention::Normal && hasBoard(position)) {
        if (auto moves = pairingMoves(position); !moves.empty())
            return bestBySize(Outcome::N, std::move(moves));
    }
    Result<Analysis> analysis = analyseForPlay(position, convention, control);
    if (!analysis)
        return analysis.problem();
    if (analysis->outcome == Outcome::N)
        return bestBySize(Outcome::N, std::move(analysis.value().winningMoves));
    if (analysis->outcome == Outcome::Draw)
        return BestMoves{Outcome::Draw, std::move(analysis.value().drawingMoves), {}};
    auto moves = distinctMoves(position, m_limits.maxFollowers);
    std::vector<Move> known = moves ? std::move(moves).value() : smallMoves(position);
    if (known.empty() && !moves)
        return moves.problem();
    return bestBySize(Outcome::P, std::move(known));
}

} // namespace mexplorer
