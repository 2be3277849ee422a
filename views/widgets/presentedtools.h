// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <vector>

class QWidget;

namespace mexplorer {

/// Hides the tools of a view in a presentation. They appear while the pointer is on them or at their edge of the view.
class PresentedTools : public QObject
{
    Q_OBJECT

public:
    explicit PresentedTools(QWidget *view);

    /// Adds \a tools at \a edge of the view, whose visibility is then managed by this object.
    void add(QWidget *tools, Qt::Edge edge) { m_tools.push_back({tools, edge}); }
    /// \a presented is true in a presentation; \a requested shows the tools nevertheless.
    void setPresented(bool presented, bool requested);
    bool isPresented() const { return m_isPresented; }
    /// Updates the tools for a pointer at \a pos in the view.
    void followPointer(QPoint pos);

private:
    struct Tools
    {
        QWidget *widget;
        Qt::Edge edge;
    };

    bool isAtEdge(Qt::Edge edge, QPoint pos) const;
    bool isUsed(const Tools &tools, QPoint pos) const;

    QWidget *m_view;
    std::vector<Tools> m_tools;
    bool m_isPresented = false;
    bool m_isRequested = false;
    QTimer m_pointer;
    QPoint m_pos; ///< the point of the mouse pointer
};

} // namespace mexplorer
