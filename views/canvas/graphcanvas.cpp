// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/graphcanvas.h"

#include "views/glyphs/positionpainter.h"
#include "views/widgets/fittedlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal zoomStep = 1.4;
constexpr QSizeF pointSize(0.01, 0.01); ///< of a point in an area: one without a size would vanish in a union

} // namespace

GraphCanvas::GraphCanvas(GraphSource *graph, Jobs *jobs, QWidget *parent)
    : QWidget(parent), m_graph(graph), m_camera(QRectF(rect())), m_source(graph, jobs, &m_camera),
      m_renderer(&m_source, &m_camera, this)
{
    setAccessibleName(tr("Game graph"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    connectGraph();
    connectSource();
    connect(&Theme::instance(), &Theme::changed, this, &GraphCanvas::followTheme);
}

void GraphCanvas::connectGraph()
{
    connect(m_graph, &GraphSource::graphChanged, this, qOverload<>(&QWidget::update));
    connect(m_graph, &GraphSource::startChanged, this, qOverload<>(&QWidget::update));
    connect(m_graph, &GraphSource::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(m_graph, &GraphSource::selectionChanged, this, &GraphCanvas::followSelection);
}

void GraphCanvas::connectSource()
{
    connect(&m_source, &CanvasPicture::aboutToShow, this, &GraphCanvas::storeSelectionPoint);
    connect(&m_source, &CanvasPicture::shown, this, &GraphCanvas::showPicture);
    connect(&m_source, &CanvasPicture::aboutToLabel, this, [this] { m_motion.remember(picture(), camera()); });
    connect(&m_source, &CanvasPicture::aboutToRefine, this,
            [this] { m_selectionPoint = selectionPoint(picture().explored); });
    connect(&m_source, &CanvasPicture::refined, this, &GraphCanvas::showRefined);
    connect(&m_source, &CanvasPicture::changed, this, [this] {
        if (isVisible())
            m_motion.start(part());
        refresh();
    });
    connect(&m_motion, &MarkAnimation::moved, this, qOverload<>(&QWidget::update));
    connect(&m_source, &CanvasPicture::marksChanged, this, qOverload<>(&QWidget::update));
    connect(&m_source, &CanvasPicture::marksChanged, this, &GraphCanvas::followFocus);
    connect(&m_source, &CanvasPicture::changed, this, &GraphCanvas::followFocus);
    connect(&m_source, &CanvasPicture::recolored, this, [this] {
        refresh();
        emit pictureChanged();
    });
    connect(&m_renderer, &CanvasRenderer::sharpened, this, [this] {
        update();
        emit sharpened();
    });
    connect(&m_renderer, &CanvasRenderer::wholeChanged, this, [this] {
        update();
        emit wholePictureChanged();
    });
    connect(&m_camera, &CanvasCamera::moved, this, &GraphCanvas::followCamera);
}

Highlights GraphCanvas::highlights() const
{
    return {isCurrent() ? shownSelection() : ShownId(), picture().shownOf(m_graph->hovered()), m_source.marks(),
            hasFocus()};
}

ShownId GraphCanvas::positionAt(QPointF point) const
{
    if (!isCurrent())
        return {};
    constexpr qreal minReach = 7;
    const qreal reach = std::max(minReach, picture().sizes(camera().scale).markRadius + 3) / camera().scale;
    return ShownId(picture().layout->nearest(m_camera.toLayout(point), reach));
}

void GraphCanvas::setLook(const GraphLook &look)
{
    m_camera.setBorders(look.layout.orientation == Orientation::LeftRight, !m_source.shares().isEmpty());
    m_source.setLook(look);
}

void GraphCanvas::setCovered(const QRect &covered)
{
    if (covered != std::exchange(m_covered, covered))
        update();
}

// ---- another picture

void GraphCanvas::followTheme()
{
    m_renderer.clear();
    m_source.setColors(Theme::instance().colors());
}

void GraphCanvas::refresh()
{
    m_renderer.refresh();
    update();
}

/// Returns where the selected position is now, if the user chose the view and \a next can keep it there.
std::optional<QPointF> GraphCanvas::selectionPoint(const ExploredGraph &next) const
{
    if (picture().isEmpty() || m_camera.isFitted() || !(picture().explored.start == next.start))
        return {};
    const ExploredGraph &now = m_graph->whole();
    if (!now.graph || m_graph->selected() == noPosition)
        return {};
    const auto whole = picture().wholeGraph()->find(now.graph->cells(m_graph->selected()));
    const ShownId id = whole ? picture().shownOf(*whole) : ShownId();
    // The widgets around the graph may have grown since the position was at the edge.
    constexpr qreal reach = 48;
    if (!id.isShown() || !viewRect().adjusted(-reach, -reach, reach, reach).contains(pointOf(id)))
        return {};
    const QPointF point = pointOf(id);
    return QPointF(std::clamp(point.x(), 0.0, viewRect().width()), std::clamp(point.y(), 0.0, viewRect().height()));
}

/// True if \a next has moves of the selected position and the current graph doesn't.
bool GraphCanvas::growsBelowSelection(const ExploredGraph &next) const
{
    const PositionId id = m_graph->selected();
    const GameGraph &whole = *picture().wholeGraph();
    return id < whole.positionCount() && !whole.isExpanded(id) && !m_graph->excerpt() &&
           id < next.graph->positionCount() && next.graph->isExpanded(id);
}

void GraphCanvas::storeSelectionPoint(const ExploredGraph &next, bool isAlike)
{
    m_motion.remember(picture(), camera());
    m_selectionPoint = isAlike ? selectionPoint(next) : std::nullopt;
    m_hasNewFollowers = m_selectionPoint && growsBelowSelection(next);
}

void GraphCanvas::showPicture()
{
    m_walk.clear();
    m_renderer.clear();
    m_renderer.cancel();
    m_camera.stop();
    m_camera.setExtent(picture().layout->extent());
    m_camera.setBorders(look().layout.orientation == Orientation::LeftRight, !m_source.shares().isEmpty());
    if (!m_selectionPoint || !shownSelection().isShown())
        m_camera.showAll();
    else
        m_camera.keepInPlace(picture().point(shownSelection()), *m_selectionPoint);
    if (isVisible())
        m_motion.start(part());
    showNewFollowers();
    refresh();
    announceSelection();
    emit pictureChanged();
    emit cameraChanged();
}

/// Shows positions at their final points in their layers; the current part of the graph stays in view.
void GraphCanvas::showRefined()
{
    m_walk.clear();
    m_renderer.cancel();
    m_camera.setExtent(picture().layout->extent());
    if (m_camera.isFitted())
        m_camera.showAll();
    else if (m_selectionPoint)
        m_camera.keepInPlace(picture().point(shownSelection()), *m_selectionPoint);
    showNewFollowers();
    refresh();
    emit pictureChanged();
    emit cameraChanged();
}

/// Brings new followers of the selected position into view.
void GraphCanvas::showNewFollowers()
{
    const ShownId id = shownSelection();
    if (m_camera.isFitted() || !m_hasNewFollowers || !id.isShown())
        return;
    QRectF area(picture().point(id), pointSize);
    for (const ShownId follower : picture().followers(id))
        area |= QRectF(picture().point(follower), pointSize);
    m_camera.includeArea(area);
}

// ---- the camera

/// In a window 1080 pixels high digits are 24 pixels high; a smaller window fills the projector's picture, too.
qreal GraphCanvas::minType() const
{
    constexpr qreal min = 18;
    return std::clamp(minProjectedType * window()->height() / 1080, min, minProjectedType);
}

void GraphCanvas::setProjected(bool projected)
{
    if (projected == picture().hasLargeMarks)
        return;
    m_camera.setProjected(projected);
    m_source.setLargeMarks(projected, minType());
    if (!picture().isEmpty())
        m_camera.showAll();
    m_source.reshape();
    followFocus();
    followCamera();
}

/// Shows the whole graph if its positions are far enough apart, and at the first and the last step; otherwise the
/// positions that the sentence names.
void GraphCanvas::followFocus()
{
    if (!picture().hasLargeMarks || picture().isEmpty() || !isCurrent())
        return;
    constexpr qreal apart = 28; // pixels
    const StepFocus &focus = picture().focus;
    QRectF area;
    for (const PositionId id : focus.named) {
        if (const ShownId shown = picture().shownOf(id); picture().contains(shown) && !focus.isWhole)
            area |= QRectF(picture().point(shown), pointSize);
    }
    const QSizeF spacing = picture().layout->spacing();
    const bool wasFitted = m_camera.isFitted();
    m_camera.showLegibly(area, std::min(picture().legibleScale(), apart / std::min(spacing.width(), spacing.height())));
    if (!wasFitted && m_camera.isFitted())
        m_source.reshape();
}

void GraphCanvas::followCamera()
{
    dropHover();
    m_renderer.sharpen();
    update();
    emit cameraChanged();
}

void GraphCanvas::fit()
{
    if (picture().isEmpty())
        return;
    m_camera.flyToAll();
    m_source.reshape();
}

/// Returns the selected position, or the middle of the view if it isn't in view.
QPointF GraphCanvas::zoomCentre() const
{
    const ShownId id = isCurrent() ? shownSelection() : ShownId();
    const bool isInView = id.isShown() && viewRect().contains(pointOf(id));
    return isInView ? pointOf(id) : viewRect().center();
}

void GraphCanvas::zoomIn()
{
    m_camera.zoomAt(zoomCentre(), zoomStep);
}

void GraphCanvas::zoomOut()
{
    m_camera.zoomAt(zoomCentre(), 1 / zoomStep);
}

void GraphCanvas::zoomToSelection()
{
    const ShownId id = isCurrent() ? shownSelection() : ShownId();
    if (!id.isShown())
        return;
    QRectF area(picture().point(id), QSizeF());
    for (const ShownIds neighbours : {picture().followers(id), picture().predecessors(id)}) {
        for (const ShownId neighbour : neighbours)
            area |= QRectF(picture().point(neighbour), pointSize);
    }
    m_camera.flyToArea(area);
}

void GraphCanvas::resizeEvent(QResizeEvent *)
{
    m_camera.setView(viewRect());
    if (picture().isEmpty())
        return;
    if (picture().hasLargeMarks && picture().minType != minType())
        m_source.setLargeMarks(true, minType());
    if (m_camera.isFitted())
        m_camera.showAll();
    m_renderer.sharpen();
    m_source.reshape();
    emit cameraChanged();
    followFocus();
}

void GraphCanvas::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_source.setVisible(true);
}

void GraphCanvas::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_source.setVisible(false);
}

// ---- the selection and input

bool GraphCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showToolTip(help->pos(), help->globalPos());
        return true;
    }
    return zoomByGesture(event) || QWidget::event(event);
}

