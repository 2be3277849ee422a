#pragma once

#include "model/core/result.h"
#include "views/canvas/graphpicture.h"

class QPrinter;

namespace mexplorer {

struct PictureOptions
{
    Colors colors = Theme::paperColors();
    ColorBy colorBy = ColorBy::Outcome;
    Reveal reveal;
    qreal unit = 0; ///< pixels (1/96 inch) a unit of the layout; 0: so that the marks can be read, within the limits
    qreal pixelRatio = 2; ///< of PNG pixels to these
};

/// The most marks and moves that an SVG or PDF file may hold, and the most pixels of a PNG file's longer side.
inline constexpr quint64 mostPictureElements = 60'000;
inline constexpr int mostPicturePixels = 16'000;

/// Writes the picture of a graph as SVG, PDF or PNG, as the ending of \a path says. Past the limits above, or where the
/// file can't be written, a problem that says what to do instead. Needs a QGuiApplication (the offscreen platform will
/// do). What was there under the name stays if writing fails. The result is how the picture was made.
Result<PaintedCounts> exportPicture(const ExploredGraph &explored, const LayoutPtr &layout, const QString &path,
                                    const PictureOptions &options = {});

/// Paints a graph on one page.
void printPicture(QPrinter &printer, const ExploredGraph &explored, const LayoutPtr &layout,
                  const PictureOptions &options);

} // namespace mexplorer
