// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"

#include <algorithm>

namespace mexplorer {

Session::Session(QObject *parent)
    : QObject(parent), m_jobs(this), m_exploration(m_solver, &m_jobs, this), m_filter(&m_exploration, &m_jobs, this),
      m_wholeGraph(&m_exploration, nullptr, this), m_filteredGraph(&m_exploration, &m_filter, this), m_appearance(this),
      m_viewHistory(&m_exploration, &m_filter, &m_appearance, this), m_match(m_solver, &m_exploration, &m_jobs, this),
      m_newGames(m_solver, &m_match, &m_jobs, this), m_scoreboard(&m_match, this),
      m_puzzles(m_solver, &m_match, &m_jobs, this), m_hints(m_solver, &m_match, &m_jobs, this),
      m_walkthrough(m_solver, &m_exploration, &m_jobs, this), m_presentation(this),
      m_lecture(&m_exploration, &m_walkthrough, &m_presentation, this), m_lessonLibrary(this)
{
    connect(&m_jobs, &Jobs::problemFound, this, &Session::problemFound);
    connect(&m_exploration, &Exploration::problemFound, this, &Session::problemFound);
    connect(&m_match, &Match::problemFound, this, &Session::problemFound);
    connect(&m_newGames, &NewGames::problemFound, this, &Session::problemFound);
    connect(&m_scoreboard, &Scoreboard::problemFound, this, &Session::problemFound);
    connect(&m_puzzles, &PuzzleDesk::problemFound, this, &Session::problemFound);
    connect(&m_hints, &Hints::problemFound, this, &Session::problemFound);
    connect(&m_exploration, &Exploration::graphChanged, this, &Session::updateAnswers);
    connect(&m_walkthrough, &Walkthrough::answersChanged, this, &Session::updateAnswers);
    connect(&m_lessonLibrary, &LessonLibrary::fileChanged, this, &Session::rereadLesson);
    connect(&m_presentation, &Presentation::changed, this,
            [this] { m_walkthrough.setAnswersHidden(m_presentation.isOn()); });
    connect(&m_hints, &Hints::changed, this, &Session::updateAnswers);
    connect(&m_hints, &Hints::changed, this, [this] { m_scoreboard.setHelped(m_hints.areValuesShown()); });
    connect(&m_match, &Match::activeChanged, this, &Session::updateAnswers);
    connect(&m_match, &Match::turnChanged, this, &Session::updateAnswers);
    connect(&m_puzzles, &PuzzleDesk::changed, this, &Session::updateAnswers);
    connect(&m_exploration, &Exploration::startChanged, this, [this] { m_puzzles.followGame(m_exploration.start()); });
}

void Session::retranslate()
{
    m_walkthrough.retranslate();
    m_match.retranslate();
    m_hints.retranslate();
    if (m_lecture.lesson() && isShippedLesson(m_lecture.lesson()->path))
        rereadLesson(m_lecture.lesson()->path);
}

void Session::setExercising(bool isExercising)
{
    m_isExercising = isExercising;
    updateAnswers();
}

void Session::keepProgressIn(const QString &folder)
{
    m_scoreboard.setPath(folder + QStringLiteral("/standings.json"));
    m_puzzles.setPath(folder + QStringLiteral("/puzzles.json"));
}

bool Session::openLesson(const QString &path)
{
    const Result<LessonPtr> lesson = readLesson(path);
    if (!lesson) {
        report(lesson.problem());
        return false;
    }
    m_lessonLibrary.watch((*lesson)->path);
    m_lecture.open(*lesson);
    return true;
}

/// While a lesson is written, what can be read of it is shown; else what was there stays.
void Session::rereadLesson(const QString &path)
{
    if (!m_lecture.lesson() || m_lecture.lesson()->path != path)
        return;
    const Result<LessonPtr> lesson = readLesson(path);
    if (lesson)
        m_lecture.reread(*lesson);
    else
        report(lesson.problem());
}

/// A person who plays finds the answers alone, as far as the judging of moves doesn't show them; while a game is under
/// way also where nothing is played.
void Session::updateAnswers()
{
    AnswerPolicy answers = m_walkthrough.answers();
    const bool isPlayed = m_match.isUnderWay() || (m_match.isActive() && m_match.hasGame());
    if (isPlayed && m_match.sides().haveHuman() && !m_hints.showAnswer()) {
        answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        if (m_hints.judging() == Judging::AtOnce) {
            answers.graph = m_exploration.graph();
            answers.judged = judgedPositions(m_exploration.answers().judged);
        }
    }
    const bool isClass = m_isExercising && !answers.coversPlayedGame();
    if (isClass || m_puzzles.hidesAnswers())
        answers.hiddenFor = AnswerPolicy::HiddenFor::Class;
    m_exploration.setAnswers(answers);
}

/// Where the moves of the game led so far; \a before if that is the same.
AnswerPolicy::Positions Session::judgedPositions(const AnswerPolicy::Positions &before) const
{
    std::vector<PositionId> positions;
    for (std::size_t place = 1; place <= m_match.place(); ++place) {
        if (const auto id = m_exploration.find(m_match.record().position(place)))
            positions.push_back(*id);
    }
    std::ranges::sort(positions);
    return before && *before == positions ? before
                                          : std::make_shared<const std::vector<PositionId>>(std::move(positions));
}

} // namespace mexplorer
