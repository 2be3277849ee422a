// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/presentation.h"

namespace mexplorer {

void Presentation::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    m_screen = Screen::Picture;
    m_showsGraph = false;
    m_showsSpot = false;
    m_showsTools = false;
    emit changed();
}

void Presentation::setScreen(Screen screen)
{
    if (screen == m_screen || !m_isOn)
        return;
    m_screen = screen;
    emit changed();
}

void Presentation::switchScreen(Screen screen)
{
    setScreen(m_screen == screen ? Screen::Picture : screen);
}

void Presentation::set(bool &part, bool shown)
{
    if (shown != std::exchange(part, shown))
        emit changed();
}

} // namespace mexplorer
