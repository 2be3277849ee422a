// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"

#include <bit>

namespace mexplorer {

/// A set of positions of one graph, with one bit each.
class PositionSet
{
public:
    PositionSet() = default;
    /// Creates an empty set for a graph of \a positionCount positions.
    explicit PositionSet(PositionId positionCount) : m_words((std::size_t(positionCount) + 63) / 64, 0) {}

    bool contains(PositionId id) const { return id / 64 < m_words.size() && ((m_words[id / 64] >> (id % 64)) & 1); }
    /// Inserts \a id, which has to be below the constructor's positionCount.
    void insert(PositionId id) { m_words[id / 64] |= quint64(1) << (id % 64); }
    bool isEmpty() const { return count() == 0; }

    /// Takes time linear in the graph: reads 64 positions at a time.
    PositionId count() const
    {
        PositionId sum = 0;
        for (const quint64 word : m_words)
            sum += static_cast<PositionId>(std::popcount(word));
        return sum;
    }

    /// Intersects with \a other, a set of the same graph.
    PositionSet &operator&=(const PositionSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= i < other.m_words.size() ? other.m_words[i] : 0;
        return *this;
    }

    /// The ids in ascending order.
    std::vector<PositionId> ids() const
    {
        std::vector<PositionId> result;
        result.reserve(count());
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (quint64 word = m_words[i]; word; word &= word - 1)
                result.push_back(static_cast<PositionId>(64 * i) + static_cast<PositionId>(std::countr_zero(word)));
        }
        return result;
    }

    bool operator==(const PositionSet &) const = default;

private:
    std::vector<quint64> m_words;
};

} // namespace mexplorer
