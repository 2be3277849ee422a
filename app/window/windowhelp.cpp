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

namespace mexplorer {

namespace {

const QString glossaryScheme = QStringLiteral("glossary");

/// Opens glossary links: the object of the newest window, as a change of language makes a new window.
WindowHelp *answering = nullptr;

QString termOfKind(TraceKind kind)
{
    switch (kind) {
    case TraceKind::Mex:
        return QStringLiteral("mex");
    case TraceKind::NimSum:
        return QStringLiteral("nim-sum");
    case TraceKind::Labels:
        return QStringLiteral("label");
    case TraceKind::Proof:
        return QStringLiteral("Sprague-Grundy theorem");
    case TraceKind::Period:
        return QStringLiteral("period");
    case TraceKind::Table:
        return QStringLiteral("heap game");
    case TraceKind::Tree:
        return QStringLiteral("SG value");
    case TraceKind::Symmetry:
        return QStringLiteral("symmetry");
    case TraceKind::Bouton:
    case TraceKind::Misere:
        return QStringLiteral("misère play");
    case TraceKind::Code:
        return QStringLiteral("octal digit");
    }
    return {};
}

QString termOfWorkspace(WorkspaceId id, const Walkthrough &walkthrough)
{
    switch (id) {
    case WorkspaceId::Explore:
        return QStringLiteral("game graph");
    case WorkspaceId::Step:
        return termOfKind(walkthrough.kind());
    case WorkspaceId::Sequence:
        return QStringLiteral("period");
    case WorkspaceId::Exercises:
        return QStringLiteral("SG value");
    case WorkspaceId::Play:
    case WorkspaceId::Puzzles:
        return QStringLiteral("winning move");
    }
    return {};
}

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
    return termOfWorkspace(m_window->workspaces()->current(), *m_window->session()->walkthrough());
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
