// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/listtrace.h"

namespace mexplorer {

Sentence ListTrace::blankSentence(int at) const
{
    return step(at).blank.isEmpty() ? Trace::blankSentence(at) : step(at).blank;
}

TracePicture ListTrace::blankPicture(int at) const
{
    return step(at).blankPicture.value_or(Trace::blankPicture(at));
}

StepPositions ListTrace::positions(int at) const
{
    StepPositions result;
    result.positions = step(at).positions;
    return result;
}

} // namespace mexplorer
