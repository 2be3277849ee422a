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

/// A graph with all that is known of it: built by one job, shared by all views, never changed.
struct ExploredGraph
{
    Position start;
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

/// The positions that a step of a walk-through is about.
struct StepFocus
{
    std::vector<PositionId> subjects;
    std::vector<PositionId> related;    ///< the followers that it looks at
    std::vector<PositionId> named = {}; ///< those that its sentence names, which an audience has to find
    bool isWhole = false;               ///< at the first and the last step, which are about the whole graph
};

/// What all views of a game share: the game, its graph and labels, the selected and the hovered position, and the
/// history of games. Views read it and request changes through it; they never call each other.
class Exploration : public Part
{
    Q_OBJECT

public:
    /// The limits of a graph that is built without being asked for more: matrix:4x5 fits whole. The limit of moves
    /// bounds the memory.
    static constexpr GraphBuilder::Options usualOptions = {
        .maxPositions = 2'000'000, .merge = GameGraph::Merge::Exact, .maxMoves = 40'000'000};

    Exploration(Solver solver, Jobs *jobs, QObject *parent = nullptr);

    bool hasGame() const { return !m_start.components.empty(); }
    /// The start position x0. Set at once when a game is opened; the graph follows.
    const Position &start() const { return m_start; }
    QString expression() const { return hasGame() ? m_start.text() : QString(); }
    Convention convention() const { return m_convention; }
    const GraphBuilder::Options &options() const { return m_options; }

    /// True if there is a graph with its labels: the one of start(), or until that is built, of the game before.
    bool isReady() const { return m_explored.graph != nullptr; }
    /// True if it is that of start().
    bool isCurrent() const { return isReady() && m_explored.start == m_start; }
    const ExploredGraph &explored() const { return m_explored; }
    const GameGraphPtr &graph() const { return m_explored.graph; }
    const LabelsPtr &labels() const { return m_explored.labels; }
    /// Where a position given as a sum is in the graph; nothing if the graph doesn't hold it.
    std::optional<PositionId> find(const Position &position) const;

    /// True while the graph of start() is being built, anew or further.
    bool isBuilding() const;
    /// True while what is built is made ready to be shown, after cancelBuilding().
    bool isStopping() const;
    /// True if extendGraph() would build further: the graph isn't whole, and the limit that it met can be raised.
    bool canExtendGraph() const;

    /// noPosition until the graph is there; then never.
    PositionId selected() const { return m_selected; }
    PositionId hovered() const { return m_hovered; }
    /// A position as its expression is read, which has a component for each heap.
    static Position asRead(const Position &position);
    /// The selected position; the start before the graph is there. One component a multiset or board.
    Position selectedPosition() const;
    const StepFocus &stepFocus() const { return m_stepFocus; }
    /// What views may show of outcomes and values.
    const AnswerPolicy &answers() const { return m_answers; }

    /// True while the selection of a document waits for its position to be in the graph.
    bool isSelectionPending() const { return !m_savedSelection.isEmpty(); }
    void write(Document &document) const override;
    void restore(const Document &document, const Position &start) override;
    /// Selects what a document had selected, if the graph holds it.
    void selectSaved();

    /// Where goBack() and goForward() lead: the start and what is selected there; null if nowhere.
    const Position *startBefore() const { return canGoBack() ? &m_history[m_place - 1].start : nullptr; }
    const Position *startAfter() const { return canGoForward() ? &m_history[m_place + 1].start : nullptr; }
    bool canGoBack() const { return m_place > 0; }
    bool canGoForward() const { return m_place + 1 < m_history.size(); }

public slots:
    /// Reads and opens a game expression. False, and problemFound(), if it can't be read; what is open then stays.
    bool open(const QString &expression);
    /// Explores a position, as a new place in the history. Its graph is built in the background. It is played under
    /// misère play if its family usually is, and under normal play otherwise, or as the user last chose for such games.
    void openPosition(const mexplorer::Position &start);
    /// The same under the convention that the position was saved with, which is not a choice for the next games.
    void openPosition(const mexplorer::Position &start, mexplorer::Convention convention);
    /// Nothing happens before the graph is there, or if it doesn't hold \a id.
    void select(mexplorer::PositionId id);
    /// Selects a position that find() finds; false for any other.
    bool selectPosition(const mexplorer::Position &position);
    /// The position under the pointer in any view; noPosition for none.
    void hover(mexplorer::PositionId id);
    /// Makes a position of the graph the new start.
    void makeStart(mexplorer::PositionId id);
    /// The user's choice, also for games that are opened later: those that are usually played under misère play, as the
    /// present one is, or all others. Builds and labels the graph again, in the background.
    void setConvention(mexplorer::Convention convention);
    /// Builds the graph anew up to these, in the background.
    void setLimits(mexplorer::PositionId maxPositions, quint64 maxMoves);
    /// Resumes building a graph that ended at its limit, to some times as many positions or moves: whichever limit was
    /// met.
    void extendGraph();
    /// Builds the graph further below one position only, a few moves deep.
    void extendBelow(mexplorer::PositionId id);
    void setStepFocus(mexplorer::StepFocus focus);
    void setAnswers(const mexplorer::AnswerPolicy &answers);
    /// To the start or the selection before.
    void goBack();
    /// To the start that goBack() came from.
    void goForward();
    /// Stops building or growing; the part that is there is shown.
    void cancelBuilding();

signals:
    /// Another game is open; its graph is on the way.
    void startChanged();
    /// The graph and its labels are there, or gone (see isReady()).
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
        CellVector selected;       ///< of the joined position
        bool hasSelection = false; ///< false: the start
    };

    Convention usualConvention(const Position &start) const;
    void changeConvention(Convention convention);
    void visit(const Position &start, Convention convention);
    void showPlace();
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
    /// Under which games are opened: most, and those that are usually played under misère play.
    std::array<Convention, 2> m_opened = {Convention::Normal, Convention::Misere};
    GraphBuilder::Options m_options = usualOptions;
    ExploredGraph m_explored;
    PositionId m_selected = noPosition;
    PositionId m_hovered = noPosition;
    StepFocus m_stepFocus;
    AnswerPolicy m_answers;
    QString m_savedSelection; ///< of a document: a game expression
    std::vector<Visit> m_history;
    std::size_t m_place = 0;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::Position)
