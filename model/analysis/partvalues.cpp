// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/partvalues.h"

#include "model/games/boardsymmetry.h"
#include "model/games/joinedposition.h"

#include <algorithm>

namespace mexplorer {

namespace {

CellVector shapeOf(const Rules &rules, Cells cells)
{
    const std::optional<CellBoard> board = rules.cellBoard();
    if (!board || !board->shapes || cells[0] == 0)
        return CellVector(cells.begin(), cells.end());
    const BoardShape shape = canonical(cutOut(cells[0], board->columns));
    return {shape.rows, shape.columns, shape.cells};
}

} // namespace

PartValues::PartValues(const GameGraph &graph, const Labels &labels, JobControl &control)
    : m_graph(graph), m_labels(labels), m_budget(m_limits, control)
{
    std::vector<RulesPtr> summands(graph.rules()->summands().begin(), graph.rules()->summands().end());
    if (summands.empty())
        summands.push_back(graph.rules());
    // Boards of two sizes may share a shape: its value is the same on both.
    const auto isSame = [](const Rules &a, const Rules &b) {
        const std::optional<CellBoard> board = a.cellBoard();
        return board && board->shapes ? a.text() == b.text() : a.isSame(b);
    };
    for (const RulesPtr &rules : summands) {
        const auto first = std::find_if(m_games.begin(), m_games.end(),
                                        [&](const Game &other) { return isSame(*other.rules, *rules); });
        m_games.push_back({rules, static_cast<std::size_t>(first - m_games.begin()), nullptr});
    }
}

void PartValues::forEachPart(Cells position, FunctionRef<void(quint32)> sink)
{
    forEachSummand(*m_graph.rules(), position, [&](std::size_t game, Cells cells) {
        m_games[game].rules->parts(cells, [&](Cells part) { sink(partOf(game, part)); });
    });
}

quint32 PartValues::partOf(std::size_t game, Cells cells)
{
    CellVector key = {game};
    key.insert(key.end(), cells.begin(), cells.end());
    const PositionId seen = m_seen.insert(key);
    if (seen < m_partOfSeen.size())
        return m_partOfSeen[seen];
    CellVector shape = shapeOf(*m_games[game].rules, cells);
    shape.insert(shape.begin(), m_games[game].first);
    const quint32 part = m_shapes.insert(shape);
    m_partOfSeen.push_back(part);
    if (part == m_parts.size())
        m_parts.push_back({game, CellVector(cells.begin(), cells.end())});
    return part;
}

Value PartValues::value(quint32 part)
{
    Part &asked = m_parts[part];
    if (!asked.value)
        asked.value = search(asked);
    return *asked.value;
}

/// The labels answer where a part is a position of the graph by itself, and the table of the rules for all others.
Value PartValues::search(const Part &part)
{
    const auto known = m_games.size() == 1 ? m_graph.find(part.cells) : std::nullopt;
    if (known && m_labels.value(*known) != Labels::unknown)
        return m_labels.value(*known);
    Game &game = m_games[part.game];
    if (const std::optional<Value> value = game.rules->closedForm(part.cells))
        return *value;
    if (!game.table)
        game.table = makeValueTable({game.rules, part.cells});
    const Result<Value> found = game.table->value(*game.rules, part.cells, m_budget);
    return found ? *found : Labels::unknown;
}

} // namespace mexplorer
