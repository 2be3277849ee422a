// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowhelp.h"

#include "app/window/mainwindow.h"
#include "app/window/workspaces.h"
#include "model/lessons/glossary.h"
#include "model/session/session.h"
#include "views/lessons/glossarywindow.h"

#include <QApplication>
#include <QDesktopServices>
#include <QShortcut>
#include <QUrl>

namespace mexplorer {

namespace {

const QString glossaryScheme = QStringLiteral("glossary");

/// The one that answers links: of the newest window, as another language makes the window anew.
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

/// Of a panel, or of a part of one, by its name.
QString termOfPart(const QString &name)
{
    static const QHash<QString, QString> terms = {
        {QStringLiteral("positionPanel"), QStringLiteral("SG value")},
        {QStringLiteral("positionTable"), QStringLiteral("label")},
        {QStringLiteral("followers"), QStringLiteral("follower")},
        {QStringLiteral("lessonText"), QStringLiteral("impartial game")},
    };
    return terms.value(name);
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
    for (const QWidget *widget = m_window->focusWidget(); widget; widget = widget->parentWidget()) {
        if (const QString term = termOfPart(widget->objectName()); !term.isEmpty())
            return term;
    }
    if (m_window->workspaces()->showsStartPage())
        return QStringLiteral("impartial game");
    const QString workspace = m_window->workspaces()->current();
    if (workspace == QStringLiteral("step"))
        return termOfKind(m_window->session()->walkthrough()->kind());
    static const QHash<QString, QString> terms = {
        {QStringLiteral("explore"), QStringLiteral("game graph")},
        {QStringLiteral("play"), QStringLiteral("winning move")},
        {QStringLiteral("sequence"), QStringLiteral("period")},
        {QStringLiteral("exercises"), QStringLiteral("SG value")},
        {QStringLiteral("puzzles"), QStringLiteral("winning move")},
    };
    return terms.value(workspace);
}

GlossaryWindow *WindowHelp::glossary()
{
    if (!m_glossary) {
        m_glossary = new GlossaryWindow(m_window);
        new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q), m_glossary, [this] { m_window->close(); });
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
