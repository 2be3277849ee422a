// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of the P-positions among single heaps, the n with G(n) = 0, where the values themselves have none: few numbers,
// residue classes, named sets such as powers, sequences in which each number follows from those before it, and Beatty
// sequences.
//
// A Beatty sequence is floor(k a) + c, k = k0, k0 + 1, ... From its numbers z(k), (z(k) - c) / k <= a < (z(k) - c + 1)
// / k; if all these ranges have something in common, and a quadratic number is in it, that is checked exactly.

#include "model/law/lawsearch.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

#include <algorithm>
#include <array>
#include <limits>

namespace mexplorer {

namespace {

/// What is wrong with the statement that exactly \a expected, ascending, have the value 0.
Misses missesOf(const LawValues &values, const std::vector<quint64> &expected)
{
    Misses misses;
    auto next = std::ranges::lower_bound(expected, values.first);
    for (quint64 n = values.first; n <= values.last() && !misses.later; ++n) {
        const bool isExpected = next != expected.end() && *next == n;
        if (isExpected)
            ++next;
        if (isExpected == (values.values[n] == 0))
            continue;
        if (n > values.found)
            misses.later = n;
        else if (misses.early.size() > values.maxExceptions())
            return misses;
        else
            misses.early.push_back(n);
    }
    return misses;
}

/// Searches the laws of one game.
class ZeroSearch
{
public:
    ZeroSearch(const LawValues &values, LawReport &report, const JobControl &control)
        : m_values(values), m_report(report), m_control(control)
    {
        for (quint64 n = values.first; n <= values.last(); ++n) {
            if (values.values[n] == 0)
                m_zeros.push_back(n);
        }
        m_count = static_cast<std::size_t>(std::ranges::upper_bound(m_zeros, values.found) - m_zeros.begin());
    }

    void run()
    {
        if (tryFew() || repeats() || tryResidues() || trySets() || m_control.isCancelled())
            return;
        if (!tryRecurrences())
            tryBeatty();
    }

private:
    static constexpr std::size_t fewestMembers = 5;

    /// True if a period says which ones they are.
    bool repeats() const
    {
        constexpr quint64 longest = 64;
        return m_values.period && m_values.period->period <= longest;
    }

    Law lawOf(const QString &statement, int complexity) const
    {
        return {.kind = Law::Kind::PPositions, .statement = statement, .complexity = complexity};
    }

    /// Adds a law if its statement is true as far as it is found from. Returns true if it holds for all values.
    bool add(Law law, const Misses &misses)
    {
        if (!misses.areFew(m_values) || (misses.later && !misses.areAtStart()))
            return false;
        addLaw(m_report, std::move(law), misses, m_values);
        return !misses.later;
    }

    /// A few numbers, all of them small.
    bool tryFew()
    {
        constexpr std::size_t few = 5;
        if (m_count > few || (m_count > 0 && m_zeros[m_count - 1] > m_values.found / 4))
            return false;
        const std::vector<quint64> members(m_zeros.begin(), m_zeros.begin() + static_cast<std::ptrdiff_t>(m_count));
        Law law = lawOf(members.empty() ? ModelText::tr("G(n) is never 0")
                                        : ModelText::tr("G(n) = 0 only for n = %1").arg(numberList(members)),
                        20);
        const Misses misses = missesOf(m_values, members);
        const auto &period = m_values.period;
        if (period && period->proved && !misses.later &&
            std::max(period->preperiod, members.empty() ? 0 : members.back() + 1) + period->period <=
                m_values.last() + 1)
            proveByPeriod(law, m_values);
        return add(law, misses);
    }

