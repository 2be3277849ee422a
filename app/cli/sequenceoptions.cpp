// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sequenceoptions.h"

#include "app/cli/commandtext.h"
#include "model/core/instructionset.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceexport.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 maxSequenceTerms = 4'000'000'000;
constexpr quint64 maxAt = 1'000'000'000'000'000'000;
constexpr quint64 usualTerms = 100;
constexpr quint64 usualSearch = 1'000'000;
/// So many terms cost nothing, so a period is looked for in them even if fewer are asked for.
constexpr quint64 minSearch = 4096;

/// The names of the families on heaps.
QStringList heapFamilies()
{
    QStringList names;
    for (const Family &family : catalogue()) {
        const Result<Position> example = parsePosition(family.example);
        if (example && example->components.front().rules->isMultiset())
            names << family.name;
    }
    return names;
}

Result<RulesPtr> heapRules(const QString &text)
{
    const Result<RulesPtr> rules = parseRules(text);
    if (!rules)
        return rules.problem();
    if ((*rules)->isMultiset())
        return *rules;
    return Problem::badInput(
        Problem::Code::OtherGame,
        CommandText::tr("%1 is not a game on heaps, so it has no sequence G(0), G(1), ...; ask for %2.")
            .arg((*rules)->text(), heapFamilies().join(QStringLiteral(", "))));
}

/// "512", "512M" and "2G": MiB if nothing else is said, in bytes.
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
            .arg(text));
}

Result<SequenceOptions::Method> methodFor(const RulesPtr &rules, const QString &word)
{
    const auto method = methodOf(word);
    if (!method) {
        return Problem::badInput(
            Problem::Code::UnknownName,
            CommandText::tr("There is no method '%1'; choose %2.").arg(word, methodWords().join(QStringLiteral(", "))));
    }
    if (!SequenceEngine::fits(rules, *method)) {
        return Problem::badInput(
            Problem::Code::Unsuitable,
            *method == SequenceOptions::Method::SparseParity
                ? CommandText::tr("The method 'parity' needs moves into two heaps that all take an even, or "
                                  "all an odd number of tokens, and those of %1 don't; choose another.")
                      .arg(rules->text())
                : CommandText::tr("The method '%1' needs moves into two heaps, at most, and %2 has none; "
                                  "choose 'plain'.")
                      .arg(word, rules->text()));
    }
    return *method;
}

std::optional<Problem> forceInstructions(const QString &name)
{
    if (useInstructionSet(name))
        return {};
    return Problem::badInput(Problem::Code::OptionValue,
                             CommandText::tr("This processor has no instructions '%1'; choose %2.")
                                 .arg(name, instructionSets().join(QStringLiteral(", "))));
}

std::optional<Problem> validateSequenceFile(const QString &file)
{
    if (file.isEmpty() || sequenceFormat(file))
        return {};
    return Problem::badInput(Problem::Code::UnknownEnding,
                             CommandText::tr("%1 doesn't say how to write the sequence; end the file's name in %2.")
                                 .arg(file, sequenceEndings().join(QStringLiteral(", "))));
}

} // namespace

SequenceOptionReader::SequenceOptionReader()
    : m_terms(QStringLiteral("terms"), CommandText::tr("Compute G(0) to G(<N> - 1)."), QStringLiteral("N")),
      m_prove(QStringLiteral("prove-period"),
              CommandText::tr(
                  "Look for a period in these terms (1,000,000 without --terms), and prove it; the values that the "
                  "theorem needs are computed, too.")),
      m_at(QStringLiteral("at"), CommandText::tr("Print G(<N>) alone; with --prove-period, N is as great as you like."),
           QStringLiteral("N")),
      m_output(
          {QStringLiteral("o"), QStringLiteral("output")},
          CommandText::tr("Write the values to <FILE>, which ends in .csv, .txt (b-file), .json or .mexseq (to go on "
                          "from)."),
          QStringLiteral("FILE")),
      m_resume(QStringLiteral("resume"), CommandText::tr("Go on from the values in <FILE.mexseq>."),
               QStringLiteral("FILE.mexseq")),
      m_method(QStringLiteral("method"),
               CommandText::tr("Compute by <METHOD>: %1.").arg(methodWords().join(QStringLiteral(", "))),
               QStringLiteral("METHOD"), methodWords()),
      m_memory(QStringLiteral("memory"),
               CommandText::tr("Use at most <SIZE> of memory: a number of MiB, or as in 512M, 2G (2G)."),
               QStringLiteral("SIZE")),
      m_instructions(QStringLiteral("instructions"),
                     CommandText::tr("Use the processor's instructions <SET>; an unknown one lists those that it has."),
                     QStringLiteral("SET")),
      m_json(QStringLiteral("json"), CommandText::tr("Print one JSON object.")),
      m_blank(QStringLiteral("blank"), CommandText::tr("Print the table with blanks for the values, to be filled in."))
{
    m_method.setDefaultValue(methodWords().constFirst());
    m_memory.setDefaultValue(QStringLiteral("2G"));
}

CommandUsage SequenceOptionReader::usage() const
{
    return {QStringLiteral("sequence"),
            QStringLiteral("RULES"),
            CommandText::tr("The SG values of single heaps, and their period."),
            QStringLiteral("mexplorer sequence 'octal{0.77}' --terms 200 --prove-period"),
            {m_terms, m_prove, m_at, m_output, m_resume, m_method, m_memory, m_instructions, m_json, m_blank}};
}

Result<SequenceOptions> SequenceOptionReader::engineOptions(const CommandOptions &options, const RulesPtr &rules) const
{
    const auto memory = memorySize(options.value(m_memory));
    if (!memory)
        return memory.problem();
    const auto method = methodFor(rules, options.value(m_method));
    if (!method)
        return method.problem();
    if (const auto problem = forceInstructions(options.value(m_instructions)))
        return *problem;
    return SequenceOptions{*method, *memory};
}

Result<SequenceRequest> SequenceOptionReader::request(CommandOptions &options) const
{
    const Result<RulesPtr> rules = heapRules(options.argument());
    if (!rules)
        return rules.problem();
    SequenceRequest request;
    request.asked = options.number(m_terms, 1, maxSequenceTerms);
    request.at = options.number(m_at, 0, maxAt);
    if (options.problem())
        return *options.problem();
    const auto engine = engineOptions(options, *rules);
    if (!engine)
        return engine.problem();
    if (options.isSet(m_blank) && (options.isSet(m_json) || options.isSet(m_output)))
        return Problem::badInput(Problem::Code::OptionConflict,
                                 CommandText::tr("--blank is for the table that is printed: leave --json and -o out."));
    request.isBlank = options.isSet(m_blank);
    request.rules = *rules;
    request.options = *engine;
    request.provePeriod = options.isSet(m_prove);
    request.json = options.isSet(m_json);
    const bool isNear = request.at && !request.provePeriod && *request.at < maxSequenceTerms;
    request.terms = request.asked.value_or(isNear ? *request.at + 1 : usualTerms);
    request.search = std::max(request.asked.value_or(usualSearch), minSearch);
    request.file = options.value(m_output);
    request.resumed = options.value(m_resume);
    if (const auto problem = validateSequenceFile(request.file))
        return *problem;
    return request;
}

} // namespace mexplorer
