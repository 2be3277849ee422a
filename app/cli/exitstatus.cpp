// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exitstatus.h"

namespace mexplorer {

int exitStatus(const Problem &problem)
{
    switch (problem.kind) {
    case Problem::Kind::Limit:
        return ExitStatus::noAnswer;
    case Problem::Kind::Cancelled:
        return ExitStatus::cancelled;
    case Problem::Kind::BadInput:
    case Problem::Kind::File:
        break;
    }
    return ExitStatus::badInput;
}

int report(const Problem &problem, QTextStream &err)
{
    err << problem.message.simplified() << Qt::endl;
    return exitStatus(problem);
}

} // namespace mexplorer
