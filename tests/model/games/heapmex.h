// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/heaptraits.h"

#include <set>
#include <vector>

namespace mexplorer {

/// The mex of the values of all followers of a heap, from those of smaller heaps: the definition.
inline quint64 mexOfFollowers(const Rules &rules, quint64 heap, const std::vector<quint64> &values)
{
    std::set<quint64> seen;
    forEachSplit(rules, heap, [&](Cells parts) {
        quint64 sum = 0;
        for (const Cell part : parts)
            sum ^= values[part];
        seen.insert(sum);
    });
    quint64 mex = 0;
    while (seen.contains(mex))
        ++mex;
    return mex;
}

} // namespace mexplorer
