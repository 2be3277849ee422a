// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playview.h"

#include "model/games/joinedposition.h"
#include "model/session/session.h"
#include "views/boards/boardwidget.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/boardforms.h"
#include "views/play/boardmenu.h"
#include "views/play/editmode.h"
#include "views/play/gamechoice.h"
#include "views/play/gamelist.h"
#include "views/play/hintpanel.h"
#include "views/play/matchdialog.h"
#include "views/play/playcommands.h"
#include "views/play/playpanel.h"
#include "views/play/resultpanel.h"
#include "views/play/treecommands.h"
#include "views/play/turnstrip.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

constexpr int calmDelay = 500; // milliseconds before the solver's move

} // namespace

PlayView::PlayView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_commands(new Commands(this)),
      m_boards(new BoardArea(this)), m_forms(new BoardForms(this)), m_panel(new PlayPanel(session, this)),
      m_strip(new TurnStrip(m_match, this)), m_edit(new EditMode(session, m_strip, m_forms, this)),
      m_choice(new GameChoice(this)), m_games(new QMenu(tr("Earlier games"), this)), m_offer(new QToolButton(this)),
      m_splitter(new QSplitter(this)),
      m_judging(m_commands, [hints = session->hints()](Judging judging) { hints->setJudging(judging); })
{
    setObjectName(QStringLiteral("playView"));
    addMoveCommands();
    addGameCommands();
    addOpponentCommands();
    addHelpCommands();
    m_tree = new TreeCommands(session, m_commands, this);
    connect(m_tree, &TreeCommands::recordWritten, this, &PlayView::recordWritten);
    m_panel->list()->addActions(m_tree->aboutMove());
    setAcceptDrops(true);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeBoardSide());
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    connect(session->puzzles(), &PuzzleDesk::positionOpened, this,
            [session] { emit session->workspaceWanted(QStringLiteral("puzzles")); });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isPanelSized = true; });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    fitPanel();
    connectMatch();
    connect(m_edit, &EditMode::changed, this, [this](bool on) {
        showTurn();
        if (!on)
            m_boards->takeKeys();
    });
    connect(&Theme::instance(), &Theme::changed, this, &PlayView::followTheme);
    followTheme();
    fillGames();
    if (m_match->hasGame())
        showPosition();
    showTurn();
}

void PlayView::addMoveCommands()
{
    const MenuPlace place = {Menus::workspace, 0};
    m_undo = m_commands->add({.id = PlayCommands::undo,
                              .text = tr("&Undo"),
                              .tip = tr("Take back the last move"),
                              .icon = "undo",
                              .keys = {QKeySequence::Undo},
                              .place = place,
                              .role = CommandRole::Undo},
                             [this] {
                                 if (m_match->canUndo())
                                     m_match->undo();
                                 else
                                     m_session->newGames()->undoEdit();
                             });
    m_redo = m_commands->add({.id = PlayCommands::redo,
                              .text = tr("&Redo"),
                              .tip = tr("Make the move again that was taken back"),
                              .icon = "redo",
                              .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                              .place = place,
                              .role = CommandRole::Redo},
                             [this] {
                                 if (m_match->canRedo())
                                     m_match->redo();
                                 else
                                     m_session->newGames()->redoEdit();
                             });
    m_allMoves = m_commands->add({.id = PlayCommands::allMoves,
                                  .text = tr("&All Moves…"),
                                  .tip = tr("List the moves on the board that has the keyboard"),
                                  .icon = "menu",
                                  .keys = {Qt::Key_M},
                                  .place = place},
                                 [this] { m_boards->showAllMoves(); });
    m_typeMove = m_commands->add({.id = PlayCommands::typeMove,
                                  .text = tr("&Type a Move"),
                                  .tip = tr("Write the move to be made, such as 7 -> 3,3 or b2-c4"),
                                  .icon = "edit",
                                  .keys = {Qt::Key_T},
                                  .place = place},
                                 [this] { m_strip->typeMove(); });
}

