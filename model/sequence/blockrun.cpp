// SPDX-License-Identifier: GPL-3.0-or-later
// G(n) of games that split a heap into at most two heaps, 64 heap sizes at a time.
//
// Sparse space (Gangolli and Plambeck; Flammenkamp). SparseSpace divides positions into rare and common ones such that
// a split into two heaps has a common value exactly if one of the heaps is rare. So the common values excluded from
// G(n) are found from the rare positions alone, and the least common value that is not excluded is G(n), unless a
// smaller rare value is not excluded either. Excluding each smaller rare value takes one split that has it, and nearly
// always one of some hundred fixed common positions, the witnesses, gives one. If not, the nearest splits are tried,
// then, for all lanes at once, splits into a frequent code and the one that it needs, and then all. If that finds none,
// G(n) is rare, which happens only for rare positions. If the values have no useful split (more than a fifth of the
// positions would be rare), every position counts: a full scan. The same if sparse space turns out to be more work than
// that, as it does with many values: each smaller rare one is excluded by itself. So the work of the latest blocks is
// compared with that of a scan, and sparse space is tried again when there are twice as many values.
//
// Blocks. The lanes of a block are n = B, ..., B + 63. For a part a with n - k - a < B for every lane, the codes of the
// other parts are 64 consecutive codes: one load, one xor, and marking is done for all lanes at once. Splits with a
// near part, one below 64, may need a value of the block itself.
//
// Candidates. Marking costs many instructions, comparing few. So only the first parts (m_markedParts of them) mark the
// values they exclude, which leaves few candidates; the others are only compared with the least candidate, for all
// lanes in one round. If it is excluded, the next candidate replaces it for another round. m_markedParts is adapted to
// the number of rounds.
//
// Settling by guess, in a full scan in 8 bits; for 16 bits see candidatescan.cpp. All lanes first assume their
// candidates, and near parts are compared with all of them at once. The first refuted lane is really refuted, since all
// lanes before it are right: it is computed exactly, and if its code changed, the lanes after it are compared again.
// Few lanes of a block need that.
//
// Settling in order, in sparse space. There near parts refute most candidates, but few moves matter: those with a rare
// near part, and if there are rare positions in the block itself or just before it, those with any near part. Lane by
// lane, their codes are combined as bits with the lane's marks, and the first gap is its code.
//
// Grundy's game forbids the split into equal heaps. Its value is 0, so only the value 0 of an even n is a special case.
//
// Both cores. A long comparison, in a full scan above some thousand terms, is divided among two threads. Sparse space
// is too quick for that: a block takes a few microseconds and needs the previous one.
//
// Cost for each term: O(number of rare positions / 64), or O(n / 128) in a full scan. Memory: a code for each term.

#include "model/sequence/blockrun.h"

#include <algorithm>

