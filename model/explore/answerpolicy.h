// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace mexplorer {

class GameGraph;

/// Determines which answers may be shown: outcomes, values, remoteness and what follows from them; and for whom the
/// others are hidden. A session has one, which depends on the match and the walk-through; all views obey it.
struct AnswerPolicy
{
    enum class HiddenFor : quint8 {
        Nobody,
        Player, ///< a player without help
        Class,  ///< an audience that answers the questions of a walk-through
    };
    using Steps = std::shared_ptr<const std::vector<quint32>>;
    using Positions = std::shared_ptr<const std::vector<PositionId>>;
    using Graph = std::shared_ptr<const GameGraph>;

    HiddenFor hiddenFor = HiddenFor::Nobody;
    Graph graph = {};        ///< of the position ids below; null if there are none
    Steps outcomeSteps = {}; ///< of a labelling: the step from which each position's outcome is shown; null if all are
    Steps valueSteps = {};   ///< of a labelling: the step from which each position's value is shown
    quint32 step = 0;        ///< of the labelling
    Positions judged = {};   ///< sorted: the positions after moves that are judged at once; null if none are

    bool operator==(const AnswerPolicy &) const = default;

    /// Hides the answers from \a whom too. Hiding them from a player is the stricter one, whatever the order of calls.
    void hideFrom(HiddenFor whom) { hiddenFor = hiddenFor == HiddenFor::Player ? hiddenFor : whom; }

    /// True if at least some of the answers are hidden.
    bool isHiding() const { return hiddenFor != HiddenFor::Nobody; }
    bool hidesAll() const { return isHiding() && !judged; }
    /// True while a game is played without help: pages with answers are covered.
    bool coversPlayedGame() const { return hiddenFor == HiddenFor::Player; }
    /// True if the labels of only some positions are shown.
    bool isPartial() const { return !hidesAll() && (outcomeSteps || valueSteps || judged); }
    /// True if moves that were made may be judged.
    bool showsJudgement() const { return !hidesAll(); }
    /// True if the right moves may be shown.
    bool showsRightMoves() const { return !isHiding(); }
    /// \a id is a position of the graph that this was made for.
    bool showsOutcome(PositionId id) const { return shows(outcomeSteps, id); }
    bool showsValue(PositionId id) const { return shows(valueSteps, id); }

    /// The policy for the graph itself, which shows an audience the labels of the steps so far.
    AnswerPolicy onGraph() const
    {
        AnswerPolicy policy = *this;
        if (hiddenFor == HiddenFor::Class)
            policy.hiddenFor = HiddenFor::Nobody;
        return policy;
    }
    /// The policy for another graph, whose ids differ: everything or nothing.
    AnswerPolicy withoutPositions() const { return {.hiddenFor = hiddenFor}; }
    /// The policy for \a other: this one if it is its graph, otherwise withoutPositions().
    AnswerPolicy forGraph(const Graph &other) const { return graph == other ? *this : withoutPositions(); }

private:
    bool shows(const Steps &steps, PositionId id) const
    {
        if (isHiding())
            return judged && std::ranges::binary_search(*judged, id);
        return !steps || (*steps)[id] <= step;
    }
};

} // namespace mexplorer