void PlayView::addGameCommands()
{
    const MenuPlace place = {Menus::workspace, 1};
    m_restart = m_commands->add({.id = PlayCommands::restart,
                                 .text = tr("R&estart"),
                                 .tip = tr("A new game from the same position"),
                                 .icon = "restart",
                                 .place = place},
                                [this] { m_match->restart(); });
    m_random = m_commands->add({.id = PlayCommands::random,
                                .text = tr("New &Random Position"),
                                .tip = tr("A new game from a random position, about as big as the one that was opened"),
                                .icon = "random",
                                .place = place},
                               [this] {
                                   m_session->newGames()->openRandom();
                                   m_boards->takeKeys();
                               });
    m_editPosition = m_commands->add({.id = PlayCommands::edit,
                                      .text = tr("Edit &Position"),
                                      .tip = tr("Change the position on the boards, and play from there"),
                                      .icon = "edit",
                                      .place = place},
                                     [this] { m_edit->begin(); });
    m_fromSelection = m_commands->add({.id = PlayCommands::fromSelection,
                                       .text = tr("Play from &Selected Position"),
                                       .tip = tr("A new game from the position that is selected in the graph"),
                                       .icon = "start-position",
                                       .place = place},
                                      [this] { m_match->playFromSelection(); });
}

void PlayView::addOpponentCommands()
{
    const MenuPlace place = {Menus::workspace, 3};
    m_newGames << m_commands->add({.id = PlayCommands::winnable,
                                   .text = tr("New Position That You Can &Win"),
                                   .tip = tr("A new game from a random position that you win if you make no mistake"),
                                   .place = place},
                                  [this] { m_session->newGames()->openWinnable(); });
    m_newGames << m_commands->add({.id = PlayCommands::chooseSide,
                                   .text = tr("New Position, Then Choose the Si&de"),
                                   .tip = tr("A new game from a random position; you see it before you choose who "
                                             "starts"),
                                   .place = place},
                                  [this] { m_session->newGames()->openToChoose(); });
    m_newGames << m_commands->add({.id = PlayCommands::matchOfGames,
                                   .text = tr("&Match over Several Games…"),
                                   .tip = tr("Games from this start, with the sides swapped after each, and a score"),
                                   .place = place},
                                  [this] {
                                      auto *dialog = new MatchDialog(m_session, this);
                                      dialog->setAttribute(Qt::WA_DeleteOnClose);
                                      dialog->open();
                                  });
    m_makePuzzle =
        m_commands->add({.id = PlayCommands::makePuzzle,
                         .text = tr("Make a Pu&zzle of This Position"),
                         .tip = tr("Ask for the winning moves of this position, if it has some, in Puzzles"),
                         .icon = "bookmark",
                         .place = place},
                        [this] { m_session->puzzles()->openPosition(m_match->position(), m_match->convention()); });
    m_moveNow = m_commands->add({.id = PlayCommands::moveNow,
                                 .text = tr("Move &Now"),
                                 .tip = tr("A solver that thinks makes the move that it has, or guesses one"),
                                 .place = place},
                                [this] { m_match->moveNow(); });
}

