// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/turnbar.h"

#include "model/play/balance.h"
#include "model/session/session.h"
#include "views/boards/boardmarks.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/theme/touch.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int minMarkSize = 22;
constexpr quint64 maxFollowers = 20'000; ///< listed to parse the typed move

QPixmap markOf(Player player, int markSize, qreal ratio)
{
    QPixmap pixmap(QSize(markSize, markSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlayerMark(painter, QPointF(markSize, markSize) / 2, markSize - 4, player, Theme::instance().colors());
    return pixmap;
}

} // namespace

/// The result of a game: the winner, the loser's mistake, and why the game is over. The panel is as high as its text,
/// so that nothing is cut.
class ResultPanel : public QFrame
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ResultPanel)

public:
    explicit ResultPanel(QWidget *parent = nullptr);

    QPushButton *again() const { return m_again; }
    /// The button that shows the position in which the mistake was made.
    QPushButton *goThere() const { return m_goThere; }
    std::size_t mistake() const { return m_mistake; }
    /// Mistakes are named only if \a showsMistakes is set.
    void setResult(GameResult result, bool showsMistakes);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Arrangement
    {
        bool isBeside; ///< the buttons are in a column next to the text, not in a row below it
        int height;
    };

    int textHeight(int width) const;
    Arrangement arrangementFor(int width) const;
    void arrange();

    QLabel *m_headline;
    QLabel *m_lesson;
    QLabel *m_ending;
    QPushButton *m_goThere;
    QPushButton *m_again;
    QBoxLayout *m_columns; ///< the text and the buttons
    QBoxLayout *m_buttons;
    std::size_t m_mistake = 0;
};

ResultPanel::ResultPanel(QWidget *parent)
    : QFrame(parent), m_headline(makeNamed<QLabel>("resultHeadline", this)),
      m_lesson(makeNamed<QLabel>("resultBlame", this)), m_ending(makeNamed<QLabel>("resultEnding", this)),
      m_goThere(makeNamed<QPushButton>("goThere", tr("Try again from here"), this)),
      m_again(makeNamed<QPushButton>("playAgain", tr("Play again"), this)),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight)), m_buttons(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("resultPanel"));
    setFrameShape(QFrame::NoFrame);
    setFontRole(m_headline, FontRole::Heading);
    m_goThere->setToolTip(tr("Back to the position before the mistake, to make another move"));
    m_again->setToolTip(tr("From the same start, with the sides swapped; Restart keeps them"));
    m_again->setIcon(themeIcon(QStringLiteral("restart")));
    for (QPushButton *button : {m_again, m_goThere})
        button->setMinimumHeight(touchSize);
    for (QLabel *label : {m_headline, m_lesson, m_ending}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *text = makeLayout<QVBoxLayout>(nullptr, 2);
    for (QLabel *label : {m_headline, m_lesson, m_ending})
        text->addWidget(label);
    text->addStretch();
    m_buttons->setSpacing(4);
    m_buttons->addWidget(m_again, 0, Qt::AlignTop);
    m_buttons->addWidget(m_goThere, 0, Qt::AlignTop);
    m_buttons->addStretch();
    makeLayout<QVBoxLayout>(this, 0)->addLayout(m_columns);
    m_columns->setSpacing(8);
    m_columns->addLayout(text, 1);
    m_columns->addLayout(m_buttons);
}

int ResultPanel::textHeight(int width) const
{
    int height = 0;
    for (const QLabel *label : {m_headline, m_lesson, m_ending}) {
        if (!label->text().isEmpty())
            height += label->heightForWidth(std::max(1, width)) + (height > 0 ? 2 : 0);
    }
    return height;
}

/// Returns the arrangement with the smaller height: buttons in a column next to the text, or in a row below it.
ResultPanel::Arrangement ResultPanel::arrangementFor(int width) const
{
    QSize column(0, 0);
    int row = 0;
    for (const QPushButton *button : {m_again, m_goThere}) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint().expandedTo({0, touchSize});
        row += size.width() + (row > 0 ? m_buttons->spacing() : 0);
        column = {std::max(column.width(), size.width()),
                  column.height() + size.height() + (column.isEmpty() ? 0 : m_buttons->spacing())};
    }
    const int beside = std::max(column.height(), textHeight(width - column.width() - m_columns->spacing()));
    const int below = textHeight(width) + m_columns->spacing() + std::max(touchSize, m_again->sizeHint().height());
    const bool fits = row <= width;
    return fits && below < beside ? Arrangement{false, below} : Arrangement{true, beside};
}

int ResultPanel::heightForWidth(int width) const
{
    return arrangementFor(width).height;
}

