// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/core/wordlist.h"
#include "model/notation/expression.h"
#include "model/solve/pairing.h"
#include "model/solve/solver.h"

namespace mexplorer {

namespace {

void writeComponents(JsonWriter &json, const Position &position, const Analysis &analysis)
{
    json.beginArray("components");
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        json.beginObject();
        json.member("game", position.components[i].text());
        if (i < analysis.componentValues.size())
            json.member("value", analysis.componentValues[i]);
        else
            json.member("value", std::optional<Value>());
        json.endObject();
    }
    json.endArray();
}

/// All of them, or null where the question ended before they were all found.
void writeMoves(JsonWriter &json, const Analysis &analysis, bool areKnown)
{
    json.key("winning_moves");
    if (!areKnown)
        return json.null();
    json.beginArray();
    for (const Move &move : analysis.winningMoves) {
        json.beginObject();
        json.member("component", move.component);
        json.member("move", move.text);
        json.member("to", move.to.text());
        json.endObject();
    }
    json.endArray();
}

void writeAnalysisJson(QTextStream &out, const Position &position, const Analysis &analysis, bool areMovesKnown = true)
{
    const bool misere = analysis.convention == Convention::Misere;
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("game", position.text());
        json.member("convention", misere ? QStringLiteral("misere") : QStringLiteral("normal"));
        json.lineBreak();
        json.member("value", analysis.value);
        json.member("outcome", outcomeLetter(analysis.outcome));
        json.member("winner", analysis.outcome == Outcome::P ? "second player" : "first player");
        json.lineBreak();
        writeComponents(json, position, analysis);
        json.lineBreak();
        writeMoves(json, analysis, areMovesKnown);
    });
}

/// The value and outcome, as far as they are known, of a position whose winning moves are too much to find. What the
/// search found on the way is in the solver's tables, so this costs little more.
std::optional<Analysis> withoutMoves(const Solver &solver, const Position &position, Convention convention,
                                     JobControl &control)
{
    SolverLimits limits = solver.limits();
    limits.maxMoves /= 10;
    limits.maxSearch /= 10;
    const Solver quick = solver.withLimits(limits);
    const auto values = convention == Convention::Normal ? quick.componentValues(position, control)
                                                         : Result<std::vector<Value>>(std::vector<Value>());
    const Result<Outcome> outcome = quick.outcome(position, convention, control);
    Analysis analysis{convention, std::nullopt, Outcome::N, {}, {}};
    if (outcome && values) {
        analysis.outcome = *outcome;
        analysis.componentValues = *values;
        if (convention == Convention::Normal)
            analysis.value = nimSum(*values);
        return analysis;
    }
    const bool wins = convention == Convention::Normal && hasPairingMove(position);
    return wins ? std::optional(analysis) : std::nullopt;
}

/// Only "nim-sum 3" where there are too many terms to be read.
QString shortNimSum(const std::vector<Value> &values)
{
    constexpr std::size_t maxTerms = 12;
    return values.size() > maxTerms ? CommandText::tr("nim-sum %1").arg(nimSum(values)) : nimSumEquation(values);
}

void writeOutcome(QTextStream &out, const Analysis &analysis)
{
    const QString winner = analysis.outcome == Outcome::P
                               ? CommandText::tr("P: the second player wins (the one to move loses).")
                               : CommandText::tr("N: the first player wins (the one to move).");
    if (analysis.value)
        out << CommandText::tr("Value %1, outcome %2").arg(*analysis.value).arg(winner) << '\n';
    else
        out << CommandText::tr("Misère play: whoever makes the last move loses.") << '\n'
            << CommandText::tr("Outcome %1").arg(winner) << '\n';
}

void writeComponentTable(QTextStream &out, const Position &position, const Analysis &analysis)
{
    if (analysis.componentValues.size() < 2)
        return;
    QStringList names;
    qsizetype width = 0;
    for (const Component &component : position.components) {
        names << component.text();
        width = std::max(width, names.constLast().size());
    }
    out << '\n' << CommandText::tr("Components:") << '\n';
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString value = CommandText::tr("value %1").arg(analysis.componentValues[static_cast<std::size_t>(i)]);
        out << QStringLiteral("%1  ").arg(i, 4) << names[i].leftJustified(width) << "  " << value << '\n';
    }
    out << "      " << shortNimSum(analysis.componentValues) << '\n';
}

