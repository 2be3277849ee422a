// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/markedslider.h"

#include "views/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal knob = 8;

} // namespace

MarkedSlider::MarkedSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setMinimumSize(80, 28);
    setPageStep(5);
    connect(&Theme::instance(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void MarkedSlider::setMarks(std::vector<int> marks)
{
    m_marks = std::move(marks);
    update();
}

qreal MarkedSlider::placeOf(int value) const
{
    const int range = std::max(1, maximum() - minimum());
    return knob + (width() - 2 * knob) * (value - minimum()) / range;
}

int MarkedSlider::valueAt(qreal x) const
{
    const qreal part = (x - knob) / std::max(1.0, width() - 2 * knob);
    return minimum() + qRound(std::clamp(part, 0.0, 1.0) * (maximum() - minimum()));
}

void MarkedSlider::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.0;
    const qreal at = placeOf(value());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.line);
    painter.drawRoundedRect(QRectF(knob, middle - 2, width() - 2 * knob, 4), 2, 2);
    const QColor filled = isEnabled() ? colors.pPosition : colors.line;
    painter.setBrush(filled);
    painter.drawRoundedRect(QRectF(knob, middle - 2, at - knob, 4), 2, 2);
    painter.setBrush(colors.accent);
    for (const int mark : m_marks)
        painter.drawRoundedRect(QRectF(placeOf(mark) - 1.5, middle - 10, 3, 20), 1.5, 1.5);
    painter.setBrush(filled);
    painter.setPen(QPen(hasFocus() ? colors.selection : colors.surface, 2));
    painter.drawEllipse(QPointF(at, middle), knob - 1, knob - 1);
}

void MarkedSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

void MarkedSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

} // namespace mexplorer
