// SPDX-License-Identifier: GPL-3.0-or-later
// Values of Wythoff's game
//
// The followers of (x, y) are the pairs to its left in row x, above it in column y, and up its diagonal. By symmetry
// row x and column x contain the same values, so the mex needs only one set of bits for each line x and one for each
// diagonal y - x: the value of (x, y) is the least that is in none of line x, line y and diagonal y - x so far, if
// pairs are visited by x and then y. It is then added to the three sets.
//
// Cost: values lie near y - x to x + y, so every set stores only the words between its least and its greatest value,
// and the number of leading full words; the search for the mex starts after those. Two million pairs take a second,
// where a list of all followers of each would take minutes. Not used: the golden section, which gives only P-positions,
// without a table.

#include "model/solve/wythofftable.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// A set of values, dense in one stretch.
class ValueStretch
{
public:
    quint64 word(std::size_t index) const
    {
        return index < m_first || index - m_first >= m_words.size() ? 0 : m_words[index - m_first];
    }

    /// The number of leading words that are full.
    std::size_t fullWords() const { return m_full; }

    void insert(Value value)
    {
        const std::size_t index = value / 64;
        if (m_words.empty())
            m_first = index;
        if (index < m_first) {
            m_words.insert(m_words.begin(), m_first - index, 0);
            m_first = index;
        }
        if (index - m_first >= m_words.size())
            m_words.resize(index - m_first + 1, 0);
        m_words[index - m_first] |= quint64(1) << (value % 64);
        while (word(m_full) == ~quint64(0))
            ++m_full;
    }

private:
    std::size_t m_first = 0;
    std::size_t m_full = 0;
    std::vector<quint64> m_words;
};

Value mexOf(const ValueStretch &row, const ValueStretch &column, const ValueStretch &diagonal)
{
    std::size_t index = std::max({row.fullWords(), column.fullWords(), diagonal.fullWords()});
    while (true) {
        const quint64 word = row.word(index) | column.word(index) | diagonal.word(index);
        if (word != ~quint64(0))
            return static_cast<Value>(64 * index) + static_cast<Value>(std::countr_one(word));
        ++index;
    }
}

/// The number of pairs up to these sizes.
quint64 pairCount(quint64 less, quint64 greater)
{
    return (less + 1) * (greater + 1) - less * (less + 1) / 2;
}

/// The bytes of the values of these pairs, and of the sets of values: those of the first lines contain values up to
/// about less + greater, those of the other lines and of the diagonals lie within about 2 * less.
quint64 memoryFor(quint64 less, quint64 greater)
{
    const quint64 wordsOfLine = (less + greater) / 64 + 2;
    const quint64 wordsOfStretch = 2 * less / 64 + 2;
    return pairCount(less, greater) * sizeof(Value) + (less + 1) * wordsOfLine * sizeof(quint64) +
           2 * (greater + 1) * (sizeof(ValueStretch) + wordsOfStretch * sizeof(quint64));
}

} // namespace

Result<Value> WythoffTable::value(const Rules &rules, Cells position, SearchBudget &budget)
{
    const quint64 less = position[0];
    const quint64 greater = position[1];
    if (less >= m_rows || greater >= m_columns) {
        const quint64 limit = budget.limits().maxPositions;
        if (greater >= limit || pairCount(less, greater) > limit)
            return positionLimit(rules.text() + u':' + rules.positionText(position), limit);
        if (const auto problem =
                memoryProblem(rules.text() + u':' + rules.positionText(position), memoryFor(less, greater)))
            return *problem;
        const auto [rows, columns] = sizeFor(less, greater, budget);
        if (!build(rows, columns, budget))
            return endOf(rules.text() + u':' + rules.positionText(position), limit, budget);
    }
    return m_values[indexOf(less, greater)];
}

std::pair<quint64, quint64> WythoffTable::sizeFor(quint64 less, quint64 greater, const SearchBudget &budget) const
{
    const quint64 movesLeft = budget.limits().maxMoves - std::min(budget.moves(), budget.limits().maxMoves);
    const quint64 max = std::min(budget.limits().maxPositions, movesLeft);
    for (const quint64 part : {1U, 2U, 4U, 8U}) {
        const quint64 rows = less < m_rows ? m_rows - 1 : std::max(less, m_rows + m_rows / part);
        const quint64 columns = greater < m_columns ? m_columns - 1 : std::max(greater, m_columns + m_columns / part);
        if (pairCount(rows, std::max(rows, columns)) <= max &&
            memoryFor(rows, std::max(rows, columns)) <= memoryShare())
            return {rows, std::max(rows, columns)};
    }
    return {less, greater};
}

bool WythoffTable::build(quint64 less, quint64 greater, SearchBudget &budget)
{
    std::vector<Value> values;
    values.reserve(pairCount(less, greater));
    std::vector<ValueStretch> lines(greater + 1);
    std::vector<ValueStretch> diagonals(greater + 1);
    for (quint64 x = 0; x <= less; ++x) {
        for (quint64 y = x; y <= greater; ++y) {
            if (!budget.spend())
                return false;
            const Value value = mexOf(lines[x], lines[y], diagonals[y - x]);
            values.push_back(value);
            lines[x].insert(value);
            if (y != x)
                lines[y].insert(value);
            diagonals[y - x].insert(value);
        }
        budget.control().setProgress(values.size(), values.capacity());
    }
    m_values = std::move(values);
    m_rows = less + 1;
    m_columns = greater + 1;
    return true;
}

} // namespace mexplorer
