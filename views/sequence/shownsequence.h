// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/sequence/sequenceplot.h"

#include <QObject>

namespace mexplorer {

/// The sequence that is asked for: its rules, and its values as far as they are computed, off the GUI thread.
class ShownSequence : public QObject
{
    Q_OBJECT

public:
    explicit ShownSequence(Jobs *jobs, QObject *parent = nullptr);

    /// Null while no rules are chosen.
    RulesPtr rules() const { return m_study ? m_study->rules() : nullptr; }
    /// Null until the first values are there.
    const SequencePlotPtr &plot() const { return m_plot; }
    std::shared_ptr<const SequenceSnapshot> snapshot() const { return m_plot ? m_plot->snapshot() : nullptr; }
    bool isRunning() const;
    /// True if plot() has only the first of the terms that were asked for, and compute() would go on.
    bool isPartial() const { return m_isPartial; }

    /// Forgets the values that were shown; null leaves nothing to compute.
    void setStudy(std::shared_ptr<SequenceStudy> study);
    /// Computes so many terms; of very many only the first if there are no values yet.
    void compute(quint64 terms);

signals:
    /// plot() changed, by setStudy() or as values have come.
    void plotChanged();

private:
    void setPlot(SequencePlotPtr plot);

    Job m_evaluating;
    std::shared_ptr<SequenceStudy> m_study;
    SequencePlotPtr m_plot;
    bool m_isPartial = false;
};

} // namespace mexplorer
