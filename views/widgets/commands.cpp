// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/commands.h"

#include "views/theme/icons.h"

#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace mexplorer {

namespace {

/// Sets the keys of a command: the default ones, or those in \a changed. Its tool tip shows the first.
void applyKeys(Commands::Row &row, const CommandKeys &changed)
{
    const auto found = changed.find(row.id.name());
    row.keys = found == changed.end() ? row.defaultKeys : QList<QKeySequence>();
    for (const QString &text : found == changed.end() ? QStringList() : *found) {
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (!key.isEmpty() && key[0].key() != Qt::Key_unknown)
            row.keys << key;
    }
    row.action->setShortcuts(row.keys);
    const QString tip = row.action->statusTip();
    const QString keys = row.action->shortcut().toString(QKeySequence::NativeText);
    row.action->setToolTip(keys.isEmpty() ? tip : Commands::tr("%1 (%2)").arg(tip, keys));
}

} // namespace

Commands::Commands(QWidget *owner, Qt::ShortcutContext context)
    : QObject(owner), m_owner(owner), m_context(context), m_changedKeys(Settings::instance().commandKeys.value())
{
    connect(&Settings::instance().commandKeys, &AnySetting::changed, this, &Commands::applyKeys);
}

QAction *Commands::addAction(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                             QAction *action)
{
    if (!text.isEmpty())
        action->setText(text);
    action->setObjectName(id.name());
    action->setStatusTip(tip);
    if (details.icon)
        action->setIcon(themeIcon(QLatin1String(details.icon)));
    action->setShortcutContext(m_context);
    m_owner->addAction(action);
    m_rows.push_back({id, details.position, details.role, action, details.keys, {}});
    mexplorer::applyKeys(m_rows.back(), m_changedKeys);
    if (details.position.menu != Menus::none)
        m_entries.push_back({details.position, action});
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

void Commands::setKeys(CommandId id, const QList<QKeySequence> &keys)
{
    CommandKeys changed = Settings::instance().commandKeys.value();
    changed.remove(id.name());
    if (keys != row(id).defaultKeys) {
        QStringList &texts = changed[id.name()];
        for (const QKeySequence &key : keys)
            texts << key.toString(QKeySequence::PortableText);
    }
    Settings::instance().commandKeys.set(changed);
}

void Commands::applyKeys()
{
    m_changedKeys = Settings::instance().commandKeys.value();
    for (Row &row : m_rows)
        mexplorer::applyKeys(row, m_changedKeys);
    emit keysChanged();
}

QMenu *Commands::addMenu(const QString &title, MenuId id, MenuPosition position)
{
    QMenu *menu = makeMenu(title, id);
    m_menus.push_back({id, menu});
    m_entries.push_back({position, menu->menuAction()});
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
            const QMenu *submenu = included.commands->menu(row.position.menu);
            row.view = included.view;
            row.submenu = submenu ? submenu->title() : QString();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

Commands::Row Commands::row(CommandId id) const
{
    for (const Row &row : rows()) {
        if (row.id == id)
            return row;
    }
    qFatal("There is no command %s.", qPrintable(id.name()));
}

QAction *Commands::operator[](CommandId id) const
{
    return row(id).action;
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
        if (entry.position.menu == id && (!group || entry.position.group == *group))
            entries.push_back(entry);
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &a, const Entry &b) { return a.position.group < b.position.group; });
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i > 0 && entries[i].position.group != entries[i - 1].position.group)
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

std::optional<Commands::Row> commandWithKey(const Commands &commands, CommandId id, const QKeySequence &key)
{
    const std::vector<Commands::Row> rows = commands.rows();
    const QString view = commands.row(id).view;
    const auto clashes = [&](const Commands::Row &row) {
        const bool isElsewhere = !view.isEmpty() && !row.view.isEmpty() && view != row.view;
        return row.id != id && !isElsewhere &&
               std::any_of(row.keys.begin(), row.keys.end(), [&key](const QKeySequence &taken) {
                   return taken.matches(key) != QKeySequence::NoMatch || key.matches(taken) != QKeySequence::NoMatch;
               });
    };
    const auto found = std::find_if(rows.begin(), rows.end(), clashes);
    return found == rows.end() ? std::nullopt : std::optional(*found);
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
