// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/exploration.h"

#include "model/core/threads.h"
#include "model/documents/document.h"
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/solve/completelabels.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr float partOfBuilding = 0.6F;     ///< share of the progress, the rest is for the labels
constexpr PositionId growthFactor = 4;     ///< of the limit, when a graph is extended
constexpr PositionId growthBelow = 20'000; ///< maximum number of positions added below one position
constexpr quint64 movesBelow = 2'000'000;  ///< maximum number of moves added below one position
constexpr int depthBelow = 3;              ///< moves
constexpr std::size_t maxHistory = 500;    ///< in visits

ExploredGraph labelled(const Position &start, GameGraphPtr graph, Convention convention, const Solver &solver,
                       JobControl &control)
{
    constexpr std::size_t manyMoves = 100'000; // worth a second thread
    ExploredGraph explored;
    explored.start = start;
    control.setPart(partOfBuilding, 1);
    JobControl afterStop(&control); // a cancelled build is still labelled and shown, a dropped one isn't
    JobControl &labelling = control.isCancelled() ? afterStop : control;
    runBoth(
        graph->moveCount() > manyMoves,
        [&] { explored.labels = completeLabels(*graph, convention, solver, labelling); },
        [&] { explored.predecessors = std::make_shared<const Predecessors>(*graph, &labelling); });
    explored.graph = std::move(graph);
    return explored;
}

} // namespace

Exploration::Exploration(Solver solver, Jobs *jobs, QObject *parent)
    : Part(parent), m_solver(std::move(solver)), m_building(jobs)
{
    connect(this, &Exploration::startChanged, this, &Part::edited);
    connect(this, &Exploration::selectionChanged, this, [this](PositionId id) {
        if (id != GameGraph::root())
            m_savedSelection.clear(); // the user has selected another position
        emit edited();
    });
    connect(this, &Exploration::conventionChanged, this, &Part::edited);
    connect(this, &Exploration::optionsChanged, this, &Part::edited);
}

void Exploration::write(Document &document) const
{
    document.game = expression();
    document.convention = m_convention;
    document.maxPositions = m_options.maxPositions;
    document.maxMoves = m_options.maxMoves;
    if (isSelectionPending())
        document.selection = m_savedSelection;
    else if (isReady() && m_selected != GameGraph::root())
        document.selection = selectedPosition().text();
}

void Exploration::restore(const Document &document, const Position &start)
{
    openPosition(start, document.convention);
    setLimits(document.maxPositions, document.maxMoves);
    m_savedSelection = document.selection;
}

void Exploration::selectSaved()
{
    if (!isSelectionPending() || !isCurrent())
        return;
    const Result<Position> position = parseWithLargeHeaps(m_savedSelection);
    if (position && selectPosition(*position))
        m_savedSelection.clear();
}

Position Exploration::selectedPosition() const
{
    if (!isReady() || m_selected == noPosition || m_selected == GameGraph::root())
        return m_start;
    return split(graph()->rules(), graph()->cells(m_selected));
}

Position Exploration::asRead(const Position &position)
{
    const bool isRead = std::ranges::none_of(position.components, [](const Component &component) {
        return component.rules->isMultiset() && component.cells.size() != 1;
    });
    const Result<Position> read = isRead ? Result<Position>(position) : parseWithLargeHeaps(position.text());
    return read ? *read : position;
}

bool Exploration::open(const QString &expression)
{
    const Result<Position> position = parseWithLargeHeaps(expression);
    if (!position) {
        emit problemFound(position.problem());
        return false;
    }
    openPosition(*position);
    return true;
}

void Exploration::openPosition(const Position &start)
{
    if (!hasGame() || !(start == m_start))
        openPosition(start, usualConvention(start));
}

void Exploration::openPosition(const Position &start, Convention convention)
{
    if (hasGame() && start == m_start) {
        changeConvention(convention);
        return;
    }
    visit(start, convention);
    setStart(start, convention);
}

Convention Exploration::usualConvention(const Position &start) const
{
    return m_opened[isMisereGame(start) ? 1 : 0];
}

void Exploration::visit(const Position &start, Convention convention)
{
    rememberSelection();
    if (!m_history.empty())
        m_history.resize(m_index + 1);
    m_history.push_back({start, convention, {}, false});
    if (m_history.size() > maxHistory)
        m_history.erase(m_history.begin());
    m_index = m_history.size() - 1;
    emit historyChanged();
}

