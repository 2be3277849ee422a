// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/explore/graphappearance.h"

namespace mexplorer {

class GraphFilter;

/// Undo and redo of the explored game, its filter and its look. Follows the session's state: each change is one step,
/// complete once the graph is available, whichever view made it. Consecutive changes of the search text are one step.
class ViewHistory : public QObject
{
    Q_OBJECT

public:
    ViewHistory(Exploration *exploration, GraphFilter *filter, GraphAppearance *appearance, QObject *parent = nullptr);

    bool canUndo() const { return m_index > 0; }
    bool canRedo() const { return m_index + 1 < m_states.size(); }
    /// A short name of the step that undo takes back; empty if there is none.
    QString undoName() const;
    QString redoName() const;

public slots:
    /// Restores the state before the last change; a graph of another start is built again.
    void undo();
    void redo();

signals:
    void changed();

private:
    struct State
    {
        Position start;
        Convention convention = Convention::Normal;
        GraphView view;

        bool operator==(const State &) const = default;
    };

    static bool isQueryOnly(const State &before, const State &after);
    static QString nameOf(const State &before, const State &after);
    static QString nameOf(const GraphLook &before, const GraphLook &after);
    bool isSettled() const;
    State current() const;
    void record();
    void recordUnsettled(State now);
    void append(State state);
    void apply(const State &state);
    void openStart(const Position &start, Convention convention);

    Exploration *m_exploration;
    GraphFilter *m_filter;
    GraphAppearance *m_appearance;
    std::vector<State> m_states;   ///< the oldest first; never empty
    std::size_t m_index = 0;       ///< index of the current state
    Position m_settledStart;       ///< start of the last state whose graph is available
    std::size_t m_unsettled = 0;   ///< number of last states that were recorded before their graph was available
    bool m_ignoresChanges = false; ///< during undo and redo
};

} // namespace mexplorer
