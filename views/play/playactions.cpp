// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playactions.h"

#include "model/play/gametext.h"
#include "model/session/session.h"
#include "views/play/boardarea.h"
#include "views/play/gameprint.h"
#include "views/play/hintpanel.h"
#include "views/play/playcommands.h"
#include "views/play/turnbar.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr MenuPosition hintPosition = {Menus::workspace, 2};

} // namespace

PlayActions::PlayActions(Session *session, Commands *commands, const Parts &parts, QWidget *view)
    : QObject(view), m_session(session), m_commands(commands), m_view(view),
      m_judging(commands, [session](Judging judging) { session->hints()->setJudging(judging); })
{
    addMoves(parts.boards, parts.strip);
    addGames(parts.boards, parts.edit);
    addHints(parts.hints);
    addWalking();
    addChanges();
    addFiles();
    m_commands->addMenu(tr("&Variations"), PlayCommands::variationMenu, {Menus::workspace, 1});
    Match *match = session->match();
    connect(match, &Match::recordChanged, this, &PlayActions::update);
    connect(match, &Match::positionChanged, this, &PlayActions::update);
    connect(match, &Match::turnChanged, this, &PlayActions::update);
    connect(session->hints(), &Hints::changed, this, &PlayActions::update);
    update();
}

void PlayActions::addMoves(BoardArea *boards, TurnBar *strip)
{
    const MenuPosition position = {Menus::workspace, 0};
    Match *match = m_session->match();
    m_commands->add(PlayCommands::undo, tr("&Undo"), tr("Take back the last move"),
                    {.icon = "undo", .keys = {QKeySequence::Undo}, .position = position, .role = CommandRole::Undo},
                    [match] { match->undo(); });
    m_commands->add(PlayCommands::redo, tr("&Redo"), tr("Make the move again that was taken back"),
                    {.icon = "redo",
                     .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                     .position = position,
                     .role = CommandRole::Redo},
                    [match] { match->redo(); });
    QAction *allMoves = m_commands->add(
        PlayCommands::allMoves, tr("&All Moves…"), tr("List the moves on the board that has the focus"),
        {.icon = "menu", .keys = {Qt::Key_M}, .position = position}, [boards] { boards->showAllMoves(); });
    m_commands->add(PlayCommands::typeMove, tr("&Type a Move"),
                    tr("Write the move to be made, such as 7 -> 3,3 or b2-c4"),
                    {.icon = "edit", .keys = {Qt::Key_T}, .position = position}, [strip] { strip->typeMove(); });
    // Help is for the whole window: this key also works when a panel has the focus.
    allMoves->setShortcutContext(Qt::WindowShortcut);
}

void PlayActions::addGames(BoardArea *boards, const std::function<void()> &edit)
{
    const MenuPosition position = {Menus::workspace, 1};
    m_commands->add(PlayCommands::restart, tr("R&estart"), tr("A new game from the same position"),
                    {.icon = "restart", .position = position}, [this] { m_session->match()->restart(); });
    m_commands->add(PlayCommands::random, tr("New Rand&om Position"),
                    tr("A new game from a random position, about as big as the one that was opened"),
                    {.icon = "random", .position = position}, [this, boards] {
                        m_session->newGames()->openRandom();
                        boards->takeFocus();
                    });
    m_commands->add(PlayCommands::edit, tr("Edit &Position"),
                    tr("Change the position on the boards, and play from there"),
                    {.icon = "edit", .position = position}, edit);
    addOpponent();
}

void PlayActions::addOpponent()
{
    const MenuPosition position = {Menus::workspace, 3};
    m_commands->add(PlayCommands::winnable, tr("New Position That You Can &Win"),
                    tr("A new game from a random position that you win if you make no mistake"), {.position = position},
                    [this] { m_session->newGames()->openWinnable(); });
    m_commands->add(PlayCommands::chooseSide, tr("New Position, Then Choose the Si&de"),
                    tr("A new game from a random position; you see it before you choose who starts"),
                    {.position = position}, [this] { m_session->newGames()->openToChoose(); });
    m_commands->add(PlayCommands::makePuzzle, tr("Make a Pu&zzle of This Position"),
                    tr("Ask for the winning moves of this position, if it has some, in Puzzles"),
                    {.icon = "bookmark", .position = position}, [this] {
                        m_session->puzzles()->openPosition(m_session->match()->position(),
                                                           m_session->match()->convention());
                    });
    m_commands->add(PlayCommands::moveNow, tr("Move &Now"),
                    tr("The solver stops thinking, and makes the best move that it has found or guesses one"),
                    {.position = position}, [this] { m_session->match()->moveNow(); });
}

