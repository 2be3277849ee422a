// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction and division sets of many numbers
//
// If any number of tokens from a to b may be taken, G(n) is the floor of (n mod (a + b)) / a, see heapvalues.cpp.
//
// A heap of n that is divided by one of many numbers has as many followers as there are different quotients: at most
// twice the root of n. For each of them the first divisor that leaves it is found by a search in the sorted set.
//
// Cost for each term: a division; or O(log |D|) for each of at most O(sqrt n) quotients.

#include "model/core/mex.h"
#include "model/sequence/sequencemethod.h"

#include <algorithm>

namespace mexplorer {

namespace {

class QuotientMethod final : public SequenceMethod
{
public:
    explicit QuotientMethod(RulesPtr rules)
        : m_rules(std::move(rules)), m_range(movesOf<Subtraction>(*m_rules)), m_division(movesOf<Division>(*m_rules))
    {
    }

    QString name() const override { return m_range ? QStringLiteral("formula") : QStringLiteral("quotients"); }
    quint64 extraMemory(quint64) const override { return 0; }

    void extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control) override
    {
        const quint64 width = values.bytesPerValue();
        for (quint64 n = values.size(); n < terms && values.bytesPerValue() == width; ++n) {
            if (control.isCancelled() || steps.isSpent())
                return;
            values.append(m_range ? rangeValue(n) : divisionValue(n, values, steps));
            steps.add(1);
            control.setProgress(n + 1, terms);
        }
    }

private:
    Value rangeValue(quint64 n) const
    {
        const quint64 min = m_range->set.front();
        return static_cast<Value>(n % (min + m_range->set.back()) / min);
    }

    Value divisionValue(quint64 n, const ValueArray &values, StepCount &steps)
    {
        m_set.clear();
        const std::vector<quint64> &divisors = m_division->set;
        for (auto divisor = divisors.begin(); divisor != divisors.end() && n > 0;) {
            const quint64 left = n / *divisor;
            m_set.insert(values[left]);
            steps.add(1);
            if (left == 0)
                break;                                                     // all greater divisors leave the same
            divisor = std::upper_bound(divisor, divisors.end(), n / left); // the first one that leaves less
        }
        return m_set.mex();
    }

    RulesPtr m_rules; ///< owns the sets
    const Subtraction *m_range;
    const Division *m_division;
    MexSet m_set;
};

/// For fewer numbers a loop over them is as fast.
constexpr std::size_t few = 32;

} // namespace

std::unique_ptr<SequenceMethod> makeQuotientMethod(const RulesPtr &rules)
{
    const auto *subtraction = movesOf<Subtraction>(*rules);
    const auto *division = movesOf<Division>(*rules);
    const bool isRange = subtraction && subtraction->set.size() > few &&
                         subtraction->set.back() - subtraction->set.front() + 1 == subtraction->set.size();
    if (!isRange && !(division && division->set.size() > few))
        return nullptr;
    return std::make_unique<QuotientMethod>(rules);
}

} // namespace mexplorer
