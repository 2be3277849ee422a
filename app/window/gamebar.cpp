// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gamebar.h"

#include "app/window/windowcommands.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/session/session.h"
#include "model/step/tracebuilder.h"
#include "views/theme/icons.h"
#include "views/widgets/commands.h"
#include "views/widgets/events.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/segmentedswitch.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int sentenceDelayMs = 700;
constexpr int sentencePadding = 12; // left and right of it, with its frame

QToolButton *toolButton(const Commands &commands, CommandId id)
{
    QAction *action = commands[id];
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setIconSize({20, 20});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(plainText(action));
    button->setObjectName(id.name() + QStringLiteral(".button"));
    return button;
}

} // namespace

GameBar::GameBar(Session *session, Commands *commands, QWidget *parent)
    : QWidget(parent), m_session(session), m_edit(makeNamed<ExpressionEdit>("gameExpression")),
      m_sentence(makeText("gameSentence", this)),
      m_history(commands->add(WindowCommands::earlierGames, tr("Games Opened &Before…"),
                              tr("List the games opened before, to open one of them again"),
                              {.icon = "history", .keys = {Qt::ALT | Qt::Key_Down}, .position = {Menus::edit}},
                              [this] { showEarlier(); })),
      m_convention(makeNamed<SegmentedSwitch>("convention"))
{
    setUpExpression();
    setUpConvention();
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    for (const CommandId id : {WindowCommands::games, WindowCommands::back, WindowCommands::forward})
        row->addWidget(toolButton(*commands, id));
    row->addSpacing(4);
    row->addWidget(m_edit, 1);
    row->addWidget(toolButton(*commands, WindowCommands::earlierGames));
    row->addWidget(toolButton(*commands, WindowCommands::setUpGame));
    row->addSpacing(8);
    row->addWidget(m_convention);
    row->addSpacing(8);
    for (const CommandId id : {WindowCommands::nextTheme, WindowCommands::glossary, WindowCommands::position})
        row->addWidget(toolButton(*commands, id));
    row->setContentsMargins(8, 8, 8, 8);
    setLayout(row);
    connect(session->exploration(), &Exploration::startChanged, this, &GameBar::followStart);
    connect(session->walkthrough(), &Walkthrough::traceChanged, this, &GameBar::followSet);
}

/// The field for the expression, and the sentence below it.
void GameBar::setUpExpression()
{
    m_edit->setClearButtonEnabled(true);
    m_edit->setOtherBeginning(puzzleBeginning);
    m_edit->setTakesSets(true);
    m_edit->setText(m_session->typedGame());
    connect(m_edit, &QLineEdit::textChanged, m_session, &Session::setTypedGame);
    new EventFilter(m_edit, this, [this](const QEvent *event) {
        if (event->type() == QEvent::FocusOut) {
            const Qt::FocusReason reason = static_cast<const QFocusEvent *>(event)->reason();
            if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
                m_sentence->hide(); // it no longer covers what is below it
        }
        return event->type() == QEvent::KeyPress && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape &&
               escape();
    });
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(sentenceDelayMs);
    connect(&m_pause, &QTimer::timeout, this, &GameBar::showSentence);
    connect(m_edit, &ExpressionEdit::checked, this, [this] {
        if (!m_edit->problem() || m_edit->isUnfinished())
            m_sentence->hide();
        // What may still be completed is not wrong yet.
        if (m_edit->isUnfinished())
            m_pause.stop();
        else
            m_pause.start();
    });
    connect(m_edit, &QLineEdit::returnPressed, this, &GameBar::readText);
}

void GameBar::setUpConvention()
{
    m_convention->addChoice(tr("Normal"), tr("The player who makes the last move wins"));
    m_convention->addChoice(tr("Mis\u00e8re"), tr("The player who makes the last move loses"));
    connect(m_convention, &SegmentedSwitch::chosen, m_session->exploration(), [this](int index) {
        m_session->exploration()->setConvention(index == 1 ? Convention::Misere : Convention::Normal);
    });
    connect(m_session->exploration(), &Exploration::conventionChanged, this,
            [this](Convention convention) { m_convention->setCurrent(convention == Convention::Misere ? 1 : 0); });
}

