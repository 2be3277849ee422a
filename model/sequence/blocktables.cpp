// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/blocktables.h"

#include <map>

namespace mexplorer {

namespace {

SplitKind kindOf(RareCommonMode mode)
{
    switch (mode) {
    case RareCommonMode::ValueOnly:
        return SplitKind::ValueOnly;
    case RareCommonMode::WithPosition:
        return SplitKind::WithPosition;
    case RareCommonMode::Measured:
    case RareCommonMode::None:
        break;
    }
    return SplitKind::Any;
}

/// Checks from time to time whether \a control is cancelled.
bool mustStop(quint64 n, const JobControl &control)
{
    constexpr quint64 step = 1 << 20;
    return n % step == 0 && control.isCancelled();
}

} // namespace

template <class Code>
bool BlockTables<Code>::choose(const ValueArray &values, std::optional<quint64> parity, RareCommonMode mode,
                               JobControl &control)
{
    constexpr quint64 minTimesRarer = 5;
    const bool isKnown = m_size == values.size();
    if (!isKnown && !countAll(values, control))
        return false;
    bool isSparse = false;
    SplitFound found;
    if (mode != RareCommonMode::None) {
        found = findClassSplit(m_counts, parity, kindOf(mode));
        isSparse = mode != RareCommonMode::Measured || found.rareCount * minTimesRarer < values.size();
    }
    if (!isKnown || isSparse != m_isSparse || (isSparse && !(found.split == m_split))) {
        m_isSparse = isSparse;
        m_split = found.split;
        listValues();
        if (!rebuild(values, control))
            return false;
    }
    chooseWitnesses();
    return true;
}

template <class Code> void BlockTables<Code>::reserve(quint64 size)
{
    m_codes.reserve(size + 2 * blocks::lanes);
}

template <class Code> void BlockTables<Code>::keep(std::size_t count, ValueArray &values)
{
    std::array<Code, blocks::lanes> codes;
    for (std::size_t i = 0; i < count; ++i) {
        const Code code = m_codes[m_size];
        const Value value = this->value(m_size, code);
        codes[i] = static_cast<Code>(value);
        m_counts.add(m_size, value);
        append(code);
    }
    values.append(std::span<const Code>(codes).first(count));
}

/// Adds the next code.
template <class Code> void BlockTables<Code>::append(Code code)
{
    constexpr std::size_t maxListed = 1 << 16;
    const quint64 n = m_size++;
    if (m_codes.size() < m_size + blocks::lanes)
        m_codes.resize(m_size + 2 * blocks::lanes);
    m_codes[n] = code;
    if (n < firstListed) {
        if (n > 0)
            m_near.append(n, code);
    } else if (m_isSparse) {
        if (code < commonBit)
            m_rare.append(n, code);
    } else if (m_all.size() < maxListed) {
        m_all.append(n, code);
    }
}

template <class Code> void BlockTables<Code>::listValues()
{
    if constexpr (sizeof(Code) == 1) {
        for (quint64 n = 0; n < 2; ++n) {
            for (std::size_t code = 0; code < 256; ++code)
                m_valueOf[n][code] = static_cast<quint8>(m_split.value<Code>(n, static_cast<Code>(code)));
        }
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
    m_near.clear();
    m_rare.clear();
    m_all.clear();
    return values.visit([&](auto all) {
        for (quint64 n = 0; n < all.size() && !mustStop(n, control); ++n)
            append(code(n, all[n]));
        return m_size == all.size();
    });
}

template <class Code> void BlockTables<Code>::chooseWitnesses()
{
    constexpr std::size_t maxWitnesses = sizeof(Code) == 1 ? 128 : 256;
    constexpr quint64 furthest = 1 << 14;
    constexpr int maxPerCode = 2;
    m_witnesses.clear();
    if (!m_isSparse)
        return;
    std::map<Code, int> chosen;
    const quint64 end = std::min<quint64>(furthest, m_size / 2);
    for (quint64 n = firstListed; n < end && m_witnesses.size() < maxWitnesses; ++n) {
        if (m_codes[n] >= commonBit && chosen[m_codes[n]]++ < maxPerCode)
            m_witnesses.append(n, m_codes[n]);
    }
}

template class BlockTables<quint8>;
template class BlockTables<quint16>;

} // namespace mexplorer