void PlayView::addHelpCommands()
{
    const MenuPlace place = {Menus::workspace, 2};
    m_hint = m_commands->add({.id = PlayCommands::hint,
                              .text = tr("&Hint"),
                              .tip = tr("Show more about the position"),
                              .icon = "hint",
                              .keys = {Qt::Key_H},
                              .place = place},
                             [this] { m_session->hints()->showMore(); });
    m_hintMoves << m_commands->add({.id = PlayCommands::nextHint,
                                    .text = tr("Next Move of the Hint"),
                                    .tip = tr("Mark the next of the hint's moves on the boards"),
                                    .keys = {Qt::Key_N},
                                    .place = place},
                                   [this] { m_panel->hints()->step(1); });
    m_hintMoves << m_commands->add({.id = PlayCommands::previousHint,
                                    .text = tr("Previous Move of the Hint"),
                                    .tip = tr("Mark the one before of the hint's moves on the boards"),
                                    .keys = {Qt::SHIFT | Qt::Key_N},
                                    .place = place},
                                   [this] { m_panel->hints()->step(-1); });
    m_values = m_commands->addSwitch({.id = PlayCommands::values,
                                      .text = tr("Show &Values"),
                                      .tip = tr("Show values, and what each move did"),
                                      .icon = "info",
                                      .keys = {Qt::Key_V},
                                      .place = place},
                                     [this](bool on) { m_session->hints()->setValuesShown(on); });
    // Help is for the whole window: a click on a panel doesn't take these keys away.
    for (QAction *action : {m_hint, m_values, m_allMoves})
        action->setShortcutContext(Qt::WindowShortcut);
    m_judging.add({.id = PlayCommands::judgeNever,
                   .text = tr("&Never"),
                   .tip = tr("Don't show whether moves were right, not even when the game is over"),
                   .place = {PlayCommands::judgeMenu, 0}},
                  Judging::Never);
    m_judging.add({.id = PlayCommands::judgeAfterGame,
                   .text = tr("&After the Game"),
                   .tip = tr("Show values, outcomes and mistakes when the game is over"),
                   .place = {PlayCommands::judgeMenu, 0}},
                  Judging::AfterGame);
    m_judging.add({.id = PlayCommands::judgeAtOnce,
                   .text = tr("At &Once"),
                   .tip = tr("Show after each move whether it was right, but not what is right now"),
                   .place = {PlayCommands::judgeMenu, 0}},
                  Judging::AtOnce);
    m_commands->addMenu(tr("&Judge Moves"), PlayCommands::judgeMenu, place);
    connect(m_session->hints(), &Hints::changed, this, &PlayView::showValues);
    connect(m_session->hints(), &Hints::changed, this, &PlayView::showJudging);
    showJudging();
}

QWidget *PlayView::makeBoardSide()
{
    auto *bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("playTools"));
    bar->setIconSize({20, 20});
    bar->addActions({m_undo, m_redo});
    bar->addSeparator();
    bar->addActions({m_restart, m_random, m_editPosition});
    bar->addSeparator();
    bar->addAction(m_values);
    const auto addMenu = [&](const QString &name, const QString &icon, const QString &tip, QMenu *menu) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setIcon(themeIcon(icon));
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        bar->addWidget(button);
    };
    addMenu(QStringLiteral("judging"), QStringLiteral("hint"), tr("When moves are judged"),
            m_commands->makeMenu(tr("Judge moves"), PlayCommands::judgeMenu));
    addMenu(QStringLiteral("earlierGames"), QStringLiteral("history"), tr("Earlier games"), m_games);
    m_offer->setObjectName(QStringLiteral("playSelected"));
    m_offer->setAutoRaise(true);
    connect(m_offer, &QToolButton::clicked, m_fromSelection, &QAction::trigger);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(0);
    tools->addWidget(bar, 1);
    auto *offer = new QToolBar(this); // so that it looks as the tools do
    offer->addWidget(m_offer);
    offer->hide();
    tools->addWidget(offer);
    auto *side = new QWidget(this);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tools);
    layout->addWidget(m_strip);
    layout->addWidget(m_boards, 1);
    layout->addWidget(m_forms, 1);
    layout->addWidget(m_choice, 1);
    return side;
}

