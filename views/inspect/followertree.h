// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"
#include "views/widgets/fullheighttree.h"

namespace mexplorer {

class GameGraph;
class Session;

/// What a move from \a before leads to. Of a sum the move, with the component that it is made in, as in "kayles:5 → 3":
/// the component alone would be another position, of another value. Of a graph from a file the vertex.
QString followerName(const GameGraph &graph, PositionId before, PositionId after);

/// The followers of the selected position, grouped by value. They are gone to by a click, and made as moves by a double
/// click or Enter while a human is to move there.
class FollowerTree : public FullHeightTree
{
    Q_OBJECT

public:
    explicit FollowerTree(Session *session, QWidget *parent = nullptr);

    /// Of a position of the graph; after clear().
    void showFollowers(PositionId id);

private:
    void selectItem(const QTreeWidgetItem *item);
    bool isOnTheBoards() const;
    void playFollower(const QVariant &id);

    Session *m_session;
};

} // namespace mexplorer
