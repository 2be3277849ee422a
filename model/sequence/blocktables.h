#pragma once

#include "model/sequence/blockkernels.h"
#include "model/sequence/classsplit.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

/// Positions with their codes, in ascending order, as the kernels want them.
class PartList
{
public:
    void clear()
    {
        m_positions.clear();
        m_codes.clear();
    }
    void append(quint64 position, quint8 code)
    {
        m_positions.push_back(static_cast<quint32>(position));
        m_codes.push_back(code);
    }
    std::size_t size() const { return m_positions.size(); }
    quint64 position(std::size_t i) const { return m_positions[i]; }
    quint8 code(std::size_t i) const { return m_codes[i]; }
    quint64 last() const { return m_positions.empty() ? 0 : m_positions.back(); }
    /// The parts from number \a first to before number \a last.
    blocks::Parts slice(std::size_t first, std::size_t last) const
    {
        first = std::min(first, last);
        return {m_positions.data() + first, m_codes.data() + first, last - first};
    }
    /// How many positions are at most \a bound.
    std::size_t countThrough(quint64 bound) const;

private:
    std::vector<quint32> m_positions;
    std::vector<quint8> m_codes;
};

/// All values known so far as codes, and which of them matter: the rare positions, and witnesses among the common ones.
/// Without a useful split into rare and common ones, codes are the values, and neither list is used.
class BlockTables
{
public:
    /// Positions below this one are looked at lane by lane; the lists begin here.
    static constexpr quint64 firstListed = blocks::lanes;

    /// Looks for the best split for \a values and builds the tables anew where it changed. \a parity as for
    /// findClassSplit.
    void choose(std::span<const quint8> values, std::optional<quint64> parity);
    /// Adds the next value; false if it doesn't fit in a code.
    void append(Value value);

    bool isSparse() const { return m_isSparse; }
    const ClassSplit &split() const { return m_split; }
    quint64 size() const { return m_codes.size(); }
    const quint8 *codes() const { return m_codes.data(); }
    const PartList &rare() const { return m_rare; }
    const PartList &witnesses() const { return m_witnesses; }
    /// The positions from firstListed on, without a gap.
    const PartList &all() const { return m_all; }

    quint8 code(quint64 n, Value value) const
    {
        return m_isSparse ? m_split.code(n, value) : static_cast<quint8>(value);
    }
    Value value(quint64 n, quint8 code) const { return m_isSparse ? m_split.value(n, code) : code; }
    /// How many codes of a class there are.
    std::size_t codeCount() const { return m_isSparse ? 128 : 256; }
    /// What a code of the class that is looked for has in common: bit 7 for common ones.
    quint8 flip() const { return m_isSparse ? 0x80 : 0; }

private:
    void rebuild(std::span<const quint8> values);
    void chooseWitnesses();

    bool m_isSparse = false;
    ClassSplit m_split;
    std::vector<quint8> m_codes;
    PartList m_rare;
    PartList m_witnesses;
    PartList m_all;
};

} // namespace mexplorer
