// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progressline.h"

#include "app/cli/commandtext.h"
#include "model/core/scanner.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <unistd.h>

namespace mexplorer {

ProgressLine::ProgressLine(QString what, const JobControl &control) : m_what(std::move(what)), m_control(control)
{
    if (isatty(STDERR_FILENO))
        m_printing = QtConcurrent::run([this] { run(m_stop.get_token()); });
}

ProgressLine::~ProgressLine()
{
    m_stop.request_stop();
    m_printing.waitForFinished();
}

QString ProgressLine::text(const QString &what, quint64 done, quint64 total)
{
    if (total == 0)
        return CommandText::tr("%1: %2").arg(what, groupedNumber(done));
    return CommandText::tr("%1: %2 of %3").arg(what, groupedNumber(done), groupedNumber(total));
}

QString ProgressLine::bar(quint64 done, quint64 total)
{
    constexpr qsizetype width = 24;
    if (total == 0)
        return {};
    const auto full = static_cast<qsizetype>(static_cast<double>(std::min(done, total)) / static_cast<double>(total) *
                                             static_cast<double>(width));
    return u'[' + QString(full, u'#') + QString(width - full, u'-') + QStringLiteral("] ");
}

void ProgressLine::run(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any wakeUp;
    std::unique_lock lock(mutex);
    bool shown = false;
    while (!wakeUp.wait_for(lock, stop, std::chrono::milliseconds(200), [&stop] { return stop.stop_requested(); })) {
        const quint64 done = m_control.done();
        const quint64 total = m_control.total();
        const QByteArray line = (bar(done, total) + text(m_what, done, total)).toUtf8();
        std::fprintf(stderr, "\r\033[K%s", line.constData());
        std::fflush(stderr);
        shown = true;
    }
    if (shown)
        std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
}

} // namespace mexplorer
