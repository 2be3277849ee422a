// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace mexplorer {

class GameGraph;

/// What may be shown of the answers, that is of outcomes, values, remoteness and what follows from them, and for whom
/// the rest is hidden. A session has one, made of what is played and what is stepped through; all views obey it.
struct AnswerPolicy
{
    enum class HiddenFor : quint8 {
        Nobody,
        Player, ///< who plays without help
        Class,  ///< that guesses the answer of a walk-through
    };
    using Steps = std::shared_ptr<const std::vector<quint32>>;
    using Positions = std::shared_ptr<const std::vector<PositionId>>;
    using Graph = std::shared_ptr<const GameGraph>;

    HiddenFor hiddenFor = HiddenFor::Nobody;
    Graph graph = {};        ///< whose positions the rest is about; null if it is about none
    Steps outcomeSteps = {}; ///< of a labelling: the step from which each position's outcome shows; null if all do
    Steps valueSteps = {};   ///< likewise its value
    quint32 step = 0;        ///< of the labelling
    Positions judged = {};   ///< sorted: where moves led that are judged at once; null if none are

    bool operator==(const AnswerPolicy &) const = default;

    /// True if at least some of the answers are hidden.
    bool isHiding() const { return hiddenFor != HiddenFor::Nobody; }
    bool hidesAll() const { return isHiding() && !judged; }
    /// True while a game is played without help: what would give answers away is covered.
    bool coversPlayedGame() const { return hiddenFor == HiddenFor::Player; }
    /// True if the labels of some positions show and those of others don't.
    bool isPartial() const { return !hidesAll() && (outcomeSteps || valueSteps || judged); }
    /// True if it may be said whether a move that was made was right.
    bool showsJudgement() const { return !hidesAll(); }
    /// True if it may be said which moves are right.
    bool showsRightMoves() const { return !isHiding(); }
    /// Of a position of the graph that this was made for.
    bool showsOutcome(PositionId id) const { return shows(outcomeSteps, id); }
    bool showsValue(PositionId id) const { return shows(valueSteps, id); }

    /// For the graph itself: it shows a class what the steps show.
    AnswerPolicy onGraph() const
    {
        AnswerPolicy policy = *this;
        if (hiddenFor == HiddenFor::Class)
            policy.hiddenFor = HiddenFor::Nobody;
        return policy;
    }
    /// For another graph, whose positions have other ids: all or nothing.
    AnswerPolicy withoutPositions() const { return {.hiddenFor = hiddenFor}; }
    /// What of this holds for a graph: all of it, or what doesn't name positions.
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
