// The number of rare positions for every mask at once: with h(v) positions of value v, the positions with an even
// parity of v & mask are (N + H(mask)) / 2, where H is the Walsh-Hadamard transform of h. With position parity,
// positions n with n + shift odd count negative. 256 masks take 8 * 256 additions, so the transform costs nothing
// beside counting the values.

#include "model/sequence/classsplit.h"

#include <array>

namespace mexplorer {

namespace {

using Histogram = std::array<qint64, 256>;

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

SplitFound findClassSplit(std::span<const quint8> values, std::optional<quint64> parity)
{
    std::array<Histogram, 2> counts = {};
    for (std::size_t n = 0; n < values.size(); ++n)
        ++counts[n & 1][values[n]];
    Histogram all;
    Histogram alternating;
    const quint64 shift = parity.value_or(0);
    for (std::size_t value = 0; value < all.size(); ++value) {
        all[value] = counts[0][value] + counts[1][value];
        alternating[value] = counts[shift][value] - counts[1 - shift][value];
    }
    walshHadamard(all);
    walshHadamard(alternating);
    qint64 least = static_cast<qint64>(values.size());
    SplitFound found;
    for (Value mask = 1; mask < all.size(); ++mask) {
        if (all[mask] < least) {
            least = all[mask];
            found.split = {mask, false, 0};
        }
        if (parity && alternating[mask] < least) {
            least = alternating[mask];
            found.split = {mask, true, shift};
        }
    }
    found.rareCount = static_cast<quint64>((static_cast<qint64>(values.size()) + least) / 2);
    return found;
}

} // namespace mexplorer
