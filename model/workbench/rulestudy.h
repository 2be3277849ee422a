// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/layout/layeredlayout.h"
#include "model/solve/solver.h"
#include "model/step/lawwalk.h"

#include <QSizeF>
#include <optional>
#include <vector>

namespace mexplorer {

/// A follower of a position, with its SG value if that is quick to find.
struct StudiedFollower
{
    QString text; ///< the position as written after the colon
    std::optional<Value> value;
    Outcome outcome = Outcome::Unknown;
};

/// What is known at once of a position of rules that a user is writing.
struct PositionStudy
{
    std::vector<StudiedFollower> followers; ///< in the order of the rules, each once
    bool hasMore = false;                   ///< there are more followers than are listed
    std::optional<Value> value;
    Outcome outcome = Outcome::Unknown;
    std::optional<Problem> problem; ///< why something isn't known
};

/// The first values of rules: G(0), G(1), ... of heaps or of rows of n cells, or a table of pairs.
struct FirstValues
{
    std::vector<std::vector<Value>> rows; ///< one row, or one for each first number of a pair; empty for other games
    QString cell;                         ///< of a row of cells: what is repeated
    std::optional<Problem> problem;       ///< why there are no more values
};

/// A graph of a few positions, with its layout.
struct SmallGraph
{
    ExploredGraph explored; ///< of a smaller position, if the graph of the position is large
    LayoutPtr layout;
};

/// A sentence on what is known of rules, with the walk-through that proves it, if there is one.
struct KnownSentence
{
    QString text;
    std::optional<LawWalk> walk = {};
};

/// The longest list of followers.
inline constexpr std::size_t maxStudiedFollowers = 200;

// These five may take as long as the limits of \a solver allow: call them in a job.

PositionStudy studyPosition(const Position &position, const Solver &solver, JobControl &control);
FirstValues firstValues(const Position &position, const Solver &solver, JobControl &control);
/// Laid out for a picture of \a available pixels.
SmallGraph smallGraph(const Position &position, const Solver &solver, const QSizeF &available, JobControl &control);
/// The same graph, laid out for another size.
SmallGraph laidOutAgain(const ExploredGraph &explored, const QSizeF &available, JobControl &control);
/// Sentences on what is known of the rules: the game that they are the same as, and the laws of their values.
std::vector<KnownSentence> knownOf(const Position &position, JobControl &control);

} // namespace mexplorer
