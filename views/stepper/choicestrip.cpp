// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/choicestrip.h"

#include "views/theme/viewtext.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

void ChoiceStrip::arrange(const ColumnsPicture::Strip &strip, const QRectF &area, const QFont &font)
{
    m_strip = strip;
    m_area = area;
    m_font = font;
    m_em = QFontMetricsF(font).height();
    if (!isShown())
        return;
    const Value all = strip.end + 1;
    const qreal room = area.width() - 4 * m_em;
    const qreal digits = QFontMetricsF(sized(m_em)).horizontalAdvance(QString::number(all));
    const qreal min = std::max(2.2 * m_em, digits + 0.8 * m_em);
    m_shown = std::min(all, static_cast<Value>(std::max(1.0, room / min)));
    const Value middle = strip.chosen.value_or(strip.isEndMissed ? strip.end : 0);
    m_from = std::min(middle - std::min(middle, m_shown / 2), all - m_shown);
    const qreal w = std::min(room / m_shown, 8 * m_em);
    const qreal h = std::clamp(area.height() * 0.12, 1.4 * m_em, 2.8 * m_em);
    m_first = QRectF(area.center().x() - w * m_shown / 2, area.bottom() - h - 0.5 * m_em, w, h);
}

QRectF ChoiceStrip::cellRect(Value number) const
{
    if (!isShown() || number < m_from || number >= m_from + m_shown)
        return {};
    return m_first.translated(m_first.width() * (number - m_from), 0);
}

QFont ChoiceStrip::sized(qreal pixels, bool bold) const
{
    QFont font = m_font;
    font.setPixelSize(std::max(8, qRound(pixels)));
    font.setBold(bold);
    return font;
}

void ChoiceStrip::paint(QPainter &painter, const Colors &colors) const
{
    if (!isShown())
        return;
    const qreal top = m_first.top() - 0.4 * m_em;
    painter.fillRect(QRectF(m_area.left(), top, m_area.width(), m_area.bottom() - top), colors.surface);
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(QPointF(m_area.left() + 12, top), QPointF(m_area.right() - 12, top));
    for (Value i = 0; i < m_shown; ++i)
        paintCell(painter, colors, m_from + i);
    painter.setPen(colors.mutedText);
    painter.setFont(sized(m_em));
    const QRectF before(m_area.left(), m_first.top(), m_first.left() - m_area.left() - 4, m_first.height());
    if (m_from > 0)
        painter.drawText(before, Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("…"));
    if (m_from + m_shown <= m_strip.end) {
        const QRectF last = cellRect(m_from + m_shown - 1);
        painter.drawText(QRectF(last.right() + 4, last.top(), 2 * m_em, last.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("…"));
    }
}

/// The move to a number once all have theirs; of the value of the sum, that it is the gap.
QString ChoiceStrip::caption(Value number) const
{
    if (number == m_strip.end)
        return m_strip.isEndMissed ? ViewText::tr("no follower") : QStringLiteral("b");
    if (!m_strip.isFilled || number >= choices())
        return {};
    return QString((*m_strip.cells)[number].move).replace(QStringLiteral(" -> "), QStringLiteral(" → "));
}

void ChoiceStrip::paintCell(QPainter &painter, const Colors &colors, Value number) const
{
    const QRectF cell = cellRect(number).adjusted(3, 0, -3, 0);
    const bool isEnd = number == m_strip.end;
    const bool isGap = isEnd && m_strip.isEndMissed;
    const bool isChosen = m_strip.chosen == number;
    const bool isFilled = !isEnd && m_strip.isFilled;
    const bool isLit = isChosen || isGap;
    QColor fill = isChosen || isFilled ? colors.accent : colors.raised;
    fill.setAlphaF(isChosen ? 0.3F : isFilled ? 0.14F : 1.0F);
    painter.setBrush(isEnd ? QBrush(Qt::NoBrush) : QBrush(fill));
    painter.setPen(QPen(isLit ? colors.accent : colors.line, isLit ? 2.5 : 1, isEnd ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(cell, 6, 6);
    const QString below = caption(number);
    const QFont small = sized(std::min(0.38 * cell.height(), 0.8 * m_em));
    const bool fits = !below.isEmpty() && QFontMetricsF(small).horizontalAdvance(below) <= cell.width() - 4;
    painter.setPen(isLit ? colors.accent : colors.text);
    painter.setFont(sized(std::min(cell.height() * (fits ? 0.45 : 0.55), m_em * 1.3), isLit));
    painter.drawText(fits ? cell.adjusted(0, 0, 0, -0.36 * cell.height()) : cell, Qt::AlignCenter,
                     QString::number(number));
    if (!fits)
        return;
    painter.setFont(small);
    painter.setPen(colors.mutedText);
    painter.drawText(cell.adjusted(0, 0.54 * cell.height(), 0, 0), Qt::AlignCenter, below);
}

std::optional<int> ChoiceStrip::stepAt(QPointF place) const
{
    for (Value number = m_from; number < std::min(m_from + m_shown, choices()); ++number) {
        if (cellRect(number).contains(place))
            return (*m_strip.cells)[number].step;
    }
    return {};
}

/// Digits that follow each other quickly are one number.
std::optional<int> ChoiceStrip::stepForKey(const QKeyEvent &event)
{
    constexpr qint64 together = 1200;
    const int digit = event.key() - Qt::Key_0;
    if (choices() == 0 || (event.modifiers() & ~Qt::KeypadModifier))
        return {};
    if (event.key() == Qt::Key_E)
        return m_strip.allStep;
    if (digit < 0 || digit > 9)
        return {};
    const bool goesOn = m_sinceTyped.isValid() && m_sinceTyped.elapsed() < together;
    m_sinceTyped.start();
    const auto alone = static_cast<Value>(digit);
    const Value longer = goesOn && m_typed < choices() ? 10 * m_typed + alone : alone;
    m_typed = longer < choices() ? longer : alone;
    if (m_typed >= choices())
        return {};
    return (*m_strip.cells)[m_typed].step;
}

} // namespace mexplorer
