// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/step/trace.h"

namespace mexplorer {

/// Explains how the values of the components give the value of the sum: in binary columns, the parity of each, the
/// result, the leading column, and for each component the value that would win and the moves to it.
class NimSumTrace final : public Trace
{
public:
    static Result<TracePtr> build(const Position &position, const Solver &solver, JobControl &control);

    const Analysis &analysis() const { return m_analysis; }
    Value value() const { return nimSum(m_values); }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override;
    Sentence blankSentence(int step) const override;
    TracePicture picture(int step) const override;
    Table table() const override;
    StepPositions positions(int step) const override;
    std::optional<PseudocodeLine> pseudocode(int step) const override;
    std::optional<Question> question(int step) const override;
    StepFinding finding(int step) const override;

private:
    enum class StepKind : quint8 { Intro, Component, Column, Result, Leading, Target, End };
    struct Step
    {
        StepKind kind = StepKind::Intro;
        int index = 0; ///< number of the component, or exponent of the column
    };

    NimSumTrace(Sentence title, Position sum) : Trace(TraceKind::NimSum, std::move(title), std::move(sum)) {}
    void makeSteps();
    int leadingColumn() const;
    Value componentValue(int index) const { return m_values[static_cast<std::size_t>(index)]; }
    Value target(int index) const { return componentValue(index) ^ value(); }
    std::span<const Move> movesOf(int index) const;
    QStringList moves(int index) const;
    QString moveName(const Move &move) const;
    QStringList moveNames(std::span<const Move> moves, std::size_t max) const;
    QString alternatives(int index, std::size_t max) const;
    QString winningMovesText() const;
    bool namesComponent(const Move &move) const;
    int onesIn(int column) const;
    void offerMoves();
    bool isWinning(int index, const CellVector &follower) const;
    std::optional<Question> componentQuestion() const;
    std::optional<Question> moveQuestion(int index) const;
    Sentence introSentence() const;
    Sentence columnSentence(int column) const;
    Sentence resultSentence() const;
    Sentence leadingSentence() const;
    Sentence targetSentence(int index) const;
    Sentence endSentence() const;

    Analysis m_analysis;
    std::vector<Value> m_values; ///< of the components
    QStringList m_names;         ///< of the components, marked
    QStringList m_equations;     ///< the equation for each component's value; marked
    /// The followers of each component among which its question offers a choice; empty without a question.
    std::vector<std::vector<CellVector>> m_offered;
    std::vector<Step> m_steps;
    int m_width = 1;
};

} // namespace mexplorer
