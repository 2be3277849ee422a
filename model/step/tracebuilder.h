// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/graphbuilder.h"
#include "model/solve/solver.h"
#include "model/step/labelstrace.h"

namespace mexplorer {

/// The request for a trace.
struct TraceRequest
{
    TraceKind kind = TraceKind::Mex;
    Position position;
    Convention convention = Convention::Normal;
    /// For TraceKind::Labels: the graph to label. If null, the graph of the position is built.
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
    GraphBuilder::Options options;
    LabelsTrace::Options labelsOptions;
    /// For TraceKind::Mex without a position: a set of numbers.
    std::optional<std::vector<Value>> set = {};
};

/// The default kind for a position: nim-sum for several components, else mex.
TraceKind defaultTraceKind(const Position &position);

/// Builds a trace. If the theory doesn't apply (misère play, games without heaps), builds a trace of one sentence that
/// explains why, and what to do instead. Fails if the value can't be found, because play can repeat or a limit is
/// reached, or if \a control was cancelled.
Result<TracePtr> buildTrace(const TraceRequest &request, const Solver &solver, JobControl &control);

/// Reads a set of numbers, "{0, 1, 3}" or "mex{0-2, 5}". Returns std::nullopt if \a text is no set, and a problem if it
/// is an invalid one.
std::optional<Result<std::vector<Value>>> readNumberSet(const QString &text);

/// A trace that consists of \a sentence.
TracePtr noticeTrace(TraceKind kind, const Position &position, const Sentence &sentence);

} // namespace mexplorer