    bool tryResidues()
    {
        constexpr quint64 longest = 64;
        for (quint64 modulus = 2; modulus <= std::min(longest, m_values.found / 6); ++modulus) {
            QStringList residues;
            std::vector<bool> isZero(modulus);
            for (quint64 n = m_values.found - modulus + 1; n <= m_values.found; ++n)
                isZero[n % modulus] = m_values.values[n] == 0;
            for (quint64 residue = 0; residue < modulus; ++residue) {
                if (isZero[residue])
                    residues << QString::number(residue);
            }
            std::vector<quint64> expected;
            for (quint64 n = 0; n <= m_values.last(); ++n) {
                if (isZero[n % modulus])
                    expected.push_back(n);
            }
            if (residues.isEmpty() || residues.size() == static_cast<qsizetype>(modulus))
                continue;
            const QString statement =
                modulus == 2
                    ? (isZero[0] ? ModelText::tr("G(n) = 0 exactly if n is even")
                                 : ModelText::tr("G(n) = 0 exactly if n is odd"))
                    : ModelText::tr("G(n) = 0 exactly if n mod %1 = %2").arg(modulus).arg(alternatives(residues));
            if (add(lawOf(statement, 12 + static_cast<int>(modulus)), missesOf(m_values, expected)))
                return true;
        }
        return false;
    }

    bool trySets()
    {
        constexpr std::array<qint64, 7> shifts = {0, 1, -1, 2, -2, 3, -3};
        constexpr quint64 reserve = 3;
        if (m_count < fewestMembers)
            return false;
        for (const NumberSet &set : numberSets(m_values.last() + reserve)) {
            for (const qint64 shift : shifts) {
                std::vector<quint64> expected; // n + shift is a member
                for (const quint64 member : set.members) {
                    if (static_cast<qint64>(member) >= shift)
                        expected.push_back(static_cast<quint64>(static_cast<qint64>(member) - shift));
                }
                expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
                const Misses misses = missesOf(m_values, expected);
                const QString number = shift == 0  ? QStringLiteral("n")
                                       : shift > 0 ? QStringLiteral("n + %1").arg(shift)
                                                   : QStringLiteral("n - %1").arg(-shift);
                Law law = lawOf(ModelText::tr("G(n) = 0 exactly if %1 is %2").arg(number, set.name),
                                15 + static_cast<int>(2 * std::abs(shift)));
                if (shift == 0 && misses.areAtStart() && set.isFibonacci &&
                    m_values.rules->text() == QStringLiteral("fibonacci")) {
                    law.proved = true;
                    law.theorem = QStringLiteral("Whinihan");
                    law.reason = ModelText::tr("The theorem of Whinihan (1963), for a first move that leaves at least "
                                               "one token, and moves that take at most twice as many as the last one.");
                }
                if (4 * misses.early.size() <= m_count && add(std::move(law), misses))
                    return true;
            }
        }
        return false;
    }

    /// p(k + 1) = factor * p(k) + plus, or p(k + 1) = p(k) + p(k - back) + plus.
    struct Recurrence
    {
        qint64 factor = 1;
        std::size_t back = 0; ///< 0 for none
        qint64 plus = 0;

        qint64 next(const std::vector<quint64> &members, std::size_t k) const
        {
            const auto last = static_cast<qint64>(members[k]);
            return factor * last + (back > 0 ? static_cast<qint64>(members[k - back]) : 0) + plus;
        }
        QString text() const
        {
            const QString sum = back > 0      ? QStringLiteral("p(k) + p(k - %1)").arg(back)
                                : factor == 1 ? QStringLiteral("p(k)")
                                              : QStringLiteral("%1*p(k)").arg(factor);
            const QString added = plus == 0  ? QString()
                                  : plus > 0 ? QStringLiteral(" + %1").arg(plus)
                                             : QStringLiteral(" - %1").arg(-plus);
            return QStringLiteral("p(k + 1) = ") + sum + added;
        }
    };

    bool tryRecurrences()
    {
        constexpr std::size_t fewest = 7;
        constexpr std::size_t farthest = 8;
        constexpr qint64 greatestFactor = 10;
        if (m_count < fewest || m_count * m_count > 4 * m_values.found)
            return false;
        std::vector<Recurrence> candidates;
        for (qint64 factor = 2; factor <= greatestFactor; ++factor)
            candidates.push_back({factor, 0, 0});
        for (std::size_t back = 1; back <= farthest && back + 2 < m_count; ++back)
            candidates.push_back({1, back, 0});
        return std::ranges::any_of(candidates, [&](Recurrence candidate) {
            candidate.plus = static_cast<qint64>(m_zeros[m_count - 1]) - candidate.next(m_zeros, m_count - 2);
            return tryRecurrence(candidate);
        });
    }

