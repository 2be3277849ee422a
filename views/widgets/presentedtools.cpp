// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/presentedtools.h"

#include <QApplication>
#include <QCursor>
#include <QWidget>

namespace mexplorer {

PresentedTools::PresentedTools(QWidget *view) : QObject(view), m_view(view)
{
    constexpr int followEveryMs = 100;
    m_pointer.setInterval(followEveryMs);
    connect(&m_pointer, &QTimer::timeout, this, [this] {
        const QPoint pos = m_view->mapFromGlobal(QCursor::pos());
        const bool isFree = m_view->isVisible() && !QApplication::activePopupWidget() && !QApplication::mouseButtons();
        if (isFree && pos != m_pos)
            followPointer(pos);
    });
}

void PresentedTools::setPresented(bool presented, bool requested)
{
    if (presented == m_isPresented && requested == m_isRequested)
        return;
    m_isPresented = presented;
    m_isRequested = requested;
    m_pos = m_view->mapFromGlobal(QCursor::pos()); // its current point
    for (const Tools &tools : m_tools)
        tools.widget->setVisible(!presented || requested);
    if (presented && !requested)
        m_pointer.start();
    else
        m_pointer.stop();
}

void PresentedTools::followPointer(QPoint pos)
{
    m_pos = pos;
    if (!m_isPresented || m_isRequested)
        return;
    for (const Tools &tools : m_tools)
        tools.widget->setVisible(isAtEdge(tools.edge, pos) || isUsed(tools, pos));
}

bool PresentedTools::isAtEdge(Qt::Edge edge, QPoint pos) const
{
    constexpr int reach = 3;
    const QRect inside = m_view->rect();
    const int away = edge == Qt::TopEdge      ? pos.y()
                     : edge == Qt::BottomEdge ? inside.bottom() - pos.y()
                     : edge == Qt::LeftEdge   ? pos.x()
                                              : inside.right() - pos.x();
    return inside.contains(pos) && away < reach;
}

/// True while the pointer is on the tools, near them or between them and their edge, or a text field in them has the
/// focus.
bool PresentedTools::isUsed(const Tools &tools, QPoint pos) const
{
    constexpr int near = 24;
    if (tools.widget->isHidden())
        return false;
    QRect around(tools.widget->mapTo(m_view, QPoint()), tools.widget->size());
    if (tools.edge == Qt::BottomEdge)
        around.setBottom(m_view->height());
    const QWidget *focus = QApplication::focusWidget();
    return around.adjusted(-near, -near, near, near).contains(pos) ||
           (focus && focus->inherits("QLineEdit") && tools.widget->isAncestorOf(focus));
}

} // namespace mexplorer
