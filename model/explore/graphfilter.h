// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/explore/filterresult.h"

namespace mexplorer {

/// Filters the explored graph, which may be shown whole, or in part, unfolded, filtered or collapsed. Updates with the
/// graph; another game is shown whole again.
class GraphFilter : public Part
{
    Q_OBJECT

public:
    GraphFilter(Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    const FilterSettings &settings() const { return m_settings; }
    /// The settings for the game that starts at \a start, even if its graph isn't available yet.
    FilterSettings settingsFor(const Position &start) const;
    /// The visible part of the graph; null for all of it.
    const ExcerptPtr &excerpt() const { return m_view.excerpt; }
    /// The matches of the query, as ids of the whole graph: visible ones before hidden ones; in both parts the position
    /// that the query names in full comes first, then the others in the order of their ids.
    const std::vector<PositionId> &matches() const { return m_view.matches; }
    /// The number of visible matches, which come first.
    std::size_t shownMatches() const { return m_view.shownMatches; }
    /// The error in the query; empty if it is valid.
    const QString &queryProblem() const { return m_view.queryProblem; }
    /// A shortest path between the two positions of showBetween().
    const std::vector<PositionId> &path() const { return m_view.path; }
    /// The reason why more is shown than requested; empty if there is none.
    const QString &problem() const { return m_view.problem; }
    /// True if unfolding hides a position.
    bool isFolded(PositionId id) const;
    /// True if the result belongs to the current settings and the explored graph.
    bool isCurrent() const;

    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    QStringList texts() const override { return {m_view.queryProblem, m_view.problem}; }
    void retranslate() override;

    bool isOpen(PositionId id) const { return m_settings.opened.contains(cellsOf(id)); }
    bool isPinned(PositionId id) const { return m_settings.pinned.contains(cellsOf(id)); }

public slots:
    /// Sets all settings. The result is updated by a job.
    void setSettings(mexplorer::FilterSettings settings);
    /// Sets the settings once the graph of \a start is available, or now if it is.
    void setSettingsFor(const mexplorer::Position &start, mexplorer::FilterSettings settings);
    /// Resets regions, merging and unfolding; keeps the search and the pinned or opened positions.
    void showEverything();
    void setQuery(const QString &query) { change(&FilterSettings::query, query); }
    void setOthers(mexplorer::FilterSettings::Others others) { change(&FilterSettings::others, others); }
    void setWinningMovesOnly(bool on) { change(&FilterSettings::winningMovesOnly, on); }
    /// Shows the positions reachable from \a anchor, or those that lead to it; \a anchor is ignored for Everything.
    void showRegion(mexplorer::FilterSettings::Region region, mexplorer::PositionId anchor);
    /// Shows the positions on any play from one position to the other, in either direction; emits noPathFound() if
    /// there is none.
    void showBetween(mexplorer::PositionId from, mexplorer::PositionId to);
    /// Merges positions; std::nullopt ends merging. Ends unfolding.
    void setCollapse(std::optional<mexplorer::Collapse> collapse);
    /// Starts unfolding with only the start visible. Merging is suspended until unfolding ends.
    void setUnfolding(bool on) { change(&FilterSettings::unfolding, on); }
    /// Opens a position, which shows its followers, and starts unfolding if it is off. A hidden position is pinned, so
    /// that it is visible.
    void unfoldAt(mexplorer::PositionId id);
    void setOpen(mexplorer::PositionId id, bool open) { mark(&FilterSettings::opened, id, open); }
    void setPinned(mexplorer::PositionId id, bool pinned) { mark(&FilterSettings::pinned, id, pinned); }

signals:
    void settingsChanged();
    /// Emitted when the visible part of the graph changed.
    void excerptChanged();
    /// Emitted when the matches or the problem changed.
    void matchesChanged();
    /// Emitted when there is no path between the two positions of showBetween(). The previous part is shown again.
    void noPathFound(mexplorer::PositionId from, mexplorer::PositionId to);

private:
    using MarkedSet = std::set<CellVector> FilterSettings::*;

    template <class Part> void change(Part FilterSettings::*part, const Part &to)
    {
        FilterSettings settings = m_settings;
        settings.*part = to;
        setSettings(std::move(settings));
    }
    void followGraph();
    void update();
    void setResult(const GameGraphPtr &graph, const FilterSettings &settings, FilterResult view);
    void leavePath(const GameGraph &graph);
    CellVector cellsOf(PositionId id) const;
    void mark(MarkedSet set, PositionId id, bool on);

    Exploration *m_exploration;
    Job m_filtering;
    Position m_start; ///< of the game of m_settings
    FilterSettings m_settings;
    FilterSettings m_beforePath; ///< with the region before showBetween()
    Position m_nextStart;        ///< start of the game of m_nextSettings
    std::optional<FilterSettings> m_nextSettings;
    FilterResult m_view;
    FilterSettings m_viewSettings; ///< of m_view
    GameGraphPtr m_viewGraph;      ///< of m_view
    LabelsPtr m_viewLabels;
};

} // namespace mexplorer