/// Returns true if \a event was a gesture that zooms.
bool GraphCanvas::zoomByGesture(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            return false;
        m_camera.zoomAt(gesture->position(), 1 + gesture->value());
        return true;
    }
    if (event->type() != QEvent::Gesture)
        return false;
    const auto *pinch =
        static_cast<const QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
    if (pinch)
        m_camera.zoomAt(mapFromGlobal(pinch->centerPoint().toPoint()), pinch->scaleFactor());
    return pinch;
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = event->position();
    m_draggedFrom = event->position();
    m_isDragging = false;
    m_camera.stop();
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return hoverAt(event->position());
    const QPointF way = event->position() - m_pressedAt;
    if (!m_isDragging && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (!m_isDragging)
        return;
    const QPointF by = event->position() - std::exchange(m_draggedFrom, event->position());
    if (!picture().isEmpty())
        setCamera({camera().centre - by / camera().scale, camera().scale});
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (std::exchange(m_isDragging, false))
        setCursor(Qt::ArrowCursor);
    else if (event->button() == Qt::LeftButton)
        click(event->position());
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const ShownId id = event->button() == Qt::LeftButton ? positionAt(event->position()) : ShownId();
    if (id.isShown() && !picture().isUnfolding)
        m_graph->makeStart(picture().wholeOf(id));
}

