// SPDX-License-Identifier: GPL-3.0-or-later
// The value of one position of a game that clears cells of a board
//
// A position is the sum of its parts (boardmoves.h), each cut out to its box and turned to its canonical form; two
// equal parts cancel. Cram has further equalities (dominoequalities.h), and boxes of the matrix game that fit a table
// of all positions of a larger board (matrixtable.h) are looked up there. The other parts are searched by the question
// 'which of these values W does it have?', whose answer is the value, or that it is none of W (Beling and Rogalski, On
// pruning search trees of impartial games, 2020):
//
//   - Each follower is asked for W: all its parts but the one of the most cells are valued, and that one is asked for
//     what makes the sum one of W. Values that some follower has are taken out of W; if none remains, that is the
//     answer.
//   - Otherwise the value is at most m, the least value that remains in W, as no follower has it. The followers are
//     asked again, for the values less than m that none is known to have; the value is the mex of what they have.
//
// (There, each follower is asked at once for all values through the greatest in W. Of the matrix game, whose followers
// have many values, this takes half as long again; most questions end before the lesser values are needed.)
//
// The value of a part is found by W = {0}, {0, 1}, and so on, until the answer is a value. The values that followers
// have are stored in a table of bounded size (boardmemo.h), even when the answer is that it is none of W.
//
// Followers that are known at once are looked at first, moves in the middle before those at the sides, then those of
// fewest cells. A part is 0 at once if each move can be answered by its image. Tables of all positions of small boxes
// (boardtables.h) are made when the search has taken as long as they do.
//
// Two threads search the same question and share the memo and the tables. Each leaves a follower whose largest part the
// other one is examining for last: then it is mostly known. On Cram 5x8 they take 1.7 times less than one. Not used:
// tables on disk; further equalities, such as of trees in Cram; the bound that k followers make on the value, which
// leaves parts less well known.

#include "model/board/boardworker.h"

#include "model/board/dominoequalities.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace mexplorer {

