// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/randomposition.h"

#include "model/play/gamerecord.h"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace mexplorer {

std::mt19937_64 randomNumbers(quint64 seed, quint64 number)
{
    std::seed_seq sequence = {quint32(seed), quint32(seed >> 32), quint32(number)};
    return std::mt19937_64(sequence);
}

quint64 freshSeed()
{
    static std::atomic<quint64> calls = 0;
    constexpr quint64 end = 1'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto microseconds = static_cast<quint64>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
    return (microseconds + calls++ * 7919) % end;
}

namespace {

/// The greatest heap among the components of the same rules, the limit of the sizes drawn.
quint64 maxHeap(const Position &position, const Rules &rules)
{
    quint64 max = 2;
    for (const Component &component : position.components) {
        if (component.rules->isMultiset() && component.rules->isSame(rules) && !component.cells.empty())
            max = std::max(max, component.cells.front());
    }
    return max;
}

/// True if play can last longer than one move, as with heaps too big to list their followers.
bool isTwoMovesDeep(const Position &position)
{
    constexpr quint64 maxFollowers = 10'000;
    std::vector<const Component *> open;
    for (const Component &component : position.components) {
        if (hasMove(Position{{component}}))
            open.push_back(&component);
        if (open.size() > 1)
            return true;
    }
    if (open.empty())
        return false;
    const auto followers = distinctFollowers(*open.front(), maxFollowers);
    return !followers || std::ranges::any_of(*followers, [&](const CellVector &cells) {
        return hasMove(Position{{{open.front()->rules, cells}}});
    });
}

} // namespace

/// Returns the first position drawn at random that isn't trivial compared to \a position: at least half as big and, if
/// \a position is, two moves deep.
Position randomPositionLike(const Position &position, quint64 seed)
{
    std::mt19937_64 random = randomNumbers(seed, 0);
    const quint64 min = sizeOf(position) / 2 + sizeOf(position) % 2;
    const bool deep = isTwoMovesDeep(position);
    Position result = position;
    for (int attempt = 0; attempt < 100; ++attempt) {
        for (Component &component : result.components) {
            const auto at = static_cast<std::size_t>(&component - result.components.data());
            const Component &like = position.components[at];
            component.cells = like.rules->randomPosition(like.cells, maxHeap(position, *like.rules),
                                                         [&random](quint64 end) { return below(random, end); });
        }
        if (sizeOf(result) >= min && hasMove(result) && (!deep || isTwoMovesDeep(result)))
            return result;
    }
    return position;
}

std::optional<Position> randomPositionWith(Outcome outcome, const Position &like, Convention convention, quint64 seed,
                                           const Solver &solver, JobControl &control)
{
    constexpr quint64 attempts = 300;
    std::mt19937_64 seeds = randomNumbers(seed, 1);
    for (quint64 attempt = 0; attempt < attempts && !control.isCancelled(); ++attempt) {
        Position position = randomPositionLike(like, seeds());
        const Result<Analysis> analysis = solver.analyseForPlay(position, convention, control);
        if (!analysis)
            continue;
        if (analysis->outcome == outcome)
            return position;
        // Families such as Kayles have few P-positions with one row, so the position after a winning move is used.
        if (outcome != Outcome::P || analysis->winningMoves.empty())
            continue;
        const Move &move = analysis->winningMoves[below(seeds, analysis->winningMoves.size())];
        if (hasMove(move.to) && sizeOf(move.to) >= sizeOf(like) / 3)
            return move.to;
    }
    return std::nullopt;
}

} // namespace mexplorer
