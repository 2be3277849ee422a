// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/heaptraits.h"
#include "tests/model/step/tracesamples.h"

#include <map>

/// Values, winners and counts of positions by the definitions alone.
namespace tracesamples {

inline Value plainValue(const Position &position)
{
    static std::map<QString, Value> known;
    const QString text = position.text();
    const bool isDrawn = text.contains(QStringLiteral("graph")); // two of their vertices may have the same name
    if (isDrawn || !known.contains(text))
        known[text] = PlainValues(position).root();
    return known[text];
}

/// The winner under misère play: the player to move wins if there is no move.
inline bool winsMisere(const GameGraph &graph, PositionId id, std::map<PositionId, bool> &known)
{
    if (const auto found = known.find(id); found != known.end())
        return found->second;
    bool wins = graph.followers(id).empty();
    for (const PositionId follower : graph.followers(id))
        wins = wins || !winsMisere(graph, follower, known);
    return known[id] = wins;
}

inline bool winsMisere(const Position &position)
{
    const PlainValues plain(position);
    std::map<PositionId, bool> known;
    return winsMisere(*plain.graph, GameGraph::root(), known);
}

inline bool repeats(const std::vector<Value> &values, std::size_t from, std::size_t period)
{
    for (std::size_t n = from; n + period < values.size(); ++n) {
        if (values[n] != values[n + period])
            return false;
    }
    return true;
}

/// The maximum number of tokens taken by a move.
inline quint64 reachOf(const Rules &rules)
{
    constexpr quint64 heap = 60;
    quint64 max = 0;
    forEachSplit(rules, heap, [&](Cells parts) {
        quint64 left = 0;
        for (const Cell part : parts)
            left += part;
        max = std::max(max, heap - left);
    });
    return max;
}

inline int naiveCalls(const PlainValues &plain, PositionId id)
{
    int calls = 1;
    for (const PositionId follower : plain.graph->followers(id))
        calls += naiveCalls(plain, follower);
    return calls;
}

/// The number of calls with memory: the first one, and one for each move of each position.
inline int rememberedCalls(const PlainValues &plain)
{
    int calls = 1;
    for (PositionId id = 0; id < plain.graph->positionCount(); ++id)
        calls += static_cast<int>(plain.graph->followers(id).size());
    return calls;
}

} // namespace tracesamples
