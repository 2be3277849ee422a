// One pass over the values fills, for each block of 64 terms, the extremes of the rare values, of the common ones and
// of the differences; pyramids above them answer for any range. A question for the terms from a to b takes whole blocks
// from the pyramid and the at most 126 terms beside them from the values. One block costs 24 bytes for its 64 terms,
// and four more for the number of exceptions before it.

#include "model/sequence/sequenceplot.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 blockTerms = 64;
constexpr quint64 blocksBetweenReports = 1 << 14;

/// The parity of the tokens that all moves into two heaps take; none if it differs, or if there are no such moves.
struct PairMoves
{
    bool any = false;
    std::optional<quint64> parity;
};

PairMoves pairMoves(const TakeBreakRules &rules)
{
    PairMoves moves;
    bool differs = false;
    for (std::size_t k = 0; k < rules.digits().size(); ++k) {
        if (!(rules.digits()[k] & 4))
            continue;
        differs = differs || (moves.any && *moves.parity != (k & 1));
        moves.any = true;
        moves.parity = k & 1;
    }
    if (differs)
        moves.parity.reset();
    return moves;
}

} // namespace

std::optional<ClassSplit> usefulSplit(const HeapRules &rules, const ValueArray &values, quint64 terms,
                                      const JobControl &control)
{
    constexpr quint64 fewest = 256; // of less, a small share means nothing
    constexpr quint64 leastPart = 5;
    constexpr quint64 termsBetweenReports = 1 << 20;
    const auto *code = dynamic_cast<const TakeBreakRules *>(&rules);
    const PairMoves moves = code && code->isOctal() ? pairMoves(*code) : PairMoves();
    if (!moves.any || values.bytesPerValue() > 2 || terms < fewest)
        return {};
    ValueCounts counts;
    values.visit([&](auto all) {
        for (quint64 n = 0; n < terms && (n % termsBetweenReports != 0 || !control.isCancelled()); ++n)
            counts.add(n, all[n]);
    });
    if (control.isCancelled())
        return {};
    const SplitFound found = findClassSplit(counts, moves.parity);
    return found.rareCount <= terms / leastPart ? std::optional(found.split) : std::nullopt;
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
    std::vector<Extremes> rare(blocks);
    std::vector<Extremes> common(blocks);
    std::vector<Extremes> differences(blocks);
    m_counts.binWidth = m_snapshot->greatest / PlotCounts::mostBins + 1;
    m_counts.rare.resize(m_snapshot->greatest / m_counts.binWidth + 1);
    m_counts.common.resize(m_counts.rare.size());
    m_snapshot->values->visit([&](auto values) {
        qint32 before = 0;
        for (quint64 block = 0; block < blocks; ++block) {
            const quint64 end = std::min(terms(), (block + 1) * blockTerms);
            for (quint64 n = block * blockTerms; n < end; ++n) {
                const Value value = values[n];
                const auto number = static_cast<qint32>(value);
                const bool isRareHere = m_split && !m_split->isCommon(n, value);
                (isRareHere ? rare : common)[block].add(number);
                ++(isRareHere ? m_counts.rare : m_counts.common)[value / m_counts.binWidth];
                m_rareCount += isRareHere ? 1 : 0;
                if (n > 0)
                    differences[block].add(number - before);
                before = number;
            }
            if (block % blocksBetweenReports == 0) {
                control.setProgress(block, blocks);
                if (control.isCancelled())
                    return;
            }
        }
    });
    m_rare = ExtremesPyramid(std::move(rare));
    m_common = ExtremesPyramid(std::move(common));
    m_differences = ExtremesPyramid(std::move(differences));
}

/// The value that the period gives to n is that of a term in its first lap, which moves on with n.
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
            if (n % blockTerms == 0)
                m_exceptionsBefore.push_back(count);
            if (n / blockTerms % blocksBetweenReports == 0 && n % blockTerms == 0 && control.isCancelled())
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
    const quint64 firstBlock = from / blockTerms;
    const quint64 lastBlock = (to + blockTerms - 1) / blockTerms;
    const quint64 around = m_exceptionsBefore[lastBlock] - m_exceptionsBefore[firstBlock];
    if (around == 0)
        return 0;
    return around - exceptionsIn(firstBlock * blockTerms, from) - exceptionsIn(to, lastBlock * blockTerms);
}

/// The same, one by one.
quint64 SequencePlot::exceptionsIn(quint64 from, quint64 to) const
{
    quint64 count = 0;
    for (quint64 n = from; n < std::min(to, terms()); ++n)
        count += m_snapshot->isException(n) ? 1 : 0;
    return count;
}

double SequencePlot::rareShare() const
{
    return terms() == 0 ? 0 : static_cast<double>(m_rareCount) / static_cast<double>(terms());
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
    case PlotLayer::Differences:
        return n == 0 ? std::nullopt : std::optional(value - static_cast<qint32>(at(n - 1)));
    }
    return value;
}

Extremes SequencePlot::extremes(PlotLayer layer, quint64 from, quint64 to) const
{
    if (layer == PlotLayer::Values) {
        Extremes both = extremes(PlotLayer::Common, from, to);
        if (m_split)
            both.add(extremes(PlotLayer::Rare, from, to));
        return both;
    }
    to = std::min(to, terms());
    const quint64 firstBlock = (from + blockTerms - 1) / blockTerms;
    const quint64 lastBlock = to / blockTerms;
    if (firstBlock >= lastBlock)
        return scan(layer, from, to);
    Extremes found = scan(layer, from, firstBlock * blockTerms);
    found.add(pyramid(layer).over(firstBlock, lastBlock));
    found.add(scan(layer, lastBlock * blockTerms, to));
    return found;
}

Extremes SequencePlot::scan(PlotLayer layer, quint64 from, quint64 to) const
{
    Extremes found;
    for (quint64 n = from; n < to; ++n) {
        if (const std::optional<qint32> here = number(layer, n))
            found.add(*here);
    }
    return found;
}

const ExtremesPyramid &SequencePlot::pyramid(PlotLayer layer) const
{
    switch (layer) {
    case PlotLayer::Rare:
        return m_rare;
    case PlotLayer::Differences:
        return m_differences;
    case PlotLayer::Values:
    case PlotLayer::Common:
        break;
    }
    return m_common;
}

} // namespace mexplorer