    bool tryRecurrence(const Recurrence &recurrence)
    {
        std::size_t start = m_count - 1; // the recurrence gives all later members
        while (start > recurrence.back + 1 &&
               recurrence.next(m_zeros, start - 1) == static_cast<qint64>(m_zeros[start]))
            --start;
        if (2 * start > m_count)
            return false;
        std::vector<quint64> expected(m_zeros.begin(), m_zeros.begin() + static_cast<std::ptrdiff_t>(m_count));
        while (expected.back() <= m_values.last()) {
            const qint64 next = recurrence.next(expected, expected.size() - 1);
            if (next <= static_cast<qint64>(expected.back()))
                return false;
            expected.push_back(static_cast<quint64>(next));
        }
        const std::size_t shown = std::min<std::size_t>(m_count, std::max<std::size_t>(start + 1, 6));
        QStringList first;
        for (std::size_t k = 0; k < shown; ++k)
            first << QString::number(m_zeros[k]);
        return add(lawOf(ModelText::tr("G(n) = 0 exactly for n = %1, ..., with %2 from p(k) = %3 on")
                             .arg(first.join(QStringLiteral(", ")), recurrence.text())
                             .arg(m_zeros[start]),
                         26),
                   missesOf(m_values, expected));
    }

    void tryBeatty()
    {
        constexpr std::size_t fewest = 12;
        if (m_count < fewest)
            return;
        for (const quint64 start : {1, 0}) {
            for (const qint64 plus : {0, 1, -1, 2, -2}) {
                if (tryBeatty(start, plus))
                    return;
            }
        }
    }

    bool tryBeatty(quint64 start, qint64 plus)
    {
        double least = 1;
        double bound = std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < m_count; ++i) {
            const auto k = static_cast<double>(i + start);
            const auto member = static_cast<double>(static_cast<qint64>(m_zeros[i]) - plus);
            if (k < 1) {
                if (member != 0)
                    return false;
                continue;
            }
            least = std::max(least, member / k);
            bound = std::min(bound, (member + 1) / k);
        }
        constexpr double rounding = 1e-9;
        constexpr double widest = 0.002; // a wider range contains some quadratic number by chance
        if (bound - least > widest)
            return false;
        for (const QuadraticNumber &number : quadraticNumbers()) {
            const double size = number.approximate();
            if (size < least - rounding || size > bound + rounding)
                continue;
            std::vector<quint64> expected;
            for (auto k = static_cast<qint64>(start);; ++k) {
                const qint64 member = number.floorOf(k) + plus;
                if (member > static_cast<qint64>(m_values.last()))
                    break;
                if (member >= 0)
                    expected.push_back(static_cast<quint64>(member));
            }
            const Misses misses = missesOf(m_values, expected);
            if (!misses.early.empty())
                continue;
            const QString added = plus == 0  ? QString()
                                  : plus > 0 ? QStringLiteral(" + %1").arg(plus)
                                             : QStringLiteral(" - %1").arg(-plus);
            if (add(lawOf(ModelText::tr("G(n) = 0 exactly for n = floor(k*a)%1, k >= %2, with a = %3")
                              .arg(added)
                              .arg(start)
                              .arg(number.text()),
                          28),
                    misses))
                return true;
        }
        return false;
    }

    const LawValues &m_values;
    LawReport &m_report;
    const JobControl &m_control;
    std::vector<quint64> m_zeros;
    std::size_t m_count = 0; ///< of those that laws are found from
};

} // namespace

void addZeroLaws(const LawValues &values, LawReport &report, const JobControl &control)
{
    const bool hasFormula = std::ranges::any_of(report.laws, [](const Law &law) {
        return (law.kind == Law::Kind::Formula || (law.kind == Law::Kind::Classes && !law.isPartial)) &&
               law.exceptions.empty();
    });
    if (!hasFormula)
        ZeroSearch(values, report, control).run();
}

} // namespace mexplorer
