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
      m_walkthrough(m_solver, &m_exploration, &m_jobs, this), m_sequence(this), m_presentation(this),
      m_lessonLibrary(this), m_lecture(&m_exploration, &m_walkthrough, &m_presentation, &m_lessonLibrary, this)
{
    for (QObject *child : children()) {
        if (auto *part = qobject_cast<Part *>(child))
            m_parts.push_back(part);
    }
    connect(&m_jobs, &Jobs::problemFound, this, &Session::problemFound);
    for (const Part *part : m_parts) {
        connect(part, &Part::problemFound, this, &Session::problemFound);
        connect(part, &Part::edited, this, &Session::edited);
    }
    connect(&m_exploration, &Exploration::graphChanged, this, &Session::updateAnswers);
    connect(&m_walkthrough, &Walkthrough::answersChanged, this, &Session::updateAnswers);
    connect(&m_presentation, &Presentation::changed, this,
            [this] { m_walkthrough.setAnswersHidden(m_presentation.isOn()); });
    connect(&m_hints, &Hints::changed, this, &Session::updateAnswers);
    connect(&m_hints, &Hints::changed, this, [this] { m_scoreboard.setHelped(m_hints.areValuesShown()); });
    connect(&m_match, &Match::activeChanged, this, &Session::updateAnswers);
    connect(&m_match, &Match::turnChanged, this, &Session::updateAnswers);
    connect(&m_puzzles, &PuzzleDesk::changed, this, &Session::updateAnswers);
    connect(&m_exploration, &Exploration::startChanged, this, [this] { m_puzzles.followGame(m_exploration.start()); });
    // Connected last, so that the selection of a document is applied after those of other objects.
    connect(&m_exploration, &Exploration::graphChanged, this, &Session::selectSaved);
}

Document Session::document() const
{
    Document document;
    document.workspace = m_workspace;
    for (const Part *part : m_parts)
        part->write(document);
    return document;
}

void Session::restore(const Document &document, const Position &start)
{
    for (Part *part : m_parts)
        part->restore(document, start);
    selectSaved();
    if (document.workspace)
        requestWorkspace(*document.workspace);
}

void Session::selectSaved()
{
    m_exploration.selectSaved();
    m_walkthrough.resumeSaved();
}

void Session::setWorkspace(WorkspaceId id)
{
    m_workspace = id;
    emit edited();
}

void Session::retranslate()
{
    for (Part *part : m_parts)
        part->retranslate();
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

/// Hides the answers while a human plays, except those that the judging of moves shows. While a game is under way they
/// are hidden in all views.
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

/// The positions after the moves so far; \a before if they are the same.
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
