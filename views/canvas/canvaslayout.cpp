#include "views/canvas/graphcanvas.h"

#include "model/session/session.h"

// How GraphCanvas comes by what it shows: the graph is laid out, then its moves are counted.

namespace mexplorer {

void GraphCanvas::adoptGraph()
{
    m_session->jobs()->drop(m_densityKey);
    if (!m_filter) {
        m_matches.clear();
        m_line.clear();
    }
    if (m_session->exploration()->isReady())
        startLayout();
    update();
}

void GraphCanvas::startLayout()
{
    constexpr PositionId large = 20'000;
    const ExploredGraph explored = wantedGraph();
    // Another canvas of the window may show it too: a large graph is laid out for those who look at it.
    m_waitsForShow = !isVisible() && explored.graph->positionCount() >= large;
    if (m_waitsForShow)
        return dropLayout();
    startPreview(explored);
    m_session->jobs()->start(
        this, m_layoutKey, tr("Laying out the graph"),
        [explored, options = m_look.layout, room = roomForGraph().size()](JobControl &control) {
            LayoutPtr layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
            return std::pair(layout, shaped(layout, *explored.graph, room));
        },
        [this, explored, excerpt = wantedExcerpt()](const std::pair<LayoutPtr, LayoutPtr> &layouts) {
            m_session->jobs()->drop(m_previewKey);
            if (isWanted(explored, excerpt))
                adoptLayout(explored, excerpt, layouts.first, layouts.second);
        });
}

/// In the distances that suit the present size.
void GraphCanvas::reshape()
{
    if (!isCurrent() || !m_picture.isSmall() || !m_unshaped || size().isEmpty() || !m_isFitted)
        return;
    m_session->jobs()->start(
        this, m_shapeKey, tr("Laying out the graph"),
        [unshaped = m_unshaped, graph = m_picture.explored.graph, room = roomForGraph().size()](JobControl &) {
            return shaped(unshaped, *graph, room);
        },
        [this, unshaped = m_unshaped](LayoutPtr layout) {
            const bool isOther = layout != m_picture.layout && layout->extent() != m_picture.layout->extent();
            if (unshaped == m_unshaped && isOther && m_isFitted)
                refineLayout(std::move(layout));
        });
}

/// Untangling a graph of millions of moves takes seconds; where its layers are, and what stands in them, is shown
/// before that.
void GraphCanvas::startPreview(const ExploredGraph &explored)
{
    constexpr std::size_t manyMoves = 3'000'000;
    m_session->jobs()->drop(m_previewKey);
    const bool isOnScreen = isCurrent() && m_picture.explored.graph == explored.graph;
    if (isOnScreen || m_look.layout.order == LayerOrder::Structural || explored.graph->moveCount() < manyMoves)
        return;
    LayoutOptions options = m_look.layout;
    options.order = LayerOrder::Structural;
    m_session->jobs()->start(
        this, m_previewKey, tr("Placing the positions"),
        [explored, options](JobControl &control) {
            return layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
        },
        [this, explored, excerpt = wantedExcerpt()](LayoutPtr layout) {
            if (isWanted(explored, excerpt))
                adoptPreview(explored, excerpt, std::move(layout));
        });
}

void GraphCanvas::dropLayout()
{
    m_session->jobs()->drop(m_layoutKey);
    m_session->jobs()->drop(m_previewKey);
    m_session->jobs()->drop(m_shapeKey);
}

bool GraphCanvas::isWanted(const ExploredGraph &shown, const ExcerptPtr &excerpt) const
{
    return excerpt == wantedExcerpt() && shown.graph == wantedGraph().graph;
}

void GraphCanvas::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_waitsForShow && m_session->exploration()->isReady())
        startLayout();
}

void GraphCanvas::adoptLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr unshaped,
                              LayoutPtr layout)
{
    m_unshaped = std::move(unshaped);
    const bool refines = std::exchange(m_isPreview, false) && isCurrent() && m_picture.explored.graph == shown.graph;
    if (refines)
        refineLayout(std::move(layout));
    else
        showLayout(shown, excerpt, std::move(layout));
    startDensity();
    reshape(); // the window may have changed meanwhile
}

void GraphCanvas::adoptPreview(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout)
{
    m_isPreview = true;
    showLayout(shown, excerpt, std::move(layout));
}

/// Positions find their final places in their layers; what a person looks at by now stays in view.
void GraphCanvas::refineLayout(LayoutPtr layout)
{
    const std::optional<QPointF> place = placeOfSelection(m_picture.explored);
    m_picture.layout = std::move(layout);
    m_walk.clear();
    m_renderer.cancel();
    m_wholeRenderer.cancel();
    if (m_isFitted)
        m_camera = fittingCamera();
    else if (place)
        keepInPlace(*place);
    if (!m_isFitted && m_hasNewFollowers)
        showNewFollowers();
    refresh();
    emit pictureChanged();
    emit cameraChanged();
}

/// True if \a next has the moves of the selected position, unlike the graph that is shown.
bool GraphCanvas::grewBelowSelection(const ExploredGraph &next) const
{
    const PositionId id = m_session->exploration()->selected();
    const GameGraph &whole = *m_picture.wholeGraph();
    return id < whole.positionCount() && !whole.isExpanded(id) && !wantedExcerpt() &&
           id < next.graph->positionCount() && next.graph->isExpanded(id);
}

void GraphCanvas::showLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout)
{
    const bool sameOptions = std::exchange(m_shownOptions, m_look.layout) == m_look.layout;
    const std::optional<QPointF> place = sameOptions ? placeOfSelection(shown) : std::nullopt;
    m_hasNewFollowers = place && grewBelowSelection(shown);
    m_picture.explored = shown;
    m_picture.excerpt = excerpt;
    m_picture.layout = std::move(layout);
    m_picture.answers = answers();
    m_picture.focus = m_picture.excerpt ? StepFocus() : m_session->exploration()->stepFocus();
    m_picture.density.reset();
    m_picture.setColorBy(m_look.colorBy);
    adoptMarks();
    adoptPins();
    m_walk.clear();
    m_sharp = {};
    m_whole = {};
    m_renderer.cancel();
    m_wholeRenderer.cancel();
    m_flight.stop();
    m_shares = LayerShares(m_picture);
    m_isFitted = !place || shownSelection() == noPosition;
    if (m_isFitted)
        m_camera = fittingCamera();
    else
        keepInPlace(*place);
    if (!m_isFitted && m_hasNewFollowers)
        showNewFollowers();
    refresh();
    announceSelection();
    emit pictureChanged();
    emit cameraChanged();
}

void GraphCanvas::startDensity()
{
    if (m_picture.isSmall())
        return;
    m_session->jobs()->start(
        this, m_densityKey, tr("Drawing the moves"),
        [graph = m_picture.explored.graph, layout = m_picture.layout](JobControl &control) {
            return densityOfMoves(*graph, *layout, control);
        },
        [this, layout = m_picture.layout](std::shared_ptr<const EdgeDensity> density) {
            if (layout != m_picture.layout)
                return;
            m_picture.density = std::move(density);
            refresh();
        });
}

} // namespace mexplorer
