// SPDX-License-Identifier: GPL-3.0-or-later
// How mouse and keys lead through a SequenceChart.

#include "views/sequence/pointerkeys.h"
#include "views/sequence/sequencechart.h"

#include <QLineSeries>
#include <QRubberBand>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer {

namespace {

constexpr double wheelZoomStep = 1.25;
constexpr double clickReach = 3; ///< how far the pointer may move, in pixels, for a click

} // namespace

QPointF SequenceChart::onChart(double n, double value) const
{
    return chart()->mapToScene(chart()->mapToPosition(QPointF(n, value), m_maximum));
}

std::optional<quint64> SequenceChart::termAt(const QPointF &place) const
{
    const QPointF inScene = mapToScene(place.toPoint());
    const QRectF plot = chart()->plotArea();
    if (!m_plot || !plot.adjusted(-4, -4, 4, 4).contains(chart()->mapFromScene(inScene)))
        return {};
    const double n = std::round(chart()->mapToValue(chart()->mapFromScene(inScene), m_maximum).x());
    if (n < 0 || n >= static_cast<double>(m_plot->terms()))
        return {};
    return static_cast<quint64>(n);
}

void SequenceChart::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const QPointF place = chart()->mapFromScene(mapToScene(event->position().toPoint()));
    if (event->modifiers() & Qt::ShiftModifier || std::abs(turned.x()) > std::abs(turned.y()))
        pan(-(turned.x() + turned.y()) / 1200.0);
    else
        zoomAt(std::clamp(chart()->mapToValue(place, m_maximum).x(), firstShown(), lastShown()),
               std::pow(wheelZoomStep, turned.y() / 120.0));
    event->accept();
}

void SequenceChart::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (m_isSelecting || m_dragged)
        return; // another button is down
    m_pressed = event->position();
    const bool drags = event->button() == Qt::MiddleButton ||
                       (event->button() == Qt::LeftButton && event->modifiers() & Qt::ControlModifier);
    if (drags) {
        m_dragged = event->position();
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    m_isSelecting =
        event->button() == Qt::LeftButton && plotInScene().contains(mapToScene(event->position().toPoint()));
}

void SequenceChart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged) {
        const double moved = event->position().x() - m_dragged->x();
        m_dragged = event->position();
        return pan(-moved / std::max(1.0, chart()->plotArea().width()));
    }
    if (m_isSelecting && isDrag(event->position()))
        showBand(event->position().x());
    const std::optional<quint64> n = termAt(event->position());
    if (n != m_pointed) {
        m_pointed = n;
        viewport()->update();
        emit pointedAt(n);
    }
}

void SequenceChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_dragged) {
        if (event->buttons() != Qt::NoButton)
            return;
        m_dragged.reset();
        viewport()->unsetCursor();
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (std::exchange(m_isSelecting, false) && m_band->isVisible()) {
        zoomToBand();
    } else if (!isDrag(event->position())) {
        if (const std::optional<quint64> n = termAt(event->position()))
            emit clicked(*n);
    }
}

bool SequenceChart::isDrag(const QPointF &place) const
{
    return (place - m_pressed).manhattanLength() > clickReach;
}

void SequenceChart::showBand(double to)
{
    const QRect plot = mapFromScene(plotInScene()).boundingRect();
    const int from = std::clamp(qRound(m_pressed.x()), plot.left(), plot.right());
    const QRect band(QPoint(from, plot.top()),
                     QPoint(std::clamp(qRound(to), plot.left(), plot.right()), plot.bottom()));
    m_band->setGeometry(band.normalized());
    m_band->show();
}

/// Shows what is within the rubber band and nothing else.
void SequenceChart::zoomToBand()
{
    const QRect band = m_band->geometry();
    m_band->hide();
    const auto termsAt = [this](const QPoint &place) {
        return chart()->mapToValue(chart()->mapFromScene(mapToScene(place)), m_maximum).x();
    };
    if (band.width() > 1)
        setRange(termsAt(band.topLeft()), termsAt(band.topRight()));
}

void SequenceChart::cancelSelecting()
{
    m_isSelecting = false;
    m_band->hide();
}

void SequenceChart::mouseDoubleClickEvent(QMouseEvent *event)
{
    const std::optional<quint64> n = termAt(event->position());
    if (n && event->button() == Qt::LeftButton)
        emit reasonsWanted(*n);
}

void SequenceChart::leaveEvent(QEvent *event)
{
    QChartView::leaveEvent(event);
    point(std::nullopt);
}

void SequenceChart::keyPressEvent(QKeyEvent *event)
{
    constexpr double panStep = 0.1;
    const bool movesPointer = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(wheelZoomStep);
    case Qt::Key_Minus:
        return zoom(1 / wheelZoomStep);
    case Qt::Key_Left:
        return movesPointer ? movePointer(-1) : pan(-panStep);
    case Qt::Key_Right:
        return movesPointer ? movePointer(1) : pan(panStep);
    case Qt::Key_PageUp:
        return pan(-1);
    case Qt::Key_PageDown:
        return pan(1);
    case Qt::Key_Home:
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Escape:
        if (m_isSelecting)
            return cancelSelecting();
        [[fallthrough]];
    default:
        if (!pressOnPointed(this, *event, m_pointed))
            QChartView::keyPressEvent(event);
    }
}

void SequenceChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    setRange(firstShown(), lastShown());
}

} // namespace mexplorer
