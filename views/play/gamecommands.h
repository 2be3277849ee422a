// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/commands/commands.h"

namespace mexplorer {

class BoardArea;
class EditMode;
class Match;
class Session;

/// The commands that begin a game, of the same kind or from another position, and those about the game as a whole.
class GameCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds them to the table of commands of \a view.
    GameCommands(Session *session, Commands *commands, BoardArea *boards, EditMode *edit, QWidget *view);

private:
    void addStarts(BoardArea *boards, EditMode *edit);
    void addOpponent(QWidget *view);
    void update();

    Session *m_session;
    Match *m_match;
    Commands *m_commands;
    QList<QAction *> m_likeThis; ///< they begin games that are like the present one
    QAction *m_makePuzzle = nullptr;
    QAction *m_moveNow = nullptr;
};

} // namespace mexplorer
