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
#include "model/play/puzzlegame.h"
#include "model/play/scoreboard.h"
#include "model/sequence/chosensequence.h"
#include "model/step/walkthrough.h"
#include "model/teach/lecture.h"
#include "model/teach/lessonlibrary.h"
#include "model/teach/presentation.h"

namespace mexplorer {

/// The state of one window: the exploration, the walk-through, the match, the other parts, and the running jobs. Views
/// get the session and share state only through its objects.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    Jobs *jobs() { return &m_jobs; }
    /// The job that reads a file to open; a new request replaces it.
    Job &opening() { return m_opening; }
    /// The job that writes the file at \a path; a new request replaces it.
    Job &writing(const QString &path) { return m_writing.try_emplace(path, &m_jobs).first->second; }
    /// The solver, whose tables all queries of the window share.
    const Solver &solver() const { return m_solver; }
    Exploration *exploration() { return &m_exploration; }
    /// The filter of the explored graph.
    GraphFilter *filter() { return &m_filter; }
    /// The explored graph for a canvas, whole and filtered.
    GraphSource *wholeGraph() { return &m_wholeGraph; }
    GraphSource *filteredGraph() { return &m_filteredGraph; }
    /// The look of the explored graph.
    GraphAppearance *appearance() { return &m_appearance; }
    /// Undo and redo of the exploration, the filter and the look.
    ViewHistory *viewHistory() { return &m_viewHistory; }
    Match *match() { return &m_match; }
    /// Creates random games.
    NewGames *newGames() { return &m_newGames; }
    /// Counts won and lost games.
    Scoreboard *scoreboard() { return &m_scoreboard; }
    PuzzleGame *puzzles() { return &m_puzzles; }
    Hints *hints() { return &m_hints; }
    Walkthrough *walkthrough() { return &m_walkthrough; }
    Presentation *presentation() { return &m_presentation; }
    Lecture *lecture() { return &m_lecture; }
    LessonLibrary *lessonLibrary() { return &m_lessonLibrary; }
    /// The sequence chosen in the Sequence workspace.
    ChosenSequence *sequence() { return &m_sequence; }
    /// All of these objects that are parts, in the order of their creation.
    const std::vector<Part *> &parts() const { return m_parts; }

    /// Returns the current document.
    Document document() const;
    /// Opens a document; \a start is its game. What requires the graph or the steps follows when they are available.
    void restore(const Document &document, const Position &start);

    /// Loads the scoreboard and the puzzle log from files in \a folder, and saves later changes there.
    void keepProgressIn(const QString &folder);

    /// Translates the texts stored in the session again.
    void retranslate();
    /// Sets whether the user works on exercises: then no view shows answers.
    void setExercising(bool isExercising);

    /// Emits problemFound().
    void report(const Problem &problem) { emit problemFound(problem); }
    /// The active workspace; std::nullopt before one is shown.
    std::optional<WorkspaceId> workspace() const { return m_workspace; }
    void setWorkspace(WorkspaceId id);
    /// True if the start page is in front of the workspace.
    bool isAtStartPage() const { return m_isAtStartPage; }
    void setAtStartPage(bool isAtStartPage) { m_isAtStartPage = isAtStartPage; }
    /// The text of the line for a game, perhaps not opened yet.
    const QString &typedGame() const { return m_typedGame; }
    void setTypedGame(const QString &text) { m_typedGame = text; }
    /// Requests another workspace by workspaceRequested().
    void requestWorkspace(WorkspaceId id) { emit workspaceRequested(id); }
    /// Shows the walk-through of \a kind of \a position in the Step workspace. The open game remains open if the
    /// position is in its graph.
    void explain(const Position &position, TraceKind kind);

signals:
    void problemFound(const mexplorer::Problem &problem);
    void workspaceRequested(mexplorer::WorkspaceId id);
    /// Emitted when document() changed.
    void edited();

private:
    void selectSaved();
    void updateAnswers();

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
    PuzzleGame m_puzzles;
    Hints m_hints;
    Walkthrough m_walkthrough;
    bool m_isExercising = false;
    std::optional<WorkspaceId> m_workspace;
    bool m_isAtStartPage = true;
    QString m_typedGame;
    ChosenSequence m_sequence;
    Presentation m_presentation;
    LessonLibrary m_lessonLibrary;
    Lecture m_lecture;
    std::vector<Part *> m_parts;
};

} // namespace mexplorer
