// SPDX-License-Identifier: GPL-3.0-or-later
// How opponents choose. All of them ask the solver or look ahead, and choose among equal moves by random numbers seeded
// by the game's seed, the position and the number of the move, so that a game can be played again.
//
//   perfect      the solver's best move: the quickest win, or the longest loss that leaves most ways to go wrong
//   level p      perfect in p per cent of its moves, else one that gives away what the best ones keep, if any
//   reading k    wins and losses that are seen within k moves count; among the rest it chooses at random
//   greedy       leaves as little as possible
//   mirror       the pairing strategy where there is one, else any move
//   coach        leaves a position that can be won, by the smallest share of its moves
//
// Cost: a question to the solver, or all sequences of k moves. Left out: moves of positions too large to list, of which
// some are tried.
#include "model/play/solverplayer.h"

#include "model/core/modeltext.h"
#include "model/play/lookahead.h"
#include "model/solve/pairing.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Random = std::mt19937_64;

constexpr unsigned maxTried = 30; ///< to find a move of some kind among very many

Problem noMove(const Position &position)
{
    return Problem::badInput(Problem::Code::NoMove,
                             ModelText::tr("%1 has no move; the game is over.").arg(position.text()));
}

/// Some move of a position that has too many to list: of the first component, from a random one on, whose followers can
/// be listed.
Result<Move> someMove(const Position &position, quint64 maxFollowers, Random &random)
{
    const std::size_t count = position.components.size();
    const std::size_t first = below(random, count);
    std::size_t vast = first; ///< a component whose followers are too many
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = (first + i) % count;
        const auto followers = distinctFollowers(position.components[at], maxFollowers);
        if (followers && !followers->empty())
            return makeMove(position, at, (*followers)[below(random, followers->size())]);
        if (!followers)
            vast = at;
    }
    const Component &component = position.components[vast];
    const auto example = component.rules->exampleFollower(component.cells);
    return example ? Result<Move>(makeMove(position, vast, *example)) : noMove(position);
}

Result<Move> anyMove(const Position &position, quint64 maxFollowers, Random &random)
{
    const auto moves = distinctMoves(position, maxFollowers);
    if (!moves)
        return someMove(position, maxFollowers, random);
    if (moves->empty())
        return noMove(position);
    return (*moves)[below(random, moves->size())];
}

/// All moves in a random order; none where there are too many to list.
std::vector<Move> shuffledMoves(const Position &position, quint64 maxFollowers, Random &random)
{
    auto listed = distinctMoves(position, maxFollowers);
    if (!listed)
        return {};
    std::vector<Move> moves = std::move(listed).value();
    for (std::size_t i = moves.size(); i > 1; --i)
        std::swap(moves[i - 1], moves[below(random, i)]);
    return moves;
}

/// A move that gives away what the best ones keep, drawn at random; nothing if there is none, or none is found.
std::optional<Move> worseMove(const Position &position, const BestMoves &best, quint64 maxFollowers, Random &random)
{
    if (best.outcome == Outcome::P || best.moves.empty())
        return std::nullopt;
    const auto isWorse = [&](const Move &move) { return !contains(best.moves, move.component, move.cells); };
    std::vector<Move> moves = shuffledMoves(position, maxFollowers, random);
    for (std::size_t i = 0; moves.empty() && i < maxTried; ++i) {
        const Result<Move> move = someMove(position, maxFollowers, random);
        if (move && isWorse(*move))
            return *move;
    }
    std::erase_if(moves, [&](const Move &move) { return !isWorse(move); });
    if (moves.empty())
        return std::nullopt;
    // Where symmetry names the winning moves, others that it doesn't name may win as well.
    const bool allAreKnown = !best.remoteness.empty() || !isPaired(best.moves.front().to);
    for (std::size_t i = 0; !allAreKnown && i < std::min<std::size_t>(maxTried, moves.size()); ++i) {
        if (hasPairingMove(moves[i].to))
            return moves[i];
    }
    return moves.front();
}

/// A move as an opponent chooses it.
class Choice
{
public:
    Choice(const Solver &solver, const Position &position, Convention convention, Random &random, JobControl &control)
        : m_solver(solver), m_position(position), m_convention(convention), m_random(random), m_control(control),
          m_maxFollowers(solver.limits().maxFollowers)
    {
    }

