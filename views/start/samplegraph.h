// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace mexplorer {

struct Colors;

/// Draws the graph of nim:2,1 with its outcomes and values, as large as fits into \a area: the picture of what the
/// program is about, on the start page and on the card of graph files.
void paintSampleGraph(QPainter &painter, const QRectF &area, const Colors &colors);

} // namespace mexplorer
