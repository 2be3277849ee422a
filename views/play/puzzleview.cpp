// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/puzzleview.h"

#include "model/games/catalogue.h"
#include "model/session/session.h"
#include "views/play/boardarea.h"
#include "views/play/puzzlecommands.h"
#include "views/theme/fontrole.h"
#include "views/theme/touch.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/presentedtools.h"

#include <QClipboard>
#include <QComboBox>
#include <QDate>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace mexplorer {

namespace {

qint64 today()
{
    return QDate::currentDate().toJulianDay();
}

} // namespace

PuzzleView::PuzzleView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_desk(session->puzzles()), m_commands(new Commands(this)),
      m_boards(new BoardArea(this)), m_question(makeText("puzzleQuestion")), m_about(makeText("puzzleAbout")),
      m_verdict(makeText("puzzleVerdict")), m_log(makeText("puzzleLog")),
      m_family(makeNamed<QComboBox>("puzzleFamily")), m_kind(new QComboBox), m_difficulty(new QComboBox),
      m_sentence(makeNamed<FittedLabel>("puzzleSentence", this))
{
    setFocusPolicy(Qt::ClickFocus); // next to the boards, too
    setFontRole(m_question, FontRole::Lead);
    addCommands();
    fillChoices();
    auto *layout = makeLayout<QHBoxLayout>(this, 0);
    auto *column = makeLayout<QVBoxLayout>(nullptr, 0);
    column->addWidget(m_boards, 1);
    column->addWidget(m_sentence);
    layout->addLayout(column, 1);
    QWidget *panel = makePanel();
    layout->addWidget(panel);
    (new PresentedTools(session->presentation(), this, m_boards))->add(panel, Qt::RightEdge);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setContentsMargins(24, 4, 24, 12);
    setFontRole(m_sentence, FontRole::Sentence);
    const auto followPresentation = [this] { m_sentence->setVisible(m_session->presentation()->isOn()); };
    connect(session->presentation(), &Presentation::changed, this, followPresentation);
    followPresentation();
    connect(m_boards, &BoardArea::moveChosen, m_desk, &PuzzleGame::tryMove);
    connect(m_desk, &PuzzleGame::puzzleChanged, this, &PuzzleView::showPuzzle);
    connect(m_desk, &PuzzleGame::changed, this, &PuzzleView::showState);
    if (m_desk->hasPuzzle())
        showPuzzle();
    showState();
}

void PuzzleView::addCommands()
{
    const MenuPosition puzzles = {Menus::workspace, 0};
    const MenuPosition solving = {Menus::workspace, 1};
    m_commands->add(PuzzleCommands::next, tr("&Next Puzzle"), tr("Another puzzle of the chosen kind"),
                    {.icon = "forward", .keys = {Qt::Key_N}, .position = puzzles}, [this] { m_desk->next(); });
    m_commands->add(PuzzleCommands::daily, tr("&Today's Puzzle"), tr("The puzzle of the day, the same for everybody"),
                    {.icon = "bookmark", .position = puzzles}, [this] { m_desk->openDaily(today()); });
    m_commands->add(PuzzleCommands::mistakes, tr("Learn from Your &Mistakes"),
                    tr("The positions of the game in Play in which you gave a win away, as puzzles"),
                    {.icon = "history", .position = puzzles}, [this] { m_desk->openMistakes(); });
    m_commands->add(PuzzleCommands::answer, tr("Show the &Answer"), tr("Mark all moves that win"),
                    {.icon = "hint", .position = solving}, [this] { m_desk->showAnswer(); });
    m_commands->add(PuzzleCommands::play, tr("&Play from Here"), tr("Play this position against the opponent of Play"),
                    {.icon = "boards", .position = solving}, [this] { play(); });
    m_commands->add(PuzzleCommands::copy, tr("&Copy as Text"), tr("A line that can be sent, and opened by Paste"),
                    {.icon = "copy", .keys = {QKeySequence::Copy}, .position = solving},
                    [this] { QGuiApplication::clipboard()->setText(m_desk->puzzle().text()); });
    m_commands->add(PuzzleCommands::paste, tr("Pa&ste a Puzzle"), tr("Open the puzzle that was copied as text"),
                    {.icon = "open", .keys = {QKeySequence::Paste}, .position = solving},
                    [this] { m_desk->openText(QGuiApplication::clipboard()->text()); });
}

