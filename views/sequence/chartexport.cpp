#include "views/sequence/chartexport.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace mexplorer {

namespace {

QByteArray svg(QGraphicsView &chart)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(chart.size());
    generator.setViewBox(QRect(QPoint(0, 0), chart.size()));
    generator.setTitle(chart.accessibleName());
    QPainter painter(&generator);
    chart.render(&painter, QRectF(QPointF(0, 0), chart.size()), chart.viewport()->rect());
    painter.end();
    return bytes;
}

QByteArray png(QGraphicsView &chart, int scale)
{
    QImage image(chart.size() * scale, QImage::Format_RGB32);
    image.fill(chart.backgroundBrush().color());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    chart.render(&painter, QRectF(QPointF(0, 0), image.size()), chart.viewport()->rect());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

std::optional<Problem> exportChart(QGraphicsView &chart, const QString &path, int scale)
{
    const bool isSvg = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = isSvg ? svg(chart) : png(chart, scale);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return Problem::file(
        QCoreApplication::translate("mexplorer::ChartExport", "%1 can't be written: %2. Choose another place.")
            .arg(path, file.errorString()));
}

} // namespace mexplorer
