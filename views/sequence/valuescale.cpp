// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/valuescale.h"

#include "model/core/scanner.h"
#include "views/glyphs/colorscale.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal wordGap = 8;

QString wordsFor(quint32 max)
{
    return ValueScale::tr("Value 0 to %1").arg(groupedNumber(max));
}

/// Wide enough for the numbers of a few values, and no wider than it takes to distinguish many.
qreal colorWidth(quint32 max, const QFontMetricsF &metrics)
{
    const qreal number = metrics.horizontalAdvance(QString::number(max)) + 8;
    return std::clamp(number * (qreal(max) + 1), 40.0, 200.0);
}

} // namespace

ValueScale::ValueScale(QWidget *parent) : FontAware(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    setMax(0);
}

void ValueScale::setMax(quint32 max)
{
    m_max = max;
    setAccessibleName(tr("Colours: %1").arg(wordsFor(max)));
    updateGeometry();
    update();
}

QSize ValueScale::sizeHint() const
{
    const QFontMetricsF metrics(font());
    const qreal width = metrics.horizontalAdvance(wordsFor(m_max)) + wordGap + colorWidth(m_max, metrics);
    return {static_cast<int>(std::ceil(width)) + 1, static_cast<int>(std::ceil(metrics.height())) + 4};
}

void ValueScale::paint(QPainter &painter, const QRectF &area, quint32 max, const Colors &colors)
{
    const QFontMetricsF metrics(painter.font());
    const QString words = wordsFor(max);
    painter.setPen(colors.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, words);
    paintColorScale(painter,
                    QRectF(area.left() + metrics.horizontalAdvance(words) + wordGap, area.top() + 2,
                           colorWidth(max, metrics), area.height() - 4),
                    max, [&colors](quint32 value) { return colors.value(value); });
}

void ValueScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_max, Theme::instance().colors());
}

} // namespace mexplorer
