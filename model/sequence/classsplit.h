#pragma once

#include "model/sequence/valuearray.h"

#include <optional>

namespace mexplorer {

/// A split of positions into rare and common ones such that a split into two parts is common exactly if one part is
/// rare and the other common (the "sparse space"). The class of position n is the parity of the bits of G(n) & mask,
/// plus, with position parity, that of n + shift: even is rare. Values are coded in a byte: bit 7 is the class, the
/// rest the value without the mask's lowest bit. Codes of equal class are in the order of their values.
struct ClassSplit
{
    Value mask = 0;
    bool withPosition = false;
    quint64 shift = 0;

    bool isCommon(quint64 n, Value value) const
    {
        const Value bits = value & mask;
        const int parity = (0x6996 >> ((bits ^ (bits >> 4)) & 15)) & 1;
        return parity ^ (withPosition ? static_cast<int>((n + shift) & 1) : 0);
    }
    quint8 code(quint64 n, Value value) const
    {
        const Value low = (mask & -mask) - 1;
        return static_cast<quint8>((value & low) | ((value >> 1) & ~low & 0x7f) | (isCommon(n, value) ? 0x80 : 0));
    }
    /// The value that has \a code at position \a n.
    Value value(quint64 n, quint8 code) const
    {
        const Value low = (mask & -mask) - 1;
        const Value rest = (code & low) | ((code & 0x7f & ~low) << 1);
        return isCommon(n, rest) == ((code & 0x80) != 0) ? rest : rest | (low + 1);
    }
    bool operator==(const ClassSplit &) const = default;
};

/// The split with the fewest rare positions among \a values, all below 256, and their number. With position parity only
/// if \a parity is given: the parity of n that all moves into two heaps take from n.
struct SplitFound
{
    ClassSplit split;
    quint64 rareCount = 0;
};
SplitFound findClassSplit(std::span<const quint8> values, std::optional<quint64> parity);

} // namespace mexplorer
