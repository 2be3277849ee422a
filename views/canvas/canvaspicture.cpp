// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvaspicture.h"

#include "views/canvas/canvascamera.h"

namespace mexplorer {

namespace {

/// Returns two layouts: as computed, turned if that suits an audience, and with distances that suit the view.
std::pair<LayoutPtr, LayoutPtr> suited(LayoutPtr layout, const ExploredGraph &explored, LayoutOptions options,
                                       const QSizeF &available, bool isLarge, JobControl &control)
{
    const bool fills = isLarge && !available.isEmpty() && canFill(*layout);
    if (fills)
        options.orientation = orientationFor(*layout, available);
    if (canFill(*layout) && options.orientation != layout->options().orientation)
        layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
    return {layout, fills ? filling(layout, *explored.graph, available) : shaped(layout, *explored.graph, available)};
}

} // namespace

CanvasPicture::CanvasPicture(GraphSource *graph, Jobs *jobs, const CanvasCamera *camera)
    : m_graph(graph), m_layingOut(jobs), m_shaping(jobs), m_previewing(jobs), m_drawingMoves(jobs), m_camera(camera)
{
    m_picture.colors = Theme::instance().colors();
    connect(graph, &GraphSource::graphChanged, this, &CanvasPicture::followGraph);
    connect(graph, &GraphSource::answersChanged, this, &CanvasPicture::followAnswers);
    connect(graph, &GraphSource::pinnedChanged, this, [this] {
        if (isCurrent() && applyPins())
            emit changed();
    });
    followGraph();
}

bool CanvasPicture::isCurrent() const
{
    return !m_picture.isEmpty() && m_picture.wholeGraph() == m_graph->whole().graph &&
           m_picture.excerpt == m_graph->excerpt();
}

ShownId CanvasPicture::shownSelection() const
{
    const PositionId selected = m_graph->selected();
    return selected == noPosition ? ShownId() : m_picture.shownOf(selected);
}

// ---- the look

void CanvasPicture::setLook(const GraphLook &look)
{
    const GraphLook before = std::exchange(m_look, look);
    if (look.colorBy != before.colorBy) {
        m_picture.setColorBy(look.colorBy);
        m_shares = LayerColors(m_picture);
        emit recolored();
    }
    if (look.letters != before.letters) {
        m_picture.hasLetters = look.letters;
        emit recolored();
    }
    if (!(look.layout == before.layout) && m_graph->whole().graph)
        startLayout();
}

void CanvasPicture::setColors(const Colors &colors)
{
    m_picture.colors = colors;
    m_shares = LayerColors(m_picture);
    emit recolored();
}

AnswerPolicy CanvasPicture::answers() const
{
    return m_picture.excerpt ? m_graph->answers().withoutPositions() : m_graph->answers().onGraph();
}

void CanvasPicture::setLargeMarks(bool large, qreal minType)
{
    m_picture.hasLargeMarks = large;
    m_picture.minType = minType;
    if (!m_picture.isEmpty())
        emit changed();
}

void CanvasPicture::followAnswers()
{
    const AnswerPolicy now = answers();
    const bool sameLabels = now == m_picture.answers;
    if (!isCurrent() || (m_picture.excerpt && sameLabels))
        return;
    if (!sameLabels)
        emit aboutToLabel();
    m_picture.answers = now;
    m_picture.focus = stepFocus();
    if (sameLabels)
        return emit marksChanged();
    m_shares = LayerColors(m_picture);
    emit changed();
}

// ---- layouts

void CanvasPicture::followGraph()
{
    m_drawingMoves.drop();
    if (m_graph->whole().graph)
        startLayout();
}

void CanvasPicture::setVisible(bool visible)
{
    m_isVisible = visible;
    if (visible && m_waitsForViewer && m_graph->whole().graph)
        startLayout();
}

void CanvasPicture::startLayout()
{
    constexpr PositionId large = 20'000;
    const ExploredGraph explored = m_graph->shown();
    m_waitsForViewer = !m_isVisible && explored.graph->positionCount() >= large;
    if (m_waitsForViewer)
        return dropLayout();
    startPreview(explored);
    m_layingOut.start(
        tr("Laying out the graph"),
        [explored, options = m_look.layout, isLarge = m_picture.hasLargeMarks,
         available = m_camera->availableRect().size()](JobControl &control) {
            LayoutPtr layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
            return suited(layout, explored, options, available, isLarge, control);
        },
        [this, explored, excerpt = m_graph->excerpt()](const std::pair<LayoutPtr, LayoutPtr> &layouts) {
            m_previewing.drop();
            if (isCurrentRequest(explored, excerpt))
                takeLayout(explored, excerpt, layouts.first, layouts.second);
        });
}

/// Untangling a graph of millions of moves takes seconds; until then its layers and their positions are shown in a
/// rough order.
void CanvasPicture::startPreview(const ExploredGraph &explored)
{
    constexpr std::size_t manyMoves = 3'000'000;
    m_previewing.drop();
    const bool isOnScreen = isCurrent() && m_picture.explored.graph == explored.graph;
    if (isOnScreen || m_look.layout.order == LayerOrder::Structural || explored.graph->moveCount() < manyMoves)
        return;
    LayoutOptions options = m_look.layout;
    options.order = LayerOrder::Structural;
    m_previewing.start(
        tr("Placing the positions"),
        [explored, options](JobControl &control) {
            return layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
        },
        [this, explored, excerpt = m_graph->excerpt()](LayoutPtr layout) {
            if (!isCurrentRequest(explored, excerpt))
                return;
            m_isPreview = true;
            show(explored, excerpt, std::move(layout));
        });
}

void CanvasPicture::dropLayout()
{
    m_layingOut.drop();
    m_previewing.drop();
    m_shaping.drop();
}

bool CanvasPicture::isCurrentRequest(const ExploredGraph &shown, const ExcerptPtr &excerpt) const
{
    return excerpt == m_graph->excerpt() && shown.graph == m_graph->shown().graph;
}

void CanvasPicture::takeLayout(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr unshaped,
                               LayoutPtr layout)
{
    m_unshaped = std::move(unshaped);
    if (std::exchange(m_isPreview, false) && isCurrent() && m_picture.explored.graph == shown.graph)
        refine(std::move(layout));
    else
        show(shown, excerpt, std::move(layout));
    startDensity();
    reshape(); // the view may have been resized since
}

void CanvasPicture::reshape()
{
    const QSizeF available = m_camera->availableRect().size();
    if (!isCurrent() || !m_picture.isSmall() || !m_unshaped || m_camera->view().isEmpty() || !m_camera->isFitted())
        return;
    m_shaping.start(
        tr("Laying out the graph"),
        [unshaped = m_unshaped, explored = m_picture.explored, options = m_look.layout,
         isLarge = m_picture.hasLargeMarks,
         available](JobControl &control) { return suited(unshaped, explored, options, available, isLarge, control); },
        [this, before = m_unshaped](const std::pair<LayoutPtr, LayoutPtr> &layouts) {
            const auto &[unshaped, layout] = layouts;
            const bool isOther = layout != m_picture.layout && layout->extent() != m_picture.layout->extent();
            if (before != m_unshaped || !isOther || !m_camera->isFitted())
                return;
            m_unshaped = unshaped;
            refine(layout);
        });
}

void CanvasPicture::refine(LayoutPtr layout)
{
    emit aboutToRefine();
    m_picture.layout = std::move(layout);
    emit refined();
}

void CanvasPicture::show(const ExploredGraph &shown, const ExcerptPtr &excerpt, LayoutPtr layout)
{
    emit aboutToShow(shown, std::exchange(m_shownOptions, m_look.layout) == m_look.layout);
    m_picture.explored = shown;
    m_picture.excerpt = excerpt;
    m_picture.layout = std::move(layout);
    m_picture.answers = answers().forGraph(m_picture.wholeGraph());
    m_picture.focus = stepFocus();
    m_picture.density.reset();
    m_picture.setColorBy(m_look.colorBy);
    applyMarks();
    applyPins();
    m_shares = LayerColors(m_picture);
    emit this->shown();
}

void CanvasPicture::startDensity()
{
    if (m_picture.isSmall())
        return;
    m_drawingMoves.start(
        tr("Drawing the moves"),
        [graph = m_picture.explored.graph, layout = m_picture.layout](JobControl &control) {
            return densityOfMoves(*graph, *layout, control);
        },
        [this, layout = m_picture.layout](std::shared_ptr<const EdgeDensity> density) {
            if (layout != m_picture.layout)
                return;
            m_picture.density = std::move(density);
            emit changed();
        });
}

// ---- marks

void CanvasPicture::setMatches(std::vector<PositionId> matches, bool dimOthers)
{
    const bool dimmed = m_dimsOthers;
    m_found = std::move(matches);
    m_dimsOthers = dimOthers;
    if (!isCurrent())
        return;
    applyMarks();
    emit marksChanged();
    if (dimmed || dimOthers)
        emit changed();
}

void CanvasPicture::setLine(std::vector<PositionId> line)
{
    m_line = std::move(line);
    if (!isCurrent())
        return;
    applyMarks();
    emit marksChanged();
}

void CanvasPicture::applyMarks()
{
    m_marks = {shownOf(m_found), shownLine()};
    m_picture.highlighted.reset();
    if (!m_dimsOthers)
        return;
    ShownSet highlighted(m_picture.explored.graph->positionCount());
    for (const ShownId id : m_marks.matches)
        highlighted.insert(id);
    m_picture.highlighted = std::make_shared<const ShownSet>(std::move(highlighted));
}

/// Returns true if the picture has to be painted again.
bool CanvasPicture::applyPins()
{
    const std::set<CellVector> *pins = m_graph->pinned();
    const bool wasUnfolding = std::exchange(m_picture.isUnfolding, pins != nullptr);
    m_picture.pinned.reset();
    if (!pins)
        return wasUnfolding;
    ShownSet pinned(m_picture.explored.graph->positionCount());
    for (const CellVector &cells : *pins) {
        if (const std::optional<PositionId> id = m_picture.explored.graph->find(cells))
            pinned.insert(ShownId(*id));
    }
    m_picture.pinned = std::make_shared<const ShownSet>(std::move(pinned));
    return true;
}

std::vector<ShownId> CanvasPicture::shownOf(const std::vector<PositionId> &ids) const
{
    std::vector<ShownId> result;
    for (const PositionId id : ids) {
        const ShownId at = m_picture.shownOf(id);
        if (m_picture.contains(at) && (result.empty() || result.back() != at))
            result.push_back(at);
    }
    return result;
}

/// Returns the steps with both ends shown; a step within a group of merged positions is left out.
std::vector<LineStep> CanvasPicture::shownLine() const
{
    std::vector<LineStep> steps;
    for (std::size_t i = 0; i + 1 < m_line.size(); ++i) {
        const LineStep step{m_picture.shownOf(m_line[i]), m_picture.shownOf(m_line[i + 1])};
        if (m_picture.contains(step.from) && m_picture.contains(step.to) && step.from != step.to)
            steps.push_back(step);
    }
    return steps;
}

} // namespace mexplorer
