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
    return {ProblemText::tr("The work was cancelled; what was finished is kept."), Kind::Cancelled, 0, 0,
            Code::Cancelled};
}

} // namespace mexplorer
