// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace mexplorer {

struct Colors;

/// Draws the graph of nim:2,1 with its outcomes and values, as large as fits into \a area: an example of a game graph
/// for the start page and the card of graph files.
void paintSampleGraph(QPainter &painter, const QRectF &area, const Colors &colors);

} // namespace mexplorer
