// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/tracewords.h"

#include "model/core/modeltext.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"

#include <algorithm>

namespace mexplorer::tracewords {

namespace {

/// Omits the middle of a long expression.
QString elided(const QString &expression)
{
    constexpr qsizetype max = 120;
    const QString text = withoutFolders(expression);
    return text.size() <= max ? text : text.first(max - 20) + QStringLiteral(" … ") + text.last(16);
}

} // namespace

bool isOfOneGame(const Position &position)
{
    if (position.components.empty())
        return true;
    const RulesPtr &first = position.components.front().rules;
    return std::ranges::all_of(position.components, [&](const Component &component) {
        return component.rules == first || component.rules->text() == first->text();
    });
}

QString shortName(const Rules &rules, Cells cells)
{
    return rules.summands().empty() ? rules.positionName(cells) : shortName(split(rules.shared_from_this(), cells));
}

QString shortName(const Position &position)
{
    if (!isOfOneGame(position))
        return position.text();
    QStringList names;
    for (const Component &component : position.components)
        names << component.rules->positionName(component.cells);
    const bool areHeaps = !position.components.empty() && position.components.front().rules->isMultiset();
    return names.join(areHeaps ? QStringLiteral(",") : QStringLiteral(" + "));
}

QString briefName(const Position &position)
{
    QStringList names;
    for (const Component &component : position.components)
        names << component.rules->positionName(component.cells);
    return names.join(QStringLiteral(" + "));
}

QString name(const Rules &rules, Cells cells)
{
    return Sentence::game(elided(shortName(rules, cells)));
}

QString name(const Position &position)
{
    return Sentence::game(elided(shortName(position)));
}

QStringList componentNames(const Position &sum)
{
    const bool oneGame = isOfOneGame(sum);
    QStringList names;
    for (const Component &component : sum.components)
        names << (oneGame ? name(*component.rules, component.cells) : Sentence::game(elided(component.text())));
    return names;
}

QStringList componentSubjects(const Position &sum)
{
    QStringList names = componentNames(sum);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const Component &component = sum.components[static_cast<std::size_t>(i)];
        if (component.rules->isMultiset())
            names[i] = Sentence::game(elided(component.text()));
    }
    return names;
}

QString withoutFolders(const QString &expression)
{
    return withGraphFiles(expression, [](const QString &file) { return file.section(u'/', -1); });
}

QString title(const Position &position)
{
    return Sentence::game(elided(position.text()));
}

QString subjectName(const Rules &rules, Cells cells)
{
    if (!rules.summands().empty())
        return subjectName(split(rules.shared_from_this(), cells));
    return rules.isMultiset() ? Sentence::game(elided(expressionText(rules, cells))) : name(rules, cells);
}

QString subjectName(const Position &position)
{
    const bool heaps = std::ranges::any_of(position.components,
                                           [](const Component &component) { return component.rules->isMultiset(); });
    return heaps ? title(position) : name(position);
}

QString g(const QString &markedName)
{
    return Sentence::math(QStringLiteral("g(") + markedName + u')');
}

QList<quint32> distinct(std::vector<Value> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return QList<quint32>(values.begin(), values.end());
}

QString mexEquation(std::vector<Value> values, Value mex)
{
    const QString set = setText(distinct(std::move(values)));
    return QStringLiteral("mex") + (set.startsWith(u'{') ? set : u' ' + set) + QStringLiteral(" = ") +
           QString::number(mex);
}

QString number(quint64 value)
{
    return Sentence::math(QString::number(value));
}

QString count(quint64 number)
{
    return Sentence::math(groupedNumber(number));
}

QString nimSumEquation(std::span<const Value> values)
{
    return Sentence::math(mexplorer::nimSumEquation(values));
}

Sentence judgeMex(std::vector<Value> values, Value guess)
{
    const QString guessed = number(guess);
    const Value answer = mex(values);
    if (guess == answer)
        return answer == 0 ? ModelText::tr("0 doesn't occur, and no number is smaller.")
                           : ModelText::tr("Every number below %1 occurs, and %1 doesn't.").arg(guessed);
    if (guess < answer || std::ranges::find(values, guess) != values.end())
        return ModelText::tr("%1 occurs among the values, so it can't be the mex: look for one that doesn't.")
            .arg(guessed);
    return ModelText::tr("%1 doesn't occur, but a smaller number doesn't either: the mex is the smallest.")
        .arg(guessed);
}

} // namespace mexplorer::tracewords
