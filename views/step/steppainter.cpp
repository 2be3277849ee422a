// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/steppainter.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

void StepPainter::layOut(QSizeF size, const QFont &font, qreal minType)
{
    m_size = size;
    m_font = font;
    m_em = QFontMetricsF(font).height();
    m_minType = minType;
    arrange();
}

void StepPainter::paint(QPainter &painter, const Colors &colors, qreal progress)
{
    m_colors = colors;
    m_progress = progress;
    painter.save();
    painter.setFont(m_font);
    draw(painter);
    painter.restore();
}

void StepPainter::bringIntoSight(const QRectF &rect)
{
    if (rect.top() < 0)
        scrollTo(m_scroll + rect.top() - 8);
    else if (rect.bottom() > height())
        scrollTo(m_scroll + rect.bottom() - height() + 8);
}

void StepPainter::setContentHeight(qreal height)
{
    m_contentHeight = height > this->height() ? height : 0;
    scrollTo(m_scroll);
}

QFont StepPainter::scaledFont(qreal pixelSize, bool bold) const
{
    QFont result = m_font;
    result.setPixelSize(qRound(std::max(m_minType, pixelSize)));
    result.setBold(bold);
    return result;
}

void StepPainter::write(QPainter &painter, const QRectF &area, const QString &text, const Type &type) const
{
    painter.setFont(scaledFont(type.size, type.isBold));
    painter.setPen(type.color);
    painter.drawText(area, type.alignment, text);
}

void StepPainter::writeEllipses(QPainter &painter, const QRectF &row, bool isMoreBefore, bool isMoreAfter,
                                qreal size) const
{
    const auto writeAt = [&](qreal left, qreal right, Qt::Alignment side) {
        write(painter, QRectF(left, row.top(), right - left, row.height()), QStringLiteral("…"),
              {.size = size, .color = colors().mutedText, .alignment = static_cast<int>(Qt::AlignVCenter | side)});
    };
    if (isMoreBefore)
        writeAt(0, row.left() - 4, Qt::AlignRight);
    if (isMoreAfter)
        writeAt(row.right() + 4, width(), Qt::AlignLeft);
}

void StepPainter::paintValue(QPainter &painter, const QRectF &area, Value value) const
{
    const QColor fill = colors().value(value);
    paintBox(painter, area, QPen(colors().line, 1), fill, 6);
    const QString text = QString::number(value);
    write(painter, area, text, {area.height() * (text.size() > 2 ? 0.4 : 0.58), Colors::readableOn(fill), true});
}

std::unique_ptr<StepPainter> makeStepPainter(const TracePicture &picture)
{
    return std::visit([](const auto &one) { return makePainterOf(one); }, picture);
}

} // namespace mexplorer