namespace mexplorer {

namespace {

// The number of parts for which both cores are worth it: rare ones or all, compared with a block's lanes, or compared
// with one lane.
constexpr quint64 worthOfRare = 1 << 15;
constexpr quint64 worthOfAll = 1 << 12;
constexpr quint64 worthForOne = 1 << 16;

/// The number of splits that a vector instruction compares with one code, at least.
constexpr quint64 splitsOfVector = 16;

constexpr quint64 lanesFrom(std::size_t lane)
{
    return lane < blocks::lanes ? ~quint64(0) << lane : 0;
}

/// The marks of 64 codes from \a first on, as bits; codes beyond the marks count as not marked.
quint64 marksFrom(const std::vector<quint8> &marks, std::size_t groups, std::size_t lane, std::size_t first)
{
    quint64 word = 0;
    const std::size_t group = first / blocks::codesPerGroup;
    for (std::size_t i = 0; i < 8 && group + i < groups; ++i)
        word |= quint64(marks[(group + i) * blocks::lanes + lane]) << (i * blocks::codesPerGroup);
    return word;
}

bool isMarked(const std::vector<quint8> &marks, std::size_t lane, std::size_t code)
{
    return (marks[code / blocks::codesPerGroup * blocks::lanes + lane] >> (code % blocks::codesPerGroup)) & 1;
}

} // namespace

template <class Code>
BlockRun<Code>::BlockRun(const SplitRules &rules, RareCommonMode mode, WorkerPair *workers)
    : m_rules(rules), m_mode(mode), m_workers(workers), m_kernels(blocks::kernels<Code>()), m_scan(rules, workers)
{
}

template <class Code> quint64 BlockRun<Code>::firstTerm(const SplitRules &rules)
{
    return std::max<quint64>(512, rules.reach + 4 * blocks::lanes);
}

template <class Code>
bool BlockRun<Code>::extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control)
{
    m_tables.reserve(terms);
    while (values.size() < terms && !control.isCancelled() && !steps.isSpent()) {
        if (values.size() >= m_nextChoice || m_tables.size() != values.size()) {
            const RareCommonMode mode = m_avoidsSparse ? RareCommonMode::None : m_mode;
            if (!m_tables.choose(values, m_rules.parity(), mode, control))
                return true;
            listNearMoves();
            m_nextChoice = values.size() + (m_avoidsSparse ? values.size() : values.size() / 2);
            m_avoidsSparse = false;
            if (!m_tables.isSparse()) {
                m_work = 0;
                m_scanWork = 0;
                m_judgedBlocks = 0;
            }
            m_groups = firstGroups(values.max());
        }
        const std::size_t most = isScanned() ? CandidateScan::lanes : blocks::lanes;
        const std::size_t count = std::min<quint64>(most, terms - values.size());
        const std::size_t settled = settle(count, steps);
        m_tables.keep(settled, values);
        if (settled < count)
            return false;
        control.setProgress(values.size(), terms);
    }
    return true;
}

/// The number of groups to begin with: in 8 bits, where each costs, fewer than before, otherwise all codes of values up
/// to \a max.
template <class Code> std::size_t BlockRun<Code>::firstGroups(Value max) const
{
    constexpr std::size_t fewest = 4;
    if (sizeof(Code) == 1)
        return std::max(fewest, m_groups / 2);
    const std::size_t codes = std::bit_ceil(std::size_t(max) + 1) / (m_tables.isSparse() ? 2 : 1);
    return std::max(fewest, codes / blocks::codesPerGroup);
}

template <class Code> quint64 BlockRun<Code>::extraMemory(quint64 terms) const
{
    return terms * (sizeof(Code) + (isScanned() ? CandidateScan::bytesPerValue : 0));
}

/// Finds the codes of the next \a count values, and writes them after the tables' last code. Returns how many it found.
template <class Code> std::size_t BlockRun<Code>::settle(std::size_t count, StepCount &steps)
{
    if constexpr (sizeof(Code) > 1) {
        if (isScanned()) {
            m_scan.follow(std::span(m_tables.codes(), m_tables.size()));
            const std::size_t settled = m_scan.extend(count, m_tables.pendingCodes());
            steps.add(m_scan.takeSteps());
            return settled;
        }
    }
    m_block.first = m_tables.size();
    m_block.likely.clear();
    prepare(m_block);
    const std::size_t settled = m_tables.isSparse() ? settleInOrder(m_block, count) : settleByGuess(m_block, count);
    judgeSparse();
    adapt(steps);
    return settled;
}

template <class Code> void BlockRun<Code>::prepare(Block &block)
{
    markBlock(block);
    constexpr int maxFull = 8;
    while (std::popcount(block.full) > maxFull && m_groups * blocks::codesPerGroup < m_tables.codeCount()) {
        m_groups *= 2;
        markBlock(block);
    }
    if (m_tables.isSparse())
        m_kernels.minUnmarked(block.rareMarks.data(), m_groups, block.minRare);
    compareBlock(block);
}

