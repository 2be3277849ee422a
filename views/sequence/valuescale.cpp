// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/valuescale.h"

#include "model/core/scanner.h"
#include "views/glyphs/colorscale.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal wordGap = 8;

QString wordsFor(quint32 greatest)
{
    return ValueScale::tr("Value 0 to %1").arg(groupedNumber(greatest));
}

/// Wide enough for the numbers of a few values, and no wider than tells many apart.
qreal colorWidth(quint32 greatest, const QFontMetricsF &metrics)
{
    const qreal number = metrics.horizontalAdvance(QString::number(greatest)) + 8;
    return std::clamp(number * (qreal(greatest) + 1), 40.0, 200.0);
}

} // namespace

ValueScale::ValueScale(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("valueScale"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    setGreatest(0);
}

void ValueScale::setGreatest(quint32 greatest)
{
    m_greatest = greatest;
    setAccessibleName(tr("Colours: %1").arg(wordsFor(greatest)));
    updateGeometry();
    update();
}

QSize ValueScale::sizeHint() const
{
    const QFontMetricsF metrics(font());
    const qreal width = metrics.horizontalAdvance(wordsFor(m_greatest)) + wordGap + colorWidth(m_greatest, metrics);
    return {static_cast<int>(std::ceil(width)) + 1, static_cast<int>(std::ceil(metrics.height())) + 4};
}

void ValueScale::paint(QPainter &painter, const QRectF &area, quint32 greatest, const Colors &colors)
{
    const QFontMetricsF metrics(painter.font());
    const QString words = wordsFor(greatest);
    painter.setPen(colors.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, words);
    paintColorScale(painter,
                    QRectF(area.left() + metrics.horizontalAdvance(words) + wordGap, area.top() + 2,
                           colorWidth(greatest, metrics), area.height() - 4),
                    greatest, [&colors](quint32 value) { return colors.value(value); });
}

void ValueScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_greatest, Theme::instance().colors());
}

void ValueScale::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace mexplorer
