// SPDX-License-Identifier: GPL-3.0-or-later
// The number of rare positions for every mask at once: with h(v) positions of value v, the positions with an even
// parity of v & mask are (N + H(mask)) / 2, where H is the Walsh-Hadamard transform of h. With position parity,
// positions n with n + shift odd count negative. 256 masks take 8 * 256 additions, so the transform costs little
// compared to counting the values.

#include "model/sequence/sparsespace.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Histogram = std::vector<qint64>;

void walshHadamard(Histogram &h)
{
    for (std::size_t half = 1; half < h.size(); half *= 2) {
        for (std::size_t i = 0; i < h.size(); ++i) {
            if (i & half)
                continue;
            const qint64 sum = h[i] + h[i + half];
            h[i + half] = h[i] - h[i + half];
            h[i] = sum;
        }
    }
}

} // namespace

SplitFound findClassSplit(const ValueCounts &counts, std::optional<quint64> parity, SplitKind kind)
{
    const quint64 shift = parity.value_or(0);
    const std::size_t size = std::max(counts.of(0).size(), counts.of(1).size());
    Histogram all = counts.of(shift);
    Histogram others = counts.of(1 - shift);
    all.resize(size, 0);
    others.resize(size, 0);
    Histogram alternating = all;
    for (std::size_t value = 0; value < size; ++value) {
        all[value] += others[value];
        alternating[value] -= others[value];
    }
    walshHadamard(all);
    walshHadamard(alternating);
    qint64 min = static_cast<qint64>(counts.total()) + 1;
    SplitFound found;
    for (Value mask = 1; mask < all.size(); ++mask) {
        if (kind != SplitKind::WithPosition && all[mask] < min) {
            min = all[mask];
            found.split = {mask, false, 0};
        }
        if (kind != SplitKind::ValueOnly && parity && alternating[mask] < min) {
            min = alternating[mask];
            found.split = {mask, true, shift};
        }
    }
    found.rareCount = static_cast<quint64>((static_cast<qint64>(counts.total()) + min) / 2);
    return found;
}

} // namespace mexplorer
