// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/memory.h"
#include "model/core/mex.h"
#include "model/games/boardsymmetry.h"

#include <array>
#include <vector>

namespace mexplorer {

/// A set of values below 64, bit v for the value v.
using ValueSet = quint64;

/// The values from 0 through \a value, at most 63.
constexpr ValueSet valuesThrough(Value value)
{
    return ~ValueSet(0) >> (value < 63 ? 63 - value : 0);
}

/// What is known about a part of a board: its value, or at least values that followers have.
struct BoardKnowledge
{
    ValueSet ofFollowers = 0; ///< the part has none of these
    std::optional<Value> value = {};
};

/// A bounded cache of canonical parts, of up to 2^maxBits entries of 16 bytes, or as many as memory allows. A full
/// bucket drops the part with the fewest ones: it is the cheapest to recompute.
class BoardMemo
{
public:
    explicit BoardMemo(int maxBits = 24);

    /// Makes a find() that follows soon faster.
    void prefetch(const BoardShape &part) const { __builtin_prefetch(&m_buckets[bucketOf(part.cells, part.columns)]); }
    /// Returns the entry of a canonical part; an empty one if it was never stored or was dropped.
    BoardKnowledge find(const BoardShape &part) const;
    /// Replaces the entry of a part.
    void store(const BoardShape &part, const BoardKnowledge &knowledge);
    std::size_t size() const { return m_used; }

private:
    /// The greatest value of a follower that is stored.
    static constexpr Value maxStored = 48;
    static constexpr std::size_t ways = 4;

    /// The word of the ones and the number of columns tell a part, as no row of its box is empty.
    struct Entry
    {
        quint64 cells = 0;
        quint64 knowledge = 0; ///< the number of columns, the value and one more or 0, and ValueSet, from bit 57, 50, 0

        bool isOf(const BoardShape &part) const { return cells == part.cells && knowledge >> 57 == part.columns; }
    };
    struct alignas(64) Bucket
    {
        std::array<Entry, ways> entries;
    };

    std::size_t bucketOf(quint64 cells, quint64 columns) const;
    void put(const Entry &entry);
    void grow();

    std::size_t m_maxSize; ///< buckets
    std::vector<Bucket> m_buckets;
    std::size_t m_used = 0;
    MemoryWatch m_memory;
};

} // namespace mexplorer
