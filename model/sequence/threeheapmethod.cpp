// SPDX-License-Identifier: GPL-3.0-or-later
// G(n) of hexadecimal games.
//
// For every total m, the set T(m) of the values of two heaps with m tokens together is stored as a row of bits. Moves
// to two heaps then take one access to a row. A value v is that of three heaps with m tokens together if v xor G(a) is
// in T(m - a) for some a, the least of the three: one bit for each a. Nearly every value below G(n) is found among the
// first few a; only for G(n) itself all of them, n / 3, are examined.
//
// Cost for each term: O(n) for its row and O(n) for the last value. Memory: a row has as many bits as the greatest
// value so far needs, rounded up to a power of two. In arithmetic periodic games values grow with n, and rows with
// them.

#include "model/sequence/sequencemethod.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

class ThreeHeapMethod final : public SequenceMethod
{
public:
    explicit ThreeHeapMethod(std::span<const quint8> digits) : m_digits(digits.begin(), digits.end()) {}

    QString name() const override { return QStringLiteral("sets of pairs"); }
    void extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control) override;
    quint64 extraMemory(quint64 terms) const override { return terms * (m_words * 8 + sizeof(Value)); }

private:
    void take(Value value);
    bool widenFor(Value value);
    void addRow();
    Value nextValue();
    bool isTriple(quint64 total, Value value);
    bool contains(quint64 total, Value value) const
    {
        return value < 64 * m_words && ((m_rows[total * m_words + value / 64] >> (value % 64)) & 1);
    }

    std::vector<quint8> m_digits;
    std::vector<Value> m_values;
    std::vector<quint64> m_rows; ///< m_words for each total
    quint64 m_words = 1;
    std::vector<quint64> m_seen; ///< values of moves to at most two heaps
    quint64 m_steps = 0;         ///< of the current term
};

void ThreeHeapMethod::extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control)
{
    const quint64 width = values.bytesPerValue();
    const quint64 words = m_words;
    while (values.size() < terms && values.bytesPerValue() == width && m_words == words) {
        if (control.isCancelled() || steps.isSpent())
            return;
        m_steps = m_values.size() / 2;         // for the row
        if (m_values.size() < values.size()) { // resumed from a file
            take(values[m_values.size()]);
            continue;
        }
        const Value value = nextValue();
        steps.add(m_steps);
        values.append(value);
        take(value);
        control.setProgress(values.size(), terms);
    }
}

/// Appends \a value. Its row of pairs already exists if it was computed here.
void ThreeHeapMethod::take(Value value)
{
    if (m_rows.size() / m_words == m_values.size())
        addRow();
    m_values.push_back(value);
    widenFor(value);
}

/// Rows have a bit for every xor of two values.
bool ThreeHeapMethod::widenFor(Value value)
{
    if (value < 64 * m_words)
        return false;
    const quint64 words = std::bit_ceil(quint64(value) / 64 + 1);
    const quint64 totals = m_rows.size() / m_words;
    std::vector<quint64> wider(totals * words, 0);
    for (quint64 total = 0; total < totals; ++total)
        std::copy_n(m_rows.begin() + static_cast<std::ptrdiff_t>(total * m_words), m_words,
                    wider.begin() + static_cast<std::ptrdiff_t>(total * words));
    m_rows = std::move(wider);
    m_words = words;
    return true;
}

void ThreeHeapMethod::addRow()
{
    const quint64 total = m_values.size();
    m_rows.resize((total + 1) * m_words, 0);
    quint64 *row = m_rows.data() + total * m_words;
    for (quint64 small = 1; 2 * small <= total; ++small) {
        const Value value = m_values[small] ^ m_values[total - small];
        row[value / 64] |= quint64(1) << (value % 64);
    }
}

Value ThreeHeapMethod::nextValue()
{
    const quint64 n = m_values.size();
    addRow();
    m_seen.assign(m_words + 1, 0);
    for (quint64 taken = 0; taken < m_digits.size() && taken <= n; ++taken) {
        const quint8 digit = m_digits[taken];
        const quint64 left = n - taken;
        if ((digit & 1) && left == 0 && taken > 0)
            m_seen[0] |= 1;
        if ((digit & 2) && left > 0 && taken > 0)
            m_seen[m_values[left] / 64] |= quint64(1) << (m_values[left] % 64);
        for (quint64 word = 0; (digit & 4) && word < m_words; ++word)
            m_seen[word] |= m_rows[left * m_words + word];
    }
    for (Value value = 0;; ++value) {
        if (value / 64 < m_seen.size() && ((m_seen[value / 64] >> (value % 64)) & 1))
            continue;
        bool isExcluded = false;
        for (quint64 taken = 0; taken < m_digits.size() && taken <= n && !isExcluded; ++taken)
            isExcluded = (m_digits[taken] & 8) && isTriple(n - taken, value);
        if (!isExcluded)
            return value;
    }
}

bool ThreeHeapMethod::isTriple(quint64 total, Value value)
{
    quint64 min = 1;
    while (3 * min <= total && !contains(total - min, value ^ m_values[min]))
        ++min;
    m_steps += min;
    return 3 * min <= total;
}

} // namespace

std::unique_ptr<SequenceMethod> makeThreeHeapMethod(const RulesPtr &rules)
{
    const auto *takeBreak = movesOf<TakeAndBreak>(*rules);
    if (!takeBreak || takeBreak->isOctal())
        return nullptr;
    return std::make_unique<ThreeHeapMethod>(takeBreak->digits);
}

} // namespace mexplorer
