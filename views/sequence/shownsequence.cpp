// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/shownsequence.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 firstTerms = 100'000;

} // namespace

ShownSequence::ShownSequence(Jobs *jobs, QObject *parent) : QObject(parent), m_evaluating(jobs) {}

bool ShownSequence::isRunning() const
{
    return m_evaluating.isRunning();
}

void ShownSequence::setStudy(std::shared_ptr<SequenceStudy> study)
{
    m_evaluating.drop();
    m_study = std::move(study);
    m_isPartial = false;
    setPlot(nullptr);
}

void ShownSequence::compute(quint64 requested)
{
    if (!m_study)
        return;
    const quint64 terms = m_plot ? requested : std::min(requested, firstTerms);
    m_evaluating.start(
        tr("Values of %1").arg(rules()->text()),
        [study = m_study, terms](JobControl &control) {
            const auto snapshot = std::make_shared<const SequenceSnapshot>(study->study(terms, control));
            JobControl afterStop(&control); // the computed values are shown even if the job was cancelled; that is fast
            return std::make_shared<const SequencePlot>(snapshot, afterStop);
        },
        [this, terms, requested](SequencePlotPtr plot) {
            m_isPartial = plot->terms() == terms && terms < requested;
            setPlot(std::move(plot));
        },
        [this](const Problem &problem) {
            m_evaluating.report(problem);
            emit plotChanged(); // unchanged, but nothing is being computed any more
        });
}

void ShownSequence::setPlot(SequencePlotPtr plot)
{
    m_plot = std::move(plot);
    emit plotChanged();
}

} // namespace mexplorer
