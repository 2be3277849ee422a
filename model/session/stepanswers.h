// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/answerpolicy.h"
#include "model/trace/trace.h"

namespace mexplorer {

class Exploration;

/// Which answers show at the steps of a walk-through: those of a labelling step by step, and while a class guesses,
/// only what the steps so far have shown.
class StepAnswers
{
public:
    /// \a exploration is to outlive this.
    explicit StepAnswers(const Exploration *exploration) : m_exploration(exploration) {}

    /// At a step of \a trace, which may be null.
    AnswerPolicy at(const TracePtr &trace, int step, bool isGuessed) const;
    /// A labelling belongs to one graph; when another is shown, its own labelling is on the way.
    bool isOfGraph(const Trace &trace) const;

private:
    AnswerPolicy::Steps hiddenSteps(const TracePtr &trace) const;

    const Exploration *m_exploration;
    /// From which step the label of each position shows while a class guesses; of a trace on a graph.
    struct Hidden
    {
        TracePtr trace;
        GameGraphPtr graph;
        AnswerPolicy::Steps steps;
    };
    mutable Hidden m_hidden;
};

} // namespace mexplorer
