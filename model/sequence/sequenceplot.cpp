// SPDX-License-Identifier: GPL-3.0-or-later
// The extremes of any run of terms. Reading all of 10^8 values takes 5 ms if they have one byte and 40 ms if they have
// four, and 60 ms with rare and common ones separately, where a frame has 16 ms and needs it several times: for each of
// the two, and for the height of the plot. So one pass over the values stores the extremes of each block of 512 terms,
// of the rare values and of the common ones. A run uses the extremes of its whole blocks, and reads the at most 1022
// other terms; a run that is shorter than a block is only read. With this block length the whole blocks of 10^8 terms
// on 1300 columns cost about as much as the other terms, some 1 ms in total, so that another level above the blocks
// would gain nothing. They take a thirtieth of a byte per term.

#include "model/sequence/sequenceplot.h"

#include "model/sequence/splitrules.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 blockTerms = 512;
constexpr quint64 blocksBetweenReports = 1 << 11;
constexpr quint64 exceptionBlock = 64; // exceptions are counted one by one within a block

} // namespace

std::optional<SparseSpace> usefulSplit(const Rules &rules, const ValueArray &values, quint64 terms,
                                       const JobControl &control)
{
    constexpr quint64 fewest = 256; // below it, a small share means nothing
    constexpr quint64 minPart = 5;
    constexpr quint64 termsBetweenReports = 1 << 20;
    const std::optional<SplitRules> moves = movesOf<TakeAndBreak>(rules) ? SplitRules::of(rules) : std::nullopt;
    if (!moves || values.bytesPerValue() > 2 || terms < fewest)
        return {};
    ValueCounts counts;
    values.visit([&](auto all) {
        for (quint64 n = 0; n < terms && (n % termsBetweenReports != 0 || !control.isCancelled()); ++n)
            counts.add(n, all[n]);
    });
    if (control.isCancelled())
        return {};
    const SplitFound found = findClassSplit(counts, moves->parity());
    return found.rareCount <= terms / minPart ? std::optional(found.split) : std::nullopt;
}

SequencePlot::SequencePlot(std::shared_ptr<const SequenceSnapshot> snapshot, JobControl &control)
    : m_snapshot(std::move(snapshot)),
      m_split(usefulSplit(*m_snapshot->rules, *m_snapshot->values, m_snapshot->terms, control))
{
    build(control);
    countExceptions(control);
}

void SequencePlot::build(JobControl &control)
{
    const quint64 blocks = (terms() + blockTerms - 1) / blockTerms;
    m_rare.resize(m_split ? blocks : 0);
    m_common.resize(blocks);
    m_counts.binWidth = m_snapshot->max / PlotCounts::maxBins + 1;
    m_counts.rare.resize(m_snapshot->max / m_counts.binWidth + 1);
    m_counts.common.resize(m_counts.rare.size());
    for (quint64 block = 0; block < blocks; ++block) {
        const quint64 from = block * blockTerms;
        const quint64 to = std::min(terms(), from + blockTerms);
        if (m_split)
            m_rare[block] = scan(PlotLayer::Rare, from, to);
        m_common[block] = scan(PlotLayer::Common, from, to);
        count(from, to);
        if (block % blocksBetweenReports == 0) {
            control.setProgress(block, blocks);
            if (control.isCancelled())
                return;
        }
    }
}

void SequencePlot::count(quint64 from, quint64 to)
{
    m_snapshot->values->visit([&](auto values) {
        for (quint64 n = from; n < to; ++n) {
            const Value value = values[n];
            const bool isRareHere = m_split && !m_split->isCommon(n, value);
            ++(isRareHere ? m_counts.rare : m_counts.common)[value / m_counts.binWidth];
            m_rareCount += isRareHere ? 1 : 0;
        }
    });
}

