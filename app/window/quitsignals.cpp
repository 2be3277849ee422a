// SPDX-License-Identifier: GPL-3.0-or-later
// A signal handler may do next to nothing: it writes a byte into a pipe, and the event loop reads it.

#include "app/window/quitsignals.h"

#include <QSocketNotifier>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace mexplorer {

namespace {

constexpr int quitting[] = {SIGINT, SIGTERM, SIGHUP};

std::atomic<int> entrance = -1;

void writeByte(int)
{
    const int before = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(entrance.load(std::memory_order_relaxed), &byte, 1);
    errno = before;
}

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : quitting)
        sigaction(signal, &action, nullptr);
}

} // namespace

QuitSignals::QuitSignals(QObject *parent) : QObject(parent)
{
    if (::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char bytes[16];
        if (::read(m_pipe[0], bytes, sizeof bytes) > 0)
            emit quitRequested();
    });
    entrance.store(m_pipe[1], std::memory_order_relaxed);
    handle(writeByte);
}

QuitSignals::~QuitSignals()
{
    if (!m_notifier)
        return;
    handle(SIG_DFL);
    delete m_notifier;
    ::close(m_pipe[0]);
    ::close(m_pipe[1]);
}

} // namespace mexplorer
