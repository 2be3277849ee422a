// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/jsonwriter.h"
#include "model/core/memory.h"
#include "model/core/visibletext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/import/graphfile.h"
#include "model/import/graphformats.h"
#include "model/notation/expression.h"
#include "model/solve/largeheaps.h"
#include "model/solve/loopyvalues.h"
#include "model/solve/pairing.h"
#include "model/solve/solver.h"
#include "model/solve/valuetable.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

namespace mexplorer {

namespace {

constexpr quint64 unlimitedMoves = 1'000'000'000'000'000; ///< days

/// The answer for a position, complete or as far as the limits allowed.
struct Answer
{
    Position position;
    Convention convention = Convention::Normal;
    std::optional<quint64> value;
    std::vector<std::optional<quint64>> componentValues; ///< one for each component; not used under misère play
    Outcome outcome = Outcome::Unknown;
    std::optional<std::vector<Move>> winningMoves; ///< all of them; std::nullopt if not all were found
    std::optional<Problem> limit = {};             ///< the limit that ended the search
    /// For a position, and for each component, whose value is infinity: the values of its followers that have a number.
    std::optional<std::vector<Value>> infinity = {};
    std::vector<std::optional<std::vector<Value>>> componentInfinities = {};
    std::optional<Move> winningMove = {}; ///< one of them, if not all were found but one was
    bool isToldByLimit = false;           ///< the sentence of the limit says all that is known
    quint64 leastValue = 0;               ///< of a position whose value wasn't found
};

Answer answerFrom(const Position &position, const Analysis &analysis)
{
    Answer answer{position, analysis.convention, analysis.value, {}, analysis.outcome, analysis.winningMoves};
    answer.componentValues.assign(analysis.componentValues.begin(), analysis.componentValues.end());
    answer.componentValues.resize(position.components.size());
    return answer;
}

/// Returns the value of one component, also if play may have a cycle.
Result<LoopyValue> valueOf(const Solver &solver, const Component &component, JobControl &control)
{
    if (!component.rules->isAcyclic())
        return loopyValue(component, solver.limits(), control);
    const Result<Value> value = solver.value(component, control);
    return value ? Result<LoopyValue>(LoopyValue{*value}) : value.problem();
}

/// Sets the values of the components, each computed by itself, and the sum of all. Those that are too hard are left
/// out.
void setValues(Answer &answer, const Solver &solver, JobControl &control)
{
    constexpr int maxRefusals = 3;
    const std::vector<Component> &components = answer.position.components;
    int refusals = 0;
    LoopyValue sum;
    answer.componentInfinities.resize(components.size());
    for (std::size_t i = 0; i < components.size() && refusals < maxRefusals; ++i) {
        const Result<LoopyValue> value = valueOf(solver, components[i], control);
        if (!value) {
            ++refusals;
            continue;
        }
        answer.componentValues[i] = value->number;
        if (!value->number)
            answer.componentInfinities[i] = value->infinity;
        sum = sum + *value;
    }
    if (refusals > 0)
        return;
    answer.value = sum.number;
    if (!sum.number)
        answer.infinity = sum.infinity;
    answer.outcome = sum.outcome();
}

/// Returns what is known of a position whose search was ended by \a limit. The results of that search are in the
/// solver's tables, so that this costs little more.
Answer knownOf(const Solver &solver, const Position &position, Convention convention, const Problem &limit,
               JobControl &control)
{
    const SolverLimits usual;
    SolverLimits limits = solver.limits();
    limits.maxMoves = std::min(limits.maxMoves, usual.maxMoves / 10) / 10;
    limits.maxSearch = std::min(limits.maxSearch, usual.maxSearch / 10) / 10;
    const Solver quick = solver.withLimits(limits);
    Answer answer{position, convention, {}, {}, Outcome::Unknown, {}, limit};
    answer.componentValues.resize(position.components.size());
    if (convention == Convention::Misere) {
        if (const Result<Outcome> outcome = quick.outcome(position, convention, control))
            answer.outcome = *outcome;
        return answer;
    }
    setValues(answer, quick, control);
    if (answer.outcome == Outcome::P)
        return answer;
    if (auto analysis = quick.analyseByTheorem(position, control)) {
        answer.outcome = analysis->outcome;
        if (analysis->hasAllWinningMoves)
            answer.winningMoves = std::move(analysis->winningMoves);
        else if (!analysis->winningMoves.empty())
            answer.winningMove = std::move(analysis->winningMoves.front());
        return answer;
    }
    if (std::vector<Move> moves = pairingMoves(position, &control); !moves.empty()) {
        answer.outcome = Outcome::N;
        answer.winningMove = std::move(moves.front());
        answer.isToldByLimit = true;
    }
    return answer;
}

Problem timeLimit(const Position &position, const TimeLimit &time)
{
    return Problem::limit(
        Problem::Code::ThinkingTime,
        CommandText::tr(
            "%1 isn't solved in %n second(s), the limit; choose a smaller position, or allow more time with "
            "--time.",
            nullptr, static_cast<int>(time.seconds().value_or(0)))
            .arg(shortened(position.text())));
}

/// Returns what is found for heaps that may be larger than those of a position.
Answer answerTo(const SolverLimits &limits, const Position &heaps, TimeLimit &time)
{
    HeapAnalysis analysis = analyseLargeHeaps(heaps, limits, time.job());
    if (analysis.limit && time.hasEnded(*analysis.limit))
        analysis.limit = timeLimit(heaps, time);
    const Outcome outcome = !analysis.value ? Outcome::Unknown : *analysis.value == 0 ? Outcome::P : Outcome::N;
    Answer answer{heaps,
                  Convention::Normal,
                  analysis.value,
                  std::move(analysis.componentValues),
                  outcome,
                  std::move(analysis.winningMoves),
                  std::move(analysis.limit)};
    answer.winningMove = std::move(analysis.winningMove);
    return answer;
}

/// Returns all that the solver finds within its limits; a problem only if the position is invalid, or if the command is
/// cancelled.
Result<Answer> answerTo(const Solver &solver, const Position &position, Convention convention, TimeLimit &time,
                        JobControl &control)
{
    const ProgressLine progress(CommandText::tr("Solving"), control, time.end());
    // Where a theorem tells who wins, the value alone isn't worth all of the time.
    SolverLimits limits = solver.limits();
    if (limits.maxMoves == unlimitedMoves && convention == Convention::Normal &&
        solver.analyseByTheorem(position, time.job()))
        limits.maxMoves = SolverLimits().maxMoves / 10;
    Result<Analysis> analysis = solver.withLimits(limits).analyseForPlay(position, convention, time.job());
    if (!analysis && time.hasEnded(analysis.problem()))
        analysis = timeLimit(position, time);
    if (!analysis && isUnanswered(analysis.problem())) {
        Answer known = knownOf(solver, position, convention, analysis.problem(), control);
        if (!known.value && position.components.size() == 1) {
            known.leastValue = time.job().leastValue();
            if (known.leastValue > 0)
                known.limit->message += u' ' + CommandText::tr("The value is at least %1.").arg(known.leastValue);
        }
        if (known.limit->code != Problem::Code::Listing)
            return known;
        if (auto some = solver.analyseForMove(position, convention, time.job()); some && !some->winningMoves.empty())
            known.winningMove = std::move(some.value().winningMoves.front()); // as not all can be listed
        return known;
    }
    if (!analysis)
        return analysis.problem();
    Answer answer = answerFrom(position, *analysis);
    if (analysis->isLoopy && convention == Convention::Normal)
        setValues(answer, solver, time.job());
    return answer;
}

// ---- JSON

/// Writes the member "value": a number, {"infinity": [0, 1]}, or null.
void writeValue(JsonWriter &json, std::optional<quint64> number, const std::optional<std::vector<Value>> &infinity)
{
    if (!infinity)
        return json.member("value", number);
    json.beginObject("value");
    json.array("infinity", *infinity);
    json.endObject();
}

void writeComponents(JsonWriter &json, const Answer &answer)
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

void writeMoves(JsonWriter &json, const Answer &answer)
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
std::vector<quint64> excludedValues(const Answer &answer)
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
QString valueNotes(const Answer &answer)
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

void writeAnswerJson(QTextStream &out, const Answer &answer, bool isOneLine = false)
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

// ---- text

/// Returns "3", or "∞(0, 1)"; empty if neither is known.
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
std::vector<quint64> knownValues(const Answer &answer)
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

void writeOutcome(QTextStream &out, const Answer &answer)
{
    const QString outcome = outcomeText(answer.outcome);
    if (answer.convention == Convention::Misere)
        out << CommandText::tr("Misère play: whoever makes the last move loses.") << '\n';
    const QString value = valueText(answer.value, answer.infinity);
    out << (value.isEmpty() ? CommandText::tr("Outcome %1").arg(outcome)
                            : CommandText::tr("Value %1, outcome %2").arg(value, outcome))
        << '\n';
    if (const QString notes = valueNotes(answer); !notes.isEmpty())
        out << notes << '\n';
}

void writeComponentTable(QTextStream &out, const Answer &answer)
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
QString reason(const Answer &answer, const Move &move)
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
void writeOneMove(QTextStream &out, const Answer &answer)
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

void writeMoveTable(QTextStream &out, const Answer &answer)
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

void writeAnswerText(QTextStream &out, const Answer &answer)
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

struct ValueOptions
{
    CommandOption misere{"misere",
                         CommandText::tr("Whoever makes the last move loses, as at Chomp with its poisoned square.")};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption each{
        "each", CommandText::tr("<GAME> is a file with a position in each line ('-' for standard input; what follows "
                                "'#' is a comment). Prints a line for each: the position, its value and its outcome.")};
    CommandOption format{"format",
                         CommandText::tr("The format of the graph on standard input, graph{-}: %1; without it, it is "
                                         "recognized by how it begins.")
                             .arg(readGraphEndings().join(QStringLiteral(", "))),
                         "FORMAT", readGraphEndings()};
    CommandOption time{"time",
                       CommandText::tr("Give up after <N> seconds (%1, if no number of moves is given).")
                           .arg(groupedNumber(LimitOptions::usualSeconds)),
                       "N"};
    CommandOption memory{
        "memory",
        CommandText::tr("Use at most <SIZE> of memory: a number of MiB, or as in 512M, 2G; without it, "
                        "a quarter of what is free."),
        "SIZE"};
    CommandOption checkpoint{
        "checkpoint",
        CommandText::tr("Write what is found to <FILE> once a minute and at the end, and go on from it, if it exists: "
                        "for boards of a game that only clears cells."),
        "FILE"};
    LimitOptions limits = LimitOptions::besideTime();