/// The value of the period at n is that of a term in its first lap, which advances with n.
void SequencePlot::countExceptions(const JobControl &control)
{
    const std::optional<Period> &found = m_snapshot->period;
    const ValueArray &values = *m_snapshot->values;
    if (!found || found->saltus > 0 || found->preperiod + found->period > values.size())
        return;
    const quint64 end = std::min(terms(), found->preperiod);
    values.visit([&](auto all) {
        quint64 inLap = (found->period - found->preperiod % found->period) % found->period;
        quint32 count = 0;
        for (quint64 n = 0; n < end; ++n) {
            if (n % exceptionBlock == 0)
                m_exceptionsBefore.push_back(count);
            if (n % (blockTerms * blocksBetweenReports) == 0 && control.isCancelled())
                return m_exceptionsBefore.clear();
            count += all[n] != all[found->preperiod + inLap] ? 1 : 0;
            inLap = inLap + 1 == found->period ? 0 : inLap + 1;
        }
        m_exceptionsBefore.push_back(count);
    });
}

quint64 SequencePlot::exceptionCount(quint64 from, quint64 to) const
{
    if (m_exceptionsBefore.empty())
        return 0;
    to = std::min({to, terms(), m_snapshot->period->preperiod});
    if (from >= to)
        return 0;
    const quint64 firstBlock = from / exceptionBlock;
    const quint64 lastBlock = (to + exceptionBlock - 1) / exceptionBlock;
    const quint64 around = m_exceptionsBefore[lastBlock] - m_exceptionsBefore[firstBlock];
    if (around == 0)
        return 0;
    return around - exceptionsIn(firstBlock * exceptionBlock, from) - exceptionsIn(to, lastBlock * exceptionBlock);
}

/// Counts exceptions one by one.
quint64 SequencePlot::exceptionsIn(quint64 from, quint64 to) const
{
    quint64 count = 0;
    for (quint64 n = from; n < std::min(to, terms()); ++n)
        count += m_snapshot->isException(n) ? 1 : 0;
    return count;
}

std::optional<qint32> SequencePlot::number(PlotLayer layer, quint64 n) const
{
    if (n >= terms())
        return {};
    const auto value = static_cast<qint32>(at(n));
    switch (layer) {
    case PlotLayer::Values:
        break;
    case PlotLayer::Rare:
        return isRare(n) ? std::optional(value) : std::nullopt;
    case PlotLayer::Common:
        return isRare(n) ? std::nullopt : std::optional(value);
    }
    return value;
}

Extremes SequencePlot::extremes(PlotLayer layer, quint64 from, quint64 to) const
{
    to = std::min(to, terms());
    const quint64 firstBlock = (from + blockTerms - 1) / blockTerms;
    const quint64 lastBlock = to / blockTerms;
    if (firstBlock >= lastBlock)
        return scan(layer, from, to);
    Extremes found = scan(layer, from, firstBlock * blockTerms);
    found.add(scan(layer, lastBlock * blockTerms, to));
    const auto addBlocks = [&](const std::vector<Extremes> &blocks) {
        for (quint64 block = firstBlock; block < std::min<quint64>(lastBlock, blocks.size()); ++block)
            found.add(blocks[block]);
    };
    if (layer == PlotLayer::Values || layer == PlotLayer::Common)
        addBlocks(m_common);
    if (layer == PlotLayer::Values || layer == PlotLayer::Rare)
        addBlocks(m_rare);
    return found;
}

Extremes SequencePlot::scan(PlotLayer layer, quint64 from, quint64 to) const
{
    const ValueArray &values = *m_snapshot->values;
    switch (layer) {
    case PlotLayer::Rare:
        return m_split ? extremesOf(values, *m_split, PositionClass::Rare, from, to) : Extremes();
    case PlotLayer::Common:
        if (m_split)
            return extremesOf(values, *m_split, PositionClass::Common, from, to);
        break;
    case PlotLayer::Values:
        break;
    }
    return extremesOf(values, from, to);
}

} // namespace mexplorer
