// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workerpair.h"
#include "model/sequence/blockkernels.h"
#include "model/sequence/blocktables.h"
#include "model/sequence/candidatescan.h"
#include "model/sequence/splitrules.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

/// Moves that leave nearly the whole heap: each leads from a heap of n to the code of n - distance, changed by an xor.
/// Their codes are given as bits of a word, 64 codes at a time.
template <class Code> class NearMoves
{
public:
    void clear() { m_moves.clear(); }
    void append(quint64 distance, Code change) { m_moves.push_back({-static_cast<qint64>(distance), change}); }
    /// Removes duplicates, and puts the nearest codes last, which are the last to be known.
    void tidy()
    {
        std::ranges::sort(m_moves);
        m_moves.erase(std::unique(m_moves.begin(), m_moves.end()), m_moves.end());
    }
    /// The codes from \a first on, a multiple of 64, that are reached from the heap whose code is, or will be, at \a
    /// heap.
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
        qint64 offset; ///< the negative distance
        Code change;
        auto operator<=>(const Move &) const = default;
    };

    static quint64 bitOf(Code code)
    {
        return blocks::bitInWord[std::min<std::size_t>(code, blocks::bitInWord.size() - 1)];
    }

    std::vector<Move> m_moves;
};

/// Computes G(n) for games that split a heap into at most two, 64 heap sizes at a time, as long as values can be coded
/// in Code: 8 or 16 bits.
template <class Code> class BlockRun
{
public:
    /// If \a workers isn't null, long scans are done on both cores.
    BlockRun(const SplitRules &rules, RareCommonMode mode, WorkerPair *workers = nullptr);

    /// The first term that a run can compute; the plain method computes the ones below.
    static quint64 firstTerm(const SplitRules &rules);

    /// Appends values until there are \a terms, \a control is cancelled or \a steps are used up, and returns true.
    /// Returns false if the next value can't be coded.
    bool extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control);

    bool isSparse() const { return m_tables.size() > 0 && m_tables.isSparse(); }
    /// In bytes, for \a terms values.
    quint64 extraMemory(quint64 terms) const;
    /// True if values are found by CandidateScan.
    bool isScanned() const { return sizeof(Code) > 1 && m_tables.size() > 0 && !m_tables.isSparse(); }
    std::optional<SparseSpace> split() const { return isSparse() ? std::optional(m_tables.split()) : std::nullopt; }

private:
    /// The lanes of a block that have a split with a rare code, by some of BlockTables::likelyParts().
    struct LikelySplits
    {
        Code target = 0;
        const PartList<Code> *parts = nullptr;
        quint64 lanes = 0;
        std::size_t tried = 0; ///< parts
    };

    /// The state of a block: what positions before the block determine for all lanes.
    struct Block
    {
        quint64 first = 0;
        std::vector<quint8> marks;
        std::vector<quint8> rareMarks;
        alignas(64) Code candidates[blocks::lanes];
        alignas(64) Code minRare[blocks::lanes];
        std::vector<LikelySplits> likely; ///< of some rare codes
        quint64 full = 0;                 ///< lanes without an unmarked, unrefuted code, as bits
        quint64 refuted = 0;              ///< lanes whose candidate is excluded by a part before the block, as bits
    };

    std::size_t firstGroups(Value max) const;
    std::size_t settle(std::size_t count, StepCount &steps);
    void prepare(Block &block);
    void markBlock(Block &block);
    void compareBlock(Block &block);
    quint64 farHits(const Block &block);
    bool advance(Block &block, std::size_t lane) const;
    std::size_t settleInOrder(Block &block, std::size_t count);
    std::optional<Code> minCommon(const Block &block, std::size_t lane, const NearMoves<Code> &near);
    std::size_t settleByGuess(const Block &block, std::size_t count);
    quint64 nearHits(const Block &block) const;

    void listNearMoves();
    bool isZero(quint64 n) const;
    bool isZero(Block &block, std::size_t lane);
    std::optional<Code> minFree(const Block &block, std::size_t lane) const;
    std::optional<Code> smallerRare(Block &block, std::size_t lane, Code candidate);
    bool hasLikely(Block &block, std::size_t lane, Code target);
    bool hasNear(quint64 n, Code target) const;
    bool hasListed(quint64 n, Code target, std::size_t skipped) const;
    bool hasAny(quint64 n, Code target, quint64 tokenLimit) const;
    bool isRareExcluded(Block &block, std::size_t lane, Code target);
    Code singleFlip(quint64 k) const;
    quint64 maxSmaller(quint64 total) const;
    void adapt(StepCount &steps);
    void adaptWitnesses();
    void judgeSparse();

    static constexpr std::size_t minWitnesses = 64;

    Block m_block;
    SplitRules m_rules;
    RareCommonMode m_mode;
    bool m_avoidsSparse = false; ///< a scan is less work, up to the next choice
    WorkerPair *m_workers;
    const blocks::Kernels<Code> &m_kernels;
    BlockTables<Code> m_tables;
    NearMoves<Code> m_near;     ///< moves with a near part
    NearMoves<Code> m_nearRare; ///< moves with a rare near part
    CandidateScan m_scan;       ///< in 16 bits, without sparse space
    quint64 m_nextChoice = 0;
    mutable quint64 m_work = 0; ///< of the latest blocks in sparse space, in vector instructions
    quint64 m_scanWork = 0;     ///< of a scan in their place
    quint64 m_judgedBlocks = 0; ///< these blocks
    std::size_t m_groups = 4;
    std::size_t m_markedParts = 256;
    std::size_t m_witnesses = minWitnesses; ///< that mark rare values
    quint64 m_blocks = 0;                   ///< since the last adapt(), as the following counts
    quint64 m_rounds = 0;                   ///< rounds of comparisons
    quint64 m_checks = 0;                   ///< checks of a code against the parts that marked nothing
    quint64 m_beyond = 0;                   ///< lanes that needed a code beyond the marks
    quint64 m_rareChecks = 0;               ///< checks of a rare code that no witness excludes
};

extern template class BlockRun<quint8>;
extern template class BlockRun<quint16>;

} // namespace mexplorer
