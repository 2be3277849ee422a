// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/movecommands.h"

#include "model/session/session.h"
#include "views/play/boardarea.h"
#include "views/play/playcommands.h"
#include "views/play/turnstrip.h"

namespace mexplorer {

MoveCommands::MoveCommands(Session *session, Commands *commands, BoardArea *boards, TurnStrip *strip)
    : QObject(commands), m_session(session)
{
    const MenuPlace place = {Menus::workspace, 0};
    m_undo = commands->add(PlayCommands::undo, tr("&Undo"), tr("Take back the last move"),
                           {.icon = "undo", .keys = {QKeySequence::Undo}, .place = place, .role = CommandRole::Undo},
                           [this] {
                               if (m_session->match()->canUndo())
                                   m_session->match()->undo();
                               else
                                   m_session->newGames()->undoEdit();
                           });
    m_redo = commands->add(PlayCommands::redo, tr("&Redo"), tr("Make the move again that was taken back"),
                           {.icon = "redo",
                            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                            .place = place,
                            .role = CommandRole::Redo},
                           [this] {
                               if (m_session->match()->canRedo())
                                   m_session->match()->redo();
                               else
                                   m_session->newGames()->redoEdit();
                           });
    m_allMoves = commands->add(
        PlayCommands::allMoves, tr("&All Moves…"), tr("List the moves on the board that has the keyboard"),
        {.icon = "menu", .keys = {Qt::Key_M}, .place = place}, [boards] { boards->showAllMoves(); });
    m_typeMove = commands->add(PlayCommands::typeMove, tr("&Type a Move"),
                               tr("Write the move to be made, such as 7 -> 3,3 or b2-c4"),
                               {.icon = "edit", .keys = {Qt::Key_T}, .place = place}, [strip] { strip->typeMove(); });
    // Help is for the whole window: a click on a panel doesn't take this key away.
    m_allMoves->setShortcutContext(Qt::WindowShortcut);
    connect(session->match(), &Match::positionChanged, this, &MoveCommands::update);
    connect(session->match(), &Match::turnChanged, this, &MoveCommands::update);
    connect(session->newGames(), &NewGames::editsChanged, this, &MoveCommands::update);
    update();
}

void MoveCommands::update()
{
    const Match &match = *m_session->match();
    m_undo->setEnabled(match.canUndo() || m_session->newGames()->canUndoEdit());
    m_redo->setEnabled(match.canRedo() || m_session->newGames()->canRedoEdit());
    m_allMoves->setEnabled(match.isHumanTurn());
    m_typeMove->setEnabled(match.isHumanTurn());
}

} // namespace mexplorer
