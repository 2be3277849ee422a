// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/core/workspaceid.h"
#include "model/explore/exploration.h"
#include "model/explore/graphappearance.h"
#include "model/explore/graphfilter.h"
#include "model/explore/graphsource.h"
#include "model/explore/viewhistory.h"
#include "model/play/hints.h"
#include "model/play/match.h"
#include "model/play/newgames.h"
#include "model/play/puzzledesk.h"
#include "model/play/scoreboard.h"
#include "model/sequence/chosensequence.h"
#include "model/step/walkthrough.h"
#include "model/teach/lecture.h"
#include "model/teach/lessonlibrary.h"
#include "model/teach/presentation.h"

namespace mexplorer {

/// All state of one window: what is explored, what is stepped through, what is played, and the work that goes on.
/// Views are given the session and share state only through its objects.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    Jobs *jobs() { return &m_jobs; }
    /// Reads what is opened: what was asked for last is what a person wants.
    Job &opening() { return m_opening; }
    /// Writes the file at \a path: in the end it holds what was asked for last.
    Job &writing(const QString &path) { return m_writing.try_emplace(path, &m_jobs).first->second; }
    /// The solver whose tables all questions of the window share.
    const Solver &solver() const { return m_solver; }
    Exploration *exploration() { return &m_exploration; }
    /// What is shown of the graph.
    GraphFilter *filter() { return &m_filter; }
    /// The explored graph to look at: all of it, and what the filter leaves.
    GraphSource *wholeGraph() { return &m_wholeGraph; }
    GraphSource *filteredGraph() { return &m_filteredGraph; }
    /// How it is drawn.
    GraphAppearance *appearance() { return &m_appearance; }
    /// Takes back changes of all these.
    ViewHistory *viewHistory() { return &m_viewHistory; }
    Match *match() { return &m_match; }
    /// New games from positions that are drawn.
    NewGames *newGames() { return &m_newGames; }
    /// What games were won and lost.
    Scoreboard *scoreboard() { return &m_scoreboard; }
    PuzzleDesk *puzzles() { return &m_puzzles; }
    /// Help for the player.
    Hints *hints() { return &m_hints; }
    Walkthrough *walkthrough() { return &m_walkthrough; }
    Presentation *presentation() { return &m_presentation; }
    Lecture *lecture() { return &m_lecture; }
    LessonLibrary *lessonLibrary() { return &m_lessonLibrary; }
    /// What is chosen in the Sequence workspace.
    ChosenSequence *sequence() { return &m_sequence; }
    /// All of these that are parts, in the order in which they are made.
    const std::vector<Part *> &parts() const { return m_parts; }

    /// What is open now.
    Document document() const;
    /// Opens a document; \a start is its game. What needs the graph or the steps follows when they are there.
    void restore(const Document &document, const Position &start);

    /// Reads what was won and solved before from files in \a folder, and keeps it there from now on.
    void keepProgressIn(const QString &folder);

    /// Makes the texts held by the session again in the current language; nothing else changes.
    void retranslate();
    /// While a person works on exercises, no view shows answers.
    void setExercising(bool isExercising);

    /// Reports a problem to the person at the window: problemFound().
    void report(const Problem &problem) { emit problemFound(problem); }
    /// Another workspace is in front.
    void setWorkspace(WorkspaceId id);
    /// Requests that another workspace comes to the front: workspaceWanted().
    void requestWorkspace(WorkspaceId id) { emit workspaceWanted(id); }

signals:
    void problemFound(const mexplorer::Problem &problem);
    void workspaceWanted(mexplorer::WorkspaceId id);
    /// document() is another.
    void edited();

private:
    void selectSaved();
    void updateAnswers();
    AnswerPolicy::Positions judgedPositions(const AnswerPolicy::Positions &before) const;

    Jobs m_jobs;
    Job m_opening{&m_jobs};
    std::map<QString, Job> m_writing;
    Solver m_solver;
    Exploration m_exploration;
    GraphFilter m_filter;
    ExplorationSource m_wholeGraph;
    ExplorationSource m_filteredGraph;
    GraphAppearance m_appearance;
    ViewHistory m_viewHistory;
    Match m_match;
    NewGames m_newGames;
    Scoreboard m_scoreboard;
    PuzzleDesk m_puzzles;
    Hints m_hints;
    Walkthrough m_walkthrough;
    bool m_isExercising = false;
    std::optional<WorkspaceId> m_workspace; ///< in front
    ChosenSequence m_sequence;
    Presentation m_presentation;
    LessonLibrary m_lessonLibrary;
    Lecture m_lecture;
    std::vector<Part *> m_parts;
};

} // namespace mexplorer
