// SPDX-License-Identifier: GPL-3.0-or-later
// The value of one position of a game that clears cells of a board
//
// A position is the sum of its parts (boardmoves.h), each cut out to its box and turned to its canonical form; two
// equal parts cancel. Cram has further equalities (dominoequalities.h), and boxes of the matrix game that fit a table
// of all positions of a larger board (matrixtable.h) are looked up there. The other parts are searched by the question
// 'which of these values W does it have?', whose answer is the value, or that it is none of W (Beling and Rogalski, On
// pruning search trees of impartial games, 2020):
//
//   - Values that some follower has are taken out of W; if none remains, that is the answer.
//   - Let m be the greatest value that remains. Only values up to m that no follower is known to have can change the
//     answer, so each follower is asked for these: all its parts but the one of the most cells are valued, and that one
//     is asked for what makes the sum one of them.
//   - If some of W remains after all followers, the value is the mex of what they were found to have.
//
// The value of a part is found by W = {0}, {0, 1}, and so on, until the answer is a value. The values that followers
// have are stored in a table of bounded size (boardmemo.h), even when the answer is that it is none of W.
//
// Followers that are known at once are looked at first, moves in the middle before those at the sides, then those of
// fewest cells. A part is 0 at once if each move can be answered by its image. Tables of all positions of small boxes
// (boardtable.h) are made when the search has taken as long as they do. Not used: tables on disk; further equalities,
// such as of trees in Cram; both cores.

#include "model/board/boardsearch.h"

#include "model/board/dominoequalities.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct TableSize
{
    int rows;
    int columns;
    quint64 worthwhileAfter; ///< number of moves examined
};
/// Smallest first; the longer side of a box is horizontal.
constexpr std::array<TableSize, 7> tableSizes = {{
    {4, 4, 0},
    {2, 8, 0},
    {3, 6, 0},
    {4, 5, 0},
    {4, 6, 2'000'000},
    {3, 8, 2'000'000},
    {5, 5, 2'000'000},
}};

/// The word of a box in the corner of a board with \a columns columns.
quint64 placed(const BoardShape &box, int columns)
{
    const quint64 row = (quint64(1) << box.columns) - 1;
    quint64 cells = 0;
    for (int r = 0; r < box.rows; ++r)
        cells |= ((box.cells >> (r * box.columns)) & row) << (r * columns);
    return cells;
}

BoardShape rowOf(int length)
{
    return {~quint64(0) >> (64 - length), 1, static_cast<quint8>(length)};
}

ValueSet only(quint64 value)
{
    return value < 64 ? ValueSet(1) << value : 0;
}

/// True if each move can be answered by its image under some symmetry, so that the value is 0: the part is equal to its
/// image, and no set that can be cleared has a cell in common with its own.
bool isBalanced(const BoardShape &part, const BoardMoves &moves, quint8 images)
{
    for (const BoxMirror mirror : boxMirrors) {
        if (!(images >> static_cast<int>(mirror) & 1) || !fits(mirror, part) || mirrored(part, mirror) != part.cells)
            continue;
        const auto meetsItsImage = [&](quint64 set) {
            return (part.cells & set) == set && (mirrored({set, part.rows, part.columns}, mirror) & set) != 0;
        };
        if (std::ranges::none_of(moves.sets(), meetsItsImage))
            return true;
    }
    return false;
}

/// The values whose nim-sum with \a value is in \a sums.
ValueSet summandsOf(ValueSet sums, Value value)
{
    ValueSet summands = 0;
    for (; sums != 0; sums &= sums - 1)
        summands |= only(static_cast<Value>(std::countr_zero(sums)) ^ value);
    return summands;
}

} // namespace

/// A position as its parts: those that aren't known at once are in m_parts from \a first on.
struct BoardSearch::Sum
{
    Value known = 0; ///< the nim-sum of the others
    std::size_t first = 0;
    std::size_t count = 0;
    int ones = 0;    ///< of the unknown parts
    int largest = 0; ///< the ones of the largest
};

BoardSearch::BoardSearch(RulesPtr rules, int maxMemoBits)
    : m_rules(std::move(rules)), m_game(*m_rules->clearingGame()), m_images(m_game.images()), m_form(m_game.form()),
      m_memo(maxMemoBits)
{
}

