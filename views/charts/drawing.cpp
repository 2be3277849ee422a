// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/drawing.h"

#include "model/core/safefile.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace mexplorer {

namespace {

void paintOn(const Drawing &drawing, QPaintDevice &device, int scale = 1)
{
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    drawing.paint(painter);
}

/// A filter that replaces characters that XML forbids or that change the direction of text: names may contain them, and
/// QSvgGenerator doesn't escape them.
class XmlFilter final : public QIODevice
{
public:
    explicit XmlFilter(QIODevice &device) : m_device(device) { open(QIODevice::WriteOnly); }

    /// Writes the last bytes.
    void finish()
    {
        m_device.write(m_held);
        m_held.clear();
    }

protected:
    qint64 readData(char *, qint64) override { return -1; }

    qint64 writeData(const char *data, qint64 size) override
    {
        m_held.append(data, size);
        for (qsizetype at = 0; at < m_held.size(); ++at) {
            if (static_cast<uchar>(m_held[at]) < 0x20 && !QByteArrayView("\t\n\r").contains(m_held[at]))
                m_held[at] = '?';
            if (isHidden(QByteArrayView(m_held).sliced(at, std::min<qsizetype>(3, m_held.size() - at))))
                m_held.replace(at, 3, "\xef\xbf\xbd"); // the replacement character
        }
        const qsizetype whole = std::max<qsizetype>(0, m_held.size() - 2); // a character may continue in the next block
        const bool isWritten = m_device.write(m_held.constData(), whole) == whole;
        m_held.remove(0, whole);
        return isWritten ? size : -1;
    }

private:
    /// True for the three bytes in UTF-8 of U+FFFE, U+FFFF, U+202A to U+202E, U+2066 to U+2069.
    static bool isHidden(QByteArrayView bytes)
    {
        const auto isBetween = [&](const char *start, uchar first, uchar last) {
            return bytes.startsWith(start) && static_cast<uchar>(bytes.back()) >= first &&
                   static_cast<uchar>(bytes.back()) <= last;
        };
        return bytes.size() == 3 && (isBetween("\xef\xbf", 0xbe, 0xbf) || isBetween("\xe2\x80", 0xaa, 0xae) ||
                                     isBetween("\xe2\x81", 0xa6, 0xa9));
    }

    QIODevice &m_device;
    QByteArray m_held; ///< the last two bytes
};

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
    XmlFilter filter(device);
    QSvgGenerator generator;
    generator.setOutputDevice(&filter);
    generator.setResolution(pixelsPerInch);
    generator.setSize(drawing.size);
    generator.setViewBox(QRect(QPoint(0, 0), drawing.size));
    generator.setTitle(drawing.title.toHtmlEscaped()); // QSvgGenerator doesn't (Qt 6.4)
    generator.setDescription(drawing.description.toHtmlEscaped());
    paintOn(drawing, generator);
    filter.finish();
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
