// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/stepanswers.h"

#include "model/session/exploration.h"
#include "model/trace/labelstrace.h"

#include <algorithm>

namespace mexplorer {

bool StepAnswers::isOfGraph(const Trace &trace) const
{
    const auto *labelling = dynamic_cast<const LabelsTrace *>(&trace);
    return !labelling || labelling->graph() == m_exploration->graph();
}

AnswerPolicy StepAnswers::at(const TracePtr &trace, int step, bool isGuessed) const
{
    AnswerPolicy answers;
    if (isGuessed)
        answers.hiddenFor = AnswerPolicy::HiddenFor::Class;
    if (!trace || !m_exploration->isReady() || !isOfGraph(*trace))
        return answers;
    if (const auto *labelling = dynamic_cast<const LabelsTrace *>(trace.get())) {
        answers.graph = labelling->graph();
        answers.outcomeSteps = labelling->labelling().outcomeSteps;
        answers.valueSteps = labelling->labelling().valueSteps;
        answers.step = static_cast<quint32>(step);
    } else if (isGuessed) {
        answers.graph = m_exploration->graph();
        answers.outcomeSteps = answers.valueSteps = hiddenSteps(trace);
        answers.step = static_cast<quint32>(step);
    }
    return answers;
}

/// The position itself shows from the first step that mentions it, or at the end; what questions are about, from the
/// step that answers the first of them; all others always.
AnswerPolicy::Steps StepAnswers::hiddenSteps(const TracePtr &trace) const
{
    const GameGraphPtr graph = m_exploration->graph();
    if (m_hidden.trace == trace && m_hidden.graph == graph)
        return m_hidden.steps;
    std::vector<quint32> steps(graph->positionCount(), 0);
    constexpr int maxSteps = 400; // longer ones ask about the same positions again
    const int last = trace->stepCount() - 1;
    for (int at = std::min(last, maxSteps); at > 0; --at) {
        const std::optional<Question> question = trace->question(at);
        for (const Position &position : question ? question->about : std::vector<Position>()) {
            if (const auto id = m_exploration->find(position))
                steps[*id] = static_cast<quint32>(at);
        }
    }
    if (const auto own = m_exploration->find(trace->position()); own && steps[*own] == 0)
        steps[*own] = static_cast<quint32>(last);
    m_hidden = {trace, graph, std::make_shared<const std::vector<quint32>>(std::move(steps))};
    return m_hidden.steps;
}

} // namespace mexplorer
