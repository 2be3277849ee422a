// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/memory.h"
#include "model/core/mex.h"
#include "model/games/boardsymmetry.h"

#include <vector>

namespace mexplorer {

/// What is known about a box: its value, or at least values that are excluded.
struct MatrixKnowledge
{
    static constexpr quint8 unknown = 0xff;

    quint64 excluded = 0; ///< bit v: the value isn't v
    quint8 value = unknown;

    bool isKnown() const { return value != unknown; }
    bool excludes(Value v) const { return v < 64 && ((excluded >> v) & 1); }
};

/// A bounded cache of canonical boxes, of up to 2^maxBits entries of 24 bytes, or as many as memory allows. A full
/// bucket drops the box with the fewest ones: it is the cheapest to recompute.
class MatrixMemo
{
public:
    explicit MatrixMemo(int maxBits = 22);

    /// Returns the entry of a canonical box; an empty one if it was never stored or was dropped.
    MatrixKnowledge find(const BoardShape &box) const;
    /// Replaces the entry of a box.
    void store(const BoardShape &box, const MatrixKnowledge &knowledge);
    std::size_t size() const { return m_used; }

private:
    struct Entry
    {
        BoardShape box;
        MatrixKnowledge knowledge;
    };
    static constexpr std::size_t ways = 4;

    std::size_t bucketOf(const BoardShape &box) const;
    void grow();

    std::size_t m_maxSize;
    std::vector<Entry> m_entries;
    std::size_t m_used = 0;
    MemoryWatch m_memory;
};

} // namespace mexplorer
