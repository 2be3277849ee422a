// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/hint.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/play/gamerecord.h"
#include "model/solve/pairing.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

QString verdict(const Position &position, const Analysis &analysis)
{
    const bool won = analysis.outcome == Outcome::N;
    if (!analysis.value && analysis.convention == Convention::Normal)
        return ModelText::tr("This position is won for you: it is an N-position."); // by a theorem
    if (!analysis.value)
        return won ? ModelText::tr("This position is won for you under misère play: it is an N-position.")
                   : ModelText::tr(
                         "This position is lost under misère play: it is a P-position, so every move lets the "
                         "other win.");
    if (position.components.size() == 1)
        return won ? ModelText::tr("This position is won for you: its value is %1, not 0.").arg(*analysis.value)
                   : ModelText::tr("This position is lost: its value is 0, so every move leaves another value and lets "
                                   "the other win.");
    const QString sum = nimSumEquation(analysis.componentValues);
    return won ? ModelText::tr("This position is won for you: %1, not 0.").arg(sum)
               : ModelText::tr(
                     "This position is lost: %1, so every move leaves another nim-sum and lets the other win.")
                     .arg(sum);
}

QString where(const Position &position, const Analysis &analysis, Counting counting)
{
    QStringList components;
    std::size_t last = position.components.size();
    for (const Move &move : analysis.winningMoves) {
        if (move.component != last)
            components << QString::number(componentNumber(move.component, counting));
        last = move.component;
    }
    if (components.isEmpty())
        return ModelText::tr("No component has a winning move; play to last as long as you can.");
    const auto count = static_cast<int>(analysis.winningMoves.size());
    if (!analysis.hasAllWinningMoves)
        return ModelText::tr("%n winning move(s) {is|are} known; there may be more.", nullptr, count);
    if (position.components.size() == 1)
        return ModelText::tr("There {is|are} %n winning move(s).", nullptr, count);
    const QString list = shortenedJoin(components, ModelText::tr(", "));
    return components.size() == 1
               ? ModelText::tr("There {is|are} %n winning move(s), in component %1.", nullptr, count).arg(list)
               : ModelText::tr("There {is|are} %n winning move(s), in the components %1.", nullptr, count).arg(list);
}

QString whyItWins(const Position &position, const Analysis &analysis, const Move &move, Counting counting)
{
    if (!analysis.value && analysis.convention == Convention::Normal)
        return ModelText::tr("%1 leaves a P-position.")
            .arg(shortMoveText(position.components[move.component], move.cells));
    if (!analysis.value)
        return ModelText::tr("%1 leaves a P-position: the player who moves there loses under misère play.")
            .arg(shortMoveText(position.components[move.component], move.cells));
    if (position.components.size() == 1)
        return ModelText::tr("%1 leaves value 0.").arg(shortMoveText(position.components[move.component], move.cells));
    std::vector<quint64> values = analysis.componentValues;
    const quint64 before = values[move.component];
    values[move.component] = before ^ *analysis.value;
    return ModelText::tr("%1 changes the value of component %2 from %3 to %4, and %5.")
        .arg(shortMoveText(position.components[move.component], move.cells))
        .arg(componentNumber(move.component, counting))
        .arg(before)
        .arg(values[move.component])
        .arg(nimSumEquation(values));
}

/// Returns the indices of the moves, ordered so that the components take turns: the first few show all components that
/// have a move.
std::vector<std::size_t> inTurn(std::span<const Move> moves)
{
    std::vector<std::pair<std::size_t, std::size_t>> keyed; // a move's number within its component, and its index
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const bool first = at == 0 || moves[at].component != moves[at - 1].component;
        keyed.emplace_back(first ? 0 : keyed.back().first + 1, at);
    }
    std::ranges::sort(keyed);
    std::vector<std::size_t> order;
    for (const auto &[number, at] : keyed)
        order.push_back(at);
    return order;
}

/// A sum of a thousand components may have a thousand winning moves: a hint must not store a million components.
Move withoutPosition(const Move &move)
{
    return {move.component, move.cells, move.text, {}};
}

