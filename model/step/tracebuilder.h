// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/graphbuilder.h"
#include "model/solve/solver.h"
#include "model/step/labelstrace.h"

namespace mexplorer {

/// What a trace is asked about.
struct TraceRequest
{
    TraceKind kind = TraceKind::Mex;
    Position position;
    Convention convention = Convention::Normal;
    /// For TraceKind::Labels: the graph that is shown. Without one, the graph of the position is built.
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
    GraphBuilder::Options options;
    LabelsTrace::Options labelsOptions;
    /// For TraceKind::Mex without a position: a bare set of numbers.
    std::optional<std::vector<Value>> set = {};
};

/// The kind that suits a position when none is asked for: nim-sum for several components, else mex.
TraceKind defaultTraceKind(const Position &position);

/// Builds a trace. Where the theory has none (misère play, games without heaps), a trace of one sentence that says why
/// and what would be. A problem when the value can't be had, as play can go round or a limit stands in the way, or when
/// \a control was cancelled.
Result<TracePtr> buildTrace(const TraceRequest &request, const Solver &solver, JobControl &control);

/// Reads a set of numbers, "{0, 1, 3}" or "mex{0-2, 5}"; nothing if \a text is something else, a problem if it is a set
/// that can't be read.
std::optional<Result<std::vector<Value>>> readNumberSet(const QString &text);

/// A trace of one sentence that says \a problem.
TracePtr noticeTrace(TraceKind kind, const Position &position, const Sentence &sentence);

} // namespace mexplorer
