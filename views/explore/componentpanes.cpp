#include "views/explore/componentpanes.h"

#include "model/games/joinedposition.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

constexpr std::size_t mostPanes = 6;

} // namespace

ComponentPanes::ComponentPanes(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_message(new QLabel(this)), m_row(new QHBoxLayout)
{
    setObjectName(QStringLiteral("componentPanes"));
    setAccessibleName(tr("Graphs of the components"));
    m_message->setObjectName(QStringLiteral("componentMessage"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(12, 4, 12, 4);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addLayout(m_row, 1);
    m_row->setSpacing(1);
    hide();
    connect(session->exploration(), &Exploration::graphChanged, this, &ComponentPanes::rebuild);
    connect(session->exploration(), &Exploration::selectionChanged, this, &ComponentPanes::followSelection);
}

ComponentPanes::~ComponentPanes()
{
    m_session->jobs()->drop(m_componentsKey);
    clear();
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
    for (Pane &pane : m_panes) {
        pane.session->disconnect(this);
        delete pane.widget; // before the session that it looks at
    }
    m_panes.clear();
    m_graphs.reset();
    m_product.reset();
}

void ComponentPanes::rebuild()
{
    m_session->jobs()->drop(m_componentsKey);
    if (!m_active)
        return clear();
    if (!m_session->exploration()->isReady())
        return;
    const ExploredGraph &explored = m_session->exploration()->explored();
    m_session->jobs()->start(
        this, m_componentsKey, tr("Graphs of the components"),
        [start = explored.start, product = explored.graph](JobControl &control) {
            return ComponentGraphs::build(start, *product, control);
        },
        [this, product = explored.graph](const Result<ComponentGraphsPtr> &built) { adopt(product, built); });
}

void ComponentPanes::adopt(const GameGraphPtr &product, const Result<ComponentGraphsPtr> &built)
{
    clear();
    m_message->setText(built ? QString() : built.problem().message);
    if (built) {
        m_graphs = *built;
        m_product = product;
        for (std::size_t i = 0; i < std::min(mostPanes, m_graphs->count()); ++i)
            addPane(i);
        if (m_graphs->count() > mostPanes) {
            m_message->setText(
                tr("The first %1 of %2 components are shown; the Position panel tells the values of all.")
                    .arg(mostPanes)
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

void ComponentPanes::addPane(std::size_t component)
{
    Pane pane;
    pane.session = std::make_unique<Session>();
    pane.widget = new QWidget(this);
    pane.title = new QLabel(pane.widget);
    pane.title->setContentsMargins(12, 4, 12, 4);
    pane.title->setObjectName(QStringLiteral("componentTitle.%1").arg(component));
    pane.canvas = new GraphCanvas(pane.session.get(), pane.widget);
    pane.canvas->setObjectName(QStringLiteral("componentCanvas.%1").arg(component));
    pane.canvas->setMinimumSize(120, 120);
    const QString name = positionOf(component, GameGraph::root()).text();
    pane.canvas->setAccessibleName(tr("Graph of the component %1").arg(name));
    pane.title->setText(name);
    auto *column = new QVBoxLayout(pane.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pane.title);
    column->addWidget(pane.canvas, 1);
    m_row->addWidget(pane.widget, 1);
    Exploration *exploration = pane.session->exploration();
    exploration->setConvention(m_session->exploration()->convention());
    exploration->openPosition(positionOf(component, GameGraph::root()));
    connect(exploration, &Exploration::graphChanged, this, &ComponentPanes::followSelection);
    connect(exploration, &Exploration::selectionChanged, this, [this, component] { followToken(component); });
    m_panes.push_back(std::move(pane));
}

void ComponentPanes::followSelection()
{
    const Exploration &exploration = *m_session->exploration();
    if (!m_graphs || m_product != exploration.graph() || m_isFollowing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const auto places = m_graphs->positions(exploration.selected());
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        Exploration *component = m_panes[i].session->exploration();
        if (places[i] == noPosition || !component->isReady())
            continue;
        const Position token = positionOf(i, places[i]);
        component->selectPosition(token);
        m_panes[i].title->setText(token.text());
    }
}

void ComponentPanes::followToken(std::size_t component)
{
    if (m_isFollowing || !m_graphs || m_product != m_session->exploration()->graph())
        return;
    Position sum;
    const auto places = m_graphs->positions(m_session->exploration()->selected());
    for (std::size_t i = 0; i < m_graphs->count(); ++i) {
        const Position part = i == component ? m_panes[i].session->exploration()->selectedPosition()
                                             : positionOf(i, places[i] == noPosition ? 0 : places[i]);
        sum.components.insert(sum.components.end(), part.components.begin(), part.components.end());
    }
    if (!m_session->exploration()->selectPosition(sum))
        followSelection(); // the token goes back
}

} // namespace mexplorer
