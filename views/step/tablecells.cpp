// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/graphpicture.h"
#include "views/glyphs/positionpainter.h"
#include "views/step/steppainter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

/// The picture of a table: cells G(0), G(1), ..., arrows from the current one to those that it uses, and below it a
/// tray of the resulting values.
class TableCells final : public PainterOf<TablePicture>
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::TableCells)

public:
    TableCells() : PainterOf(tr("The table of values")) {}

    void setPicture(const TracePicture &picture) override
    {
        PainterOf::setPicture(picture);
        Value max = 1;
        for (const TablePicture::Cell &cell : *m_picture.cells) {
            max = std::max(max, cell.value);
            for (const TablePicture::Option &option : cell.options)
                max = std::max(max, option.value);
        }
        // Always one slot more than values.
        m_slots = static_cast<int>(std::min<Value>(max + 1, 32)) + 1;
    }

protected:
    /// Arranges rows of at most 13 cells, with space for the arrows above each.
    void arrange() override
    {
        if (!m_picture.cells)
            return;
        constexpr int maxInRow = 13;
        const int count = static_cast<int>(m_picture.cells->size());
        const qreal available = width() - 2 * em();
        const int fit = std::max(4, static_cast<int>(available / (1.6 * em())));
        m_columns = std::min({count, maxInRow, fit});
        const int rows = (count + m_columns - 1) / m_columns;
        const qreal side =
            std::clamp(std::min(available / m_columns, height() / (2.6 * rows + 3.2)), 1.5 * em(), 5 * em());
        const qreal content = side * (2.6 * rows + 3.2);
        const qreal top = std::max(0.0, (height() - content) / 2);
        m_cell = QRectF((width() - side * m_columns) / 2, top + 1.2 * side, side, side);
        const qreal slot = std::min(side, available / m_slots);
        m_slot = QRectF((width() - slot * m_slots) / 2, top + side * (2.6 * rows + 0.9), slot, slot);
        setContentHeight(content);
        if (m_picture.current >= 0)
            bringIntoSight(cellRect(m_picture.current).adjusted(0, -side, 0, side));
    }

    void draw(QPainter &painter) override
    {
        if (!m_picture.cells)
            return;
        for (int n = 0; n < static_cast<int>(m_picture.cells->size()); ++n)
            paintCell(painter, n);
        if (!current())
            return;
        paintArrows(painter);
        paintTray(painter);
    }

private:
    /// The area of G(\a n).
    QRectF cellRect(int n) const
    {
        return m_cell.translated(n % m_columns * m_cell.width(), n / m_columns * 2.6 * m_cell.height() - scrolled());
    }

    const TablePicture::Cell *current() const
    {
        return m_picture.cells && m_picture.current >= 0
                   ? &(*m_picture.cells)[static_cast<std::size_t>(m_picture.current)]
                   : nullptr;
    }

    bool isFound() const { return m_picture.shown > m_picture.current; }

    void paintCell(QPainter &painter, int n) const
    {
        const QRectF cell = cellRect(n);
        const QRectF inside = cell.adjusted(2, 2, -2, -2);
        const bool isCurrent = n == m_picture.current;
        paintBox(painter, inside, isCurrent ? markPen() : QPen(colors().line, 1), colors().raised, 6);
        write(
            painter, cell.translated(0, cell.height()).adjusted(0, 0, 0, -0.5 * cell.height()), QString::number(n),
            {std::min(cell.height() * 0.36, em() * 1.1), isCurrent ? colors().accent : colors().mutedText, isCurrent});
        if (n >= m_picture.shown)
            return;
        painter.setOpacity(isCurrent ? progress() : 1);
        paintValue(painter, inside.adjusted(3, 3, -3, -3), (*m_picture.cells)[static_cast<std::size_t>(n)].value);
        painter.setOpacity(1);
    }

    void paintArrow(QPainter &painter, int from, int to, qreal strength) const
    {
        const QPointF start(cellRect(from).center().x(), cellRect(from).top());
        const QPointF end(cellRect(to).center().x(), cellRect(to).top());
        const qreal rise =
            m_cell.height() * (start.y() == end.y() ? 0.35 + 0.6 * std::abs(from - to) / m_columns : 0.6);
        QPainterPath path(start);
        const QPointF over(0, -rise * 1.2);
        path.cubicTo(start + over, end + over, end);
        painter.setOpacity(strength);
        painter.setPen(QPen(colors().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        paintArrowHead(painter, {start, end + over * 0.6, end, true}, 8);
        painter.setOpacity(1);
    }

    /// Paints an arrow to each cell that a move leads to, or whose heap it leaves.
    void paintArrows(QPainter &painter) const
    {
        std::set<int> used;
        for (const TablePicture::Option &option : current()->options)
            used.insert(option.heaps.begin(), option.heaps.end());
        for (const int n : used)
            paintArrow(painter, m_picture.current, n, isFound() ? 0.35 : progress());
    }

    /// Paints the values that moves lead to, in slots; the first empty one is the mex.
    void paintTray(QPainter &painter) const
    {
        const std::vector<Value> values = m_picture.isBlank ? std::vector<Value>() : current()->optionValues();
        const std::set<Value> present(values.begin(), values.end());
        for (int number = 0; number < m_slots; ++number) {
            const QRectF slot = m_slot.translated(number * m_slot.width(), -scrolled()).adjusted(2, 0, -2, 0);
            paintOpenBox(painter, slot, colors());
            const auto value = static_cast<Value>(number);
            if (present.contains(value))
                paintValue(painter, slot.adjusted(4, 4, -4, -4), value);
            if (isFound() && value == current()->value) {
                paintBox(painter, slot.adjusted(2, 2, -2, -2), markPen(), Qt::NoBrush, 5);
                write(painter, slot, QString::number(number), {slot.height() * 0.5, colors().accent, true});
            }
            write(painter, QRectF(slot.left(), slot.bottom() + 2, slot.width(), 0.6 * m_cell.height()),
                  QString::number(number),
                  {.size = std::min(slot.height() * 0.4, em()),
                   .color = colors().mutedText,
                   .alignment = Qt::AlignHCenter | Qt::AlignTop});
        }
    }

    int m_columns = 1;
    int m_slots = 1;
    QRectF m_cell; ///< of G(0)
    QRectF m_slot; ///< of 0
};

} // namespace

std::unique_ptr<StepPainter> makePainterOf(const TablePicture &)
{
    return std::make_unique<TableCells>();
}

} // namespace mexplorer
