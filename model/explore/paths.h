// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/positionset.h"
#include "model/graph/labels.h"

namespace mexplorer {

/// The positions reachable from \a from, including itself. When \a control is cancelled, the ones found so far; the
/// same applies to all functions here. Each visits every move at most once.
PositionSet reachableFrom(const GameGraph &graph, PositionId from, JobControl &control);

/// The positions from which \a to is reachable, including itself.
PositionSet leadingTo(const GameGraph &graph, const Predecessors &predecessors, PositionId to, JobControl &control);

/// The positions on any play from \a from to \a to, including both ends; empty if there is none. In a graph with cycles
/// play may pass a position twice.
PositionSet positionsBetween(const GameGraph &graph, const Predecessors &predecessors, PositionId from, PositionId to,
                             JobControl &control);

/// The positions of a shortest play from \a from to \a to, including both ends; empty if there is none. Among several,
/// the one whose moves come first in the order of the rules.
std::vector<PositionId> shortestPath(const GameGraph &graph, PositionId from, PositionId to, JobControl &control);

/// The line of best play from \a from on, which it includes: the winner moves to the P follower of least remoteness,
/// the loser to the follower of greatest; among several, to the first in the order of the rules. Ends at a terminal
/// position, or if the outcome is unknown or a draw. If remoteness is unknown, as above a graph's limit, the line keeps
/// the outcome but may not be the best.
std::vector<PositionId> principalLine(const GameGraph &graph, const Labels &labels, PositionId from);

} // namespace mexplorer
