#include "app/window/actionregistry.h"

#include "views/theme/icons.h"

#include <QWidget>

#include <algorithm>

namespace mexplorer {

ActionRegistry::ActionRegistry(QWidget *window) : QObject(window), m_window(window) {}

void ActionRegistry::take(QAction *action, const QString &id, const QString &statusTip, const QKeySequence &shortcut,
                          const QString &icon)
{
    action->setObjectName(id);
    action->setStatusTip(statusTip);
    action->setShortcut(shortcut);
    if (!icon.isEmpty())
        action->setIcon(themeIcon(icon));
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? plainText(action) : tr("%1 (%2)").arg(plainText(action), keys));
    m_window->addAction(action);
    m_actions << action;
}

QAction *ActionRegistry::add(const QString &id, const QString &text, const QString &statusTip,
                             const QKeySequence &shortcut, const QString &icon, const std::function<void()> &run)
{
    auto *action = new QAction(text, this);
    take(action, id, statusTip, shortcut, icon);
    connect(action, &QAction::triggered, this, run);
    return action;
}

QAction *ActionRegistry::addSwitch(const QString &id, const QString &text, const QString &statusTip,
                                   const QKeySequence &shortcut, const QString &icon,
                                   const std::function<void(bool)> &run)
{
    auto *action = new QAction(text, this);
    take(action, id, statusTip, shortcut, icon);
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, run);
    return action;
}

void ActionRegistry::adopt(QWidget *view, const QString &place)
{
    for (QAction *action : view->actions()) {
        if (action->isSeparator() || action->text().isEmpty() || m_actions.contains(action))
            continue;
        m_actions << action;
        m_places.insert(action, place);
        connect(action, &QObject::destroyed, this, [this, action] { m_actions.removeOne(action); });
    }
}

QAction *ActionRegistry::find(const QString &id) const
{
    const auto has = [&id](const QAction *action) { return action->objectName() == id; };
    const auto found = std::find_if(m_actions.begin(), m_actions.end(), has);
    return found == m_actions.end() ? nullptr : *found;
}

QAction *ActionRegistry::operator[](const QString &id) const
{
    QAction *action = find(id);
    Q_ASSERT_X(action, "ActionRegistry", qPrintable(id));
    return action;
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
