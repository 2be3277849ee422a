// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"
#include "model/explore/graphappearance.h"

namespace mexplorer {

class GraphFilter;

/// Undo and redo of what is explored and what is seen of it. Follows the session's state: each change is one step,
/// complete once the graph is there, whichever view made it. Words typed into a search are one step together.
class ViewHistory : public QObject
{
    Q_OBJECT

public:
    ViewHistory(Exploration *exploration, GraphFilter *filter, GraphAppearance *appearance, QObject *parent = nullptr);

    bool canUndo() const { return m_place > 0; }
    bool canRedo() const { return m_place + 1 < m_states.size(); }
    /// What undo takes back, in a word or two; empty if there is nothing to take back.
    QString undoName() const;
    QString redoName() const;

public slots:
    /// Sets the state before the last change; a graph of another start is built anew.
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
    std::size_t m_place = 0;       ///< of the present one
    Position m_settledStart;       ///< of the last state with its graph
    std::size_t m_unsettled = 0;   ///< the last states that were recorded before their graph was there
    bool m_ignoresChanges = false; ///< while they are made here
};

} // namespace mexplorer