std::optional<Value> BoardSearch::value(const BoardShape &board, quint64 maxMoves, JobControl &control)
{
    begin(maxMoves, control);
    Sum sum = partsOf(board.cells, movesOn(board.rows, board.columns));
    lookUp(sum);
    const auto parts = sortedParts(sum);
    Value value = sum.known;
    for (const BoardShape &part : parts)
        value ^= valueOf(part);
    return m_stopped ? std::nullopt : std::optional(value);
}

std::optional<bool> BoardSearch::hasValue(const BoardShape &board, quint64 target, quint64 maxMoves,
                                          JobControl &control)
{
    begin(maxMoves, control);
    const std::optional<Value> value = valueIn(partsOf(board.cells, movesOn(board.rows, board.columns)), only(target));
    return m_stopped ? std::nullopt : std::optional(value == target);
}

void BoardSearch::begin(quint64 maxMoves, JobControl &control)
{
    m_control = &control;
    m_stopped = false;
    m_end = maxMoves < ~quint64(0) - m_lookedAt ? m_lookedAt + maxMoves : ~quint64(0);
    m_parts.clear();
}

BoardSearch::Sum BoardSearch::partsOf(quint64 cells, const BoardMoves &moves)
{
    const BoardEdges &board = moves.edges();
    const bool areDominoes = m_form == ClearedSets::Dominoes;
    Sum sum;
    sum.first = m_parts.size();
    const auto add = [&](quint64 cellsOfPart) {
        const std::optional<int> length = areDominoes ? pathLength(cellsOfPart, board) : std::nullopt;
        const BoardShape box = cutOut(cellsOfPart, board.columns);
        if (const BoardTable *table = tableOf(box)) {
            sum.known ^= table->value(box.cells);
            return;
        }
        const BoardShape part = length ? rowOf(*length) : canonical(box, m_images);
        const auto begin = m_parts.begin() + static_cast<std::ptrdiff_t>(sum.first);
        const auto equal = std::find(begin, m_parts.end(), part);
        if (equal == m_parts.end()) {
            m_memo.prefetch(part);
            m_parts.push_back(part);
            return;
        }
        *equal = m_parts.back();
        m_parts.pop_back();
    };
    if (areDominoes)
        forEachDominoPart(cells, board, add);
    else
        moves.forEachPart(cells, add);
    sum.count = m_parts.size() - sum.first;
    return sum;
}

void BoardSearch::lookUp(Sum &sum)
{
    const auto parts = std::span(m_parts).subspan(sum.first, sum.count);
    sum.count = 0;
    sum.ones = 0;
    sum.largest = 0;
    for (const BoardShape part : parts) {
        if (const std::optional<Value> known = valueAtOnce(part)) {
            sum.known ^= *known;
            continue;
        }
        parts[sum.count++] = part;
        sum.ones += part.ones();
        sum.largest = std::max(sum.largest, part.ones());
    }
}

std::vector<BoardShape> BoardSearch::sortedParts(const Sum &sum) const
{
    const auto parts = std::span(m_parts).subspan(sum.first, sum.count);
    std::vector<BoardShape> sorted(parts.begin(), parts.end());
    std::ranges::sort(sorted, {}, [](const BoardShape &part) { return std::pair(part.ones(), part); });
    return sorted;
}

std::optional<Value> BoardSearch::valueIn(const Sum &sum, ValueSet wanted)
{
    Value known = sum.known;
    std::vector<BoardShape> parts = sortedParts(sum);
    std::erase_if(parts, [&](const BoardShape &part) { // found since
        const std::optional<Value> value = valueAtOnce(part);
        known ^= value.value_or(0);
        return value.has_value();
    });
    if (parts.empty())
        return known;
    for (const BoardShape &part : std::span(parts).first(parts.size() - 1)) {
        known ^= valueOf(part);
        if (m_stopped)
            return std::nullopt;
    }
    const std::optional<Value> value = valueIn(parts.back(), summandsOf(wanted, known));
    return value ? std::optional(*value ^ known) : std::nullopt;
}

