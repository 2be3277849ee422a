// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/excerpt.h"
#include "model/explore/exploration.h"

#include <set>

namespace mexplorer {

class GraphFilter;

/// Interface between a canvas and its graph: the graph, the selection, and requests to change them. All ids are those
/// of the whole graph.
class GraphSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The whole graph; its graph is null until one is available.
    virtual const ExploredGraph &whole() const = 0;
    /// The visible part; null for the whole graph.
    virtual ExcerptPtr excerpt() const { return nullptr; }
    /// The visible graph: the excerpt's, or the whole one.
    ExploredGraph shown() const;
    virtual PositionId selected() const = 0;
    virtual PositionId hovered() const = 0;
    /// Determines the visible labels.
    virtual AnswerPolicy answers() const { return {}; }
    /// The positions highlighted by a walk-through.
    virtual StepFocus stepFocus() const { return {}; }
    /// Positions that remain visible when everything is folded; null if unfolding is off.
    virtual const std::set<CellVector> *pinned() const { return nullptr; }
    /// The game of the graph being built; empty if there is none.
    virtual QString expression() const { return {}; }

    virtual void select(PositionId id) = 0;
    virtual void hover(PositionId id) = 0;
    /// Makes a position the start of another graph, if supported.
    virtual void makeStart(PositionId) {}

signals:
    /// Emitted when the graph or its visible part changed.
    void graphChanged();
    /// Emitted when a graph of another game is being built.
    void startChanged();
    void selectionChanged();
    void hoverChanged();
    /// Emitted when the visible labels or the highlighted positions changed.
    void answersChanged();
    void pinnedChanged();
};

/// The explored graph of a session, whole or filtered.
class ExplorationSource : public GraphSource
{
    Q_OBJECT

public:
    /// \a filter may be null, which shows the whole graph.
    ExplorationSource(Exploration *exploration, GraphFilter *filter, QObject *parent = nullptr);

    const ExploredGraph &whole() const override { return m_exploration->explored(); }
    ExcerptPtr excerpt() const override;
    PositionId selected() const override { return m_exploration->selected(); }
    PositionId hovered() const override { return m_exploration->hovered(); }
    AnswerPolicy answers() const override { return m_exploration->answers(); }
    StepFocus stepFocus() const override { return m_exploration->stepFocus(); }
    const std::set<CellVector> *pinned() const override;
    QString expression() const override { return m_exploration->expression(); }
    void select(PositionId id) override { m_exploration->select(id); }
    void hover(PositionId id) override { m_exploration->hover(id); }
    void makeStart(PositionId id) override { m_exploration->makeStart(id); }

private:
    Exploration *m_exploration;
    GraphFilter *m_filter;
};

/// A separate graph with its own selection.
class SingleGraph : public GraphSource
{
    Q_OBJECT

public:
    explicit SingleGraph(ExploredGraph graph, QObject *parent = nullptr);

    const ExploredGraph &whole() const override { return m_graph; }
    PositionId selected() const override { return m_selected; }
    PositionId hovered() const override { return m_hovered; }
    void select(PositionId id) override;
    void hover(PositionId id) override;

private:
    ExploredGraph m_graph;
    PositionId m_selected = GameGraph::root();
    PositionId m_hovered = noPosition;
};

} // namespace mexplorer
