// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QObject>

#include <functional>

namespace mexplorer {

/// Calls a function with the events of \a watched before they get there, as long as \a owner exists. Those for which it
/// is true go no further. While the owner's children are deleted, it is no longer of the class that it was, and none is
/// called.
class EventFilter final : public QObject
{
public:
    EventFilter(QObject *watched, QObject *owner, std::function<bool(QEvent *)> seen)
        : QObject(owner), m_class(owner->metaObject()), m_seen(std::move(seen))
    {
        watched->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        return parent()->metaObject()->inherits(m_class) && m_seen(event);
    }

private:
    const QMetaObject *m_class; ///< of the owner
    std::function<bool(QEvent *)> m_seen;
};

/// Calls \a react with each event of that type, just before \a watched gets it, as long as \a owner lives.
inline void onEvent(QObject *watched, QObject *owner, QEvent::Type type, std::function<void()> react)
{
    new EventFilter(watched, owner, [type, react = std::move(react)](const QEvent *event) {
        if (event->type() == type)
            react();
        return false;
    });
}

} // namespace mexplorer
