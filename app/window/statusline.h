#pragma once

#include "model/session/jobs.h"

#include <QStatusBar>

#include <map>

class QLabel;

namespace mexplorer {

class Exploration;
class JobRow;
class Session;

/// "2 s left", "1 min left": the time that a job still takes if it goes on as until now, with \a share of it done after
/// \a elapsedMs. Empty while nothing can be told.
QString timeLeft(double share, qint64 elapsedMs);

/// "22 positions, 75 moves, 54 led to a position already known" for what is explored, and what was left out past a limit.
QString countsSentence(const Exploration &exploration);

/// The line at the foot of the window: the size of the graph, and the jobs that run with their progress and a cancel
/// button.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(Session *session, QWidget *parent = nullptr);

    void setCountsVisible(bool visible);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showCounts();
    void showJobs();

    Session *m_session;
    QLabel *m_counts;
    bool m_showsCounts = true;
    std::map<QString, JobRow *> m_rows;
};

} // namespace mexplorer