void PlayActions::addHints(HintPanel *panel)
{
    QAction *hint = m_commands->add(PlayCommands::hint, tr("&Hint"), tr("Show more about the position"),
                                    {.icon = "hint", .keys = {Qt::Key_H}, .position = hintPosition},
                                    [this] { m_session->hints()->showMore(); });
    m_commands->add(PlayCommands::nextHint, tr("Next Move of the Hint"),
                    tr("Mark the next of the hint's moves on the boards"),
                    {.keys = {Qt::Key_N}, .position = hintPosition}, [panel] { panel->step(1); });
    m_commands->add(PlayCommands::previousHint, tr("Previous Move of the Hint"),
                    tr("Mark the one before of the hint's moves on the boards"),
                    {.keys = {Qt::SHIFT | Qt::Key_N}, .position = hintPosition}, [panel] { panel->step(-1); });
    QAction *values =
        m_commands->addSwitch(PlayCommands::values, tr("Show Va&lues"), tr("Show values, and what each move did"),
                              {.icon = "info", .keys = {Qt::Key_V}, .position = hintPosition},
                              [this](bool on) { m_session->hints()->setValuesShown(on); });
    // Help is for the whole window: these keys also work when a panel has the focus.
    for (QAction *action : {hint, values})
        action->setShortcutContext(Qt::WindowShortcut);
    addJudging();
}

void PlayActions::addJudging()
{
    m_judging.add(PlayCommands::judgeNever, tr("&Never"),
                  tr("Don't show whether moves were right, not even when the game is over"),
                  {.position = {PlayCommands::judgeMenu, 0}}, Judging::Never);
    m_judging.add(PlayCommands::judgeAfterGame, tr("&After the Game"),
                  tr("Show values, outcomes and mistakes when the game is over"),
                  {.position = {PlayCommands::judgeMenu, 0}}, Judging::AfterGame);
    m_judging.add(PlayCommands::judgeAtOnce, tr("At &Once"),
                  tr("Show after each move whether it was right, but not what is right now"),
                  {.position = {PlayCommands::judgeMenu, 0}}, Judging::AtOnce);
    m_commands->addMenu(tr("&Judge Moves"), PlayCommands::judgeMenu, hintPosition);
}

void PlayActions::addWalking()
{
    const MenuPosition position = {PlayCommands::variationMenu, 0};
    m_commands->add(PlayCommands::back, tr("One Move &Back"),
                    tr("Look at the position before the last move, without taking it back"),
                    {.icon = "step-back", .keys = {Qt::CTRL | Qt::Key_Left}, .position = position},
                    [this] { step(-1); });
    m_commands->add(PlayCommands::forward, tr("One Move &Forward"), tr("Go on along the line"),
                    {.icon = "step-forward", .keys = {Qt::CTRL | Qt::Key_Right}, .position = position},
                    [this] { step(1); });
    m_commands->add(PlayCommands::previousVariation, tr("&Previous Variation"),
                    tr("Go to the move that was tried before this one"),
                    {.keys = {Qt::CTRL | Qt::Key_Up}, .position = position}, [this] { goToSibling(-1); });
    m_commands->add(PlayCommands::nextVariation, tr("&Next Variation"),
                    tr("Go to the move that was tried instead of this one"),
                    {.keys = {Qt::CTRL | Qt::Key_Down}, .position = position}, [this] { goToSibling(1); });
}

