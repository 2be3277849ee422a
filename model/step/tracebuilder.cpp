// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/tracebuilder.h"

#include "model/core/modeltext.h"
#include "model/solve/completelabels.h"
#include "model/step/listtrace.h"
#include "model/step/nimsumtrace.h"
#include "model/step/prooftrace.h"
#include "model/step/tracewords.h"

#include <QRegularExpression>

#include <algorithm>

namespace mexplorer {

namespace {

TracePtr misereNotice(const TraceRequest &request)
{
    return noticeTrace(
        request.kind, request.position,
        ModelText::tr(
            "Under misère play the player who makes the last move loses, and a sum's outcome does not follow from "
            "its components' SG values: there is nothing for mex or nim-sum to add up. The labelling works "
            "with P and N alone and can be stepped through; in theory the misère quotient takes the place of "
            "the SG value."));
}

/// Returns a problem if the value of a position doesn't exist because play can repeat. Checked before the followers, so
/// that the problem names the requested position.
std::optional<Problem> loopyProblem(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    const auto values = solver.componentValues(request.position, control);
    if (values || values.problem().kind != Problem::Kind::BadInput)
        return values ? std::nullopt : std::optional(values.problem());
    return Problem::badInput(
        Problem::Code::NoValue,
        ModelText::tr("%1 A position that can reach a cycle has no SG value by mex alone; the loopy values of Smith "
                      "and Fraenkel would take its place. The labelling works backwards from the end and shows which "
                      "positions are P, N and draws.")
            .arg(values.problem().message));
}

Result<TracePtr> buildLabels(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    GameGraphPtr graph = request.graph ? request.graph : buildGraph(request.position, request.options, control);
    LabelsPtr labels = request.graph ? request.labels : completeLabels(*graph, request.convention, solver, control);
    auto predecessors = request.predecessors ? request.predecessors : std::make_shared<const Predecessors>(*graph);
    TracePtr trace = LabelsTrace::build(request.position, std::move(graph), std::move(labels), std::move(predecessors),
                                        request.labelsOptions, control);
    if (!trace || control.isCancelled())
        return Problem::cancelled();
    return trace;
}

Result<TracePtr> buildNormal(const TraceRequest &request, const Solver &solver, JobControl &control)
{
    switch (request.kind) {
    case TraceKind::Mex:
        return buildMexTrace(request.position, solver, control);
    case TraceKind::NimSum:
        return NimSumTrace::build(request.position, solver, control);
    case TraceKind::Proof:
        return ProofTrace::build(request.position, solver, control);
    case TraceKind::Period:
        return buildPeriodTrace(request.position, control, request.convention);
    case TraceKind::Table:
        return buildTableTrace(request.position, control);
    case TraceKind::Tree:
        return buildTreeTrace(request.position, control);
    case TraceKind::Symmetry:
        return buildSymmetryTrace(request.position, control);
    case TraceKind::Bouton:
        return buildBoutonTrace(request.position, solver, control);
    case TraceKind::Code:
        return buildCodeTrace(request.position);
    case TraceKind::Misere:
        return buildPairTrace(request.position, solver, control);
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
    if (request.set)
        return mexTraceOfSet(*request.set);
    if (request.kind == TraceKind::Labels)
        return buildLabels(request, solver, control);
    if (isOfNormalPlay(request.kind) && request.convention == Convention::Misere)
        return misereNotice(request);
    if (isOfNormalPlay(request.kind) && !isAcyclic(request.position)) {
        if (const auto problem = loopyProblem(request, solver, control))
            return *problem;
    }
    return buildNormal(request, solver, control);
}

std::optional<Result<std::vector<Value>>> readNumberSet(const QString &text)
{
    constexpr Value max = 1000;
    static const QRegularExpression form(QStringLiteral("^\\s*(?:mex)?\\s*\\{([^{}]*)\\}\\s*$"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression item(QStringLiteral("^(\\d{1,6})(?:-(\\d{1,6}))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    std::vector<Value> values;
    for (const QString &part : match.captured(1).split(u',', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch found = item.match(part.trimmed());
        const Value first = found.captured(1).toUInt();
        const Value last = found.captured(2).isEmpty() ? first : found.captured(2).toUInt();
        if (!found.hasMatch() || first > last || last > max)
            return Result<std::vector<Value>>(Problem::badInput(
                Problem::Code::UnexpectedText,
                ModelText::tr("\"%1\" is no number from 0 to %2; write a set as {0, 1, 3} or {0-2, 5}.")
                    .arg(part.trimmed())
                    .arg(max)));
        for (Value value = first; value <= last; ++value)
            values.push_back(value);
    }
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return Result<std::vector<Value>>(values);
}

TracePtr noticeTrace(TraceKind kind, const Position &position, const Sentence &sentence)
{
    const QString title = QStringLiteral("%1: %2").arg(traceKindTitle(kind), tracewords::title(position));
    return noticeTrace(kind, title, sentence);
}

} // namespace mexplorer
