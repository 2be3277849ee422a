// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playview.h"

#include "model/games/catalogue.h"
#include "model/session/session.h"
#include "views/boards/boardwidget.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/gamelist.h"
#include "views/play/hintpanel.h"
#include "views/play/playactions.h"
#include "views/play/playcommands.h"
#include "views/play/playpanel.h"
#include "views/play/positioneditor.h"
#include "views/play/turnbar.h"
#include "views/start/positionicon.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/theme/touch.h"
#include "views/theme/viewtext.h"
#include "views/widgets/events.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/presentedtools.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int calmDelay = 500; // milliseconds before the solver's move

/// The tools above the boards: commands, and the games that the user switched away from.
class PlayTools : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::PlayTools)

public:
    PlayTools(Session *session, Commands *commands, QWidget *parent = nullptr);

private:
    QToolBar *makeBar();
    void fitButtons();
    void fillGames();

    Session *m_session;
    Commands *m_commands;
    QMenu *m_games;
    QToolBar *m_bar;
};

PlayTools::PlayTools(Session *session, Commands *commands, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(commands), m_games(new QMenu(tr("Earlier games"), this)),
      m_bar(makeBar())
{
    auto *layout = makeLayout<QHBoxLayout>(this, 0);
    layout->addWidget(m_bar, 1);
    connect(session->match(), &Match::gamesChanged, this, &PlayTools::fillGames);
    onEvent(m_bar, this, QEvent::Resize, [this] { fitButtons(); });
    fitButtons();
    fillGames();
}

QToolBar *PlayTools::makeBar()
{
    const auto command = [this](CommandId id) { return (*m_commands)[id]; };
    auto *bar = makeNamed<QToolBar>("playTools", this);
    bar->setIconSize({20, 20});
    bar->addActions({command(PlayCommands::undo), command(PlayCommands::redo)});
    bar->addSeparator();
    bar->addActions({command(PlayCommands::restart), command(PlayCommands::random), command(PlayCommands::edit)});
    bar->addSeparator();
    bar->addAction(command(PlayCommands::values));
    const auto addMenu = [&](const QString &name, const char *icon, const QString &tip, QMenu *menu) {
        QToolButton *button = makeIconButton(name, icon, tip, this);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        bar->addWidget(button);
    };
    addMenu(QStringLiteral("judging"), "hint", tr("When moves are judged"),
            m_commands->makeMenu(tr("Judge moves"), PlayCommands::judgeMenu));
    addMenu(QStringLiteral("earlierGames"), "history", tr("Earlier games"), m_games);
    bar->layout()->setContentsMargins(4, 0, 4, 0);
    return bar;
}

/// As high as touch requires, and as wide if the bar has space.
void PlayTools::fitButtons()
{
    constexpr int besideButtons = 64; // separators and margins
    QList<QToolButton *> buttons;
    for (QAction *action : m_bar->actions()) {
        if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action)))
            buttons << button;
    }
    const int width = std::clamp((m_bar->width() - besideButtons) / static_cast<int>(buttons.size()), 0, touchSize);
    for (QToolButton *button : buttons)
        button->setMinimumSize(width, touchSize);
}

void PlayTools::fillGames()
{
    constexpr std::size_t most = 30;
    m_games->clear();
    const auto &games = m_session->match()->games();
    const std::size_t first = games.size() - std::min(games.size(), most);
    for (std::size_t i = games.size(); i-- > first;) {
        const GameRecord &record = games[i]->line();
        const QString moves = tr("%n move(s)", nullptr, static_cast<int>(record.length()));
        const QString text =
            tr("%1, %2").arg(fontMetrics().elidedText(record.start().text(), Qt::ElideRight, 360), moves);
        m_games->addAction(text, m_session->match(), [this, i] { m_session->match()->reopen(i); });
    }
    if (first > 0)
        m_games->addAction(tr("%n older game(s) {is|are} kept in the document", nullptr, static_cast<int>(first)))
            ->setEnabled(false);
    if (games.empty())
        m_games->addAction(tr("Games that you switch away from are listed here"))->setEnabled(false);
}

