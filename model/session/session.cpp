#include "model/session/session.h"

namespace mexplorer {

Session::Session(QObject *parent)
    : QObject(parent), m_jobs(this), m_exploration(m_solver, &m_jobs, this), m_filter(&m_exploration, &m_jobs, this),
      m_wholeGraph(&m_exploration, this), m_filteredGraph(&m_exploration, &m_filter, this), m_appearance(this),
      m_viewHistory(&m_exploration, &m_filter, &m_appearance, this), m_match(m_solver, &m_exploration, &m_jobs, this),
      m_newGames(m_solver, &m_match, &m_jobs, this), m_scoreboard(&m_match, this),
      m_puzzles(m_solver, &m_match, &m_jobs, this), m_hints(m_solver, &m_match, &m_jobs, this),
      m_walkthrough(m_solver, &m_exploration, &m_jobs, this)
{
    connect(&m_exploration, &Exploration::problemFound, this, &Session::problemFound);
    connect(&m_match, &Match::problemFound, this, &Session::problemFound);
    connect(&m_newGames, &NewGames::problemFound, this, &Session::problemFound);
    connect(&m_scoreboard, &Scoreboard::problemFound, this, &Session::problemFound);
    connect(&m_puzzles, &PuzzleDesk::problemFound, this, &Session::problemFound);
    connect(&m_hints, &Hints::problemFound, this, &Session::problemFound);
    connect(&m_exploration, &Exploration::graphChanged, this, &Session::updateAnswers);
    connect(&m_walkthrough, &Walkthrough::answersChanged, this, &Session::updateAnswers);
    connect(&m_hints, &Hints::changed, this, &Session::updateAnswers);
    connect(&m_match, &Match::activeChanged, this, &Session::updateAnswers);
    connect(&m_match, &Match::turnChanged, this, &Session::updateAnswers);
}

void Session::retranslate()
{
    m_walkthrough.retranslate();
    m_match.retranslate();
    m_hints.retranslate();
}

void Session::setExercising(bool isExercising)
{
    m_isExercising = isExercising;
    updateAnswers();
}

/// A person who plays finds the answers alone, until the game is over or they are asked for.
void Session::updateAnswers()
{
    AnswerPolicy answers = m_walkthrough.answers();
    const bool isPlayed = m_match.isActive() && m_match.hasGame() && !m_match.isOver() && m_match.sides().haveHuman();
    if (isPlayed && !m_hints.showAnswer())
        answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
    if (m_isExercising)
        answers.hiddenFor = AnswerPolicy::HiddenFor::Class;
    m_exploration.setAnswers(answers);
}

} // namespace mexplorer