void PlayView::connectMatch()
{
    connect(m_boards, &BoardArea::moveChosen, m_match, &Match::play);
    connect(m_panel->hints(), &HintPanel::movesShown, m_boards, &BoardArea::setHints);
    const auto offerSteps = [this](bool oneByOne) {
        for (QAction *action : m_hintMoves)
            action->setEnabled(oneByOne);
    };
    offerSteps(m_panel->hints()->isOneByOne());
    connect(m_panel->hints(), &HintPanel::oneByOneChanged, this, offerSteps);
    connect(m_panel->hints(), &HintPanel::moveHovered, m_boards, &BoardArea::setHintFocus);
    connect(m_strip->result(), &ResultPanel::playAgain, m_match, &Match::restart);
    connect(m_strip->result(), &ResultPanel::playAgain, m_boards, &BoardArea::takeKeys);
    connect(m_strip->result(), &ResultPanel::tryAgain, this, [this](std::size_t place) {
        m_match->tryAgain(place);
        m_boards->takeKeys();
    });
    connect(m_panel->hints(), &HintPanel::moveChosen, this, [this](const Move &move) {
        if (m_match->isHumanTurn())
            m_match->playMove(move);
    });
    connect(m_session->exploration(), &Exploration::answersChanged, this, &PlayView::showMistakes);
    connect(m_strip, &TurnStrip::left, m_boards, &BoardArea::takeKeys);
    connect(m_choice, &GameChoice::chosen, m_session->exploration(),
            [this](const QString &expression) { m_session->exploration()->open(expression); });
    m_boards->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_boards, &QWidget::customContextMenuRequested, this, &PlayView::showContextMenu);
    connect(m_match, &Match::positionChanged, this, &PlayView::showPosition);
    connect(m_match, &Match::turnChanged, this, &PlayView::showTurn);
    connect(m_match, &Match::recordChanged, this, &PlayView::showValues);
    connect(m_session->newGames(), &NewGames::editsChanged, this, &PlayView::showTurn);
    connect(m_match, &Match::gamesChanged, this, &PlayView::fillGames);
    connect(m_session->exploration(), &Exploration::selectionChanged, this, &PlayView::offerSelection);
    connect(m_session->exploration(), &Exploration::graphChanged, this, &PlayView::offerSelection);
}

void PlayView::showPosition()
{
    m_boards->showGame(m_match->record(), m_match->place());
    if (hasFocus())
        m_boards->takeKeys();
    showValues();
    showTurn();
}

void PlayView::showTurn()
{
    const bool game = m_match->hasGame();
    const bool isEditing = m_edit->isOn();
    m_boards->setVisible(game && !isEditing);
    m_forms->setVisible(game && isEditing);
    m_choice->setVisible(!game);
    m_boards->setPlayable(m_match->isHumanTurn());
    m_undo->setEnabled(m_match->canUndo() || m_session->newGames()->canUndoEdit());
    m_redo->setEnabled(m_match->canRedo() || m_session->newGames()->canRedoEdit());
    for (QAction *action : QList<QAction *>{m_restart, m_random} + m_newGames)
        action->setEnabled(game);
    for (QAction *action : {m_hint, m_allMoves, m_typeMove})
        action->setEnabled(m_match->isHumanTurn());
    m_moveNow->setEnabled(m_match->isThinking());
    m_makePuzzle->setEnabled(game && !m_match->isOver());
    offerSelection();
}

/// Another position than the one on the boards may be selected, in the graph or the tables: to play from there is
/// offered beside the tools, where nothing moves for it.
void PlayView::offerSelection()
{
    const Exploration &exploration = *m_session->exploration();
    const bool differs = m_match->hasGame() && exploration.isReady() && exploration.selected() != noPosition &&
                         exploration.graph()->find(join(m_match->position()).cells) != exploration.selected();
    m_fromSelection->setEnabled(differs);
    m_offer->parentWidget()->setVisible(differs);
    if (!differs)
        return;
    constexpr int minRoom = 72;
    const QString name = exploration.selectedPosition().text();
    const int tools = findChild<QToolBar *>(QStringLiteral("playTools"))->sizeHint().width();
    const QString text = tr("Play from %1");
    const int room = m_boards->width() - tools - fontMetrics().horizontalAdvance(text) - 24;
    m_offer->setText(text.arg(fontMetrics().elidedText(name, Qt::ElideMiddle, std::max(minRoom, room))));
    m_offer->setToolTip(tr("A new game from the selected position, %1").arg(name));
}

