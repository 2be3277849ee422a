// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/graphtable.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/graph/graphbuilder.h"

namespace mexplorer {

Problem cycleProblem(const QString &game, const GameGraph &graph, const Labels &labels)
{
    return Problem::badInput(
        Problem::Code::NoValue,
        ModelText::tr("%1 gets no value by the mex of its followers' values, because play need not end. %2 "
                      "Choose a position from which no cycle can be reached.")
            .arg(shortened(game), cycleSentence(graph, labels)));
}

Problem graphLimit(const QString &game, const GameGraph &graph, quint64 maxPositions, const SearchBudget &budget)
{
    switch (graph.limitMet()) {
    case GameGraph::Limit::Moves:
        return moveLimit(game, budget.limits().maxMoves);
    case GameGraph::Limit::Memory:
        return memoryLimit(game);
    default:
        return positionLimit(game, maxPositions);
    }
}

Result<Value> GraphTable::value(const Rules &, Cells position, SearchBudget &budget)
{
    JobControl &control = budget.control();
    std::optional<PositionId> id = m_graph ? m_graph->find(position) : std::nullopt;
    if (!id || m_graph->isTruncated()) {
        GraphBuilder::Options options;
        options.maxPositions = static_cast<PositionId>(budget.limits().maxPositionsLike(position));
        options.maxMoves = budget.limits().maxMoves;
        m_graph = GraphBuilder(m_rules, position, options).build(control);
        budget.addBuilt(m_graph->moveCount());
        m_labels = label(*m_graph, Convention::Normal, control);
        id = GameGraph::root();
    }
    if (control.isCancelled()) {
        m_graph.reset();
        return Problem::cancelled();
    }
    if (m_labels->value(*id) != Labels::unknown)
        return m_labels->value(*id);
    const QString game = m_rules->text() + u':' + m_rules->positionText(position);
    return m_graph->isTruncated() ? graphLimit(game, *m_graph, budget.limits().maxPositionsLike(position), budget)
                                  : cycleProblem(game, *m_graph, *m_labels);
}

} // namespace mexplorer
