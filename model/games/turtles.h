// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/coinrules.h"

namespace mexplorer {

/// Turning Turtles: turn one coin from heads to tails and, if wished, one coin to the left of it. Head n is a heap of n
/// tokens of Nim.
class TurtlesRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("turtles"); }
    Value headValue(quint64 place) const override { return static_cast<Value>(place); }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        const quint64 head = quint64(1) << last;
        sink(head);
        for (int other = 0; other < last; ++other)
            sink(head | quint64(1) << other);
    }
};

} // namespace mexplorer
