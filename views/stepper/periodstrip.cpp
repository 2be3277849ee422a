// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/periodstrip.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

PeriodStrip::PeriodStrip(QWidget *parent) : PaneOf(parent)
{
    setAccessibleName(tr("Values in rows as long as the period"));
}

void PeriodStrip::arrange()
{
    if (!m_picture.values)
        return;
    const qreal side = 4 * em(); // for the row's first n
    const qreal minWidth = 1.7 * em();
    const int maxColumns = std::max(4, static_cast<int>((width() - side - 24) / minWidth));
    m_columns = m_picture.period > 0 ? m_picture.period : std::min(12, maxColumns);
    // A period that is too long for a line is folded.
    const int folds = (m_columns + maxColumns - 1) / maxColumns;
    m_columns = (m_columns + folds - 1) / folds;
    const qreal w = std::clamp((width() - side - 24) / m_columns, minWidth, 3.2 * em());
    const int rows = (m_picture.shown + m_columns - 1) / m_columns;
    const qreal h = std::clamp((height() - 24.0) / std::max(1, rows), 1.6 * em(), 2.4 * em());
    m_cell = QSizeF(w, h);
    const qreal across = side + w * m_columns;
    m_left = std::max(12.0, (width() - across) / 2) + side;
    const qreal content = rows * h + 24;
    m_top = std::max(12.0, (height() - content) / 2 + 12);
    setContentHeight(content > height() ? content : 0);
    if (content > height() && m_picture.to > 0)
        bringIntoSight(cellRect(m_picture.to - 1).united(cellRect(m_picture.from)).translated(0, scrolled()));
}

QRectF PeriodStrip::cellRect(int n) const
{
    return QRectF(
        QPointF(m_left + (n % m_columns) * m_cell.width(), m_top + (n / m_columns) * m_cell.height() - scrolled()),
        m_cell);
}

void PeriodStrip::paint(QPainter &painter)
{
    if (!m_picture.values)
        return;
    for (int n = 0; n < m_picture.shown; ++n) {
        const QRectF cell = cellRect(n);
        if (cell.bottom() < 0 || cell.top() > height())
            continue;
        if (n % m_columns == 0) {
            painter.setFont(scaledFont(em() * 0.8));
            painter.setPen(colors().mutedText);
            painter.drawText(QRectF(cell.left() - 4 * em(), cell.top(), 4 * em() - 8, cell.height()),
                             Qt::AlignVCenter | Qt::AlignRight, QString::number(n));
        }
        paintCell(painter, n);
    }
}

void PeriodStrip::paintCell(QPainter &painter, int n) const
{
    const QRectF cell = cellRect(n).adjusted(1, 1, -1, -1);
    const Value value = (*m_picture.values)[static_cast<std::size_t>(n)];
    const bool concerned = n >= m_picture.from && n < m_picture.to;
    // An exception is a value before the preperiod ends that the period would not put there.
    const bool before = m_picture.period > 0 && n < m_picture.preperiod;
    bool exception = false;
    if (before) {
        const int ahead = (m_picture.preperiod - n + m_picture.period - 1) / m_picture.period * m_picture.period;
        const auto at = static_cast<std::size_t>(n + ahead);
        exception = at >= m_picture.values->size() || (*m_picture.values)[at] != value;
    }
    if (m_picture.isBlank) {
        painter.setPen(QPen(colors().mutedText, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell);
        return;
    }
    QColor fill = colors().value(value);
    const bool pale = m_picture.to > 0 && !concerned;
    if (pale)
        fill.setAlphaF(0.25F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(cell, 4, 4);
    if (exception) {
        painter.setPen(QPen(colors().accent, 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cell, 4, 4);
    }
    painter.setPen(pale ? colors().text : Colors::readableOn(fill));
    painter.setFont(scaledFont(std::min(cell.height() * 0.6, cell.width() * 0.5)));
    painter.drawText(cell, Qt::AlignCenter, QString::number(value));
}

} // namespace mexplorer
