// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/games/heaprules.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// All-but subtraction: take any positive number of tokens that is not in a set.
class AllButRules final : public HeapRules
{
public:
    explicit AllButRules(std::vector<quint64> set)
        : HeapRules(QStringLiteral("allbut{%1}").arg(setText(set)), {.moves = AllBut{set}, .maxParts = 1},
                    {QLatin1StringView("piles"), QLatin1StringView("heaps")})
    {
    }

    QString inWords() const override
    {
        return ModelText::tr("Take any positive number of tokens that is not in %1 from one heap.")
            .arg(setInWords(movesOf<AllBut>(*this)->set));
    }

    void splits(quint64 heap, Sink sink) const override
    {
        for (quint64 left = heap; left-- > 0;) {
            if (mayTake(heap - left))
                sink(left == 0 ? Cells() : Cells(&left, 1));
        }
    }

    quint64 splitBound(quint64 heap) const override { return heap; }

    bool isSplit(quint64 heap, Cells parts) const override
    {
        if (parts.size() > 1)
            return false;
        const quint64 left = parts.empty() ? 0 : parts[0];
        return left < heap && mayTake(heap - left);
    }

    /// Tries numbers from half of the heap on; as the set is finite, one that may be taken is found soon.
    std::optional<CellVector> exampleSplit(quint64 heap) const override
    {
        for (const quint64 first : {(heap + 1) / 2, quint64(1)}) {
            for (quint64 taken = first; taken > 0 && taken <= heap; ++taken) {
                if (mayTake(taken))
                    return taken == heap ? CellVector() : CellVector{heap - taken};
            }
        }
        return std::nullopt;
    }

private:
    bool mayTake(quint64 tokens) const
    {
        const std::vector<quint64> &set = movesOf<AllBut>(*this)->set;
        return tokens > 0 && !std::ranges::binary_search(set, tokens);
    }
};

} // namespace

RulesPtr allButRules(std::vector<quint64> set)
{
    return std::make_shared<AllButRules>(std::move(set));
}

} // namespace mexplorer
