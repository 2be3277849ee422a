// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"
#include "model/solve/misereboards.h"
#include "model/solve/miseresearch.h"
#include "model/solve/valuetable.h"

#include <QHash>

#include <mutex>

namespace mexplorer {

/// A graph with its labels.
struct LabelledGraph
{
    GameGraphPtr graph;
    LabelsPtr labels;
};

/// The tables of a solver, one per game, shared by its copies. A table is used by one thread at a time; waiting for it
/// can be cancelled.
class SolverTables
{
public:
    /// Returns the value, at once if the rules have a closed form, else from the game's table, which caches its
    /// results.
    Result<Value> value(const Component &component, SearchBudget &budget);
    /// The same if it may exceed the range of Value.
    Result<quint64> largeValue(const Component &component, SearchBudget &budget);
    /// The followers of one component with the value \a target, in the order of its rules.
    Result<std::vector<CellVector>> followersWithValue(const Component &component, quint64 target,
                                                       SearchBudget &budget);
    /// One of them, also where there are too many to list; std::nullopt if none is found.
    std::optional<CellVector> someFollowerWithValue(const Component &component, quint64 target, SearchBudget &budget);
    /// The misère outcome in a finite game.
    Result<Outcome> misereOutcome(const Position &position, SearchBudget &budget);
    /// Returns a graph that contains \a position with all its followers, and its labels; fails if it has more than \a
    /// maxPositions, or more moves than \a budget allows. The last one is cached for the positions that follow in play.
    Result<LabelledGraph> labelledGraph(const JoinedPosition &position, Convention convention, PositionId maxPositions,
                                        SearchBudget &budget);

    /// Calls \a use with the search for boards of the game of \a component, which has a clearingGame(), while no other
    /// thread uses it.
    std::optional<Problem> withBoardSearch(const Component &component,
                                           FunctionRef<std::optional<Problem>(BoardSearch &)> use);

private:
    struct Entry
    {
        std::mutex mutex;
        std::unique_ptr<ValueTable> table;
        RulesPtr rules; ///< keeps the object alive that the table's key refers to
    };

    std::shared_ptr<Entry> entryOf(const Component &component);
    Result<GameGraphPtr> graphOf(const JoinedPosition &position, PositionId maxPositions, SearchBudget &budget);

    std::mutex m_mutex;
    QHash<QString, std::shared_ptr<Entry>> m_entries;

    std::mutex m_misereMutex;
    QString m_misereKey;
    std::unique_ptr<MisereSearch> m_misere; ///< of the last game queried
    MisereBoards m_misereBoards;

    std::mutex m_graphMutex;
    QString m_graphKey;
    GameGraphPtr m_graph; ///< of the last position queried, whole
    LabelsPtr m_labels;
};

} // namespace mexplorer
