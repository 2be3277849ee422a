// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/overviewmap.h"

#include "views/canvas/graphcanvas.h"
#include "views/glyphs/pieces.h"
#include "views/glyphs/positionpainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace mexplorer {

namespace {

constexpr QSizeF largest(200, 140);
constexpr int cornerDistance = 12; ///< from the canvas' corner
constexpr int mapBorder = 4;
constexpr QSize leastMap(16, 16); ///< of a very long graph, whose shorter side is enlarged

} // namespace

OverviewMap::OverviewMap(GraphCanvas *canvas) : QWidget(canvas), m_canvas(canvas)
{
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("Click or drag to go there"));
    setCursor(Qt::ArrowCursor);
    canvas->installEventFilter(this);
    connect(canvas, &GraphCanvas::cameraChanged, this, &OverviewMap::follow);
    connect(canvas, &GraphCanvas::pictureChanged, this, &OverviewMap::follow);
    connect(canvas, &GraphCanvas::wholePictureChanged, this, [this] {
        m_small = {};
        follow();
    });
    hide();
}

bool OverviewMap::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        follow();
    return QWidget::eventFilter(watched, event);
}

void OverviewMap::follow()
{
    const GraphPicture &picture = m_canvas->picture();
    const bool showsAll =
        picture.isEmpty() ||
        m_canvas->camera().visible(m_canvas->viewRect()).adjusted(-1, -1, 1, 1).contains(picture.layout->extent());
    if (showsAll || m_canvas->width() < 3 * largest.width()) {
        hide();
        m_canvas->setCovered({});
        return;
    }
    const QSize size =
        picture.layout->extent().size().scaled(largest, Qt::KeepAspectRatio).toSize().expandedTo(leastMap) +
        QSize(2 * mapBorder, 2 * mapBorder);
    setGeometry(QRect(
        m_canvas->rect().bottomRight() - QPoint(size.width() + cornerDistance, size.height() + cornerDistance), size));
    show();
    m_canvas->setCovered(geometry());
    update();
}

QRectF OverviewMap::mapRect() const
{
    return QRectF(rect()).adjusted(mapBorder, mapBorder, -mapBorder, -mapBorder);
}

/// Returns the pixels of the map per unit of the layout, across and down.
QPointF OverviewMap::scale() const
{
    const QSizeF extent = m_canvas->picture().layout->extent().size();
    return {mapRect().width() / extent.width(), mapRect().height() / extent.height()};
}

void OverviewMap::paintEvent(QPaintEvent *)
{
    const GraphPicture &picture = m_canvas->picture();
    if (picture.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), QPen(picture.colors.line, 1),
             picture.colors.surface, 4);
    const QSize pixels = (mapRect().size() * devicePixelRatioF()).toSize();
    if (m_small.size() != pixels && !m_canvas->wholePicture().isNull())
        m_small = m_canvas->wholePicture().image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter.drawImage(mapRect(), m_small);

    const QPointF factor = scale();
    const QRectF seen = m_canvas->camera().visible(m_canvas->viewRect());
    const QPointF corner = seen.topLeft() - picture.layout->extent().topLeft();
    const QRectF frame(mapRect().topLeft() + QPointF(corner.x() * factor.x(), corner.y() * factor.y()),
                       QSizeF(seen.width() * factor.x(), seen.height() * factor.y()));
    painter.setClipRect(mapRect());
    painter.setBrush(translucent(picture.colors.selection, 0.14));
    painter.setPen(QPen(picture.colors.selection, 2));
    painter.drawRect(frame);
}

void OverviewMap::goTo(QPointF point)
{
    const QPointF factor = scale();
    const QPointF way = point - mapRect().topLeft();
    m_canvas->setCamera(
        {m_canvas->picture().layout->extent().topLeft() + QPointF(way.x() / factor.x(), way.y() / factor.y()),
         m_canvas->camera().scale});
}

void OverviewMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_canvas->picture().isEmpty())
        goTo(event->position());
    event->accept();
}

void OverviewMap::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) && !m_canvas->picture().isEmpty())
        goTo(event->position());
    event->accept();
}

} // namespace mexplorer
