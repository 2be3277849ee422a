// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/examples.h"

#include "views/theme/viewtext.h"

namespace mexplorer {

std::vector<Example> workedExamples()
{
    return {
        {ViewText::tr("A matrix that is lost"), ViewText::tr("Two ones apart: whatever you take, the other answers."),
         QStringLiteral("matrix:0010/0000/0000/0001")},
        {ViewText::tr("Kayles beside a matrix"),
         ViewText::tr("Two different games as one: nim-sum joins what rules keep apart."),
         QStringLiteral("kayles:5 + matrix:0110/0110")},
        {ViewText::tr("Grundy from twelve"),
         ViewText::tr("Every move splits; whether its values are periodic is an open problem."),
         QStringLiteral("grundy:12")},
        {ViewText::tr("Three heaps, up to 3"), ViewText::tr("Values 3, 0 and 1: a heap of four is worth nothing."),
         QStringLiteral("subtraction{1-3}:3,4,5")},
    };
}

} // namespace mexplorer