template <class Code> void BlockRun<Code>::markBlock(Block &block)
{
    m_groups = std::min(m_groups, m_tables.codeCount() / blocks::codesPerGroup);
    block.marks.assign(blocks::markBytes(m_groups), 0);
    block.rareMarks.assign(m_tables.isSparse() ? blocks::markBytes(m_groups) : 0, 0);
    const PartList<Code> &parts = m_tables.isSparse() ? m_tables.rare() : m_tables.all();
    const PartList<Code> &all = m_tables.witnesses();
    const blocks::Parts<Code> witnesses = all.slice(0, std::min(m_witnesses, all.size()));
    for (const quint64 k : m_rules.pairDigits) {
        const Code *rest = m_tables.codes() + (block.first - k);
        const std::size_t count = std::min(m_markedParts, parts.countThrough(block.first - 1 - k));
        m_kernels.mark(rest, parts.slice(0, count), m_tables.flip(), m_groups, block.marks.data());
        if (m_tables.isSparse())
            m_kernels.mark(rest, witnesses, 0, m_groups, block.rareMarks.data());
        if constexpr (sizeof(Code) > 1)
            m_work += (count + witnesses.count) * blocks::lanes;
    }
    m_kernels.minUnmarked(block.marks.data(), m_groups, block.candidates);
    block.full = 0;
    const auto beyond = static_cast<Code>(m_groups * blocks::codesPerGroup);
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
        block.full |= static_cast<quint64>(block.candidates[lane] == beyond && (block.marks[lane] & 1)) << lane;
        block.candidates[lane] ^= m_tables.flip();
    }
}

/// Leaves sparse space if a scan would have been far less work for the latest blocks.
template <class Code> void BlockRun<Code>::judgeSparse()
{
    constexpr quint64 judgedFrom = 4096;
    constexpr quint64 minBlocks = 4;
    constexpr quint64 settledBlocks = 32; // before, the numbers of marks are not yet adapted
    constexpr quint64 maxBlocks = 64;
    if (!m_tables.isSparse() || m_mode != RareCommonMode::Measured || m_tables.size() < judgedFrom)
        return;
    // A scan takes a vector instruction for this number of splits. In 8 bits, it marks as much as sparse space does.
    constexpr quint64 splitsOfScan = sizeof(Code) == 1 ? 2 : 4;
    m_scanWork += m_rules.pairDigits.size() * blocks::lanes * (m_tables.size() / 2) / splitsOfScan;
    if (++m_judgedBlocks < minBlocks)
        return;
    if (m_work > m_scanWork * (m_judgedBlocks < settledBlocks ? 12 : 2)) {
        m_avoidsSparse = true;
        m_nextChoice = 0;
    } else if (m_judgedBlocks >= maxBlocks) {
        m_judgedBlocks /= 2;
        m_work /= 2;
        m_scanWork /= 2;
    }
}

/// Compares the candidates with all parts that marked nothing, and replaces refuted ones by the next, as long as doing
/// that for all lanes at once costs less than lane by lane.
template <class Code> void BlockRun<Code>::compareBlock(Block &block)
{
    constexpr int minByScan = sizeof(Code) == 1 ? 8 : 24;
    block.refuted = block.full | farHits(block);
    while (std::popcount(block.refuted & ~block.full) >= (m_tables.isSparse() ? 1 : minByScan)) {
        for (quint64 lanes = block.refuted & ~block.full; lanes != 0; lanes &= lanes - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            if (!advance(block, lane))
                block.full |= quint64(1) << lane;
        }
        block.refuted = block.full | farHits(block);
    }
}