    CommandUsage usage() const
    {
        return {"value",
                "GAME",
                CommandText::tr("The value of a position, who wins it, and every winning move."),
                "mexplorer value 'kayles:7 + nim:3,4' --json",
                {misere, json, each, format, time, memory, checkpoint, limits.positions, limits.moves}};
    }

    /// Limits the memory of this process.
    std::optional<Problem> limitMemory(const CommandOptions &options) const
    {
        constexpr int usualShare = 25; // per cent
        setMemoryShare(usualShare);
        setGivenMemory({});
        if (!options.isSet(memory))
            return std::nullopt;
        const Result<quint64> size = memorySize(options.value(memory));
        if (!size)
            return size.problem();
        setGivenMemory(*size);
        return std::nullopt;
    }

    /// The time for a question; std::nullopt if it is unlimited, as when a number of moves is given.
    std::optional<quint64> seconds(CommandOptions &options) const
    {
        const std::optional<quint64> given = options.number(time, 1, LimitOptions::maxSeconds);
        return given || options.isSet(limits.moves) ? given : LimitOptions::usualSeconds;
    }
};

/// The solver of all calls of this process, whose tables they share.
const Solver &sharedSolver()
{
    static const Solver solver;
    return solver;
}

/// The questions of one call of the command: what the solver has found for one is known for the next.
class ValueQuestions
{
public:
    /// Each question has \a seconds, or an unlimited time.
    ValueQuestions(const SolverLimits &limits, std::optional<quint64> seconds, Convention convention)
        : m_limits(limits), m_seconds(seconds), m_convention(convention)
    {
    }