void GameBar::setEarlier(const QStringList &expressions)
{
    m_earlier = expressions;
    m_edit->setEarlier(expressions);
    m_history->setEnabled(!expressions.isEmpty());
}

/// Restores the expression of the open game and leaves the field. Returns false if no game is open.
bool GameBar::escape()
{
    const Exploration &exploration = *m_session->exploration();
    if (!exploration.hasGame())
        return false;
    if (m_edit->text() == exploration.expression()) {
        emit left();
    } else {
        followStart();
        m_edit->selectAll();
    }
    return true;
}

void GameBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    placeSentence();
}

void GameBar::readText()
{
    m_pause.stop();
    showSentence();
    const QString text = m_edit->text().trimmed();
    if (text.isEmpty())
        return;
    if (isPuzzleText(text)) {
        followStart(); // the open game stays
        m_session->requestWorkspace(WorkspaceId::Puzzles);
        m_session->puzzles()->openText(text);
    } else if (const auto set = readNumberSet(text)) {
        if (!*set)
            return;
        m_session->requestWorkspace(WorkspaceId::Step);
        m_session->walkthrough()->explainSet(**set);
        emit left();
    } else if (!m_edit->problem())
        emit openRequested(m_edit->text());
    else if (isPastedGame()) {
        const QString game = QGuiApplication::clipboard()->text();
        followStart(); // the field shows the game that is opened, or the one that stays
        m_session->requestWorkspace(WorkspaceId::Play);
        emit gamePasted(game);
    } else if (const Result<RulesPtr> rules = parseRules(text)) // without a position
        emit openRequested(exampleOf(**rules));
}

/// True if the field contains the pasted text of a played game, in which line breaks are missing.
bool GameBar::isPastedGame() const
{
    const QString pasted = QGuiApplication::clipboard()->text();
    return m_edit->text().simplified() == pasted.simplified() && readGameText(pasted).ok();
}

void GameBar::showSentence()
{
    const std::optional<Problem> &problem = m_edit->problem();
    m_sentence->setText(!problem         ? QString()
                        : isPastedGame() ? tr("This is the text of a game that was copied. Enter opens it in Play.")
                                         : problem->message);
    m_sentence->setVisible(problem.has_value());
    placeSentence();
}

/// The sentence covers the widgets below the field, so that nothing moves when it appears.
void GameBar::placeSentence()
{
    if (m_sentence->isHidden())
        return;
    if (m_sentence->parentWidget() != window())
        m_sentence->setParent(window());
    const QSize line = m_sentence->fontMetrics().size(Qt::TextSingleLine, m_sentence->text());
    const int width = std::min(m_edit->width(), line.width() + 2 * sentencePadding);
    const QPoint corner = m_edit->mapTo(window(), QPoint(0, m_edit->height() + 2));
    m_sentence->setGeometry(QRect(corner, QSize(width, m_sentence->heightForWidth(width))));
    m_sentence->show();
    m_sentence->raise();
}

void GameBar::followStart()
{
    const QString expression = m_session->exploration()->expression();
    if (m_edit->text() != expression)
        m_edit->setText(expression);
    m_edit->setCursorPosition(0);
    m_pause.stop();
    showSentence();
}

/// A set that is left leads back to the expression of the open game.
void GameBar::followSet()
{
    const bool isOfSet = m_session->walkthrough()->isOfSet();
    if (m_isOfSet && !isOfSet && readNumberSet(m_edit->text()))
        followStart();
    m_isOfSet = isOfSet;
}

void GameBar::showEarlier()
{
    QMenu menu(this);
    for (const QString &expression : std::as_const(m_earlier)) {
        const QString label = fontMetrics().elidedText(expression, Qt::ElideMiddle, 480);
        menu.addAction(QString(label).replace(u'&', QStringLiteral("&&")), this,
                       [this, expression] { emit openRequested(expression); });
    }
    menu.exec(m_edit->mapToGlobal(QPoint(0, m_edit->height())));
}

} // namespace mexplorer
