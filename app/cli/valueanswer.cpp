// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/valueanswer.h"

#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/core/visibletext.h"

#include <algorithm>

namespace mexplorer {

QString valueText(std::optional<quint64> number, const std::optional<std::vector<Value>> &infinity)
{
    if (number)
        return QString::number(*number);
    QStringList numbers;
    for (const Value value : infinity.value_or(std::vector<Value>()))
        numbers << QString::number(value);
    if (!infinity)
        return {};
    return numbers.isEmpty() ? QStringLiteral("∞") : QStringLiteral("∞(%1)").arg(numbers.join(QStringLiteral(", ")));
}

namespace {

/// Writes the member "value": a number, {"infinity": [0, 1]}, or null.
void writeValue(JsonWriter &json, std::optional<quint64> number, const std::optional<std::vector<Value>> &infinity)
{
    if (!infinity)
        return json.member("value", number);
    json.beginObject("value");
    json.array("infinity", *infinity);
    json.endObject();
}

void writeComponents(JsonWriter &json, const ValueAnswer &answer)
{
    json.beginArray("components");
    for (std::size_t i = 0; i < answer.componentValues.size(); ++i) {
        json.beginObject();
        json.member("game", answer.position.components[i].text());
        if (const QString same = answer.position.components[i].rules->sameAs(); !same.isEmpty())
            json.member("same_as", same);
        writeValue(json, answer.componentValues[i],
                   i < answer.componentInfinities.size() ? answer.componentInfinities[i] : std::nullopt);
        json.endObject();
    }
    json.endArray();
}

void writeMoveMembers(JsonWriter &json, const Move &move)
{
    json.member("component", move.component);
    json.member("move", move.text);
    json.member("to", move.to.text());
}

void writeMoves(JsonWriter &json, const ValueAnswer &answer)
{
    json.key("winning_moves");
    if (!answer.winningMoves) {
        json.null();
        if (answer.winningMove) {
            json.beginObject("winning_move");
            writeMoveMembers(json, *answer.winningMove);
            json.endObject();
        }
        return;
    }
    json.beginArray();
    for (const Move &move : *answer.winningMoves) {
        json.beginObject();
        writeMoveMembers(json, move);
        json.endObject();
    }
    json.endArray();
}

std::optional<QString> winner(Outcome outcome)
{
    if (outcome == Outcome::P)
        return QStringLiteral("second player");
    return outcome == Outcome::N ? std::optional(QStringLiteral("first player")) : std::nullopt;
}

/// Returns the values that a position can't have, if its value is unknown.
std::vector<quint64> excludedValues(const ValueAnswer &answer)
{
    const bool isNotZero =
        answer.convention == Convention::Normal && !answer.value && !answer.infinity && answer.outcome == Outcome::N;
    return isNotZero ? std::vector<quint64>{0} : std::vector<quint64>();
}

/// The known game that all components are; empty if they are different ones, or unknown.
QString sameAs(const Position &position)
{
    const QString first = position.components.front().rules->sameAs();
    const bool areAll = std::ranges::all_of(
        position.components, [&first](const Component &component) { return component.rules->sameAs() == first; });
    return areAll ? first : QString();
}

/// What is to be said of the values in an answer: a sentence for each game that differs from the literature.
QString valueNotes(const ValueAnswer &answer)
{
    QStringList notes;
    for (std::size_t i = 0; i < answer.componentValues.size(); ++i) {
        const auto &[rules, cells] = answer.position.components[i];
        const bool hasValue = answer.convention == Convention::Normal && answer.componentValues[i];
        const QString note = hasValue && rules->followerBound(cells) > 0 ? rules->valueNote() : QString();
        if (!note.isEmpty() && !notes.contains(note))
            notes << note;
    }
    return notes.join(u' ');
}

// ---- text

/// Returns "1 ⊕ 4 = 5"; only "nim-sum 5" if there are too many terms.
QString nimSumOf(const std::vector<quint64> &values)
{
    constexpr std::size_t maxTerms = 12;
    quint64 sum = 0;
    QStringList terms;
    for (const quint64 value : values) {
        sum ^= value;
        terms << QString::number(value);
    }
    if (values.size() > maxTerms)
        return CommandText::tr("nim-sum %1").arg(sum);
    return values.size() == 1 ? QString::number(sum)
                              : QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" ⊕ "))).arg(sum);
}

/// Returns the values of all components; empty if one of them has none.
std::vector<quint64> knownValues(const ValueAnswer &answer)
{
    std::vector<quint64> values;
    for (const auto &value : answer.componentValues) {
        if (!answer.value || !value)
            return {};
        values.push_back(*value);
    }
    return values;
}

QString outcomeText(Outcome outcome)
{
    if (outcome == Outcome::Draw)
        return CommandText::tr("D: a draw, as neither player can force a win.");
    return outcome == Outcome::P ? CommandText::tr("P: the second player wins (the one to move loses).")
                                 : CommandText::tr("N: the first player wins (the one to move).");
}

void writeOutcome(QTextStream &out, const ValueAnswer &answer)
{
    const QString outcome = outcomeText(answer.outcome);
    if (answer.convention == Convention::Misere)
        out << CommandText::tr("Misère play: the player who makes the last move loses.") << '\n';
    const QString value = valueText(answer.value, answer.infinity);
    out << (value.isEmpty() ? CommandText::tr("Outcome %1").arg(outcome)
                            : CommandText::tr("Value %1, outcome %2").arg(value, outcome))
        << '\n';
    if (const QString notes = valueNotes(answer); !notes.isEmpty())
        out << notes << '\n';
}

