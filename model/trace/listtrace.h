// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"

namespace mexplorer {

/// A trace whose steps are made when it is built, for kinds that have few of them; their pictures share what is large.
class ListTrace final : public Trace
{
public:
    struct Step
    {
        Sentence sentence;
        TracePicture picture;
        std::vector<Position> positions = {};
        std::optional<Question> question = {}; ///< asked before the step
        std::optional<PseudocodeLine> code = {};
        Sentence blank = {};                           ///< of a blank hand-out; empty for the usual one
        std::optional<TracePicture> blankPicture = {}; ///< the same
    };

    ListTrace(TraceKind kind, Sentence title, Position position, std::vector<Step> steps, TraceTable table = {})
        : Trace(kind, std::move(title), std::move(position)), m_steps(std::move(steps)), m_table(std::move(table))
    {
    }

    int stepCount() const override { return static_cast<int>(m_steps.size()); }
    Sentence sentence(int at) const override { return step(at).sentence; }
    Sentence blankSentence(int at) const override;
    TracePicture picture(int at) const override { return step(at).picture; }
    TracePicture blankPicture(int at) const override;
    TraceTable table() const override { return m_table; }
    StepPositions positions(int at) const override;
    std::optional<PseudocodeLine> pseudocode(int at) const override { return step(at).code; }
    std::optional<Question> question(int at) const override { return step(at).question; }

private:
    const Step &step(int at) const { return m_steps[static_cast<std::size_t>(at)]; }

    std::vector<Step> m_steps;
    TraceTable m_table;
};

} // namespace mexplorer