    Result<Position> read(const QString &expression) const
    {
        return m_convention == Convention::Normal ? readForLaw(expression) : parsePosition(expression);
    }

    /// Begins with what the file at \a path holds, and writes to it; see Solver.
    std::optional<Problem> useCheckpoint(const Position &position, const QString &path) const
    {
        return m_convention == Convention::Normal ? sharedSolver().useCheckpoint(position, path) : noCheckpoint();
    }
    std::optional<Problem> writeCheckpoint(const Position &position) const
    {
        return sharedSolver().writeCheckpoint(position);
    }

    Result<Answer> answer(const Position &position, JobControl &control) const
    {
        TimeLimit time(control, m_seconds);
        if (std::ranges::any_of(position.components, hasLargeHeap))
            return answerTo(limitsFor(position), position, time);
        const Solver solver = sharedSolver().withLimits(limitsFor(position));
        return answerTo(solver, position, m_convention, time, control);
    }

private:
    /// The number of moves is limited for heaps, whose values are found soon or are out of reach, and for positions that
    /// can reach a cycle, whose graph must not take all of the memory.
    SolverLimits limitsFor(const Position &position) const
    {
        SolverLimits limits = m_limits;
        if (limits.maxMoves == unlimitedMoves && (heapIn(position) || !isAcyclic(position)))
            limits.maxMoves = SolverLimits().maxMoves;
        return limits;
    }