constexpr QSize gamePictureSize(112, 64);

QToolButton *makeGameButton(const Family &family, Exploration *exploration)
{
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("play-") + family.name);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(gamePictureSize);
    button->setIcon(positionIcon(family.example));
    button->setText(family.title());
    button->setToolTip(family.summary());
    button->setAccessibleDescription(family.summary());
    button->setFixedSize(gamePictureSize + QSize(48, 48));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    QObject::connect(button, &QToolButton::clicked, exploration,
                     [exploration, example = family.example] { exploration->open(example); });
    return button;
}

/// Creates the page that is shown while no game is open: a button for each family of games, with a picture of a start
/// position, which \a exploration opens.
QWidget *makeGameChoice(Exploration *exploration)
{
    auto *title = new QLabel(ViewText::tr("Play against the solver, or against another person at this screen"));
    setFontRole(title, FontRole::Heading);
    auto *text = new QLabel(ViewText::tr("Choose a game. Its position, its players and how well the solver plays can "
                                         "be changed at any time."));
    for (QLabel *label : {title, text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto *games = new QWidget;
    auto *flow = new FlowLayout(games, 12);
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            flow->addWidget(makeGameButton(family, exploration));
    }
    auto *content = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(content, 12, {24, 24, 24, 24});
    addWidgets(layout, {title, text});
    layout->addWidget(games, 1);
    auto *choice = makeNamed<QScrollArea>("gameChoice");
    choice->setFrameShape(QFrame::NoFrame);
    choice->setWidgetResizable(true);
    choice->setFocusPolicy(Qt::NoFocus);
    choice->setWidget(content);
    return choice;
}

std::optional<CellVector> moveAt(const BoardWidget &board, const QPointF &point)
{
    if (auto selected = board.selectedMove())
        return selected;
    const int piece = board.pieceAt(point);
    return piece < 0 ? std::nullopt : board.moveAt(piece);
}

/// Adds the actions of a board: the selected move, or the one that a press at \a globalPoint would make; the list of
/// its moves; its position as text.
void addBoardActions(QMenu *menu, BoardCard *card, const QPoint &globalPoint, bool isPlayable)
{
    BoardWidget *board = card->board();
    const auto after = moveAt(*board, board->mapFromGlobal(QPointF(globalPoint)));
    if (after && isPlayable)
        menu->addAction(ViewText::tr("Make the Move %1").arg(briefMoveText(board->component(), *after)), board,
                        [board, move = *after] { emit board->moveChosen(move); });
    QAction *moves = menu->addAction(themeIcon(QStringLiteral("menu")), ViewText::tr("All Moves of This Board…"), card,
                                     &BoardCard::showAllMoves);
    moves->setEnabled(isPlayable);
    menu->addAction(themeIcon(QStringLiteral("copy")), ViewText::tr("Copy This Board's Position"), card,
                    [board] { QGuiApplication::clipboard()->setText(board->component().text()); });
    menu->addSeparator();
}

} // namespace

PlayView::PlayView(Session *session, QWidget *parent)
    : FontAware(parent), m_session(session), m_match(session->match()), m_commands(new Commands(this)),
      m_boards(new BoardArea(this)), m_panel(new PlayPanel(session, this)), m_strip(new TurnBar(session, this)),
      m_editor(new PositionEditor(this)), m_choice(makeGameChoice(session->exploration())),
      m_splitter(new QSplitter(this)), m_presented(new PresentedTools(session->presentation(), this, this))
{
    setFocusPolicy(Qt::ClickFocus); // next to the boards, too
    m_actions =
        new PlayActions(session, m_commands, {m_boards, m_strip, m_panel->hints(), [this] { editPosition(); }}, this);
    connect(m_actions, &PlayActions::recordWritten, this, &PlayView::recordWritten);
    m_panel->list()->addActions(m_actions->aboutMove());
    setAcceptDrops(true);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeBoardSide());
    m_splitter->addWidget(m_panel);
    m_presented->add(m_panel, Qt::RightEdge);
    m_splitter->setStretchFactor(0, 1);
    connect(session->puzzles(), &PuzzleGame::positionOpened, this,
            [session] { session->requestWorkspace(WorkspaceId::Puzzles); });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isPanelSized = true; });
    makeLayout<QVBoxLayout>(this, 0)->addWidget(m_splitter);
    fitPanel();
    connectMatch();
    connect(&Theme::instance(), &Theme::changed, this, &PlayView::followTheme);
    connect(session->presentation(), &Presentation::changed, this, &PlayView::followPresentation);
    followTheme();
    followPresentation();
    if (m_match->hasGame())
        showPosition();
    showTurn();
}

