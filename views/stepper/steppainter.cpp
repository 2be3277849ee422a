// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/steppainter.h"

#include "views/stepper/calltree.h"
#include "views/stepper/codedigits.h"
#include "views/stepper/graphpair.h"
#include "views/stepper/labelsbars.h"
#include "views/stepper/mextray.h"
#include "views/stepper/nimsumboard.h"
#include "views/stepper/periodstrip.h"
#include "views/stepper/symmetryboard.h"
#include "views/stepper/tablecells.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

template <class Painter> std::unique_ptr<StepPainter> makePainter()
{
    return std::make_unique<Painter>();
}

} // namespace

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

void StepPainter::scrollTo(qreal offset)
{
    m_scroll = std::clamp(offset, 0.0, std::max(0.0, m_contentHeight - height()));
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

void StepPainter::frame(QPainter &painter, const QRectF &rect, const QPen &pen, qreal radius)
{
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, radius, radius);
}

void StepPainter::paintValue(QPainter &painter, const QRectF &area, Value value) const
{
    const QColor fill = colors().value(value);
    painter.setPen(QPen(colors().line, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(area, 6, 6);
    const QString text = QString::number(value);
    write(painter, area, text, {area.height() * (text.size() > 2 ? 0.4 : 0.58), Colors::readableOn(fill), true});
}

std::unique_ptr<StepPainter> makeStepPainter(const TracePicture &picture)
{
    // By the alternatives of TracePicture.
    using Make = std::unique_ptr<StepPainter> (*)();
    static constexpr Make makers[] = {nullptr,
                                      makePainter<MexTray>,
                                      makePainter<NimSumBoard>,
                                      makePainter<LabelsBars>,
                                      makePainter<PeriodStrip>,
                                      makePainter<TableCells>,
                                      makePainter<CallTree>,
                                      makePainter<SymmetryBoard>,
                                      makePainter<CodeDigits>,
                                      makePainter<GraphPair>};
    static_assert(std::size(makers) == std::variant_size_v<TracePicture>);
    const Make make = makers[picture.index()];
    return make ? make() : nullptr;
}

} // namespace mexplorer
