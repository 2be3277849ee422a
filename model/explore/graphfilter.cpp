// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/graphfilter.h"

#include "model/documents/document.h"

namespace mexplorer {

GraphFilter::GraphFilter(Exploration *exploration, Jobs *jobs, QObject *parent)
    : Part(parent), m_exploration(exploration), m_filtering(jobs)
{
    connect(exploration, &Exploration::graphChanged, this, &GraphFilter::followGraph);
    connect(this, &GraphFilter::settingsChanged, this, &Part::edited);
}

void GraphFilter::write(Document &document) const
{
    if (const FilterSettings settings = settingsFor(m_exploration->start()); !(settings == FilterSettings()))
        document.set(settings);
}

void GraphFilter::restore(const Document &document, const Position &start)
{
    const auto *settings = document.find<FilterSettings>();
    setSettingsFor(start, settings ? *settings : FilterSettings());
}

void GraphFilter::retranslate()
{
    if (m_view.queryProblem.isEmpty() && m_view.problem.isEmpty())
        return;
    m_viewGraph.reset(); // so that the excerpt, which the problem is about, is made again
    update();
}

bool GraphFilter::isCurrent() const
{
    return m_viewGraph == m_exploration->graph() && m_viewSettings == m_settings;
}

CellVector GraphFilter::cellsOf(PositionId id) const
{
    if (!m_exploration->isReady() || id >= m_exploration->graph()->positionCount())
        return {};
    const Cells cells = m_exploration->graph()->cells(id);
    return {cells.begin(), cells.end()};
}

void GraphFilter::followGraph()
{
    if (m_exploration->isReady() && !(m_start == m_exploration->explored().start)) {
        m_start = m_exploration->explored().start;
        FilterSettings fresh;
        fresh.query = m_settings.query;
        fresh.others =
            m_settings.others == FilterSettings::Others::Hidden ? FilterSettings::Others::Dimmed : m_settings.others;
        if (m_nextSettings && m_nextStart == m_start)
            fresh = *std::exchange(m_nextSettings, std::nullopt);
        const bool changed = !(fresh == m_settings);
        m_settings = fresh;
        if (changed)
            emit settingsChanged();
    }
    update();
}

FilterSettings GraphFilter::settingsFor(const Position &start) const
{
    if (m_nextSettings && m_nextStart == start)
        return *m_nextSettings;
    return m_start == start ? m_settings : FilterSettings();
}

void GraphFilter::setSettings(FilterSettings settings)
{
    if (settings == m_settings)
        return;
    m_settings = std::move(settings);
    emit settingsChanged();
    update();
}

void GraphFilter::setSettingsFor(const Position &start, FilterSettings settings)
{
    m_nextSettings.reset();
    if (m_start == start)
        return setSettings(std::move(settings));
    m_nextStart = start;
    m_nextSettings = std::move(settings);
}

void GraphFilter::update()
{
    m_filtering.drop();
    if (!m_exploration->isReady())
        return;
    const ExploredGraph explored = m_exploration->explored();
    if (m_settings.showsAll() && m_settings.query.trimmed().isEmpty())
        return setResult(explored.graph, m_settings, {});
    const bool sameExcerpt = m_viewGraph == explored.graph && m_viewLabels == explored.labels &&
                             m_viewSettings.forExcerpt() == m_settings.forExcerpt();
    m_filtering.start(
        tr("Looking for positions"),
        [explored, settings = m_settings, known = m_view, sameExcerpt](JobControl &control) {
            if (!sameExcerpt)
                return applyFilter(explored.graph, *explored.labels, *explored.predecessors, settings, control);
            FilterResult view = findMatches(*explored.graph, *explored.labels, settings.query, known.excerpt, control);
            view.path = known.path;
            return view;
        },
        [this, graph = explored.graph, settings = m_settings](FilterResult view) {
            if (view.hasNoPath)
                return leavePath(*graph);
            setResult(graph, settings, std::move(view));
        },
        [this, graph = explored.graph, settings = m_settings](const Problem &problem) {
            emit problemFound(problem);
            setResult(graph, settings, {}); // shows the whole graph
        });
}

void GraphFilter::setResult(const GameGraphPtr &graph, const FilterSettings &settings, FilterResult view)
{
    const bool sameExcerpt = m_viewGraph == graph && m_view.excerpt == view.excerpt;
    m_view = std::move(view);
    m_viewGraph = graph;
    m_viewLabels = m_exploration->labels();
    m_viewSettings = settings;
    if (!sameExcerpt)
        emit excerptChanged();
    emit matchesChanged();
}

/// Restores the previous part of the graph, because there is no path.
void GraphFilter::leavePath(const GameGraph &graph)
{
    const PositionId from = graph.find(m_settings.anchor).value_or(noPosition);
    const PositionId to = graph.find(m_settings.target).value_or(noPosition);
    FilterSettings settings = m_settings;
    const FilterSettings before = std::exchange(m_beforePath, {}); // shows the whole graph if that has no path either
    settings.region = before.region;
    settings.anchor = before.anchor;
    settings.target = before.target;
    setSettings(std::move(settings));
    emit noPathFound(from, to);
}

void GraphFilter::showEverything()
{
    FilterSettings settings;
    settings.query = m_settings.query;
    settings.pinned = m_settings.pinned;
    settings.opened = m_settings.opened;
    if (m_settings.others == FilterSettings::Others::Dimmed)
        settings.others = m_settings.others;
    setSettings(std::move(settings));
}

void GraphFilter::showRegion(FilterSettings::Region region, PositionId anchor)
{
    FilterSettings settings = m_settings;
    settings.region = region;
    settings.anchor = region == FilterSettings::Region::Everything ? CellVector() : cellsOf(anchor);
    settings.target.clear();
    setSettings(std::move(settings));
}

void GraphFilter::showBetween(PositionId from, PositionId to)
{
    m_beforePath = m_settings;
    FilterSettings settings = m_settings;
    settings.region = FilterSettings::Region::Between;
    settings.anchor = cellsOf(from);
    settings.target = cellsOf(to);
    setSettings(std::move(settings));
}

void GraphFilter::setCollapse(std::optional<Collapse> collapse)
{
    FilterSettings settings = m_settings;
    settings.collapse = collapse;
    settings.unfolding = settings.unfolding && !collapse;
    setSettings(std::move(settings));
}

bool GraphFilter::isFolded(PositionId id) const
{
    return m_settings.unfolding && m_exploration->isReady() && id < m_exploration->graph()->positionCount() &&
           !unfoldedPositions(*m_exploration->graph(), m_settings).contains(id);
}

void GraphFilter::unfoldAt(PositionId id)
{
    if (!m_exploration->isReady())
        return;
    FilterSettings settings = m_settings;
    settings.unfolding = true;
    if (!unfoldedPositions(*m_exploration->graph(), settings).contains(id))
        settings.pinned.insert(cellsOf(id));
    settings.opened.insert(cellsOf(id));
    setSettings(std::move(settings));
}

void GraphFilter::mark(MarkedSet set, PositionId id, bool on)
{
    FilterSettings settings = m_settings;
    if (on)
        (settings.*set).insert(cellsOf(id));
    else
        (settings.*set).erase(cellsOf(id));
    setSettings(std::move(settings));
}

} // namespace mexplorer
