// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QImage>
#include <QPicture>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;
class QPainter;
class QRectF;

namespace mexplorer {

inline constexpr int pixelsPerInch = 96; ///< of files that are drawn as on the screen

/// Something that can be drawn anywhere: on the screen, into a file, on paper.
struct Drawing
{
    QString title;
    QSize size;                                   ///< on the screen, in pixels
    std::function<void(QPainter &painter)> paint; ///< with these pixels as units
    QString description = {};                     ///< in a file that holds one

    /// Draws it as large as \a target is.
    void paintInto(QPainter &painter, const QRectF &target) const;
};

/// A file that is painted, but not yet encoded and written.
struct PaintedFile
{
    QString path;
    QByteArray bytes; ///< of a drawing
    QImage image;     ///< of a picture of pixels
};

/// Paints \a drawing for the file \a path, which ends in .svg, .pdf or .png, on the GUI thread. A picture of pixels has
/// \a scale times those of the screen.
PaintedFile paintFile(const Drawing &drawing, const QString &path, int scale = 2);
/// What is painted for a file that ends in .svg or .pdf, on any thread.
void writeSvg(const Drawing &drawing, QIODevice &device);
void writePdf(const Drawing &drawing, QIODevice &device);
/// Writes it, on any thread; what was there stays if that fails.
std::optional<Problem> writeFile(const PaintedFile &file);
/// Both at once.
std::optional<Problem> exportDrawing(const Drawing &drawing, const QString &path);

/// A drawing as an SVG element, as HTML takes it; empty without one.
QString svgElement(const std::optional<Drawing> &drawing);

/// \a drawing as strokes and texts, taken on the GUI thread, for any thread to print.
QPicture recorded(const Drawing &drawing);
/// Draws a picture with its pixels as units of \a painter, whatever the resolution of the device.
void playPicture(QPainter &painter, QPicture picture);

} // namespace mexplorer
