// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/labels.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

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
    /// Where a position that is never labelled stands in outcomeSteps and valueSteps.
    static constexpr quint32 never = ~quint32(0);

    std::span<const PositionId> subjects(const Step &step) const
    {
        return std::span(order).subspan(step.from, step.to - step.from);
    }

    std::vector<PositionId> order; ///< in the order of outcomes, and then once more in the order of values
    std::vector<Step> steps;
    Steps outcomeSteps;            ///< the step from which each position's outcome is known
    Steps valueSteps;              ///< the same of values
    std::vector<Outcome> outcomes; ///< that the labelling itself finds; Unknown where it finds none
    bool inRounds = false;
};

/// Cost: each move is seen twice. Nothing if \a control was cancelled.
std::optional<Labelling> findLabelling(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                                       bool inRounds, JobControl &control);

} // namespace mexplorer