QWidget *PlayView::makeBoardSide()
{
    auto *tools = new PlayTools(m_session, m_commands, this);
    m_presented->add(tools, Qt::TopEdge);
    auto *side = new QWidget(this);
    auto *layout = makeLayout<QVBoxLayout>(side, 0);
    addWidgets(layout, {tools, m_strip});
    layout->addWidget(m_boards, 1);
    layout->addWidget(m_editor);
    layout->addWidget(m_choice, 1);
    return side;
}

void PlayView::connectMatch()
{
    connect(m_boards, &BoardArea::moveChosen, m_match, &Match::play);
    connect(m_panel->hints(), &HintPanel::movesShown, m_boards, &BoardArea::setHints);
    connect(m_panel->hints(), &HintPanel::moveHovered, m_boards, &BoardArea::setHintFocus);
    connect(m_strip, &TurnBar::playAgain, m_session->scoreboard(), &Scoreboard::playAgain);
    connect(m_strip, &TurnBar::playAgain, m_boards, &BoardArea::takeFocus);
    connect(m_strip, &TurnBar::tryAgain, this, [this](std::size_t ply) {
        m_match->tryAgain(ply);
        m_boards->takeFocus();
    });
    connect(m_panel->hints(), &HintPanel::moveChosen, this, [this](const Move &move) {
        if (m_match->isHumanTurn())
            m_match->playMove(move);
    });
    connect(m_strip, &TurnBar::left, m_boards, &BoardArea::takeFocus);
    const auto endEdit = [this] {
        showTurn();
        m_boards->takeFocus();
    };
    connect(m_editor, &PositionEditor::accepted, m_session->match(), &Match::openEdited);
    connect(m_editor, &PositionEditor::accepted, this, endEdit);
    connect(m_editor, &PositionEditor::cancelled, this, endEdit);
    connect(m_session->exploration(), &Exploration::startChanged, m_editor, [this] {
        if (isEditing())
            m_editor->cancel(); // for the game that was opened
    });
    m_boards->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_boards, &QWidget::customContextMenuRequested, this, &PlayView::showContextMenu);
    connect(m_match, &Match::positionChanged, this, &PlayView::showPosition);
    connect(m_match, &Match::turnChanged, this, &PlayView::showTurn);
    connect(m_match, &Match::recordChanged, this, &PlayView::showValues);
    connect(m_match, &Match::recordChanged, this, [this] {
        if (m_boards->hasSwappedColors() != (m_match->colorOf(Player::First) != Player::First))
            showPosition(); // in other colours
    });
    connect(m_session->hints(), &Hints::changed, this, &PlayView::showValues);
    const auto showMoveValues = [this] { m_boards->setMoveValues(m_session->hints()->moveValues()); };
    connect(m_session->hints(), &Hints::changed, this, showMoveValues);
    showMoveValues();
}

bool PlayView::isEditing() const
{
    return !m_editor->isHidden();
}

void PlayView::editPosition()
{
    m_editor->setLineHeight(m_strip->minimumHeight());
    m_editor->load(m_match->hasGame() ? m_match->position() : Position());
    for (QWidget *hidden : std::initializer_list<QWidget *>{m_strip, m_boards})
        hidden->hide(); // before the editor is shown in their place
    m_editor->show();
    m_editor->setFocus();
}

