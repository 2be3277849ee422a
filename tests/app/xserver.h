// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <array>
#include <csignal>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

/// An X server without a screen for the test; programs started later show their windows on it. It isn't started by
/// QProcess, whose child shares the memory of this program for a moment: after that ThreadSanitizer would no longer see
/// its locks.
class XServer
{
    Q_DISABLE_COPY_MOVE(XServer)

public:
    XServer() = default;
    /// Returns false if there is no Xvfb. The server picks a free display by itself and prints its number.
    bool start()
    {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            return false;
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        posix_spawn_file_actions_addclose(&actions, ends[1]);
        std::array words = {QByteArray("Xvfb"),      QByteArray("-displayfd"), QByteArray("1"),
                            QByteArray("-screen"),   QByteArray("0"),          QByteArray("1400x900x24"),
                            QByteArray("-nolisten"), QByteArray("tcp"),        QByteArray("-noreset")};
        std::array<char *, words.size() + 1> arguments{};
        for (std::size_t i = 0; i < words.size(); ++i)
            arguments[i] = words[i].data();
        if (posix_spawnp(&m_process, "Xvfb", &actions, nullptr, arguments.data(), environ) != 0)
            m_process = -1;
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        QByteArray display;
        for (char c = 0; m_process > 0 && read(ends[0], &c, 1) == 1 && c != '\n';)
            display += c;
        close(ends[0]);
        if (display.isEmpty()) {
            qCritical("Xvfb did not start; install the package xvfb.");
            return false;
        }
        qputenv("DISPLAY", ':' + display);
        qputenv("QT_QPA_PLATFORM", "xcb");
        return true;
    }

    ~XServer()
    {
        if (m_process <= 0)
            return;
        kill(m_process, SIGTERM);
        waitpid(m_process, nullptr, 0);
    }

private:
    pid_t m_process = -1;
};
