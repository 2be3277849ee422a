// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/sequencestudy.h"

#include "model/core/modeltext.h"
#include "model/notation/expression.h"
#include "model/sequence/extremes.h"
#include "model/sequence/sequencefile.h"

#include <algorithm>

namespace mexplorer {

bool SequenceSnapshot::isException(quint64 n) const
{
    if (!period || period->saltus > 0 || n >= period->preperiod || n >= values->size())
        return false;
    const quint64 laps = (period->preperiod - n + period->period - 1) / period->period;
    const quint64 later = n + laps * period->period;
    return later >= values->size() || at(n) != at(later);
}

namespace {

/// The greatest of the first \a terms values; known for all of them.
Value maxOf(const ValueArray &values, quint64 terms)
{
    if (terms == values.size())
        return values.max();
    return terms == 0 ? 0 : static_cast<Value>(extremesOf(values, 0, terms).max);
}

} // namespace

quint64 SequenceStudy::termCount()
{
    const std::lock_guard lock(m_mutex);
    return m_engine.termCount();
}

SequenceSnapshot SequenceStudy::study(quint64 terms, JobControl &control)
{
    const std::lock_guard lock(m_mutex);
    SequenceSnapshot snapshot;
    if (const auto known = extendByPeriod(m_engine, terms, control); !known)
        snapshot.problem = known.problem();
    if (snapshot.problem) {
        snapshot.period = periodOfKnownTerms(m_engine, control);
    } else {
        const auto found = provePeriod(m_engine, terms, control);
        if (found)
            snapshot.period = *found;
        else
            snapshot.problem = found.problem();
    }
    snapshot.rules = m_engine.rules();
    snapshot.values = m_engine.sharedValues();
    snapshot.terms = std::min(terms, m_engine.termCount());
    snapshot.split = m_engine.split();
    snapshot.max = maxOf(*snapshot.values, snapshot.terms);
    return snapshot;
}

Result<std::shared_ptr<SequenceStudy>> openStudy(const QString &path, JobControl &control)
{
    Result<SavedSequence> saved = readSequenceFile(path, SequenceOptions().usableMemory(), control);
    if (!saved)
        return saved.problem();
    const Result<RulesPtr> rules = parseRules(saved->rules);
    if (rules && (*rules)->isMultiset()) {
        auto study = std::make_shared<SequenceStudy>(*rules);
        if (study->m_engine.resume(std::move(saved.value().values)))
            return study;
    }
    return Problem::file(
        Problem::Code::DamagedFile,
        ModelText::tr("%1 doesn't hold the values of a game on heaps. Choose another file.").arg(path));
}

} // namespace mexplorer