void ResultPanel::arrange()
{
    const bool isBeside = arrangementFor(width()).isBeside;
    m_columns->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setDirection(isBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ResultPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void ResultPanel::setResult(GameResult result, bool showsMistakes)
{
    if (!showsMistakes) {
        result.mistakeText.clear();
        result.mistake.reset();
    }
    m_headline->setText(result.headline);
    // A move isn't broken across lines.
    m_lesson->setText(
        QString(result.mistakeText).replace(QStringLiteral(" \u2192 "), QStringLiteral("\u00a0\u2192\u00a0")));
    m_lesson->setVisible(!result.mistakeText.isEmpty());
    m_ending->setText(result.ending);
    m_goThere->setVisible(result.mistake.has_value());
    m_mistake = result.mistake.value_or(0);
    setAccessibleName(result.headline + u' ' + result.mistakeText);
    arrange();
}

TurnBar::TurnBar(Session *session, QWidget *parent)
    : FontAware(parent), m_session(session), m_match(session->match()), m_turnPage(new QWidget(this)),
      m_mark(new QLabel(m_turnPage)), m_turn(makeNamed<QLabel>("boardTurn", m_turnPage)),
      m_lastMove(makeNamed<QLabel>("lastMove", m_turnPage)), m_move(makeNamed<QLineEdit>("typedMove", m_turnPage)),
      m_result(new ResultPanel(this))
{
    setFrameShape(QFrame::NoFrame);
    m_turn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setFontRole(m_turn, FontRole::Lead, FontRole::Sentence);
    setFontRole(m_lastMove, FontRole::Body, FontRole::Caption);
    m_lastMove->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_lastMove->setWordWrap(true);
    m_move->setPlaceholderText(tr("Type a move"));
    m_move->setAccessibleName(tr("Type a move"));
    m_move->setToolTip(
        tr("Type a move as in the list, such as 7 -> 3,3, or the position after it; cells as b2-c4, coins as 3,4"));
    m_move->setMinimumWidth(110);
    m_move->setMaximumWidth(180);
    m_move->setMinimumHeight(touchSize);
    new EventFilter(m_move, this, [this](QEvent *event) { return followKey(event); });
    auto *text = new QGridLayout;
    text->setVerticalSpacing(0);
    text->addWidget(m_mark, 1, 0, 2, 1);
    text->addWidget(m_turn, 1, 1);
    text->addWidget(m_lastMove, 2, 1);
    text->setColumnStretch(1, 1);
    text->setRowStretch(0, 1);
    text->setRowStretch(3, 1);
    auto *page = makeLayout<QHBoxLayout>(m_turnPage, -1);
    page->addLayout(text, 2);
    page->addWidget(m_move, 1);
    auto *layout = makeLayout<QVBoxLayout>(this, -1, {16, 4, 16, 0});
    addWidgets(layout, {m_turnPage, m_result});
    m_result->hide();
    connect(m_result->again(), &QPushButton::clicked, this, &TurnBar::playAgain);
    connect(m_result->goThere(), &QPushButton::clicked, this, [this] { emit tryAgain(m_result->mistake()); });
    connect(m_move, &QLineEdit::returnPressed, this, &TurnBar::play);
    connect(m_move, &QLineEdit::textEdited, this, [this] {
        m_notice.clear();
        showState();
    });
    connect(session->exploration(), &Exploration::answersChanged, this, &TurnBar::showState);
    connect(m_match, &Match::positionChanged, this, [this] {
        m_notice.clear(); // it was about the previous position
        showState();
    });
    connect(m_match, &Match::guessed, this, [this](const QString &why) {
        m_notice = why;
        showState();
    });
    connect(m_match, &Match::turnChanged, this, &TurnBar::showState);
    connect(m_match, &Match::recordChanged, this, &TurnBar::showState);
    connect(session->scoreboard(), &Scoreboard::changed, this, &TurnBar::showState);
    connect(&Theme::instance(), &Theme::changed, this, &TurnBar::showState);
    fitHeight();
    showState();
}

void TurnBar::typeMove()
{
    m_move->show();
    m_move->setFocus(Qt::ShortcutFocusReason);
    m_move->selectAll();
}

void TurnBar::setSpacious(bool spacious)
{
    m_isSpacious = spacious;
    fitHeight();
}

void TurnBar::setPresented(bool presented)
{
    if (presented == m_isPresented)
        return;
    m_isPresented = presented;
    m_move->setVisible(!presented);
    fitHeight();
    showState();
}

/// Returns "Solver: 9 → 5" and, in a game of a position against its nim heap, the reason.
QString TurnBar::lastMove() const
{
    const std::size_t ply = m_match->ply();
    if (ply == 0)
        return {};
    const GameRecord &record = m_match->record();
    const Move &last = record.moves()[static_cast<std::ptrdiff_t>(ply) - 1];
    const QString move =
        tr("%1: %2").arg(m_match->commentary().name(record.turn(ply - 1)), moveText(record.position(ply - 1), last));
    const QString reason = balanceText(record, ply);
    return reason.isEmpty() ? move : tr("%1. %2").arg(move, reason);
}

void TurnBar::showState()
{
    const bool hasGame = m_match->hasGame();
    const bool over = hasGame && m_match->isOver();
    if (over) {
        GameResult result = m_match->result();
        if (m_session->scoreboard()->isWonWithHelp())
            result.ending += u' ' + tr("You had help in this game, so it doesn't lead up the ladder.");
        m_result->setResult(result, m_session->exploration()->answers().showsRightMoves());
    }
    m_result->setVisible(over);
    m_turnPage->setVisible(hasGame && !over);
    fitHeight();
    if (!hasGame)
        return;
    const int markSize = std::max(minMarkSize, m_turn->fontMetrics().height());
    m_mark->setPixmap(markOf(m_match->colorOf(m_match->turn()), markSize, devicePixelRatioF()));
    const QString turn = m_match->isThinking() ? tr("%1 is thinking…").arg(m_match->commentary().name(m_match->turn()))
                                               : m_match->commentary().turn(m_match->record(), m_match->ply());
    m_turn->setText(turn);
    m_turn->setVisible(m_notice.isEmpty()); // the notice replaces it; the mark remains
    m_lastMove->setText(m_notice.isEmpty() ? lastMove() : m_notice);
    m_lastMove->setVisible(!m_lastMove->text().isEmpty());
    m_lastMove->setToolTip(m_lastMove->text());
    m_lastMove->setForegroundRole(m_notice.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_move->setEnabled(m_match->sides().hasHuman()); // the next move may be typed while the solver thinks
    announceTurn();
}

void TurnBar::announceTurn()
{
    QString text = m_notice.isEmpty() ? lastMove() : m_notice;
    if (!text.isEmpty())
        text += text.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral(". ");
    if (m_match->isOver())
        text += m_match->result().headline + u' ' + m_match->result().ending;
    else if (m_match->isHumanTurn())
        text += m_turn->text();
    else
        return; // the solver's move follows
    if (text == m_announced)
        return;
    m_announced = text;
    announce(this, text, QAccessible::Name);
}

void TurnBar::play()
{
    if (!m_match->isHumanTurn() || m_move->text().trimmed().isEmpty())
        return;
    const Result<Move> move = readMove(m_match->position(), m_move->text(), maxFollowers, Counting::FromOne);
    if (!move) {
        m_notice = move.problem().message;
        showState();
        return;
    }
    m_notice.clear();
    m_move->clear();
    m_match->playMove(*move);
    m_move->setVisible(!m_isPresented);
    if (m_match->isOver())
        emit left();
}

/// Handles events of the field in which a move is typed; returns true if a key was used.
bool TurnBar::followKey(QEvent *event)
{
    const auto isKey = [&](QKeySequence::StandardKey key) { return static_cast<QKeyEvent *>(event)->matches(key); };
    if (event->type() == QEvent::ShortcutOverride && m_move->text().isEmpty() &&
        (isKey(QKeySequence::Undo) || isKey(QKeySequence::Redo))) {
        event->ignore(); // leaves the key to the command that undoes a move
        return true;
    }
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return false;
    m_notice.clear();
    m_move->clear();
    m_move->setVisible(!m_isPresented);
    showState();
    emit left();
    return true;
}

void TurnBar::resizeEvent(QResizeEvent *event)
{
    FontAware<QFrame>::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

/// Reserves space for a headline and some lines, so that nothing below moves when the game ends; a longer result is
/// higher.
void TurnBar::fitHeight()
{
    const int heading = QFontMetrics(roleFont(FontRole::Heading, font())).height();
    const int lines = m_isSpacious ? 5 : 2;
    const QMargins margins = layout() ? layout()->contentsMargins() : QMargins();
    const int result =
        m_result->isHidden() ? 0 : m_result->heightForWidth(width() - margins.left() - margins.right()) + margins.top();
    const int normal =
        std::max({heading + lines * fontMetrics().lineSpacing() + 8, 2 * m_move->sizeHint().height() + 10, result});
    const int projectedHeight = m_turn->fontMetrics().lineSpacing() + m_lastMove->fontMetrics().lineSpacing() + 16;
    setFixedHeight(m_isPresented ? std::max(normal, projectedHeight) : normal);
}

} // namespace mexplorer
