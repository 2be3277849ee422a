// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/graphsource.h"

#include "model/explore/graphfilter.h"

namespace mexplorer {

ExploredGraph GraphSource::shown() const
{
    ExploredGraph shown = whole();
    if (const ExcerptPtr part = excerpt()) {
        shown.graph = part->graph();
        shown.labels = part->labels();
        shown.predecessors = part->predecessors();
    }
    return shown;
}

/// If there is a filter, it reports changes of the graph.
ExplorationSource::ExplorationSource(Exploration *exploration, GraphFilter *filter, QObject *parent)
    : GraphSource(parent), m_exploration(exploration), m_filter(filter)
{
    if (filter) {
        connect(exploration, &Exploration::graphChanged, this, &GraphSource::startChanged);
        connect(filter, &GraphFilter::excerptChanged, this, &GraphSource::graphChanged);
        connect(filter, &GraphFilter::settingsChanged, this, &GraphSource::pinnedChanged);
    } else {
        connect(exploration, &Exploration::graphChanged, this, &GraphSource::graphChanged);
    }
    connect(exploration, &Exploration::startChanged, this, &GraphSource::startChanged);
    connect(exploration, &Exploration::selectionChanged, this, &GraphSource::selectionChanged);
    connect(exploration, &Exploration::hoverChanged, this, &GraphSource::hoverChanged);
    connect(exploration, &Exploration::answersChanged, this, &GraphSource::answersChanged);
    connect(exploration, &Exploration::stepFocusChanged, this, &GraphSource::answersChanged);
}

ExcerptPtr ExplorationSource::excerpt() const
{
    return m_filter ? m_filter->excerpt() : nullptr;
}

const std::set<CellVector> *ExplorationSource::pinned() const
{
    return m_filter && m_filter->settings().unfolding ? &m_filter->settings().pinned : nullptr;
}

SingleGraph::SingleGraph(ExploredGraph graph, QObject *parent) : GraphSource(parent), m_graph(std::move(graph)) {}

void SingleGraph::select(PositionId id)
{
    if (id >= m_graph.graph->positionCount() || id == m_selected)
        return;
    m_selected = id;
    emit selectionChanged();
}

void SingleGraph::hover(PositionId id)
{
    if (id != std::exchange(m_hovered, id))
        emit hoverChanged();
}

} // namespace mexplorer
