// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/explore/componentgraphs.h"
#include "model/explore/exploration.h"
#include "model/solve/solver.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace mexplorer {

class GraphCanvas;
class Session;
class SingleGraph;

/// The graphs of a sum's components side by side, to stand beside the graph of the sum. Each component's token is where
/// the selected position of the sum has it; a click in one graph moves that token and so selects a position of the sum.
class ComponentPanes : public QWidget
{
    Q_OBJECT

public:
    explicit ComponentPanes(Session *session, QWidget *parent = nullptr);

    /// Builds the components' graphs while it is shown, and forgets them when it is hidden.
    void setActive(bool active);
    int count() const { return static_cast<int>(m_panes.size()); }
    GraphCanvas *canvas(int component) const { return m_panes[static_cast<std::size_t>(component)].canvas; }

signals:
    /// There are panes now, or a message in place of them.
    void panesChanged();

private:
    struct Pane
    {
        SingleGraph *graph = nullptr; ///< of the component alone
        QWidget *widget = nullptr;
        QLabel *title = nullptr;
        GraphCanvas *canvas = nullptr;
    };
    /// What a job makes of a sum.
    struct Components
    {
        ComponentGraphsPtr graphs;
        std::vector<ExploredGraph> explored; ///< of the first ones
    };

    static Result<Components> build(const ExploredGraph &sum, const Solver &solver, JobControl &control);
    void rebuild();
    void show(const GameGraphPtr &product, const Result<Components> &built);
    void clear();
    void addPane(const ExploredGraph &explored);
    void followSelection();
    void followToken(std::size_t component);
    Position positionOf(std::size_t component, PositionId id) const;

    Session *m_session;
    Job m_building;
    QLabel *m_message;
    QHBoxLayout *m_row;
    bool m_active = false;
    bool m_isFollowing = false;
    bool m_hasPanes = false;
    GameGraphPtr m_product;
    ComponentGraphsPtr m_graphs;
    std::vector<Pane> m_panes;
};

} // namespace mexplorer
