// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/queuedcall.h"
#include "model/graph/positionstore.h"
#include "views/theme/fontaware.h"

#include <QTreeWidget>

namespace mexplorer {

class GameGraph;
class Session;

/// What a move from \a before leads to. Of a sum the move, with the component that it is made in, as in "kayles:5 → 3":
/// the component alone would be another position, of another value. Of a graph from a file the vertex.
QString followerName(const GameGraph &graph, PositionId before, PositionId after);

/// The followers of the selected position, grouped by value. They are gone to by a click, and made as moves by a double
/// click or Enter while a human is to move there. As high as its rows, for content that scrolls: there is one thing to
/// scroll then, not one within another.
class FollowerTree : public FontAware<QTreeWidget>
{
    Q_OBJECT

public:
    explicit FollowerTree(Session *session, QWidget *parent = nullptr);

    /// Of a position of the graph; after clear().
    void showFollowers(PositionId id);
    /// Scrolls what the tree stands in.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    void fontChanged() override { m_fit.schedule(); }
    void wheelEvent(QWheelEvent *event) override;

private:
    void followRows();
    void fit();
    void selectItem(const QTreeWidgetItem *item);
    bool isOnTheBoards() const;
    void playFollower(const QVariant &id);

    Session *m_session;
    QueuedCall m_fit{this, [this] { fit(); }}; ///< several changes ask for one height
};

} // namespace mexplorer
