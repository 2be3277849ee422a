// G(n) of octal games, 64 heap sizes at a time.
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
// every lane, the codes of the other part are 64 consecutive bytes: one load, one xor, and marking what was found is
// done for all lanes at once. Splits with a part below 64 may need a value of the block itself; they are looked at lane
// by lane, in order.
//
// Candidates. Marking costs many instructions, comparing few. So only the first parts (m_markedParts of them) mark what
// they exclude, which nearly always leaves the right candidate; the others are only compared with it. A lane whose
// candidate is hit after all goes on, by itself, to the next one until one survives. m_markedParts follows how often
// that happens.
//
// Cost for each term: O(number of rare positions / 64), or O(n / 128) in a full scan. Memory: one byte a term. What it
// leaves out: values above 255, where the plain method takes over; three heaps (hexadecimal codes); Grundy's game.

#include "model/sequence/blockmethod.h"

#include "model/sequence/blocktables.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mexplorer {

namespace {

class BlockMethod final : public SequenceMethod
{
public:
    BlockMethod(const HeapRulesPtr &rules, std::span<const quint8> digits);

    QString name() const override;
    void extend(ValueArray &values, quint64 terms, JobControl &control) override;
    quint64 extraMemory(quint64 terms) const override { return terms; }

private:
    using Marks = std::array<quint8, 32 * blocks::lanes>;
    using LaneCodes = std::array<quint8, blocks::lanes>;

    /// What all lanes have in common, from positions before the block.
    struct Block
    {
        quint64 first = 0;
        alignas(64) Marks marks;
        alignas(64) Marks rareMarks;
        alignas(64) LaneCodes candidates;
        alignas(64) LaneCodes leastRare;
        quint64 refuted = 0; ///< lanes whose candidate is excluded, as bits
    };

    void chooseTables(const ValueArray &values);
    void prepare(Block &block);
    void markBlock(Block &block);
    bool isFull(const Block &block) const;
    void compareBlock(Block &block);
    std::optional<Value> laneValue(const Block &block, std::size_t lane) const;
    std::optional<quint8> nextCandidate(const Block &block, std::size_t lane) const;
    std::optional<quint8> smallerRare(const Block &block, std::size_t lane, quint8 candidate) const;
    bool hasNear(quint64 n, quint8 target) const;
    bool hasListed(quint64 n, quint8 target) const;
    bool hasAny(quint64 n, quint8 target, quint64 mostTokens = std::numeric_limits<quint64>::max()) const;
    bool isRareExcluded(quint64 n, quint8 target) const;
    void adapt(const Block &block);

