// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowpresentation.h"

#include "app/window/presentationcover.h"
#include "app/window/windowdocks.h"
#include "app/window/workspaces.h"
#include "model/session/presentation.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

namespace mexplorer {

namespace {

/// How much larger type is before a room: a sentence, of twice the size of the rest, has capitals of 34 pixels on 1080
/// lines.
double typeScale(int lines)
{
    static const double capitals = QFontMetricsF(QApplication::font()).capHeight(); // at a desk
    return std::max(1.2, 17.0 / 1080 * lines / capitals);
}

} // namespace

WindowPresentation::WindowPresentation(Presentation *presentation, QMainWindow *window, Workspaces *workspaces,
                                       WindowDocks *docks)
    : QObject(window), m_presentation(presentation), m_window(window), m_workspaces(workspaces), m_docks(docks)
{
    new PresentationCover(presentation, window);
}

void WindowPresentation::setOn(bool on)
{
    if (on == m_presentation->isOn())
        return;
    if (on) {
        m_stateBefore = m_window->windowState();
        setTypeScale(typeScale(m_window->screen()->size().height()));
        m_docks->setFolded(WindowDocks::Presentation, true);
        m_window->setWindowState(m_stateBefore | Qt::WindowFullScreen);
        setBarsVisible(false);
        m_presentation->setOn(true);
    } else {
        m_presentation->setOn(false);
        setBarsVisible(true);
        m_window->setWindowState(m_stateBefore);
        setTypeScale(1);
        m_docks->setFolded(WindowDocks::Presentation, false);
    }
    m_workspaces->focusView();
}

void WindowPresentation::setBarsVisible(bool visible)
{
    m_window->menuBar()->setVisible(visible);
    for (QToolBar *bar : m_window->findChildren<QToolBar *>(Qt::FindDirectChildrenOnly))
        bar->setVisible(visible);
    m_window->statusBar()->setVisible(visible && !m_workspaces->showsStartPage());
    m_workspaces->setBarVisible(visible);
}

} // namespace mexplorer