void PuzzleView::fillChoices()
{
    m_family->addItem(tr("Any game"), QString());
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            m_family->addItem(family.title(), family.name);
    }
    m_kind->addItems({tr("One winning move"), tr("All winning moves")});
    m_difficulty->addItems({tr("Easy"), tr("Medium"), tr("Hard")});
    for (QComboBox *box : {m_family, m_kind, m_difficulty}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setTouchSized(box);
    }
    connect(m_family, &QComboBox::activated, this, [this] {
        m_desk->setFamily(m_family->currentData().toString());
        m_desk->next();
    });
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        m_desk->setKind(static_cast<Puzzle::Kind>(kind));
        m_desk->next();
    });
    connect(m_difficulty, &QComboBox::activated, this, [this](int difficulty) {
        m_desk->setDifficulty(static_cast<Puzzle::Difficulty>(difficulty));
        m_desk->next();
    });
}

QWidget *PuzzleView::makePanel()
{
    constexpr int characters = 46;
    const auto button = [this](CommandId id) {
        QToolButton *tool = makeCommandButton((*m_commands)[id]);
        tool->setAutoRaise(false);
        tool->setMinimumHeight(touchSize);
        return tool;
    };
    auto *content = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(content, 4, {12, 8, 12, 8});
    addWidgets(layout, {m_question, m_about, m_verdict});
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_verdict->setMinimumHeight(2 * m_verdict->fontMetrics().lineSpacing()); // the widgets below don't move
    auto *buttons = new QGridLayout;
    buttons->setSpacing(0);
    int cell = 0;
    for (const CommandId id : {PuzzleCommands::next, PuzzleCommands::answer, PuzzleCommands::daily,
                               PuzzleCommands::play, PuzzleCommands::copy, PuzzleCommands::paste}) {
        buttons->addWidget(button(id), cell / 2, cell % 2, Qt::AlignLeft);
        ++cell;
    }
    buttons->addWidget(button(PuzzleCommands::mistakes), cell / 2, 0, 1, 2, Qt::AlignLeft);
    layout->addLayout(buttons);
    layout->addSpacing(8);
    auto *next = new QLabel(tr("The next puzzle"));
    setFontRole(next, FontRole::Lead);
    layout->addWidget(next);
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->addRow(tr("Ga&me"), m_family);
    form->addRow(tr("&Question"), m_kind);
    form->addRow(tr("&Difficulty"), m_difficulty);
    centerLabels(form);
    layout->addLayout(form);
    layout->addWidget(m_log);
    layout->addStretch(1); // a message at the lower edge covers no box
    auto *panel = new QWidget(this);
    fillScrolled(panel, content);
    panel->setFixedWidth(
        std::max({280, characters * fontMetrics().averageCharWidth(),
                  content->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent)}));
    return panel;
}

void PuzzleView::showPuzzle()
{
    const Puzzle &puzzle = m_desk->puzzle();
    m_boards->setHints({});
    m_boards->showGame(GameRecord(puzzle.position, puzzle.convention), 0);
    m_question->setText(puzzle.question());
    QStringList about = {
        tr("%1. %2", "a game, and how hard its puzzle is").arg(titleOf(puzzle.position), puzzle.difficultyText())};
    if (m_desk->isDaily())
        about.prepend(tr("The puzzle of the day, the same for everybody."));
    m_about->setText(about.join(u'\n'));
    if (hasFocus())
        m_boards->takeFocus();
}

