// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a hint
//
// Between "you can win" and "by this move" lie two steps that leave something to find. The region is the half of a board
// that holds all cells which the move changes, or the heap that it takes from. The candidates are the move and a few
// others, evenly drawn from all moves of its component and left in the order of the rules, so that neither place nor
// number says which one wins. They are chosen without a random number: asked again, the set is the same.

#include "model/play/hintstages.h"

#include "model/core/modeltext.h"
#include "model/play/gamerecord.h"
#include "model/solve/pairing.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr unsigned candidateCount = 4;
constexpr unsigned maxColumns = 12;
constexpr quint64 maxCandidatesFrom = 20'000; ///< of a component with more moves no set is drawn

/// The half of a board that holds all of \a cells; empty if none does.
QString halfOf(quint64 cells, const CellBoard &board)
{
    int top = board.rows;
    int bottom = -1;
    int left = board.columns;
    int right = -1;
    for (; cells != 0; cells &= cells - 1) {
        const int cell = std::countr_zero(cells);
        top = std::min(top, cell / board.columns);
        bottom = std::max(bottom, cell / board.columns);
        left = std::min(left, cell % board.columns);
        right = std::max(right, cell % board.columns);
    }
    if (2 * (right + 1) <= board.columns)
        return ModelText::tr("One lies in the left half of the board.");
    if (2 * left >= board.columns)
        return ModelText::tr("One lies in the right half of the board.");
    if (2 * (bottom + 1) <= board.rows)
        return ModelText::tr("One lies in the upper half of the board.");
    if (2 * top >= board.rows)
        return ModelText::tr("One lies in the lower half of the board.");
    return ModelText::tr("One reaches over the middle of the board.");
}

/// Where in \a before the move to \a after lies; empty if that isn't known, or says nothing.
QString regionOf(const Component &before, Cells after)
{
    const auto board = before.rules->cellBoard();
    if (board && board->rows * board->columns > 1)
        return halfOf(before.cells[0] & ~after[0], *board);
    if (!before.rules->isMultiset() || before.cells.size() < 2)
        return {};
    std::vector<Cell> left(after.begin(), after.end());
    for (const Cell heap : before.cells) {
        const auto found = std::find(left.begin(), left.end(), heap);
        if (found == left.end())
            return ModelText::tr("One changes a heap of %1.").arg(heap);
        left.erase(found);
    }
    return {};
}

/// The moves of the component in which \a best lies from which a few are drawn.
std::vector<Move> hintCandidates(const Position &position, const Move &best, const std::vector<Move> &winning)
{
    const Component &component = position.components[best.component];
    const auto followers = distinctFollowers(component, maxCandidatesFrom);
    if (!followers)
        return {};
    std::vector<CellVector> others;
    std::size_t place = 0; // of the best move among the others
    for (const CellVector &follower : *followers) {
        if (follower == best.cells)
            place = others.size();
        else if (std::none_of(winning.begin(), winning.end(), [&](const Move &move) {
                     return move.component == best.component && move.cells == follower;
                 }))
            others.push_back(follower);
    }
    const std::size_t count = std::min<std::size_t>(candidateCount - 1, others.size() / 2);
    if (count == 0)
        return {};
    std::vector<Move> drawn;
    bool isIn = false;
    const auto add = [&](const CellVector &cells) { drawn.push_back({best.component, cells, {}, {}}); };
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = (2 * i + 1) * others.size() / (2 * count);
        if (!isIn && at >= place) {
            add(best.cells);
            isIn = true;
        }
        add(others[at]);
    }
    if (!isIn)
        add(best.cells);
    return drawn;
}

/// What the quickest winning move is, if there is time to find it; the first one otherwise.
void findBest(Hint &hint, const Position &position, const Analysis &analysis, const Solver &solver, JobControl &control)
{
    SolverLimits limits = solver.limits();
    limits.maxMoves /= 10; // the quickest way isn't worth all the time that the answer itself may take
    limits.maxSearch /= 10;
    limits.maxPositions /= 10;
    const Result<BestMoves> best = solver.withLimits(limits).bestMoves(position, analysis.convention, control);
    if (!best || best->moves.empty())
        return;
    const Move &move = best->moves.front();
    const auto line = std::find_if(hint.moves.begin(), hint.moves.end(), [&](const Hint::Line &each) {
        return each.move.component == move.component && each.move.cells == move.cells;
    });
    if (line == hint.moves.end())
        return;
    hint.best = static_cast<std::size_t>(line - hint.moves.begin());
    if (best->remoteness.empty())
        return;
    const auto left = static_cast<int>(best->remoteness.front());
    hint.reasons << (left == 0 ? ModelText::tr("%1 ends the game.").arg(line->name)
                               : ModelText::tr("After %1 the game lasts at most %n more move(s), if you go on to "
                                               "win as soon as you can: its remoteness.",
                                               nullptr, left)
                                     .arg(line->name));
}

/// What the same move does under normal play, where it is another matter.
QString misereReason(const Position &after, const QString &name, const Solver &solver, JobControl &control)
{
    if (!hasMove(after))
        return {};
    const Result<Outcome> normal = solver.outcome(after, Convention::Normal, control);
    if (!normal || *normal == Outcome::Unknown)
        return {};
    return *normal == Outcome::P
               ? ModelText::tr("%1 would win under normal play as well: here the two conventions agree.").arg(name)
               : ModelText::tr("Under normal play %1 would lose: whoever makes the last move loses here, so an odd "
                               "number of moves must remain where an even one would win otherwise.")
                     .arg(name);
}

} // namespace

void addStages(Hint &hint, const Position &position, const Analysis &analysis, const Solver &solver,
               JobControl &control)
{
    if (!hint.won || hint.moves.empty())
        return;
    findBest(hint, position, analysis, solver, control);
    const Hint::Line &line = hint.moves[hint.best];
    const Move &best = line.move;
    const Component &component = position.components[best.component];
    hint.candidates = hintCandidates(position, best, analysis.winningMoves);
    if (const QString region = regionOf(component, best.cells); !region.isEmpty())
        hint.where += u' ' + region;
    const Position after = makeMove(position, best.component, best.cells).to;
    if (analysis.convention == Convention::Misere && !analysis.isLoopy)
        hint.reasons << misereReason(after, line.name, solver, control);
    if (analysis.convention == Convention::Normal && hasMove(after) && isPaired(after))
        hint.reasons << ModelText::tr("%1 leaves a position that is its own mirror image: answer each move by the "
                                      "same move on the other side.")
                            .arg(line.name);
    hint.reasons.removeAll(QString());
    if (analysis.value && position.components.size() > 1 && position.components.size() <= maxColumns) {
        for (std::size_t i = 0; i < analysis.componentValues.size(); ++i)
            hint.columns.push_back({analysis.componentValues[i], i == best.component});
    }
}

} // namespace mexplorer
