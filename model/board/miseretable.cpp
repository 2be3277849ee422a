// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of outcomes under misère play
//
// Under misère play values don't decide a sum, so whole positions count. A position of games that clear cells can only
// become the subsets of its n ones. Where there is memory for one bit for each of these 2^n positions, set if it is an
// N-position, they are found in the order of their numbers:
//
//   - A position without moves is N, by the convention.
//   - A position that is not known to be N when its turn comes is P: its followers have smaller numbers, and all of
//     them are N. Then each position from which a move leads to this one is N: the unions with a set that is disjoint
//     from it.
//
// 64 positions, which differ in the first six ones only, are one word. A set marks the positions of a whole word at
// once, shifted by its own part of these ones, as the union of disjoint sets is their sum. So the cost is one step
// for each word and each set that is disjoint from the ones of the word: on a full 5x6, 2^24 words, a few seconds for
// Cram and for the matrix game, and 128 MiB. Not used: symmetries, which would make the numbers of positions
// irregular, and the theory of tame games (Conway, On Numbers and Games, chapter 12), by which sums of many small
// parts of Cram could be decided at once; of the matrix game, most connected positions of more than six ones aren't
// tame.

#include "model/board/miseretable.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr int wordBits = 6; ///< the positions of one word differ in this many ones

/// The positions of a word that contain all of \a ones, or none of them.
quint64 positionsWith(quint64 ones)
{
    quint64 positions = 0;
    for (quint64 position = 0; position < 64; ++position)
        positions |= quint64((position & ones) == ones) << position;
    return positions;
}
quint64 positionsWithout(quint64 ones)
{
    quint64 positions = 0;
    for (quint64 position = 0; position < 64; ++position)
        positions |= quint64((position & ones) == 0) << position;
    return positions;
}

/// A set that moves clear: its ones within a word, and the others.
struct SplitSet
{
    explicit SplitSet(quint64 set)
        : words(set >> wordBits), inWord(set & 63), with(positionsWith(inWord)), without(positionsWithout(inWord))
    {
    }

    quint64 words;
    quint64 inWord;
    quint64 with;    ///< the positions that contain the ones in the word
    quint64 without; ///< those that contain none of these
};

/// The positions without moves, word by word in ascending order.
class Terminals
{
public:
    Terminals(const std::vector<SplitSet> &sets, std::size_t words) : m_sets(sets), m_hasAny(words) {}

    /// Those of the next word.
    quint64 next()
    {
        const quint64 word = m_next++;
        const quint64 first = word & (~word + 1);
        const auto isMove = [&](const SplitSet &set) {
            return set.inWord == 0 && (set.words & first) != 0 && (set.words & ~word) == 0;
        };
        m_hasAny[word] = word == 0 || (m_hasAny[word & ~first] && std::ranges::none_of(m_sets, isMove));
        if (!m_hasAny[word])
            return 0;
        quint64 positions = ~quint64(0);
        for (const SplitSet &set : m_sets)
            positions &= (set.words & ~word) == 0 ? ~set.with : ~quint64(0);
        return positions;
    }

private:
    const std::vector<SplitSet> &m_sets;
    std::vector<bool> m_hasAny; ///< the position with no ones in the word has no move
    quint64 m_next = 0;
};

} // namespace

/// Memory that is full of zeros: at once, as the system clears pages when they are used first.
MisereTable::MisereTable(ClearingSum sum)
    : m_sum(std::move(sum)), m_words(words(m_sum)), m_isN(static_cast<quint64 *>(std::calloc(m_words, sizeof(quint64))))
{
}

std::optional<MisereTable> MisereTable::of(ClearingSum sum, JobControl &control)
{
    std::optional<MisereTable> table = MisereTable(std::move(sum));
    if (!table->m_isN || !table->fill(control))
        table.reset();
    return table;
}

quint64 MisereTable::words(const ClearingSum &sum)
{
    return quint64(1) << std::max(0, sum.ones() - wordBits);
}

std::optional<bool> MisereTable::isP(const ClearingSum &sum) const
{
    const std::optional<quint64> position = m_sum.subset(sum);
    return position ? std::optional((m_isN[*position >> wordBits] >> (*position & 63) & 1) == 0) : std::nullopt;
}

bool MisereTable::fill(JobControl &control)
{
    const std::vector<SplitSet> sets(m_sum.sets().begin(), m_sum.sets().end());
    std::vector<SplitSet> between;       // those that lead to other words
    std::array<quint64, 64> before = {}; // for each position, those of its word from which a move leads to it
    for (const SplitSet &set : sets) {
        if (set.words != 0)
            between.push_back(set);
        for (quint64 position = 0; position < 64 && set.words == 0; ++position) {
            if ((position & set.inWord) == 0)
                before[position] |= quint64(1) << (position | set.inWord);
        }
    }

    Terminals terminals(sets, m_words);
    constexpr quint64 blockSize = 256; // words, whose common ones exclude sets for all of them at once
    std::vector<SplitSet> inBlock;
    for (quint64 block = 0; block < m_words; block += blockSize) {
        if (control.isCancelled())
            return false;
        control.setProgress(block, m_words);
        inBlock.clear();
        std::ranges::copy_if(between, std::back_inserter(inBlock),
                             [block](const SplitSet &set) { return (set.words & block) == 0; });
        for (quint64 word = block; word < std::min(block + blockSize, m_words); ++word) {
            quint64 isN = m_isN[word] | terminals.next();
            for (quint64 left = ~isN; left != 0; left &= left - 1) {
                const quint64 reached = before[static_cast<std::size_t>(std::countr_zero(left))];
                isN |= reached;
                left &= ~reached;
            }
            m_isN[word] = isN;
            for (const SplitSet &set : inBlock) {
                if ((set.words & word) == 0)
                    m_isN[set.words | word] |= (~isN & set.without) << set.inWord;
            }
        }
    }
    return true;
}

} // namespace mexplorer
