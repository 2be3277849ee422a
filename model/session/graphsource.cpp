// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/graphsource.h"

#include "model/session/graphfilter.h"

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

WholeGraph::WholeGraph(Exploration *exploration, QObject *parent) : WholeGraph(exploration, true, parent) {}

WholeGraph::WholeGraph(Exploration *exploration, bool followsGraph, QObject *parent)
    : GraphSource(parent), m_exploration(exploration)
{
    if (followsGraph)
        connect(exploration, &Exploration::graphChanged, this, &GraphSource::graphChanged);
    else
        connect(exploration, &Exploration::graphChanged, this, &GraphSource::startChanged);
    connect(exploration, &Exploration::startChanged, this, &GraphSource::startChanged);
    connect(exploration, &Exploration::selectionChanged, this, &GraphSource::selectionChanged);
    connect(exploration, &Exploration::hoverChanged, this, &GraphSource::hoverChanged);
    connect(exploration, &Exploration::answersChanged, this, &GraphSource::answersChanged);
    connect(exploration, &Exploration::stepFocusChanged, this, &GraphSource::answersChanged);
}

FilteredGraph::FilteredGraph(Exploration *exploration, GraphFilter *filter, QObject *parent)
    : WholeGraph(exploration, false, parent), m_filter(filter)
{
    connect(filter, &GraphFilter::excerptChanged, this, &GraphSource::graphChanged);
    connect(filter, &GraphFilter::settingsChanged, this, &GraphSource::pinnedChanged);
}

ExcerptPtr FilteredGraph::excerpt() const
{
    return m_filter->excerpt();
}

const std::set<CellVector> *FilteredGraph::pinned() const
{
    return m_filter->settings().unfolding ? &m_filter->settings().pinned : nullptr;
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
