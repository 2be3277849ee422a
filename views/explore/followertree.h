// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/queuedcall.h"
#include "model/graph/positionstore.h"
#include "views/theme/fontaware.h"

#include <QTreeWidget>

namespace mexplorer {

class GameGraph;
class Session;

/// Returns the name of the move from \a before to \a after. For a sum it is the component's move, as in "kayles:5 → 3":
/// the component alone would be another position, of another value. For a graph from a file it is the vertex.
QString followerName(const GameGraph &graph, PositionId before, PositionId after);

/// The followers of the selected position, grouped by value. A click selects one; a double click or Enter makes the
/// move while it is a human's turn at this position. The tree is as high as its rows, for use in a scroll area, so that
/// there are no nested scroll bars.
class FollowerTree : public FontAware<QTreeWidget>
{
    Q_OBJECT

public:
    explicit FollowerTree(Session *session, QWidget *parent = nullptr);

    /// Shows the followers of a position of the graph; call clear() first.
    void showFollowers(PositionId id);
    /// Scrolls the area that contains the tree.
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
    QueuedCall m_fit{this, [this] { fit(); }}; ///< several changes compute the height once
};

} // namespace mexplorer
