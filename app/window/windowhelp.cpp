// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowhelp.h"

#include "app/window/mainwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "model/teach/glossary.h"
#include "views/teach/glossarywindow.h"
#include "views/widgets/commands.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/makewidgets.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTreeWidget>
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

QDialog *makeDialog(const QString &name, const QString &title, QWidget *content, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *layout = makeLayout<QVBoxLayout>(dialog, 12, {16, 16, 16, 16});
    addWidgets(layout, {content, buttons});
    return dialog;
}

QTreeWidgetItem *sectionOf(QTreeWidget *tree, const QString &name)
{
    const QString title = name.isEmpty() ? WindowHelp::tr("Everywhere") : name;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        if (tree->topLevelItem(i)->text(0) == title)
            return tree->topLevelItem(i);
    }
    auto *section = new QTreeWidgetItem(tree, {title});
    section->setFirstColumnSpanned(true);
    return section;
}

QString keysOf(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action->shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
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
        auto *key = new QShortcut(quit->shortcut(), m_glossary, quit, &QAction::trigger);
        connect(m_window->commands(), &Commands::keysChanged, key, [key, quit] { key->setKey(quit->shortcut()); });
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

void WindowHelp::openShortcuts()
{
    auto *tree = new QTreeWidget;
    tree->setAccessibleName(tr("Keyboard shortcuts"));
    tree->setColumnCount(2);
    tree->setHeaderLabels({tr("Command"), tr("Keys")});
    tree->setRootIsDecorated(false);
    for (const Commands::Row &row : m_window->commands()->rows()) {
        if (!row.action->shortcut().isEmpty())
            new QTreeWidgetItem(sectionOf(tree, row.view), {plainText(row.action), keysOf(row.action)});
    }
    tree->expandAll();
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    QDialog *dialog = makeDialog(QStringLiteral("shortcuts"), tr("Keyboard shortcuts"), tree, m_window);
    dialog->resize(520, 640);
    dialog->show();
}

void WindowHelp::openAbout()
{
    auto *text = new QLabel(tr("<h2>Mexplorer %1</h2>"
                               "<p>Explore, step through and play impartial games: their graphs, P- and N-positions, "
                               "Sprague-Grundy values by mex, and nim-sums.</p>"
                               "<p>Free software under the GNU General Public License, version 3 or later. "
                               "Made with Qt %2.</p>")
                                .arg(QStringLiteral(MEXPLORER_VERSION), QString::fromLatin1(qVersion())));
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    makeDialog(QStringLiteral("about"), tr("About Mexplorer"), text, m_window)->show();
}

} // namespace mexplorer
