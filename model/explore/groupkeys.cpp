// SPDX-License-Identifier: GPL-3.0-or-later
// Which positions of a graph become one vertex: a number per position, equal for those that a kind of merging makes
// equal.
//
//   by value, followers   the label; the set of the followers' ids
//   by play               see playkeys.cpp
//   by components         the multiset of the parts that a position falls into, or of their values, without value 0;
//                         parts are numbered by a hash table of their cells, on boards of their shape in canonical form
//   by symmetry           the least of the positions that the rules' symmetries make equal
//
// Cost: one hash look-up per position or part; values of parts come from the labels, a formula, or a search with one
// budget for all. Left out: parts whose value the budget doesn't reach stay apart.
#include "model/explore/groupkeys.h"

#include "model/games/boardsymmetry.h"
#include "model/games/joinedposition.h"
#include "model/solve/valuetable.h"

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

/// Numbers the parts of a graph's positions, and caches their SG values. Parts of boards on which only the shape counts
/// are identified by it, in any place and orientation.
class PartValues
{
public:
    /// The arguments must outlive the object.
    PartValues(const GameGraph &graph, const Labels &labels, JobControl &control)
        : m_graph(graph), m_labels(labels), m_budget(m_limits, control)
    {
        std::vector<RulesPtr> summands(graph.rules()->summands().begin(), graph.rules()->summands().end());
        if (summands.empty())
            summands.push_back(graph.rules());
        // Boards of two sizes may share a shape, which has the same value on both.
        const auto isSame = [](const Rules &a, const Rules &b) {
            const std::optional<CellBoard> board = a.cellBoard();
            return board && board->shapes ? a.text() == b.text() : a.isSame(b);
        };
        for (const RulesPtr &rules : summands) {
            const auto first =
                std::ranges::find_if(m_games, [&](const Game &other) { return isSame(*other.rules, *rules); });
            m_games.push_back({rules, static_cast<std::size_t>(first - m_games.begin()), nullptr});
        }
    }

    /// Calls \a sink with the number of each part of \a position.
    void forEachPart(Cells position, FunctionRef<void(quint32)> sink)
    {
        forEachSummand(*m_graph.rules(), position, [&](std::size_t game, Cells cells) {
            m_games[game].rules->parts(cells, [&](Cells part) { sink(partOf(game, part)); });
        });
    }

    /// The SG value of a part; Labels::unknown if play in it may repeat, or if it is too expensive.
    Value value(quint32 part)
    {
        Part &asked = m_parts[part];
        if (!asked.value)
            asked.value = search(asked);
        return *asked.value;
    }

private:
    /// A summand of the graph's game.
    struct Game
    {
        RulesPtr rules;
        std::size_t first; ///< the first summand with the same rules, possibly on a board of another size
        std::unique_ptr<ValueTable> table;
    };
    struct Part
    {
        std::size_t game;
        CellVector cells; ///< of its first occurrence
        std::optional<Value> value{};
    };

    quint32 partOf(std::size_t game, Cells cells)
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

    /// Uses the labels if a part is a position of the graph by itself, and otherwise the table of the rules.
    Value search(const Part &part)
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

    const GameGraph &m_graph;
    const Labels &m_labels;
    SolverLimits m_limits; ///< for all parts together
    SearchBudget m_budget;
    std::vector<Game> m_games;
    PositionStore m_seen; ///< parts in their places
    std::vector<quint32> m_partOfSeen;
    PositionStore m_shapes; ///< parts in canonical form
    std::vector<Part> m_parts;
};

/// Calls \a key for each position until cancelled.
template <class Key> std::vector<quint32> keysBy(const GameGraph &graph, JobControl &control, Key key)
{
    std::vector<quint32> keys(graph.positionCount(), 0);
    for (PositionId id = 0; id < graph.positionCount() && !control.isCancelled(); ++id) {
        if (id % 1024 == 0)
            control.setProgress(id, graph.positionCount());
        keys[id] = key(id);
    }
    return keys;
}

std::vector<quint32> followerKeys(const GameGraph &graph, JobControl &control)
{
    PositionStore sets;
    CellVector cells;
    return keysBy(graph, control, [&](PositionId id) {
        if (!graph.isExpanded(id))
            return sets.insert(CellVector{~Cell(0), id}); // unique, as its followers are unknown
        cells.assign(graph.followers(id).begin(), graph.followers(id).end());
        std::ranges::sort(cells);
        return sets.insert(cells);
    });
}

std::vector<quint32> componentValueKeys(const GameGraph &graph, const Labels &labels, JobControl &control)
{
    PartValues parts(graph, labels, control);
    PositionStore multisets;
    CellVector values;
    return keysBy(graph, control, [&](PositionId id) {
        bool known = true;
        values.clear();
        parts.forEachPart(graph.cells(id), [&](quint32 part) {
            const Value value = parts.value(part);
            known = known && value != Labels::unknown;
            if (value != 0)
                values.push_back(value);
        });
        std::ranges::sort(values);
        return known ? multisets.insert(values) : unknownKey;
    });
}

std::vector<quint32> componentKeys(const GameGraph &graph, const Labels &labels, JobControl &control)
{
    PartValues parts(graph, labels, control);
    PositionStore multisets;
    CellVector remaining;
    return keysBy(graph, control, [&](PositionId id) {
        remaining.clear();
        parts.forEachPart(graph.cells(id), [&](quint32 part) {
            if (parts.value(part) != 0) // a part of unknown value is kept
                remaining.push_back(part);
        });
        std::ranges::sort(remaining);
        return multisets.insert(remaining);
    });
}

} // namespace

std::vector<quint32> groupKeys(const GameGraph &graph, const Labels &labels, Collapse kind, JobControl &control)
{
    switch (kind) {
    case Collapse::SgValue:
        return keysBy(graph, control, [&](PositionId id) { return labels.value(id); });
    case Collapse::Followers:
        return followerKeys(graph, control);
    case Collapse::Play:
        return playKeys(graph, control);
    case Collapse::ComponentValues:
        return componentValueKeys(graph, labels, control);
    case Collapse::Components:
        return componentKeys(graph, labels, control);
    case Collapse::Symmetry:
        break;
    }
    PositionStore classes;
    return keysBy(graph, control,
                  [&](PositionId id) { return classes.insert(graph.rules()->symmetric(graph.cells(id))); });
}

} // namespace mexplorer
