#pragma once

#include "model/session/exploration.h"
#include "model/session/graphfilter.h"
#include "model/session/jobs.h"
#include "model/session/match.h"
#include "model/session/walkthrough.h"

namespace mexplorer {

/// All state of one window: what is explored, what is stepped through, what is played, and the work that goes on.
/// Views are given the session and share state only through its objects.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr)
        : QObject(parent), m_jobs(this), m_exploration(&m_jobs, this), m_filter(&m_exploration, &m_jobs, this),
          m_match(&m_exploration, &m_jobs, this), m_walkthrough(&m_exploration, &m_jobs, this)
    {
    }

    Jobs *jobs() { return &m_jobs; }
    Exploration *exploration() { return &m_exploration; }
    /// What is shown of the graph.
    GraphFilter *filter() { return &m_filter; }
    Match *match() { return &m_match; }
    Walkthrough *walkthrough() { return &m_walkthrough; }

signals:
    /// A view asks for another workspace to come to the front: "step".
    void workspaceWanted(const QString &id);

private:
    Jobs m_jobs;
    Exploration m_exploration;
    GraphFilter m_filter;
    Match m_match;
    Walkthrough m_walkthrough;
};

} // namespace mexplorer
