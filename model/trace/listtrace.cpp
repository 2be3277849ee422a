// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/trace/listtrace.h"

namespace mexplorer {

StepPositions ListTrace::positions(int at) const
{
    StepPositions result;
    result.positions = step(at).positions;
    return result;
}

} // namespace mexplorer