namespace {

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

BoardWorker::BoardWorker(RulesPtr rules, BoardMemo &memo, BoardTables &tables, BusyParts &busyParts,
                         const KnownParts &knownParts)
    : m_rules(std::move(rules)), m_game(*m_rules->clearingGame()), m_images(m_game.images()), m_form(m_game.form()),
      m_memo(memo), m_tables(tables), m_busyParts(busyParts), m_knownParts(knownParts)
{
}

void BoardWorker::begin(quint64 maxMoves, JobControl &control, const std::atomic<bool> &isAnswered, bool reports)
{
    m_control = &control;
    m_isAnswered = &isAnswered;
    m_reports = reports;
    m_stopped = false;
    m_end = maxMoves < ~quint64(0) - m_lookedAt ? m_lookedAt + maxMoves : ~quint64(0);
    m_parts.clear();
}

std::optional<Value> BoardWorker::value(const BoardShape &board)
{
    m_board = board;
    const Sum sum = sumOf(board);
    const auto parts = sortedParts(sum);
    Value value = sum.known;
    const bool isOnePart = parts.size() == 1 && sum.known == 0;
    for (const BoardShape &part : parts)
        value ^= valueOf(part, isOnePart);
    return m_stopped ? std::nullopt : std::optional(value);
}

std::optional<bool> BoardWorker::hasValue(const BoardShape &board, quint64 target)
{
    m_board = board;
    const std::optional<Value> value = valueIn(sumOf(board), only(target));
    return m_stopped ? std::nullopt : std::optional(value == target);
}

std::optional<BoardKnowledge> BoardWorker::knowledgeThrough(const BoardShape &board, Value most)
{
    m_board = board;
    const std::optional<Value> value = valueIn(sumOf(board), valuesThrough(most));
    if (m_stopped)
        return std::nullopt;
    return value ? BoardKnowledge{0, value} : BoardKnowledge{valuesThrough(most)};
}

/// Replaces all parts of the largest size at a time by those of their followers, until there are enough.
std::vector<BoardShape> BoardWorker::partsBelow(std::span<const BoardShape> boards, std::size_t count)
{
    const auto isLarger = [](const BoardShape &a, const BoardShape &b) {
        return std::tuple(b.ones(), a) < std::tuple(a.ones(), b);
    };
    std::set<BoardShape, decltype(isLarger)> parts(isLarger);
    const auto add = [&](quint64 cells, const BoardMoves &moves) {
        m_parts.clear();
        m_inTables.clear();
        Sum sum = partsOf(cells, moves);
        lookUp(sum);
        for (const BoardShape &part : std::span(m_parts).subspan(sum.first, sum.count)) {
            if (!isBalanced(part, movesOn(part.rows, part.columns), m_images))
                parts.insert(part);
        }
    };
    for (const BoardShape &board : boards)
        add(board.cells, movesOn(board.rows, board.columns));
    std::vector<BoardShape> most(parts.begin(), parts.end());
    while (!parts.empty() && parts.size() < count && !m_stopped) {
        const int largest = parts.begin()->ones();
        while (!parts.empty() && parts.begin()->ones() == largest) {
            const BoardShape part = parts.extract(parts.begin()).value();
            const BoardMoves &moves = movesOn(part.rows, part.columns);
            for (const quint64 set : moves.sets()) {
                if ((part.cells & set) == set && mayGoOn())
                    add(part.cells & ~set, moves);
            }
        }
        if (parts.size() > most.size())
            most.assign(parts.begin(), parts.end());
    }
    m_parts.clear();
    return most;
}

BoardWorker::Sum BoardWorker::sumOf(const BoardShape &board)
{
    m_inTables.clear();
    Sum sum = partsOf(board.cells, movesOn(board.rows, board.columns));
    lookUp(sum);
    return sum;
}

BoardWorker::Sum BoardWorker::partsOf(quint64 cells, const BoardMoves &moves)
{
    Sum sum;
    sum.first = m_parts.size();
    sum.firstInTable = m_inTables.size();
    const int columns = moves.columns();
    if (m_form == ClearedSets::Dominoes) {
        forEachDominoPart(cells, moves.edges(), [&](const DominoPart &part) {
            if (part.isPath)
                addPart(sum, rowOf(onesOf(part.cells)));
            else
                addPart(sum, cutOut(part.cells, columns));
        });
    } else {
        moves.forEachPart(cells, [&](quint64 part) { addPart(sum, cutOut(part, columns)); });
    }
    sum.count = m_parts.size() - sum.first;
    sum.inTables = m_inTables.size() - sum.firstInTable;
    return sum;
}

void BoardWorker::addPart(Sum &sum, const BoardShape &box)
{
    const auto addFromTable = [this](const quint8 *value) {
        __builtin_prefetch(value);
        m_inTables.push_back(value);
    };
    if (m_form == ClearedSets::Rectangles) {
        const BoardShape wide = box.rows > box.columns ? transposed(box) : box;
        if (wide.rows == 1) {
            sum.known ^= wide.columns;
            return;
        }
        if (const quint8 *value = inTable(wide))
            return addFromTable(value);
    }
    if (const BoardTable *table = tableOf(box))
        return addFromTable(&table->values()[box.cells]);
    const BoardShape part = canonical(box, m_images);
    const auto begin = m_parts.begin() + static_cast<std::ptrdiff_t>(sum.first);
    const auto equal = std::find(begin, m_parts.end(), part);
    if (equal == m_parts.end()) {
        m_memo.prefetch(part);
        m_parts.push_back(part);
        return;
    }
    *equal = m_parts.back();
    m_parts.pop_back();
}

void BoardWorker::lookUp(Sum &sum)
{
    for (const quint8 *value : std::span(m_inTables).subspan(sum.firstInTable, sum.inTables))
        sum.known ^= *value;
    sum.inTables = 0;
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

const BoardShape &BoardWorker::largestOf(const Sum &sum) const
{
    return *std::ranges::max_element(std::span(m_parts).subspan(sum.first, sum.count), {}, &BoardShape::ones);
}

std::vector<BoardShape> BoardWorker::sortedParts(const Sum &sum) const
{
    const auto parts = std::span(m_parts).subspan(sum.first, sum.count);
    std::vector<BoardShape> sorted(parts.begin(), parts.end());
    std::ranges::sort(sorted, {}, [](const BoardShape &part) { return std::pair(part.ones(), part); });
    return sorted;
}

std::optional<Value> BoardWorker::valueIn(const Sum &sum, ValueSet wanted)
{
    if (sum.count == 0)
        return sum.known;
    if (sum.count == 1) {
        const std::optional<Value> value = valueIn(BoardShape(m_parts[sum.first]), summandsOf(wanted, sum.known));
        return value ? std::optional(*value ^ sum.known) : std::nullopt;
    }
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

std::optional<Value> BoardWorker::valueIn(const BoardShape &part, ValueSet wanted)
{
    const BoardMoves &moves = movesOn(part.rows, part.columns);
    wanted &= valuesThrough(static_cast<Value>(part.ones() / moves.leastCleared()));
    const BoardKnowledge knowledge = knowledgeOf(part);
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
    const std::size_t sumsBefore = m_sums.size();
    const auto takeUp = [&](Sum follower) {
        lookUp(follower);
        if (follower.count == 0)
            add(follower.known);
        else
            m_sums.push_back(follower);
    };
    m_inTables.clear();
    std::optional<Sum> last; // looked up when the entries of the tables have arrived
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
    const std::size_t count = m_sums.size() - sumsBefore;
    std::ranges::sort(std::span(m_sums).subspan(sumsBefore), {},
                      [](const Sum &sum) { return std::tuple(sum.ones, sum.largest, sum.first); });
    m_busyParts.enter(part);
    const auto askFor = [&](const auto &missing) {
        for (std::size_t i = sumsBefore; i < m_sums.size() && !m_stopped && missing() != 0; ++i) {
            const Sum follower = m_sums[i];
            if (i < sumsBefore + count && m_busyParts.isBusy(largestOf(follower))) {
                m_sums.push_back(follower); // as another thread examines it
                continue;
            }
            if (const auto value = valueIn(follower, missing()))
                add(*value);
        }
        m_sums.resize(sumsBefore + count);
    };
    askFor([&] { return wanted; });
    if (wanted != 0)
        askFor([&] { return ~ofFollowers & ((wanted & (~wanted + 1)) - 1); });
    m_busyParts.leave(part);
    m_sums.resize(sumsBefore);
    m_parts.resize(partsBefore);
    if (m_stopped)
        return std::nullopt;
    const auto value = wanted == 0 ? std::nullopt : std::optional(static_cast<Value>(std::countr_one(ofFollowers)));
    m_memo.store(part, {ofFollowers, value});
    return value;
}

Value BoardWorker::valueOf(const BoardShape &part, bool isWholeBoard)
{
    constexpr Value most = 64; // as a value is at most the number of ones
    for (Value value = 0; value < most && !m_stopped; ++value) {
        if (const std::optional<Value> found = valueIn(part, valuesThrough(value)))
            return *found;
        if (isWholeBoard && !m_stopped)
            m_control->setLeastValue(value + 1);
    }
    return most;
}

BoardKnowledge BoardWorker::knowledgeOf(const BoardShape &part) const
{
    BoardKnowledge knowledge = m_memo.find(part);
    if (const auto given = m_knownParts.find(part); given != m_knownParts.end() && !knowledge.value) {
        knowledge.ofFollowers |= given->second.ofFollowers;
        knowledge.value = given->second.value;
    }
    return knowledge;
}

std::optional<Value> BoardWorker::valueAtOnce(const BoardShape &part)
{
    const BoardKnowledge knowledge = knowledgeOf(part);
    if (knowledge.value || m_form != ClearedSets::Rectangles)
        return knowledge.value;
    const quint8 *value = inTable(part); // as it may have been made since
    return value ? std::optional<Value>(*value) : std::nullopt;
}

const quint8 *BoardWorker::inTable(const BoardShape &part)
{
    const MatrixTable *table = m_tables.ofMatrix(part, m_lookedAt, m_board, *m_control);
    return table ? &table->values()[placed(part, table->columns())] : nullptr;
}

bool BoardWorker::mayGoOn()
{
    ++m_lookedAt;
    m_memo.meetIfAsked();
    if (m_lookedAt % 256 == 0) {
        if (m_reports)
            m_control->setProgress(m_lookedAt, 0);
        m_stopped = m_stopped || m_control->isCancelled() || m_isAnswered->load(std::memory_order_relaxed);
        if (m_checkpoint && m_checkpoint->isDue())
            m_memo.askToMeet([this] { m_checkpoint->write(m_memo); });
    }
    m_stopped = m_stopped || m_lookedAt > m_end;
    return !m_stopped;
}

const BoardMoves &BoardWorker::movesOn(int rows, int columns)
{
    std::unique_ptr<const BoardMoves> &moves = m_moves[static_cast<std::size_t>((rows - 1) * 64 + columns - 1)];
    if (!moves)
        moves = std::make_unique<const BoardMoves>(m_game, rows, columns);
    return *moves;
}

const BoardTable *BoardWorker::tableOf(const BoardShape &box)
{
    if (box.rows * box.columns > BoardTable::maxCells || m_form == ClearedSets::Rectangles)
        return nullptr;
    return m_tables.ofBox(movesOn(box.rows, box.columns), m_lookedAt);
}

} // namespace mexplorer
