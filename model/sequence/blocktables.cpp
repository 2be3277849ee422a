// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/blocktables.h"

#include <algorithm>
#include <array>
#include <functional>
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
    listFrequentCodes();
    m_likelyParts.clear();
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
        else
            addPlace(n, code);
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
    m_places.clear();
    return values.visit([&](auto all) {
        for (quint64 n = 0; n < all.size() && !mustStop(n, control); ++n)
            append(code(n, all[n]));
        return m_size == all.size();
    });
}

/// Takes one position of each code after another, the least first, so that the first witnesses have the most codes.
template <class Code> void BlockTables<Code>::chooseWitnesses()
{
    constexpr std::size_t maxWitnesses = 1024;
    constexpr std::size_t maxPerCode = 16;
    m_witnesses.clear();
    if (!m_isSparse)
        return;
    std::map<Code, std::size_t> chosen;
    std::array<std::vector<quint64>, maxPerCode> rounds;
    const quint64 end = std::min<quint64>(witnessBound, m_size / 2);
    for (quint64 n = firstListed; n < end; ++n) {
        if (m_codes[n] >= commonBit && chosen[m_codes[n]] < maxPerCode)
            rounds[chosen[m_codes[n]]++].push_back(n);
    }
    for (const std::vector<quint64> &round : rounds) {
        for (const quint64 n : std::span(round).first(std::min(round.size(), maxWitnesses - m_witnesses.size())))
            m_witnesses.append(n, m_codes[n]);
    }
}

template <class Code> void BlockTables<Code>::addPlace(quint64 n, Code common)
{
    constexpr std::size_t maxPlaces = 256;
    const auto code = static_cast<std::size_t>(common ^ commonBit);
    if (code >= m_places.size())
        m_places.resize(code + 1);
    if (m_places[code].size() < maxPlaces)
        m_places[code].push_back(static_cast<quint32>(n));
}

template <class Code> std::span<const quint32> BlockTables<Code>::placesOf(Code common) const
{
    const auto code = static_cast<std::size_t>(common ^ commonBit);
    return code < m_places.size() ? std::span<const quint32>(m_places[code]) : std::span<const quint32>();
}

/// The most frequent ones first.
template <class Code> void BlockTables<Code>::listFrequentCodes()
{
    constexpr quint64 latest = 1 << 16;
    constexpr std::size_t most = 64;
    std::map<Code, quint64> counts;
    for (quint64 n = m_size - std::min(m_size, latest); m_isSparse && n < m_size; ++n) {
        if (m_codes[n] >= commonBit)
            ++counts[m_codes[n]];
    }
    m_frequentCodes.clear();
    for (const auto &[code, count] : counts)
        m_frequentCodes.push_back(code);
    std::ranges::stable_sort(m_frequentCodes, std::greater(), [&](Code code) { return counts[code]; });
    m_frequentCodes.resize(std::min(m_frequentCodes.size(), most));
}

template <class Code> const PartList<Code> &BlockTables<Code>::likelyParts(Code target)
{
    constexpr std::size_t most = 8192;
    const auto [entry, isNew] = m_likelyParts.try_emplace(target);
    PartList<Code> &parts = entry->second;
    for (std::size_t i = 0; isNew && i < m_frequentCodes.size(); ++i) {
        const auto needed = static_cast<Code>(m_frequentCodes[i] ^ target);
        for (const quint32 place : placesOf(needed)) {
            if (parts.size() < most && place < m_size / 2)
                parts.append(place, needed);
        }
    }
    return parts;
}

template class BlockTables<quint8>;
template class BlockTables<quint16>;

} // namespace mexplorer
