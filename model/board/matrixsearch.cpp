// SPDX-License-Identifier: GPL-3.0-or-later
// The value of one position of the matrix game
//
// Ones that don't touch by a side are never in one rectangle, so a position is the sum of its connected groups, each
// cut out to its box and turned to its canonical form. The value of a group is known at once if it is one cell wide (a
// run of n ones has value n: like Nim, with splits that never reach n) or if its box fits a table of all positions of a
// small board (matrixtable.h). Otherwise it is searched, and the core of the search is the test 'is the value t?':
//
//   - no, if a follower has value t. Followers whose groups are known at once settle most values without a search.
//     If another one has several unknown groups, all but the largest are valued, and that one is only tested;
//   - no, if some s < t passes the test;
//   - else yes.
//
// This is faster than computing the mex of all followers' values, because a large follower need only be distinguished
// from t, for which one of its followers may suffice. The results, whether a value or only that some values are
// excluded, are stored in a table of bounded size (matrixmemo.h).
//
// The larger tables are made only when a query has shown that they are worth their time. Not used: tables on disk; a
// proof order other than smallest followers first.

#include "model/board/matrixsearch.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

struct TableSize
{
    int rows;
    int columns;
    quint64 worthwhileAfter; ///< number of positions examined
};
/// Smallest first; the longer side of a box is horizontal.
constexpr std::array<TableSize, 7> tableSizes = {{
    {4, 4, 0},
    {8, 2, 0},
    {6, 3, 0},
    {5, 4, 0},
    {6, 4, 2'000'000},
    {8, 3, 2'000'000},
    {5, 5, 2'000'000},
}};

/// The word of an upright box in the corner of a board with \a columns columns.
quint64 placed(const BoardShape &box, int columns)
{
    const quint64 row = (quint64(1) << box.columns) - 1;
    quint64 cells = 0;
    for (int r = 0; r < box.rows; ++r)
        cells |= ((box.cells >> (r * box.columns)) & row) << (r * columns);
    return cells;
}

} // namespace

/// A follower some of whose groups aren't known at once.
struct MatrixSearch::Rest
{
    Value known = 0; ///< the nim-sum of the known groups
    int ones = 0;    ///< of the unknown groups
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The results for the followers of a box.
struct MatrixSearch::Expansion
{
    MatrixKnowledge knowledge;
    std::vector<Rest> rests; ///< fewest ones first
    std::vector<BoardShape> groups;

