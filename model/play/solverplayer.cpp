// SPDX-License-Identifier: GPL-3.0-or-later
// How opponents choose. All of them call the solver or look ahead, and choose among equal moves by random numbers
// seeded by the game's seed, the position and the number of the move, so that a game can be replayed.
//
//   perfect      the solver's best move: the quickest win, or the longest loss that leaves most ways to go wrong
//   level p      perfect in p per cent of its moves, else one that loses what the best ones keep, if any
//   reading k    sees wins and losses within k moves; among the rest it chooses at random
//   greedy       leaves the smallest position
//   mirror       the pairing strategy where there is one, else any move
//   coach        leaves a position that the other player can win, by the smallest share of its moves
//
// Cost: one query of the solver, or all sequences of k moves. If a position has too many moves to list, only some are
// tried.
#include "model/play/solverplayer.h"

#include "model/core/modeltext.h"
#include "model/games/heaptraits.h"
#include "model/play/lookahead.h"
#include "model/solve/pairing.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

using Random = std::mt19937_64;

constexpr unsigned maxTried = 30; ///< to find a move of some kind among very many

Problem noMove(const Position &position)
{
    return Problem::badInput(Problem::Code::NoMove,
                             ModelText::tr("%1 has no move; the game is over.").arg(position.text()));
}

/// Returns a move of a position that has too many to list: of the first component, from a random one on, whose
/// followers can be enumerated.
Result<Move> someMove(const Position &position, quint64 maxFollowers, Random &random)
{
    const std::size_t count = position.components.size();
    const std::size_t first = below(random, count);
    std::size_t vast = first; ///< a component whose followers are too many
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = (first + i) % count;
        const Component &component = position.components[at];
        if (component.rules->followerBound(component.cells) > maxFollowers) {
            vast = at;
            continue;
        }
        CellVector chosen;
        quint64 seen = 0;
        component.rules->followers(component.cells, [&](Cells follower) {
            if (below(random, ++seen) == 0)
                chosen.assign(follower.begin(), follower.end());
        });
        if (seen > 0)
            return makeMove(position, at, chosen);
    }
    const Component &component = position.components[vast];
    const auto drawn =
        component.rules->randomFollower(component.cells, [&random](quint64 end) { return below(random, end); });
    return drawn ? Result<Move>(makeMove(position, vast, *drawn)) : noMove(position);
}

/// Draws from all moves, or from those of one component if there are too many to list.
Result<Move> anyMove(const Position &position, quint64 maxFollowers, Random &random, const JobControl &control)
{
    const auto followers = componentFollowers(position, maxFollowers, &control);
    if (!followers && followers.problem().kind == Problem::Kind::Cancelled)
        return followers.problem();
    if (!followers)
        return someMove(position, maxFollowers, random);
    std::size_t count = 0;
    for (const std::vector<CellVector> &ofOne : *followers)
        count += ofOne.size();
    if (count == 0)
        return noMove(position);
    std::size_t drawn = below(random, count);
    std::size_t component = 0;
    while (drawn >= (*followers)[component].size())
        drawn -= (*followers)[component++].size();
    return makeMove(position, component, (*followers)[component][drawn]);
}

/// All moves in a random order; empty if there are too many to list, or when cancelled. Moves are created on access:
/// each contains its whole position, and creating a million takes seconds.
class ShuffledMoves
{
public:
    ShuffledMoves(const Position &position, quint64 maxFollowers, Random &random, const JobControl *control)
        : m_position(position)
    {
        auto followers = componentFollowers(position, maxFollowers, control);
        if (!followers)
            return;
        m_followers = std::move(followers).value();
        for (quint32 i = 0; i < m_followers.size(); ++i) {
            for (quint32 j = 0; j < m_followers[i].size(); ++j)
                m_order.emplace_back(i, j);
        }
        for (std::size_t i = m_order.size(); i > 1 && !(control && control->isCancelled()); --i)
            std::swap(m_order[i - 1], m_order[below(random, i)]);
        if (control && control->isCancelled())
            m_order.clear();
    }

    bool isEmpty() const { return m_order.empty(); }
    std::size_t size() const { return m_order.size(); }
    std::size_t component(std::size_t i) const { return m_order[i].first; }
    const CellVector &cells(std::size_t i) const { return m_followers[m_order[i].first][m_order[i].second]; }
    Move operator[](std::size_t i) const { return makeMove(m_position, component(i), cells(i)); }

private:
    const Position &m_position;
    std::vector<std::vector<CellVector>> m_followers; ///< of each component
    std::vector<std::pair<quint32, quint32>> m_order; ///< components, and indices of their followers
};