    std::unique_ptr<SequenceMethod> m_plain;
    std::vector<quint64> m_pairDigits;   ///< k where a heap that loses k tokens may become two
    std::vector<quint64> m_singleDigits; ///< k where it may stay one
    std::optional<quint64> m_parity;     ///< of all m_pairDigits, if they have one
    quint64 m_firstBlock;                ///< values below are left to the plain method
    BlockTables m_tables;
    quint64 m_nextChoice = 0;
    std::size_t m_groups = 4;
    std::size_t m_markedParts = 256;
    quint64 m_refutedLanes = 0;
    quint64 m_blocks = 0;
    bool m_isWide = false;
};

BlockMethod::BlockMethod(const HeapRulesPtr &rules, std::span<const quint8> digits)
    : m_plain(makePlainMethod(rules)), m_firstBlock(std::max<quint64>(512, 8 * digits.size()))
{
    for (std::size_t k = 0; k < digits.size(); ++k) {
        if (digits[k] & 4)
            m_pairDigits.push_back(k);
        if ((digits[k] & 2) && k > 0)
            m_singleDigits.push_back(k);
    }
    const quint64 parity = m_pairDigits.front() & 1;
    if (std::all_of(m_pairDigits.begin(), m_pairDigits.end(), [parity](quint64 k) { return (k & 1) == parity; }))
        m_parity = parity;
}

QString BlockMethod::name() const
{
    if (m_isWide || m_tables.size() == 0)
        return m_plain->name();
    if (!m_tables.isSparse())
        return QStringLiteral("full scan");
    return m_tables.split().withPosition ? QStringLiteral("sparse space with position parity")
                                         : QStringLiteral("sparse space");
}

void BlockMethod::extend(ValueArray &values, quint64 terms, JobControl &control)
{
    if (values.size() < m_firstBlock)
        m_plain->extend(values, std::min(terms, m_firstBlock), control);
    Block block;
    while (values.size() < terms && !m_isWide && !control.isCancelled()) {
        if (values.bytesPerValue() > 1) {
            m_isWide = true;
            break;
        }
        if (values.size() >= m_nextChoice || m_tables.size() != values.size())
            chooseTables(values);
        block.first = values.size();
        prepare(block);
        const std::size_t count = std::min<quint64>(blocks::lanes, terms - block.first);
        for (std::size_t lane = 0; lane < count && !m_isWide; ++lane) {
            const std::optional<Value> value = laneValue(block, lane);
            m_isWide = !value;
            if (value) {
                values.append(*value);
                m_tables.append(*value);
            }
        }
        adapt(block);
        control.setProgress(values.size(), terms);
    }
    if (m_isWide)
        m_plain->extend(values, terms, control);
}

void BlockMethod::chooseTables(const ValueArray &values)
{
    values.visit([this](auto all) {
        if constexpr (std::is_same_v<decltype(all), std::span<const quint8>>)
            m_tables.choose(all, m_parity);
    });
    m_nextChoice = values.size() + values.size() / 2;
}

void BlockMethod::prepare(Block &block)
{
    markBlock(block);
    while (isFull(block) && m_groups * blocks::codesPerGroup < m_tables.codeCount()) {
        m_groups *= 2;
        markBlock(block);
    }
    compareBlock(block);
    if (m_tables.isSparse())
        blocks::leastUnmarked(block.rareMarks.data(), m_groups, block.leastRare.data());
}

void BlockMethod::markBlock(Block &block)
{
    m_groups = std::min(m_groups, m_tables.codeCount() / blocks::codesPerGroup);
    const std::size_t used = m_groups * blocks::lanes;
    std::fill_n(block.marks.begin(), used, quint8(0));
    std::fill_n(block.rareMarks.begin(), used, quint8(0));
    const PartList &parts = m_tables.isSparse() ? m_tables.rare() : m_tables.all();
    for (const quint64 k : m_pairDigits) {
        const quint8 *rest = m_tables.codes() + (block.first - k);
        const std::size_t count = std::min(m_markedParts, parts.countThrough(block.first - 1 - k));
        blocks::mark(rest, parts.slice(0, count), m_tables.flip(), m_groups, block.marks.data());
        if (m_tables.isSparse()) {
            const PartList &witnesses = m_tables.witnesses();
            blocks::mark(rest, witnesses.slice(0, witnesses.size()), 0, m_groups, block.rareMarks.data());
        }
    }
    blocks::leastUnmarked(block.marks.data(), m_groups, block.candidates.data());
}

/// True if some lane has all codes marked, so that more of them are needed.
bool BlockMethod::isFull(const Block &block) const
{
    const auto beyond = static_cast<quint8>(m_groups * blocks::codesPerGroup);
    for (std::size_t lane = 0; lane < blocks::lanes; ++lane) {
        if (block.candidates[lane] == beyond && (block.marks[lane] & 1))
            return true;
    }
    return false;
}

void BlockMethod::compareBlock(Block &block)
{
    for (quint8 &candidate : block.candidates)
        candidate ^= m_tables.flip();
    block.refuted = 0;
    for (const quint64 k : m_pairDigits) {
        const quint8 *rest = m_tables.codes() + (block.first - k);
        if (m_tables.isSparse()) {
            const PartList &rare = m_tables.rare();
            const blocks::Parts others = rare.slice(m_markedParts, rare.countThrough(block.first - 1 - k));
            block.refuted |= blocks::hits(rest, others, block.candidates.data());
        } else {
            const quint64 first = BlockTables::firstListed + m_markedParts;
            const quint64 last = (block.first + blocks::lanes - 1 - k) / 2;
            block.refuted |= blocks::hitsInRange(rest, m_tables.codes(), first, last, block.candidates.data());
        }
    }
}

std::optional<Value> BlockMethod::laneValue(const Block &block, std::size_t lane) const
{
    const quint64 n = block.first + lane;
    std::optional<quint8> code = block.candidates[lane];
    const bool isFullLane =
        ((*code ^ m_tables.flip()) == static_cast<quint8>(m_groups * blocks::codesPerGroup)) && (block.marks[lane] & 1);
    if (isFullLane || ((block.refuted >> lane) & 1) || hasNear(n, *code))
        code = nextCandidate(block, lane);
    if (!code)
        return {};
    if (m_tables.isSparse()) {
        if (const auto rare = smallerRare(block, lane, *code))
            return m_tables.value(n, *rare);
    }
    return m_tables.value(n, *code);
}

bool isMarked(const quint8 *marks, std::size_t lane, std::size_t code)
{
    return (marks[code / blocks::codesPerGroup * blocks::lanes + lane] >> (code % blocks::codesPerGroup)) & 1;
}

/// The least code of the class looked for that no move has, above the lane's refuted candidate; none if codes run out.
std::optional<quint8> BlockMethod::nextCandidate(const Block &block, std::size_t lane) const
{
    const quint64 n = block.first + lane;
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = 0; code < m_tables.codeCount(); ++code) {
        if (code < marked && isMarked(block.marks.data(), lane, code))
            continue;
        const auto target = static_cast<quint8>(code ^ m_tables.flip());
        const bool isExcluded = hasNear(n, target) || (m_tables.isSparse() ? hasListed(n, target) : hasAny(n, target));
        if (!isExcluded)
            return target;
    }
    return {};
}

