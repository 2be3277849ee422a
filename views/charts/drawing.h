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

/// A picture that can be drawn on the screen, into a file, or on paper.
struct Drawing
{
    QString title;
    QSize size;                                   ///< on the screen, in pixels
    std::function<void(QPainter &painter)> paint; ///< with these pixels as units
    QString description = {};                     ///< written to files that support it

    /// Draws it scaled to \a target.
    void paintInto(QPainter &painter, const QRectF &target) const;
};

/// A file that is painted, but not yet encoded and written.
struct PaintedFile
{
    QString path;
    QByteArray bytes; ///< of a drawing
    QImage image;     ///< for PNG
};

/// Paints \a drawing for the file \a path, which ends in .svg, .pdf or .png, on the GUI thread. A PNG has \a scale
/// times the pixels of the screen.
PaintedFile paintFile(const Drawing &drawing, const QString &path, int scale = 2);
/// Write the drawing as SVG or PDF, in any thread.
void writeSvg(const Drawing &drawing, QIODevice &device);
void writePdf(const Drawing &drawing, QIODevice &device);
/// Writes a painted file, in any thread; if that fails, an existing file is unchanged.
std::optional<Problem> writeFile(const PaintedFile &file);
/// Calls paintFile() and writeFile().
std::optional<Problem> exportDrawing(const Drawing &drawing, const QString &path);

/// Returns a drawing as an SVG element for HTML; empty without a drawing.
QString svgElement(const std::optional<Drawing> &drawing);

/// Records \a drawing as strokes and texts on the GUI thread, so that any thread can print it.
QPicture recorded(const Drawing &drawing);
/// Draws a picture with its pixels as units of \a painter, whatever the resolution of the device.
void playPicture(QPainter &painter, QPicture picture);

} // namespace mexplorer
