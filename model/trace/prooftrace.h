// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/trace/trace.h"

#include <map>

namespace mexplorer {

/// The Sprague-Grundy theorem (Sprague 1935, Grundy 1939) proved on one sum, with its numbers: for each a below the
/// nim-sum b of the components' values some move leads to a sum of value a, and none leads to value b; so b is the mex.
/// Then the corollary: the sum is a P-position exactly when b is 0.
class ProofTrace final : public Trace
{
public:
    /// The move to a sum of value a.
    struct Reply
    {
        std::size_t component = 0; ///< the first that has a 1 in the leading column of a ⊕ b
        CellVector cells;          ///< of this component after the move
        Value after = 0;           ///< its value after the move
    };

    static Result<TracePtr> build(const Position &position, const Solver &solver, JobControl &control);

    /// The nim-sum b of the components' values.
    Value value() const { return m_value; }
    /// For a = 0, 1, ...: all below b, or the first of very many.
    const std::vector<Reply> &replies() const { return m_replies; }
    /// The step at which the argument for \a a begins.
    int stepOf(Value a) const { return m_firstReply + stepsPerReply * static_cast<int>(a); }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override;
    Sentence blankSentence(int step) const override;
    TracePicture picture(int step) const override;
    TracePicture blankPicture(int step) const override;
    TraceTable table() const override;
    TraceTable blankTable() const override;
    StepPositions positions(int step) const override;
    std::optional<Question> question(int step) const override;

private:
    friend class ProofTraceBuilder;

    enum class StepKind : quint8 {
        Theorem,
        Induction,
        Plan,
        Part1,
        Difference, ///< d = a ⊕ b; for a given a, as the two that follow
        Smaller,    ///< a component whose value gets smaller by d
        Reached,    ///< the move there
        All,        ///< every a has its move
        Part2,
        Cancel, ///< a move in one component doesn't keep the nim-sum
        NoFollower,
        Mex,
        Corollary,
        ToZero,  ///< from another value: the move to 0
        Suppose, ///< from 0: some move
        Answer,  ///< and the move that answers it
        End,
    };
    struct Step
    {
        StepKind kind = StepKind::Theorem;
        std::size_t index = 0; ///< a, or a component
    };
    /// A sum with the values of its components.
    struct Valued
    {
        Position sum;
        std::vector<Value> values;
    };
    static constexpr int stepsPerReply = 3;

    ProofTrace(Sentence title, Position sum) : Trace(TraceKind::Proof, std::move(title), std::move(sum)) {}

    void makeSteps();
    Move moveTo(Value a) const;
    Valued after(const Move &move, Value value) const;
    Valued afterReply(std::size_t a) const;
    /// The sum that a step's picture shows.
    Valued shownAt(const Step &step) const;
    QString name() const;
    bool isLong() const;
    QString componentName(std::size_t index) const;
    Sentence theoremSentence() const;
    Sentence inductionSentence() const;
    Sentence part1Sentence() const;
    Sentence differenceSentence(Value a) const;
    Sentence smallerSentence(Value a) const;
    Sentence reachedSentence(std::size_t a) const;
    Sentence allSentence() const;
    Sentence cancelSentence(std::size_t component) const;
    Sentence mexSentence() const;
    Sentence corollarySentence() const;
    Sentence toZeroSentence() const;
    Sentence supposeSentence() const;
    Sentence answerSentence() const;
    Sentence endSentence() const;
    std::optional<Question> smallerQuestion(Value a) const;
    std::optional<Question> reachedQuestion(Value a) const;
    std::optional<Question> cancelQuestion(std::size_t component) const;
    std::optional<Question> answerQuestion() const;
    ColumnsPicture::Strip stripAt(const Step &step) const;
    void pointAt(const Step &step, ColumnsPicture &shown) const;

    std::vector<Value> m_values; ///< of the components
    Value m_value = 0;
    std::vector<Reply> m_replies;
    /// Of each component that part 2 looks at: its followers' values, unless they are too many to list.
    std::vector<std::optional<std::vector<Value>>> m_followerValues;
    bool m_isTerminal = true;
    std::optional<Move> m_first;  ///< from a sum of value 0: some move,
    Valued m_afterFirst;          ///< what it leaves,
    std::optional<Move> m_answer; ///< the answer,
    Valued m_afterAnswer;         ///< and what that leaves
    /// Followers of a component with their values, from which a move is chosen; of components with few of them.
    std::map<std::size_t, std::vector<std::pair<CellVector, Value>>> m_offered;
    QStringList m_answers;             ///< moves of which some answer the first, marked,
    std::vector<Value> m_rightAnswers; ///< and which these are
    std::shared_ptr<const std::vector<ColumnsPicture::Strip::Cell>> m_cells;
    std::vector<Step> m_steps;
    int m_firstReply = 0;
    int m_width = 1;
};

} // namespace mexplorer