Hint::Line longestResistance(const Position &position, const BestMoves &best)
{
    const Move &move = best.moves.front();
    const QString text = shortMoveText(position.components[move.component], move.cells);
    if (best.remoteness.empty())
        return {withoutPosition(move), ModelText::tr("%1 leaves the most to play with.").arg(text)};
    const quint32 left = best.remoteness.front();
    return {withoutPosition(move),
            ModelText::tr("%1 lasts longest: %n more move(s) after it.", nullptr, static_cast<int>(left)).arg(text)};
}

QString loopyVerdict(const BestMoves &best)
{
    if (best.outcome == Outcome::Draw)
        return ModelText::tr(
            "This position is a draw: neither player can force a win, and play can go round for ever.");
    if (best.outcome == Outcome::P)
        return ModelText::tr("This position is lost: it is a P-position, so every move lets the other win.");
    const QString won = ModelText::tr("This position is won for you: it is an N-position.");
    if (best.remoteness.empty())
        return won;
    const quint32 left = best.remoteness.front() + 1;
    return won + u' ' +
           ModelText::tr("You can end the game within %n move(s), the other's counted.", nullptr,
                         static_cast<int>(left));
}

QString loopyWhere(const BestMoves &best)
{
    const auto count = static_cast<int>(best.moves.size());
    if (best.outcome == Outcome::Draw)
        return ModelText::tr("%n move(s) {keeps|keep} the draw.", nullptr, count);
    if (best.outcome == Outcome::P)
        return ModelText::tr("No move wins; play to last as long as you can.");
    return ModelText::tr("There {is|are} %n winning move(s), here the quickest first.", nullptr, count);
}

/// Explains why move \a at of \a best is good where play can repeat.
QString loopyReason(const Position &position, const BestMoves &best, std::size_t at)
{
    const Move &move = best.moves[at];
    const QString text = shortMoveText(position.components[move.component], move.cells);
    if (best.outcome == Outcome::Draw)
        return ModelText::tr("%1 keeps the draw.").arg(text);
    if (best.remoteness.empty())
        return ModelText::tr("%1 leaves a P-position.").arg(text);
    const quint32 left = best.remoteness[at];
    if (left == 0)
        return ModelText::tr("%1 ends the game.").arg(text);
    return ModelText::tr("%1 leaves a P-position: at most %n more move(s) after it.", nullptr, static_cast<int>(left))
        .arg(text);
}

void nameMoves(Hint &hint, const Position &position)
{
    for (Hint::Line &line : hint.moves)
        line.name = shortMoveText(position.components[line.move.component], line.move.cells);
}

} // namespace

Hint makeHint(const Position &position, const Analysis &analysis, const BestMoves *best, Counting counting)
{
    Hint hint;
    hint.won = analysis.outcome == Outcome::N;
    hint.verdict = verdict(position, analysis);
    hint.where = where(position, analysis, counting);
    for (const std::size_t at : inTurn(analysis.winningMoves))
        hint.moves.push_back({withoutPosition(analysis.winningMoves[at]),
                              whyItWins(position, analysis, analysis.winningMoves[at], counting)});
    if (hint.moves.empty() && best && !best->moves.empty())
        hint.moves.push_back(longestResistance(position, *best));
    nameMoves(hint, position);
    return hint;
}

Hint makeLoopyHint(const Position &position, const BestMoves &best)
{
    Hint hint;
    hint.won = best.outcome == Outcome::N;
    hint.drawn = best.outcome == Outcome::Draw;
    hint.verdict = loopyVerdict(best);
    hint.where = loopyWhere(best);
    if (best.outcome == Outcome::P && !best.moves.empty())
        hint.moves.push_back(longestResistance(position, best));
    for (std::size_t at = 0; best.outcome != Outcome::P && at < best.moves.size(); ++at)
        hint.moves.push_back({withoutPosition(best.moves[at]), loopyReason(position, best, at)});
    nameMoves(hint, position);
    return hint;
}

Hint makePairingHint(const Position &position, std::span<const Move> moves)
{
    Hint hint;
    hint.won = true;
    hint.verdict =
        ModelText::tr("This position is won for you: after the right move you can answer every move by its mirror "
                      "image. Its value is too much to find.");
    hint.where =
        ModelText::tr("%n winning move(s) {is|are} known; there may be more.", nullptr, static_cast<int>(moves.size()));
    for (const Move &move : moves) {
        const QString text = shortMoveText(position.components[move.component], move.cells);
        hint.moves.push_back({withoutPosition(move),
                              hasMove(move.to) ? ModelText::tr("%1 leaves value 0: answer each move by its mirror "
                                                               "image.")
                                                     .arg(text)
                                               : ModelText::tr("%1 ends the game.").arg(text)});
    }
    nameMoves(hint, position);
    return hint;
}

