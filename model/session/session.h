#pragma once

#include "model/session/exploration.h"
#include "model/session/jobs.h"

namespace mexplorer {

/// All state of one window: what is explored, and the work that goes on. Views are given the session and share state only
/// through its objects.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr) : QObject(parent), m_jobs(this), m_exploration(&m_jobs, this) {}

    Jobs *jobs() { return &m_jobs; }
    Exploration *exploration() { return &m_exploration; }

private:
    Jobs m_jobs;
    Exploration m_exploration;
};

} // namespace mexplorer
