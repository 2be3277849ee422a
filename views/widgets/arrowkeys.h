// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

namespace mexplorer {

/// The step right and down that an arrow key asks for; none for another key.
inline QPoint arrowStep(int key)
{
    const auto is = [key](Qt::Key one) { return key == one ? 1 : 0; };
    return {is(Qt::Key_Right) - is(Qt::Key_Left), is(Qt::Key_Down) - is(Qt::Key_Up)};
}

} // namespace mexplorer
