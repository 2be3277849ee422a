// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/heaptraits.h"
#include "model/sequence/period.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// How many values stand in a row on paper: as many as the \a period is long, or a part of it that it is a multiple of
/// where that is more than \a max; a dozen if there is none.
int stripColumns(int period, int max);

/// How the period of a heap game's values G(0), G(1), ... is found, and how the theorem that proves it is checked, with
/// its numbers. Where no period is found, or no theorem holds, it says that.
class PeriodTrace final : public Trace
{
public:
    /// About the rules of the first component that is a heap; a notice if there is none. The values are those of normal
    /// play, which the first step says when \a convention is another.
    static Result<TracePtr> build(const Position &position, JobControl &control,
                                  Convention convention = Convention::Normal);

    const std::optional<Period> &period() const { return m_period; }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int step) const override { return m_steps[static_cast<std::size_t>(step)].sentence; }
    TracePicture picture(int step) const override;
    Sentence blankSentence(int step) const override;
    TraceTable table() const override;
    TraceTable blankTable() const override;
    StepPositions positions(int) const override { return {}; }
    std::optional<Question> question(int step) const override
    {
        return m_steps[static_cast<std::size_t>(step)].question;
    }

private:
    struct Step
    {
        Sentence sentence;
        int shown = 0;
        bool inRows = false; ///< the period is known
        int from = 0;
        int to = 0;
        std::optional<Question> question = {};
        Sentence blank = {}; ///< of a blank hand-out; empty for the usual one
    };

    PeriodTrace(Sentence title, Position position) : Trace(TraceKind::Period, std::move(title), std::move(position)) {}
    void makeSteps(const Rules &rules);
    void addFound();
    void addExceptions();
    void addProof(const Rules &rules);
    void addGuySmith(const TakeAndBreak &rules);
    void add(const QString &sentence, int from, int to);
    void ask(Question question) { m_steps.back().question = std::move(question); }
    /// Asks for G(n), all values before it being shown.
    void askForNext(const Rules &rules, int n);
    void setBlank(const Sentence &sentence) { m_steps.back().blank = sentence; }
    TraceTable tableInRows(int period) const;
    QString valueAt(quint64 n) const;
    QString valueList(int from, int to) const;

    std::shared_ptr<const std::vector<Value>> m_values; ///< as many as the proof needs; pictures show the first of them
    std::optional<Period> m_period;
    std::vector<Step> m_steps;
    quint64 m_searched = 0;
    int m_firstShown = 0; ///< values that show before the period is spoken of
    Convention m_convention = Convention::Normal;
};

} // namespace mexplorer
