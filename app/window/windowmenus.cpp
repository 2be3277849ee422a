// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowmenus.h"

#include "app/window/autosave.h"
#include "app/window/mainwindow.h"
#include "app/window/windowviews.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "views/widgets/commands.h"

#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace mexplorer {

WindowMenus::WindowMenus(MainWindow *window, Commands *commands)
    : QObject(window), m_window(window), m_commands(*commands), m_recent(commands->menu(Menus::recent)),
      m_export(commands->menu(Menus::exports))
{
    connect(m_recent, &QMenu::aboutToShow, this, &WindowMenus::fillRecent);
    connect(m_export, &QMenu::aboutToShow, this, &WindowMenus::fillExport);
    fillExport();
    addMenu(tr("&File"), Menus::file);
    addEditMenu();
    addMenu(tr("&View"), Menus::view);
    addWorkspaceMenus();
    addMenu(tr("&Go"), Menus::go);
    addMenu(tr("&Help"), Menus::help);
    followWorkspace();
}

QMenu *WindowMenus::addMenu(const QString &title, MenuId id)
{
    QMenu *menu = m_window->menuBar()->addMenu(title);
    m_commands.fill(menu, id);
    return menu;
}

void WindowMenus::addEditMenu()
{
    const Workspaces *workspaces = m_window->workspaces();
    for (const WorkspaceId id : workspaces->ids()) {
        for (const CommandRole role : {CommandRole::Undo, CommandRole::Redo})
            m_undoActions << workspaces->commands(id)->withRole(role);
    }
    QMenu *menu = m_window->menuBar()->addMenu(tr("&Edit"));
    menu->addActions(m_undoActions);
    menu->addSeparator();
    m_commands.fill(menu, Menus::edit);
}

void WindowMenus::addWorkspaceMenus()
{
    for (const WorkspaceRow &row : workspaceRows()) {
        QMenu *menu = m_window->menuBar()->addMenu(row.menu);
        m_window->workspaces()->commands(row.id)->fill(menu, Menus::workspace);
        m_workspaceMenus << menu;
    }
}

void WindowMenus::followWorkspace()
{
    const Workspaces *workspaces = m_window->workspaces();
    const Commands *front = workspaces->frontCommands();
    const QList<WorkspaceId> &ids = workspaces->ids();
    const std::vector<WorkspaceRow> rows = workspaceRows();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const bool isFront = front && workspaces->commands(ids[i]) == front;
        const QString &title = rows[static_cast<std::size_t>(i)].menu;
        // The bar listens to the letters of hidden menus as well, so they have none.
        m_workspaceMenus[i]->setTitle(isFront ? title : QString(title).remove(u'&'));
        m_workspaceMenus[i]->menuAction()->setVisible(isFront);
    }
    for (QAction *action : std::as_const(m_undoActions)) {
        // One Ctrl+Z at a time, and that wherever the focus is.
        const bool isFront = front && front->contains(action);
        action->setVisible(isFront);
        action->setShortcutContext(isFront ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    }
}

void WindowMenus::fillExport()
{
    m_export->clear();
    if (const Commands *front = m_window->workspaces()->frontCommands())
        m_export->addActions(front->withRole(CommandRole::Export));
    m_export->addSeparator();
    m_commands.fill(m_export, Menus::exports);
}

void WindowMenus::fillRecent()
{
    m_recent->clear();
    const auto add = [this](const QString &text, const QString &target) {
        QString label = m_recent->fontMetrics().elidedText(text, Qt::ElideMiddle, 480);
        m_recent->addAction(label.replace(u'&', QStringLiteral("&&")), m_window,
                            [this, target] { m_window->open(target); });
    };
    for (const QString &path : Settings::instance().recentFiles.value())
        add(QFileInfo(path).fileName(), path);
    m_recent->addSeparator();
    for (const QString &expression : Settings::instance().recentGames.value())
        add(expression, expression);
    m_recent->addSeparator();
    for (const AutosavedDocument &kept : autosavedDocuments()) {
        const QString time = QLocale().toString(kept.time, QLocale::ShortFormat);
        add(tr("Continue %1 of %2").arg(kept.game, time), kept.path);
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("Nothing was opened yet"))->setEnabled(false);
}

} // namespace mexplorer
