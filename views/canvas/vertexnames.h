// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QFont>

namespace mexplorer {

/// The name of a position beside its mark, in a presentation.
struct VertexName
{
    ShownId id;
    QPointF mark;
    qreal radius = 0;     ///< of the mark, which is enlarged where it would be too small to be read
    QRectF box;           ///< of the name
    QString text;         ///< empty if the position is drawn in miniature
    bool isNamed = false; ///< by the sentence of the step
    bool isEnlarged = false;
};

/// True if all positions have names, as far as there is room, which take the place of miniatures.
bool hasNames(const GraphPicture &picture);

/// Returns where the names of positions go: of all that the sentence of the step names, and of the others in a small
/// graph as far as there is room. No name covers a mark that has one, and each is inside the view if its mark is.
std::vector<VertexName> vertexNames(const PictureView &part, QFont font);

/// Paints the names, and the marks that are enlarged with their rings.
void paintVertexNames(QPainter &painter, const PictureView &part, const QFont &font);

} // namespace mexplorer
