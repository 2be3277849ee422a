// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/graph/labels.h"
#include "model/notation/expression.h"
#include "model/step/prooftree.h"

namespace mexplorer {

namespace {

struct WhyOptions
{
    CommandOption value{"value",
                        CommandText::tr("Say why the position has its SG value, instead of why it is P or N.")};
    CommandOption depth{"depth", CommandText::tr("How many levels to unfold (%1).").arg(6), "N"};
    CommandOption lines{"lines", CommandText::tr("How many lines to write at most (%1).").arg(2000), "N"};
    CommandOption format{"format",
                         CommandText::tr("How to write it: %1.").arg(writtenFormatNames().join(QStringLiteral(", "))),
                         "FORMAT", writtenFormatNames()};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption misere{"misere", CommandText::tr("The player who makes the last move loses.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {"why",
                "GAME",
                CommandText::tr("Why a position is won or lost, as a proof that unfolds."),
                "mexplorer why kayles:5 --value",
                {value, depth, lines, format, json, misere, limits.positions, limits.moves}};
    }
};

/// Writes the object of --json: a step for each line of the proof. The limit that ended the search takes their place.
void writeProofJson(QTextStream &out, const QString &kind, const Position &position,
                    const std::vector<ProofLine> &lines, const std::optional<Problem> &limit)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("kind", kind);
        json.member("game", position.text());
        json.lineBreak();
        json.beginArray("steps");
        for (const ProofLine &line : lines) {
            const auto &node = line.node;
            const bool isOfOutcome = node && (node->claim == ProofTree::Claim::P || node->claim == ProofTree::Claim::N);
            json.lineBreak();
            json.beginObject();
            json.member("depth", line.depth);
            json.member("text", line.sentence.plain());
            json.beginArray("positions");
            if (node)
                json.value(node->position.text());
            json.endArray();
            json.member("value", node && !isOfOutcome ? std::optional(node->value) : std::nullopt);
            if (isOfOutcome)
                json.member("outcome", outcomeLetter(node->claim == ProofTree::Claim::P ? Outcome::P : Outcome::N));
            json.endObject();
        }
        json.lineBreak();
        json.endArray();
        writeReading(json, position);
        writeLimit(json, limit);
    });
}

int runWhyCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const WhyOptions why;
    const bool isJson = options.isSet(why.json);
    const bool isMisere = options.isSet(why.misere);
    const Result<Position> position =
        isMisere ? parsePosition(options.argument()) : parseWithLargeHeaps(options.argument());
    if (!position)
        return report(position.problem(), err);
    if (!isJson)
        reportReading(*position, err);
    const QString formatName = options.word(why.format);
    ProofTreeLimits treeLimits;
    treeLimits.depth = static_cast<int>(options.number(why.depth, 0, 1000).value_or(treeLimits.depth));
    treeLimits.lines = options.number(why.lines, 1, 10'000'000).value_or(treeLimits.lines);
    const SolverLimits limits = why.limits.read(options);
    options.exclude(why.json, {why.format});
    if (options.problem())
        return report(*options.problem(), err);

    const ProofTree tree(Solver(limits), isMisere ? Convention::Misere : Convention::Normal);
    JobControl &control = interruptibleJob();
    const auto explained = [&]() -> Result<std::vector<ProofLine>> {
        const ProgressLine progress(CommandText::tr("Working out the reasons"), control);
        const auto root =
            options.isSet(why.value) ? tree.valueOf(*position, control) : tree.outcomeOf(*position, control);
        if (!root)
            return root.problem();
        return proofLines(tree, *root, treeLimits, control);
    }();
    const QString kind = options.isSet(why.value) ? why.value.names().constFirst() : why.usage().name;
    if (!explained) {
        if (isJson && isUnanswered(explained.problem()))
            writeProofJson(out, kind, *position, {}, explained.problem());
        return report(explained.problem(), err);
    }
    if (isJson)
        writeProofJson(out, kind, *position, *explained, {});
    else
        out << formatProofLines(*position, *explained, *writtenFormatFromName(formatName));
    return ExitStatus::done;
}

} // namespace

const ProgramCommand whyCommand = {"why", [] { return WhyOptions().usage(); }, runWhyCommand};

} // namespace mexplorer
