// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// Options for writing a picture to a file or printing it.
struct PictureOptions : PictureContent
{
    PictureOptions() { colors = Theme::paperColors(); }
    /// As the window shows \a picture, with the marks \a marked.
    explicit PictureOptions(const GraphPicture &picture, PictureMarks marked = {})
        : PictureContent(picture), marks(std::move(marked))
    {
    }

    PictureMarks marks;      ///< rings and a play
    bool hasCaption = false; ///< the game's name, and what marks and numbers mean, below the picture
    qreal unit = 0; ///< pixels (1/96 inch) per unit of the layout; 0: so that the marks can be read, within the limits
    int width = 0;  ///< of a PNG in its own pixels, whatever the unit; 0: determined by the unit
    qreal pixelRatio = 2;         ///< PNG pixels per pixel of 1/96 inch
    int pixelsPerTile = 16 << 20; ///< of a PNG that are in memory at a time; four bytes each
};

/// The maximum number of marks and moves in an SVG or PDF file.
inline constexpr quint64 maxPictureElements = 60'000;
/// The maximum length of the longer side of SVG and PDF files, in pixels.
inline constexpr int maxPicturePixels = 16'000;

/// The maximum width and height, in its own pixels, of a PNG file for which neither unit nor width are given.
inline constexpr int usualPngPixels = 4'000;

/// The minimum and the maximum width of a PNG file, in pixels.
inline constexpr int minPictureWidth = 64;
inline constexpr int maxPictureWidth = 200'000;

/// The maximum number of pixels of a PNG file.
inline constexpr quint64 maxPicturePixelCount = 400'000'000;

/// What was written to a file.
struct WrittenPicture : PaintedCounts
{
    bool lacksTexts = false;      ///< the marks are too small for their values or letters
    int widthForTexts = 0;        ///< of a PNG file with room for them; 0 if it would have too many pixels
    bool hasRoomAsShapes = false; ///< an SVG or PDF file has room for them
};

/// Returns the height of a picture of \a width pixels.
int heightFor(int width, const LayeredLayout &layout);

/// Returns the supported endings of file names: svg, png, pdf.
QStringList pictureEndings();

/// Writes the picture of a graph as SVG, PDF or PNG, according to the ending of \a path. A PNG file is painted in
/// tiles, so that a large one takes time but little memory. Beyond the limits above, or if the file can't be written,
/// returns a problem that suggests what to do instead. If writing fails or is cancelled, an existing file is unchanged.
/// Needs a QGuiApplication (the offscreen platform is sufficient).
Result<WrittenPicture> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                     const PictureOptions &options, JobControl &control);
inline Result<WrittenPicture> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                            const PictureOptions &options = {})
{
    JobControl control;
    return exportPicture(explored, layout, path, options, control);
}

/// Returns the least width, in hundreds of pixels, of a PNG file with room for all values or letters in its marks; 0 if
/// they have none.
int widthForTexts(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options);

/// Returns the size of a picture in pixels of the screen: such that its marks can be read, within the limits above.
QSize pictureSize(const ExploredGraph &explored, const LayoutPtr &layout, const PictureOptions &options);

/// Paints a graph on one page, as large as fits; as pixels if it has more than \a maxElements marks and moves.
void paintPicture(QPainter &painter, const QRectF &page, const ExploredGraph &explored, const LayoutPtr &layout,
                  const PictureOptions &options, quint64 maxElements, JobControl &control);

} // namespace mexplorer
