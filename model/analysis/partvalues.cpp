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

#include "model/games/boardrules.h"
#include "model/games/followerbound.h"
#include "model/games/sumrules.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Rows, columns and ones of the group \a ones of a board as it lies turned by \a turn (0 to 7), moved to the corner.
std::array<Cell, 3> turned(const BoardRules &board, quint64 ones, int turn)
{
    std::array<std::pair<int, int>, 64> cells;
    std::size_t count = 0;
    int top = 64, left = 64, bottom = 0, right = 0;
    for (; ones; ones &= ones - 1) {
        const int bit = std::countr_zero(ones);
        int row = bit / board.columns();
        int column = bit % board.columns();
        row = turn & 1 ? board.rows() - 1 - row : row;
        column = turn & 2 ? board.columns() - 1 - column : column;
        if (turn & 4)
            std::swap(row, column);
        cells[count++] = {row, column};
        top = std::min(top, row);
        left = std::min(left, column);
        bottom = std::max(bottom, row);
        right = std::max(right, column);
    }
    const int columns = right - left + 1;
    quint64 shape = 0;
    for (std::size_t i = 0; i < count; ++i)
        shape |= quint64(1) << ((cells[i].first - top) * columns + cells[i].second - left);
    return {static_cast<Cell>(bottom - top + 1), static_cast<Cell>(columns), shape};
}

CellVector shapeOf(const Rules &rules, Cells cells)
{
    const auto *board = dynamic_cast<const BoardRules *>(&rules);
    if (!board || cells[0] == 0)
        return CellVector(cells.begin(), cells.end());
    std::array<Cell, 3> least = turned(*board, cells[0], 0);
    for (int turn = 1; turn < 8; ++turn)
        least = std::min(least, turned(*board, cells[0], turn));
    return CellVector(least.begin(), least.end());
}

} // namespace

PartValues::PartValues(const GameGraph &graph, const Labels &labels, JobControl &control)
    : m_graph(graph), m_labels(labels), m_control(control)
{
    if (const auto *sum = dynamic_cast<const SumRules *>(graph.rules().get())) {
        for (const RulesPtr &rules : sum->summands())
            m_games.push_back(rules.get());
    } else {
        m_games.push_back(graph.rules().get());
    }
    // Boards of two sizes may share a shape: its value is the same on both.
    for (const Rules *rules : m_games) {
        const auto same = std::find_if(m_games.begin(), m_games.end(),
                                       [&](const Rules *other) { return other->text() == rules->text(); });
        m_sameGame.push_back(static_cast<std::size_t>(same - m_games.begin()));
    }
}

void PartValues::forEachPart(Cells position, FunctionRef<void(quint32)> sink)
{
    if (const auto *sum = dynamic_cast<const SumRules *>(m_graph.rules().get()))
        sum->forEachSummand(position, [&](std::size_t game, Cells cells) { forEachPartOf(game, cells, sink); });
    else
        forEachPartOf(0, position, sink);
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
    return !m_control.isCancelled() && followerBound(*m_games[asked.game], asked.cells) <= m_movesLeft;
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