/// The lanes whose candidate is refuted by a part that marked nothing.
template <class Code> quint64 BlockRun<Code>::farHits(const Block &block)
{
    ++m_rounds;
    quint64 found = 0;
    for (const quint64 k : m_rules.pairDigits) {
        const Code *rest = m_tables.codes() + (block.first - k);
        if (m_tables.isSparse()) {
            const std::size_t end = m_tables.rare().countThrough(block.first - 1 - k);
            const std::size_t first = std::min(m_markedParts, end);
            m_work += (end - first) * 4 * sizeof(Code);
            found |= unionOfBits(m_workers, end - first, worthOfRare, [&](quint64 from, quint64 to) {
                return m_kernels.hits(rest, m_tables.rare().slice(first + from, first + to), block.candidates);
            });
        } else {
            const quint64 first = m_tables.firstListed + std::min(m_markedParts, m_tables.all().size());
            const quint64 end = std::max(first, (block.first + blocks::lanes - 1 - k) / 2 + 1);
            found |= unionOfBits(m_workers, end - first, worthOfAll, [&](quint64 from, quint64 to) {
                return m_kernels.hitsInRange(rest, m_tables.codes(), first + from, first + to, block.candidates);
            });
        }
    }
    return found;
}

/// Moves on to the next code that is not marked. Returns false and changes nothing if there is none.
template <class Code> bool BlockRun<Code>::advance(Block &block, std::size_t lane) const
{
    const std::size_t end = m_groups * blocks::codesPerGroup;
    std::size_t code = static_cast<Code>(block.candidates[lane] ^ m_tables.flip()) + std::size_t(1);
    while (code < end && isMarked(block.marks, lane, code))
        ++code;
    if (code == end)
        return false;
    block.candidates[lane] = static_cast<Code>(code ^ m_tables.flip());
    return true;
}

/// Lists the moves with a near part, and those to one heap.
template <class Code> void BlockRun<Code>::listNearMoves()
{
    m_near.clear();
    m_nearRare.clear();
    const PartList<Code> &parts = m_tables.near();
    const Code flip = m_tables.flip();
    for (const quint64 k : m_rules.pairDigits) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            m_near.append(k + parts.position(i), parts.code(i) ^ flip);
            if (parts.code(i) < m_tables.commonBit)
                m_nearRare.append(k + parts.position(i), parts.code(i) ^ flip);
        }
    }
    for (const quint64 k : m_rules.singleDigits) {
        m_near.append(k, singleFlip(k) ^ flip);
        m_nearRare.append(k, singleFlip(k) ^ flip);
    }
    m_near.tidy();
    m_nearRare.tidy();
}

/// Finds the codes of the first \a count lanes and writes them after the tables' last code. Returns the number of codes
/// found.
///
/// Codes of a class are in the order of values. Between classes this is true except for the bits below the one that
/// codes omit: a rare code that is greater than the candidate even without those can't be smaller.
template <class Code> std::size_t BlockRun<Code>::settleInOrder(Block &block, std::size_t count)
{
    Code *codes = m_tables.pendingCodes();
    const Value low = m_tables.split().bitsBelowMask();
    bool hasRareNearby = m_tables.rare().last() + m_rules.reach >= block.first;
    for (std::size_t lane = 0; lane < count; ++lane) {
        const std::optional<Code> common = minCommon(block, lane, hasRareNearby ? m_near : m_nearRare);
        if (!common)
            return lane;
        codes[lane] = *common;
        const quint64 n = block.first + lane;
        if (m_rules.unequalOnly && n % 2 == 0 && isZero(block, lane))
            codes[lane] = m_tables.code(n, 0);
        else if ((block.minRare[lane] & ~low) <= static_cast<Code>(*common ^ m_tables.flip()))
            codes[lane] = smallerRare(block, lane, *common).value_or(*common);
        hasRareNearby = hasRareNearby || codes[lane] < m_tables.commonBit;
    }
    return count;
}

