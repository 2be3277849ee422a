// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/componentpanes.h"

#include "model/games/joinedposition.h"
#include "model/session/session.h"
#include "model/solve/completelabels.h"
#include "views/canvas/graphcanvas.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QScopedValueRollback>

namespace mexplorer {

namespace {

constexpr std::size_t maxPanes = 6;

} // namespace

ComponentPanes::ComponentPanes(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_building(session->jobs()), m_message(makeText("componentMessage", this)),
      m_row(new QHBoxLayout)
{
    setAccessibleName(tr("Graphs of the components"));
    m_message->setContentsMargins(12, 4, 12, 4);
    auto *column = makeLayout<QVBoxLayout>(this, 0);
    column->addWidget(m_message);
    column->addLayout(m_row, 1);
    m_row->setSpacing(1);
    hide();
    connect(session->exploration(), &Exploration::graphChanged, this, &ComponentPanes::rebuild);
    connect(session->exploration(), &Exploration::selectionChanged, this, &ComponentPanes::followSelection);
}

void ComponentPanes::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    setVisible(active);
    rebuild();
}

void ComponentPanes::clear()
{
    for (const Pane &pane : m_panes)
        delete pane.widget;
    m_panes.clear();
    m_graphs.reset();
    m_product.reset();
}

Result<ComponentPanes::Components> ComponentPanes::build(const ExploredGraph &sum, const Solver &solver,
                                                         JobControl &control)
{
    const Result<ComponentGraphsPtr> graphs = ComponentGraphs::build(sum.start, *sum.graph, control);
    if (!graphs)
        return graphs.problem();
    Components components{*graphs, {}};
    for (std::size_t i = 0; i < std::min(maxPanes, components.graphs->count()); ++i) {
        const GameGraphPtr &graph = components.graphs->graph(i);
        components.explored.push_back({split(graph->rules(), graph->cells(GameGraph::root())), graph,
                                       completeLabels(*graph, sum.labels->convention(), solver, control),
                                       std::make_shared<const Predecessors>(*graph)});
    }
    return components;
}

void ComponentPanes::rebuild()
{
    m_building.drop();
    if (!m_active)
        return clear();
    if (!m_session->exploration()->isReady())
        return;
    const ExploredGraph &explored = m_session->exploration()->explored();
    m_building.start(
        tr("Graphs of the components"),
        [explored, solver = m_session->solver()](JobControl &control) { return build(explored, solver, control); },
        [this, product = explored.graph](const Result<Components> &built) { show(product, built); });
}

void ComponentPanes::show(const GameGraphPtr &product, const Result<Components> &built)
{
    clear();
    m_message->setText(built ? QString() : built.problem().message);
    if (built) {
        m_graphs = built->graphs;
        m_product = product;
        for (const ExploredGraph &explored : built->explored)
            addPane(explored);
        if (m_graphs->count() > maxPanes) {
            m_message->setText(
                tr("The first %1 of %2 components are shown; the Position panel shows the values of all.")
                    .arg(maxPanes)
                    .arg(m_graphs->count()));
        }
    }
    m_message->setVisible(!m_message->text().isEmpty());
    if (m_hasPanes == m_panes.empty()) {
        m_hasPanes = !m_panes.empty();
        emit panesChanged();
    }
    followSelection();
}

Position ComponentPanes::positionOf(std::size_t component, PositionId id) const
{
    const GameGraph &graph = *m_graphs->graph(component);
    return split(graph.rules(), graph.cells(id));
}

void ComponentPanes::addPane(const ExploredGraph &explored)
{
    const std::size_t component = m_panes.size();
    const QString name = explored.start.text();
    Pane pane;
    pane.widget = new QWidget(this);
    pane.graph = new SingleGraph(explored, pane.widget);
    pane.title = new QLabel(name, pane.widget);
    pane.title->setContentsMargins(12, 4, 12, 4);
    pane.title->setObjectName(QStringLiteral("componentTitle.%1").arg(component));
    pane.canvas = new GraphCanvas(pane.graph, m_session->jobs(), pane.widget);
    pane.canvas->setObjectName(QStringLiteral("componentCanvas.%1").arg(component));
    pane.canvas->setMinimumSize(120, 120);
    pane.canvas->setAccessibleName(tr("Graph of the component %1").arg(name));
    auto *column = makeLayout<QVBoxLayout>(pane.widget, 0);
    column->addWidget(pane.title);
    column->addWidget(pane.canvas, 1);
    m_row->addWidget(pane.widget, 1);
    connect(pane.graph, &GraphSource::selectionChanged, this, [this, component] { followToken(component); });
    m_panes.push_back(pane);
}

void ComponentPanes::followSelection()
{
    const Exploration &exploration = *m_session->exploration();
    if (!m_graphs || m_product != exploration.graph() || m_isFollowing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const auto ids = m_graphs->positions(exploration.selected());
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        if (ids[i] == noPosition)
            continue;
        m_panes[i].graph->select(ids[i]);
        m_panes[i].title->setText(positionOf(i, ids[i]).text());
    }
}

void ComponentPanes::followToken(std::size_t component)
{
    if (m_isFollowing || !m_graphs || m_product != m_session->exploration()->graph())
        return;
    Position sum;
    const auto ids = m_graphs->positions(m_session->exploration()->selected());
    for (std::size_t i = 0; i < m_graphs->count(); ++i) {
        const PositionId id = i == component ? m_panes[i].graph->selected() : ids[i];
        const Position part = positionOf(i, id == noPosition ? GameGraph::root() : id);
        sum.components.insert(sum.components.end(), part.components.begin(), part.components.end());
    }
    if (!m_session->exploration()->selectPosition(sum))
        followSelection(); // undoes the click
}

} // namespace mexplorer
