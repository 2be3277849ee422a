// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/commands/commands.h"

namespace mexplorer {

class BoardArea;
class Session;
class TurnStrip;

/// The commands that make a move, and that take moves and edits of the position back.
class MoveCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds them to a view's table of commands.
    MoveCommands(Session *session, Commands *commands, BoardArea *boards, TurnStrip *strip);

private:
    void update();

    Session *m_session;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_allMoves;
    QAction *m_typeMove;
};

} // namespace mexplorer
