// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workbench/smallgraphpicture.h"

#include "views/canvas/pictureexport.h"
#include "views/theme/theme.h"
#include "views/workbench/valuestrip.h"

#include <QPainter>

namespace mexplorer {

namespace {

constexpr QMarginsF pictureFrame(6, 6, 6, 6);

} // namespace

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

QSizeF SmallGraphPicture::available() const
{
    return QSizeF(size()).shrunkBy(pictureFrame);
}

void SmallGraphPicture::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    emit resized();
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
    painter.setOpacity(isEnabled() ? 1 : outdatedOpacity);
    paintPicture(painter, QRectF(rect()).marginsRemoved(pictureFrame), m_graph.explored, m_graph.layout, options,
                 maxPictureElements, control);
}

} // namespace mexplorer
