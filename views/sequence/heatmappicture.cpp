// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/heatmappicture.h"

#include "views/theme/theme.h"

#include <QImage>
#include <QPainter>

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

QRect HeatMapGrid::cellRect(quint64 n) const
{
    const auto row = static_cast<qint64>(n / rowLength) - static_cast<qint64>(firstRow);
    const auto column = static_cast<qint64>(n % rowLength) - static_cast<qint64>(firstColumn);
    const auto place = [this](qint64 index, int before) {
        return static_cast<int>(std::clamp<qint64>(index * cell, -100'000, 100'000)) + before;
    };
    return QRect(place(column, header.width()), place(row, header.height()), cell, cell);
}

void HeatMapPicture::paint(QPainter &painter, const QRect &area, const Colors &colors) const
{
    painter.save();
    painter.setClipRect(area.adjusted(grid.header.width(), grid.header.height(), 0, 0), Qt::IntersectClip);
    paintCells(painter, colors);
    if (grid.cell >= HeatMapGrid::minFramedCell)
        paintNumbers(painter, colors);
    paintMarks(painter, colors);
    painter.restore();
    paintHeaders(painter, area, colors);
}

void HeatMapPicture::paintCells(QPainter &painter, const Colors &colors) const
{
    const Scale scale(colors, plot.snapshot()->max);
    QImage image(static_cast<int>(grid.columns), static_cast<int>(grid.rows), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    for (quint64 row = 0; row < grid.rows; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(static_cast<int>(row)));
        const quint64 first = (grid.firstRow + row) * grid.rowLength + grid.firstColumn;
        const quint64 end = std::min(first + grid.columns, plot.terms());
        for (quint64 n = first; n < end; ++n)
            line[n - first] = scale.of(plot.at(n)).rgb();
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QRect(QPoint(grid.header.width(), grid.header.height()), image.size() * grid.cell), image);
    painter.restore();
}

/// Numbers where they fit; exceptions are framed, and their numbers bold.
void HeatMapPicture::paintNumbers(QPainter &painter, const Colors &colors) const
{
    const SequenceSnapshot &snapshot = *plot.snapshot();
    const Scale scale(colors, snapshot.max);
    QFont plain = font;
    const bool hasNumbers = grid.cell >= minNumberCell;
    plain.setPixelSize(std::max(1, grid.cell * numberPercent / 100));
    QFont bold = plain;
    bold.setBold(true);
    painter.setBrush(Qt::NoBrush);
    for (quint64 row = 0; row < grid.rows; ++row) {
        const quint64 first = (grid.firstRow + row) * grid.rowLength + grid.firstColumn;
        const quint64 end = std::min(first + grid.columns, plot.terms());
        for (quint64 n = first; n < end; ++n) {
            const bool isException = snapshot.isException(n);
            if (!hasNumbers && !isException)
                continue;
            const QRect cell = grid.cellRect(n);
            const QColor ink = Colors::readableOn(scale.of(plot.at(n)));
            painter.setPen(ink);
            if (hasNumbers) {
                painter.setFont(isException ? bold : plain);
                painter.drawText(cell, Qt::AlignCenter, QString::number(plot.at(n)));
            }
            if (isException) {
                painter.setPen(QPen(colors.nPosition, hasNumbers ? 2 : 1));
                painter.drawRect(cell.adjusted(0, 0, -1, -1));
            }
        }
    }
}

void HeatMapPicture::paintMarks(QPainter &painter, const Colors &colors) const
{
    painter.setBrush(Qt::NoBrush);
    for (const quint64 n : marked) {
        if (n >= plot.terms())
            continue;
        painter.setPen(QPen(colors.selection, 3));
        painter.drawRect(grid.cellRect(n).adjusted(-1, -1, 0, 0));
    }
    if (pointed) {
        painter.setPen(QPen(colors.surface, 4));
        painter.drawRect(grid.cellRect(*pointed).adjusted(-2, -2, 1, 1));
        painter.setPen(QPen(colors.text, 2));
        painter.drawRect(grid.cellRect(*pointed).adjusted(-2, -2, 1, 1));
    }
}

/// Every row begins with its first n, every column with what to add; as many as there is room for.
void HeatMapPicture::paintHeaders(QPainter &painter, const QRect &area, const Colors &colors) const
{
    painter.save();
    painter.setFont(font);
    painter.setPen(colors.mutedText);
    const auto cell = static_cast<quint64>(grid.cell);
    const auto height = static_cast<quint64>(metrics.height());
    const quint64 rowStep = (height + cell - 1) / cell;
    for (quint64 row = (grid.firstRow + rowStep - 1) / rowStep * rowStep; row < grid.firstRow + grid.rows;
         row += rowStep) {
        const int top = grid.header.height() + static_cast<int>((row - grid.firstRow) * cell);
        painter.drawText(QRect(area.left(), top, grid.header.width() - 6, static_cast<int>(std::max(cell, height))),
                         Qt::AlignRight | Qt::AlignVCenter, groupedNumber(row * grid.rowLength));
    }
    const auto width =
        static_cast<quint64>(metrics.horizontalAdvance(QStringLiteral("+%1").arg(grid.firstColumn + grid.columns)) + 8);
    const quint64 columnStep = (width + cell - 1) / cell;
    for (quint64 column = (grid.firstColumn + columnStep - 1) / columnStep * columnStep;
         column < grid.firstColumn + grid.columns; column += columnStep) {
        const int left = grid.header.width() + static_cast<int>((column - grid.firstColumn) * cell);
        painter.drawText(QRect(left - static_cast<int>(width) / 2 + grid.cell / 2, area.top(), static_cast<int>(width),
                               grid.header.height()),
                         Qt::AlignCenter, QStringLiteral("+%1").arg(column));
    }
    painter.restore();
}

} // namespace mexplorer
