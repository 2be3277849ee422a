// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/copiedpicture.h"

#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr double maxPixels = 24e6; // 96 MB in memory

/// Returns an image with twice the pixels of the screen, or fewer for a large drawing.
QImage pixelsOf(const Drawing &drawing)
{
    const double onScreen = double(drawing.size.width()) * drawing.size.height();
    const double scale = std::min(2.0, std::sqrt(maxPixels / std::max(1.0, onScreen)));
    QImage image((QSizeF(drawing.size) * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.paintInto(painter, QRectF(image.rect()));
    return image;
}

} // namespace

std::unique_ptr<QMimeData> mimeData(const CopiedPicture &picture)
{
    auto data = std::make_unique<QMimeData>();
    data->setImageData(pixelsOf(picture.drawing));
    data->setData(QStringLiteral("image/svg+xml"), paintFile(picture.drawing, QStringLiteral("picture.svg")).bytes);
    if (!picture.csv.isEmpty())
        data->setData(QStringLiteral("text/csv"), picture.csv);
    data->setText(picture.text);
    return data;
}

} // namespace mexplorer