void PlayView::showValues()
{
    const bool known = m_match->hasGame() && m_match->assessment().analysis;
    m_boards->setValues(m_session->hints()->areValuesShown() && known ? m_match->assessment().analysis->componentValues
                                                                      : std::vector<Value>());
}

/// On a board: its moves, help, and what can be done with the game.
void PlayView::showContextMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("boardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QWidget *widget = m_boards->viewport()->childAt(place); widget && widget != m_boards;
         widget = widget->parentWidget()) {
        if (auto *card = qobject_cast<BoardCard *>(widget))
            addBoardActions(menu, card, m_boards->viewport()->mapToGlobal(place), m_match->isHumanTurn());
    }
    menu->addActions({m_typeMove, m_hint, m_values});
    menu->addSeparator();
    menu->addActions({m_undo, m_redo, m_restart, m_random, m_editPosition, m_makePuzzle});
    menu->addSeparator();
    menu->addActions(m_tree->aboutMove());
    menu->popup(m_boards->viewport()->mapToGlobal(place));
}

void PlayView::showMistakes()
{
    m_strip->setShowsMistakes(m_session->exploration()->answers().showsRightMoves());
}

void PlayView::showJudging()
{
    m_boards->setMoveValues(m_session->hints()->moveValues());
    const Judging judging = m_session->hints()->judging();
    m_values->setChecked(judging == Judging::EveryMove);
    if (judging != Judging::EveryMove)
        m_judging.setCurrent(judging);
}

/// Wide enough for the game list and the settings, in larger type too; where two boards have room beside it, also for
/// the moves of a matrix game.
void PlayView::fitPanel()
{
    constexpr int characters = 46;
    constexpr int maxCharacters = 52;
    constexpr int twoBoards = 440;
    const int min = std::max(280, characters * fontMetrics().averageCharWidth());
    m_panel->setMinimumWidth(min);
    if (m_isPanelSized)
        return;
    const int max = std::max(min, maxCharacters * fontMetrics().averageCharWidth());
    const int panel = std::clamp(width() - twoBoards, min, max);
    m_splitter->setSizes({std::max(1, width() - panel), panel});
}

void PlayView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPanel();
    offerSelection();
}

void PlayView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitPanel();
}

void PlayView::fillGames()
{
    m_games->clear();
    const auto &games = m_match->games();
    for (std::size_t i = games.size(); i-- > 0;) {
        const GameRecord &record = games[i].line();
        const QString moves = tr("%n move(s)", nullptr, static_cast<int>(record.length()));
        const QString text =
            tr("%1, %2").arg(fontMetrics().elidedText(record.start().text(), Qt::ElideRight, 360), moves);
        m_games->addAction(text, m_match, [this, i] { m_match->reopen(i); });
    }
    if (games.empty())
        m_games->addAction(tr("A game that you leave for another one is kept here"))->setEnabled(false);
}

void PlayView::followTheme()
{
    m_match->solverSettings()->setDelay(Theme::instance().reducedMotion() ? 0 : calmDelay);
}

void PlayView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_match->setActive(true);
    if (!m_edit->isOn())
        m_boards->takeKeys();
}

/// The first board takes the keys.
void PlayView::focusInEvent(QFocusEvent *)
{
    m_boards->takeKeys();
}

/// A game as text; files are the window's.
void PlayView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() && !event->mimeData()->hasUrls())
        event->acceptProposedAction();
    else
        event->ignore();
}

void PlayView::dropEvent(QDropEvent *event)
{
    if (m_tree->openText(event->mimeData()->text()))
        event->acceptProposedAction();
}

void PlayView::hideEvent(QHideEvent *event)
{
    m_match->setActive(false);
    QWidget::hideEvent(event);
}

} // namespace mexplorer
