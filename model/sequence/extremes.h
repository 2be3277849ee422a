// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sparsespace.h"
#include "model/sequence/valuearray.h"

namespace mexplorer {

/// The least and the greatest of some whole numbers; empty if there were none.
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

/// Which positions count.
enum class PositionClass { Rare, Common };

// All look at every value for n = from to to - 1, as far as there are values: some tenth of a nanosecond each.

Extremes extremesOf(const ValueArray &values, quint64 from, quint64 to);
/// Of the positions of one class alone.
Extremes extremesOf(const ValueArray &values, const SparseSpace &split, PositionClass which, quint64 from, quint64 to);

} // namespace mexplorer
