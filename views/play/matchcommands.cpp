// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/matchcommands.h"

#include "model/session/session.h"
#include "views/play/boardarea.h"
#include "views/play/hintpanel.h"
#include "views/play/playcommands.h"
#include "views/play/turnstrip.h"

namespace mexplorer {

namespace {

constexpr MenuPlace hintPlace = {Menus::workspace, 2};

} // namespace

MatchCommands::MatchCommands(Session *session, Commands *commands, BoardArea *boards, TurnStrip *strip,
                             HintPanel *hints, const std::function<void()> &edit)
    : QObject(commands), m_session(session), m_commands(commands),
      m_judging(commands, [session](Judging judging) { session->hints()->setJudging(judging); })
{
    addMoves(boards, strip);
    addGames(boards, edit);
    addHints(hints);
    connect(session->match(), &Match::positionChanged, this, &MatchCommands::update);
    connect(session->match(), &Match::turnChanged, this, &MatchCommands::update);
    connect(session->newGames(), &NewGames::editsChanged, this, &MatchCommands::update);
    connect(session->hints(), &Hints::changed, this, &MatchCommands::update);
    update();
}

void MatchCommands::addMoves(BoardArea *boards, TurnStrip *strip)
{
    const MenuPlace place = {Menus::workspace, 0};
    Match *match = m_session->match();
    NewGames *games = m_session->newGames();
    m_commands->add(PlayCommands::undo, tr("&Undo"), tr("Take back the last move"),
                    {.icon = "undo", .keys = {QKeySequence::Undo}, .place = place, .role = CommandRole::Undo},
                    [match, games] { match->canUndo() ? match->undo() : games->undoEdit(); });
    m_commands->add(PlayCommands::redo, tr("&Redo"), tr("Make the move again that was taken back"),
                    {.icon = "redo",
                     .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                     .place = place,
                     .role = CommandRole::Redo},
                    [match, games] { match->canRedo() ? match->redo() : games->redoEdit(); });
    QAction *allMoves =
        m_commands->add(PlayCommands::allMoves, tr("&All Moves…"), tr("List the moves on the board that has the focus"),
                        {.icon = "menu", .keys = {Qt::Key_M}, .place = place}, [boards] { boards->showAllMoves(); });
    m_commands->add(PlayCommands::typeMove, tr("&Type a Move"),
                    tr("Write the move to be made, such as 7 -> 3,3 or b2-c4"),
                    {.icon = "edit", .keys = {Qt::Key_T}, .place = place}, [strip] { strip->typeMove(); });
    // Help is for the whole window: a click on a panel doesn't take this key away.
    allMoves->setShortcutContext(Qt::WindowShortcut);
}

void MatchCommands::addGames(BoardArea *boards, const std::function<void()> &edit)
{
    const MenuPlace place = {Menus::workspace, 1};
    m_commands->add(PlayCommands::restart, tr("R&estart"), tr("A new game from the same position"),
                    {.icon = "restart", .place = place}, [this] { m_session->match()->restart(); });
    m_commands->add(PlayCommands::random, tr("New Rand&om Position"),
                    tr("A new game from a random position, about as big as the one that was opened"),
                    {.icon = "random", .place = place}, [this, boards] {
                        m_session->newGames()->openRandom();
                        boards->takeFocus();
                    });
    m_commands->add(PlayCommands::edit, tr("Edit &Position"),
                    tr("Change the position on the boards, and play from there"), {.icon = "edit", .place = place},
                    edit);
    addOpponent();
}

void MatchCommands::addOpponent()
{
    const MenuPlace place = {Menus::workspace, 3};
    m_commands->add(PlayCommands::winnable, tr("New Position That You Can &Win"),
                    tr("A new game from a random position that you win if you make no mistake"), {.place = place},
                    [this] { m_session->newGames()->openWinnable(); });
    m_commands->add(PlayCommands::chooseSide, tr("New Position, Then Choose the Si&de"),
                    tr("A new game from a random position; you see it before you choose who starts"), {.place = place},
                    [this] { m_session->newGames()->openToChoose(); });
    m_commands->add(PlayCommands::makePuzzle, tr("Make a Pu&zzle of This Position"),
                    tr("Ask for the winning moves of this position, if it has some, in Puzzles"),
                    {.icon = "bookmark", .place = place}, [this] {
                        m_session->puzzles()->openPosition(m_session->match()->position(),
                                                           m_session->match()->convention());
                    });
    m_commands->add(PlayCommands::moveNow, tr("Move &Now"),
                    tr("The solver stops thinking, and makes the best move that it has found or guesses one"),
                    {.place = place}, [this] { m_session->match()->moveNow(); });
}

void MatchCommands::addHints(HintPanel *panel)
{
    QAction *hint = m_commands->add(PlayCommands::hint, tr("&Hint"), tr("Show more about the position"),
                                    {.icon = "hint", .keys = {Qt::Key_H}, .place = hintPlace},
                                    [this] { m_session->hints()->showMore(); });
    m_commands->add(PlayCommands::nextHint, tr("Next Move of the Hint"),
                    tr("Mark the next of the hint's moves on the boards"), {.keys = {Qt::Key_N}, .place = hintPlace},
                    [panel] { panel->step(1); });
    m_commands->add(PlayCommands::previousHint, tr("Previous Move of the Hint"),
                    tr("Mark the one before of the hint's moves on the boards"),
                    {.keys = {Qt::SHIFT | Qt::Key_N}, .place = hintPlace}, [panel] { panel->step(-1); });
    QAction *values =
        m_commands->addSwitch(PlayCommands::values, tr("Show Va&lues"), tr("Show values, and what each move did"),
                              {.icon = "info", .keys = {Qt::Key_V}, .place = hintPlace},
                              [this](bool on) { m_session->hints()->setValuesShown(on); });
    // Help is for the whole window: a click on a panel doesn't take these keys away.
    for (QAction *action : {hint, values})
        action->setShortcutContext(Qt::WindowShortcut);
    addJudging();
}

void MatchCommands::addJudging()
{
    m_judging.add(PlayCommands::judgeNever, tr("&Never"),
                  tr("Don't show whether moves were right, not even when the game is over"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::Never);
    m_judging.add(PlayCommands::judgeAfterGame, tr("&After the Game"),
                  tr("Show values, outcomes and mistakes when the game is over"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::AfterGame);
    m_judging.add(PlayCommands::judgeAtOnce, tr("At &Once"),
                  tr("Show after each move whether it was right, but not what is right now"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::AtOnce);
    m_commands->addMenu(tr("&Judge Moves"), PlayCommands::judgeMenu, hintPlace);
}

void MatchCommands::update()
{
    const Match &match = *m_session->match();
    const NewGames &games = *m_session->newGames();
    const auto enable = [this](CommandId id, bool isOn) { (*m_commands)[id]->setEnabled(isOn); };
    enable(PlayCommands::undo, match.canUndo() || games.canUndoEdit());
    enable(PlayCommands::redo, match.canRedo() || games.canRedoEdit());
    for (const CommandId id : {PlayCommands::allMoves, PlayCommands::typeMove, PlayCommands::hint})
        enable(id, match.isHumanTurn());
    for (const CommandId id :
         {PlayCommands::restart, PlayCommands::random, PlayCommands::winnable, PlayCommands::chooseSide})
        enable(id, match.hasGame());
    enable(PlayCommands::makePuzzle, match.hasGame() && !match.isOver());
    enable(PlayCommands::moveNow, match.isThinking());
    for (const CommandId id : {PlayCommands::nextHint, PlayCommands::previousHint})
        enable(id, m_session->hints()->shownMoves().size() > BoardArea::maxHintsTogether);
    const Judging judging = m_session->hints()->judging();
    (*m_commands)[PlayCommands::values]->setChecked(judging == Judging::EveryMove);
    if (judging != Judging::EveryMove)
        m_judging.setCurrent(judging);
}

} // namespace mexplorer
