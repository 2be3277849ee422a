// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/coinrules.h"

#include <bit>

namespace mexplorer {

/// Mock Turtles: turn one coin from heads to tails and, if wished, one or two coins to the left of it. The values of the
/// heads are the odious numbers, which have an odd number of ones in binary.
class MockTurtlesRules final : public CoinRules
{
public:
    QString text() const override { return QStringLiteral("mockturtles"); }
    Value headValue(quint64 place) const override
    {
        const auto even = static_cast<Value>(2 * (place - 1));
        return std::popcount(even) % 2 == 1 ? even : even + 1;
    }
    void turns(int last, FunctionRef<void(quint64)> sink) const override
    {
        const quint64 head = quint64(1) << last;
        sink(head);
        for (int other = 0; other < last; ++other) {
            const quint64 two = head | quint64(1) << other;
            sink(two);
            for (int third = 0; third < other; ++third)
                sink(two | quint64(1) << third);
        }
    }
};

} // namespace mexplorer
