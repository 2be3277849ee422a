// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/labels.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// The labelling of a whole graph, step by step: terminals become P; all that lead to a P become N; those that lead
/// only to N become P; then SG values from the terminals up by mex. Keeps the order of the positions and, for each
/// position, the steps that label it: 16 bytes a position, and any step at once.
class LabelsTrace final : public Trace
{
public:
    struct Options
    {
        /// Graphs up to this size get a step for each position; larger ones are labelled in rounds.
        PositionId maxSingle = 500;
    };
    /// Where a position that is never labelled stands in outcomeSteps() and valueSteps().
    static constexpr quint32 never = ~quint32(0);
    using Steps = std::shared_ptr<const std::vector<quint32>>;

    /// Cost: each move is seen twice. Null if \a control was cancelled.
    static std::shared_ptr<const LabelsTrace> build(GameGraphPtr graph, LabelsPtr labels,
                                                    std::shared_ptr<const Predecessors> predecessors,
                                                    const Options &options, JobControl &control);

    /// The step from which each position's outcome, or value, is known.
    const Steps &outcomeSteps() const { return m_outcomeSteps; }
    const Steps &valueSteps() const { return m_valueSteps; }
    /// The outcome that the trace itself finds; Unknown where it finds none.
    Outcome outcome(PositionId id) const { return m_outcomes[id]; }
    const GameGraphPtr &graph() const { return m_graph; }
    const LabelsPtr &labels() const { return m_labels; }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override;
    Sentence blankSentence(int step) const override;
    TracePicture picture(int step) const override;
    TraceTable table() const override;
    StepPositions positions(int step) const override;
    std::optional<Question> question(int step) const override;

private:
    friend class LabelsTraceBuilder;

    enum class StepKind : quint8 { Intro, Terminals, LeadToP, OnlyToN, Rest, ValueZero, Values, End };
    struct Step
    {
        StepKind kind = StepKind::Intro;
        quint32 from = 0; ///< the positions that get a label: m_order[from .. to)
        quint32 to = 0;
        PositionId cause = noPosition; ///< the P-position that they lead to, if it is one
        quint32 round = 0;             ///< of a labelling in rounds; for values, the birthday
        quint32 outcomesKnown = 0;
        quint32 valuesKnown = 0;
    };

    LabelsTrace(Sentence title, Position start) : Trace(TraceKind::Labels, std::move(title), std::move(start)) {}

    std::span<const PositionId> subjects(const Step &step) const
    {
        return std::span(m_order).subspan(step.from, step.to - step.from);
    }
    QString name(PositionId id) const;
    QString subjectName(PositionId id) const;
    QString names(std::span<const PositionId> ids) const;
    std::vector<Value> followerValues(PositionId id) const;
    Sentence terminalsSentence(const Step &step) const;
    Sentence leadToPSentence(const Step &step) const;
    Sentence onlyToNSentence(const Step &step) const;
    Sentence valuesSentence(const Step &step) const;
    Sentence restSentence() const;
    Sentence endSentence() const;

    GameGraphPtr m_graph;
    LabelsPtr m_labels;
    std::vector<PositionId> m_order; ///< in the order of outcomes, and then once more in the order of values
    std::vector<Step> m_steps;
    Steps m_outcomeSteps;
    Steps m_valueSteps;
    std::vector<Outcome> m_outcomes;
    bool m_inRounds = false;
};

} // namespace mexplorer
