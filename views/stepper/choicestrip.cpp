// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/choicestrip.h"

#include "views/theme/viewtext.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

void ChoiceStrip::arrange()
{
    if (!isShown())
        return;
    const Value all = strip().end + 1;
    const qreal room = width() - 4 * em();
    const qreal digits = QFontMetricsF(scaledFont(em())).horizontalAdvance(QString::number(all));
    const qreal min = std::max(2.2 * em(), digits + 0.8 * em());
    m_shown = std::min(all, static_cast<Value>(std::max(1.0, room / min)));
    const Value middle = strip().chosen.value_or(strip().isEndMissed ? strip().end : 0);
    m_from = std::min(middle - std::min(middle, m_shown / 2), all - m_shown);
    const qreal w = std::min(room / m_shown, 8 * em());
    const qreal h = std::clamp(height() * 0.12, 1.4 * em(), 2.8 * em());
    m_first = QRectF(area().center().x() - w * m_shown / 2, height() - h - 0.5 * em(), w, h);
}

QRectF ChoiceStrip::cellRect(Value number) const
{
    if (!isShown() || number < m_from || number >= m_from + m_shown)
        return {};
    return m_first.translated(m_first.width() * (number - m_from), 0);
}

void ChoiceStrip::draw(QPainter &painter)
{
    if (!isShown())
        return;
    const qreal top = m_first.top() - 0.4 * em();
    painter.fillRect(QRectF(0, top, width(), height() - top), colors().surface);
    painter.setPen(QPen(colors().line, 1));
    painter.drawLine(QPointF(12, top), QPointF(width() - 12, top));
    for (Value i = 0; i < m_shown; ++i)
        paintCell(painter, m_from + i);
    writeEllipses(painter, m_first.united(cellRect(m_from + m_shown - 1)), m_from > 0, m_from + m_shown <= strip().end,
                  em());
}

/// The move to a number once all have theirs; of the value of the sum, that it is the gap.
QString ChoiceStrip::caption(Value number) const
{
    if (number == strip().end)
        return strip().isEndMissed ? ViewText::tr("no follower") : QStringLiteral("b");
    if (!strip().isFilled || number >= choices())
        return {};
    return QString((*strip().cells)[number].move).replace(QStringLiteral(" -> "), QStringLiteral(" → "));
}

void ChoiceStrip::paintCell(QPainter &painter, Value number) const
{
    const QRectF cell = cellRect(number).adjusted(3, 0, -3, 0);
    const bool isEnd = number == strip().end;
    const bool isGap = isEnd && strip().isEndMissed;
    const bool isChosen = strip().chosen == number;
    const bool isFilled = !isEnd && strip().isFilled;
    const bool isLit = isChosen || isGap;
    const QColor fill = translucent(isChosen || isFilled ? colors().accent : colors().raised, isChosen   ? 0.3
                                                                                              : isFilled ? 0.14
                                                                                                         : 1.0);
    paintBox(painter, cell,
             QPen(isLit ? colors().accent : colors().line, isLit ? 2.5 : 1, isEnd ? Qt::DashLine : Qt::SolidLine),
             isEnd ? QBrush(Qt::NoBrush) : QBrush(fill), 6);
    const QString below = caption(number);
    const qreal small = std::min(0.38 * cell.height(), 0.8 * em());
    const bool fits = !below.isEmpty() && QFontMetricsF(scaledFont(small)).horizontalAdvance(below) <= cell.width() - 4;
    write(painter, fits ? cell.adjusted(0, 0, 0, -0.36 * cell.height()) : cell, QString::number(number),
          {std::min(cell.height() * (fits ? 0.45 : 0.55), em() * 1.3), isLit ? colors().accent : colors().text, isLit});
    if (fits)
        write(painter, cell.adjusted(0, 0.54 * cell.height(), 0, 0), below, {small, colors().mutedText});
}

std::optional<int> ChoiceStrip::stepAt(QPointF place) const
{
    for (Value number = m_from; number < std::min(m_from + m_shown, choices()); ++number) {
        if (cellRect(number).contains(place))
            return (*strip().cells)[number].step;
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
        return strip().allStep;
    if (digit < 0 || digit > 9)
        return {};
    const bool goesOn = m_sinceTyped.isValid() && m_sinceTyped.elapsed() < together;
    m_sinceTyped.start();
    const auto alone = static_cast<Value>(digit);
    const Value longer = goesOn && m_typed < choices() ? 10 * m_typed + alone : alone;
    m_typed = longer < choices() ? longer : alone;
    if (m_typed >= choices())
        return {};
    return (*strip().cells)[m_typed].step;
}

} // namespace mexplorer
