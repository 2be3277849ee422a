#include "model/sequence/blocktables.h"

#include <algorithm>
#include <array>

namespace mexplorer {

std::size_t PartList::countThrough(quint64 bound) const
{
    std::size_t count = m_positions.size();
    while (count > 0 && m_positions[count - 1] > bound)
        --count;
    return count;
}

void BlockTables::choose(std::span<const quint8> values, std::optional<quint64> parity)
{
    constexpr quint64 leastTimesRarer = 5;
    const SplitFound found = findClassSplit(values, parity);
    const bool isSparse = found.rareCount * leastTimesRarer < values.size();
    if (m_codes.size() != values.size() || isSparse != m_isSparse || (isSparse && !(found.split == m_split))) {
        m_isSparse = isSparse;
        m_split = found.split;
        rebuild(values);
    }
    chooseWitnesses();
}

void BlockTables::append(Value value)
{
    const quint64 n = m_codes.size();
    const quint8 code = this->code(n, value);
    m_codes.push_back(code);
    if (n < firstListed)
        return;
    constexpr std::size_t mostListed = 1 << 16;
    if (m_isSparse && code < 0x80)
        m_rare.append(n, code);
    else if (!m_isSparse && m_all.size() < mostListed)
        m_all.append(n, code);
}

void BlockTables::rebuild(std::span<const quint8> values)
{
    m_codes.clear();
    m_rare.clear();
    m_all.clear();
    for (const quint8 value : values)
        append(value);
}

void BlockTables::chooseWitnesses()
{
    constexpr std::size_t mostWitnesses = 128;
    constexpr quint64 furthest = 1 << 14;
    constexpr int mostOfACode = 2;
    m_witnesses.clear();
    if (!m_isSparse)
        return;
    std::array<int, 256> chosen = {};
    const quint64 end = std::min<quint64>(furthest, m_codes.size() / 2);
    for (quint64 n = firstListed; n < end && m_witnesses.size() < mostWitnesses; ++n) {
        if (m_codes[n] >= 0x80 && chosen[m_codes[n]]++ < mostOfACode)
            m_witnesses.append(n, m_codes[n]);
    }
}

} // namespace mexplorer