/// The convention is set before startChanged(), so that receivers read the matching one.
void Exploration::setStart(const Position &start, Convention convention)
{
    m_start = start;
    const bool isOther = std::exchange(m_convention, convention) != convention;
    m_selected = noPosition;
    m_hovered = noPosition;
    m_savedSelection.clear();
    emit startChanged();
    if (isOther)
        emit conventionChanged(convention);
    rebuild();
}

void Exploration::rebuild()
{
    if (!hasGame())
        return;
    m_building.start(
        tr("Building the graph"),
        [start = m_start, options = m_options, convention = m_convention, solver = m_solver](JobControl &control) {
            control.setPart(0, partOfBuilding);
            return labelled(start, buildGraph(start, options, control), convention, solver, control);
        },
        [this](ExploredGraph built) { setExplored(std::move(built)); },
        [this](const Problem &problem) { emit problemFound(problem); });
}

void Exploration::setExplored(ExploredGraph explored)
{
    // Keeps the selection when the same game is built again, or restores that of a previous visit.
    std::optional<PositionId> keep;
    if (m_selected != noPosition && m_explored.graph && m_explored.start == explored.start)
        keep = explored.graph->find(m_explored.graph->cells(m_selected));
    else if (m_index < m_history.size() && m_history[m_index].hasSelection)
        keep = explored.graph->find(m_history[m_index].selected);
    m_explored = std::move(explored);
    m_stepFocus = {};
    m_answers = m_answers.forGraph(m_explored.graph);
    m_selected = keep.value_or(GameGraph::root());
    m_hovered = noPosition;
    emit graphChanged();
    emit selectionChanged(m_selected);
}

void Exploration::rememberSelection()
{
    if (m_index >= m_history.size() || !isReady() || m_selected == noPosition ||
        !(m_history[m_index].start == m_explored.start))
        return;
    const Cells cells = graph()->cells(m_selected);
    m_history[m_index].selected.assign(cells.begin(), cells.end());
    m_history[m_index].hasSelection = true;
}

void Exploration::select(PositionId id)
{
    if (!isReady() || id >= graph()->positionCount() || id == m_selected)
        return;
    if (m_index < m_history.size() && m_history[m_index].start == m_explored.start)
        visit(m_explored.start, m_convention);
    m_selected = id;
    rememberSelection();
    emit selectionChanged(id);
}

void Exploration::choose(PositionId id)
{
    if (id != std::exchange(m_selected, id))
        emit selectionChanged(id);
}

std::optional<PositionId> Exploration::find(const Position &position) const
{
    if (!isReady() || position.components.empty())
        return {};
    const JoinedPosition joined = join(position);
    return joined.rules->isSame(*graph()->rules()) ? graph()->find(joined.cells) : std::nullopt;
}

bool Exploration::selectPosition(const Position &position)
{
    const std::optional<PositionId> id = find(position);
    if (id)
        choose(*id);
    return id.has_value();
}

void Exploration::hover(PositionId id)
{
    if (id != std::exchange(m_hovered, id))
        emit hoverChanged(id);
}

void Exploration::makeStart(PositionId id)
{
    if (!isReady() || id >= graph()->positionCount())
        return;
    // Replaces the step that selected the position.
    if (id == m_selected && canGoBack() && !canGoForward() && *startBefore() == m_start) {
        m_history.pop_back();
        --m_index;
        m_selected = noPosition;
    }
    openPosition(asRead(split(graph()->rules(), graph()->cells(id))), m_convention);
}

void Exploration::setConvention(Convention convention)
{
    m_opened[isMisereGame(m_start) ? 1 : 0] = convention;
    changeConvention(convention);
}

/// Also changes the adjacent visits of the history with the same start.
void Exploration::changeConvention(Convention convention)
{
    if (convention == m_convention)
        return;
    m_convention = convention;
    for (std::size_t i = m_index; i < m_history.size() && m_history[i].start == m_start; ++i)
        m_history[i].convention = convention;
    for (std::size_t i = m_index; i-- > 0 && m_history[i].start == m_start;)
        m_history[i].convention = convention;
    emit conventionChanged(convention);
    rebuild();
}

