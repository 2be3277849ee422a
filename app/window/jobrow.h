// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace mexplorer {

/// One running job in the status line: its name, how far it is, how long it still takes, and a button that stops it.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    explicit JobRow(const QString &key, QWidget *parent = nullptr);

    void setInfo(const Jobs::Info &info);
    const QString &name() const { return m_fullName; }
    /// Cuts the name so that the row takes at most \a pixels of width, if that can be.
    void setRoom(int pixels);

signals:
    void cancelRequested(const QString &key);

private:
    QString m_fullName;
    QLabel *m_name;
    QProgressBar *m_progress;
    QLabel *m_state;
    QToolButton *m_cancel;
    double m_share = -1; ///< of the work, as it was shown
    qint64 m_elapsedMs = 0;
};

} // namespace mexplorer
