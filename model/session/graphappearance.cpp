// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/graphappearance.h"

namespace mexplorer {

void GraphAppearance::setLook(const GraphLook &look)
{
    if (look == m_look)
        return;
    m_look = look;
    emit lookChanged(m_look);
}

void GraphAppearance::setColorBy(ColorBy by)
{
    GraphLook look = m_look;
    look.colorBy = by;
    setLook(look);
}

void GraphAppearance::setLayout(const LayoutOptions &layout)
{
    GraphLook look = m_look;
    look.layout = layout;
    setLook(look);
}

void GraphAppearance::setLayering(Layering layering)
{
    LayoutOptions layout = m_look.layout;
    layout.layering = layering;
    setLayout(layout);
}

void GraphAppearance::setOrder(LayerOrder order)
{
    LayoutOptions layout = m_look.layout;
    layout.order = order;
    setLayout(layout);
}

void GraphAppearance::setOrientation(Orientation orientation)
{
    LayoutOptions layout = m_look.layout;
    layout.orientation = orientation;
    setLayout(layout);
}

void GraphAppearance::setBestPlay(bool shown)
{
    GraphLook look = m_look;
    look.bestPlay = shown;
    setLook(look);
}

void GraphAppearance::setComponents(bool shown)
{
    GraphLook look = m_look;
    look.components = shown;
    setLook(look);
}

void GraphAppearance::setLetters(bool shown)
{
    GraphLook look = m_look;
    look.letters = shown;
    setLook(look);
}

} // namespace mexplorer
