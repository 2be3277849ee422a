// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceplot.h"

#include <QFont>
#include <QFontMetrics>
#include <QRect>

class QPainter;

namespace mexplorer {

struct Colors;

/// Where the cells of a HeatMap stand in its viewport, and which are in sight, the last ones perhaps in part.
struct HeatMapGrid
{
    static constexpr int minFramedCell = 4; ///< pixels; smaller cells have no frame

    quint64 rowLength;
    int cell;     ///< pixels
    QSize header; ///< left of the rows and above the columns
    quint64 firstRow;
    quint64 rows;
    quint64 firstColumn;
    quint64 columns;

    /// Where a term stands; it may lie outside.
    QRect cellRect(quint64 n) const;
};

/// What a HeatMap paints, in one state: an image of the cells in sight, numbers where they fit, frames, headers.
struct HeatMapPicture
{
    const SequencePlot &plot; ///< of one term at least
    HeatMapGrid grid;
    const std::vector<quint64> &marked;
    std::optional<quint64> pointed;
    QFont font;
    QFontMetrics metrics;
    int minNumberCell; ///< smaller cells have no numbers
    int numberPercent; ///< how high the type of numbers is, of a cell

    void paint(QPainter &painter, const QRect &area, const Colors &colors) const;

private:
    void paintCells(QPainter &painter, const Colors &colors) const;
    void paintNumbers(QPainter &painter, const Colors &colors) const;
    void paintMarks(QPainter &painter, const Colors &colors) const;
    void paintHeaders(QPainter &painter, const QRect &area, const Colors &colors) const;
};

} // namespace mexplorer
