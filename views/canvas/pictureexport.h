// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// How a picture is written to a file or printed.
struct PictureOptions : PictureContent
{
    PictureOptions() { colors = Theme::paperColors(); }
    /// As the window shows \a picture, with \a marked on it.
    explicit PictureOptions(const GraphPicture &picture, PictureMarks marked = {})
        : PictureContent(picture), marks(std::move(marked))
    {
    }

    PictureMarks marks;      ///< rings and a play
    bool hasCaption = false; ///< the game's name, and what marks and numbers mean, below the picture
    qreal unit = 0; ///< pixels (1/96 inch) a unit of the layout; 0: so that the marks can be read, within the limits
    int width = 0;  ///< of a PNG in its own pixels, whatever the unit; 0: as the unit has it
    qreal pixelRatio = 2;         ///< of PNG pixels to these
    int pixelsPerTile = 16 << 20; ///< of a PNG that are in memory at a time; four bytes each
};

/// The most marks and moves that an SVG or PDF file may hold.
inline constexpr quint64 maxPictureElements = 60'000;
/// The longer side in pixels of SVG and PDF files, and of PNG files whose unit is not given.
inline constexpr int maxPicturePixels = 16'000;

/// The widest PNG file that can be asked for, in pixels.
inline constexpr int maxPictureWidth = 200'000;

/// The most pixels of a PNG file.
inline constexpr quint64 maxPicturePixelCount = 400'000'000;

/// The height of a picture of \a width pixels.
int heightFor(int width, const LayeredLayout &layout);

/// svg, png, pdf: what a picture's file may end in.
QStringList pictureEndings();

/// Writes the picture of a graph as SVG, PDF or PNG, as the ending of \a path says. A PNG file is painted in
/// tiles, so that its size takes time, not memory. Past the limits above, or where the file can't be written, a
/// problem that says what to do instead. Needs a QGuiApplication (the offscreen platform will do). What was
/// there under the name stays if writing fails or is cancelled. The result is how the picture was made.
Result<PaintedCounts> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                    const PictureOptions &options, JobControl &control);
inline Result<PaintedCounts> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                           const PictureOptions &options = {})
{
    JobControl control;
    return exportPicture(explored, layout, path, options, control);
}

/// The size of a picture, in pixels of the screen: such that its marks can be read, within the limits above.
QSize pictureSize(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options);

/// Paints a graph on one page, as large as fits; as pixels where it has more than \a maxElements marks and moves.
void paintPicture(QPainter &painter, const QRectF &page, const ExploredGraph &explored, const LayoutPtr &layout,
                  const PictureOptions &options, quint64 maxElements, JobControl &control);

} // namespace mexplorer
