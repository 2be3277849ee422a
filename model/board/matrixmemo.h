// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/memory.h"
#include "model/core/mex.h"
#include "model/games/boardsymmetry.h"

#include <vector>

namespace mexplorer {

/// What is known of a box: its value, or at least values that it doesn't have.
struct MatrixKnowledge
{
    static constexpr quint8 unknown = 0xff;

    quint64 excluded = 0; ///< bit v: the value isn't v
    quint8 value = unknown;

    bool isKnown() const { return value != unknown; }
    bool excludes(Value v) const { return v < 64 && ((excluded >> v) & 1); }
};

/// Keeps what is known of canonical boxes, in bounded memory: it grows to 2^maxBits entries of 24 bytes, or as long as
/// there is memory, and then a new box takes the place of the one with the fewest ones among those that share its
/// place, which costs least to find again.
class MatrixMemo
{
public:
    explicit MatrixMemo(int maxBits = 22);

    /// What is known of a canonical box; nothing of one that was never stored or has lost its place.
    MatrixKnowledge find(const BoardShape &box) const;
    /// Replaces what is known of the box.
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
