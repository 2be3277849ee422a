// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QFont>

namespace mexplorer {

/// The name of a position next to its mark, in a presentation.
struct VertexName
{
    ShownId id;
    QPointF mark;
    qreal radius = 0;     ///< of the mark, which is enlarged if it would be too small to read
    QRectF box;           ///< of the name
    QString text;         ///< empty if the position is drawn in miniature
    bool isNamed = false; ///< in the sentence of the step
    bool isEnlarged = false;
};

/// True if positions have names in place of miniatures: all of them, as far as there is space.
bool hasNames(const GraphPicture &picture);

/// Returns the names with their places: of all positions that the sentence of the step names, and of the others in a
/// small graph as far as there is space. No name covers a mark that has one, and each is inside the view if its mark
/// is.
std::vector<VertexName> vertexNames(const PictureView &part, QFont font);

/// Paints the names, and the enlarged marks with their rings.
void paintVertexNames(QPainter &painter, const PictureView &part, const QFont &font);

} // namespace mexplorer
