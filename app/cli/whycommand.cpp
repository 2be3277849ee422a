// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
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
    CommandOption misere{"misere", CommandText::tr("Whoever makes the last move loses.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {"why",
                "GAME",
                CommandText::tr("Why a position is won or lost, as a proof that unfolds."),
                "mexplorer why kayles:5 --value",
                {value, depth, lines, format, misere, limits.positions, limits.moves}};
    }
};

int runWhyCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const WhyOptions why;
    const Result<Position> position = options.position(err);
    if (!position)
        return report(position.problem(), err);
    const QString formatName = options.word(why.format);
    ProofTreeLimits treeLimits;
    treeLimits.depth = static_cast<int>(options.number(why.depth, 0, 1000).value_or(treeLimits.depth));
    treeLimits.lines = options.number(why.lines, 1, 10'000'000).value_or(treeLimits.lines);
    const SolverLimits limits = why.limits.read(options);
    if (options.problem())
        return report(*options.problem(), err);

    const ProofTree tree(Solver(limits), options.isSet(why.misere) ? Convention::Misere : Convention::Normal);
    JobControl &control = interruptibleJob();
    const Result<QString> text = [&]() -> Result<QString> {
        const ProgressLine progress(CommandText::tr("Working out the reasons"), control);
        const auto root =
            options.isSet(why.value) ? tree.valueOf(*position, control) : tree.outcomeOf(*position, control);
        if (!root)
            return root.problem();
        return formatProofTree(tree, *root, *writtenFormatFromName(formatName), treeLimits, control);
    }();
    if (!text)
        return report(text.problem(), err);
    out << *text;
    return ExitStatus::done;
}

} // namespace

const ProgramCommand whyCommand = {"why", [] { return WhyOptions().usage(); }, runWhyCommand};

} // namespace mexplorer