/// The least common code of \a lane that no move has, if all lanes before it are right; std::nullopt if codes run out.
template <class Code>
std::optional<Code> BlockRun<Code>::minCommon(const Block &block, std::size_t lane, const NearMoves<Code> &near)
{
    constexpr std::size_t perWord = blocks::codesPerWord;
    const Code *heap = m_tables.pendingCodes() + lane;
    const std::size_t min = static_cast<Code>(block.candidates[lane] ^ m_tables.flip());
    const bool isCompared = !((block.refuted >> lane) & 1);
    const bool areAllMarked = m_markedParts >= m_tables.rare().size();
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    quint64 below = (quint64(1) << (min % perWord)) - 1;
    for (std::size_t first = min - min % perWord; first < m_tables.codeCount(); first += perWord) {
        quint64 taken = below | near.reached(heap, first) | marksFrom(block.marks, m_groups, lane, first);
        for (; ~taken != 0; taken |= taken + 1) {
            const std::size_t code = first + static_cast<std::size_t>(std::countr_one(taken));
            const auto target = static_cast<Code>(code ^ m_tables.flip());
            if (code < marked && (areAllMarked || (isCompared && code == min)))
                return target;
            ++(code < marked ? m_checks : m_beyond);
            if (!hasListed(block.first + lane, target, code < marked ? m_markedParts : 0))
                return target;
        }
        below = 0;
    }
    return {};
}

/// As settleInOrder(), in a full scan.
template <class Code> std::size_t BlockRun<Code>::settleByGuess(const Block &block, std::size_t count)
{
    Code *codes = m_tables.pendingCodes();
    std::copy_n(block.candidates, blocks::lanes, codes);
    quint64 doubtful = 0;
    if (m_rules.unequalOnly)
        doubtful = (block.first & 1) ? 0xaaaaaaaaaaaaaaaau : 0x5555555555555555u;
    quint64 near = nearHits(block);
    std::size_t lane = 0;
    while (const quint64 open = (near | block.refuted | doubtful) & lanesFrom(lane)) {
        lane = static_cast<std::size_t>(std::countr_zero(open));
        if (lane >= count)
            break;
        std::optional<Code> code = block.candidates[lane];
        if (m_rules.unequalOnly && isZero(block.first + lane))
            code = Code(0);
        else if (((near | block.refuted) >> lane) & 1)
            code = minFree(block, lane);
        if (!code)
            return lane;
        if (codes[lane] != *code) {
            codes[lane] = *code;
            near = nearHits(block);
        }
        ++lane;
    }
    return count;
}

/// The lanes whose candidate is the code of a move to one heap, or to two with a near one, according to the current
/// codes after the tables' last one.
template <class Code> quint64 BlockRun<Code>::nearHits(const Block &block) const
{
    quint64 found = 0;
    for (const quint64 k : m_rules.pairDigits)
        found |= m_kernels.hits(m_tables.codes() + (block.first - k), m_tables.near().whole(), block.candidates);
    constexpr quint32 nothing = 0;
    for (const quint64 k : m_rules.singleDigits) {
        const Code flip = singleFlip(k);
        found |= m_kernels.hits(m_tables.codes() + (block.first - k), {&nothing, &flip, 1}, block.candidates);
    }
    return found;
}

/// The same value at another position is in the other class if the positions' parities differ.
template <class Code> Code BlockRun<Code>::singleFlip(quint64 k) const
{
    return m_tables.isSparse() && m_tables.split().withPosition && (k & 1) ? m_tables.commonBit : Code(0);
}

/// The greatest size of the smaller heap when \a total tokens are split.
template <class Code> quint64 BlockRun<Code>::maxSmaller(quint64 total) const
{
    return m_rules.unequalOnly ? (total - 1) / 2 : total / 2;
}

/// True if G(\a n) is 0 in a game that forbids the split into equal heaps.
template <class Code> bool BlockRun<Code>::isZero(quint64 n) const
{
    const Code zero = m_tables.code(n, 0);
    return n % 2 == 0 && !hasNear(n, zero) && !hasAny(n, zero, n);
}

/// isZero() in sparse space.
template <class Code> bool BlockRun<Code>::isZero(Block &block, std::size_t lane)
{
    const quint64 n = block.first + lane;
    const Code zero = m_tables.code(n, 0);
    const bool areWitnessesSmaller = n > 2 * BlockTables<Code>::witnessBound; // than half of n
    if (areWitnessesSmaller && zero < m_groups * blocks::codesPerGroup && isMarked(block.rareMarks, lane, zero))
        return false;
    return !(zero < m_tables.commonBit && hasLikely(block, lane, zero)) && isZero(n);
}

