// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"

namespace mexplorer {

Session::Session(QObject *parent)
    : QObject(parent), m_jobs(this), m_exploration(m_solver, &m_jobs, this), m_filter(&m_exploration, &m_jobs, this),
      m_wholeGraph(&m_exploration, nullptr, this), m_filteredGraph(&m_exploration, &m_filter, this), m_appearance(this),
      m_viewHistory(&m_exploration, &m_filter, &m_appearance, this), m_match(m_solver, &m_exploration, &m_jobs, this),
      m_newGames(m_solver, &m_match, &m_jobs, this), m_scoreboard(&m_match, this),
      m_puzzles(m_solver, &m_match, &m_jobs, this), m_hints(m_solver, &m_exploration, &m_match, &m_jobs, this),
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
        connect(part, &Part::answerLimitChanged, this, &Session::updateAnswers);
    }
    connect(&m_exploration, &Exploration::graphChanged, this, &Session::updateAnswers);
    connect(&m_presentation, &Presentation::changed, this,
            [this] { m_walkthrough.setAnswersHidden(m_presentation.isOn()); });
    connect(&m_hints, &Hints::changed, this, [this] { m_scoreboard.setHelped(m_hints.showsValues()); });
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

void Session::explain(const Position &position, TraceKind kind)
{
    if (!m_exploration.selectPosition(position))
        m_exploration.openPosition(position);
    m_walkthrough.setKind(kind);
    requestWorkspace(WorkspaceId::Step);
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

void Session::updateAnswers()
{
    AnswerPolicy answers;
    for (const Part *part : m_parts)
        part->limitAnswers(answers);
    if (m_isExercising)
        answers.hideFrom(AnswerPolicy::HiddenFor::Class);
    m_exploration.setAnswers(answers);
}

} // namespace mexplorer
