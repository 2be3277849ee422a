#include "model/session/exploration.h"

#include "model/games/sumrules.h"
#include "model/notation/expression.h"
#include "model/session/jobs.h"

namespace mexplorer {

namespace {

const QString buildKey = QStringLiteral("graph");

ExploredGraph explore(const Position &start, GraphBuilder::Options options, Convention convention, JobControl &control)
{
    ExploredGraph explored;
    explored.start = start;
    explored.graph = buildGraph(start, options, control);
    explored.labels = label(*explored.graph, convention, control);
    explored.predecessors = std::make_shared<const Predecessors>(*explored.graph);
    return explored;
}

} // namespace

Exploration::Exploration(Jobs *jobs, QObject *parent) : QObject(parent), m_jobs(jobs) {}

Position Exploration::selectedPosition() const
{
    if (!isReady() || m_selected == noPosition || m_selected == GameGraph::root())
        return m_start;
    return split(graph()->rules(), graph()->cells(m_selected));
}

bool Exploration::open(const QString &expression)
{
    const Result<Position> position = parsePosition(expression);
    if (!position) {
        emit problemFound(position.problem());
        return false;
    }
    openPosition(*position);
    return true;
}

void Exploration::openPosition(const Position &start)
{
    if (hasGame() && start == m_start)
        return;
    visit(start);
    setStart(start);
}

void Exploration::visit(const Position &start)
{
    rememberSelection();
    if (!m_history.empty())
        m_history.resize(m_place + 1);
    m_history.push_back({start, {}, false});
    m_place = m_history.size() - 1;
    emit historyChanged();
}

void Exploration::setStart(const Position &start)
{
    m_start = start;
    m_selected = noPosition;
    m_hovered = noPosition;
    emit startChanged();
    rebuild();
}

void Exploration::rebuild()
{
    if (!hasGame())
        return;
    m_jobs->start(
        this, buildKey, tr("Building the graph"),
        [start = m_start, options = m_options, convention = m_convention](JobControl &control) {
            return explore(start, options, convention, control);
        },
        [this](ExploredGraph explored) { adopt(std::move(explored)); });
}

void Exploration::adopt(ExploredGraph explored)
{
    // The selection survives a rebuild of the same game, and a return to an earlier one.
    std::optional<PositionId> keep;
    if (m_selected != noPosition && m_explored.graph && m_explored.start == explored.start)
        keep = explored.graph->find(m_explored.graph->cells(m_selected));
    else if (m_place < m_history.size() && m_history[m_place].hasSelection)
        keep = explored.graph->find(m_history[m_place].selected);
    m_explored = std::move(explored);
    m_reveal = {};
    m_selected = keep.value_or(GameGraph::root());
    m_hovered = noPosition;
    emit graphChanged();
    emit selectionChanged(m_selected);
}

void Exploration::rememberSelection()
{
    if (m_place >= m_history.size() || !isReady() || m_selected == noPosition || !(m_history[m_place].start == m_explored.start))
        return;
    const Cells cells = graph()->cells(m_selected);
    m_history[m_place].selected.assign(cells.begin(), cells.end());
    m_history[m_place].hasSelection = true;
}

void Exploration::select(PositionId id)
{
    if (!isReady() || id >= graph()->positionCount() || id == m_selected)
        return;
    m_selected = id;
    emit selectionChanged(id);
}

bool Exploration::selectPosition(const Position &position)
{
    if (!isReady())
        return false;
    const JoinedPosition joined = join(position);
    if (!joined.rules->isSame(*graph()->rules()))
        return false;
    const std::optional<PositionId> id = graph()->find(joined.cells);
    if (id)
        select(*id);
    return id.has_value();
}

void Exploration::hover(PositionId id)
{
    if (id == m_hovered)
        return;
    m_hovered = id;
    emit hoverChanged(id);
}

void Exploration::makeStart(PositionId id)
{
    if (isReady() && id < graph()->positionCount())
        openPosition(split(graph()->rules(), graph()->cells(id)));
}

void Exploration::setConvention(Convention convention)
{
    if (convention == m_convention)
        return;
    m_convention = convention;
    emit conventionChanged(convention);
    rebuild();
}

void Exploration::setMerge(GameGraph::Merge merge)
{
    if (merge == m_options.merge)
        return;
    m_options.merge = merge;
    emit optionsChanged();
    rebuild();
}

void Exploration::setMaxPositions(PositionId count)
{
    if (count == m_options.maxPositions)
        return;
    m_options.maxPositions = count;
    emit optionsChanged();
    rebuild();
}

void Exploration::setReveal(Reveal reveal)
{
    m_reveal = std::move(reveal);
    emit revealChanged();
}

void Exploration::goBack()
{
    if (!canGoBack())
        return;
    rememberSelection();
    --m_place;
    setStart(m_history[m_place].start);
    emit historyChanged();
}

void Exploration::goForward()
{
    if (!canGoForward())
        return;
    rememberSelection();
    ++m_place;
    setStart(m_history[m_place].start);
    emit historyChanged();
}

void Exploration::cancelBuilding()
{
    m_jobs->cancel(buildKey);
}

} // namespace mexplorer
