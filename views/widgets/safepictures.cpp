// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/safepictures.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace mexplorer {

QImage noPicture()
{
    QImage image(1, 1, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    return image;
}

QImage pictureForText(const QString &path)
{
    constexpr qint64 maxBytes = 32 << 20;
    constexpr int maxPixels = 4'000;
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > maxBytes || !file.open(QIODevice::ReadOnly))
        return noPicture();
    QByteArray bytes = file.read(maxBytes);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    const QByteArray format = reader.format();
    // An SVG file may refer to others, which Qt would open; compressed ones aren't searched for that.
    if (format.startsWith("svg") && (format != "svg" || bytes.contains("image") || bytes.contains("<!")))
        return noPicture();
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > maxPixels || size.height() > maxPixels)
        return noPicture();
    const QImage image = reader.read();
    return image.isNull() ? noPicture() : image;
}

} // namespace mexplorer
