// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/blockkernels.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

/// Moves that leave nearly the whole heap: each takes a heap of n to the code of n - distance, changed. Their codes
/// are given as bits of a word, 64 codes at a time.
template <class Code> class NearMoves
{
public:
    void clear() { m_moves.clear(); }
    void append(quint64 distance, Code change) { m_moves.push_back({-static_cast<qint64>(distance), change}); }
    /// Drops what is there twice, and puts the nearest codes last: they are the last to be known.
    void tidy()
    {
        std::ranges::sort(m_moves);
        m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
    }
    /// The codes from \a first on, a multiple of 64, that are reached from the heap whose code stands, or
    /// will stand, at \a heap.
    quint64 reached(const Code *heap, std::size_t first) const
    {
        const auto base = static_cast<Code>(first);
        quint64 found = 0;
        for (const Move &move : m_moves)
            found |= bitOf(static_cast<Code>(heap[move.offset] ^ move.change ^ base));
        return found;
    }

private:
    struct Move
    {
        qint64 offset; ///< minus the distance
        Code change;
        auto operator<=>(const Move &) const = default;
    };

    static quint64 bitOf(Code code)
    {
        return blocks::bitInWord[std::min<std::size_t>(code, blocks::bitInWord.size() - 1)];
    }

    std::vector<Move> m_moves;
};

} // namespace mexplorer
