// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/periodpainter.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

void PeriodPainter::arrange()
{
    if (!m_picture.values)
        return;
    constexpr qreal minRow = 26;
    const qreal side = 4 * em(); // for the row's first n
    const qreal minWidth = 1.7 * em();
    const int maxColumns = std::max(4, static_cast<int>((width() - side - 24) / minWidth));
    m_columns = m_picture.period > 0 ? m_picture.period : std::min(12, maxColumns);
    // A period that is too long for a line is folded.
    const int folds = (m_columns + maxColumns - 1) / maxColumns;
    m_columns = (m_columns + folds - 1) / folds;
    const qreal w = std::clamp((width() - side - 24) / m_columns, minWidth, 3.2 * em());
    const int rows = (m_picture.shown + m_columns - 1) / m_columns;
    const qreal minHeight = std::min(1.6 * em(), std::max(1.25 * minType(), minRow));
    const qreal h = std::clamp((height() - 24) / std::max(1, rows), minHeight, 2.4 * em());
    m_cell = QSizeF(w, h);
    const qreal across = side + w * m_columns;
    m_left = std::max(12.0, (width() - across) / 2) + side;
    const qreal content = rows * h + 24;
    m_top = std::max(12.0, (height() - content) / 2 + 12);
    setContentHeight(content);
    if (m_picture.to > 0)
        bringIntoSight(cellRect(m_picture.to - 1).united(cellRect(m_picture.from)));
    else if (m_picture.shown > 0)
        bringIntoSight(cellRect(m_picture.shown - 1));
}

QRectF PeriodPainter::cellRect(int n) const
{
    return QRectF(
        QPointF(m_left + (n % m_columns) * m_cell.width(), m_top + (n / m_columns) * m_cell.height() - scrolled()),
        m_cell);
}

void PeriodPainter::draw(QPainter &painter)
{
    if (!m_picture.values)
        return;
    for (int n = 0; n < m_picture.shown; ++n) {
        const QRectF cell = cellRect(n);
        if (cell.bottom() < 0 || cell.top() > height())
            continue;
        if (n % m_columns == 0)
            write(painter, QRectF(cell.left() - 4 * em(), cell.top(), 4 * em() - 8, cell.height()), QString::number(n),
                  {.size = em() * 0.8, .color = colors().mutedText, .alignment = Qt::AlignVCenter | Qt::AlignRight});
        paintCell(painter, n);
    }
}

/// An exception is a value in the preperiod that differs from the one the period would have there.
bool PeriodPainter::isException(int n) const
{
    if (m_picture.period == 0 || n >= m_picture.preperiod)
        return false;
    const int ahead = (m_picture.preperiod - n + m_picture.period - 1) / m_picture.period * m_picture.period;
    const auto at = static_cast<std::size_t>(n + ahead);
    return at >= m_picture.values->size() ||
           (*m_picture.values)[at] != (*m_picture.values)[static_cast<std::size_t>(n)];
}

void PeriodPainter::paintCell(QPainter &painter, int n) const
{
    const QRectF cell = cellRect(n).adjusted(1, 1, -1, -1);
    if (m_picture.isBlank)
        return paintBox(painter, cell, QPen(colors().mutedText, 1), Qt::NoBrush, 0);
    const Value value = (*m_picture.values)[static_cast<std::size_t>(n)];
    const bool pale = m_picture.to > 0 && (n < m_picture.from || n >= m_picture.to);
    const QColor fill = translucent(colors().value(value), pale ? 0.25 : 1);
    paintBox(painter, cell, Qt::NoPen, fill, 4);
    if (isException(n))
        paintBox(painter, cell, QPen(colors().accent, 2, Qt::DashLine), Qt::NoBrush, 4);
    write(painter, cell, QString::number(value),
          {std::min(cell.height() * 0.6, cell.width() * 0.5), pale ? colors().text : Colors::readableOn(fill)});
}

std::unique_ptr<StepPainter> makePainterOf(const StripPicture &)
{
    return std::make_unique<PeriodPainter>();
}

} // namespace mexplorer