/// One notch of a wheel is 120 and zooms by a quarter; touch pads send smaller values more often.
void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    m_camera.zoomAt(event->position(), std::pow(1.25, qreal(event->angleDelta().y()) / 120));
    hoverAt(event->position());
    event->accept();
}

void GraphCanvas::leaveEvent(QEvent *)
{
    m_hovers = false;
    m_graph->hover(noPosition);
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!isCurrent())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_Left:
    case Qt::Key_Right:
        return walk(event->key());
    case Qt::Key_F10: // Qt itself handles only the menu key
        return event->modifiers() == Qt::ShiftModifier ? openMenuOfSelection() : QWidget::keyPressEvent(event);
    case Qt::Key_Home:
        return m_graph->select(GameGraph::root());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_graph->makeStart(m_graph->selected());
    default:
        QWidget::keyPressEvent(event);
    }
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (!isCurrent())
        return QWidget::contextMenuEvent(event);
    if (event->reason() == QContextMenuEvent::Keyboard)
        return openMenuOfSelection();
    const ShownId id = positionAt(event->pos());
    if (id.isShown() && id != shownSelection())
        m_graph->select(picture().wholeOf(id));
    emit contextMenuRequested(!id.isShown() ? noPosition : m_graph->selected(), event->globalPos());
}

