// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/settings.h"
#include "views/widgets/commandid.h"

#include <QAction>
#include <QActionGroup>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

class QMenu;

namespace mexplorer {

/// Where a command stands: in a menu, and there in a group. Groups are in the order of their numbers, with separators
/// between them.
struct MenuPlace
{
    MenuId menu = Menus::none;
    int group = 0;
};

/// What the window treats alike in all workspaces.
enum class CommandRole { None, Undo, Redo, Export, Print, PrintPreview };

/// What only some commands have.
struct CommandDetails
{
    const char *icon = nullptr; ///< the name of a theme icon
    QList<QKeySequence> keys = {};
    MenuPlace place = {};
    CommandRole role = CommandRole::None;
};

/// The table of a view's commands, or of a window's with those of its views. Menus, tool buttons, keys, the command
/// palette and the list of shortcuts are made from it. A command's action belongs to the table; its objectName is the
/// command's name.
class Commands : public QObject
{
    Q_OBJECT

public:
    struct Row
    {
        CommandId id;
        MenuPlace place;
        CommandRole role;
        QAction *action;
        QList<QKeySequence> defaultKeys;
        /// The default keys, or those of the user. The action may have others for a while, as in a presentation.
        QList<QKeySequence> keys;
        QString view = {};    ///< the title of the view that it was included from
        QString submenu = {}; ///< the title of the submenu that it stands in there
    };

    /// Keys work within \a owner, or in its whole window if \a context says so.
    explicit Commands(QWidget *owner, Qt::ShortcutContext context = Qt::WidgetWithChildrenShortcut);

    QAction *add(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                 const std::function<void()> &run);
    /// A command that is switched on and off; \a run is given the new state when a person triggers it.
    QAction *addSwitch(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                       const std::function<void(bool)> &run);
    /// Makes a command of an action from elsewhere. An empty text leaves the action's own.
    QAction *addAction(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                       QAction *action);
    /// Changes the keys of a command in the settings, and thereby in all tables. See commandWithKey() for keys that are
    /// taken.
    void setKeys(CommandId id, const QList<QKeySequence> &keys);

    /// Places a menu of the commands that stand in \a id by now, among what was added before and is added after it.
    QMenu *addMenu(const QString &title, MenuId id, MenuPlace place);
    /// Takes the commands of a view into the table, under its title.
    void include(Commands *commands, const QString &view);

    /// The menu that addMenu() made; null if there is none.
    QMenu *menu(MenuId id) const;
    /// The action of a command, which must be in the table.
    QAction *operator[](CommandId id) const;
    bool contains(const QAction *action) const;
    /// A command with its keys, which must be in the table.
    Row row(CommandId id) const;
    /// All commands, those of views after the window's own.
    std::vector<Row> rows() const;
    QList<QAction *> withRole(CommandRole role) const;

    /// Appends what stands in \a id, without what was included, to \a menu; of one group only if \a group is given.
    void fill(QMenu *menu, MenuId id, std::optional<int> group = {}) const;
    /// A menu of the owner that is filled so.
    QMenu *makeMenu(const QString &title, MenuId id, std::optional<int> group = {}) const;

signals:
    /// Emitted after the user's keys have changed and all actions of the table have theirs.
    void keysChanged();

private:
    void applyKeys();

    struct Entry
    {
        MenuPlace place;
        QAction *action;
    };
    struct Submenu
    {
        MenuId id;
        QMenu *menu;
    };
    struct Included
    {
        QPointer<Commands> commands;
        QString view;
    };

    QWidget *m_owner;
    Qt::ShortcutContext m_context;
    CommandKeys m_changedKeys; ///< by the user
    std::vector<Row> m_rows;
    std::vector<Entry> m_entries;
    std::vector<Submenu> m_menus;
    std::vector<Included> m_included;
};

/// Commands of which one holds at a time: one for each value that something can have.
template <class Value> class CommandChoices
{
public:
    /// \a choose is given the value of the command that a person triggers.
    CommandChoices(Commands *commands, std::function<void(Value)> choose)
        : m_commands(commands), m_choose(std::move(choose)), m_group(new QActionGroup(commands))
    {
    }

    QAction *add(CommandId id, const QString &text, const QString &tip, const CommandDetails &details, Value value)
    {
        const auto run = [choose = m_choose, value](bool) { choose(value); };
        QAction *action = m_commands->addSwitch(id, text, tip, details, run);
        m_group->addAction(action);
        m_choices.emplace_back(value, action);
        return action;
    }

    /// The action for a value, which must have one.
    QAction *operator[](const Value &value) const
    {
        for (const auto &[one, action] : m_choices) {
            if (one == value)
                return action;
        }
        Q_UNREACHABLE();
    }
    void setCurrent(const Value &value) { (*this)[value]->setChecked(true); }

private:
    Commands *m_commands;
    std::function<void(Value)> m_choose;
    QActionGroup *m_group;
    std::vector<std::pair<Value, QAction *>> m_choices;
};

/// The first command other than \a id that works where \a id does and has \a key, or keys that begin with it or that it
/// begins with; nothing if there is none.
std::optional<Commands::Row> commandWithKey(const Commands &commands, CommandId id, const QKeySequence &key);

/// An action's text without its mnemonic and its dots.
QString plainText(const QAction *action);

} // namespace mexplorer
