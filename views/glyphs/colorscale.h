// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <functional>

class QPainter;
class QRectF;

namespace mexplorer {

/// Paints the colours of the numbers from 0 to \a max side by side, with the numbers where these fit.
void paintColorScale(QPainter &painter, const QRectF &box, quint32 max,
                     const std::function<QColor(quint32 number)> &colorOf);

} // namespace mexplorer
