// The values of the parts of positions
//
// A position falls into parts that no move joins: heaps, groups of ones on a board, the summands of a sum. Its value is
// the nim-sum of theirs, so a part's value is the mex, over its followers, of the nim-sums of the followers' parts. A
// search without recursion goes down the parts and comes back with values; the labels answer where a part is a position
// of the graph by itself. A part that is met while it is still open closes a cycle and stays unknown, as does all above
// it.
//
// A part of a board is known by the ones it has, moved to the corner, in the least of its eight turns and reflections.
//
// Cost: each distinct part's moves are listed twice, at most twenty million of them; what would need more stays
// unknown.

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
    : m_graph(graph), m_labels(labels), m_control(control)
{
    for (const RulesPtr &rules : graph.rules()->summands())
        m_games.push_back(rules.get());
    if (m_games.empty())
        m_games.push_back(graph.rules().get());
    // Boards of two sizes may share a shape: its value is the same on both.
    for (const Rules *rules : m_games) {
        const auto same = std::find_if(m_games.begin(), m_games.end(),
                                       [&](const Rules *other) { return other->text() == rules->text(); });
        m_sameGame.push_back(static_cast<std::size_t>(same - m_games.begin()));
    }
}

void PartValues::forEachPart(Cells position, FunctionRef<void(quint32)> sink)
{
    forEachSummand(*m_graph.rules(), position,
                   [&](std::size_t game, Cells cells) { forEachPartOf(game, cells, sink); });
}

void PartValues::forEachPartOf(std::size_t game, Cells position, FunctionRef<void(quint32)> sink)
{
    m_games[game]->parts(position, [&](Cells part) { sink(partOf(game, part)); });
}

quint32 PartValues::partOf(std::size_t game, Cells cells)
{
    CellVector key = {game};
    key.insert(key.end(), cells.begin(), cells.end());
    const PositionId seen = m_seen.insert(key);
    if (seen < m_partOfSeen.size())
        return m_partOfSeen[seen];
    CellVector shape = shapeOf(*m_games[game], cells);
    shape.insert(shape.begin(), m_sameGame[game]);
    const quint32 part = m_shapes.insert(shape);
    m_partOfSeen.push_back(part);
    if (part == m_parts.size())
        m_parts.push_back({game, CellVector(cells.begin(), cells.end())});
    return part;
}

Value PartValues::value(quint32 part)
{
    if (m_parts[part].state == State::Done)
        return m_parts[part].value;
    std::vector<quint32> stack = {part};
    while (!stack.empty()) {
        const quint32 top = stack.back();
        if (m_parts[top].state == State::New) {
            open(top, stack);
        } else {
            stack.pop_back();
            if (m_parts[top].state == State::Open)
                close(top);
        }
    }
    return m_parts[part].value;
}

bool PartValues::isWithinReach(quint32 part)
{
    const Part &asked = m_parts[part];
    return !m_control.isCancelled() && m_games[asked.game]->followerBound(asked.cells) <= m_movesLeft;
}

void PartValues::open(quint32 part, std::vector<quint32> &stack)
{
    m_parts[part].state = State::Open;
    const auto known = m_games.size() == 1 ? m_graph.find(m_parts[part].cells) : std::nullopt;
    if (known)
        m_parts[part].value = m_labels.value(*known);
    if (m_parts[part].value != Labels::unknown || !isWithinReach(part)) {
        m_parts[part].state = State::Done;
        return;
    }
    const std::size_t game = m_parts[part].game;
    const CellVector cells = m_parts[part].cells; // m_parts grows
    m_games[game]->followers(cells, [&](Cells follower) {
        m_movesLeft -= m_movesLeft > 0 ? 1 : 0;
        forEachPartOf(game, follower, [&](quint32 next) {
            if (m_parts[next].state == State::New)
                stack.push_back(next);
        });
    });
}

void PartValues::close(quint32 part)
{
    const std::size_t game = m_parts[part].game;
    const CellVector cells = m_parts[part].cells;
    MexSet values;
    bool known = true;
    m_games[game]->followers(cells, [&](Cells follower) {
        Value sum = 0;
        forEachPartOf(game, follower, [&](quint32 next) {
            known = known && m_parts[next].value != Labels::unknown;
            sum ^= m_parts[next].value;
        });
        if (known)
            values.insert(sum);
    });
    m_parts[part].state = State::Done;
    if (known)
        m_parts[part].value = values.mex();
}

} // namespace mexplorer