/// Draws a move that loses the outcome that the best moves keep; std::nullopt if there is none, or none is found. \a
/// mayWin tells whether a move that isn't among \a best might be as good.
std::optional<Move> worseMove(const Position &position, const BestMoves &best, quint64 maxFollowers, Random &random,
                              const JobControl &control, FunctionRef<bool(const Position &)> mayWin)
{
    if (best.outcome == Outcome::P || best.moves.empty())
        return std::nullopt;
    const ShuffledMoves moves(position, maxFollowers, random, &control);
    for (unsigned i = 0; moves.isEmpty() && i < maxTried && !control.isCancelled(); ++i) {
        Result<Move> move = someMove(position, maxFollowers, random);
        if (move && !contains(best.moves, move->component, move->cells) && !mayWin(move->to))
            return std::move(move).value();
    }
    // Moves not found by symmetry may win as well.
    const bool allAreKnown = !best.remoteness.empty() || !isPaired(best.moves.front().to);
    std::optional<Move> first;
    unsigned tried = 0;
    for (std::size_t i = 0; i < moves.size() && tried < maxTried && !control.isCancelled(); ++i) {
        if (contains(best.moves, moves.component(i), moves.cells(i)))
            continue;
        Move move = moves[i];
        if (allAreKnown || hasPairingMove(move.to))
            return move;
        if (!first)
            first = std::move(move);
        ++tried;
    }
    return first;
}

/// Chooses a move as an opponent does.
class Choice
{
public:
    Choice(const Solver &solver, const Position &position, Convention convention, Random &random, JobControl &control)
        : m_solver(solver), m_position(position), m_convention(convention), m_random(random), m_control(control),
          m_maxFollowers(solver.limits().maxFollowers)
    {
    }

    Result<Move> any() { return anyMove(m_position, m_maxFollowers, m_random, m_control); }

    Result<Move> perfect()
    {
        const Result<BestMoves> best = m_solver.bestMoves(m_position, m_convention, m_control);
        if (!best)
            return best.problem();
        return best->moves.empty() ? Result<Move>(noMove(m_position)) : best->moves.front();
    }

    Result<Move> ofLevel(int level)
    {
        const bool isPerfect = below(m_random, SolverPlayer::perfect) < static_cast<quint64>(level);
        const Result<BestMoves> best = m_solver.bestMoves(m_position, m_convention, m_control);
        if (!best)
            return isPerfect ? Result<Move>(best.problem()) : any();
        if (best->moves.empty())
            return noMove(m_position);
        if (isPerfect)
            return best->moves.front();
        if (best->outcome == Outcome::P)
            return any();
        const auto mayWin = [this](const Position &after) { // where not all winning moves are listed
            const auto isOfHeaps = [](const Component &component) { return component.rules->cellsAreTokens(); };
            if (!std::ranges::all_of(after.components, isOfHeaps) &&
                std::ranges::none_of(after.components, hasLargeHeap))
                return false; // as it may take long
            const auto outcome = m_solver.outcome(after, m_convention, m_control);
            return outcome && *outcome == Outcome::P;
        };
        const auto worse = worseMove(m_position, *best, m_maxFollowers, m_random, m_control, mayWin);
        return worse ? *worse : best->moves.front();
    }

    /// Makes a move that wins at once if there is one; otherwise a random one.
    Result<Move> winInOne()
    {
        const int left = m_convention == Convention::Normal ? 0 : 1; // after the move
        Lookahead lookahead(m_convention, m_control);
        const ShuffledMoves moves = shuffledMoves();
        for (std::size_t i = 0; i < moves.size() && !m_control.isCancelled(); ++i) {
            Move move = moves[i];
            if (lookahead.read(move.to, left).outcome == Outcome::P)
                return move;
        }
        return moves.isEmpty() ? any() : moves[0];
    }

