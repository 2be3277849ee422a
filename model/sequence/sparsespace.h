// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"

#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <vector>

namespace mexplorer {

/// A division of positions into rare and common ones such that a split into two parts is common exactly if one part is
/// rare and the other common (the "sparse space"). The class of position n is the parity of the bits of G(n) & mask,
/// plus, with position parity, that of n + shift: even is rare. Values are coded in 8 or 16 bits: the highest bit is
/// the class, the rest the value without the mask's lowest bit. Codes of equal class are in the order of their values.
struct SparseSpace
{
    Value mask = 0;
    bool withPosition = false;
    quint64 shift = 0;

    template <class Code>
    static constexpr Code commonBit = static_cast<Code>(Code(1) << (std::numeric_limits<Code>::digits - 1));

    /// All bits below the mask's lowest one.
    Value bitsBelowMask() const { return (mask & -mask) - 1; }
    bool isCommon(quint64 n, Value value) const
    {
        const int parity = std::popcount(value & mask) & 1;
        return parity ^ (withPosition ? static_cast<int>((n + shift) & 1) : 0);
    }
    /// The code of \a value, which must fit, at position \a n.
    template <class Code> Code code(quint64 n, Value value) const
    {
        const Value low = bitsBelowMask();
        const Value rest = (value & low) | ((value >> 1) & ~low);
        return static_cast<Code>(rest | (isCommon(n, value) ? commonBit<Code> : 0));
    }
    /// The value with \a code at position \a n.
    template <class Code> Value value(quint64 n, Code code) const
    {
        const Value low = bitsBelowMask();
        const auto bits = static_cast<Value>(code & static_cast<Code>(~commonBit<Code>));
        const Value rest = (bits & low) | ((bits & ~low) << 1);
        return isCommon(n, rest) == ((code & commonBit<Code>) != 0) ? rest : rest | (low + 1);
    }
    bool operator==(const SparseSpace &) const = default;
};

/// The number of positions of each value, counted separately for even and odd n.
class ValueCounts
{
public:
    void add(quint64 n, Value value)
    {
        std::vector<qint64> &counts = m_counts[n & 1];
        if (value >= counts.size())
            counts.resize(std::bit_ceil(std::size_t(value) + 1), 0);
        ++counts[value];
        ++m_total;
    }
    quint64 total() const { return m_total; }
    /// The counts for even or odd n, by value up to the greatest one, or more.
    const std::vector<qint64> &of(quint64 parity) const { return m_counts[parity]; }

private:
    std::array<std::vector<qint64>, 2> m_counts = {std::vector<qint64>(2, 0), std::vector<qint64>(2, 0)};
    quint64 m_total = 0;
};

/// A split into rare and common positions found from the counts of values.
struct SplitFound
{
    SparseSpace split;
    quint64 rareCount = 0; ///< of the counted values
};

/// The kinds of splits to search.
enum class SplitKind {
    Any,
    ValueOnly,    ///< classes by value alone
    WithPosition, ///< classes by value and position
};

/// The split with the fewest rare positions among those in \a counts, with values below 2^16. Splits with position
/// parity require \a parity: the parity of the number that all moves into two heaps take from n; it must be given for
/// SplitKind::WithPosition.
SplitFound findClassSplit(const ValueCounts &counts, std::optional<quint64> parity, SplitKind kind = SplitKind::Any);

} // namespace mexplorer