void PlayView::showPosition()
{
    const GameTree &tree = m_match->tree();
    std::vector<MovePieces> pieces;
    for (const NodeId node : tree.path(m_match->node())) {
        if (node != rootNode)
            pieces.push_back(tree.pieces(node));
    }
    m_boards->showGame(m_match->record(), m_match->ply(), m_match->colorOf(Player::First) != Player::First, pieces);
    m_match->keepPieces(m_boards->lastPieces());
    if (hasFocus())
        m_boards->takeFocus();
    showValues();
    showTurn();
}

void PlayView::showTurn()
{
    const bool game = m_match->hasGame();
    m_strip->setVisible(game && !isEditing());
    m_boards->setVisible(game && !isEditing());
    m_choice->setVisible(!game);
    m_boards->setPlayable(m_match->isHumanTurn());
}

void PlayView::showValues()
{
    const bool known = m_match->hasGame() && m_match->assessment().analysis;
    m_boards->setValues(m_session->hints()->showsValues() && known ? m_match->assessment().analysis->componentValues
                                                                   : std::vector<quint64>());
}

/// Opens the menu of a board: its moves, help, and the commands of the game.
void PlayView::showContextMenu(const QPoint &pos)
{
    auto *menu = makeNamed<QMenu>("boardMenu", this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QWidget *widget = m_boards->viewport()->childAt(pos); widget && widget != m_boards;
         widget = widget->parentWidget()) {
        if (auto *card = qobject_cast<BoardCard *>(widget))
            addBoardActions(menu, card, m_boards->viewport()->mapToGlobal(pos), m_match->isHumanTurn());
    }
    const auto addCommands = [this, menu](std::initializer_list<CommandId> ids) {
        for (const CommandId id : ids)
            menu->addAction((*m_commands)[id]);
        menu->addSeparator();
    };
    addCommands({PlayCommands::typeMove, PlayCommands::hint, PlayCommands::values});
    addCommands({PlayCommands::undo, PlayCommands::redo, PlayCommands::restart, PlayCommands::random,
                 PlayCommands::edit, PlayCommands::makePuzzle});
    menu->addActions(m_actions->aboutMove());
    popUpForTouch(menu, m_boards->viewport()->mapToGlobal(pos));
}

/// Makes the panel wide enough for the game list and the settings, also in larger type; and for the moves of a matrix
/// game, if two boards fit next to it.
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
    constexpr int highEnough = 700;
    QWidget::resizeEvent(event);
    fitPanel();
    m_strip->setSpacious(height() >= highEnough);
    m_editor->setLineHeight(m_strip->minimumHeight());
}

void PlayView::followTheme()
{
    m_match->solverSettings()->setDelay(Theme::instance().reducedMotion() ? 0 : calmDelay);
}

/// An audience reads the turn below the boards, where other views have their sentences.
void PlayView::followPresentation()
{
    const bool presents = m_session->presentation()->isOn();
    m_strip->setPresented(presents);
    auto *column = static_cast<QVBoxLayout *>(m_strip->parentWidget()->layout());
    column->removeWidget(m_strip);
    column->insertWidget(presents ? column->count() : column->indexOf(m_boards), m_strip);
}

std::optional<CopiedPicture> PlayView::copiedPicture() const
{
    const std::optional<Drawing> boards = m_match->hasGame() && !isEditing() ? m_boards->drawing() : std::nullopt;
    if (!boards)
        return std::nullopt;
    return CopiedPicture{*boards, m_match->position().text()};
}

void PlayView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_match->setActive(true);
    if (!isEditing())
        m_boards->takeFocus();
}

/// Passes the focus to the boards.
void PlayView::focusInEvent(QFocusEvent *)
{
    m_boards->takeFocus();
}

/// Accepts a game as text; the window handles files.
void PlayView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() && !event->mimeData()->hasUrls())
        event->acceptProposedAction();
    else
        event->ignore();
}

bool PlayView::openText(const QString &text)
{
    return m_actions->openText(text);
}

void PlayView::dropEvent(QDropEvent *event)
{
    if (openText(event->mimeData()->text()))
        event->acceptProposedAction();
}

void PlayView::hideEvent(QHideEvent *event)
{
    m_match->setActive(false);
    QWidget::hideEvent(event);
}

} // namespace mexplorer
