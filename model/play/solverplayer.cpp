#include "model/play/solverplayer.h"

#include "model/solve/pairing.h"

#include <QCoreApplication>

#include <algorithm>
#include <random>

namespace mexplorer {

namespace {

struct SolverPlayerText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SolverPlayer)
};

/// std::mt19937_64 is the same everywhere; the standard distributions aren't, so numbers are drawn by remainder. The
/// bias is below 2^-32 for every range in use.
quint64 below(std::mt19937_64 &random, quint64 end)
{
    return random() % end;
}

std::mt19937_64 generator(quint64 seed, quint64 number)
{
    std::seed_seq sequence = {quint32(seed), quint32(seed >> 32), quint32(number)};
    return std::mt19937_64(sequence);
}

/// The greatest heap among the components of the same rules: sizes are drawn up to it.
quint64 greatestHeap(const Position &position, const Rules &rules)
{
    quint64 greatest = 2;
    for (const Component &component : position.components) {
        if (component.rules->isMultiset() && component.rules->isSame(rules) && !component.cells.empty())
            greatest = std::max(greatest, component.cells.front());
    }
    return greatest;
}

Problem noMove(const Position &position)
{
    return Problem::badInput(SolverPlayerText::tr("%1 has no move; the game is over.").arg(position.text()));
}

/// Some move of a position that has too many to list: of the first component, from a random one on, whose followers can
/// be listed.
Result<Move> someMove(const Position &position, quint64 maxFollowers, std::mt19937_64 &random)
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

Result<Move> anyMove(const Position &position, quint64 maxFollowers, std::mt19937_64 &random)
{
    const auto moves = distinctMoves(position, maxFollowers);
    if (!moves)
        return someMove(position, maxFollowers, random);
    if (moves->empty())
        return noMove(position);
    return (*moves)[below(random, moves->size())];
}

} // namespace

SolverPlayer::SolverPlayer(Solver solver, int level, quint64 seed)
    : m_solver(std::move(solver)), m_level(std::clamp(level, 0, perfect)), m_seed(seed)
{
}

Result<Move> SolverPlayer::choose(const Position &position, Convention convention, std::size_t number,
                                  JobControl &control) const
{
    std::mt19937_64 random = generator(m_seed, number);
    if (below(random, perfect) < static_cast<quint64>(m_level)) {
        const Result<BestMoves> best = m_solver.bestMoves(position, convention, control);
        if (!best)
            return best.problem();
        if (!best->moves.empty())
            return best->moves.front();
        return noMove(position);
    }
    return anyMove(position, m_solver.limits().maxFollowers, random);
}

Result<Move> SolverPlayer::choose(const GameRecord &record, std::size_t place, JobControl &control) const
{
    Result<Move> move = choose(record.position(place), record.convention(), place, control);
    if (!move || !record.played(place, *move).isDrawn())
        return move;
    const Result<BestMoves> best = m_solver.bestMoves(record.position(place), record.convention(), control);
    if (!best || best->outcome != Outcome::Draw)
        return move;
    const auto goesOn = std::find_if(best->moves.begin(), best->moves.end(),
                                     [&](const Move &other) { return !record.played(place, other).isDrawn(); });
    return goesOn == best->moves.end() ? move : Result<Move>(*goesOn);
}

Result<Move> SolverPlayer::guess(const Position &position, Convention convention, std::size_t number) const
{
    constexpr std::size_t attempts = 30;
    std::mt19937_64 random = generator(m_seed, number);
    static_cast<void>(random()); // the draw that decides between the perfect move and another one
    auto listed = distinctMoves(position, m_solver.limits().maxFollowers);
    if (!listed || listed->empty() || convention == Convention::Misere)
        return anyMove(position, m_solver.limits().maxFollowers, random);
    std::vector<Move> &moves = listed.value();
    for (std::size_t i = 0; i < std::min(attempts, moves.size()); ++i) {
        std::swap(moves[i], moves[i + below(random, moves.size() - i)]);
        if (!hasPairingMove(moves[i].to))
            return moves[i];
    }
    return moves.front();
}

namespace {

/// How much there is to play with.
quint64 sizeOf(const Position &position)
{
    quint64 size = 0;
    for (const Component &component : position.components)
        size += component.rules->size(component.cells);
    return size;
}

/// True if play can last longer than one move. Heaps too big to list their followers are.
bool isTwoMovesDeep(const Position &position)
{
    constexpr quint64 mostFollowers = 10'000;
    std::vector<const Component *> open;
    for (const Component &component : position.components) {
        if (hasMove(Position{{component}}))
            open.push_back(&component);
        if (open.size() > 1)
            return true;
    }
    if (open.empty())
        return false;
    const auto followers = distinctFollowers(*open.front(), mostFollowers);
    return !followers || std::any_of(followers->begin(), followers->end(), [&](const CellVector &cells) {
        return hasMove(Position{{{open.front()->rules, cells}}});
    });
}

} // namespace

/// Among positions drawn at random, the first that isn't trivial beside \a position: at least half as big and, if that
/// is, two moves deep.
Position randomPositionLike(const Position &position, quint64 seed)
{
    std::mt19937_64 random = generator(seed, 0);
    const quint64 least = (sizeOf(position) + 1) / 2;
    const bool deep = isTwoMovesDeep(position);
    Position result = position;
    for (int attempt = 0; attempt < 100; ++attempt) {
        for (Component &component : result.components) {
            const auto at = static_cast<std::size_t>(&component - result.components.data());
            const Component &like = position.components[at];
            component.cells = like.rules->randomPosition(like.cells, greatestHeap(position, *like.rules),
                                                         [&random](quint64 end) { return below(random, end); });
        }
        if (sizeOf(result) >= least && hasMove(result) && (!deep || isTwoMovesDeep(result)))
            return result;
    }
    return position;
}

} // namespace mexplorer
