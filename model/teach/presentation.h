// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mexplorer {

/// The state of presenting to an audience: a full screen without tools, which can be blanked black or white, with
/// optional graph and spot at the pointer.
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
    /// True if the tools of the presented view are visible.
    bool showsTools() const { return m_showsTools; }

public slots:
    /// Starts or ends a presentation, which starts with only the picture.
    void setOn(bool on);
    void setScreen(mexplorer::Presentation::Screen screen);
    /// Switches between the picture and this screen.
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
