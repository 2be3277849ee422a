#include "model/session/session.h"

namespace mexplorer {

Session::Session(QObject *parent)
    : QObject(parent), m_jobs(this), m_exploration(m_solver, &m_jobs, this), m_filter(&m_exploration, &m_jobs, this),
      m_match(m_solver, &m_exploration, &m_jobs, this), m_walkthrough(m_solver, &m_exploration, &m_jobs, this)
{
    connect(&m_exploration, &Exploration::problemFound, this, &Session::problemFound);
    connect(&m_match, &Match::problemFound, this, &Session::problemFound);
}

} // namespace mexplorer
