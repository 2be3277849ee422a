// SPDX-License-Identifier: GPL-3.0-or-later
// QScrollArea can resize its widget itself, but then gives one whose height depends on its width no less than its usual
// height, and scrolls where the view would only be a little lower.

#include "app/window/scrolledview.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace mexplorer {

ScrolledView::ScrolledView(QWidget *view, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(view);
    viewport()->setAutoFillBackground(false);
    view->setAutoFillBackground(false);
}

QSize ScrolledView::minimumSizeHint() const
{
    return widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
}

bool ScrolledView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHandled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry();
    }
    return isHandled;
}

void ScrolledView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void ScrolledView::showEvent(QShowEvent *event)
{
    fit();
    QScrollArea::showEvent(event);
}

/// Keys that the view doesn't use are for the window.
void ScrolledView::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
}

void ScrolledView::fit()
{
    const QSize min = minimumSizeHint();
    QSize available = maximumViewportSize();
    const bool isTooHigh = min.height() > available.height();
    const int barWidth = verticalScrollBar()->sizeHint().width();
    const int barHeight = horizontalScrollBar()->sizeHint().height();
    if (isTooHigh)
        available.rwidth() -= barWidth;
    if (min.width() > available.width()) {
        available.rheight() -= barHeight;
        if (!isTooHigh && min.height() > available.height())
            available.rwidth() -= barWidth;
    }
    widget()->resize(available.expandedTo(min));
}

} // namespace mexplorer
