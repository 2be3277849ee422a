// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/step/trace.h"

namespace mexplorer {

/// The order in which a graph is labelled, cut into steps: 16 bytes per position.
struct Labelling
{
    struct Step
    {
        enum class Kind : quint8 { Intro, Terminals, LeadToP, OnlyToN, Rest, ValueZero, Values, End };

        Kind kind = Kind::Intro;
        quint32 from = 0; ///< the positions that get a label: order[from .. to)
        quint32 to = 0;
        PositionId cause = noPosition; ///< the P-position that they lead to, if it is one
        quint32 round = 0;             ///< of a labelling in rounds; for values, the birthday
        quint32 outcomesKnown = 0;
        quint32 valuesKnown = 0;
    };
    using Steps = std::shared_ptr<const std::vector<quint32>>;
    /// The entry in outcomeSteps and valueSteps of a position that is never labelled.
    static constexpr quint32 never = ~quint32(0);

    std::span<const PositionId> subjects(const Step &step) const
    {
        return std::span(order).subspan(step.from, step.to - step.from);
    }

    std::vector<PositionId> order; ///< in the order of outcomes, then again in the order of values
    std::vector<Step> steps;
    Steps outcomeSteps;            ///< the step from which each position's outcome is known
    Steps valueSteps;              ///< the step from which each position's value is known
    std::vector<Outcome> outcomes; ///< found by the labelling itself; Unknown where it finds none
    bool inRounds = false;
};

/// The labelling of a whole graph, step by step: terminals become P; all that lead to a P become N; those that lead
/// only to N become P; then SG values from the terminals up by mex.
class LabelsTrace final : public Trace
{
public:
    struct Options
    {
        /// Graphs up to this size have steps for single positions; larger ones are labelled in rounds.
        PositionId maxSingle = 500;
    };
    /// \a start is the start of the graph as it was written. Returns null if \a control was cancelled.
    static std::shared_ptr<const LabelsTrace> build(const Position &start, GameGraphPtr graph, LabelsPtr labels,
                                                    std::shared_ptr<const Predecessors> predecessors,
                                                    const Options &options, JobControl &control);

    LabelsTrace(const Position &start, GameGraphPtr graph, LabelsPtr labels, Labelling labelling);

    const Labelling &labelling() const { return m_labelling; }
    const GameGraphPtr &graph() const { return m_graph; }
    const LabelsPtr &labels() const { return m_labels; }

    int stepCount() const override { return static_cast<int>(m_labelling.steps.size()); }
    Sentence sentence(int step) const override;
    Sentence blankSentence(int step) const override;
    TracePicture picture(int step) const override;
    Table table() const override;
    StepPositions positions(int step) const override;
    std::optional<Question> question(int step) const override;
    StepFinding finding(int step) const override;

private:
    using Step = Labelling::Step;
    using StepKind = Step::Kind;

    const Step &step(int at) const { return m_labelling.steps[static_cast<std::size_t>(at)]; }
    std::span<const PositionId> subjects(const Step &step) const { return m_labelling.subjects(step); }
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
    Labelling m_labelling;
};

} // namespace mexplorer
