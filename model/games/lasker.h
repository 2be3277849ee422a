// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/heaprules.h"

namespace mexplorer {

/// Lasker's Nim (1931): take any positive number of tokens from one heap, or split one heap into two.
class LaskerRules final : public HeapRules
{
public:
    LaskerRules();
    void splits(quint64 heap, Sink sink) const override;
    quint64 splitBound(quint64 heap) const override { return heap + heap / 2; }
    bool isSplit(quint64 heap, Cells parts) const override;
    std::optional<CellVector> exampleSplit(quint64 heap) const override;
};

} // namespace mexplorer
