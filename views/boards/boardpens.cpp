// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardpens.h"

#include "views/theme/theme.h"

namespace mexplorer {

QPen hintPen(const Colors &colors)
{
    QPen pen(colors.accent, 2.5);
    pen.setDashPattern({2.5, 2});
    return pen;
}

QPen selectionPen(const Colors &colors, bool isMove)
{
    QPen pen(isMove ? colors.selection : colors.warning, 3);
    if (!isMove)
        pen.setStyle(Qt::DashLine);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

} // namespace mexplorer
