// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/sequence/sequenceplot.h"

#include <QObject>

namespace mexplorer {

/// The current sequence: its rules, and its values as far as a job has computed them.
class ShownSequence : public QObject
{
    Q_OBJECT

public:
    explicit ShownSequence(Jobs *jobs, QObject *parent = nullptr);

    /// The current rules; null if none are chosen.
    RulesPtr rules() const { return m_study ? m_study->rules() : nullptr; }
    /// The values; null until the first ones are computed.
    const SequencePlotPtr &plot() const { return m_plot; }
    std::shared_ptr<const SequenceSnapshot> snapshot() const { return m_plot ? m_plot->snapshot() : nullptr; }
    bool isRunning() const;
    /// True if plot() has only the first of the requested terms, and compute() would compute more.
    bool isPartial() const { return m_isPartial; }

    /// Sets the rules to compute and removes the values; null for no rules.
    void setStudy(std::shared_ptr<SequenceStudy> study);
    /// Computes \a terms terms; if there are no values yet, at first only some of very many.
    void compute(quint64 terms);

signals:
    /// Emitted when setStudy() was called or values were computed.
    void plotChanged();

private:
    void setPlot(SequencePlotPtr plot);

    Job m_evaluating;
    std::shared_ptr<SequenceStudy> m_study;
    SequencePlotPtr m_plot;
    bool m_isPartial = false;
};

} // namespace mexplorer
