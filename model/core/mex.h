// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

namespace mexplorer {

/// A Sprague-Grundy (SG) value.
using Value = quint32;

/// Collects values and computes their mex (minimum excluded value). Reused from position to position: values below 64
/// are stored in one word, so clearing and asking are single instructions until a value overflows it.
class MexSet
{
public:
    void clear()
    {
        m_word = 0;
        if (m_used > 0) {
            std::fill(m_more.begin(), m_more.begin() + static_cast<std::ptrdiff_t>(m_used), 0);
            m_used = 0;
        }
    }

    void insert(Value value)
    {
        if (value < 64)
            m_word |= quint64(1) << value;
        else
            insertHigh(value);
    }

    /// True if \a value was inserted since the last clear().
    bool contains(Value value) const
    {
        if (value < 64)
            return (m_word >> value) & 1;
        const std::size_t word = value / 64 - 1;
        return word < m_used && ((m_more[word] >> (value % 64)) & 1);
    }

    /// The least value that was not inserted.
    Value mex() const
    {
        if (m_word != ~quint64(0))
            return static_cast<Value>(std::countr_one(m_word));
        for (std::size_t i = 0; i < m_used; ++i) {
            if (m_more[i] != ~quint64(0))
                return static_cast<Value>(64 * (i + 1)) + static_cast<Value>(std::countr_one(m_more[i]));
        }
        return static_cast<Value>(64 * (m_used + 1));
    }

private:
    void insertHigh(Value value);

    quint64 m_word = 0;
    std::vector<quint64> m_more; ///< values from 64 on, one bit each
    std::size_t m_used = 0;      ///< number of words of m_more that may be non-zero
};

/// The mex of \a values, in any order and with repetitions.
Value mex(std::span<const Value> values);

} // namespace mexplorer