void PuzzleView::showState()
{
    const bool isAsking = m_desk->state() == PuzzleGame::State::Asking;
    m_boards->setPlayable(isAsking);
    if (!m_desk->hasPuzzle())
        m_question->setText(tr("A puzzle is being made…"));
    m_boards->setHints(m_desk->found());
    m_verdict->setText(verdictText());
    (*m_commands)[PuzzleCommands::answer]->setEnabled(isAsking);
    // The existence of mistakes may be an answer while a game isn't over.
    const bool areTold = !m_session->match()->isUnderWay() || m_session->hints()->judging() >= Judging::AtOnce;
    (*m_commands)[PuzzleCommands::mistakes]->setEnabled(areTold && m_desk->hasMistakes());
    for (const CommandId id : {PuzzleCommands::copy, PuzzleCommands::play})
        (*m_commands)[id]->setEnabled(m_desk->hasPuzzle());
    showFamily();
    m_kind->setCurrentIndex(static_cast<int>(m_desk->kind()));
    m_difficulty->setCurrentIndex(static_cast<int>(m_desk->difficulty()));
    m_log->setText(logText());
    m_sentence->setText(m_verdict->text().isEmpty() ? m_question->text() : m_verdict->text());
}

/// An open sum or graph isn't in the list of families; adds it to them.
void PuzzleView::showFamily()
{
    constexpr int openGame = 1; // its index, after "any game"
    const QString &family = m_desk->family();
    if (!family.isEmpty() && m_family->findData(family) < 0) {
        if (m_family->itemData(openGame, Qt::ToolTipRole).isValid()) // replace the last one
            m_family->removeItem(openGame);
        m_family->insertItem(openGame, tr("The open game"), family);
        m_family->setItemData(openGame, family, Qt::ToolTipRole);
    }
    m_family->setCurrentIndex(std::max(0, m_family->findData(family)));
}

QString PuzzleView::verdictText() const
{
    const auto found = static_cast<int>(m_desk->found().size());
    const QString tried = m_desk->tried() ? moveText(m_desk->puzzle().position, *m_desk->tried()) : QString();
    if (m_desk->state() == PuzzleGame::State::Shown)
        return tr("%n winning move(s) {is|are} marked.", nullptr, found);
    if (m_desk->state() == PuzzleGame::State::Solved)
        return m_desk->puzzle().kind == Puzzle::Kind::AllMoves ? tr("Solved: these are all the moves that win.")
                                                               : tr("Solved: %1 leaves a P-position.").arg(tried);
    if (!m_desk->verdict())
        return {};
    switch (*m_desk->verdict()) {
    case PuzzleGame::Verdict::Known:
        return tr("You have found %1 already.").arg(tried);
    case PuzzleGame::Verdict::Wins:
        return tr("Yes, %1 wins. There are more.").arg(tried);
    case PuzzleGame::Verdict::Loses:
        return tr("No, %1 gives the win away. Try another move.").arg(tried);
    }
    Q_UNREACHABLE();
}

QString PuzzleView::logText() const
{
    const PuzzleLog &log = m_desk->log();
    if (log.solved + log.failed == 0)
        return tr("Only the first try counts.");
    QString text = tr("%1 of %2 solved at the first try; %3 in a row, at best %4.")
                       .arg(log.solved)
                       .arg(log.solved + log.failed)
                       .arg(log.streak)
                       .arg(log.bestStreak);
    if (const int days = log.dayStreakOn(today()); days > 0)
        text += u'\n' + tr("The puzzle of the day: %n day(s) in a row.", nullptr, days);
    return text;
}

void PuzzleView::play()
{
    const Puzzle puzzle = m_desk->puzzle();
    m_session->match()->setPosition(puzzle.position, puzzle.convention);
    m_session->requestWorkspace(WorkspaceId::Play);
}

std::optional<CopiedPicture> PuzzleView::copiedPicture() const
{
    const std::optional<Drawing> boards = m_desk->hasPuzzle() ? m_boards->drawing() : std::nullopt;
    if (!boards)
        return std::nullopt;
    return CopiedPicture{*boards, m_desk->puzzle().text()};
}

void PuzzleView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_desk->setActive(true);
    showState();
    if (m_desk->hasPuzzle())
        return;
    if (m_desk->log().lastDay < today())
        m_desk->openDaily(today());
    else
        m_desk->next();
}

void PuzzleView::hideEvent(QHideEvent *event)
{
    m_desk->setActive(false);
    QWidget::hideEvent(event);
}

void PuzzleView::focusInEvent(QFocusEvent *)
{
    m_boards->takeFocus();
}

} // namespace mexplorer