/// The least rare code whose value is below that of \a candidate and that no move has.
std::optional<quint8> BlockMethod::smallerRare(const Block &block, std::size_t lane, quint8 candidate) const
{
    const quint64 n = block.first + lane;
    const Value bound = m_tables.value(n, candidate);
    const std::size_t marked = m_groups * blocks::codesPerGroup;
    for (std::size_t code = block.leastRare[lane]; code < m_tables.codeCount(); ++code) {
        const auto target = static_cast<quint8>(code);
        if (m_tables.value(n, target) > bound)
            break;
        const bool isKnown = code < marked && isMarked(block.rareMarks.data(), lane, code);
        if (!isKnown && !isRareExcluded(n, target))
            return target;
    }
    return {};
}

/// True if a move to one heap, or to two of which one has less than 64 tokens, has the code \a target.
bool BlockMethod::hasNear(quint64 n, quint8 target) const
{
    const bool byPosition = m_tables.isSparse() && m_tables.split().withPosition;
    for (const quint64 k : m_singleDigits) {
        // The class of the same value at another position differs if the positions' parities do.
        const auto moved = static_cast<quint8>(m_tables.codes()[n - k] ^ (byPosition && (k & 1) ? 0x80 : 0));
        if (moved == target)
            return true;
    }
    return std::any_of(m_pairDigits.begin(), m_pairDigits.end(), [&](quint64 k) {
        return blocks::hasSplit(m_tables.codes(), n - k, 1, BlockTables::firstListed - 1, target);
    });
}

/// True if a split with a rare part of at least 64 tokens has the code \a target.
bool BlockMethod::hasListed(quint64 n, quint8 target) const
{
    const PartList &rare = m_tables.rare();
    const quint8 *codes = m_tables.codes();
    for (const quint64 k : m_pairDigits) {
        const std::size_t count = rare.countThrough(n - k - 1);
        for (std::size_t i = 0; i < count; ++i) {
            if ((codes[n - k - rare.position(i)] ^ rare.code(i)) == target)
                return true;
        }
    }
    return false;
}

/// True if a split into two heaps of at least 64 tokens, the smaller of at most \a mostTokens, has the code \a target.
bool BlockMethod::hasAny(quint64 n, quint8 target, quint64 mostTokens) const
{
    return std::any_of(m_pairDigits.begin(), m_pairDigits.end(), [&](quint64 k) {
        const quint64 last = std::min((n - k) / 2, mostTokens);
        return blocks::hasSplit(m_tables.codes(), n - k, BlockTables::firstListed, last, target);
    });
}

bool BlockMethod::isRareExcluded(quint64 n, quint8 target) const
{
    constexpr quint64 soon = 2048;
    if (hasNear(n, target) || hasAny(n, target, soon))
        return true;
    if (n <= 2 * m_tables.rare().last() + m_pairDigits.back() && hasListed(n, target))
        return true;
    return hasAny(n, target);
}

/// Marks with more parts when candidates fall often, with fewer when they hardly ever do.
void BlockMethod::adapt(const Block &block)
{
    constexpr quint64 blocksATime = 32;
    constexpr std::size_t leastParts = 64;
    constexpr std::size_t mostParts = 1 << 14;
    constexpr quint64 balance = 10; // marking a part for a block costs as much as comparing so many parts one by one
    m_refutedLanes += static_cast<quint64>(std::popcount(block.refuted));
    if (++m_blocks < blocksATime)
        return;
    const quint64 listed = m_tables.isSparse() ? m_tables.rare().size() : m_tables.size() / 32;
    const quint64 oneByOne = m_refutedLanes * listed / balance;
    if (oneByOne > m_markedParts * blocksATime)
        m_markedParts = std::min(mostParts, m_markedParts + m_markedParts / 2);
    else if (oneByOne < m_markedParts * blocksATime / 4)
        m_markedParts = std::max(leastParts, m_markedParts - m_markedParts / 4);
    m_refutedLanes = 0;
    m_blocks = 0;
}

} // namespace

std::unique_ptr<SequenceMethod> makeBlockMethod(const HeapRulesPtr &rules)
{
    const auto *takeBreak = dynamic_cast<const TakeBreakRules *>(rules.get());
    if (!takeBreak || !takeBreak->isOctal())
        return nullptr;
    const auto digits = takeBreak->digits();
    if (std::none_of(digits.begin(), digits.end(), [](quint8 digit) { return digit & 4; }))
        return nullptr;
    return std::make_unique<BlockMethod>(rules, digits);
}

} // namespace mexplorer
