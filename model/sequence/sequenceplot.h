// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/extremes.h"
#include "model/sequence/sequencestudy.h"

namespace mexplorer {

/// A series of numbers to plot over n.
enum class PlotLayer {
    Values, ///< G(n)
    Rare,   ///< G(n) of the rare positions
    Common, ///< G(n) of the others
};

/// Histogram of the values, with bins of equal width if there are very many values.
struct PlotCounts
{
    static constexpr quint64 maxBins = 4096;

    quint64 binWidth = 1;        ///< bin b counts the values from b * binWidth to (b + 1) * binWidth - 1
    std::vector<quint64> rare;   ///< by bin
    std::vector<quint64> common; ///< by bin; of the same size as rare
};

/// A sequence with the data that plots of any part of it need quickly: the minimum and maximum of any run of terms in a
/// few hundred steps and one for each 512 of its terms, the split into rare and common positions, and the histogram of
/// the values. Immutable, built by one job, shared by views.
class SequencePlot
{
public:
    /// Reads the values of \a snapshot once. If cancelled, extremes of long runs omit values that weren't read.
    SequencePlot(std::shared_ptr<const SequenceSnapshot> snapshot, JobControl &control);

    const std::shared_ptr<const SequenceSnapshot> &snapshot() const { return m_snapshot; }
    quint64 terms() const { return m_snapshot->terms; }
    Value at(quint64 n) const { return m_snapshot->at(n); }

    /// The split into rare and common positions, if there is one with few rare positions (at most a fifth).
    const std::optional<SparseSpace> &split() const { return m_split; }
    bool isRare(quint64 n) const { return m_split && !m_split->isCommon(n, at(n)); }
    quint64 rareCount() const { return m_rareCount; }
    /// The number of exceptions to the period from \a from to \a to - 1.
    quint64 exceptionCount(quint64 from, quint64 to) const;

    /// The number of \a layer at \a n; std::nullopt if there is none.
    std::optional<qint32> number(PlotLayer layer, quint64 n) const;
    /// The minimum and maximum of \a layer for n = \a from to \a to - 1.
    Extremes extremes(PlotLayer layer, quint64 from, quint64 to) const;
    const PlotCounts &counts() const { return m_counts; }

private:
    void build(JobControl &control);
    void count(quint64 from, quint64 to);
    void countExceptions(const JobControl &control);
    quint64 exceptionsIn(quint64 from, quint64 to) const;
    Extremes scan(PlotLayer layer, quint64 from, quint64 to) const;

    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::optional<SparseSpace> m_split;
    quint64 m_rareCount = 0;
    std::vector<Extremes> m_rare; ///< by block, as m_common; empty without a split
    std::vector<Extremes> m_common;
    PlotCounts m_counts;
    std::vector<quint32> m_exceptionsBefore; ///< at each 64 terms up to the preperiod, and in total as the last element
};

using SequencePlotPtr = std::shared_ptr<const SequencePlot>;

/// The split with the fewest rare positions among the first \a terms values of a game with two-heap moves, if at most a
/// fifth of them are rare; std::nullopt for other rules, for values above 65,535, and when cancelled.
std::optional<SparseSpace> usefulSplit(const Rules &rules, const ValueArray &values, quint64 terms,
                                       const JobControl &control);

/// The first n of a column: the range n = \a from to \a to - 1 is divided into \a columns columns, as equal as
/// possible.
inline quint64 columnStart(quint64 from, quint64 to, quint64 column, quint64 columns)
{
    return from + (to - from) * column / columns;
}

} // namespace mexplorer
