// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/commands/commands.h"

#include "views/theme/icons.h"

#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace mexplorer {

Commands::Commands(QWidget *owner, Qt::ShortcutContext context) : QObject(owner), m_owner(owner), m_context(context) {}

QAction *Commands::addAction(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                             QAction *action)
{
    if (!text.isEmpty())
        action->setText(text);
    action->setObjectName(id.name());
    action->setStatusTip(tip);
    if (details.icon)
        action->setIcon(themeIcon(QLatin1String(details.icon)));
    action->setShortcuts(details.keys);
    action->setShortcutContext(m_context);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : tr("%1 (%2)").arg(tip, keys));
    m_owner->addAction(action);
    m_rows.push_back({id, details.place, details.role, action});
    if (details.place.menu != Menus::none)
        m_entries.push_back({details.place, action});
    return action;
}

QAction *Commands::add(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                       const std::function<void()> &run)
{
    QAction *action = addAction(id, text, tip, details, new QAction(this));
    connect(action, &QAction::triggered, this, run);
    return action;
}

QAction *Commands::addSwitch(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                             const std::function<void(bool)> &run)
{
    QAction *action = addAction(id, text, tip, details, new QAction(this));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, run);
    return action;
}

QMenu *Commands::addMenu(const QString &title, MenuId id, MenuPlace place)
{
    QMenu *menu = makeMenu(title, id);
    m_menus.push_back({id, menu});
    m_entries.push_back({place, menu->menuAction()});
    return menu;
}

QMenu *Commands::menu(MenuId id) const
{
    const auto found = std::find_if(m_menus.begin(), m_menus.end(), [id](const Submenu &one) { return one.id == id; });
    return found == m_menus.end() ? nullptr : found->menu;
}

void Commands::include(Commands *commands, const QString &view)
{
    m_included.push_back({commands, view});
}

std::vector<Commands::Row> Commands::rows() const
{
    std::vector<Row> rows = m_rows;
    for (const Included &included : m_included) {
        if (!included.commands)
            continue;
        for (Row row : included.commands->m_rows) {
            const QMenu *submenu = included.commands->menu(row.place.menu);
            row.view = included.view;
            row.submenu = submenu ? submenu->title() : QString();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QAction *Commands::operator[](CommandId id) const
{
    for (const Row &row : rows()) {
        if (row.id == id)
            return row.action;
    }
    qFatal("There is no command %s.", qPrintable(id.name()));
}

bool Commands::contains(const QAction *action) const
{
    const std::vector<Row> all = rows();
    return std::any_of(all.begin(), all.end(), [action](const Row &row) { return row.action == action; });
}

QList<QAction *> Commands::withRole(CommandRole role) const
{
    QList<QAction *> found;
    for (const Row &row : m_rows) {
        if (row.role == role)
            found << row.action;
    }
    return found;
}

void Commands::fill(QMenu *menu, MenuId id, std::optional<int> group) const
{
    std::vector<Entry> entries;
    for (const Entry &entry : m_entries) {
        if (entry.place.menu == id && (!group || entry.place.group == *group))
            entries.push_back(entry);
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &a, const Entry &b) { return a.place.group < b.place.group; });
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i > 0 && entries[i].place.group != entries[i - 1].place.group)
            menu->addSeparator();
        menu->addAction(entries[i].action);
    }
}

QMenu *Commands::makeMenu(const QString &title, MenuId id, std::optional<int> group) const
{
    auto *menu = new QMenu(title, m_owner);
    fill(menu, id, group);
    return menu;
}

QString plainText(const QAction *action)
{
    QString text = action->text();
    text.remove(u'&');
    while (text.endsWith(u'.') || text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text.trimmed();
}

} // namespace mexplorer
