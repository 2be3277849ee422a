// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace mexplorer {

class Exploration;
class Session;

/// "2 s left", "1 min left": the time that a job still takes at the rate until now, with \a share of it done after
/// \a elapsedMs. Empty while nothing is known.
QString timeLeft(double share, qint64 elapsedMs);

/// "22 positions, 75 moves" for what is explored, and how deep the graph is complete if it ends at a limit. Empty while
/// it is built.
QString countsSentence(const Exploration &exploration);

/// The line at the foot of the window: the size of the graph, and the jobs that run with their progress and a cancel
/// button. It keeps its height, whatever is in it.
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
    class JobStrip;

    void showCounts();
    void arrange();

    Session *m_session;
    QLabel *m_counts;
    JobStrip *m_jobs;
    QTimer m_pause; ///< until the event loop is back
    QString m_countsText;
    bool m_showsCounts = true;
};

} // namespace mexplorer
