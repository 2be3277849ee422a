// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/core/workerpair.h"
#include "model/sequence/blockkernels.h"
#include "model/sequence/splitrules.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// A growing array that is kept in both directions, so that the two parts of consecutive splits are consecutive.
template <class Element> class TwoWayArray
{
public:
    /// The greatest number of an element that backward() may be asked for, less the size.
    static constexpr std::size_t beyond = 16;

    std::size_t size() const { return m_forward.size(); }
    void append(Element element)
    {
        m_forward.push_back(element);
        if (m_forward.size() + beyond >= m_backward.size()) {
            std::vector<Element> longer(m_backward.size() + m_backward.size() / 2 + 1024);
            std::copy_backward(m_backward.begin(), m_backward.end(), longer.end());
            m_backward = std::move(longer);
        }
        m_backward[m_backward.size() - m_forward.size()] = element;
    }
    Element operator[](std::size_t i) const { return m_forward[i]; }
    /// The elements number 0, 1, ...
    const Element *forward() const { return m_forward.data(); }
    /// The elements number \a total, \a total - 1, ...; those that don't exist yet must not be read.
    const Element *backward(std::size_t total) const { return m_backward.data() + (m_backward.size() - 1 - total); }

private:
    std::vector<Element> m_forward;
    std::vector<Element> m_backward; ///< its end is used
};

/// Computes G(n) for games that split a heap into at most two, from all splits, as long as values have 16 bits.
class CandidateScan
{
public:
    static constexpr std::size_t lanes = 16;
    static constexpr quint64 maxValue = 0xffff;
    /// The memory for each known value, at most.
    static constexpr quint64 bytesPerValue = 16;

    /// If \a workers isn't null, long scans are done on both cores.
    CandidateScan(const SplitRules &rules, WorkerPair *workers);

    /// Takes over those of all \a values, G(0), G(1), ..., that aren't known yet.
    void follow(std::span<const quint16> values);
    /// Finds the next \a count values, at most \a lanes, and writes them to \a found. Returns the number of values
    /// found: fewer if the next one is greater than maxValue. The heaps must be greater than the reach of the rules.
    std::size_t extend(std::size_t count, quint16 *found);
    /// The work since the last call, as StepCount counts it.
    quint64 takeSteps();

private:
    /// A value that is looked for among the splits.
    struct Candidate
    {
        Value value = 0;
        quint64 since = 0; ///< the number of pieces that were searched before
    };
    /// The search for the value of one heap.
    struct Lane
    {
        quint64 heap = 0;
        std::vector<quint8> marks; ///< by value: 1 if a move is known to have it
        Value next = 0;            ///< the values below are marked or were candidates
        std::array<Candidate, blocks::Candidates::count> candidates;
        quint32 found = 0;       ///< the numbers of those that occur, as bits
        quint64 searchedAll = 0; ///< the number of pieces after which the least one has been compared with all
        blocks::Candidates codes;
        std::optional<Value> value;
        quint64 marked = 0;   ///< splits
        quint64 compared = 0; ///< splits
    };
    /// The parts a from first to before end.
    struct Range
    {
        quint64 first;
        quint64 end;
    };

    void append(quint16 value);
    void search(std::span<Lane> group, quint64 known);
    void start(Lane &lane, quint64 known) const;
    void mark(Lane &lane, quint64 total, Range parts) const;
    void compare(Lane &lane, quint64 total, Range parts) const;
    void replaceFound(Lane &lane, quint64 searched) const;
    bool isReached(const Lane &lane, quint64 known) const;
    quint64 maxSmaller(quint64 total) const { return m_rules.unequalOnly ? (total - 1) / 2 : total / 2; }
    Range farParts(quint64 total, quint64 known, Range piece) const;
    quint64 piecesOf(quint64 total) const { return maxSmaller(total) / m_pieceLength + 1; }
    void adapt();

    SplitRules m_rules;
    WorkerPair *m_workers;
    blocks::CandidateKernels m_kernels;
    TwoWayArray<quint16> m_values;
    TwoWayArray<quint8> m_low;  ///< the low byte of each value
    TwoWayArray<quint8> m_high; ///< the high byte
    std::size_t m_bound = 1;    ///< a power of two above all values, so that no move has it or more
    std::array<Lane, lanes> m_lanes;
    quint64 m_pieceLength = 1024;
    quint64 m_steps = 0;
    quint64 m_heaps = 0; ///< since the last change of m_pieceLength, as the following counts
    quint64 m_marked = 0;
    quint64 m_compared = 0;
};

} // namespace mexplorer
