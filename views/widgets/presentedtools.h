// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <vector>

class QWidget;

namespace mexplorer {

/// The tools of a view, out of sight while it is presented. The pointer at the edge of the view where they
/// stand brings them for as long as it stays on them.
class PresentedTools : public QObject
{
    Q_OBJECT

public:
    explicit PresentedTools(QWidget *view);

    /// \a tools stand at \a edge of the view; nothing else shows or hides them.
    void add(QWidget *tools, Qt::Edge edge) { m_tools.push_back({tools, edge}); }
    /// Whether the view is presented, and whether its tools are wanted all the same.
    void setPresented(bool presented, bool wanted);
    bool isPresented() const { return m_isPresented; }
    /// The pointer is at a place of the view.
    void followPointer(QPoint place);

private:
    struct Tools
    {
        QWidget *widget;
        Qt::Edge edge;
    };

    bool isAtEdge(Qt::Edge edge, QPoint place) const;
    bool isUsed(const Tools &tools, QPoint place) const;

    QWidget *m_view;
    std::vector<Tools> m_tools;
    bool m_isPresented = false;
    bool m_areWanted = false;
    QTimer m_pointer;
    QPoint m_place; ///< of the pointer
};

} // namespace mexplorer
