// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/result.h"

#include "model/core/modeltext.h"

namespace mexplorer {

Problem Problem::cancelled()
{
    return Problem(Kind::Cancelled, Code::Cancelled,
                   ModelText::tr("The work was cancelled; what was finished is kept."));
}

} // namespace mexplorer
