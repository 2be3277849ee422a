#pragma once

#include "model/core/result.h"

#include <optional>

class QGraphicsView;

namespace mexplorer {

/// Draws \a chart as it is into the file \a path, which ends in .svg or .png. A picture of \a scale times the pixels.
std::optional<Problem> exportChart(QGraphicsView &chart, const QString &path, int scale = 2);

} // namespace mexplorer
