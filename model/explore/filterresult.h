// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/excerpt.h"

#include <QString>

#include <set>

namespace mexplorer {

/// Settings that determine the visible part of a graph. Positions are given by their cells, so that the settings fit a
/// graph that was extended or built again.
struct FilterSettings
{
    enum class Region {
        Everything,
        From,    ///< positions reachable from the anchor
        To,      ///< positions that lead to the anchor
        Between, ///< positions on any play from the anchor to the target
    };
    /// The display of positions that the query doesn't match.
    enum class Others { Shown, Dimmed, Hidden };

    Region region = Region::Everything;
    CellVector anchor;
    CellVector target;
    QString query; ///< for PositionQuery; matches are ringed
    Others others = Others::Shown;
    bool winningMovesOnly = false;
    bool unfolding = false; ///< shows only the start, the followers of opened positions, and pinned ones
    std::set<CellVector> opened;
    std::set<CellVector> pinned;
    std::optional<Collapse> collapse; ///< ignored while unfolding

    /// The effective merging.
    std::optional<Collapse> merged() const { return unfolding ? std::nullopt : collapse; }
    bool operator==(const FilterSettings &) const = default;
    /// True if no positions and moves are hidden.
    bool showsAll() const;
    /// A copy with only the settings that determine the excerpt.
    FilterSettings forExcerpt() const;
};

/// The result of applying FilterSettings to a graph.
struct FilterResult
{
    ExcerptPtr excerpt; ///< null for the whole graph
    /// The matches, as ids of the whole graph: those in the excerpt before the others; in both parts first the one that
    /// the query names in full, then the others in ascending order.
    std::vector<PositionId> matches;
    std::size_t shownMatches = 0; ///< the number of matches in the excerpt
    std::vector<PositionId> path; ///< a shortest path from the anchor to the target
    bool hasNoPath = false;       ///< there is no path between them, so everything is shown
    QString queryProblem;         ///< the error in the query
    QString problem;              ///< the reason why more is shown than requested
};

/// The visible positions while unfolding: the start, pinned ones, and the followers of visible opened ones.
PositionSet unfoldedPositions(const GameGraph &graph, const FilterSettings &settings);

/// Finds only the matches, those in \a excerpt and those outside; \a excerpt may be null.
FilterResult findMatches(const GameGraph &graph, const Labels &labels, const QString &query, ExcerptPtr excerpt,
                         JobControl &control);

/// Applies \a settings to \a graph. Visits every move a few times.
FilterResult applyFilter(const GameGraphPtr &graph, const Labels &labels, const Predecessors &predecessors,
                         const FilterSettings &settings, JobControl &control);

} // namespace mexplorer
