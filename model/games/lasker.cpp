// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/games/heaprules.h"

#include <array>

namespace mexplorer {

namespace {

/// Lasker's Nim (1931): take any positive number of tokens from one heap, or split one heap into two.
class LaskerRules final : public HeapRules
{
public:
    /// G(4 k + 1) = 4 k + 1, G(4 k + 2) = 4 k + 2, G(4 k + 3) = 4 k + 4 and G(4 k + 4) = 4 k + 3.
    LaskerRules()
        : HeapRules(QStringLiteral("lasker"),
                    {.maxParts = 2,
                     .splitsWhole = true,
                     .closedForm = ArithmeticSequence{.first = {0, 1, 2, 4, 3}, .preperiod = 1, .saltus = 4}},
                    {QLatin1StringView("rows"), QLatin1StringView("heaps")})
    {
    }

    void splits(quint64 heap, Sink sink) const override
    {
        for (quint64 left = heap; left-- > 0;)
            sink(left == 0 ? Cells() : Cells(&left, 1));
        for (quint64 small = 1; 2 * small <= heap; ++small) {
            const std::array<Cell, 2> parts = {heap - small, small};
            sink(parts);
        }
    }

    quint64 splitBound(quint64 heap) const override { return heap + heap / 2; }

    bool isSplit(quint64 heap, Cells parts) const override
    {
        if (parts.size() == 2)
            return parts[0] + parts[1] == heap;
        return parts.empty() ? heap > 0 : parts.size() == 1 && parts[0] < heap;
    }

    std::optional<CellVector> exampleSplit(quint64 heap) const override
    {
        if (heap == 0)
            return std::nullopt;
        return heap == 1 ? CellVector() : CellVector{heap / 2};
    }
};

} // namespace

RulesPtr laskerRules()
{
    return std::make_shared<LaskerRules>();
}

} // namespace mexplorer
