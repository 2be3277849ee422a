#include "model/play/hint.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::Hint", text);
}

QString arrowText(const Move &move)
{
    return QString(move.text).replace(QStringLiteral("->"), QStringLiteral("→"));
}

QString verdict(const Position &position, const Analysis &analysis)
{
    const bool won = analysis.outcome == Outcome::N;
    if (!analysis.value)
        return won ? translated("This position is won for you under misère play: it is an N-position.")
                   : translated("This position is lost under misère play: it is a P-position, so every move lets the "
                                "other win.");
    if (position.components.size() == 1)
        return won ? translated("This position is won for you: its value is %1, not 0.").arg(*analysis.value)
                   : translated("This position is lost: its value is 0, so every move leaves another value and lets "
                                "the other win.");
    const QString sum = nimSumText(analysis.componentValues);
    return won ? translated("This position is won for you: %1, not 0.").arg(sum)
               : translated("This position is lost: %1, so every move leaves another nim-sum and lets the other win.")
                     .arg(sum);
}

QString where(const Position &position, const Analysis &analysis)
{
    QStringList components;
    std::size_t last = position.components.size();
    for (const Move &move : analysis.winningMoves) {
        if (move.component != last)
            components << QString::number(move.component);
        last = move.component;
    }
    if (components.isEmpty())
        return translated("No component has a winning move; play to last as long as you can.");
    const std::size_t count = analysis.winningMoves.size();
    const QString moves =
        count == 1 ? translated("There is one winning move") : translated("There are %1 winning moves").arg(count);
    if (position.components.size() == 1)
        return moves + u'.';
    const QString list = components.join(translated(", "));
    return components.size() == 1 ? translated("%1, in component %2.").arg(moves, list)
                                  : translated("%1, in the components %2.").arg(moves, list);
}

QString whyItWins(const Position &position, const Analysis &analysis, const Move &move)
{
    if (!analysis.value)
        return translated("%1 leaves a P-position: whoever moves there loses under misère play.").arg(arrowText(move));
    if (position.components.size() == 1)
        return translated("%1 leaves value 0.").arg(arrowText(move));
    std::vector<Value> values = analysis.componentValues;
    const Value before = values[move.component];
    values[move.component] = before ^ *analysis.value;
    return translated("%1 changes the value of component %2 from %3 to %4, and %5.")
        .arg(arrowText(move))
        .arg(move.component)
        .arg(before)
        .arg(values[move.component])
        .arg(nimSumText(values));
}

Hint::Line longestResistance(const BestMoves &best)
{
    const Move &move = best.moves.front();
    if (best.remoteness.empty())
        return {move, translated("%1 leaves most to play with.").arg(arrowText(move))};
    const quint32 left = best.remoteness.front();
    return {move, left == 1 ? translated("%1 lasts longest: one more move after it.").arg(arrowText(move))
                            : translated("%1 lasts longest: %2 more moves after it.").arg(arrowText(move)).arg(left)};
}

} // namespace

QString nimSumText(std::span<const Value> values)
{
    QStringList texts;
    for (const Value value : values)
        texts << QString::number(value);
    return texts.join(QStringLiteral(" ⊕ ")) + QStringLiteral(" = ") + QString::number(nimSum(values));
}

Hint makeHint(const Position &position, const Analysis &analysis, const BestMoves *best)
{
    Hint hint;
    hint.won = analysis.outcome == Outcome::N;
    hint.verdict = verdict(position, analysis);
    hint.where = where(position, analysis);
    for (const Move &move : analysis.winningMoves)
        hint.moves.push_back({move, whyItWins(position, analysis, move)});
    if (hint.moves.empty() && best && !best->moves.empty())
        hint.moves.push_back(longestResistance(*best));
    return hint;
}

} // namespace mexplorer