void PlayActions::addChanges()
{
    const MenuPosition position = {PlayCommands::variationMenu, 1};
    Match *match = m_session->match();
    m_commands->add(PlayCommands::tryAgain, tr("&Try Again from Here"),
                    tr("Play on from this position; answers are hidden again"),
                    {.icon = "restart", .position = position}, [match] { match->tryAgain(match->ply()); });
    m_commands->add(PlayCommands::promote, tr("&Make Main Line"), tr("Put this variation before the others"),
                    {.icon = "chevron-up", .position = position}, [match] { match->promote(match->node()); });
    m_commands->add(PlayCommands::removeVariation, tr("&Delete from Here"), tr("Delete this move and all after it"),
                    {.icon = "remove", .position = position}, [match] { match->removeVariation(match->node()); });
    const auto addMark = [this, position](CommandId id, const QString &text, const QString &tip, MoveMark mark,
                                          Qt::Key key) {
        m_commands->add(id, text, tip, {.keys = {key}, .position = position}, [this, mark] { toggleMark(mark); });
    };
    addMark(PlayCommands::markGood, tr("Mark as &Good (!)"), tr("Mark the move with an exclamation mark, or not"),
            MoveMark::Good, Qt::Key_Exclam);
    addMark(PlayCommands::markMistake, tr("Mark as Mi&stake (?)"), tr("Mark the move with a question mark, or not"),
            MoveMark::Mistake, Qt::Key_Question);
    m_commands->add(PlayCommands::note, tr("Name and &Comment…"),
                    tr("Write about the move, and give the line that begins with it a name"),
                    {.icon = "edit", .position = position}, [this] { editNote(); });
}

void PlayActions::addFiles()
{
    const MenuPosition position = {PlayCommands::variationMenu, 2};
    m_commands->add(PlayCommands::copyGame, tr("C&opy Game"),
                    tr("Copy the game as text: one move per line, with variations and comments"),
                    {.icon = "copy", .keys = {QKeySequence::Copy}, .position = position}, [match = m_session->match()] {
                        QGuiApplication::clipboard()->setText(gameText(match->tree(), match->players()));
                    });
    m_commands->add(PlayCommands::pasteGame, tr("P&aste Game"), tr("Open the game that was copied as text"),
                    {.keys = {QKeySequence::Paste}, .position = position},
                    [this] { openText(QGuiApplication::clipboard()->text()); });
    m_commands->add(PlayCommands::saveGame, tr("Save &Record As…"),
                    tr("Write the game as text: one move per line, with variations and comments"),
                    {.icon = "save", .position = position, .role = CommandRole::Export}, [this] { save(); });
    m_commands->add(PlayCommands::printGame, tr("P&rint Game…"),
                    tr("Print the game with its comments and a diagram of each position"),
                    {.icon = "print", .position = position, .role = CommandRole::Print},
                    [this] { printPages(m_session, m_view, printable()); });
    m_commands->add(PlayCommands::previewGame, tr("Pre&view Game…"),
                    tr("Show the pages of the game as they are printed"),
                    {.position = position, .role = CommandRole::PrintPreview},
                    [this] { previewPages(m_session, m_view, printable()); });
}

QList<QAction *> PlayActions::aboutMove() const
{
    QList<QAction *> actions;
    for (const CommandId id : {PlayCommands::tryAgain, PlayCommands::promote, PlayCommands::removeVariation,
                               PlayCommands::markGood, PlayCommands::markMistake, PlayCommands::note,
                               PlayCommands::copyGame, PlayCommands::pasteGame, PlayCommands::saveGame})
        actions << (*m_commands)[id];
    return actions;
}

void PlayActions::step(int along)
{
    Match *match = m_session->match();
    const auto ply = static_cast<int>(match->ply()) + along;
    if (match->hasGame() && ply >= 0)
        match->goTo(static_cast<std::size_t>(ply));
}

void PlayActions::goToSibling(int steps)
{
    Match *match = m_session->match();
    const std::vector<NodeId> siblings = match->tree().siblings(match->node());
    const auto here = std::find(siblings.begin(), siblings.end(), match->node()) - siblings.begin();
    const auto to = std::clamp<std::ptrdiff_t>(here + steps, 0, std::ssize(siblings) - 1);
    match->goToNode(siblings[static_cast<std::size_t>(to)]);
}

