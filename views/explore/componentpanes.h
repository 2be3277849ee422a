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

/// The graphs of a sum's components side by side, shown together with the graph of the sum. In each, the component's
/// part of the selected position is selected; a click in one of them selects a position of the sum.
class ComponentPanes : public QWidget
{
    Q_OBJECT

public:
    explicit ComponentPanes(Session *session, QWidget *parent = nullptr);

    /// Builds the components' graphs when active, and deletes them when not.
    void setActive(bool active);
    int count() const { return static_cast<int>(m_panes.size()); }
    GraphCanvas *canvas(int component) const { return m_panes[static_cast<std::size_t>(component)].canvas; }

signals:
    /// Emitted when panes are shown, or a message in place of them.
    void panesChanged();

private:
    struct Pane
    {
        SingleGraph *graph = nullptr; ///< of a single component
        QWidget *widget = nullptr;
        QLabel *title = nullptr;
        GraphCanvas *canvas = nullptr;
    };
    /// The result of the job for a sum.
    struct Components
    {
        ComponentGraphsPtr graphs;
        std::vector<ExploredGraph> explored; ///< of the first components
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
