// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowhelp.h"

#include "app/window/mainwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/lessons/glossary.h"
#include "model/session/session.h"
#include "views/commands/commands.h"
#include "views/lessons/glossarywindow.h"
#include "views/widgets/helpterm.h"

#include <QApplication>
#include <QDesktopServices>
#include <QShortcut>
#include <QUrl>

#include <array>

namespace mexplorer {

namespace {

const QString glossaryScheme = QStringLiteral("glossary");

/// Opens glossary links: the object of the newest window, as a change of language makes a new window.
WindowHelp *answering = nullptr;

constexpr std::array kindTerms = {"mex",         "nim-sum",     "label",      "Sprague-Grundy theorem",
                                  "period",      "heap game",   "SG value",   "symmetry",
                                  "misère play", "octal digit", "misère play"}; ///< by TraceKind
static_assert(kindTerms.size() == traceKindCount);

constexpr std::array workspaceTerms = {"game graph", "", "winning move", "period", "SG value", "winning move"};
static_assert(workspaceTerms.size() == std::size_t(WorkspaceId::Puzzles) + 1);

} // namespace

WindowHelp::WindowHelp(MainWindow *window) : QObject(window), m_window(window)
{
    answering = this;
    QDesktopServices::setUrlHandler(glossaryScheme, this, "openTerm");
}

WindowHelp::~WindowHelp()
{
    if (answering != this)
        return;
    QDesktopServices::unsetUrlHandler(glossaryScheme);
    answering = nullptr;
}

QString WindowHelp::termHere() const
{
    if (const QString term = helpTermOf(m_window->focusWidget()); !term.isEmpty())
        return term;
    if (m_window->workspaces()->showsStartPage())
        return QStringLiteral("impartial game");
    const WorkspaceId front = m_window->workspaces()->current();
    const bool isStep = front == WorkspaceId::Step;
    return QString::fromUtf8(isStep ? kindTerms[std::size_t(m_window->session()->walkthrough()->kind())]
                                    : workspaceTerms[std::size_t(front)]);
}

GlossaryWindow *WindowHelp::glossary()
{
    if (!m_glossary) {
        m_glossary = new GlossaryWindow(m_window);
        QAction *quit = (*m_window->commands())[WindowCommands::quit];
        new QShortcut(quit->shortcut(), m_glossary, quit, &QAction::trigger);
    }
    return m_glossary;
}

void WindowHelp::showGlossary()
{
    const QString term = termHere();
    glossary()->showTerm(term);
}

void WindowHelp::openTerm(const QUrl &address)
{
    glossary()->showTerm(termOfAddress(address.toString(QUrl::FullyEncoded)));
}

} // namespace mexplorer
