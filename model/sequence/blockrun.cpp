// G(n) of games that split a heap into at most two heaps, 64 heap sizes at a time.
//
// Sparse space (Gangolli and Plambeck; Flammenkamp). ClassSplit divides positions into rare and common ones such that a
// split into two heaps has a common value exactly if one of the heaps is rare. So the common values excluded from G(n)
// are found from the rare positions alone, and the least common value that is not excluded is G(n), unless a smaller
// rare value is not excluded either. That needs, for each smaller rare value, one split that has it, and nearly always
// one of a hundred fixed common positions, the witnesses, gives one; if not, all splits are searched. If that finds
// none, G(n) is rare, which happens for rare positions only. Where the values allow no useful split (more than a fifth
// of the positions would be rare), every position counts: a full scan.
//
// Blocks. The lanes of a block are n = B, ..., B + 63. For a part a both of whose splits n - k - a lie before B for
// every lane, the codes of the other part are 64 consecutive codes: one load, one xor, and marking what was found is
// done for all lanes at once. Splits with a near part, one below 64, may need a value of the block itself.
//
// Candidates. Marking costs many instructions, comparing few. So only the first parts (m_markedParts of them) mark what
// they exclude, which leaves few candidates; the others are only compared with the least of them, for all lanes in one
// round. Where it is hit, the next one takes its place for another round. m_markedParts follows how many rounds it
// takes.
//
// Settling. All lanes take their candidates for the moment, and near parts are compared with all of them at once. The
// first lane that is refuted, or unclear, is refuted in truth, since all before it are right: it is worked out exactly,
// and if its code changed, the lanes after it are compared again. Few lanes of a block need that.
//
// Grundy's game forbids the split into equal heaps. Its value is 0, so only the value 0 of an even n is looked at
// apart.
//
// Cost for each term: O(number of rare positions / 64), or O(n / 128) in a full scan. Memory: a code for each term.

#include "model/sequence/blockrun.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 lanesFrom(std::size_t lane)
{
    return lane < blocks::lanes ? ~quint64(0) << lane : 0;
}

bool isMarked(const std::vector<quint8> &marks, std::size_t lane, std::size_t code)
{
    return (marks[code / blocks::codesPerGroup * blocks::lanes + lane] >> (code % blocks::codesPerGroup)) & 1;
}

} // namespace

template <class Code>
BlockRun<Code>::BlockRun(const SplitRules &rules, Division division)
    : m_rules(rules), m_division(division), m_kernels(blocks::kernels<Code>())
{
}

template <class Code> quint64 BlockRun<Code>::firstTerm(const SplitRules &rules)
{
    return std::max<quint64>(512, rules.reach + 4 * blocks::lanes);
}

template <class Code> bool BlockRun<Code>::extend(ValueArray &values, quint64 terms, JobControl &control)
{
    m_tables.reserve(terms);
    while (values.size() < terms && !control.isCancelled()) {
        if (values.size() >= m_nextChoice || m_tables.size() != values.size()) {
            if (!m_tables.choose(values, m_rules.parity(), m_division, control))
                return true;
            m_nextChoice = values.size() + values.size() / 2;
            m_groups = std::max<std::size_t>(4, m_groups / 2);
        }
        m_block.first = values.size();
        prepare(m_block);
        const std::size_t count = std::min<quint64>(blocks::lanes, terms - m_block.first);
        const std::size_t settled = settle(m_block, count);
        for (std::size_t lane = 0; lane < settled; ++lane) {
            const Value value = m_tables.value(m_block.first + lane, m_tables.beyond()[0]);
            values.append(value);
            m_tables.append(value);
        }
        if (settled < count)
            return false;
        control.setProgress(values.size(), terms);
    }
    return true;
}

template <class Code> void BlockRun<Code>::prepare(Block &block)
{
    markBlock(block);
    constexpr int mostFull = 8;
    while (std::popcount(block.full) > mostFull && m_groups * blocks::codesPerGroup < m_tables.codeCount()) {
        m_groups *= 2;
        markBlock(block);
    }
    compareBlock(block);
    findUnclear(block);
}

template <class Code> void BlockRun<Code>::markBlock(Block &block)
{
    m_groups = std::min(m_groups, m_tables.codeCount() / blocks::codesPerGroup);
    block.marks.assign(blocks::markBytes(m_groups), 0);
    block.rareMarks.assign(m_tables.isSparse() ? blocks::markBytes(m_groups) : 0, 0);
    const PartList<Code> &parts = m_tables.isSparse() ? m_tables.rare() : m_tables.all();
    for (const quint64 k : m_rules.pairDigits) {
        const Code *rest = m_tables.codes() + (block.first - k);
        const std::size_t count = std::min(m_markedParts, parts.countThrough(block.first - 1 - k));
        m_kernels.mark(rest, parts.slice(0, count), m_tables.flip(), m_groups, block.marks.data());
        if (m_tables.isSparse())
            m_kernels.mark(rest, m_tables.witnesses().whole(), 0, m_groups, block.rareMarks.data());
    }
    m_kernels.leastUnmarked(block.marks.data(), m_groups, block.candidates);
    block.full = 0;
    const auto beyond = static_cast<Code>(m_groups * blocks::codesPerGroup);
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
        block.full |= static_cast<quint64>(block.candidates[lane] == beyond && (block.marks[lane] & 1)) << lane;
        block.candidates[lane] ^= m_tables.flip();
    }
}