void writeComponentTable(QTextStream &out, const ValueAnswer &answer)
{
    if (answer.componentValues.size() < 2 || valueText(answer.value, answer.infinity).isEmpty())
        return;
    QStringList names;
    qsizetype width = 0;
    for (const Component &component : answer.position.components) {
        names << component.text();
        width = std::max(width, names.constLast().size());
    }
    out << '\n' << CommandText::tr("Components:") << '\n';
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const QString value =
            CommandText::tr("value %1")
                .arg(valueText(answer.componentValues[at],
                               at < answer.componentInfinities.size() ? answer.componentInfinities[at] : std::nullopt));
        out << QStringLiteral("%1  ").arg(i + 1, 4) << names[i].leftJustified(width) << "  " << value << '\n';
    }
    if (answer.value && !knownValues(answer).empty())
        out << "      " << nimSumOf(knownValues(answer)) << '\n';
}

/// Returns why a move wins: the nim-sum after it.
QString reason(const ValueAnswer &answer, const Move &move)
{
    std::vector<quint64> values = knownValues(answer);
    if (values.empty())
        return CommandText::tr("leaves a P-position");
    const quint64 before = values[move.component];
    values[move.component] ^= *answer.value;
    if (values.size() == 1)
        return CommandText::tr("leaves value 0");
    return CommandText::tr("value %1 -> %2, leaves %3").arg(before).arg(values[move.component]).arg(nimSumOf(values));
}

/// Writes what is known where not all winning moves could be listed.
void writeOneMove(QTextStream &out, const ValueAnswer &answer)
{
    if (answer.outcome == Outcome::P)
        out << '\n' << CommandText::tr("There is no winning move.") << '\n';
    if (!answer.winningMove)
        return;
    const Move &move = *answer.winningMove;
    const QString prefix = answer.position.components.size() > 1
                               ? CommandText::tr("in component %1: ").arg(move.component + 1)
                               : QString();
    out << '\n' << CommandText::tr("A winning move, perhaps one of many:") << '\n';
    out << "    " << prefix << move.text << "  " << reason(answer, move) << '\n';
}

void writeMoveTable(QTextStream &out, const ValueAnswer &answer)
{
    if (!answer.winningMoves)
        return writeOneMove(out, answer);
    const std::vector<Move> &moves = *answer.winningMoves;
    if (answer.outcome != Outcome::N) {
        out << '\n' << CommandText::tr("There is no winning move.") << '\n';
        return;
    }
    if (moves.empty()) {
        out << '\n' << CommandText::tr("The game is over: nobody can move, and the one to move wins.") << '\n';
        return;
    }
    qsizetype width = 0;
    for (const Move &move : moves)
        width = std::max(width, move.text.size());
    const std::size_t components = answer.position.components.size();
    const int digits = static_cast<int>(QString::number(components).size());
    out << '\n' << CommandText::tr("Winning moves:") << '\n';
    for (const Move &move : moves) {
        const QString prefix =
            components > 1 ? CommandText::tr("in component %1: ").arg(move.component + 1, digits) : QString();
        out << "    " << prefix << move.text.leftJustified(width) << "  " << reason(answer, move) << '\n';
    }
}

} // namespace

void writeAnswerJson(QTextStream &out, const ValueAnswer &answer, bool isOneLine)
{
    const bool misere = answer.convention == Convention::Misere;
    writeJsonObject(out, [&](JsonWriter &json) {
        json.setOneLine(isOneLine);
        json.member("game", answer.position.text());
        json.member("convention", misere ? QStringLiteral("misere") : QStringLiteral("normal"));
        if (const QString same = sameAs(answer.position); !same.isEmpty())
            json.member("same_as", same);
        json.lineBreak();
        writeValue(json, answer.value, answer.infinity);
        if (answer.leastValue > 0)
            json.member("value_at_least", answer.leastValue);
        json.member("outcome",
                    answer.outcome == Outcome::Unknown ? std::nullopt : std::optional(outcomeLetter(answer.outcome)));
        json.member("winner", winner(answer.outcome));
        if (const QString notes = valueNotes(answer); !notes.isEmpty()) {
            json.lineBreak();
            json.member("note", notes);
        }
        json.lineBreak();
        writeComponents(json, answer);
        json.lineBreak();
        writeMoves(json, answer);
        writeReading(json, answer.position);
        if (answer.limit) {
            json.lineBreak();
            json.array("excluded", excludedValues(answer));
            writeLimit(json, *answer.limit);
        }
    });
}

void writeAnswerText(QTextStream &out, const ValueAnswer &answer)
{
    QString text;
    QTextStream stream(&text);
    stream << answer.position.text() << '\n';
    writeOutcome(stream, answer);
    writeComponentTable(stream, answer);
    writeMoveTable(stream, answer);
    QStringList sameLines;
    for (const Component &component : answer.position.components)
        sameLines << sameAsLine(*component.rules);
    sameLines.removeDuplicates();
    sameLines.removeAll(QString());
    for (const QString &line : std::as_const(sameLines))
        stream << '\n' << line;
    stream.flush();
    out << visibleText(text);
}

int printAnswer(const ValueAnswer &answer, bool isJson, QTextStream &out, QTextStream &err)
{
    if (isJson)
        writeAnswerJson(out, answer);
    else if (!answer.limit || (answer.outcome != Outcome::Unknown && !answer.isToldByLimit)) // before the limit
        writeAnswerText(out, answer);
    return answer.limit ? report(*answer.limit, err) : ExitStatus::done;
}

} // namespace mexplorer
