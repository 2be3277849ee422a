// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/positionset.h"
#include "model/graph/labels.h"

namespace mexplorer {

/// The positions that play can reach from \a from, itself among them. When \a control is cancelled, those found so far;
/// so for all functions here that take one. Each costs at most one look at every move.
PositionSet reachableFrom(const GameGraph &graph, PositionId from, JobControl &control);

/// The positions from which play can come to \a to, itself among them.
PositionSet leadingTo(const GameGraph &graph, const Predecessors &predecessors, PositionId to, JobControl &control);

/// The positions that play from \a from to \a to can pass, both ends among them; empty if there is no such play. In a
/// graph with cycles play may pass a position twice.
PositionSet positionsBetween(const GameGraph &graph, const Predecessors &predecessors, PositionId from, PositionId to,
                             JobControl &control);

/// The positions of a shortest play from \a from to \a to, both ends among them; empty if there is none. Of several,
/// the one whose moves come first in the order of the rules.
std::vector<PositionId> shortestPath(const GameGraph &graph, PositionId from, PositionId to, JobControl &control);

/// Best play from \a from on, \a from first: the winner moves to the P follower of least remoteness, the loser to the
/// follower of greatest; of several, to the one that the rules name first. Ends at a terminal position, or where the
/// outcome isn't known or is a draw. Where remoteness isn't known, as above a graph's limit, the line is one of those
/// that keep the outcome, perhaps not the best.
std::vector<PositionId> principalLine(const GameGraph &graph, const Labels &labels, PositionId from);

} // namespace mexplorer
