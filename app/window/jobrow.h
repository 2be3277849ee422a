#pragma once

#include "model/session/jobs.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace mexplorer {

/// One running job in the status line: its name, how far it is, how long it still takes, and a button that stops it.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    explicit JobRow(const QString &key, QWidget *parent = nullptr);

    void setInfo(const Jobs::Info &info);

signals:
    void cancelRequested(const QString &key);

private:
    QLabel *m_name;
    QProgressBar *m_progress;
    QLabel *m_state;
};

} // namespace mexplorer