void Exploration::setLimits(PositionId maxPositions, quint64 maxMoves)
{
    maxPositions = std::clamp<PositionId>(maxPositions, 1, GraphBuilder::maxPositions);
    maxMoves = std::clamp<quint64>(maxMoves, 1, GraphBuilder::maxMoves);
    if (maxPositions == m_options.maxPositions && maxMoves == m_options.maxMoves)
        return;
    m_options.maxPositions = maxPositions;
    m_options.maxMoves = maxMoves;
    emit optionsChanged();
    rebuild();
}

void Exploration::setStepFocus(StepFocus focus)
{
    m_stepFocus = std::move(focus);
    emit stepFocusChanged();
}

void Exploration::setAnswers(const AnswerPolicy &answers)
{
    const AnswerPolicy held = answers.forGraph(graph());
    if (held != std::exchange(m_answers, held))
        emit answersChanged();
}

void Exploration::goBack()
{
    if (!canGoBack())
        return;
    rememberSelection();
    --m_index;
    showVisit();
}

void Exploration::goForward()
{
    if (!canGoForward())
        return;
    rememberSelection();
    ++m_index;
    showVisit();
}

void Exploration::showVisit()
{
    const Visit &visit = m_history[m_index];
    if (!(visit.start == m_start))
        setStart(visit.start, visit.convention);
    else if (isCurrent())
        choose(visit.hasSelection ? graph()->find(visit.selected).value_or(GameGraph::root()) : GameGraph::root());
    emit historyChanged();
}

bool Exploration::isBuilding() const
{
    return m_building.isRunning();
}

bool Exploration::isStopping() const
{
    return m_building.isStopping();
}

bool Exploration::canExtendGraph() const
{
    if (!isReady() || !graph()->isTruncated())
        return false;
    switch (graph()->limitMet()) {
    case GameGraph::Limit::Positions:
        return m_options.maxPositions < GraphBuilder::maxPositions &&
               graph()->rules()->followerBound(graph()->cells(GameGraph::root())) <= GraphBuilder::maxPositions;
    case GameGraph::Limit::Moves:
        return m_options.maxMoves < GraphBuilder::maxMoves;
    case GameGraph::Limit::Memory:
        return false;
    case GameGraph::Limit::None:
        break;
    }
    return true;
}

void Exploration::extendGraph()
{
    if (!canExtendGraph() || isBuilding()) // limits are raised only together with a build
        return;
    const bool enoughPositions = graph()->limitMet() != GameGraph::Limit::Positions;
    const quint64 known =
        std::max<quint64>(graph()->positionCount(), m_options.maxPositions / (enoughPositions ? growthFactor : 1));
    if (graph()->limitMet() == GameGraph::Limit::Moves)
        m_options.maxMoves = std::min(growthFactor * m_options.maxMoves, GraphBuilder::maxMoves);
    else
        m_options.maxPositions =
            static_cast<PositionId>(std::clamp<quint64>(growthFactor * known, m_options.maxPositions,
                                                        std::max(m_options.maxPositions, GraphBuilder::maxPositions)));
    emit optionsChanged();
    grow([options = m_options](const GameGraph &graph, JobControl &control) {
        return growGraph(graph, options, control);
    });
}

void Exploration::extendBelow(PositionId id)
{
    if (!isReady() || id >= graph()->positionCount())
        return;
    GraphBuilder::Options options = m_options;
    options.maxPositions = graph()->positionCount() + growthBelow;
    options.maxMoves = std::max<quint64>(options.maxMoves, graph()->moveCount() + movesBelow);
    grow([id, options](const GameGraph &graph, JobControl &control) {
        return growGraphBelow(graph, id, depthBelow, options, control);
    });
}

void Exploration::grow(std::function<GameGraphPtr(const GameGraph &, JobControl &)> more)
{
    if (!isCurrent() || isBuilding())
        return;
    m_building.start(
        tr("Building the graph further"),
        [known = graph(), start = m_start, convention = m_convention, solver = m_solver,
         more = std::move(more)](JobControl &control) {
            control.setPart(0, partOfBuilding);
            return labelled(start, more(*known, control), convention, solver, control);
        },
        [this](ExploredGraph grown) { setExplored(std::move(grown)); },
        [this](const Problem &problem) { emit problemFound(problem); });
}

void Exploration::cancelBuilding()
{
    m_building.cancel();
}

} // namespace mexplorer
