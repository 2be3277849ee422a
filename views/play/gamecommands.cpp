// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/gamecommands.h"

#include "model/session/session.h"
#include "views/play/boardarea.h"
#include "views/play/editmode.h"
#include "views/play/matchdialog.h"
#include "views/play/playcommands.h"

namespace mexplorer {

GameCommands::GameCommands(Session *session, Commands *commands, BoardArea *boards, EditMode *edit, QWidget *view)
    : QObject(view), m_session(session), m_match(session->match()), m_commands(commands)
{
    addStarts(boards, edit);
    addOpponent(view);
    connect(m_match, &Match::positionChanged, this, &GameCommands::update);
    connect(m_match, &Match::turnChanged, this, &GameCommands::update);
    update();
}

void GameCommands::addStarts(BoardArea *boards, EditMode *edit)
{
    const MenuPlace place = {Menus::workspace, 1};
    m_likeThis << m_commands->add(PlayCommands::restart, tr("R&estart"), tr("A new game from the same position"),
                                  {.icon = "restart", .place = place}, [this] { m_match->restart(); });
    m_likeThis << m_commands->add(PlayCommands::random, tr("New Rand&om Position"),
                                  tr("A new game from a random position, about as big as the one that was opened"),
                                  {.icon = "random", .place = place}, [this, boards] {
                                      m_session->newGames()->openRandom();
                                      boards->takeKeys();
                                  });
    m_commands->add(PlayCommands::edit, tr("Edit &Position"),
                    tr("Change the position on the boards, and play from there"), {.icon = "edit", .place = place},
                    [edit] { edit->begin(); });
    m_commands->add(PlayCommands::fromSelection, tr("Play from &Selected Position"),
                    tr("A new game from the position that is selected in the graph"),
                    {.icon = "start-position", .place = place}, [this] { m_match->playFromSelection(); });
}

void GameCommands::addOpponent(QWidget *view)
{
    const MenuPlace place = {Menus::workspace, 3};
    m_likeThis << m_commands->add(PlayCommands::winnable, tr("New Position That You Can &Win"),
                                  tr("A new game from a random position that you win if you make no mistake"),
                                  {.place = place}, [this] { m_session->newGames()->openWinnable(); });
    m_likeThis << m_commands->add(PlayCommands::chooseSide, tr("New Position, Then Choose the Si&de"),
                                  tr("A new game from a random position; you see it before you choose who starts"),
                                  {.place = place}, [this] { m_session->newGames()->openToChoose(); });
    m_likeThis << m_commands->add(PlayCommands::matchOfGames, tr("&Match over Several Games…"),
                                  tr("Games from this start, with the sides swapped after each, and a score"),
                                  {.place = place}, [this, view] {
                                      auto *dialog = new MatchDialog(m_session, view);
                                      dialog->setAttribute(Qt::WA_DeleteOnClose);
                                      dialog->open();
                                  });
    m_makePuzzle = m_commands->add(PlayCommands::makePuzzle, tr("Make a Pu&zzle of This Position"),
                                   tr("Ask for the winning moves of this position, if it has some, in Puzzles"),
                                   {.icon = "bookmark", .place = place}, [this] {
                                       m_session->puzzles()->openPosition(m_match->position(), m_match->convention());
                                   });
    m_moveNow =
        m_commands->add(PlayCommands::moveNow, tr("Move &Now"),
                        tr("The solver stops thinking, and makes the best move that it has found or guesses one"),
                        {.place = place}, [this] { m_match->moveNow(); });
}

void GameCommands::update()
{
    for (QAction *action : m_likeThis)
        action->setEnabled(m_match->hasGame());
    m_makePuzzle->setEnabled(m_match->hasGame() && !m_match->isOver());
    m_moveNow->setEnabled(m_match->isThinking());
}

} // namespace mexplorer