/// The least code from the lane's candidate on that no move has, in a full scan; std::nullopt if codes run out.
template <class Code> std::optional<Code> BlockRun<Code>::minFree(const Block &block, std::size_t lane) const
{
    const quint64 n = block.first + lane;
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = block.candidates[lane]; code < m_tables.codeCount(); ++code) {
        if (code < marked && isMarked(block.marks, lane, code))
            continue;
        const auto target = static_cast<Code>(code);
        if (!hasNear(n, target) && !hasAny(n, target, n))
            return target;
    }
    return {};
}

/// The least rare code whose value is below that of \a candidate and which no move has.
template <class Code> std::optional<Code> BlockRun<Code>::smallerRare(Block &block, std::size_t lane, Code candidate)
{
    const quint64 n = block.first + lane;
    const Value bound = m_tables.value(n, candidate);
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = block.minRare[lane]; code < m_tables.codeCount(); ++code) {
        const auto target = static_cast<Code>(code);
        if (m_tables.value(n, target) > bound)
            break;
        const bool isKnown = code < marked && isMarked(block.rareMarks, lane, code);
        if (!isKnown && !isRareExcluded(block, lane, target))
            return target;
    }
    return {};
}

/// True if \a lane is found to have a likely split with the rare code \a target: more and more of them are tried, for
/// all lanes at once.
template <class Code> bool BlockRun<Code>::hasLikely(Block &block, std::size_t lane, Code target)
{
    auto likely = std::ranges::find(block.likely, target, &LikelySplits::target);
    if (likely == block.likely.end())
        likely = block.likely.insert(likely, {target, &m_tables.likelyParts(target)});
    if ((likely->lanes >> lane) & 1)
        return true;
    const PartList<Code> &parts = *likely->parts;
    constexpr std::size_t likelyPerCheck = 32; // of the same cost
    alignas(64) Code targets[blocks::lanes];
    std::fill_n(targets, blocks::lanes, target);
    while (!((likely->lanes >> lane) & 1) && likely->tried < parts.size()) {
        const std::size_t next = std::min(parts.size(), std::max<std::size_t>(32, 2 * likely->tried));
        for (const quint64 k : m_rules.pairDigits) {
            const Code *rest = m_tables.codes() + (block.first - k);
            likely->lanes |= m_kernels.hits(rest, parts.slice(likely->tried, next), targets);
        }
        m_rareChecks += (next - likely->tried) / likelyPerCheck;
        m_work += (next - likely->tried) * 4 * sizeof(Code);
        likely->tried = next;
    }
    return ((likely->lanes >> lane) & 1) != 0;
}

/// True if a move to one heap, or to two of which one is near, has the code \a target.
template <class Code> bool BlockRun<Code>::hasNear(quint64 n, Code target) const
{
    m_work += m_tables.firstListed / splitsOfVector;
    for (const quint64 k : m_rules.singleDigits) {
        if ((m_tables.codes()[n - k] ^ singleFlip(k)) == target)
            return true;
    }
    return std::any_of(m_rules.pairDigits.begin(), m_rules.pairDigits.end(), [&](quint64 k) {
        return m_kernels.hasSplit(m_tables.codes(), n - k, 1, m_tables.firstListed - 1, target);
    });
}

/// True if a split with a rare part of at least 64 tokens, except the first \a skipped, has the code \a target.
template <class Code> bool BlockRun<Code>::hasListed(quint64 n, Code target, std::size_t skipped) const
{
    const PartList<Code> &rare = m_tables.rare();
    const Code *codes = m_tables.codes();
    for (const quint64 k : m_rules.pairDigits) {
        const std::size_t count = rare.countThrough(n - k - 1);
        m_work += count - std::min(skipped, count);
        for (std::size_t i = skipped; i < count; ++i) {
            if ((codes[n - k - rare.position(i)] ^ rare.code(i)) == target)
                return true;
        }
    }
    return false;
}

