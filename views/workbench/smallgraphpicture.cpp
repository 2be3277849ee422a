// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workbench/smallgraphpicture.h"

#include "views/canvas/pictureexport.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace mexplorer {

SmallGraphPicture::SmallGraphPicture(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SmallGraphPicture::setGraph(SmallGraph graph)
{
    m_graph = std::move(graph);
    update();
}

void SmallGraphPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = Theme::instance().colors();
    painter.fillRect(rect(), colors.surface);
    painter.setPen(colors.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (!m_graph.layout)
        return;
    PictureOptions options;
    options.colors = colors;
    JobControl control; // a few positions are painted at once
    painter.setRenderHint(QPainter::Antialiasing);
    paintPicture(painter, rect().adjusted(6, 6, -6, -6), m_graph.explored, m_graph.layout, options, maxPictureElements,
                 control);
}

} // namespace mexplorer
