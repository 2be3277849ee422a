// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/result.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Problem)
};

} // namespace

Problem Problem::cancelled()
{
    return Problem(Kind::Cancelled, Code::Cancelled,
                   ProblemText::tr("The work was cancelled; what was finished is kept."));
}

} // namespace mexplorer