    SolverLimits m_limits;
    std::optional<quint64> m_seconds;
    Convention m_convention;
};

/// The answers to a file of positions, one in each line.
class LinesOfAnswers
{
public:
    LinesOfAnswers(const ValueQuestions &questions, bool isJson, QTextStream &out, QTextStream &err)
        : m_questions(questions), m_isJson(isJson), m_out(out), m_err(err)
    {
    }

    /// Answers as it reads, so that another program may wait for each answer. Returns an exit status.
    int answer(QIODevice &lines, JobControl &control)
    {
        for (qint64 number = 1; !control.isCancelled(); ++number) {
            const QByteArray line = lines.readLine(maxLine + 1);
            if (line.isEmpty())
                return m_status;
            if (line.size() > maxLine) {
                tell(number, CommandText::tr("A line has at most %1 characters.").arg(groupedNumber(maxLine)));
                while (!lines.atEnd() && !lines.readLine(maxLine).endsWith('\n')) {
                }
                continue;
            }
            if (const QString game = withoutComment(QString::fromUtf8(line)); !game.isEmpty())
                answer(number, game, control);
            m_out.flush();
        }
        return report(Problem::cancelled(), m_err);
    }

private:
    static constexpr qint64 maxLine = 1'000'000;

    /// A '#' within braces belongs to the name of a file.
    static QString withoutComment(const QString &line)
    {
        qsizetype end = 0;
        for (int depth = 0; end < line.size() && (line[end] != u'#' || depth > 0); ++end)
            depth += line[end] == u'{' ? 1 : line[end] == u'}' ? -1 : 0;
        return line.first(end).trimmed();
    }

    void answer(qint64 number, const QString &game, JobControl &control)
    {
        const Result<Position> position = m_questions.read(game);
        if (!position)
            return tell(number, position.problem().message);
        if (!m_isJson)
            reportReading(*position, m_err);
        const Result<Answer> answer = m_questions.answer(*position, control);
        if (!answer)
            return tell(number, answer.problem().message, exitStatus(answer.problem()));
        if (m_isJson)
            writeAnswerJson(m_out, *answer, true);
        else
            m_out << visibleText(game) << '\t' << valueText(answer->value, answer->infinity) << '\t'
                  << (answer->outcome == Outcome::Unknown ? QString() : outcomeLetter(answer->outcome)) << '\n';
        if (!answer->limit)
            return;
        m_status = std::max(m_status, exitStatus(*answer->limit));
        if (!m_isJson)
            printMessage(CommandText::tr("Line %1: %2").arg(number).arg(answer->limit->message), m_err);
    }

