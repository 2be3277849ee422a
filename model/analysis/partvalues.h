// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Numbers the parts that the positions of a graph fall into, and keeps their SG values. Parts of boards on which only
/// the shape counts are distinguished by it, wherever it lies and however it is turned.
class PartValues
{
public:
    /// The arguments must outlive the object.
    PartValues(const GameGraph &graph, const Labels &labels, JobControl &control);

    /// Calls \a sink with the number of each part of \a position.
    void forEachPart(Cells position, FunctionRef<void(quint32)> sink);
    /// The SG value of a part; Labels::unknown if play with it may go round, or finding it takes too long.
    Value value(quint32 part);

private:
    /// A summand of the graph's game.
    struct Game
    {
        RulesPtr rules;
        std::size_t first; ///< the first summand with the same rules, maybe on a board of another size
        std::unique_ptr<ValueTable> table;
    };
    struct Part
    {
        std::size_t game;
        CellVector cells; ///< as it was seen first
        std::optional<Value> value{};
    };

    quint32 partOf(std::size_t game, Cells cells);
    Value search(const Part &part);

    const GameGraph &m_graph;
    const Labels &m_labels;
    SolverLimits m_limits; ///< of all parts together
    SearchBudget m_budget;
    std::vector<Game> m_games;
    PositionStore m_seen; ///< parts as they lie
    std::vector<quint32> m_partOfSeen;
    PositionStore m_shapes; ///< the parts
    std::vector<Part> m_parts;
};

} // namespace mexplorer
