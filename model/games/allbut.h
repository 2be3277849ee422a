// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/heaprules.h"

namespace mexplorer {

/// All-but subtraction: take any positive number of tokens that is not in a set.
class AllButRules final : public HeapRules
{
public:
    /// \a set is ascending, without repetitions and without 0.
    explicit AllButRules(std::vector<quint64> set);
    void splits(quint64 heap, Sink sink) const override;
    quint64 splitBound(quint64 heap) const override { return heap; }
    bool isSplit(quint64 heap, Cells parts) const override;
    std::optional<CellVector> exampleSplit(quint64 heap) const override;

private:
    bool mayTake(quint64 tokens) const;
};

} // namespace mexplorer
