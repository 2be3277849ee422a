// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/coinboard.h"

#include "views/boards/boardaccessible.h"
#include "views/boards/boardmarks.h"
#include "views/boards/selectingboard.h"
#include "views/glyphs/pieces.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/theme/touch.h"
#include "views/widgets/events.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <bit>
#include <cmath>

namespace mexplorer {

namespace {

quint64 bitOf(int coin)
{
    return quint64(1) << coin;
}

} // namespace

CoinBoard::CoinBoard(const Component &component, QWidget *parent)
    : BoardWidget(component, parent), m_button(new QPushButton(tr("Turn"), this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_button->setAccessibleName(tr("Turn the marked coins"));
    m_button->setFocusPolicy(Qt::NoFocus); // Enter does the same
    m_button->setEnabled(false);
    connect(m_button, &QPushButton::clicked, this, &CoinBoard::turn);
}

/// The height of the number below a coin.
int CoinBoard::numberHeight() const
{
    constexpr int usual = 20;
    return isProjected(this) ? std::max(usual, fontMetrics().height()) : usual;
}

/// The height of the button that turns the coins.
int CoinBoard::buttonSpace() const
{
    return isEditable() ? 0 : touchSize + 12;
}

int CoinBoard::perLine() const
{
    return std::max(8, 640 / unit());
}

QSize CoinBoard::sizeHint() const
{
    const int columns = std::clamp(pieceCount(), 1, perLine());
    const int lines = (pieceCount() + perLine() - 1) / perLine();
    const int margin = isTight() ? 16 : 40;
    return {std::max(columns * unit(), m_button->sizeHint().width()) + margin,
            lines * (unit() + numberHeight()) + buttonSpace() + margin};
}

QRectF CoinBoard::pieceRect(int coin) const
{
    const int columns = std::clamp(pieceCount(), 1, perLine());
    const int lines = (pieceCount() + perLine() - 1) / perLine();
    const qreal left = std::floor((width() - columns * unit()) / 2.0);
    const qreal top = std::floor((height() - lines * (unit() + numberHeight()) - buttonSpace()) / 2.0);
    const int column = coin % perLine();
    const int line = coin / perLine();
    return QRectF(left + column * unit(), top + line * (unit() + numberHeight()), unit(), unit());
}

void CoinBoard::setMarks(quint64 marks)
{
    m_marks = marks;
    const CellVector after = afterTurning();
    const bool isMove = m_marks != 0 && isFollower(after);
    m_button->setEnabled(isPlayable() && isMove);
    if (m_marks == 0)
        say({});
    else if (isMove)
        say(tr("Turn %1: leaves %2.")
                .arg(component().rules->moveText(component().cells, after, MoveForm::Full),
                     component().rules->positionText(after)));
    else if (!isHeads(63 - std::countl_zero(m_marks)))
        say(tr("The rightmost coin that is turned has to show heads."));
    else
        say(tr("These coins can't be turned together."));
    update();
}

void CoinBoard::switchCoin(int coin)
{
    m_cursor = coin;
    if (isEditable())
        emit edited({component().cells[0], component().cells[1] ^ bitOf(coin)});
    else
        setMarks(m_marks ^ bitOf(coin));
}

/// Turns the coin together with the marked ones.
std::optional<CellVector> CoinBoard::moveAt(int piece) const
{
    const CellVector after = {component().cells[0], component().cells[1] ^ m_marks ^ bitOf(piece)};
    return !isPieceSelected(piece) && isFollower(after) ? std::optional(after) : std::nullopt;
}

std::optional<CellVector> CoinBoard::selectedMove() const
{
    const CellVector after = afterTurning();
    return m_marks != 0 && isFollower(after) ? std::optional(after) : std::nullopt;
}

/// Returns the area of the coin that was marked last, since marked ones may be far apart.
QRectF CoinBoard::selectionRect() const
{
    if (m_marks == 0)
        return {};
    return pieceRect(m_cursor >= 0 && isPieceSelected(m_cursor) ? m_cursor : 63 - std::countl_zero(m_marks));
}

void CoinBoard::turn()
{
    const auto after = selectedMove();
    if (isPlayable() && after)
        emit moveChosen(*after);
}

void CoinBoard::componentChanged(const Component &before)
{
    m_turned = arrival() != Arrival::Elsewhere && before.cells[0] == component().cells[0]
                   ? before.cells[1] ^ component().cells[1]
                   : 0;
    m_cursor = std::min(m_cursor, pieceCount() - 1);
    setMarks(0);
    placeButton();
    startTransition(true);
}

bool CoinBoard::isHinted(int coin) const
{
    const std::vector<CellVector> &shown = hintFocus() ? *hintFocus() : hints();
    return std::any_of(shown.begin(), shown.end(), [&](const CellVector &follower) {
        return ((component().cells[1] ^ follower[1]) & bitOf(coin)) != 0;
    });
}

void CoinBoard::paintCoin(QPainter &painter, int coin, const Colors &colors) const
{
    const QRectF rect = pieceRect(coin);
    QRectF face = rect.adjusted(5, 5, -5, -5);
    const bool isTurning = (m_turned & bitOf(coin)) != 0 && transition() < 1;
    const qreal progress = isTurning ? transition() : 1;
    const bool heads = isHeads(coin) == (progress >= 0.5);
    const qreal narrow = face.width() * (1 - std::abs(2 * progress - 1)) / 2;
    face.adjust(isTurning ? narrow : 0, 0, isTurning ? -narrow : 0, 0);
    const bool isMarked = (m_marks & bitOf(coin)) != 0;
    const QColor color = isMarked && m_button->isEnabled() ? colors.selection : colors.pPosition;
    mexplorer::paintCoin(painter, face, heads, color);
    QFont letter = font();
    letter.setPixelSize(std::max(10, static_cast<int>(0.4 * unit())));
    painter.setFont(letter);
    painter.setPen(heads ? Colors::readableOn(color) : colors.text);
    if (!isTurning)
        painter.drawText(face, Qt::AlignCenter, heads ? tr("H", "heads of a coin") : tr("T", "tails of a coin"));
    painter.setBrush(Qt::NoBrush);
    if (isMarked || isHinted(coin)) {
        painter.setPen(isMarked ? selectionPen(colors, m_button->isEnabled()) : hintPen(colors));
        painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5));
    }
    if (markedMove() && (m_turned & bitOf(coin)) != 0) {
        const Player player = markedMove()->player;
        painter.setPen(playerPen(player, colors));
        painter.drawEllipse(rect.adjusted(3, 3, -3, -3));
        const qreal mark = std::clamp(unit() / 5.0, 8.0, 18.0);
        paintPlayerMark(painter, rect.topRight() + QPointF(-mark, mark) / 2, mark, player, colors);
    }
    painter.setFont(font());
    painter.setPen(colors.mutedText);
    painter.drawText(QRectF(rect.left(), rect.bottom(), rect.width(), numberHeight()),
                     Qt::AlignCenter | Qt::TextDontClip, QString::number(coin + 1));
    if (hasRing() && coin == m_cursor) {
        painter.setPen(QPen(colors.text, 1.5, Qt::DotLine));
        painter.drawRoundedRect(rect, 4, 4);
    }
}

void CoinBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (int coin = 0; coin < pieceCount(); ++coin)
        paintCoin(painter, coin, colors);
}

void CoinBoard::placeButton()
{
    const QSize size = m_button->sizeHint().expandedTo(QSize(touchSize, touchSize));
    const int bottom = static_cast<int>(pieceRect(std::max(0, pieceCount() - 1)).bottom()) + numberHeight();
    m_button->setVisible(!isEditable());
    m_button->setGeometry((width() - size.width()) / 2, bottom + 8, size.width(), size.height());
}

void CoinBoard::mousePressEvent(QMouseEvent *event)
{
    const int coin = event->button() == Qt::LeftButton && takesInput() ? pieceAt(event->position()) : -1;
    if (coin < 0)
        return;
    m_dragFrom = isEditable() ? -1 : coin;
    m_dragged = false;
    setRing(false);
    switchCoin(coin);
}

/// A drag marks the run of coins from where it began.
void CoinBoard::mouseMoveEvent(QMouseEvent *event)
{
    const int coin = m_dragFrom >= 0 ? pieceAt(event->position()) : -1;
    if (coin < 0 || (coin == m_dragFrom && !m_dragged))
        return;
    m_dragged = true;
    m_cursor = coin;
    quint64 marks = 0;
    for (int i = std::min(coin, m_dragFrom); i <= std::max(coin, m_dragFrom); ++i)
        marks |= bitOf(i);
    setMarks(marks);
}

void CoinBoard::mouseReleaseEvent(QMouseEvent *)
{
    m_dragFrom = -1;
}

bool CoinBoard::event(QEvent *event)
{
    // While coins are marked, Escape removes the marks and isn't a shortcut.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        m_marks != 0) {
        event->accept();
        return true;
    }
    return BoardWidget::event(event);
}

/// Moves the keyboard's cursor, the first time to the first coin; returns false if it was there already.
bool CoinBoard::moveTo(int coin)
{
    const int to = m_cursor < 0 ? 0 : std::clamp(coin, 0, pieceCount() - 1);
    if (to == m_cursor && hasRing())
        return false;
    setRing(true);
    m_cursor = to;
    reportFocusedPiece(this, m_cursor);
    if (m_marks == 0)
        say((isHeads(m_cursor) ? tr("Coin %1: heads.") : tr("Coin %1: tails.")).arg(m_cursor + 1));
    update();
    return true;
}

void CoinBoard::keyPressEvent(QKeyEvent *event)
{
    const QPoint step = takesInput() ? arrowStep(event->key()) : QPoint();
    if (!step.isNull()) {
        const int to = m_cursor + step.x() + step.y() * perLine();
        const bool isLine = step.x() != 0 || (to >= 0 && to < pieceCount());
        if (!moveTo(isLine ? to : m_cursor))
            emit cursorLeft(step.x(), step.y());
        return;
    }
    switch (takesInput() ? event->key() : 0) {
    case Qt::Key_Home:
    case Qt::Key_End:
        moveTo(event->key() == Qt::Key_Home ? 0 : pieceCount() - 1);
        return;
    case Qt::Key_Space:
        setRing(true);
        switchCoin(std::max(0, m_cursor));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isEditable())
            break;
        turn();
        return;
    case Qt::Key_Escape:
        if (m_marks != 0) {
            setMarks(0);
            return;
        }
        break;
    default:
        break;
    }
    BoardWidget::keyPressEvent(event);
}

QString CoinBoard::pieceName(int piece) const
{
    return isHeads(piece) ? tr("Coin %1: heads").arg(piece + 1) : tr("Coin %1: tails").arg(piece + 1);
}

QString CoinBoard::pieceDescription(int piece) const
{
    return isPieceSelected(piece) ? tr("Takes the mark away.")
                                  : tr("Marks the coin to be turned, with the others that are marked.");
}

void CoinBoard::togglePiece(int piece)
{
    if (takesInput())
        switchCoin(piece);
}

void CoinBoard::enterAt(const QPointF &point)
{
    setFocus(Qt::TabFocusReason);
    m_cursor = pieceAt(point, true);
    update();
}

} // namespace mexplorer
