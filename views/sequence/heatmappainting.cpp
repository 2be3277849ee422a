// SPDX-License-Identifier: GPL-3.0-or-later
// How a HeatMap is painted: an image of the cells in sight, numbers where they fit, frames, headers.

#include "views/sequence/heatmap.h"
#include "views/sequence/valuescale.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace mexplorer {

namespace {

/// The colours of the values, by value; of very many, some share one.
class Scale
{
public:
    Scale(const Colors &colors, Value max) : m_divisor(max / maxColors + 1)
    {
        const quint32 last = max / m_divisor;
        for (quint32 step = 0; step <= last; ++step)
            m_colors.push_back(colors.value(step * m_divisor));
    }
    const QColor &of(Value value) const { return m_colors[value / m_divisor]; }

private:
    static constexpr Value maxColors = 512;
    Value m_divisor;
    std::vector<QColor> m_colors;
};

} // namespace

void HeatMap::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    paintMap(painter, viewport()->rect(), Theme::instance().colors());
}

void HeatMap::paintMap(QPainter &painter, const QRect &area, const Colors &colors) const
{
    painter.fillRect(area, colors.surface);
    if (!m_plot || m_plot->terms() == 0)
        return;
    const Part part = shownPart();
    painter.save();
    painter.setClipRect(area.adjusted(headerWidth(), headerHeight(), 0, 0), Qt::IntersectClip);
    paintCells(painter, part, colors);
    if (m_cell >= minFramedCell)
        paintNumbers(painter, part, colors);
    paintMarks(painter, colors);
    painter.restore();
    paintHeaders(painter, area, part, colors);
}

void HeatMap::paintCells(QPainter &painter, const Part &part, const Colors &colors) const
{
    const Scale scale(colors, m_plot->snapshot()->max);
    QImage image(static_cast<int>(part.columns), static_cast<int>(part.rows), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (quint64 row = 0; row < part.rows; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(static_cast<int>(row)));
        const quint64 first = (part.firstRow + row) * m_rowLength + part.firstColumn;
        const quint64 end = std::min(first + part.columns, m_plot->terms());
        for (quint64 n = first; n < end; ++n)
            line[n - first] = scale.of(m_plot->at(n)).rgb();
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QRect(QPoint(headerWidth(), headerHeight()), image.size() * m_cell), image);
    painter.restore();
}

/// Numbers where they fit; exceptions are framed, and their numbers bold.
void HeatMap::paintNumbers(QPainter &painter, const Part &part, const Colors &colors) const
{
    const SequenceSnapshot &snapshot = *m_plot->snapshot();
    const Scale scale(colors, snapshot.max);
    QFont plain = font();
    const bool hasNumbers = m_cell >= minNumberCell();
    plain.setPixelSize(std::max(1, m_cell * (m_isReadFromAfar ? 55 : 45) / 100));
    QFont bold = plain;
    bold.setBold(true);
    painter.setBrush(Qt::NoBrush);
    for (quint64 row = 0; row < part.rows; ++row) {
        const quint64 first = (part.firstRow + row) * m_rowLength + part.firstColumn;
        const quint64 end = std::min(first + part.columns, m_plot->terms());
        for (quint64 n = first; n < end; ++n) {
            const bool isException = snapshot.isException(n);
            if (!hasNumbers && !isException)
                continue;
            const QRect cell = cellRect(n);
            const QColor ink = Colors::readableOn(scale.of(m_plot->at(n)));
            painter.setPen(ink);
            if (hasNumbers) {
                painter.setFont(isException ? bold : plain);
                painter.drawText(cell, Qt::AlignCenter, QString::number(m_plot->at(n)));
            }
            if (isException) {
                painter.setPen(QPen(colors.nPosition, hasNumbers ? 2 : 1));
                painter.drawRect(cell.adjusted(0, 0, -1, -1));
            }
        }
    }
}

void HeatMap::paintMarks(QPainter &painter, const Colors &colors) const
{
    painter.setBrush(Qt::NoBrush);
    for (const quint64 n : m_marked) {
        if (n >= m_plot->terms())
            continue;
        painter.setPen(QPen(colors.selection, 3));
        painter.drawRect(cellRect(n).adjusted(-1, -1, 0, 0));
    }
    if (m_pointed) {
        painter.setPen(QPen(colors.surface, 4));
        painter.drawRect(cellRect(*m_pointed).adjusted(-2, -2, 1, 1));
        painter.setPen(QPen(colors.text, 2));
        painter.drawRect(cellRect(*m_pointed).adjusted(-2, -2, 1, 1));
    }
}

/// Every row begins with its first n, every column with what to add; as many as there is room for.
void HeatMap::paintHeaders(QPainter &painter, const QRect &area, const Part &part, const Colors &colors) const
{
    painter.save();
    painter.setFont(font());
    painter.setPen(colors.mutedText);
    const auto cell = static_cast<quint64>(m_cell);
    const auto height = static_cast<quint64>(fontMetrics().height());
    const quint64 rowStep = (height + cell - 1) / cell;
    for (quint64 row = (part.firstRow + rowStep - 1) / rowStep * rowStep; row < part.firstRow + part.rows;
         row += rowStep) {
        const int top = headerHeight() + static_cast<int>((row - part.firstRow) * cell);
        painter.drawText(QRect(area.left(), top, headerWidth() - 6, static_cast<int>(std::max(cell, height))),
                         Qt::AlignRight | Qt::AlignVCenter, groupedNumber(row * m_rowLength));
    }
    const auto width = static_cast<quint64>(
        fontMetrics().horizontalAdvance(QStringLiteral("+%1").arg(part.firstColumn + part.columns)) + 8);
    const quint64 columnStep = (width + cell - 1) / cell;
    for (quint64 column = (part.firstColumn + columnStep - 1) / columnStep * columnStep;
         column < part.firstColumn + part.columns; column += columnStep) {
        const int left = headerWidth() + static_cast<int>((column - part.firstColumn) * cell);
        painter.drawText(
            QRect(left - static_cast<int>(width) / 2 + m_cell / 2, area.top(), static_cast<int>(width), headerHeight()),
            Qt::AlignCenter, QStringLiteral("+%1").arg(column));
    }
    painter.restore();
}

Drawing HeatMap::drawing() const
{
    // Below the map stands what its colours mean.
    const QSize map = viewport()->size();
    const int foot = fontMetrics().height() + 12;
    const QSize size = map + QSize(0, foot);
    return {accessibleName(), size, [this, map, size, foot](QPainter &painter, const QRectF &target) {
                const Colors colors = Theme::paperColors();
                painter.save();
                painter.translate(target.topLeft());
                painter.scale(target.width() / size.width(), target.height() / size.height());
                painter.fillRect(QRect(QPoint(0, 0), size), colors.surface);
                paintMap(painter, QRect(QPoint(0, 0), map), colors);
                painter.setFont(font());
                if (m_plot)
                    ValueScale::paint(painter, QRectF(8, map.height() + 4, map.width() - 16, foot - 8),
                                      m_plot->snapshot()->max, colors);
                painter.restore();
            }};
}

} // namespace mexplorer
