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

} // namespace

int runStepsCommand(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const QStringList formats = {QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("html"),
                                 QStringLiteral("latex")};
    const QCommandLineOption kind(
        QStringLiteral("kind"),
        StepsCommandText::tr("What to explain: %1. Without it, nim-sum for several components, else mex.")
            .arg(kindNames().join(QStringLiteral(", "))),
        QStringLiteral("KIND"));
    const QCommandLineOption format(
        QStringLiteral("format"), StepsCommandText::tr("How to write it: %1.").arg(formats.join(QStringLiteral(", "))),
        QStringLiteral("FORMAT"));
    const QCommandLineOption misere(QStringLiteral("misere"),
                                    StepsCommandText::tr("Whoever makes the last move loses."));
    const LimitOptions limitOptions;
    CommandOptions options(QStringLiteral("steps"), StepsCommandText::tr("How a value comes about, step by step."),
                           QStringLiteral("GAME"), QStringLiteral("mexplorer steps kayles:5 --kind mex"));
    options.parser().addOptions({kind, format, misere});
    limitOptions.addTo(options);
    if (const auto status = options.read(arguments, out, err))
        return *status;

    const Result<Position> position = parsePosition(options.argument());
    if (!position)
        return report(position.problem(), err);
    const Result<QString> kindName = options.word(kind, kindNames());
    if (!kindName)
        return report(kindName.problem(), err);
    const Result<QString> formatName = options.word(format, formats);
    if (!formatName)
        return report(formatName.problem(), err);
    const Result<SolverLimits> limits = limitOptions.read(options);
    if (!limits)
        return report(limits.problem(), err);

    TraceRequest request;
    request.position = *position;
    request.kind = options.parser().isSet(kind) ? *traceKindFromName(*kindName) : defaultTraceKind(*position);
    request.convention = options.parser().isSet(misere) ? Convention::Misere : Convention::Normal;
    // Of a graph that is labelled, these are the limits too.
    request.options.maxPositions =
        static_cast<PositionId>(limitOptions.positions(options)->value_or(request.options.maxPositions));
    request.options.maxMoves =
        std::min(limitOptions.moves(options)->value_or(request.options.maxMoves), GraphBuilder::mostMoves);
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
