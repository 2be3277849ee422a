// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaptraits.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

bool TakeAndBreak::isOctal() const
{
    return std::ranges::all_of(digits, [](quint8 digit) { return digit < 8; });
}

QString TakeAndBreak::code() const
{
    QString text = QString::number(digits[0], 36).toUpper();
    if (digits.size() > 1)
        text += u'.';
    for (const quint8 digit : std::span(digits).subspan(1))
        text += QString::number(digit, 36).toUpper();
    return text;
}

quint64 ArithmeticSequence::largeAt(quint64 n) const
{
    if (n < first.size())
        return first[n];
    const quint64 periods = (n - preperiod) / period();
    return first[n - periods * period()] + periods * saltus;
}

const Component *heapIn(const Position &position)
{
    const auto found = std::ranges::find_if(position.components,
                                            [](const Component &component) { return component.rules->isMultiset(); });
    return found == position.components.end() ? nullptr : &*found;
}

bool hasLargeHeap(const Component &component)
{
    return component.rules->cellsAreTokens() &&
           std::ranges::any_of(component.cells, [](Cell heap) { return heap > maxTokens; });
}

CellVector withHeap(Cells heaps, std::size_t index, Cell left)
{
    CellVector after(heaps.begin(), heaps.end());
    after[index] = left;
    std::ranges::sort(after, std::greater<>());
    while (!after.empty() && after.back() == 0)
        after.pop_back();
    return after;
}

bool isNim(const Rules &rules)
{
    const auto *moves = movesOf<AllBut>(rules);
    return moves && moves->set.empty();
}

void forEachSplit(const Rules &rules, quint64 heap, Rules::Sink sink)
{
    rules.followers(heap == 0 ? Cells() : Cells(&heap, 1), sink);
}

} // namespace mexplorer
