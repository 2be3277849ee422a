// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

class QPainter;
class QRectF;

namespace mexplorer {

/// Paints the colours of the values from 0 to \a greatest side by side, with their numbers where these fit.
void paintColorScale(QPainter &painter, const QRectF &box, quint32 greatest, const Colors &colors);

} // namespace mexplorer
