// SPDX-License-Identifier: GPL-3.0-or-later
// Ways through a game graph
//
// Reachable positions are found by a search over the moves with one bit per position; positions that lead to one are
// found by the same search over the predecessors. A position is on some path from a to b if it is in both sets:
// reachable from a, and leading to b.
//
// A shortest path is found by a breadth-first search that stores the predecessor from which each position was found
// first. Followers are visited in the order of the rules, so the result is deterministic.
//
// The principal line follows remoteness: at an N position the least of the P followers, at a P position the greatest of
// all. Each move then decreases remoteness by exactly one. If remoteness is unknown, but outcomes are known (positions
// above the limit of a truncated graph), an unknown remoteness counts as the greatest; a set of the positions passed
// prevents cycles.

#include "model/explore/paths.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The number of positions between two reports of progress and checks for cancellation.
constexpr std::size_t positionsPerCheck = 4096;

template <class Neighbours>
PositionSet spread(PositionId positionCount, PositionId from, JobControl &control, Neighbours neighbours)
{
    PositionSet seen(positionCount);
    std::vector<PositionId> open = {from};
    seen.insert(from);
    for (std::size_t done = 1; !open.empty(); ++done) {
        if (done % positionsPerCheck == 0) {
            control.setProgress(done, positionCount);
            if (control.isCancelled())
                break;
        }
        const PositionId id = open.back();
        open.pop_back();
        for (const PositionId next : neighbours(id)) {
            if (!seen.contains(next)) {
                seen.insert(next);
                open.push_back(next);
            }
        }
    }
    return seen;
}

std::vector<PositionId> traced(const std::vector<PositionId> &sources, PositionId from, PositionId to)
{
    std::vector<PositionId> path = {to};
    while (path.back() != from)
        path.push_back(sources[path.back()]);
    std::ranges::reverse(path);
    return path;
}

/// The move of the winner (\a winning) or the loser; noPosition if no move keeps the outcome.
PositionId bestFollower(const GameGraph &graph, const Labels &labels, PositionId id, bool winning)
{
    const Outcome target = winning ? Outcome::P : Outcome::N;
    PositionId best = noPosition;
    for (const PositionId follower : graph.followers(id)) {
        if (labels.outcome(follower) != target)
            continue;
        const quint32 remoteness = labels.remoteness(follower); // an unknown one is the greatest number
        if (best == noPosition ||
            (winning ? remoteness < labels.remoteness(best) : remoteness > labels.remoteness(best)))
            best = follower;
    }
    return best;
}

} // namespace

PositionSet reachableFrom(const GameGraph &graph, PositionId from, JobControl &control)
{
    return spread(graph.positionCount(), from, control, [&](PositionId id) { return graph.followers(id); });
}

PositionSet leadingTo(const GameGraph &graph, const Predecessors &predecessors, PositionId to, JobControl &control)
{
    return spread(graph.positionCount(), to, control, [&](PositionId id) { return predecessors(id); });
}

PositionSet positionsBetween(const GameGraph &graph, const Predecessors &predecessors, PositionId from, PositionId to,
                             JobControl &control)
{
    PositionSet between = reachableFrom(graph, from, control);
    between &= leadingTo(graph, predecessors, to, control);
    return between;
}

std::vector<PositionId> shortestPath(const GameGraph &graph, PositionId from, PositionId to, JobControl &control)
{
    if (from == to)
        return {from};
    std::vector<PositionId> sources(graph.positionCount(), noPosition);
    std::vector<PositionId> queue = {from};
    sources[from] = from;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        if (at % positionsPerCheck == 0) {
            control.setProgress(at, graph.positionCount());
            if (control.isCancelled())
                break;
        }
        for (const PositionId follower : graph.followers(queue[at])) {
            if (sources[follower] != noPosition)
                continue;
            sources[follower] = queue[at];
            if (follower == to)
                return traced(sources, from, to);
            queue.push_back(follower);
        }
    }
    return {};
}

std::vector<PositionId> principalLine(const GameGraph &graph, const Labels &labels, PositionId from)
{
    std::vector<PositionId> line;
    PositionSet passed(graph.positionCount());
    for (PositionId id = from; id != noPosition && !passed.contains(id);) {
        line.push_back(id);
        passed.insert(id);
        const Outcome outcome = labels.outcome(id);
        if (outcome != Outcome::P && outcome != Outcome::N)
            break;
        id = bestFollower(graph, labels, id, outcome == Outcome::N);
    }
    return line;
}

} // namespace mexplorer