    Result<Move> any() { return anyMove(m_position, m_maxFollowers, m_random); }

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
        const auto worse = worseMove(m_position, *best, m_maxFollowers, m_random);
        return worse ? *worse : best->moves.front();
    }

    /// Only the wins that are seen matter; other moves are drawn.
    Result<Move> winInOne()
    {
        const int moves = m_convention == Convention::Normal ? 0 : 1; // after the move
        Lookahead lookahead(m_convention, m_control);
        for (const Move &move : shuffledMoves(m_position, m_maxFollowers, m_random)) {
            if (lookahead.read(move.to, moves).outcome == Outcome::P)
                return move;
        }
        return any();
    }

    Result<Move> reading(int moves)
    {
        Lookahead lookahead(m_convention, m_control);
        std::optional<Move> best;
        int bestRank = 0;
        for (Move &move : shuffledMoves(m_position, m_maxFollowers, m_random)) {
            const LookaheadResult after = lookahead.read(move.to, moves - 1);
            // A quick win before a slow one, what isn't decided before a loss, a late loss before an early one.
            const int far = Opponent::farthestRead + 1;
            const int rank = after.outcome == Outcome::P   ? 3 * far - after.length
                             : after.outcome == Outcome::N ? after.length
                                                           : far;
            if (!best || rank > bestRank) {
                best = std::move(move);
                bestRank = rank;
            }
        }
        return best ? Result<Move>(std::move(*best)) : any();
    }

    Result<Move> greedy()
    {
        std::vector<Move> moves = shuffledMoves(m_position, m_maxFollowers, m_random);
        if (moves.empty())
            return any();
        return *std::ranges::min_element(moves,
                                         [](const Move &a, const Move &b) { return sizeOf(a.to) < sizeOf(b.to); });
    }

    Result<Move> mirror()
    {
        const std::vector<Move> moves = pairingMoves(m_position);
        return moves.empty() ? any() : Result<Move>(moves[below(m_random, moves.size())]);
    }

    Result<Move> coach()
    {
        std::vector<Move> moves = shuffledMoves(m_position, m_maxFollowers, m_random);
        std::optional<Move> best;
        double bestShare = 2; // of the moves that win there
        for (std::size_t i = 0; i < std::min<std::size_t>(maxTried, moves.size()); ++i) {
            const Result<Analysis> analysis = m_solver.analyseForPlay(moves[i].to, m_convention, m_control);
            const auto replies = distinctMoves(moves[i].to, m_maxFollowers);
            if (!analysis || analysis->outcome != Outcome::N || !replies || replies->empty())
                continue;
            const double share =
                static_cast<double>(analysis->winningMoves.size()) / static_cast<double>(replies->size());
            if (share < bestShare) {
                best = moves[i];
                bestShare = share;
            }
        }
        return best ? Result<Move>(std::move(*best)) : perfect();
    }

private:
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

Result<Move> SolverPlayer::choose(const GameRecord &record, std::size_t place, JobControl &control) const
{
    Result<Move> move = choose(record.position(place), record.convention(), place, control);
    if (!move || !m_opponent.solves() || !record.played(place, *move).isDrawn())
        return move;
    const Result<BestMoves> best = m_solver.bestMoves(record.position(place), record.convention(), control);
    if (!best || best->outcome != Outcome::Draw)
        return move;
    const auto goesOn =
        std::ranges::find_if(best->moves, [&](const Move &other) { return !record.played(place, other).isDrawn(); });
    return goesOn == best->moves.end() ? move : Result<Move>(*goesOn);
}

Result<Move> SolverPlayer::guess(const Position &position, Convention convention, std::size_t number) const
{
    Random random = randomNumbers(m_seed, number);
    static_cast<void>(random()); // the draw that decides between the perfect move and another one
    std::vector<Move> moves = shuffledMoves(position, m_solver.limits().maxFollowers, random);
    if (moves.empty() || convention == Convention::Misere)
        return anyMove(position, m_solver.limits().maxFollowers, random);
    for (std::size_t i = 0; i < std::min<std::size_t>(maxTried, moves.size()); ++i) {
        if (!hasPairingMove(moves[i].to))
            return moves[i];
    }
    return moves.front();
}

} // namespace mexplorer
