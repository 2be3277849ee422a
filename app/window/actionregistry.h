#pragma once

#include <QAction>
#include <QHash>
#include <QObject>

#include <functional>

class QWidget;

namespace mexplorer {

/// All actions of a window by id, which is also the action's objectName: "file.open", "go.back". Menus, tool buttons,
/// the command palette and the list of shortcuts all take their actions from here.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    /// Actions work wherever the focus is in \a window.
    explicit ActionRegistry(QWidget *window);

    /// Makes an action; \a run is called when it is triggered. \a icon is the name of a theme icon, or empty.
    QAction *add(const QString &id, const QString &text, const QString &statusTip, const QKeySequence &shortcut,
                 const QString &icon, const std::function<void()> &run);
    /// Makes an action that is switched on and off; \a run is given the new state.
    QAction *addSwitch(const QString &id, const QString &text, const QString &statusTip, const QKeySequence &shortcut,
                       const QString &icon, const std::function<void(bool)> &run);
    /// Takes in an action made elsewhere, a dock's toggle for one, under an id of ours.
    void take(QAction *action, const QString &id, const QString &statusTip, const QKeySequence &shortcut,
              const QString &icon);
    /// Takes in the actions that \a view made for itself; \a place says in lists where they belong ("Explore").
    void adopt(QWidget *view, const QString &place);

    /// Null if there is none.
    QAction *find(const QString &id) const;
    /// The action called \a id; it must be there.
    QAction *operator[](const QString &id) const;
    /// In the order in which they were made.
    const QList<QAction *> &actions() const { return m_actions; }
    /// Where the action belongs: the first part of its id for the window's own, the place it was adopted from for
    /// others.
    QString place(const QAction *action) const { return m_places.value(action); }

private:
    QWidget *m_window;
    QList<QAction *> m_actions;
    QHash<const QAction *, QString> m_places;
};

/// An action's text without its mnemonic and its dots.
QString plainText(const QAction *action);

} // namespace mexplorer