/// Compares the candidates with all parts that marked nothing, and refuted ones give way to the next, as long as doing
/// that for all lanes at once costs less than lane by lane.
template <class Code> void BlockRun<Code>::compareBlock(Block &block)
{
    constexpr int fewestByScan = sizeof(Code) == 1 ? 8 : 24;
    block.refuted = block.full | farHits(block);
    while (std::popcount(block.refuted & ~block.full) >= (m_tables.isSparse() ? 1 : fewestByScan)) {
        for (quint64 lanes = block.refuted & ~block.full; lanes != 0; lanes &= lanes - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            if (!advance(block, lane))
                block.full |= quint64(1) << lane;
        }
        block.refuted = block.full | farHits(block);
    }
}

/// The lanes whose candidate a part that marked nothing refutes.
template <class Code> quint64 BlockRun<Code>::farHits(const Block &block)
{
    ++m_rounds;
    quint64 found = 0;
    for (const quint64 k : m_rules.pairDigits) {
        const Code *rest = m_tables.codes() + (block.first - k);
        if (m_tables.isSparse()) {
            const PartList<Code> &rare = m_tables.rare();
            const auto others = rare.slice(m_markedParts, rare.countThrough(block.first - 1 - k));
            found |= m_kernels.hits(rest, others, block.candidates);
        } else {
            const quint64 first = m_tables.firstListed + std::min(m_markedParts, m_tables.all().size());
            const quint64 last = (block.first + blocks::lanes - 1 - k) / 2;
            found |= m_kernels.hitsInRange(rest, m_tables.codes(), first, last, block.candidates);
        }
    }
    return found;
}

/// Goes on to the next code that is not marked; false, and nothing changes, if there is none.
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

/// Codes of a class are in the order of values. Between classes that is so but for the bits below the one that codes
/// leave out: a rare code that is greater than the candidate's even without those is out of question.
template <class Code> void BlockRun<Code>::findUnclear(Block &block)
{
    block.unclear = 0;
    if (m_tables.isSparse()) {
        m_kernels.leastUnmarked(block.rareMarks.data(), m_groups, block.leastRare);
        const Value low = m_tables.split().bitsBelowMask();
        for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
            const auto candidate = static_cast<Code>(block.candidates[lane] ^ m_tables.flip());
            const auto least = static_cast<Code>(block.leastRare[lane] & ~low);
            block.unclear |= static_cast<quint64>(least <= candidate) << lane;
        }
    }
    if (m_rules.unequalOnly)
        block.unclear |= (block.first & 1) ? 0xaaaaaaaaaaaaaaaau : 0x5555555555555555u;
}

/// Finds the codes of the first \a count lanes and leaves them beyond the tables' last code. How many could be found.
template <class Code> std::size_t BlockRun<Code>::settle(Block &block, std::size_t count)
{
    Code *codes = m_tables.beyond();
    std::copy_n(block.candidates, blocks::lanes, codes);
    quint64 near = nearHits(block);
    std::size_t lane = 0;
    while (const quint64 open = (near | block.refuted | block.unclear) & lanesFrom(lane)) {
        lane = static_cast<std::size_t>(std::countr_zero(open));
        if (lane >= count)
            break;
        const bool isExcluded = ((near | block.refuted) >> lane) & 1;
        const std::optional<Code> code = exactCode(block, lane, isExcluded);
        if (!code)
            return lane;
        if (codes[lane] != *code) {
            codes[lane] = *code;
            near = nearHits(block);
        }
        ++lane;
    }
    adapt();
    return count;
}

/// The lanes whose candidate is the code of a move to one heap, or to two with a near one, as the codes beyond the
/// tables' last one are now.
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

/// The class of the same value at another position differs if the positions' parities do.
template <class Code> Code BlockRun<Code>::singleFlip(quint64 k) const
{
    return m_tables.isSparse() && m_tables.split().withPosition && (k & 1) ? m_tables.commonBit : Code(0);
}

/// The greatest size of the smaller heap when \a total tokens are split.
template <class Code> quint64 BlockRun<Code>::greatestSmaller(quint64 total) const
{
    return m_rules.unequalOnly ? (total - 1) / 2 : total / 2;
}

/// The code of \a lane, all lanes before it being right.
template <class Code>
std::optional<Code> BlockRun<Code>::exactCode(const Block &block, std::size_t lane, bool isExcluded) const
{
    const quint64 n = block.first + lane;
    if (m_rules.unequalOnly && n % 2 == 0) {
        const Code zero = m_tables.code(n, 0);
        if (!hasNear(n, zero) && !hasAny(n, zero, n))
            return zero;
    }
    std::optional<Code> code = block.candidates[lane];
    if (isExcluded)
        code = leastFree(block, lane);
    if (!code || !m_tables.isSparse())
        return code;
    const std::optional<Code> rare = smallerRare(block, lane, *code);
    return rare ? rare : code;
}

