// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/movevaluelabels.h"

#include "views/boards/selectingboard.h"

#include <QEvent>
#include <QPainter>

namespace mexplorer {

MoveValueLabels::MoveValueLabels(SelectingBoard *board) : QWidget(board), m_board(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(board->rect());
    board->installEventFilter(this);
    hide();
}

void MoveValueLabels::setValues(std::map<CellVector, MoveValue> values)
{
    m_values = std::move(values);
    setVisible(!m_values.empty());
    raise();
    update();
}

bool MoveValueLabels::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && event->type() == QEvent::Resize)
        setGeometry(m_board->rect());
    return QWidget::eventFilter(watched, event);
}

/// Winning moves on a filled label in the colour of P, the others on an open one.
void MoveValueLabels::paintEvent(QPaintEvent *)
{
    constexpr qreal leastSide = 18; // smaller ones can't be read
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int element = 0; element < m_board->elementCount(); ++element) {
        const QRectF rect = m_board->elementRect(element);
        const auto after = rect.isEmpty() ? std::nullopt : m_board->moveAt(element);
        const auto found = after ? m_values.find(*after) : m_values.end();
        if (found == m_values.end() || std::min(rect.width(), rect.height()) < leastSide)
            continue;
        const MoveValue &value = found->second;
        const QString text = value.value ? QString::number(*value.value) : outcomeLetter(value.outcome);
        const QSizeF size(fontMetrics().horizontalAdvance(text) + 8.0, fontMetrics().height());
        QRectF label(QPointF(), size);
        label.moveCenter(rect.center());
        const bool wins = value.outcome == Outcome::P;
        painter.setPen(QPen(wins ? colors.pPosition : colors.line, 1));
        painter.setBrush(wins ? colors.pPosition : colors.raised);
        painter.drawRoundedRect(label, 4, 4);
        painter.setPen(wins ? Colors::readableOn(colors.pPosition) : colors.text);
        painter.drawText(label, Qt::AlignCenter, text);
    }
}

} // namespace mexplorer