void PlayActions::toggleMark(MoveMark mark)
{
    Match *match = m_session->match();
    MoveNote note = match->tree().note(match->node());
    note.mark = note.mark == mark ? MoveMark::None : mark;
    match->annotate(match->node(), note);
}

/// Opens a dialog for the name of the line that begins with the current move, and for a comment.
void PlayActions::editNote()
{
    Match *match = m_session->match();
    const NodeId node = match->node();
    const MoveNote note = match->tree().note(node);
    auto *dialog = makeNamed<QDialog>("noteDialog", m_view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name and Comment"));
    auto *name = makeNamed<QLineEdit>("lineName", note.name);
    name->setPlaceholderText(tr("of the line that begins with this move"));
    auto *comment = makeNamed<QPlainTextEdit>("moveComment", note.comment);
    comment->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *form = new QFormLayout(dialog);
    form->addRow(tr("&Name"), name);
    form->addRow(tr("&Comment"), comment);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, match, [=, start = match->tree().start()] {
        if (match->hasGame() && match->tree().start() == start && match->tree().contains(node))
            match->annotate(node, {name->text().simplified(), comment->toPlainText().trimmed(), note.mark});
    });
    dialog->resize(420, 240);
    comment->setFocus();
    dialog->open();
}

bool PlayActions::openText(const QString &text)
{
    const Result<TextGame> game = readGameText(text);
    if (!game) {
        m_session->report(
            Problem::badInput(game.problem().code, tr("This text holds no game. %1").arg(game.problem().message)));
        return false;
    }
    if (game->players)
        m_session->match()->setPlayers(*game->players);
    m_session->match()->openGame(PlayedGame(game->tree));
    return true;
}

void PlayActions::save()
{
    const GameTree &tree = m_session->match()->tree();
    askForFileToSave(m_view,
                     {.title = tr("Save Record"),
                      .objectName = QStringLiteral("saveRecordDialog"),
                      .filters = {fileFilter(tr("Records of games"), {gameFileEnding}),
                                  fileFilter(tr("Plain text"), {QStringLiteral("txt")})},
                      .expression = tree.start().text()},
                     [this, tree, players = m_session->match()->players()](const QString &path) {
                         if (const auto problem = writeGameFile(tree, path, players))
                             m_session->report(*problem);
                         else
                             emit recordWritten(path);
                     });
}

Printable PlayActions::printable() const
{
    const Match &match = *m_session->match();
    return printableGame(match.tree(), match.commentary(), m_session->exploration()->answers().showsJudgement());
}

void PlayActions::update()
{
    updateMatch();
    updateTree();
}

void PlayActions::updateMatch()
{
    const Match &match = *m_session->match();
    const auto enable = [this](CommandId id, bool isOn) { (*m_commands)[id]->setEnabled(isOn); };
    enable(PlayCommands::undo, match.canUndo());
    enable(PlayCommands::redo, match.canRedo());
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

void PlayActions::updateTree()
{
    const Match &match = *m_session->match();
    const bool game = match.hasGame();
    const bool move = game && match.node() != rootNode;
    const auto enable = [this](CommandId id, bool on) { (*m_commands)[id]->setEnabled(on); };
    enable(PlayCommands::back, move);
    enable(PlayCommands::forward, game && match.ply() < match.record().length());
    const bool varies = move && match.tree().siblings(match.node()).size() > 1;
    enable(PlayCommands::previousVariation, varies);
    enable(PlayCommands::nextVariation, varies);
    enable(PlayCommands::tryAgain, game && match.ply() < match.record().length());
    enable(PlayCommands::promote, game && !match.tree().isOnMainLine(match.node()));
    for (const CommandId id : {PlayCommands::removeVariation, PlayCommands::markGood, PlayCommands::markMistake})
        enable(id, move);
    for (const CommandId id : {PlayCommands::note, PlayCommands::copyGame, PlayCommands::saveGame,
                               PlayCommands::printGame, PlayCommands::previewGame})
        enable(id, game);
}

} // namespace mexplorer
