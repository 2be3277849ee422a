// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/labelstrace.h"

namespace mexplorer {

/// Finds the order in which a graph is labelled and cuts it into steps.
class LabelsTraceBuilder
{
public:
    LabelsTraceBuilder(GameGraphPtr graph, LabelsPtr labels, std::shared_ptr<const Predecessors> predecessors,
                       const LabelsTrace::Options &options, JobControl &control);
    std::shared_ptr<const LabelsTrace> run();

private:
    using StepKind = LabelsTrace::StepKind;

    void labelTerminals();
    void labelFrom(std::span<const PositionId> losing);
    void setOutcome(PositionId id, Outcome outcome);
    /// The positions whose last follower without label was one of \a winning.
    std::vector<PositionId> onlyToN(std::span<const PositionId> winning);
    void labelP(std::span<const PositionId> losing);
    void labelRest();
    void labelValues();
    void addOutcomeStep(StepKind kind, std::span<const PositionId> ids, PositionId cause = noPosition);
    void addValueStep(StepKind kind, std::span<const PositionId> ids);
    void addStep(StepKind kind) { addOutcomeStep(kind, {}); }
    quint32 now() const { return static_cast<quint32>(m_trace->m_steps.size()); }

    const GameGraph &m_graph;
    const Labels &m_labels;
    const Predecessors &m_predecessors;
    JobControl &m_control;
    std::shared_ptr<LabelsTrace> m_trace;
    std::vector<quint32> m_outcomeSteps;
    std::vector<quint32> m_valueSteps;
    std::vector<quint32> m_open;      ///< followers not known to be N
    std::vector<PositionId> m_losing; ///< P-positions in the order found
    std::size_t m_next = 0;           ///< the first of m_losing whose predecessors haven't been looked at
    quint32 m_round = 0;
    quint32 m_outcomesKnown = 0;
    quint32 m_valuesKnown = 0;
};

} // namespace mexplorer