void GraphCanvas::followSelection()
{
    update();
    if (!isCurrent())
        return;
    const ShownId id = shownSelection();
    if (picture().shownOf(m_graph->hovered()) != id)
        dropHover();
    if (id.isShown())
        m_camera.bringIntoView(picture().point(id));
    announceSelection();
}

void GraphCanvas::announceSelection()
{
    const ShownId id = isCurrent() ? shownSelection() : ShownId();
    if (!id.isShown())
        return;
    setAccessibleDescription(picture().sentence(id));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void GraphCanvas::hoverAt(QPointF point)
{
    const ShownId id = positionAt(point);
    m_hovers = id.isShown();
    m_graph->hover(picture().wholeOf(id));
    setCursor(m_hovers ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/// The hovered position may have moved, or the view may be another: nothing is hovered until the pointer moves.
void GraphCanvas::dropHover()
{
    if (std::exchange(m_hovers, false))
        m_graph->hover(noPosition);
}

void GraphCanvas::click(QPointF point)
{
    const ShownId id = positionAt(point);
    if (!id.isShown())
        return;
    const bool again = id == shownSelection();
    const PositionId clicked = again ? m_graph->selected() : picture().wholeOf(id);
    m_graph->select(clicked);
    emit positionClicked(clicked, again);
}

void GraphCanvas::openMenuOfSelection()
{
    const ShownId id = shownSelection();
    const QPoint point = !id.isShown() ? rect().center() : pointOf(id).toPoint();
    emit contextMenuRequested(!id.isShown() ? noPosition : m_graph->selected(), mapToGlobal(point));
}

void GraphCanvas::showToolTip(QPoint point, QPoint globalPoint)
{
    const ShownId id = positionAt(point);
    if (!id.isShown())
        QToolTip::hideText();
    else
        QToolTip::showText(globalPoint, tipText(picture().sentence(id)), this);
}

void GraphCanvas::walk(int key)
{
    const WalkStep step = walkStepFor(key, look().layout.orientation);
    const ShownId from = shownSelection();
    const ShownId to = from.isShown() ? m_walk.step(picture(), from, step) : ShownId(GameGraph::root());
    if (to == from)
        return;
    m_camera.showAround(picture().point(to));
    m_graph->select(picture().wholeOf(to));
}

// ---- painting

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), picture().colors.surface);
    if (picture().isEmpty())
        return paintMessage(painter);
    const Highlights shown = highlights();
    m_renderer.paint(painter, isCurrent() ? &shown : nullptr);
    if (isCurrent())
        paintRings(painter, part(), shown.marks);
    m_motion.paint(painter, picture());
    paintLayerLabels(painter, part());
    paintLayerColors(painter, part(), m_source.shares(), m_covered);
    if (isCurrent()) {
        paintHighlightRings(painter, part(), shown);
        return paintVertexNames(painter, part(), font());
    }
    painter.fillRect(rect(), translucent(picture().colors.surface, 0.6));
}

void GraphCanvas::paintMessage(QPainter &painter) const
{
    const QString game = m_graph->expression();
    const QString text =
        game.isEmpty() ? tr("Choose a game to see its graph.") : tr("Building the graph of %1").arg(game);
    painter.setPen(picture().colors.mutedText);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace mexplorer