/// Why a move wins: the nim-sum that it leaves.
QString reason(const Analysis &analysis, const Move &move)
{
    if (!analysis.value)
        return CommandText::tr("leaves a P-position");
    std::vector<Value> values = analysis.componentValues;
    const Value before = values[move.component];
    values[move.component] ^= *analysis.value;
    if (values.size() == 1)
        return CommandText::tr("leaves value 0");
    return CommandText::tr("value %1 -> %2, leaves %3")
        .arg(before)
        .arg(values[move.component])
        .arg(shortNimSum(values));
}

void writeMoveTable(QTextStream &out, const Position &position, const Analysis &analysis)
{
    if (analysis.outcome == Outcome::P) {
        out << '\n' << CommandText::tr("There is no winning move.") << '\n';
        return;
    }
    if (analysis.winningMoves.empty()) {
        out << '\n' << CommandText::tr("The game is over: nobody can move, and the one to move wins.") << '\n';
        return;
    }
    qsizetype width = 0;
    for (const Move &move : analysis.winningMoves)
        width = std::max(width, move.text.size());
    const int places = static_cast<int>(QString::number(position.components.size() - 1).size());
    out << '\n' << CommandText::tr("Winning moves:") << '\n';
    for (const Move &move : analysis.winningMoves) {
        const QString place = position.components.size() > 1
                                  ? CommandText::tr("in component %1: ").arg(move.component, places)
                                  : QString();
        out << "    " << place << move.text.leftJustified(width) << "  " << reason(analysis, move) << '\n';
    }
}

void writeAnalysisText(QTextStream &out, const Position &position, const Analysis &analysis)
{
    out << position.text() << '\n';
    writeOutcome(out, analysis);
    writeComponentTable(out, position, analysis);
    writeMoveTable(out, position, analysis);
}

/// Who wins where play can go round and there is no value.
QString loopyOutcome(const Analysis &analysis)
{
    if (analysis.outcome == Outcome::Draw)
        return CommandText::tr("Its outcome is known: a draw, as neither player can force a win.");
    if (analysis.outcome == Outcome::P)
        return CommandText::tr("Its outcome is known: P, the second player wins.");
    if (analysis.winningMoves.empty()) // misère play, and the game is over
        return CommandText::tr("Its outcome is known: N, the first player wins.");
    QStringList moves;
    for (const Move &move : analysis.winningMoves)
        moves << move.text;
    return CommandText::tr("Its outcome is known: N, the first player wins by %1.").arg(listing(moves, 12));
}

struct ValueOptions
{
    CommandOption misere{"misere", CommandText::tr("Whoever makes the last move loses.")};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {"value",
                "GAME",
                CommandText::tr("The value of a position, who wins it, and every winning move."),
                "mexplorer value 'kayles:7 + nim:3,4' --json",
                {misere, json, limits.positions, limits.moves}};
    }
};

int runValueCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const ValueOptions value;
    const Result<Position> position = parsePosition(options.argument());
    if (!position)
        return report(position.problem(), err);
    const SolverLimits limits = value.limits.read(options);
    if (options.problem())
        return report(*options.problem(), err);
    JobControl &control = interruptibleJob();
    const Convention convention = options.isSet(value.misere) ? Convention::Misere : Convention::Normal;
    const Solver solver(limits);
    const Result<Analysis> analysis = [&] {
        const ProgressLine progress(CommandText::tr("Solving"), control);
        return solver.analyse(*position, convention, control);
    }();
    const bool asJson = options.isSet(value.json);
    if (!analysis && asJson && analysis.problem().kind == Problem::Kind::Limit) {
        if (const auto known = withoutMoves(solver, *position, convention, control))
            writeAnalysisJson(out, *position, *known, false);
    }
    if (!analysis) {
        const int status = report(analysis.problem(), err);
        if (analysis.problem().kind == Problem::Kind::BadInput) {
            const Result<Analysis> loopy = solver.analyseForPlay(*position, convention, control);
            if (loopy && loopy->isLoopy)
                err << loopyOutcome(*loopy) << Qt::endl;
        }
        return status;
    }
    if (asJson)
        writeAnalysisJson(out, *position, *analysis);
    else
        writeAnalysisText(out, *position, *analysis);
    return ExitStatus::done;
}

} // namespace

const ProgramCommand valueCommand = {"value", [] { return ValueOptions().usage(); }, runValueCommand};

} // namespace mexplorer
