// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/excerpt.h"

#include <QString>

#include <set>

namespace mexplorer {

/// Which part of a graph is shown. Positions are named by their cells, so that the settings fit a graph that has
/// grown or was built anew.
struct FilterSettings
{
    enum class Region {
        Everything,
        From,    ///< what play can reach from the anchor
        To,      ///< what leads to the anchor
        Between, ///< what play from the anchor to the target can pass
    };
    /// What becomes of positions that the query doesn't find.
    enum class Others { Shown, Dimmed, Hidden };

    Region region = Region::Everything;
    CellVector anchor;
    CellVector target;
    QString query; ///< as PositionQuery reads it; found positions are ringed
    Others others = Others::Shown;
    bool winningMovesOnly = false;
    bool unfolding = false; ///< only the start, the followers of what is open, and what is pinned
    std::set<CellVector> opened;
    std::set<CellVector> pinned;
    std::optional<Collapse> collapse; ///< waits while unfolding

    /// What is merged now.
    std::optional<Collapse> merged() const { return unfolding ? std::nullopt : collapse; }
    bool operator==(const FilterSettings &) const = default;
    /// True if all positions and moves stay.
    bool showsAll() const;
    /// Only what has a say in which positions and moves stay.
    FilterSettings forExcerpt() const;
};

/// What a graph looks like through the settings.
struct FilterResult
{
    ExcerptPtr excerpt;              ///< null: all of the graph
    std::vector<PositionId> matches; ///< of the query, in the whole graph: what the excerpt shows before what it leaves
                                     ///< out; in each part first the one that the query names in full, if there is one,
                                     ///< and then the others ascending
    std::size_t shownMatches = 0;    ///< how many of them the excerpt shows
    std::vector<PositionId> path;    ///< a shortest play from the anchor to the target
    bool hasNoPath = false;          ///< there is none between the two, and all is shown instead
    QString queryProblem;            ///< why the query can't be read
    QString problem;                 ///< why more is shown than the settings say
};

/// The positions that are seen while unfolding: the start, what is pinned, and the followers of what is seen and open.
PositionSet unfoldedPositions(const GameGraph &graph, const FilterSettings &settings);

/// Finds the matches only, in what \a excerpt shows and in what it leaves out; it may be null.
FilterResult findMatches(const GameGraph &graph, const Labels &labels, const QString &query, ExcerptPtr excerpt,
                         JobControl &control);

/// \a graph through \a settings. Costs a few looks at every move.
FilterResult applyFilter(const GameGraphPtr &graph, const Labels &labels, const Predecessors &predecessors,
                         const FilterSettings &settings, JobControl &control);

} // namespace mexplorer
