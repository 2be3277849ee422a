// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <vector>

class QWidget;

namespace mexplorer {

class Presentation;

/// Follows the presentation for a view: hides its tools, unless the presentation shows them, and enlarges its type.
/// Hidden tools appear while the pointer is on them or at their edge of the view.
class PresentedTools : public QObject
{
    Q_OBJECT

public:
    /// The type of \a enlarged becomes that of a presentation; null for none.
    PresentedTools(const Presentation *presentation, QWidget *view, QWidget *enlarged);

    /// Adds \a tools at \a edge of the view, whose visibility is then managed by this object.
    void add(QWidget *tools, Qt::Edge edge);
    /// Updates the tools for a pointer at \a pos in the view.
    void followPointer(QPoint pos);

private:
    struct Tools
    {
        QWidget *widget;
        Qt::Edge edge;
    };

    void followPresentation();
    bool isHiding() const { return m_pointer.isActive(); }
    bool isAtEdge(Qt::Edge edge, QPoint pos) const;
    bool isUsed(const Tools &tools, QPoint pos) const;

    const Presentation *m_presentation;
    QWidget *m_view;
    QWidget *m_enlarged;
    std::vector<Tools> m_tools;
    QTimer m_pointer; ///< polls the pointer while the tools are hidden
    QPoint m_pos;     ///< the point of the mouse pointer
};

} // namespace mexplorer
