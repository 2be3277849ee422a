// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace mexplorer {

class GameListModel;
class Match;
class Session;

/// The game with its variations as a list. The row that is current is the place on the boards: the arrow keys and a
/// click go through the game, Left and Right along the line, Up and Down from row to row. The context menu is made of
/// the actions that are added to it.
class GameList : public QTableView
{
    Q_OBJECT

public:
    explicit GameList(Session *session, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showGame();
    void showPlace();
    void goToRow(int row);

    Session *m_session;
    Match *m_match;
    GameListModel *m_model;
};

} // namespace mexplorer