/// True if a split into two heaps of at least 64 tokens, the smaller of at most \a tokenLimit, has the code \a target.
template <class Code> bool BlockRun<Code>::hasAny(quint64 n, Code target, quint64 tokenLimit) const
{
    return std::any_of(m_rules.pairDigits.begin(), m_rules.pairDigits.end(), [&](quint64 k) {
        const quint64 first = m_tables.firstListed;
        const quint64 end = std::max(first, std::min(maxSmaller(n - k), tokenLimit) + 1);
        const bool isFound =
            unionOfBits(m_workers, end - first, worthForOne, [&](quint64 from, quint64 to) {
                return quint64(m_kernels.hasSplit(m_tables.codes(), n - k, first + from, first + to - 1, target));
            }) != 0;
        m_work += (end - first) / (isFound ? 8 * splitsOfVector : splitsOfVector);
        return isFound;
    });
}

template <class Code> bool BlockRun<Code>::isRareExcluded(Block &block, std::size_t lane, Code target)
{
    constexpr quint64 soon = 512;
    const quint64 n = block.first + lane;
    ++m_rareChecks;
    if (hasNear(n, target) || hasAny(n, target, soon) || hasLikely(block, lane, target))
        return true;
    const bool areFew = m_tables.rare().size() < n / 2 / splitsOfVector;
    if (areFew && !m_rules.unequalOnly && n <= 2 * m_tables.rare().last() + m_rules.reach && hasListed(n, target, 0))
        return true;
    return hasAny(n, target, n);
}

/// Marks with more parts if candidates are refuted often, with fewer if they hardly ever are.
template <class Code> void BlockRun<Code>::adapt(StepCount &steps)
{
    constexpr quint64 blocksPerRound = 32;
    constexpr std::size_t minParts = 64;
    constexpr std::size_t maxParts = 1 << 14;
    if (++m_blocks < blocksPerRound)
        return;
    // Marking a part for a block costs as much as this number of comparisons.
    const quint64 balance = sizeof(Code) == 1 ? m_groups : 64;
    const quint64 compared = m_tables.isSparse() ? m_tables.rare().size() : m_tables.size() / 2;
    const quint64 comparing = (m_rounds - m_blocks) * compared;
    const quint64 marking = m_markedParts * m_blocks * balance;
    // Checking a code costs as much as comparing all lanes, which each marking part saves.
    const quint64 checking = m_checks;
    steps.add(m_rounds * compared + marking + checking);
    if (comparing > marking || checking > m_blocks * balance)
        m_markedParts = std::min(maxParts, m_markedParts + m_markedParts / 4);
    else if (comparing < marking / 2 && checking < m_blocks * balance / 2)
        m_markedParts = std::max(minParts, m_markedParts - m_markedParts / 8);
    if (m_beyond > m_blocks && m_groups * blocks::codesPerGroup < m_tables.codeCount())
        m_groups *= 2;
    adaptWitnesses();
    m_blocks = 0;
    m_rounds = 0;
    m_checks = 0;
    m_beyond = 0;
}

/// Uses more witnesses if many rare codes are checked one by one, fewer if hardly any are.
template <class Code> void BlockRun<Code>::adaptWitnesses()
{
    // Marking by another witness costs as much as the checks that it saves if there are this number of them.
    const quint64 balance = m_blocks * m_groups * 2;
    if (m_rareChecks > balance)
        m_witnesses = std::min(m_tables.witnesses().size(), m_witnesses + m_witnesses / 4);
    else if (m_rareChecks < balance / 2)
        m_witnesses -= m_witnesses / 8;
    m_witnesses = std::max(m_witnesses, minWitnesses);
    m_rareChecks = 0;
}

template class BlockRun<quint8>;
template class BlockRun<quint16>;

} // namespace mexplorer
