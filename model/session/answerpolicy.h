#pragma once

#include "model/graph/positionstore.h"

#include <memory>
#include <vector>

namespace mexplorer {

/// What may be shown of the answers, that is of outcomes, values, remoteness and what follows from them, and for whom the
/// rest is hidden. A session has one, made of what is played and what is stepped through; all views obey it.
struct AnswerPolicy
{
    enum class HiddenFor : quint8 {
        Nobody,
        Player, ///< who plays without help
        Class,  ///< that guesses the answer of a walk-through
    };
    using Steps = std::shared_ptr<const std::vector<quint32>>;

    HiddenFor hiddenFor = HiddenFor::Nobody;
    Steps outcomeSteps = {}; ///< of a labelling: the step from which each position's outcome shows; null if all do
    Steps valueSteps = {};   ///< likewise its value
    quint32 step = 0;        ///< of the labelling
    PositionId guessed = noPosition; ///< the position about which a class guesses

    bool operator==(const AnswerPolicy &) const = default;

    bool hidesAll() const { return hiddenFor != HiddenFor::Nobody; }
    /// True if the labels of some positions show and those of others don't.
    bool isPartial() const { return !hidesAll() && (outcomeSteps || valueSteps || guessed != noPosition); }
    bool showsOutcome(PositionId id) const { return shows(outcomeSteps, id); }
    bool showsValue(PositionId id) const { return shows(valueSteps, id); }

    /// For the graph itself: it shows a class what the steps show, and hides only the position that is asked about.
    AnswerPolicy onGraph() const
    {
        AnswerPolicy policy = *this;
        if (hiddenFor == HiddenFor::Class)
            policy.hiddenFor = HiddenFor::Nobody;
        return policy;
    }
    /// For a graph with other numbers: all or nothing.
    AnswerPolicy withoutPositions() const { return {.hiddenFor = hiddenFor}; }

private:
    bool shows(const Steps &steps, PositionId id) const
    {
        return !hidesAll() && id != guessed && (!steps || (*steps)[id] <= step);
    }
};

} // namespace mexplorer
