// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/coinrules.h"

namespace mexplorer {

/// Ruler: turn any number of adjacent coins, the rightmost from heads to tails. The value of head n is the greatest power
/// of two that divides n.
class RulerRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("ruler"); }
    Value headValue(quint64 place) const override { return static_cast<Value>(place & (~place + 1)); }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        quint64 coins = 0;
        for (int first = last; first >= 0; --first)
            sink(coins |= quint64(1) << first);
    }
};

} // namespace mexplorer
