// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// How a position gets its SG value: its followers and their values one after the other, the values put in a tray 0, 1,
/// 2, ..., the present ones ticked off, the first gap found. Many followers are taken together by value.
class MexTrace final : public Trace
{
public:
    /// A problem if the value can't be found within the solver's limits, or there are more than a few thousand
    /// followers.
    static Result<TracePtr> build(const Position &position, const Solver &solver, JobControl &control);

    /// Of a bare set of numbers, without a game; the position is empty.
    static TracePtr ofSet(const std::vector<Value> &numbers);

    Value value() const { return m_value; }
    const std::vector<TrayPicture::Card> &cards() const { return *m_cards; }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override;
    Sentence blankSentence(int step) const override;
    TracePicture picture(int step) const override;
    TraceTable table() const override;
    StepPositions positions(int step) const override;
    std::optional<PseudocodeLine> pseudocode(int step) const override;
    std::optional<Question> question(int step) const override;

private:
    enum class StepKind : quint8 { Intro, Follower, Group, Check, CheckAll, Gap };
    struct Step
    {
        StepKind kind = StepKind::Intro;
        std::size_t card = 0;
        Value value = 0; ///< of the group, or the number looked for in the tray
    };

    MexTrace(Sentence title, Position position) : Trace(TraceKind::Mex, std::move(title), std::move(position)) {}
    void sortByValue(std::vector<TrayPicture::Card> &cards);
    void makeSteps(std::vector<TrayPicture::Card> &cards);
    QString self() const;
    QStringList namesWithValue(Value value) const;
    std::vector<Value> values() const;
    Sentence introSentence() const;
    Sentence followerSentence(std::size_t card) const;
    Sentence groupSentence(Value value) const;
    Sentence gapSentence() const;
    Sentence setGapSentence() const;
    bool isOfSet() const { return position().components.empty(); }

    std::shared_ptr<const std::vector<TrayPicture::Card>> m_cards;
    QStringList m_equations; ///< how each card gets its value; marked
    std::vector<Step> m_steps;
    int m_firstCheck = 0;
    Value m_value = 0;
};

} // namespace mexplorer
