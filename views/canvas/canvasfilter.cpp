#include "views/canvas/graphcanvas.h"

#include "model/session/session.h"

// What GraphCanvas shows of a graph that the session's filter takes a part of.

namespace mexplorer {

void GraphCanvas::followFilter()
{
    m_filter = m_session->filter();
    disconnect(m_session->exploration(), &Exploration::graphChanged, this, &GraphCanvas::adoptGraph);
    connect(m_session->exploration(), &Exploration::graphChanged, this, qOverload<>(&QWidget::update));
    connect(m_filter, &GraphFilter::excerptChanged, this, &GraphCanvas::adoptGraph);
    connect(m_filter, &GraphFilter::settingsChanged, this, [this] {
        if (isCurrent())
            adoptPins();
    });
    adoptGraph();
}

ExcerptPtr GraphCanvas::wantedExcerpt() const
{
    return m_filter ? m_filter->excerpt() : nullptr;
}

ExploredGraph GraphCanvas::wantedGraph() const
{
    ExploredGraph wanted = m_session->exploration()->explored();
    if (const ExcerptPtr excerpt = wantedExcerpt()) {
        wanted.graph = excerpt->graph();
        wanted.labels = excerpt->labels();
        wanted.predecessors = excerpt->predecessors();
    }
    return wanted;
}

PositionId GraphCanvas::shownSelection() const
{
    const PositionId selected = m_session->exploration()->selected();
    return selected == noPosition ? noPosition : m_picture.shownOf(selected);
}

/// Where the selected position stands now, if a person chose the view and it makes sense to keep it for \a next.
std::optional<QPointF> GraphCanvas::placeOfSelection(const ExploredGraph &next) const
{
    if (m_picture.isEmpty() || m_isFitted || !(m_picture.explored.start == next.start))
        return {};
    const Exploration &exploration = *m_session->exploration();
    if (!exploration.isReady() || exploration.selected() == noPosition)
        return {};
    const auto whole = m_picture.wholeGraph()->find(exploration.graph()->cells(exploration.selected()));
    const PositionId id = whole ? m_picture.shownOf(*whole) : noPosition;
    // What stands beside the graph may have grown since it was at the edge.
    constexpr qreal reach = 48;
    if (id == noPosition || !viewRect().adjusted(-reach, -reach, reach, reach).contains(pointOf(id)))
        return {};
    const QPointF place = pointOf(id);
    return QPointF(std::clamp(place.x(), 0.0, viewRect().width()), std::clamp(place.y(), 0.0, viewRect().height()));
}

void GraphCanvas::keepInPlace(QPointF place)
{
    const QPointF at = m_picture.layout->point(shownSelection());
    m_camera = limited({at - (place - viewRect().center()) / m_camera.scale, m_camera.scale});
}

std::vector<PositionId> GraphCanvas::shown(const std::vector<PositionId> &ids) const
{
    std::vector<PositionId> result;
    for (const PositionId id : ids) {
        const PositionId at = m_picture.shownOf(id);
        if (at < m_picture.explored.graph->positionCount() && (result.empty() || result.back() != at))
            result.push_back(at);
    }
    return result;
}

/// The steps whose both ends are shown; within a group of merged positions there is none.
std::vector<LineStep> GraphCanvas::shownLine() const
{
    std::vector<LineStep> steps;
    for (std::size_t i = 0; i + 1 < m_line.size(); ++i) {
        const LineStep step{m_picture.shownOf(m_line[i]), m_picture.shownOf(m_line[i + 1])};
        const PositionId count = m_picture.explored.graph->positionCount();
        if (step.from < count && step.to < count && step.from != step.to)
            steps.push_back(step);
    }
    return steps;
}

void GraphCanvas::setMatches(std::vector<PositionId> matches, bool dimOthers)
{
    const bool dimmed = m_dimsOthers;
    m_matches = std::move(matches);
    m_dimsOthers = dimOthers;
    if (!isCurrent())
        return;
    adoptMarks();
    if (dimmed || dimOthers)
        refresh();
}

void GraphCanvas::setLine(std::vector<PositionId> line)
{
    m_line = std::move(line);
    if (isCurrent())
        adoptMarks();
}

void GraphCanvas::adoptMarks()
{
    m_highlights.marks = {shown(m_matches), shownLine()};
    m_picture.lit.reset();
    if (m_dimsOthers) {
        PositionSet lit(m_picture.explored.graph->positionCount());
        for (const PositionId id : m_highlights.marks.matches)
            lit.insert(id);
        m_picture.lit = std::make_shared<const PositionSet>(std::move(lit));
    }
    update();
}

void GraphCanvas::adoptPins()
{
    const bool unfolded = m_picture.isUnfolding;
    m_picture.isUnfolding = m_filter && m_filter->settings().unfolding;
    m_picture.pinned.reset();
    if (!m_picture.isUnfolding) {
        if (unfolded)
            refresh();
        return;
    }
    PositionSet pinned(m_picture.explored.graph->positionCount());
    for (const CellVector &cells : m_filter->settings().pinned) {
        const std::optional<PositionId> id = m_picture.explored.graph->find(cells);
        if (id)
            pinned.insert(*id);
    }
    m_picture.pinned = std::make_shared<const PositionSet>(std::move(pinned));
    refresh();
}

} // namespace mexplorer
