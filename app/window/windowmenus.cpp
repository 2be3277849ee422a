#include "app/window/windowmenus.h"

#include "app/window/actionregistry.h"
#include "app/window/autosave.h"
#include "app/window/mainwindow.h"
#include "app/window/windowstate.h"
#include "app/window/windowviews.h"
#include "app/window/workspaces.h"

#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace mexplorer {

namespace {

/// Ids of one menu, divided by bars for separators: "file.open|file.save file.saveAs".
QStringList ids(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

WindowMenus::WindowMenus(MainWindow *window, ActionRegistry *actions)
    : QObject(window), m_window(window), m_actions(*actions), m_bar(window->menuBar()),
      m_recent(new QMenu(tr("Open &Recent"), window)), m_export(new QMenu(tr("&Export"), window))
{
    QMenu *file = addMenu(tr("&File"), ids("file.new file.open | file.save file.saveAs | file.print | file.quit"));
    file->insertMenu(file->actions().at(2), m_recent);
    connect(m_recent, &QMenu::aboutToShow, this, &WindowMenus::fillRecent);
    file->insertMenu(m_actions[QStringLiteral("file.print")], m_export);
    connect(m_export, &QMenu::aboutToShow, this, &WindowMenus::fillExport);
    fillExport();
    addEditMenu();

    QMenu *view = addMenu(tr("&View"), {});
    QMenu *theme = view->addMenu(tr("&Theme"));
    for (const QString &id : ids("view.themeSystem view.themeLight view.themeDark"))
        theme->addAction(m_actions[id]);
    theme->addSeparator();
    theme->addAction(m_actions[QStringLiteral("view.nextTheme")]);
    view->addAction(m_actions[QStringLiteral("view.reducedMotion")]);
    view->addSeparator();
    for (const QString &id : ids("view.games view.position view.positions")) {
        if (QAction *toggle = m_actions.find(id))
            view->addAction(toggle);
    }
    view->addAction(m_actions[QStringLiteral("view.resetLayout")]);
    view->addSeparator();
    view->addAction(m_actions[QStringLiteral("view.presentation")]);
    view->addAction(m_actions[QStringLiteral("view.fullScreen")]);

    addWorkspaceMenus();
    QMenu *go = addMenu(tr("&Go"), ids("go.back go.forward go.start"));
    go->addSeparator();
    for (const QString &id : m_window->workspaces()->ids())
        go->addAction(m_actions[QStringLiteral("go.") + id]);
    addMenu(tr("&Help"), ids("help.tour help.shortcuts help.commands | help.about"));
    followWorkspace();
}

QMenu *WindowMenus::addMenu(const QString &title, const QStringList &items)
{
    QMenu *menu = m_bar->addMenu(title);
    for (const QString &id : items) {
        if (id == QStringLiteral("|"))
            menu->addSeparator();
        else
            menu->addAction(m_actions[id]);
    }
    return menu;
}

void WindowMenus::addEditMenu()
{
    QMenu *menu = addMenu(tr("&Edit"), {});
    for (const QString &id : ids("exploreUndo exploreRedo playUndo playRedo")) {
        if (QAction *action = m_actions.find(id)) {
            menu->addAction(action);
            m_undoActions << action;
        }
    }
    menu->addSeparator();
    for (const QString &id : ids("edit.copy edit.expression edit.game"))
        menu->addAction(m_actions[id]);
}

void WindowMenus::addWorkspaceMenus()
{
    Workspaces *workspaces = m_window->workspaces();
    for (const ViewRow &row : workspaceRows()) {
        const QWidget *view = workspaces->view(row.id);
        QMenu *menu = m_bar->addMenu(row.menu);
        menu->setObjectName(QStringLiteral("menu.") + row.id);
        // A view of many actions has put them in groups.
        const auto *groups = view->findChild<QMenu *>(QStringLiteral("workspaceMenu"), Qt::FindDirectChildrenOnly);
        menu->addActions(groups ? groups->actions() : view->actions());
        m_workspaceMenus << menu;
    }
}

void WindowMenus::followWorkspace()
{
    const Workspaces *workspaces = m_window->workspaces();
    const QString current = workspaces->showsStartPage() ? QString() : workspaces->current();
    for (QMenu *menu : std::as_const(m_workspaceMenus))
        menu->menuAction()->setVisible(!menu->isEmpty() && menu->objectName() == QStringLiteral("menu.") + current);
    const QWidget *front = current.isEmpty() ? nullptr : workspaces->view(current);
    for (QAction *action : std::as_const(m_undoActions)) {
        // One Ctrl+Z at a time, and that wherever the focus is.
        const bool isFront = front && front->actions().contains(action);
        action->setVisible(isFront);
        action->setShortcutContext(isFront ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    }
}

void WindowMenus::fillExport()
{
    m_export->clear();
    for (const char *word : {"export", "save"})
        m_export->addActions(m_window->workspaces()->actionsNamed(QLatin1String(word)));
    m_export->addSeparator();
    m_export->addAction(m_actions[QStringLiteral("file.exportGraph")]);
}

void WindowMenus::fillRecent()
{
    m_recent->clear();
    const WindowState memory;
    const auto add = [this](const QString &text, const QString &target) {
        QString label = m_recent->fontMetrics().elidedText(text, Qt::ElideMiddle, 480);
        m_recent->addAction(label.replace(u'&', QStringLiteral("&&")), m_window,
                            [this, target] { m_window->open(target); });
    };
    for (const QString &path : memory.recentFiles())
        add(QFileInfo(path).fileName(), path);
    m_recent->addSeparator();
    for (const QString &expression : memory.recentGames())
        add(expression, expression);
    m_recent->addSeparator();
    for (const KeptDocument &kept : autosavedDocuments()) {
        const QString time = QLocale().toString(kept.time, QLocale::ShortFormat);
        add(tr("Continue %1 of %2").arg(kept.game, time), kept.path);
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("Nothing was opened yet"))->setEnabled(false);
}

} // namespace mexplorer
