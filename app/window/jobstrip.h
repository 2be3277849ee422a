// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"

#include <QWidget>

#include <map>

class QLabel;
class QProgressBar;
class QToolButton;

namespace mexplorer {

/// One running job in the status line: its name, how far it is, how long it still takes, and a button that stops it.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    explicit JobRow(Jobs::Id id, QWidget *parent = nullptr);

    void setInfo(const Jobs::Info &info);
    const QString &name() const { return m_fullName; }
    /// Cuts the name so that the row takes at most \a pixels of width, if that can be.
    void setRoom(int pixels);

signals:
    void cancelRequested(mexplorer::Jobs::Id id);

private:
    QString m_fullName;
    QLabel *m_name;
    QProgressBar *m_progress;
    QLabel *m_state;
    QToolButton *m_cancel;
    double m_share = -1; ///< of the work, as it was shown
    qint64 m_elapsedMs = 0;
};

/// The jobs that run, side by side: a row for each while there is room for all, and a button "3 jobs" with a menu of
/// them where there isn't. Its height doesn't depend on the jobs, so that nothing above it moves when one begins.
class JobStrip : public QWidget
{
    Q_OBJECT

public:
    explicit JobStrip(Jobs *jobs, QWidget *parent = nullptr);

    /// Reads which jobs run and how far they are, and shows them in at most \a room pixels of width.
    void refresh(int room);

protected:
    void changeEvent(QEvent *event) override;

private:
    void readJobs();
    bool showRowsIn(int room);
    void fillMenu();
    void fixHeight();

    Jobs *m_jobs;
    std::map<Jobs::Id, JobRow *> m_rows;
    QToolButton *m_all; ///< in place of the rows where they don't fit
};

} // namespace mexplorer
