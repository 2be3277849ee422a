// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QtGlobal>

/// An X server without a screen, of the test's own; the programs started later show their windows on it.
class XServer
{
public:
    /// False if there is no Xvfb to start. The server picks a free display by itself and prints its number.
    bool start()
    {
        m_process.setReadChannel(QProcess::StandardOutput);
        m_process.setChildProcessModifier(
            [] {}); // a fork that shares no memory, which ThreadSanitizer would lose track of
        m_process.start(QStringLiteral("Xvfb"),
                        {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                         QStringLiteral("0"), QStringLiteral("1400x900x24"), QStringLiteral("-nolisten"),
                         QStringLiteral("tcp"), QStringLiteral("-noreset")});
        if (!m_process.waitForStarted() || !m_process.waitForReadyRead(20'000)) {
            qCritical("Xvfb did not start; install the package xvfb.");
            return false;
        }
        qputenv("DISPLAY", ':' + m_process.readLine().trimmed());
        qputenv("QT_QPA_PLATFORM", "xcb");
        return true;
    }

    ~XServer()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
};