// ---- the stages of a hint
//
// Between "you can win" and "by this move" there are two stages that leave something to find. The region is the half of
// a board that contains all cells changed by the move, or the heap that it changes. The candidates are the move and a
// few others, drawn evenly from all moves of its component and shown in the order of the rules, so that neither their
// order nor their number reveals the winning one. No random number is used: the set is the same each time.

namespace {

constexpr unsigned candidateCount = 4;
constexpr unsigned maxColumns = 12;
constexpr quint64 maxCandidatesFrom = 20'000; ///< no set is drawn for a component with more moves

/// The half of a board that contains all of \a cells; empty if none does.
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

/// The part of \a before that the move to \a after changes; empty if it isn't known, or would reveal nothing.
QString regionOf(const Component &before, Cells after)
{
    const auto board = before.rules->cellBoard();
    if (board && board->rows * board->columns > 1)
        return halfOf(before.cells[0] & ~after[0], *board);
    if (!before.rules->isMultiset() || before.cells.size() < 2)
        return {};
    std::vector<Cell> left(after.begin(), after.end());
    for (const Cell heap : before.cells) {
        const auto found = std::ranges::find(left, heap);
        if (found == left.end())
            return ModelText::tr("One changes a heap of %1.").arg(heap);
        left.erase(found);
    }
    return {};
}

/// Returns the candidates: \a best and a few other moves of its component.
std::vector<Move> hintCandidates(const Position &position, const Move &best, const std::vector<Move> &winning,
                                 const JobControl &control)
{
    const Component &component = position.components[best.component];
    const auto followers = distinctFollowers(component, maxCandidatesFrom, &control);
    if (!followers)
        return {};
    std::vector<CellVector> others;
    std::size_t bestAt = 0; // index of the best move among the others
    for (const CellVector &follower : *followers) {
        if (control.isCancelled())
            return {};
        if (follower == best.cells)
            bestAt = others.size();
        else if (!contains(winning, best.component, follower))
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
        if (!isIn && at >= bestAt) {
            add(best.cells);
            isIn = true;
        }
        add(others[at]);
    }
    if (!isIn)
        add(best.cells);
    return drawn;
}

/// Finds the quickest winning move if there is time; otherwise uses the first one.
void findBest(Hint &hint, const Position &position, const Analysis &analysis, const Solver &solver, JobControl &control)
{
    SolverLimits limits = solver.limits();
    limits.maxMoves /= 10; // the quickest way isn't worth the whole time limit of the answer
    limits.maxSearch /= 10;
    limits.maxPositions /= 10;
    const Result<BestMoves> best = solver.withLimits(limits).bestMoves(position, analysis.convention, control);
    if (!best || best->moves.empty())
        return;
    const Move &move = best->moves.front();
    const auto line = std::ranges::find_if(hint.moves, [&](const Hint::Line &each) {
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

/// Explains the effect of the same move under normal play, if it differs.
QString misereReason(const Position &after, const QString &name, const Solver &solver, JobControl &control)
{
    if (!hasMove(after))
        return {};
    const Result<Outcome> normal = solver.outcome(after, Convention::Normal, control);
    if (!normal || *normal == Outcome::Unknown)
        return {};
    return *normal == Outcome::P
               ? ModelText::tr("%1 would win under normal play as well: here the two conventions agree.").arg(name)
               : ModelText::tr(
                     "Under normal play %1 would lose: the player who makes the last move loses here, so an odd "
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
    hint.candidates = hintCandidates(position, best, analysis.winningMoves, control);
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
    const auto isLarge = [](quint64 value) { return value > maxTokens; }; // too many columns
    if (analysis.value && position.components.size() > 1 && position.components.size() <= maxColumns &&
        std::ranges::none_of(analysis.componentValues, isLarge)) {
        for (std::size_t i = 0; i < analysis.componentValues.size(); ++i)
            hint.columns.push_back({static_cast<Value>(analysis.componentValues[i]), i == best.component});
    }
}

} // namespace mexplorer
