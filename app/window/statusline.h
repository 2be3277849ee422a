// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace mexplorer {

class Exploration;
class Session;

/// Returns an estimate such as "2 s left" or "1 min left" for a job of which \a share is done after \a elapsedMs
/// milliseconds; empty if it is too early for one.
QString timeLeft(double share, qint64 elapsedMs);

/// Returns what is known of a job with a time limit whose end isn't known, such as "value at least 2; gives up in 9 s":
/// \a leastValue and \a limitLeftMs as in Jobs::Info. Empty if nothing is.
QString limitText(quint64 leastValue, qint64 limitLeftMs);

/// Returns the size of the explored graph, such as "22 positions, 75 moves", and the depth to which a truncated one is
/// complete. Empty while it is being built.
QString countsSentence(const Exploration &exploration);

/// The status bar of the window: the size of the graph, and the running jobs with their progress and a cancel button.
/// Its height doesn't depend on its content.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(Session *session, QWidget *parent = nullptr);

    void setCountsVisible(bool visible);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class JobRow;
    class JobBar;

    void showCounts();
    void arrange();

    Session *m_session;
    QLabel *m_counts;
    JobBar *m_jobs;
    QTimer m_pause; ///< until the next iteration of the event loop
    QString m_countsText;
    bool m_showsCounts = true;
};

} // namespace mexplorer
