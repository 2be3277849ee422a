// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// Paints positions that are too small for shapes, as dots of their colour.
void paintDots(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view, ShownIds ids,
               const JobControl &control);

} // namespace mexplorer
