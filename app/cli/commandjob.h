// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"

#include <QFuture>
#include <QString>

#include <stop_token>

namespace mexplorer {

/// The job of a command run from a shell. The first call makes Ctrl-C (SIGINT) cancel it; a second Ctrl-C ends the
/// program.
JobControl &interruptibleJob();

/// Shows a job's progress as one line on standard error for as long as it exists, when that is a terminal and the work
/// takes more than 200 ms. Removes the line at the end.
class ProgressLine
{
public:
    /// \a what is what is being done: "Building the graph". \a control must outlive the line.
    ProgressLine(QString what, const JobControl &control);
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// "Building the graph: 12,000 of 65,536", or without the total when it isn't known.
    static QString text(const QString &what, quint64 done, quint64 total);

    /// "[#####-----]" for a job that is half done; empty when the total isn't known.
    static QString bar(quint64 done, quint64 total);

private:
    void run(const std::stop_token &stop);

    QString m_what;
    const JobControl &m_control;
    std::stop_source m_stop;
    QFuture<void> m_printing;
};

} // namespace mexplorer
