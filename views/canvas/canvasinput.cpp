#include "views/canvas/graphcanvas.h"

#include "model/session/session.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QToolTip>

#include <cmath>

// The input of GraphCanvas: mouse, wheel, gestures and keys.

namespace mexplorer {

bool GraphCanvas::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        return showToolTip(help->pos(), help->globalPos());
    }
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        zoomAt(gesture->position(), 1 + gesture->value());
        return true;
    }
    case QEvent::Gesture:
        if (const QGesture *gesture = static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture)) {
            const auto *pinch = static_cast<const QPinchGesture *>(gesture);
            zoomAt(mapFromGlobal(pinch->centerPoint().toPoint()), pinch->scaleFactor());
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

bool GraphCanvas::showToolTip(QPoint point, QPoint globalPoint)
{
    const PositionId id = positionAt(point);
    if (id == noPosition)
        QToolTip::hideText();
    else
        QToolTip::showText(globalPoint, positionSentence(m_picture, id), this);
    return true;
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    // A notch of a wheel is 120 and zooms by a quarter; touch pads send less and more often.
    const qreal turn = event->angleDelta().y();
    zoomAt(event->position(), std::pow(1.25, turn / 120));
    hoverAt(event->position());
    event->accept();
}

void GraphCanvas::hoverAt(QPointF point)
{
    const PositionId id = positionAt(point);
    m_hovers = id != noPosition;
    m_session->exploration()->hover(m_picture.wholeOf(id));
    setCursor(m_hovers ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/// What the pointer was over may be elsewhere by now, or a person may be looking at something else: nothing is hovered
/// until the pointer moves.
void GraphCanvas::dropHover()
{
    if (std::exchange(m_hovers, false))
        m_session->exploration()->hover(noPosition);
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = event->position();
    m_draggedFrom = event->position();
    m_isDragging = false;
    m_flight.stop();
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        hoverAt(event->position());
        return;
    }
    const QPointF way = event->position() - m_pressedAt;
    if (!m_isDragging && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (!m_isDragging || m_picture.isEmpty())
        return;
    setCamera({m_camera.centre - (event->position() - m_draggedFrom) / m_camera.scale, m_camera.scale});
    m_draggedFrom = event->position();
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const PositionId id = positionAt(event->position());
    const bool isClick = !m_isDragging && event->button() == Qt::LeftButton && id != noPosition;
    if (m_isDragging)
        setCursor(Qt::ArrowCursor);
    m_isDragging = false;
    if (!isClick)
        return;
    const bool again = id == shownSelection();
    const PositionId clicked = again ? m_session->exploration()->selected() : m_picture.wholeOf(id);
    m_session->exploration()->select(clicked);
    emit positionClicked(clicked, again);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const PositionId id = positionAt(event->position());
    if (event->button() == Qt::LeftButton && id != noPosition && !m_picture.isUnfolding)
        m_session->exploration()->makeStart(m_picture.wholeOf(id));
}

void GraphCanvas::leaveEvent(QEvent *)
{
    m_hovers = false;
    m_session->exploration()->hover(noPosition);
}

std::optional<WalkStep> GraphCanvas::walkStepFor(int key) const
{
    const bool topDown = m_look.layout.orientation == Orientation::TopDown;
    switch (key) {
    case Qt::Key_Down:
        return topDown ? WalkStep::Forward : WalkStep::Next;
    case Qt::Key_Up:
        return topDown ? WalkStep::Back : WalkStep::Previous;
    case Qt::Key_Right:
        return topDown ? WalkStep::Next : WalkStep::Forward;
    case Qt::Key_Left:
        return topDown ? WalkStep::Previous : WalkStep::Back;
    default:
        return {};
    }
}

void GraphCanvas::walk(WalkStep step)
{
    const PositionId from = shownSelection();
    const PositionId to =
        from == noPosition ? GameGraph::root() : m_walk.step(m_picture.explored, *m_picture.layout, from, step);
    if (to == from)
        return;
    showAround(to);
    m_session->exploration()->select(m_picture.wholeOf(to));
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    const std::optional<WalkStep> step = walkStepFor(event->key());
    if (!isCurrent()) {
        QWidget::keyPressEvent(event);
    } else if (step) {
        walk(*step);
    } else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier) {
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, {}, {}); // Qt itself knows the menu key only
        contextMenuEvent(&menu);
    } else if (event->key() == Qt::Key_Home) {
        m_session->exploration()->select(GameGraph::root());
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_session->exploration()->makeStart(m_session->exploration()->selected());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (!isCurrent())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const PositionId id = byKey ? shownSelection() : positionAt(event->pos());
    if (id != noPosition && id != shownSelection())
        m_session->exploration()->select(m_picture.wholeOf(id));
    const QPoint point =
        byKey ? mapToGlobal(id == noPosition ? rect().center() : pointOf(id).toPoint()) : event->globalPos();
    emit contextMenuRequested(id == noPosition ? noPosition : m_session->exploration()->selected(), point);
}

void GraphCanvas::focusInEvent(QFocusEvent *)
{
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *)
{
    update();
}

} // namespace mexplorer
