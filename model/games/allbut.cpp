// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/allbut.h"

#include <algorithm>

namespace mexplorer {

AllButRules::AllButRules(std::vector<quint64> set)
    : HeapRules(QStringLiteral("allbut{%1}").arg(setText(set)), {.moves = AllBut{set}, .maxParts = 1},
                {QLatin1StringView("piles"), QLatin1StringView("heaps")})
{
}

bool AllButRules::mayTake(quint64 tokens) const
{
    const std::vector<quint64> &set = movesOf<AllBut>(*this)->set;
    return tokens > 0 && !std::binary_search(set.begin(), set.end(), tokens);
}

void AllButRules::splits(quint64 heap, Sink sink) const
{
    for (quint64 left = heap; left-- > 0;) {
        if (mayTake(heap - left))
            sink(left == 0 ? Cells() : Cells(&left, 1));
    }
}

bool AllButRules::isSplit(quint64 heap, Cells parts) const
{
    if (parts.size() > 1)
        return false;
    const quint64 left = parts.empty() ? 0 : parts[0];
    return left < heap && mayTake(heap - left);
}

/// The set is finite: the least number beyond half of the heap that may be taken is soon found.
std::optional<CellVector> AllButRules::exampleSplit(quint64 heap) const
{
    for (const quint64 first : {(heap + 1) / 2, quint64(1)}) {
        for (quint64 taken = first; taken > 0 && taken <= heap; ++taken) {
            if (mayTake(taken))
                return taken == heap ? CellVector() : CellVector{heap - taken};
        }
    }
    return std::nullopt;
}

} // namespace mexplorer
