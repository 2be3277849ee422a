// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/graphappearance.h"

namespace mexplorer {

void GraphAppearance::setLook(const GraphLook &look)
{
    if (look != std::exchange(m_look, look))
        emit lookChanged(m_look);
}

} // namespace mexplorer
