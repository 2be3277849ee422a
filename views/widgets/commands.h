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

/// The position of a command: a menu, and a group in it. Groups are in the order of their numbers, with separators
/// between them.
struct MenuPosition
{
    MenuId menu = Menus::none;
    int group = 0;
};

/// Commands that the window handles alike in all workspaces.
enum class CommandRole { None, Undo, Redo, Export, Print, PrintPreview };

/// The optional properties of a command.
struct CommandDetails
{
    const char *icon = nullptr; ///< the name of a theme icon
    QList<QKeySequence> keys = {};
    MenuPosition position = {};
    CommandRole role = CommandRole::None;
};

/// The table of a view's commands, or of a window's with those of its views. Menus, tool buttons, keys, the command
/// palette and the list of shortcuts are created from it. A command's action belongs to the table; its objectName is
/// the command's name.
class Commands : public QObject
{
    Q_OBJECT

public:
    struct Row
    {
        CommandId id;
        MenuPosition position;
        CommandRole role;
        QAction *action;
        QList<QKeySequence> defaultKeys;
        /// The default keys, or those of the user. The action may temporarily have others, as in a presentation.
        QList<QKeySequence> keys;
        QString view = {};    ///< the title of the view that the command belongs to; empty for the window's own
        QString submenu = {}; ///< the title of its submenu
    };

    /// Keys work within \a owner, or in its whole window, depending on \a context.
    explicit Commands(QWidget *owner, Qt::ShortcutContext context = Qt::WidgetWithChildrenShortcut);

    QAction *add(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                 const std::function<void()> &run);
    /// Adds a checkable command; \a run is called with the new state when the user triggers it.
    QAction *addSwitch(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                       const std::function<void(bool)> &run);
    /// Adds an existing action as a command. If the text is empty, the action keeps its own.
    QAction *addAction(CommandId id, const QString &text, const QString &tip, const CommandDetails &details,
                       QAction *action);
    /// Changes the keys of a command in the settings, and so in all tables. See commandWithKey() for keys in use.
    void setKeys(CommandId id, const QList<QKeySequence> &keys);

    /// Adds a submenu that contains the commands added to \a id so far.
    QMenu *addMenu(const QString &title, MenuId id, MenuPosition position);
    /// Adds the commands of a view to the table, under its title.
    void include(Commands *commands, const QString &view);

    /// Returns the menu created by addMenu(); null if there is none.
    QMenu *menu(MenuId id) const;
    /// Returns the action of a command, which must be in the table.
    QAction *operator[](CommandId id) const;
    bool contains(const QAction *action) const;
    /// Returns a command, which must be in the table, with its keys.
    Row row(CommandId id) const;
    /// All commands; those of views follow the window's own.
    std::vector<Row> rows() const;
    QList<QAction *> withRole(CommandRole role) const;

    /// Appends the commands of \a id to \a menu, without those of included tables; only one group if \a group is set.
    void fill(QMenu *menu, MenuId id, std::optional<int> group = {}) const;
    /// Creates a menu of the owner by fill().
    QMenu *makeMenu(const QString &title, MenuId id, std::optional<int> group = {}) const;

signals:
    /// Emitted after the user's keys have changed and all actions of the table have been updated.
    void keysChanged();

private:
    void applyKeys();

    struct Entry
    {
        MenuPosition position;
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

/// Exclusive commands: one for each value that a setting can have.
template <class Value> class CommandChoices
{
public:
    /// \a choose is called with the value of the command that the user triggers.
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

    /// Returns the action for a value, which must have one.
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

/// Returns the first command other than \a id that works where \a id does and whose keys equal \a key, or one of them
/// is the beginning of the other; std::nullopt if there is none.
std::optional<Commands::Row> commandWithKey(const Commands &commands, CommandId id, const QKeySequence &key);

/// Returns an action's text without its mnemonic and its dots.
QString plainText(const QAction *action);

} // namespace mexplorer
