// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/movevaluelabels.h"

#include "views/boards/boardwidget.h"
#include "views/theme/theme.h"
#include "views/widgets/eventfilter.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

MoveValueLabels::MoveValueLabels(BoardWidget *board) : QWidget(board), m_board(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(board->rect());
    onEvent(board, this, QEvent::Resize, [this] { setGeometry(m_board->rect()); });
    hide();
}

void MoveValueLabels::setValues(std::map<CellVector, MoveValue> values)
{
    m_values = std::move(values);
    setVisible(!m_values.empty());
    raise();
    update();
}

const MoveValue *MoveValueLabels::valueOf(const std::optional<CellVector> &after) const
{
    const auto found = after ? m_values.find(*after) : m_values.end();
    return found == m_values.end() ? nullptr : &found->second;
}

/// Nothing on what is selected, which has a label of its own.
QString MoveValueLabels::labelAt(int piece) const
{
    constexpr qreal minSide = 18; // smaller ones can't be read
    const QRectF rect = m_board->pieceRect(piece);
    if (std::min(rect.width(), rect.height()) < minSide ||
        (m_board->isPieceSelected(piece) && !selectionLabel().isEmpty()))
        return {};
    const MoveValue *value = valueOf(m_board->moveAt(piece));
    if (!value)
        return {};
    return value->value ? QString::number(*value->value) : outcomeLetter(value->outcome);
}

QString MoveValueLabels::selectionLabel() const
{
    const MoveValue *value = valueOf(m_board->selectedMove());
    return value ? moveValueText(*value) : QString();
}

/// Winning moves on a filled label in the colour of P, the others on an open one.
void MoveValueLabels::paintLabel(QPainter &painter, const QPointF &centre, const QString &text, bool wins,
                                 const Colors &colors) const
{
    const QFontMetrics metrics(painter.font());
    QRectF label(QPointF(), QSizeF(metrics.horizontalAdvance(text) + 8.0, metrics.height()));
    label.moveCenter(centre);
    // Whole, also at the edge of the board.
    label.moveLeft(std::clamp(label.left(), 1.0, std::max(1.0, width() - label.width() - 1)));
    label.moveTop(std::clamp(label.top(), 1.0, std::max(1.0, height() - label.height() - 1)));
    painter.setPen(QPen(wins ? colors.pPosition : colors.line, 1));
    painter.setBrush(wins ? colors.pPosition : colors.raised);
    painter.drawRoundedRect(label, 4, 4);
    painter.setPen(wins ? Colors::readableOn(colors.pPosition) : colors.text);
    painter.drawText(label, Qt::AlignCenter, text);
}

void MoveValueLabels::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int piece = 0; piece < m_board->pieceCount(); ++piece) {
        const QString text = labelAt(piece);
        if (!text.isEmpty())
            paintLabel(painter, m_board->pieceRect(piece).center(), text,
                       valueOf(m_board->moveAt(piece))->outcome == Outcome::P, colors);
    }
    const QString selected = selectionLabel();
    if (selected.isEmpty())
        return;
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(1.25 * large.pointSizeF());
    painter.setFont(large);
    paintLabel(painter, m_board->selectionRect().center(), selected,
               valueOf(m_board->selectedMove())->outcome == Outcome::P, colors);
}

} // namespace mexplorer
