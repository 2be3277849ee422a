// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowpresentation.h"

#include "app/window/presentationcover.h"
#include "app/window/windowdocks.h"
#include "app/window/workspaces.h"
#include "model/session/presentation.h"
#include "views/theme/fontrole.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

namespace mexplorer {

/// A sentence, of twice the size of the rest, has capitals of 34 pixels on 1080 lines.
double WindowPresentation::typeScale(int lines)
{
    static const QFont atADesk = QApplication::font();
    const QFont sentence = roleFont(FontRole::Sentence, atADesk);
    return std::max(1.2, sizeForCapitals(sentence, 34.0 / 1080 * lines) / sentence.pointSizeF());
}

WindowPresentation::WindowPresentation(Presentation *presentation, QMainWindow *window, Workspaces *workspaces,
                                       WindowDocks *docks)
    : QObject(window), m_presentation(presentation), m_window(window), m_workspaces(workspaces), m_docks(docks)
{
    new PresentationCover(presentation, window);
    window->installEventFilter(this);
}

void WindowPresentation::setOn(bool on)
{
    if (on == m_presentation->isOn())
        return;
    if (on) {
        m_stateBefore = m_window->windowState();
        fitType(m_window->screen()->size().height());
        m_docks->setFolded(WindowDocks::Presentation, true);
        m_window->setWindowState(m_stateBefore | Qt::WindowFullScreen);
        setBarsVisible(false);
        m_presentation->setOn(true);
    } else {
        m_lines = 0;
        setTypeScale(1); // before tools are shown again: layouts of hidden pages don't follow a font
        m_presentation->setOn(false);
        setBarsVisible(true);
        m_window->setWindowState(m_stateBefore);
        m_docks->setFolded(WindowDocks::Presentation, false);
    }
    m_workspaces->focusView();
}

void WindowPresentation::fitType(int lines)
{
    if (lines == std::exchange(m_lines, lines))
        return;
    setTypeScale(typeScale(lines));
}

/// A window that comes to another screen has type for that.
bool WindowPresentation::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_window && m_presentation->isOn())
        fitType(m_window->screen()->size().height());
    return QObject::eventFilter(watched, event);
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
