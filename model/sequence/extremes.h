// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sparsespace.h"
#include "model/sequence/valuearray.h"

namespace mexplorer {

/// The minimum and maximum of some whole numbers; empty if there are none.
struct Extremes
{
    qint32 min = std::numeric_limits<qint32>::max();
    qint32 max = std::numeric_limits<qint32>::min();

    bool isEmpty() const { return min > max; }
    void add(qint32 number)
    {
        min = number < min ? number : min;
        max = number > max ? number : max;
    }
    void add(const Extremes &other)
    {
        min = other.min < min ? other.min : min;
        max = other.max > max ? other.max : max;
    }
    bool operator==(const Extremes &) const = default;
};

/// The class of a position.
enum class PositionClass { Rare, Common };

// All examine every value for n = from to to - 1, as far as values are known: some tenth of a nanosecond each.

Extremes extremesOf(const ValueArray &values, quint64 from, quint64 to);
/// The extremes of one class of positions only.
Extremes extremesOf(const ValueArray &values, const SparseSpace &split, PositionClass which, quint64 from, quint64 to);

} // namespace mexplorer