std::optional<Value> BoardSearch::valueIn(const BoardShape &part, ValueSet wanted)
{
    const BoardMoves &moves = movesOn(part.rows, part.columns);
    wanted &= valuesThrough(static_cast<Value>(part.ones() / moves.leastCleared()));
    const BoardKnowledge knowledge = m_memo.find(part);
    if (knowledge.value)
        return knowledge.value;
    ValueSet ofFollowers = knowledge.ofFollowers;
    wanted &= ~ofFollowers;
    if (wanted == 0)
        return std::nullopt;
    if (ofFollowers == 0 && isBalanced(part, moves, m_images)) {
        m_memo.store(part, {0, 0});
        return 0;
    }

    const std::size_t partsBefore = m_parts.size();
    const auto add = [&](Value value) {
        ofFollowers |= only(value);
        wanted &= ~ofFollowers;
    };
    std::vector<Sum> unknown;
    const auto takeUp = [&](Sum follower) {
        lookUp(follower);
        if (follower.count == 0)
            add(follower.known);
        else
            unknown.push_back(follower);
    };
    std::optional<Sum> last; // looked up when the table's entries have arrived
    for (const quint64 set : moves.sets()) {
        if ((part.cells & set) != set)
            continue;
        if (!mayGoOn() || wanted == 0)
            break;
        const std::optional<Sum> before = std::exchange(last, partsOf(part.cells & ~set, moves));
        if (before)
            takeUp(*before);
    }
    if (last && wanted != 0)
        takeUp(*last);
    std::ranges::stable_sort(unknown, {}, [](const Sum &sum) { return std::pair(sum.ones, sum.largest); });
    for (const Sum &follower : unknown) {
        if (m_stopped || wanted == 0)
            break;
        const auto most = static_cast<Value>(63 - std::countl_zero(wanted));
        if (const auto value = valueIn(follower, valuesThrough(most) & ~ofFollowers))
            add(*value);
    }
    m_parts.resize(partsBefore);
    if (m_stopped)
        return std::nullopt;
    const auto value = wanted == 0 ? std::nullopt : std::optional(static_cast<Value>(std::countr_one(ofFollowers)));
    m_memo.store(part, {ofFollowers, value});
    return value;
}

Value BoardSearch::valueOf(const BoardShape &part)
{
    constexpr Value most = 64; // as a value is at most the number of ones
    for (Value value = 0; value < most && !m_stopped; ++value) {
        if (const std::optional<Value> found = valueIn(part, valuesThrough(value)))
            return *found;
    }
    return most;
}

std::optional<Value> BoardSearch::valueAtOnce(const BoardShape &part)
{
    if (m_form == ClearedSets::Rectangles) {
        if (part.rows == 1)
            return part.columns;
        if (const MatrixTable *table = tableFor(part))
            return table->value(placed(part, table->columns()));
    }
    return m_memo.find(part).value;
}

bool BoardSearch::mayGoOn()
{
    ++m_lookedAt;
    if (m_lookedAt % 256 == 0) {
        m_control->setProgress(m_lookedAt, 0);
        m_stopped = m_stopped || m_control->isCancelled();
    }
    m_stopped = m_stopped || m_lookedAt > m_end;
    return !m_stopped;
}

const BoardMoves &BoardSearch::movesOn(int rows, int columns)
{
    const auto known = m_moves.find({rows, columns});
    return known != m_moves.end() ? known->second
                                  : m_moves.try_emplace({rows, columns}, m_game, rows, columns).first->second;
}

const BoardTable *BoardSearch::tableOf(const BoardShape &box)
{
    constexpr quint64 perMove = 200; // sets of a table that take as long as a move of the search
    if (box.rows * box.columns > BoardTable::maxCells || m_form == ClearedSets::Rectangles)
        return nullptr;
    std::unique_ptr<BoardTable> &table = m_small[box.rows][box.columns];
    if (!table) {
        const BoardMoves &moves = movesOn(box.rows, box.columns);
        if (m_lookedAt >= BoardTable::cost(moves) / perMove)
            table = std::make_unique<BoardTable>(moves);
    }
    return table.get();
}

const MatrixTable *BoardSearch::tableFor(const BoardShape &part)
{
    for (const TableSize &size : tableSizes) {
        if (part.rows > size.rows || part.columns > size.columns)
            continue;
        const auto made = std::find_if(m_tables.begin(), m_tables.end(), [&](const MatrixTable &table) {
            return table.rows() == size.rows && table.columns() == size.columns;
        });
        if (made != m_tables.end())
            return &*made;
        if (m_stopped || m_lookedAt < size.worthwhileAfter)
            continue;
        Result<MatrixTable> table = MatrixTable::build(size.rows, size.columns, *m_control);
        if (!table) {
            m_stopped = true;
            return nullptr;
        }
        m_tables.push_back(std::move(table).value());
        return &m_tables.back();
    }
    return nullptr;
}

} // namespace mexplorer
