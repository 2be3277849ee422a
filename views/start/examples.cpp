// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/examples.h"

#include "views/theme/viewtext.h"

namespace mexplorer {

std::vector<Example> workedExamples()
{
    return {
        {ViewText::tr("Nim with three heaps"),
         ViewText::tr("3 \u2295 4 \u2295 5 = 2: the first player wins, by one move only."),
         QStringLiteral("nim:3,4,5")},
        {ViewText::tr("Kayles with seven pins"),
         ViewText::tr("Small enough to see the whole graph, rich enough to need it."), QStringLiteral("kayles:7")},
        {ViewText::tr("Three subtraction games"), ViewText::tr("Values 1, 4 and 6, nim-sum 3, two winning moves."),
         QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14")},
        {ViewText::tr("A matrix that is won"), ViewText::tr("Two ones side by side and one apart: value 3."),
         QStringLiteral("matrix:0110/0000/0000/0001")},
        {ViewText::tr("A matrix that is lost"), ViewText::tr("Two ones apart: whatever you take, the other answers."),
         QStringLiteral("matrix:0010/0000/0000/0001")},
        {ViewText::tr("Dividing one hundred"),
         ViewText::tr("Few positions, and values that repeat over long stretches."),
         QStringLiteral("divide{2,3,6}:100")},
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
