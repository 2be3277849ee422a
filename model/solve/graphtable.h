// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a game in which play may repeat: builds and labels the graph of the position, and refuses positions that
/// can reach a cycle, of which it names one.
class GraphTable final : public ValueTable
{
public:
    explicit GraphTable(RulesPtr rules) : m_rules(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    RulesPtr m_rules;
    GameGraphPtr m_graph; ///< the last graph built
    LabelsPtr m_labels;
};

/// "GAME has no single value: play can go round ...", for the cycle found by \a labels.
Problem cycleProblem(const QString &game, const GameGraph &graph, const Labels &labels);

/// The problem if the graph of \a game reaches a limit: \a maxPositions, or the moves of \a budget.
Problem graphLimit(const QString &game, const GameGraph &graph, quint64 maxPositions, const SearchBudget &budget);

} // namespace mexplorer
