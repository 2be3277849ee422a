// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/extremes.h"
#include "model/sequence/sequencestudy.h"

namespace mexplorer {

/// A row of numbers that can be plotted over n.
enum class PlotLayer {
    Values, ///< G(n)
    Rare,   ///< G(n) of the rare positions
    Common, ///< G(n) of the others
};

/// How often each value occurs, counted in bins of equal width where there are very many values.
struct PlotCounts
{
    static constexpr quint64 maxBins = 4096;

    quint64 binWidth = 1;        ///< bin b holds the values from b * binWidth to (b + 1) * binWidth - 1
    std::vector<quint64> rare;   ///< by bin
    std::vector<quint64> common; ///< by bin; as many as rare
};

/// A sequence with all that a plot of any part of it needs at once: the least and the greatest value of any run of
/// terms in a few hundred steps and one for each 512 of its terms, the split into rare and common positions, the counts
/// of values. Constant data, built by one job, shared by views.
class SequencePlot
{
public:
    /// Reads \a snapshot's values once. Cancelled, long runs leave out what isn't read yet.
    SequencePlot(std::shared_ptr<const SequenceSnapshot> snapshot, JobControl &control);

    const std::shared_ptr<const SequenceSnapshot> &snapshot() const { return m_snapshot; }
    quint64 terms() const { return m_snapshot->terms; }
    Value at(quint64 n) const { return m_snapshot->at(n); }

    /// The split into rare and common positions, if the values have one that leaves few rare (at most a fifth).
    const std::optional<SparseSpace> &split() const { return m_split; }
    bool isRare(quint64 n) const { return m_split && !m_split->isCommon(n, at(n)); }
    quint64 rareCount() const { return m_rareCount; }
    /// How many exceptions to the period there are from \a from to \a to - 1.
    quint64 exceptionCount(quint64 from, quint64 to) const;

    /// The number that \a layer has at \a n; none if it has none there.
    std::optional<qint32> number(PlotLayer layer, quint64 n) const;
    /// The least and the greatest number of \a layer for n = \a from to \a to - 1.
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
    std::vector<Extremes> m_rare; ///< by block, as the next one; empty without a split
    std::vector<Extremes> m_common;
    PlotCounts m_counts;
    std::vector<quint32> m_exceptionsBefore; ///< each 64 terms up to the preperiod, and at last all
};

using SequencePlotPtr = std::shared_ptr<const SequencePlot>;

/// The split with the fewest rare positions among the first \a terms values of a game with two-heap moves, if it leaves
/// at most a fifth of them rare; none for other rules, for values above 65,535, and when cancelled.
std::optional<SparseSpace> usefulSplit(const Rules &rules, const ValueArray &values, quint64 terms,
                                       const JobControl &control);

/// The part of the columns into which n = \a from to \a to - 1 is cut, as equal as whole numbers can be, that the
/// column number \a column of \a columns begins with.
inline quint64 columnStart(quint64 from, quint64 to, quint64 column, quint64 columns)
{
    return from + (to - from) * column / columns;
}

} // namespace mexplorer
