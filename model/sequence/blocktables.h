// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/sequence/blockkernels.h"
#include "model/sequence/sparsespace.h"
#include "model/sequence/valuearray.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mexplorer {

/// Positions with their codes, in ascending order, in the layout of the kernels.
template <class Code> class PartList
{
public:
    void clear()
    {
        m_positions.clear();
        m_codes.clear();
    }
    void append(quint64 position, Code code)
    {
        m_positions.push_back(static_cast<quint32>(position));
        m_codes.push_back(code);
    }
    std::size_t size() const { return m_positions.size(); }
    quint64 position(std::size_t i) const { return m_positions[i]; }
    Code code(std::size_t i) const { return m_codes[i]; }
    quint64 last() const { return m_positions.empty() ? 0 : m_positions.back(); }
    /// The parts from number \a first to before number \a last.
    blocks::Parts<Code> slice(std::size_t first, std::size_t last) const
    {
        first = std::min(first, last);
        return {m_positions.data() + first, m_codes.data() + first, last - first};
    }
    blocks::Parts<Code> whole() const { return slice(0, size()); }
    /// The number of positions that are at most \a bound.
    std::size_t countThrough(quint64 bound) const
    {
        std::size_t count = m_positions.size();
        while (count > 0 && m_positions[count - 1] > bound)
            --count;
        return count;
    }

private:
    std::vector<quint32> m_positions;
    std::vector<Code> m_codes;
};

/// The division of positions into rare and common ones for a run.
enum class RareCommonMode {
    Measured,     ///< the best split if it has few rare positions, none otherwise
    None,         ///< no split: a full scan of all positions
    ValueOnly,    ///< the best split by value, even if it has many rare positions
    WithPosition, ///< the best split by value and position, even if it has many rare positions
};

/// All values computed so far as codes of 8 or 16 bits, and the ones that matter: the rare positions, and witnesses
/// among the common ones. Without a split into rare and common ones, codes are the values, and neither list is used.
template <class Code> class BlockTables
{
public:
    /// Positions below this one are the near ones, in a separate list; the other lists start here.
    static constexpr quint64 firstListed = blocks::lanes;
    /// Witnesses are below this position.
    static constexpr quint64 witnessBound = 1 << 14;
    static constexpr Code commonBit = SparseSpace::commonBit<Code>;

    /// Finds the best split for \a values, and rebuilds the tables if it changed. \a parity as for findClassSplit.
    /// Returns false if \a control is cancelled; then it has to be called again.
    bool choose(const ValueArray &values, std::optional<quint64> parity, RareCommonMode mode, JobControl &control);
    /// Reserves memory for \a size codes in total.
    void reserve(quint64 size);
    /// Adds the first \a count codes at pendingCodes() to the tables, and their values to \a values.
    void keep(std::size_t count, ValueArray &values);
    /// The memory after the last code, where the codes of the next values are written before keep() adds them.
    Code *pendingCodes() { return m_codes.data() + m_size; }

    bool isSparse() const { return m_isSparse; }
    const SparseSpace &split() const { return m_split; }
    quint64 size() const { return m_size; }
    const Code *codes() const { return m_codes.data(); }
    const PartList<Code> &near() const { return m_near; }
    const PartList<Code> &rare() const { return m_rare; }
    const PartList<Code> &witnesses() const { return m_witnesses; }
    /// The positions from firstListed on, without a gap, as far as they are listed.
    const PartList<Code> &all() const { return m_all; }

    /// Positions that are likely to be a part of a split with the rare code \a target: if they are not rare, the other
    /// part needs a frequent code, the most frequent first. Some thousand at most, and less than half of any position
    /// from size() on.
    const PartList<Code> &likelyParts(Code target);

    Code code(quint64 n, Value value) const
    {
        return m_isSparse ? m_split.code<Code>(n, value) : static_cast<Code>(value);
    }
    Value value(quint64 n, Code code) const
    {
        if (!m_isSparse)
            return code;
        if constexpr (sizeof(Code) == 1)
            return m_valueOf[n & 1][code];
        else
            return m_split.value<Code>(n, code);
    }
    /// The number of codes of a class.
    std::size_t codeCount() const
    {
        constexpr std::size_t all = std::size_t(1) << (8 * sizeof(Code));
        return m_isSparse ? all / 2 : all;
    }
    /// The xor of a code in the searched class: the highest bit for common ones, otherwise 0.
    Code flip() const { return m_isSparse ? commonBit : Code(0); }

private:
    void append(Code code);
    void listValues();
    bool rebuild(const ValueArray &values, JobControl &control);
    bool countAll(const ValueArray &values, JobControl &control);
    void chooseWitnesses();
    void addPlace(quint64 n, Code common);
    void listFrequentCodes();
    std::span<const quint32> placesOf(Code common) const;

    ValueCounts m_counts; ///< of all values that have codes
    bool m_isSparse = false;
    SparseSpace m_split;
    std::array<std::array<quint8, 256>, 2> m_valueOf = {}; ///< of codes of 8 bits, for even and odd n
    ReallocVector<Code> m_codes;                           ///< with space for a block beyond the last code
    quint64 m_size = 0;
    PartList<Code> m_near;
    PartList<Code> m_rare;
    PartList<Code> m_witnesses;
    std::vector<Code> m_frequentCodes;
    std::map<Code, PartList<Code>> m_likelyParts; ///< those asked for since the last choice
    std::vector<std::vector<quint32>> m_places;   ///< by common code without its highest bit, the least ones
    PartList<Code> m_all;
};

extern template class BlockTables<quint8>;
extern template class BlockTables<quint16>;

} // namespace mexplorer
