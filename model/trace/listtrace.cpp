// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/listtrace.h"

#include "model/trace/tracewords.h"

namespace mexplorer {

StepPositions ListTrace::positions(int at) const
{
    StepPositions result;
    result.positions = step(at).positions;
    return result;
}

std::optional<Question> ListTrace::question(int at) const
{
    if (!step(at).mexOf)
        return {};
    return Question{step(at).question, mex(*step(at).mexOf)};
}

Sentence ListTrace::judge(int at, Value guess) const
{
    return step(at).mexOf ? tracewords::judgeMex(*step(at).mexOf, guess) : Sentence();
}

} // namespace mexplorer
