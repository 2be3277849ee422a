// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/drawing.h"

#include "model/core/safefile.h"
#include "views/charts/svgdevice.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

namespace mexplorer {

namespace {

void paintOn(const Drawing &drawing, QPaintDevice &device, int scale = 1)
{
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    drawing.paint(painter);
}

} // namespace

void Drawing::paintInto(QPainter &painter, const QRectF &target) const
{
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(target.width() / size.width(), target.height() / size.height());
    paint(painter);
    painter.restore();
}

void writeSvg(const Drawing &drawing, QIODevice &device)
{
    SvgDevice svg(drawing.size);
    paintOn(drawing, svg);
    svg.write(device, drawing.title, drawing.description);
}

void writePdf(const Drawing &drawing, QIODevice &device)
{
    constexpr qreal pointsPerInch = 72;
    QPdfWriter writer(&device);
    writer.setTitle(drawing.title);
    writer.setCreator(QStringLiteral("Mexplorer"));
    writer.setResolution(pixelsPerInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(QSizeF(drawing.size) * pointsPerInch / pixelsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    paintOn(drawing, writer);
}

PaintedFile paintFile(const Drawing &drawing, const QString &path, int scale)
{
    PaintedFile file;
    file.path = path;
    QBuffer buffer(&file.bytes);
    buffer.open(QIODevice::WriteOnly);
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        writeSvg(drawing, buffer);
    } else if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        writePdf(drawing, buffer);
    } else {
        file.image = QImage(drawing.size * scale, QImage::Format_RGB32);
        file.image.fill(Qt::white);
        paintOn(drawing, file.image, scale);
    }
    return file;
}

std::optional<Problem> writeFile(const PaintedFile &painted)
{
    QByteArray bytes = painted.bytes;
    if (!painted.image.isNull()) {
        QBuffer buffer(&bytes);
        painted.image.save(&buffer, "PNG");
    }
    return writeSafely(painted.path, bytes);
}

std::optional<Problem> exportDrawing(const Drawing &drawing, const QString &path)
{
    return writeFile(paintFile(drawing, path));
}

QString svgElement(const std::optional<Drawing> &drawing)
{
    if (!drawing)
        return {};
    const QString text = QString::fromUtf8(paintFile(*drawing, QStringLiteral("drawing.svg")).bytes);
    const qsizetype begin = text.indexOf(QStringLiteral("<svg"));
    return begin < 0 ? QString() : text.sliced(begin).trimmed();
}

QPicture recorded(const Drawing &drawing)
{
    QPicture picture;
    paintOn(drawing, picture);
    return picture;
}

void playPicture(QPainter &painter, QPicture picture)
{
    // A picture is played in inches, and so depends on the resolution of the device.
    painter.save();
    painter.scale(qreal(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                  qreal(picture.logicalDpiY()) / painter.device()->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace mexplorer
