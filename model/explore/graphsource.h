// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/excerpt.h"
#include "model/explore/exploration.h"

#include <set>

namespace mexplorer {

class GraphFilter;

/// A graph to look at, and what is selected in it: what a canvas draws, and where it requests changes. All numbers are
/// those of the whole graph.
class GraphSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The whole graph; a null graph as long as none is there.
    virtual const ExploredGraph &whole() const = 0;
    /// The part of it that is shown; null for all of it.
    virtual ExcerptPtr excerpt() const { return nullptr; }
    /// What is shown: the excerpt's graph, or the whole one.
    ExploredGraph shown() const;
    virtual PositionId selected() const = 0;
    virtual PositionId hovered() const = 0;
    /// Which labels show.
    virtual AnswerPolicy answers() const { return {}; }
    /// What a walk-through is about.
    virtual StepFocus stepFocus() const { return {}; }
    /// The positions that stay when all is folded; null unless the graph is unfolded by hand.
    virtual const std::set<CellVector> *pinned() const { return nullptr; }
    /// The game whose graph is being built; empty if there is none.
    virtual QString expression() const { return {}; }

    virtual void select(PositionId id) = 0;
    virtual void hover(PositionId id) = 0;
    /// Makes a position the start of another graph, where that can be.
    virtual void makeStart(PositionId) {}

signals:
    /// There is another graph, or another part of it is shown.
    void graphChanged();
    /// A graph of another game is on its way.
    void startChanged();
    void selectionChanged();
    void hoverChanged();
    /// Other labels show, or a step is about other positions.
    void answersChanged();
    void pinnedChanged();
};

/// What a session explores, whole or as far as a filter leaves it.
class ExplorationSource : public GraphSource
{
    Q_OBJECT

public:
    /// All of it if there is no \a filter.
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

/// A graph by itself, with a selection of its own.
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
