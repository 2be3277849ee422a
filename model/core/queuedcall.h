// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <utility>

namespace mexplorer {

/// Calls a function from the event loop, once for several requests. A member of \a receiver.
class QueuedCall
{
public:
    QueuedCall(QObject *receiver, std::function<void()> function)
        : m_receiver(receiver), m_function(std::move(function))
    {
    }
    Q_DISABLE_COPY_MOVE(QueuedCall)

    /// Schedules the call on the receiver's thread. It is dropped if the receiver is destroyed first.
    void schedule()
    {
        if (std::exchange(m_isScheduled, true))
            return;
        const auto call = [this] {
            m_isScheduled = false;
            m_function();
        };
        QMetaObject::invokeMethod(m_receiver, call, Qt::QueuedConnection);
    }

private:
    QObject *m_receiver;
    std::function<void()> m_function;
    bool m_isScheduled = false;
};

} // namespace mexplorer
