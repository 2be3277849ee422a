// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/hint.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/play/gamerecord.h"

#include <algorithm>

namespace mexplorer {

namespace {

QString verdict(const Position &position, const Analysis &analysis)
{
    const bool won = analysis.outcome == Outcome::N;
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
    if (position.components.size() == 1)
        return ModelText::tr("There {is|are} %n winning move(s).", nullptr, count);
    const QString list = shortenedJoin(components, ModelText::tr(", "));
    return components.size() == 1
               ? ModelText::tr("There {is|are} %n winning move(s), in component %1.", nullptr, count).arg(list)
               : ModelText::tr("There {is|are} %n winning move(s), in the components %1.", nullptr, count).arg(list);
}

QString whyItWins(const Position &position, const Analysis &analysis, const Move &move, Counting counting)
{
    if (!analysis.value)
        return ModelText::tr("%1 leaves a P-position: whoever moves there loses under misère play.")
            .arg(shortMoveText(position.components[move.component], move.cells));
    if (position.components.size() == 1)
        return ModelText::tr("%1 leaves value 0.").arg(shortMoveText(position.components[move.component], move.cells));
    std::vector<Value> values = analysis.componentValues;
    const Value before = values[move.component];
    values[move.component] = before ^ *analysis.value;
    return ModelText::tr("%1 changes the value of component %2 from %3 to %4, and %5.")
        .arg(shortMoveText(position.components[move.component], move.cells))
        .arg(componentNumber(move.component, counting))
        .arg(before)
        .arg(values[move.component])
        .arg(nimSumEquation(values));
}

/// The moves' places in an order in which the components take turns, so that the first few show all that have one.
std::vector<std::size_t> inTurn(std::span<const Move> moves)
{
    std::vector<std::pair<std::size_t, std::size_t>> keyed; // a move's number within its component, and its place
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const bool first = at == 0 || moves[at].component != moves[at - 1].component;
        keyed.emplace_back(first ? 0 : keyed.back().first + 1, at);
    }
    std::sort(keyed.begin(), keyed.end());
    std::vector<std::size_t> order;
    for (const auto &[number, at] : keyed)
        order.push_back(at);
    return order;
}

/// A sum of a thousand components may have a thousand winning moves: a hint doesn't keep a million components.
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

/// Why move \a at of \a best is good where play can go round.
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

} // namespace mexplorer
