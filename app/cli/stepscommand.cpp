#include "app/cli/stepscommand.h"

#include "app/cli/commandoptions.h"
#include "app/cli/exitstatus.h"
#include "app/cli/interrupt.h"
#include "app/cli/limitoptions.h"
#include "app/cli/progressline.h"
#include "model/notation/expression.h"
#include "model/trace/tracebuilder.h"
#include "model/trace/traceformat.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct StepsCommandText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::StepsCommand)
};

QStringList kindNames()
{
    QStringList names;
    for (const TraceKind kind : allTraceKinds())
        names << traceKindName(kind);
    return names;
}

QStringList formatNames()
{
    return {QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("html"), QStringLiteral("latex")};
}

struct StepsOptions
{
    CommandOption kind{
        QStringLiteral("kind"),
        StepsCommandText::tr("What to explain: %1. Without it, nim-sum for several components, else mex.")
            .arg(kindNames().join(QStringLiteral(", "))),
        QStringLiteral("KIND"), kindNames()};
    CommandOption format{QStringLiteral("format"),
                         StepsCommandText::tr("How to write it: %1.").arg(formatNames().join(QStringLiteral(", "))),
                         QStringLiteral("FORMAT"), formatNames()};
    CommandOption misere{QStringLiteral("misere"), StepsCommandText::tr("Whoever makes the last move loses.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {QStringLiteral("steps"),
                QStringLiteral("GAME"),
                StepsCommandText::tr("How a value comes about, step by step."),
                QStringLiteral("mexplorer steps kayles:5 --kind mex"),
                {kind, format, misere, limits.positions(), limits.moves()}};
    }
};

} // namespace

CommandUsage stepsUsage()
{
    return StepsOptions().usage();
}

int runStepsCommand(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const StepsOptions steps;
    CommandOptions options(steps.usage());
    if (const auto status = options.read(arguments, out, err))
        return *status;

    const Result<Position> position = parsePosition(options.argument());
    if (!position)
        return report(position.problem(), err);
    const Result<QString> kindName = options.word(steps.kind);
    if (!kindName)
        return report(kindName.problem(), err);
    const Result<QString> formatName = options.word(steps.format);
    if (!formatName)
        return report(formatName.problem(), err);
    const Result<SolverLimits> limits = steps.limits.read(options);
    if (!limits)
        return report(limits.problem(), err);

    TraceRequest request;
    request.position = *position;
    request.kind = options.isSet(steps.kind) ? *traceKindFromName(*kindName) : defaultTraceKind(*position);
    request.convention = options.isSet(steps.misere) ? Convention::Misere : Convention::Normal;
    // Of a graph that is labelled, these are the limits too.
    request.options.maxPositions =
        static_cast<PositionId>(steps.limits.positions(options)->value_or(request.options.maxPositions));
    request.options.maxMoves =
        std::min(steps.limits.moves(options)->value_or(request.options.maxMoves), GraphBuilder::mostMoves);
    JobControl &control = interruptibleJob();
    const Result<TracePtr> trace = [&] {
        const ProgressLine progress(StepsCommandText::tr("Working out the steps"), control);
        return buildTrace(request, Solver(*limits), control);
    }();
    if (!trace)
        return report(trace.problem(), err);
    out << formatTrace(**trace, *traceFormatFromName(*formatName));
    return ExitStatus::done;
}

} // namespace mexplorer
