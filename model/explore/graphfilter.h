// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/explore/filterresult.h"

namespace mexplorer {

/// What is shown of the explored graph: all of it, or a part of it, unfolded, filtered or collapsed. Keeps up with the
/// graph; another game is shown whole again.
class GraphFilter : public Part
{
    Q_OBJECT

public:
    GraphFilter(Exploration *exploration, Jobs *jobs, QObject *parent = nullptr);

    const FilterSettings &settings() const { return m_settings; }
    /// Those for the game that starts at \a start, whether or not its graph is there by now.
    FilterSettings settingsFor(const Position &start) const;
    /// What is shown instead of the graph; null for all of it.
    const ExcerptPtr &excerpt() const { return m_view.excerpt; }
    /// What the query finds, by the numbers of the whole graph, in the order in which it is walked: what is shown
    /// before what is left out, the position that the query names in full first, and then by their numbers.
    const std::vector<PositionId> &matches() const { return m_view.matches; }
    /// How many of the matches are shown; the others come after them.
    std::size_t shownMatches() const { return m_view.shownMatches; }
    /// Why the query can't be read; empty if it can.
    const QString &queryProblem() const { return m_view.queryProblem; }
    /// A shortest play between the two positions asked for.
    const std::vector<PositionId> &path() const { return m_view.path; }
    /// Why more is shown than was asked for; empty if not.
    const QString &problem() const { return m_view.problem; }
    /// True while a position is folded away.
    bool isFolded(PositionId id) const;
    /// True if all this is the result of the settings on the explored graph.
    bool isCurrent() const;

    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;

    bool isOpen(PositionId id) const { return m_settings.opened.contains(cellsOf(id)); }
    bool isPinned(PositionId id) const { return m_settings.pinned.contains(cellsOf(id)); }

public slots:
    /// All settings at once; what is shown follows when a job has found it.
    void setSettings(mexplorer::FilterSettings settings);
    /// Sets them when the graph of \a start is there; at once if it is.
    void setSettingsFor(const mexplorer::Position &start, mexplorer::FilterSettings settings);
    /// Ends regions, merging and unfolding; the search and what is pinned or opened stay.
    void showEverything();
    void setQuery(const QString &query) { change(&FilterSettings::query, query); }
    void setOthers(mexplorer::FilterSettings::Others others) { change(&FilterSettings::others, others); }
    void setWinningMovesOnly(bool on) { change(&FilterSettings::winningMovesOnly, on); }
    /// What play reaches from \a anchor, or what leads to it; the anchor doesn't count for Everything.
    void showRegion(mexplorer::FilterSettings::Region region, mexplorer::PositionId anchor);
    /// What play from one position to the other can pass, in either direction; else noPathFound().
    void showBetween(mexplorer::PositionId from, mexplorer::PositionId to);
    /// Merges positions; nothing merges none. Ends unfolding.
    void setCollapse(std::optional<mexplorer::Collapse> collapse);
    /// Begins with the start alone. What is merged waits until this ends.
    void setUnfolding(bool on) { change(&FilterSettings::unfolding, on); }
    /// Opens a position's followers, and begins to unfold if that isn't so. A position that is folded away is pinned,
    /// so that it shows.
    void unfoldAt(mexplorer::PositionId id);
    void setOpen(mexplorer::PositionId id, bool open) { mark(&FilterSettings::opened, id, open); }
    void setPinned(mexplorer::PositionId id, bool pinned) { mark(&FilterSettings::pinned, id, pinned); }

signals:
    void settingsChanged();
    /// There is another excerpt, or the whole graph again.
    void excerptChanged();
    /// What is found, or the problem.
    void matchesChanged();
    /// No play leads from one of the two positions of showBetween() to the other; what was shown before is shown again.
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
    Position m_start; ///< of the game that the settings are for
    FilterSettings m_settings;
    FilterSettings m_beforePath; ///< with the part that was shown before showBetween()
    Position m_nextStart;        ///< the game that m_nextSettings wait for
    std::optional<FilterSettings> m_nextSettings;
    FilterResult m_view;
    FilterSettings m_viewSettings; ///< that m_view is for
    GameGraphPtr m_viewGraph;      ///< that m_view is of
    LabelsPtr m_viewLabels;
};

} // namespace mexplorer