    /// When cancelled, returns the best move read so far, or one that wasn't read.
    Result<Move> reading(int left)
    {
        Lookahead lookahead(m_convention, m_control);
        std::optional<Move> best;
        int bestRank = 0;
        const ShuffledMoves moves = shuffledMoves();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Move move = moves[i];
            const LookaheadResult after = lookahead.read(move.to, left - 1);
            // A quick win ranks before a slow one, an undecided move before a loss, a late loss before an early one.
            const int far = Opponent::farthestRead + 1;
            const int rank = after.outcome == Outcome::P   ? 3 * far - after.length
                             : after.outcome == Outcome::N ? after.length
                                                           : far;
            if (!best || rank > bestRank) {
                best = std::move(move);
                bestRank = rank;
            }
            if (m_control.isCancelled())
                break;
        }
        return best ? Result<Move>(std::move(*best)) : any();
    }

    Result<Move> greedy()
    {
        const ShuffledMoves moves = shuffledMoves();
        if (moves.isEmpty())
            return any();
        constexpr quint64 unchanged = quint64(1) << 63; // so that a difference isn't negative
        std::size_t best = 0;
        quint64 bestLeft = std::numeric_limits<quint64>::max();
        for (std::size_t i = 0; i < moves.size() && !m_control.isCancelled(); ++i) {
            const Component &before = m_position.components[moves.component(i)];
            const quint64 left = unchanged + before.rules->size(moves.cells(i)) - before.rules->size(before.cells);
            if (left < bestLeft) {
                best = i;
                bestLeft = left;
            }
        }
        return moves[best];
    }

    Result<Move> mirror()
    {
        const std::vector<Move> moves = pairingMoves(m_position, &m_control);
        return moves.empty() ? any() : Result<Move>(moves[below(m_random, moves.size())]);
    }

    Result<Move> coach()
    {
        std::optional<Move> best;
        double bestShare = 2; // of the winning moves there
        const ShuffledMoves moves = shuffledMoves();
        for (std::size_t i = 0; i < std::min<std::size_t>(maxTried, moves.size()); ++i) {
            Move move = moves[i];
            const Result<Analysis> analysis = m_solver.analyseForPlay(move.to, m_convention, m_control);
            const auto replies = componentFollowers(move.to, m_maxFollowers, &m_control);
            if (m_control.isCancelled())
                break;
            if (!analysis || analysis->outcome != Outcome::N || !replies)
                continue;
            std::size_t count = 0;
            for (const std::vector<CellVector> &ofOne : *replies)
                count += ofOne.size();
            if (count == 0)
                continue;
            const double share = static_cast<double>(analysis->winningMoves.size()) / static_cast<double>(count);
            if (share < bestShare) {
                best = std::move(move);
                bestShare = share;
            }
        }
        return best ? Result<Move>(std::move(*best)) : perfect();
    }

private:
    ShuffledMoves shuffledMoves() { return {m_position, m_maxFollowers, m_random, &m_control}; }

    const Solver &m_solver;
    const Position &m_position;
    Convention m_convention;
    Random &m_random;
    JobControl &m_control;
    quint64 m_maxFollowers;
};

} // namespace

SolverPlayer::SolverPlayer(Solver solver, const Opponent &opponent, quint64 seed)
    : m_solver(std::move(solver)), m_opponent(opponent), m_seed(seed)
{
}

Result<Move> SolverPlayer::choose(const Position &position, Convention convention, std::size_t number,
                                  JobControl &control) const
{
    Random random = randomNumbers(m_seed, number);
    Choice choice(m_solver, position, convention, random, control);
    switch (m_opponent.kind) {
    case Opponent::Kind::Perfect:
        return choice.perfect();
    case Opponent::Kind::Level:
        return choice.ofLevel(m_opponent.number);
    case Opponent::Kind::Random:
        return choice.any();
    case Opponent::Kind::WinInOne:
        return choice.winInOne();
    case Opponent::Kind::Greedy:
        return choice.greedy();
    case Opponent::Kind::Mirror:
        return choice.mirror();
    case Opponent::Kind::Reader:
        return choice.reading(m_opponent.number);
    case Opponent::Kind::Coach:
        return choice.coach();
    }
    Q_UNREACHABLE();
}

Result<Move> SolverPlayer::choose(const GameRecord &record, std::size_t ply, JobControl &control) const
{
    Result<Move> move = choose(record.position(ply), record.convention(), ply, control);
    if (!move || !m_opponent.solves() || !record.played(ply, *move).isDrawn())
        return move;
    const Result<BestMoves> best = m_solver.bestMoves(record.position(ply), record.convention(), control);
    if (!best || best->outcome != Outcome::Draw)
        return move;
    const auto goesOn =
        std::ranges::find_if(best->moves, [&](const Move &other) { return !record.played(ply, other).isDrawn(); });
    return goesOn == best->moves.end() ? move : Result<Move>(*goesOn);
}

Result<Move> SolverPlayer::guess(const Position &position, Convention convention, std::size_t number) const
{
    Random random = randomNumbers(m_seed, number);
    static_cast<void>(random()); // skips the draw that decides between the perfect move and another one
    // A guess is made when there is no time left, so it may list and compare for some milliseconds only.
    constexpr quint64 maxListed = 10'000;
    constexpr std::size_t maxCompared = 20'000; // followers of the tried moves
    const quint64 maxFollowers = m_solver.limits().maxFollowers;
    const ShuffledMoves moves(position, std::min(maxFollowers, maxListed), random, nullptr);
    if (moves.isEmpty())
        return someMove(position, maxFollowers, random);
    const std::size_t tries = std::min<std::size_t>(maxTried, maxCompared / moves.size());
    for (std::size_t i = 0; convention == Convention::Normal && i < std::min(tries, moves.size()); ++i) {
        Move move = moves[i];
        if (!hasPairingMove(move.to))
            return move;
    }
    return moves[0];
}

} // namespace mexplorer
