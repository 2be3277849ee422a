// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/positionpreview.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>

namespace mexplorer {

PositionPreview::PositionPreview(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("Picture of the position"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PositionPreview::setPosition(const std::optional<Position> &position)
{
    m_position.reset();
    if (position)
        m_position = join(*position);
    update();
}

void PositionPreview::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.line);
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    if (m_position)
        paintPosition(painter, QRectF(rect()).adjusted(12, 12, -12, -12), *m_position->rules, m_position->cells,
                      colors);
}

} // namespace mexplorer
