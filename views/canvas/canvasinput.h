// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

class QContextMenuEvent;
class QKeyEvent;
class QMouseEvent;

namespace mexplorer {

/// The input of a canvas by mouse, keys, wheel and touch. Independent of what is shown: points are those of
/// the widget.
class CanvasInput : public QObject
{
    Q_OBJECT

public:
    /// True if the event was handled here.
    bool handle(QEvent *event);

signals:
    void zoomed(QPointF fixed, qreal factor);
    /// A button went down.
    void pressed();
    void dragStarted();
    void dragged(QPointF by);
    void dragEnded();
    void clicked(QPointF point);
    void doubleClicked(QPointF point);
    /// The pointer is over a point, with no button down.
    void pointedAt(QPointF point);
    void pointerLeft();
    /// An arrow key: Qt::Key_Down and so on.
    void arrowPressed(int key);
    void rootRequested();
    void startRequested();
    void menuRequested(QPoint point, QPoint globalPoint);
    /// For what is selected.
    void menuRequestedByKey();
    void toolTipRequested(QPoint point, QPoint globalPoint);

private:
    bool handleGesture(QEvent *event);
    bool press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    bool pressKey(const QKeyEvent &event);
    bool openMenu(const QContextMenuEvent &event);

    QPointF m_pressedAt;
    QPointF m_draggedFrom;
    bool m_isDragging = false;
};

} // namespace mexplorer