    std::span<const BoardShape> groupsOf(const Rest &rest) const
    {
        return std::span(groups).subspan(rest.first, rest.count);
    }
};

Result<Value> MatrixSearch::value(int rows, int columns, quint64 cells, quint64 maxPositions, JobControl &control)
{
    m_control = &control;
    m_stopped = false;
    m_end = maxPositions < ~quint64(0) - m_lookedAt ? m_lookedAt + maxPositions : ~quint64(0);
    const Value found = groupsValue(rows, columns, cells);
    if (!m_stopped)
        return found;
    if (control.isCancelled())
        return Problem::cancelled();
    return Problem::limit(
        Problem::Code::Positions,
        ModelText::tr("The value of this matrix wasn't found by looking at %1 moves, the limit; choose a "
                      "smaller matrix.")
            .arg(groupedNumber(maxPositions)));
}

Value MatrixSearch::groupsValue(int rows, int columns, quint64 cells)
{
    std::vector<BoardShape> groups;
    forEachGroup(cells, rows, columns, [&](quint64 group) { groups.push_back(canonical(cutOut(group, columns))); });
    std::sort(groups.begin(), groups.end(), [](const auto &a, const auto &b) { return a.ones() < b.ones(); });
    Value sum = 0;
    for (const BoardShape &box : groups)
        sum ^= valueOf(box);
    return sum;
}

Value MatrixSearch::valueOf(const BoardShape &box)
{
    if (const auto known = valueAtOnce(box))
        return *known;
    Expansion expansion = expand(box, std::nullopt);
    Value value = 0;
    while (!m_stopped && someRestHas(expansion, value))
        ++value;
    if (m_stopped)
        return 0;
    expansion.knowledge.value = static_cast<quint8>(value);
    m_memo.store(box, expansion.knowledge);
    return value;
}

bool MatrixSearch::hasValue(const BoardShape &box, Value target)
{
    if (target > static_cast<Value>(box.ones()))
        return false;
    if (const auto known = valueAtOnce(box))
        return *known == target;
    if (m_memo.find(box).excludes(target))
        return false;
    Expansion expansion = expand(box, target);
    const bool excluded = someRestHas(expansion, target);
    Value value = 0;
    while (!m_stopped && !excluded && value < target && someRestHas(expansion, value))
        ++value;
    if (m_stopped)
        return false;
    if (!excluded)
        expansion.knowledge.value = static_cast<quint8>(value);
    m_memo.store(box, expansion.knowledge);
    return !excluded && value == target;
}

std::optional<Value> MatrixSearch::valueAtOnce(const BoardShape &box)
{
    if (box.columns == 1)
        return box.rows;
    if (const MatrixTable *table = tableFor(box))
        return table->value(placed(box, table->columns()));
    const MatrixKnowledge knowledge = m_memo.find(box);
    return knowledge.isKnown() ? std::optional<Value>(knowledge.value) : std::nullopt;
}

MatrixSearch::Expansion MatrixSearch::expand(const BoardShape &box, std::optional<Value> target)
{
    Expansion expansion;
    expansion.knowledge = m_memo.find(box);
    for (const quint64 rectangle : rectanglesOf(box)) {
        if ((box.cells & rectangle) != rectangle)
            continue;
        if (!mayGoOn() || (target && expansion.knowledge.excludes(*target)))
            break;
        addFollower(expansion, box, box.cells & ~rectangle);
    }
    std::stable_sort(expansion.rests.begin(), expansion.rests.end(),
                     [](const Rest &a, const Rest &b) { return a.ones < b.ones; });
    return expansion;
}

void MatrixSearch::addFollower(Expansion &expansion, const BoardShape &box, quint64 cells)
{
    Rest rest;
    rest.first = expansion.groups.size();
    forEachGroup(cells, box.rows, box.columns, [&](quint64 group) {
        const BoardShape part = canonical(cutOut(group, box.columns));
        if (const auto known = valueAtOnce(part)) {
            rest.known ^= *known;
            return;
        }
        rest.ones += part.ones();
        expansion.groups.push_back(part);
    });
    std::sort(expansion.groups.begin() + static_cast<std::ptrdiff_t>(rest.first), expansion.groups.end(),
              [](const auto &a, const auto &b) { return std::pair(a.ones(), a) < std::pair(b.ones(), b); });
    rest.count = expansion.groups.size() - rest.first;
    if (rest.count == 0)
        expansion.knowledge.excluded |= quint64(1) << rest.known;
    else
        expansion.rests.push_back(rest);
}

bool MatrixSearch::someRestHas(Expansion &expansion, Value target)
{
    if (expansion.knowledge.excludes(target))
        return true;
    for (const Rest &rest : expansion.rests) {
        if (restHas(expansion, rest, target)) {
            expansion.knowledge.excluded |= quint64(1) << target;
            return true;
        }
        if (m_stopped)
            return false;
    }
    return false;
}

bool MatrixSearch::restHas(const Expansion &expansion, const Rest &rest, Value target)
{
    const auto groups = expansion.groupsOf(rest);
    target ^= rest.known;
    if (target > static_cast<Value>(rest.ones)) // a nim-sum is at most the sum, and a value at most the number of ones
        return false;
    for (const BoardShape &box : groups.first(groups.size() - 1))
        target ^= valueOf(box);
    return !m_stopped && hasValue(groups.back(), target);
}

bool MatrixSearch::mayGoOn()
{
    ++m_lookedAt;
    if (m_lookedAt % 256 == 0) {
        m_control->setProgress(m_lookedAt, 0);
        m_stopped = m_stopped || m_control->isCancelled();
    }
    m_stopped = m_stopped || m_lookedAt > m_end;
    return !m_stopped;
}

const MatrixTable *MatrixSearch::tableFor(const BoardShape &box)
{
    for (std::size_t i = 0; i < tableSizes.size(); ++i) {
        const TableSize &size = tableSizes[i];
        if (box.rows > size.rows || box.columns > size.columns)
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

const std::vector<quint64> &MatrixSearch::rectanglesOf(const BoardShape &box)
{
    std::vector<quint64> &masks = m_rectangles[{box.rows, box.columns}];
    if (masks.empty()) {
        forEachRectangle(box.rows, box.columns, [&masks](quint64 rectangle) { masks.push_back(rectangle); });
        std::stable_sort(masks.begin(), masks.end(),
                         [](quint64 a, quint64 b) { return std::popcount(a) > std::popcount(b); });
    }
    return masks;
}

} // namespace mexplorer