/// The least code of the class looked for, from the lane's candidate on, that no move has; none if codes run out.
template <class Code> std::optional<Code> BlockRun<Code>::leastFree(const Block &block, std::size_t lane) const
{
    const quint64 n = block.first + lane;
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = static_cast<Code>(block.candidates[lane] ^ m_tables.flip()); code < m_tables.codeCount();
         ++code) {
        if (code < marked && isMarked(block.marks, lane, code))
            continue;
        const auto target = static_cast<Code>(code ^ m_tables.flip());
        if (hasNear(n, target))
            continue;
        if (m_tables.isSparse() ? !hasListed(n, target, code < marked ? m_markedParts : 0) : !hasAny(n, target, n))
            return target;
    }
    return {};
}

/// The least rare code whose value is below that of \a candidate and that no move has.
template <class Code>
std::optional<Code> BlockRun<Code>::smallerRare(const Block &block, std::size_t lane, Code candidate) const
{
    const quint64 n = block.first + lane;
    const Value bound = m_tables.value(n, candidate);
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = block.leastRare[lane]; code < m_tables.codeCount(); ++code) {
        const auto target = static_cast<Code>(code);
        if (m_tables.value(n, target) > bound)
            break;
        const bool isKnown = code < marked && isMarked(block.rareMarks, lane, code);
        if (!isKnown && !isRareExcluded(n, target))
            return target;
    }
    return {};
}

/// True if a move to one heap, or to two of which one is near, has the code \a target.
template <class Code> bool BlockRun<Code>::hasNear(quint64 n, Code target) const
{
    for (const quint64 k : m_rules.singleDigits) {
        if ((m_tables.codes()[n - k] ^ singleFlip(k)) == target)
            return true;
    }
    return std::any_of(m_rules.pairDigits.begin(), m_rules.pairDigits.end(), [&](quint64 k) {
        return m_kernels.hasSplit(m_tables.codes(), n - k, 1, m_tables.firstListed - 1, target);
    });
}

/// True if a split with a rare part of at least 64 tokens, but none of the first \a skipped, has the code \a target.
template <class Code> bool BlockRun<Code>::hasListed(quint64 n, Code target, std::size_t skipped) const
{
    const PartList<Code> &rare = m_tables.rare();
    const Code *codes = m_tables.codes();
    for (const quint64 k : m_rules.pairDigits) {
        const std::size_t count = rare.countThrough(n - k - 1);
        for (std::size_t i = skipped; i < count; ++i) {
            if ((codes[n - k - rare.position(i)] ^ rare.code(i)) == target)
                return true;
        }
    }
    return false;
}

/// True if a split into two heaps of at least 64 tokens, the smaller of at most \a mostTokens, has the code \a target.
template <class Code> bool BlockRun<Code>::hasAny(quint64 n, Code target, quint64 mostTokens) const
{
    return std::any_of(m_rules.pairDigits.begin(), m_rules.pairDigits.end(), [&](quint64 k) {
        const quint64 last = std::min(greatestSmaller(n - k), mostTokens);
        return m_kernels.hasSplit(m_tables.codes(), n - k, m_tables.firstListed, last, target);
    });
}

template <class Code> bool BlockRun<Code>::isRareExcluded(quint64 n, Code target) const
{
    constexpr quint64 soon = 2048;
    if (hasNear(n, target) || hasAny(n, target, soon))
        return true;
    if (!m_rules.unequalOnly && n <= 2 * m_tables.rare().last() + m_rules.reach && hasListed(n, target, 0))
        return true;
    return hasAny(n, target, n);
}

/// Marks with more parts when candidates fall often, with fewer when they hardly ever do.
template <class Code> void BlockRun<Code>::adapt()
{
    constexpr quint64 blocksATime = 32;
    constexpr std::size_t leastParts = 64;
    constexpr std::size_t mostParts = 1 << 14;
    if (++m_blocks < blocksATime)
        return;
    // Marking a part for a block costs as much as comparing with so many.
    const quint64 balance = sizeof(Code) == 1 ? m_groups : 64;
    const quint64 compared = m_tables.isSparse() ? m_tables.rare().size() : m_tables.size() / 2;
    const quint64 comparing = (m_rounds - m_blocks) * compared;
    const quint64 marking = m_markedParts * m_blocks * balance;
    if (comparing > marking)
        m_markedParts = std::min(mostParts, m_markedParts + m_markedParts / 4);
    else if (comparing < marking / 2)
        m_markedParts = std::max(leastParts, m_markedParts - m_markedParts / 8);
    m_rounds = 0;
    m_blocks = 0;
}

template class BlockRun<quint8>;
template class BlockRun<quint16>;
template class BlockRun<quint32>;

} // namespace mexplorer