    void tell(qint64 number, const QString &problem, int status = ExitStatus::badInput)
    {
        m_status = std::max(m_status, status);
        if (!m_isJson)
            return printMessage(CommandText::tr("Line %1: %2").arg(number).arg(problem), m_err);
        writeJsonObject(m_out, [&](JsonWriter &json) {
            json.member("line", number);
            json.member("problem", problem);
        });
    }

    const ValueQuestions &m_questions;
    bool m_isJson;
    QTextStream &m_out;
    QTextStream &m_err;
    int m_status = ExitStatus::done;
};

int answerEach(const ValueQuestions &questions, const QString &path, bool isJson, QTextStream &out, QTextStream &err)
{
    QFile file(path);
    const bool isInput = path == QStringLiteral("-");
    const bool isOpen = isInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return report(
            Problem::file(Problem::Code::UnreadableFile,
                          CommandText::tr("The file %1 can't be read: %2.").arg(quotation(path), file.errorString())),
            err);
    std::optional<StandardStreamsInUse> inUse;
    if (isInput)
        inUse.emplace(CommandText::tr("Standard input has the positions, and so it can't be the file of a graph."));
    return LinesOfAnswers(questions, isJson, out, err).answer(file, interruptibleJob());
}

int runValueCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const ValueOptions value;
    const Convention convention = options.isSet(value.misere) ? Convention::Misere : Convention::Normal;
    const bool isJson = options.isSet(value.json);
    SolverLimits limits = value.limits.read(options);
    const std::optional<quint64> seconds = value.seconds(options);
    if (!options.isSet(value.limits.moves)) {
        limits.maxMoves = limits.maxSearch = unlimitedMoves;
        limits.usesBothCores = true;
    }
    if (options.problem())
        return report(*options.problem(), err);
    if (const auto problem = value.limitMemory(options))
        return report(*problem, err);
    const ValueQuestions questions(limits, seconds, convention);
    if (options.isSet(value.each) && options.isSet(value.checkpoint)) {
        return report(Problem::badInput(Problem::Code::OptionConflict,
                                        CommandText::tr("--checkpoint is for one position: leave it or --each out.")),
                      err);
    }
    if (options.isSet(value.each))
        return answerEach(questions, options.argument(), isJson, out, err);
    QString game = options.argument();
    if (options.isSet(value.format)) {
        const QString format = options.word(value.format);
        const std::optional<QString> read = withInputFormat(game, format);
        if (options.problem())
            return report(*options.problem(), err);
        if (!read)
            return report(Problem::badInput(Problem::Code::OptionConflict,
                                            CommandText::tr("--format is for a graph on standard input: write graph{-} "
                                                            "as the game, or leave --format out.")),
                          err);
        game = *read;
    }
    const Result<Position> position = questions.read(game);
    if (!position)
        return report(position.problem(), err);
    if (!isJson)
        reportReading(*position, err);
    const QString checkpoint = options.value(value.checkpoint);
    if (options.isSet(value.checkpoint)) {
        if (const auto problem = questions.useCheckpoint(*position, checkpoint))
            return report(*problem, err);
    }
    JobControl &control = interruptibleJob();
    const Result<Answer> answer = questions.answer(*position, control);
    if (options.isSet(value.checkpoint)) {
        if (const auto problem = questions.writeCheckpoint(*position)) // an answer is still printed
            report(*problem, err);
        else if (!answer || answer->limit)
            printMessage(CommandText::tr("The results so far are saved in %1; run the same command again to resume.")
                             .arg(quotation(checkpoint)),
                         err);
    }
    if (!answer)
        return report(answer.problem(), err);
    if (isJson)
        writeAnswerJson(out, *answer);
    else if (!answer->limit || (answer->outcome != Outcome::Unknown && !answer->isToldByLimit)) // before the limit
        writeAnswerText(out, *answer);
    return answer->limit ? report(*answer->limit, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand valueCommand = {"value", [] { return ValueOptions().usage(); }, runValueCommand};

} // namespace mexplorer
