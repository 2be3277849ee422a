// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandoptions.h"

#include "model/core/jsonwriter.h"
#include "model/core/visibletext.h"
#include "model/games/graphreading.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"

#include <algorithm>

namespace mexplorer {

int exitStatus(const Problem &problem)
{
    switch (problem.kind) {
    case Problem::Kind::Limit:
        return ExitStatus::noAnswer;
    case Problem::Kind::Cancelled:
        return ExitStatus::cancelled;
    case Problem::Kind::BadInput:
    case Problem::Kind::File:
        break;
    }
    return ExitStatus::badInput;
}

void printMessage(const QString &message, QTextStream &err)
{
    constexpr qsizetype maxLength = 1000;
    constexpr qsizetype maxWord = 200; // such as the path of a file
    QStringList words = visibleText(message.simplified()).split(u' ');
    for (QString &word : words) {
        if (word.size() > maxWord)
            word = word.first(maxWord / 4) + QStringLiteral("…") + word.last(maxWord / 2);
    }
    err << quotation(words.join(u' '), maxLength) << Qt::endl;
}

int report(const Problem &problem, QTextStream &err)
{
    printMessage(problem.message, err);
    return exitStatus(problem);
}

void reportReading(const Position &position, QTextStream &err)
{
    for (const GraphReading *reading : graphReadings(position))
        printMessage(reading->sentence(), err);
}

bool isUnanswered(const Problem &problem)
{
    return problem.kind == Problem::Kind::Limit || problem.kind == Problem::Kind::Cancelled;
}

void writeReading(JsonWriter &json, const Position &position)
{
    const std::vector<const GraphReading *> readings = graphReadings(position);
    if (readings.empty())
        return;
    json.lineBreak();
    if (readings.size() == 1) {
        json.beginObject("read");
        readings.front()->write(json);
        return json.endObject();
    }
    json.beginArray("read");
    for (const GraphReading *reading : readings) {
        json.beginObject();
        reading->write(json);
        json.endObject();
    }
    json.endArray();
}

void writeRules(JsonWriter &json, const Rules &rules)
{
    json.member("rules", rules.text());
    if (!rules.sameAs().isEmpty())
        json.member("same_as", rules.sameAs());
}

QString sameAsLine(const Rules &rules)
{
    if (rules.sameAs().isEmpty())
        return {};
    return CommandText::tr("The form of these rules shows that they are those of %1.").arg(rules.sameAs()) + u'\n';
}

void writeLimit(JsonWriter &json, const std::optional<Problem> &problem)
{
    if (problem)
        json.member("limit", problem->message.simplified());
}

CommandOptions::CommandOptions(CommandUsage usage)
    : m_usage(std::move(usage)),
      m_help({QStringLiteral("h"), QStringLiteral("help")}, CommandText::tr("Show this help."))
{
    m_parser.setApplicationDescription(m_usage.about + QStringLiteral("\n\n") +
                                       CommandText::tr("Example: %1").arg(m_usage.example));
    m_parser.addOption(m_help);
    for (const CommandOption &option : m_usage.options)
        m_parser.addOption(option);
}

std::optional<int> CommandOptions::read(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const std::optional<QString> wrong = validate(arguments);
    if (m_parser.isSet(m_help)) {
        out << helpText();
        return ExitStatus::done;
    }
    if (wrong)
        return report(Problem::badInput(Problem::Code::OptionValue, *wrong), err);
    return std::nullopt;
}

std::optional<QString> CommandOptions::validate(const QStringList &arguments)
{
    const QString help = CommandText::tr("See mexplorer %1 --help.").arg(m_usage.name);
    if (!m_parser.parse(arguments))
        return quotation(m_parser.errorText()) + u' ' + help;
    const QStringList given = m_parser.positionalArguments();
    if (m_usage.needsArgument && given.value(0).trimmed().isEmpty())
        return CommandText::tr("%1 is missing, as in: %2 (more: mexplorer %3 --help).")
            .arg(m_usage.argument, m_usage.example, m_usage.name);
    if (m_usage.argument.isEmpty() && !given.isEmpty())
        return CommandText::tr("mexplorer %1 takes options only, not '%2'.")
                   .arg(m_usage.name, quotation(given.first())) +
               u' ' + help;
    if (given.size() > 1) {
        return CommandText::tr("mexplorer %1 takes one %2 and was given %3; put an expression with spaces in quotes.")
            .arg(m_usage.name, m_usage.argumentText())
            .arg(given.size());
    }
    return std::nullopt;
}

bool CommandOptions::namesFile(const QStringList &arguments)
{
    if (validate(arguments))
        return false;
    return m_usage.argumentIsFile || fileOfArgument(argument()) || std::ranges::any_of(arguments, readsFile) ||
           std::ranges::any_of(m_usage.options,
                               [this](const CommandOption &option) { return option.takesFile() && isSet(option); });
}

Result<Position> CommandOptions::position(QTextStream &err) const
{
    Result<Position> position = parsePosition(argument());
    if (position)
        reportReading(*position, err);
    return position;
}

QString CommandOptions::helpText() const
{
    const QString text = m_parser.helpText();
    const QString usage = CommandText::tr("Usage: mexplorer %1 %2 [options]")
                              .arg(m_usage.name, m_usage.argumentText())
                              .replace(QStringLiteral("  "), QStringLiteral(" "));
    return usage + text.mid(text.indexOf(u'\n'));
}

void CommandOptions::refuse(const QString &sentence)
{
    if (!m_problem)
        m_problem = Problem::badInput(Problem::Code::OptionValue, sentence);
}

std::optional<quint64> CommandOptions::number(const QCommandLineOption &option, quint64 min, quint64 max)
{
    if (!m_parser.isSet(option))
        return std::nullopt;
    const QString text = m_parser.value(option);
    bool isNumber = false;
    const quint64 number = text.toULongLong(&isNumber);
    if (isNumber && number >= min && number <= max)
        return number;
    refuse(CommandText::tr("--%1 takes a number from %2 to %3, not '%4'.")
               .arg(option.names().constLast(), groupedNumber(min), groupedNumber(max), quotation(text)));
    return std::nullopt;
}

QString CommandOptions::word(const CommandOption &option)
{
    QString text = m_parser.isSet(option) ? m_parser.value(option).toLower() : option.words().constFirst();
    if (option.words().contains(text))
        return text;
    refuse(CommandText::tr("--%1 takes one of %2, not '%3'.")
               .arg(option.names().constLast(), option.words().join(QStringLiteral(", ")), quotation(text)));
    return option.words().constFirst();
}

void CommandOptions::exclude(const CommandOption &option, const std::vector<CommandOption> &others)
{
    for (const CommandOption &other : others) {
        if (!m_problem && isSet(option) && isSet(other))
            m_problem = Problem::badInput(Problem::Code::OptionConflict,
                                          CommandText::tr("Give --%1 or --%2, not both.")
                                              .arg(option.names().constLast(), other.names().constLast()));
    }
}

Result<Position> readForLaw(const QString &expression)
{
    Result<Position> position = parsePosition(expression);
    if (position || position.problem().code != Problem::Code::NumberTooLarge)
        return position;
    return parsePosition(expression, GreatestHeap::Large);
}

std::optional<QString> fileOfArgument(const QString &argument)
{
    return argument.startsWith(u'@') ? std::optional(argument.sliced(1)) : std::nullopt;
}

Result<quint64> memorySize(const QString &text)
{
    constexpr quint64 maxMebibytes = 1 << 20;
    const QChar unit = text.isEmpty() ? QChar() : text.back().toUpper();
    const bool isGibi = unit == u'G';
    const QString digits = unit == u'M' || isGibi ? text.chopped(1) : text;
    bool isNumber = false;
    const quint64 mebibytes = digits.toULongLong(&isNumber) << (isGibi ? 10 : 0);
    if (isNumber && mebibytes >= 1 && mebibytes <= maxMebibytes)
        return mebibytes << 20;
    return Problem::badInput(
        Problem::Code::OptionValue,
        CommandText::tr("--memory takes a number of MiB, or with M or G after it, as in 512M or 2G, not '%1'.")
            .arg(quotation(text)));
}

LimitOptions LimitOptions::besideTime()
{
    LimitOptions options;
    options.moves = CommandOption(
        "max-moves", CommandText::tr("Give up after looking at <N> moves, with no limit of time unless it is given."),
        "N");
    return options;
}

SolverLimits LimitOptions::read(CommandOptions &options) const
{
    SolverLimits limits;
    limits.maxPositions = options.number(positions, 1, 1'000'000'000).value_or(limits.maxPositions);
    const auto given = options.number(moves, 1, 1'000'000'000'000);
    limits.maxSearch = given.value_or(limits.maxSearch);
    limits.maxMoves = given.value_or(limits.maxMoves);
    return limits;
}

} // namespace mexplorer
