// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mexplorer {

/// Whether the window presents to an audience, and what it sees: a full screen without tools, which can be made black
/// or white, with the graph and a spot at the pointer if wanted.
class Presentation : public QObject
{
    Q_OBJECT

public:
    enum class Screen : quint8 { Picture, Black, White };

    using QObject::QObject;

    bool isOn() const { return m_isOn; }
    Screen screen() const { return m_screen; }
    bool showsGraph() const { return m_showsGraph; }
    bool showsSpot() const { return m_showsSpot; }
    /// The tools of the view that is presented.
    bool showsTools() const { return m_showsTools; }

public slots:
    /// Each presentation begins with the picture alone.
    void setOn(bool on);
    void setScreen(mexplorer::Presentation::Screen screen);
    /// From the picture to this screen, and back.
    void switchScreen(mexplorer::Presentation::Screen screen);
    void setGraphShown(bool shown) { set(m_showsGraph, shown); }
    void setSpotShown(bool shown) { set(m_showsSpot, shown); }
    void setToolsShown(bool shown) { set(m_showsTools, shown); }

signals:
    void changed();

private:
    void set(bool &part, bool shown);

    bool m_isOn = false;
    Screen m_screen = Screen::Picture;
    bool m_showsGraph = false;
    bool m_showsSpot = false;
    bool m_showsTools = false;
};

} // namespace mexplorer
