#include "model/trace/tracebuilder.h"

#include "model/solve/completelabels.h"
#include "model/trace/mextrace.h"
#include "model/trace/nimsumtrace.h"
#include "model/trace/periodtrace.h"
#include "model/trace/prooftrace.h"
#include "model/trace/tracewords.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct TraceBuilderText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::TraceBuilder)
};

TracePtr misereNotice(const TraceRequest &request)
{
    return noticeTrace(
        request.kind, request.position,
        TraceBuilderText::tr(
            "Under misère play whoever makes the last move loses, and a sum's outcome does not follow from "
            "its components' SG values: there is nothing for mex or nim-sum to add up. The labelling works "
            "with P and N alone and can be stepped through; in theory the misère quotient takes the place of "
            "the SG value."));
}

/// Why the value of a position that can reach a cycle can't be had; nothing if it can. Asked before any follower's, so
/// that it is told of the position that somebody has asked about.
std::optional<Problem> loopyProblem(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    const auto values = solver.componentValues(request.position, control);
    if (values || values.problem().kind != Problem::Kind::BadInput)
        return values ? std::nullopt : std::optional(values.problem());
    return Problem::badInput(
        TraceBuilderText::tr(
            "%1 A position that can reach a cycle has no SG value by mex alone; the loopy values of Smith "
            "and Fraenkel would take its place. The labelling works backwards from the end and tells which "
            "positions are P, N and draws.")
            .arg(values.problem().message));
}

Result<TracePtr> buildLabels(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    GameGraphPtr graph = request.graph ? request.graph : buildGraph(request.position, request.options, control);
    LabelsPtr labels = request.graph ? request.labels : completeLabels(*graph, request.convention, solver, control);
    auto predecessors = request.predecessors ? request.predecessors : std::make_shared<const Predecessors>(*graph);
    TracePtr trace = LabelsTrace::build(std::move(graph), std::move(labels), std::move(predecessors),
                                        request.labelsOptions, control);
    if (!trace || control.isCancelled())
        return Problem::cancelled();
    return trace;
}

Result<TracePtr> buildNormal(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    switch (request.kind) {
    case TraceKind::Mex:
        return MexTrace::build(request.position, solver, control);
    case TraceKind::NimSum:
        return NimSumTrace::build(request.position, solver, control);
    case TraceKind::Proof:
        return ProofTrace::build(request.position, solver, control);
    case TraceKind::Period:
        return PeriodTrace::build(request.position, control, request.convention);
    case TraceKind::Labels:
        break;
    }
    return buildLabels(request, solver, control);
}

} // namespace

TraceKind defaultTraceKind(const Position &position)
{
    return position.components.size() > 1 ? TraceKind::NimSum : TraceKind::Mex;
}

Result<TracePtr> buildTrace(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    if (request.kind == TraceKind::Labels)
        return buildLabels(request, solver, control);
    if (request.convention == Convention::Misere && request.kind != TraceKind::Period)
        return misereNotice(request);
    if (request.kind != TraceKind::Period && !isAcyclic(request.position)) {
        if (const auto problem = loopyProblem(request, solver, control))
            return *problem;
    }
    return buildNormal(request, solver, control);
}

TracePtr noticeTrace(TraceKind kind, const Position &position, const Sentence &sentence)
{
    const QString title = QStringLiteral("%1: %2").arg(traceKindTitle(kind), tracewords::title(position));
    return std::make_shared<const NoticeTrace>(kind, title, sentence);
}

} // namespace mexplorer
