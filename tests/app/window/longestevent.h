// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <ctime>

/// An application that measures the longest event of its event loop, in the processor time of its thread: waiting for
/// other programs isn't counted.
class LongestEvent : public QApplication // moc need not know it
{
public:
    using QApplication::QApplication;

    static LongestEvent &instance() { return *static_cast<LongestEvent *>(qApp); }

    /// Resets the measurement.
    void reset() { m_longestMs = 0; }
    double longestMs() const { return m_longestMs; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        const double before = threadTimeMs();
        const bool handled = QApplication::notify(receiver, event);
        m_longestMs = std::max(m_longestMs, threadTimeMs() - before);
        --m_depth;
        return handled;
    }

    /// Handles events until \a isDone returns true.
    template <class Condition> static void wait(Condition isDone)
    {
        QTimer wakeUp;
        wakeUp.start(2);
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    /// Calls \a function in a separate event, which is measured.
    template <class Function> static void perform(Function function)
    {
        bool isDone = false;
        QTimer::singleShot(0, qApp, [&] {
            function();
            isDone = true;
        });
        wait([&] { return isDone; });
    }

private:
    static double threadTimeMs()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    int m_depth = 0;
    double m_longestMs = 0;
};
