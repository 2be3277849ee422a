// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasinput.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace mexplorer {

bool CanvasInput::handle(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        if (const auto *mouse = static_cast<QMouseEvent *>(event); mouse->button() == Qt::LeftButton)
            emit doubleClicked(mouse->position());
        return true;
    case QEvent::Wheel: {
        // A notch of a wheel is 120 and zooms by a quarter; touch pads send less and more often.
        const auto *wheel = static_cast<QWheelEvent *>(event);
        emit zoomed(wheel->position(), std::pow(1.25, qreal(wheel->angleDelta().y()) / 120));
        emit pointedAt(wheel->position());
        event->accept();
        return true;
    }
    case QEvent::Leave:
        emit pointerLeft();
        return false;
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    case QEvent::ContextMenu:
        return openMenu(*static_cast<QContextMenuEvent *>(event));
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        emit toolTipRequested(help->pos(), help->globalPos());
        return true;
    }
    case QEvent::NativeGesture:
    case QEvent::Gesture:
        return handleGesture(event);
    default:
        return false;
    }
}

bool CanvasInput::handleGesture(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            return false;
        emit zoomed(gesture->position(), 1 + gesture->value());
        return true;
    }
    const auto *gestures = static_cast<QGestureEvent *>(event);
    const auto *pinch = static_cast<const QPinchGesture *>(gestures->gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    const QPoint centre = pinch->centerPoint().toPoint();
    emit zoomed(gestures->widget() ? gestures->widget()->mapFromGlobal(centre) : centre, pinch->scaleFactor());
    return true;
}

bool CanvasInput::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton)
        return false;
    m_pressedAt = event.position();
    m_draggedFrom = event.position();
    m_isDragging = false;
    emit pressed();
    return true;
}

void CanvasInput::move(const QMouseEvent &event)
{
    if (!(event.buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        emit pointedAt(event.position());
        return;
    }
    const QPointF way = event.position() - m_pressedAt;
    if (!m_isDragging && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        emit dragStarted();
    }
    if (!m_isDragging)
        return;
    emit dragged(event.position() - m_draggedFrom);
    m_draggedFrom = event.position();
}

void CanvasInput::release(const QMouseEvent &event)
{
    if (std::exchange(m_isDragging, false))
        emit dragEnded();
    else if (event.button() == Qt::LeftButton)
        emit clicked(event.position());
}

bool CanvasInput::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_Left:
    case Qt::Key_Right:
        emit arrowPressed(event.key());
        return true;
    case Qt::Key_F10: // Qt itself handles the menu key only
        if (event.modifiers() != Qt::ShiftModifier)
            return false;
        emit menuRequestedByKey();
        return true;
    case Qt::Key_Home:
        emit rootRequested();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit startRequested();
        return true;
    default:
        return false;
    }
}

bool CanvasInput::openMenu(const QContextMenuEvent &event)
{
    if (event.reason() == QContextMenuEvent::Keyboard)
        emit menuRequestedByKey();
    else
        emit menuRequested(event.pos(), event.globalPos());
    return true;
}

} // namespace mexplorer
