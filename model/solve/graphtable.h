// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a game in which play may go round: the graph of the position is built and labelled, and positions in reach
/// of a cycle are refused with one cycle named.
class GraphTable final : public ValueTable
{
public:
    explicit GraphTable(RulesPtr rules) : m_rules(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    RulesPtr m_rules;
    GameGraphPtr m_graph; ///< the last one that was built
    LabelsPtr m_labels;
};

/// "GAME has no single value: play can go round ...", for the cycle that \a labels found.
Problem cycleProblem(const QString &game, const GameGraph &graph, const Labels &labels);

/// The limit that the graph of \a game met, \a maxPositions or the moves of \a budget.
Problem graphLimit(const QString &game, const GameGraph &graph, quint64 maxPositions, const SearchBudget &budget);

} // namespace mexplorer
