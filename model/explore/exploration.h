// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/documents/part.h"
#include "model/explore/answerpolicy.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/solve/solver.h"

#include <array>
#include <functional>

namespace mexplorer {

/// A graph with its labels and predecessors: built by one job, shared by all views, immutable.
struct ExploredGraph
{
    Position start;
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

/// The positions that a step of a walk-through highlights.
struct StepFocus
{
    std::vector<PositionId> subjects;
    std::vector<PositionId> related;    ///< the followers that it examines
    std::vector<PositionId> named = {}; ///< those named in its sentence, for the audience to find
    bool isWhole = false;               ///< at the first and the last step, which highlight the whole graph
};

/// The state shared by all views of a game: the game, its graph and labels, the selected and the hovered position, and
/// the history of games. Views read it and request changes through it; they never call each other.
class Exploration : public Part
{
    Q_OBJECT

public:
    /// The default limits of a graph: matrix:4x5 fits. The limit of moves bounds the memory.
    static constexpr GraphBuilder::Options usualOptions = {
        .maxPositions = 2'000'000, .merge = GameGraph::Merge::Exact, .maxMoves = 40'000'000};

    Exploration(Solver solver, Jobs *jobs, QObject *parent = nullptr);

    bool hasGame() const { return !m_start.components.empty(); }
    /// The start position x0. It changes as soon as a game is opened, before its graph is built.
    const Position &start() const { return m_start; }
    QString expression() const { return hasGame() ? m_start.text() : QString(); }
    Convention convention() const { return m_convention; }
    const GraphBuilder::Options &options() const { return m_options; }

    /// True once any graph with labels is available. It may still be that of the previous start: compare
    /// explored().start.
    bool isReady() const { return m_explored.graph != nullptr; }
    /// True if the graph is that of start().
    bool isCurrent() const { return isReady() && m_explored.start == m_start; }
    const ExploredGraph &explored() const { return m_explored; }
    const GameGraphPtr &graph() const { return m_explored.graph; }
    const LabelsPtr &labels() const { return m_explored.labels; }
    /// The id of a position given as a sum; std::nullopt if the graph doesn't contain it.
    std::optional<PositionId> find(const Position &position) const;

    /// True while the graph of start() is being built or extended.
    bool isBuilding() const;
    /// True from cancelBuilding() until the partial graph is delivered.
    bool isStopping() const;
    /// True if extendGraph() would continue building: a limit was reached that can be raised.
    bool canExtendGraph() const;

    /// The selected position; noPosition until the graph is available.
    PositionId selected() const { return m_selected; }
    PositionId hovered() const { return m_hovered; }
    /// Returns a position in the form in which its expression is parsed, with a component for each heap.
    static Position asRead(const Position &position);
    /// The selected position; the start until the graph is available. One component is a multiset or board.
    Position selectedPosition() const;
    const StepFocus &stepFocus() const { return m_stepFocus; }
    /// The current policy of the answers.
    const AnswerPolicy &answers() const { return m_answers; }

    /// True until the selection of a document is found in the graph.
    bool isSelectionPending() const { return !m_savedSelection.isEmpty(); }
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Selects the position stored in a document, if the graph contains it.
    void selectSaved();

    /// The start of the visit that goBack() or goForward() leads to; null if there is none.
    const Position *startBefore() const { return canGoBack() ? &m_history[m_index - 1].start : nullptr; }
    const Position *startAfter() const { return canGoForward() ? &m_history[m_index + 1].start : nullptr; }
    bool canGoBack() const { return m_index > 0; }
    bool canGoForward() const { return m_index + 1 < m_history.size(); }

public slots:
    /// Parses and opens a game expression. Returns false and emits problemFound() if it is invalid; the current game
    /// then stays open.
    bool open(const QString &expression);
    /// Opens a position, adds it to the history and builds its graph in the background. The convention is the one last
    /// chosen by the user for such games, initially misère play if its family is usually played so, and normal play
    /// otherwise.
    void openPosition(const mexplorer::Position &start);
    /// Opens a position under a convention that isn't remembered for other games, such as that of a document.
    void openPosition(const mexplorer::Position &start, mexplorer::Convention convention);
    /// Selects a position. Ignored until the graph is available, or if it doesn't contain \a id.
    void select(mexplorer::PositionId id);
    /// Selects a position. Returns false if the graph doesn't contain it.
    bool selectPosition(const mexplorer::Position &position);
    /// Sets the position under the pointer in any view; noPosition for none.
    void hover(mexplorer::PositionId id);
    /// Makes a position of the graph the new start.
    void makeStart(mexplorer::PositionId id);
    /// Sets the convention chosen by the user, also for games opened later that are usually played under misère play,
    /// or for all others, depending on the current one. Builds and labels the graph again in the background.
    void setConvention(mexplorer::Convention convention);
    /// Sets the limits of the graph and builds it again in the background.
    void setLimits(mexplorer::PositionId maxPositions, quint64 maxMoves);
    /// Continues building a truncated graph, with the limit of positions or moves that it reached raised by some
    /// factor.
    void extendGraph();
    /// Extends the graph only below one position, a few moves deep.
    void extendBelow(mexplorer::PositionId id);
    void setStepFocus(mexplorer::StepFocus focus);
    void setAnswers(const mexplorer::AnswerPolicy &answers);
    /// Returns to the previous start or selection.
    void goBack();
    /// Moves to the next visit of the history.
    void goForward();
    /// Stops building or extending; the partial graph is shown.
    void cancelBuilding();

signals:
    /// Emitted when the start position changed; its graph is being built.
    void startChanged();
    /// Emitted when the graph and its labels were replaced, see isReady().
    void graphChanged();
    void selectionChanged(mexplorer::PositionId id);
    void hoverChanged(mexplorer::PositionId id);
    void conventionChanged(mexplorer::Convention convention);
    void optionsChanged();
    void stepFocusChanged();
    void answersChanged();
    void historyChanged();

private:
    struct Visit
    {
        Position start;
        Convention convention;
        CellVector selected;       ///< cells of the joined position
        bool hasSelection = false; ///< false if the start is selected
    };

    Convention usualConvention(const Position &start) const;
    void changeConvention(Convention convention);
    void visit(const Position &start, Convention convention);
    void showVisit();
    void choose(PositionId id);
    void grow(std::function<GameGraphPtr(const GameGraph &, JobControl &)> more);
    void setStart(const Position &start, Convention convention);
    void rebuild();
    void setExplored(ExploredGraph explored);
    void rememberSelection();

    Solver m_solver;
    Job m_building;
    Position m_start;
    Convention m_convention = Convention::Normal;
    /// The conventions for opening games: most games, and those usually played under misère play.
    std::array<Convention, 2> m_opened = {Convention::Normal, Convention::Misere};
    GraphBuilder::Options m_options = usualOptions;
    ExploredGraph m_explored;
    PositionId m_selected = noPosition;
    PositionId m_hovered = noPosition;
    StepFocus m_stepFocus;
    AnswerPolicy m_answers;
    QString m_savedSelection; ///< from a document: a game expression
    std::vector<Visit> m_history;
    std::size_t m_index = 0;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::Position)
