#include "model/sequence/blocktables.h"

#include <map>

namespace mexplorer {

namespace {

SplitKind kindOf(Division division)
{
    switch (division) {
    case Division::ValueOnly:
        return SplitKind::ValueOnly;
    case Division::WithPosition:
        return SplitKind::WithPosition;
    case Division::Measured:
    case Division::None:
        break;
    }
    return SplitKind::Any;
}

/// Asks once in a while whether \a control is cancelled.
bool mustStop(quint64 n, const JobControl &control)
{
    constexpr quint64 step = 1 << 20;
    return n % step == 0 && control.isCancelled();
}

} // namespace

template <class Code>
bool BlockTables<Code>::choose(const ValueArray &values, std::optional<quint64> parity, Division division,
                               JobControl &control)
{
    constexpr quint64 leastTimesRarer = 5;
    const bool isKnown = m_size == values.size();
    if (!isKnown && !countAll(values, control))
        return false;
    bool isSparse = false;
    SplitFound found;
    if (sizeof(Code) <= 2 && division != Division::None) {
        found = findClassSplit(m_counts, parity, kindOf(division));
        isSparse = division != Division::Measured || found.rareCount * leastTimesRarer < values.size();
    }
    if (!isKnown || isSparse != m_isSparse || (isSparse && !(found.split == m_split))) {
        m_isSparse = isSparse;
        m_split = found.split;
        if (!rebuild(values, control))
            return false;
    }
    chooseWitnesses();
    return true;
}

template <class Code> void BlockTables<Code>::reserve(quint64 size)
{
    const quint64 needed = size + 2 * blocks::lanes;
    if (m_codes.capacity() < needed)
        m_codes.reserve(std::max<quint64>(needed, m_codes.capacity() + m_codes.capacity() / 8));
}

template <class Code> void BlockTables<Code>::append(Value value)
{
    const quint64 n = m_size++;
    m_counts.add(n, value);
    const Code code = this->code(n, value);
    if (m_codes.size() < m_size + blocks::lanes)
        m_codes.resize(m_size + 2 * blocks::lanes);
    m_codes[n] = code;
    constexpr std::size_t mostListed = 1 << 16;
    if (n < firstListed) {
        if (n > 0)
            m_near.append(n, code);
    } else if (m_isSparse) {
        if (code < commonBit)
            m_rare.append(n, code);
    } else if (m_all.size() < mostListed) {
        m_all.append(n, code);
    }
}

template <class Code> bool BlockTables<Code>::countAll(const ValueArray &values, JobControl &control)
{
    m_size = 0;
    m_counts = {};
    return values.visit([&](auto all) {
        for (quint64 n = 0; n < all.size() && !mustStop(n, control); ++n)
            m_counts.add(n, all[n]);
        return !control.isCancelled();
    });
}

template <class Code> bool BlockTables<Code>::rebuild(const ValueArray &values, JobControl &control)
{
    m_size = 0;
    m_counts = {};
    m_near.clear();
    m_rare.clear();
    m_all.clear();
    return values.visit([&](auto all) {
        for (quint64 n = 0; n < all.size() && !mustStop(n, control); ++n)
            append(all[n]);
        return m_size == all.size();
    });
}

template <class Code> void BlockTables<Code>::chooseWitnesses()
{
    constexpr std::size_t mostWitnesses = sizeof(Code) == 1 ? 128 : 256;
    constexpr quint64 furthest = 1 << 14;
    constexpr int mostOfACode = 2;
    m_witnesses.clear();
    if (!m_isSparse)
        return;
    std::map<Code, int> chosen;
    const quint64 end = std::min<quint64>(furthest, m_size / 2);
    for (quint64 n = firstListed; n < end && m_witnesses.size() < mostWitnesses; ++n) {
        if (m_codes[n] >= commonBit && chosen[m_codes[n]]++ < mostOfACode)
            m_witnesses.append(n, m_codes[n]);
    }
}

template class BlockTables<quint8>;
template class BlockTables<quint16>;
template class BlockTables<quint32>;

} // namespace mexplorer
