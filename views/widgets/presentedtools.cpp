// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/presentedtools.h"

#include "model/teach/presentation.h"
#include "views/theme/fontrole.h"

#include <QApplication>
#include <QCursor>
#include <QWidget>

namespace mexplorer {

PresentedTools::PresentedTools(const Presentation *presentation, QWidget *view, QWidget *enlarged)
    : QObject(view), m_presentation(presentation), m_view(view), m_enlarged(enlarged)
{
    constexpr int followEveryMs = 100;
    m_pointer.setInterval(followEveryMs);
    connect(&m_pointer, &QTimer::timeout, this, [this] {
        const QPoint pos = m_view->mapFromGlobal(QCursor::pos());
        const bool isFree = m_view->isVisible() && !QApplication::activePopupWidget() && !QApplication::mouseButtons();
        if (isFree && pos != m_pos)
            followPointer(pos);
    });
    connect(presentation, &Presentation::changed, this, &PresentedTools::followPresentation);
    followPresentation();
}

void PresentedTools::add(QWidget *tools, Qt::Edge edge)
{
    m_tools.push_back({tools, edge});
    if (isHiding())
        tools->hide();
}

void PresentedTools::followPresentation()
{
    if (m_enlarged && m_presentation->isOn() != isProjected(m_enlarged))
        setProjected(m_enlarged, m_presentation->isOn());
    const bool hides = m_presentation->isOn() && !m_presentation->showsTools();
    if (hides == isHiding())
        return;
    m_pos = m_view->mapFromGlobal(QCursor::pos()); // its current point
    for (const Tools &tools : m_tools)
        tools.widget->setVisible(!hides);
    if (hides)
        m_pointer.start();
    else
        m_pointer.stop();
}

void PresentedTools::followPointer(QPoint pos)
{
    m_pos = pos;
    if (!isHiding())
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
