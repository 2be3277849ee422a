// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of positions that are pairs or other short tuples of numbers.
//
// All positions whose numbers are at most twice a bound are solved; laws are found from those up to the bound, and
// checked on all. Statements are about all positions of this box, or only about those without a 0, as in Euclid's game.
//
//   values        a function of numberfunctions.cpp of x xor y, x + y, max(x,y), ...; (a x + b y) mod m; and
//                 G(x,0) xor G(0,y), where each number is a game of its own
//   P-positions   x xor y = 0, x + y = r modulo m, residues of all numbers, f(x) = f(y), y = a x + c, columns of binary
//                 digits as in Moore's Nim
//   Beatty pairs  the k-th P-position is (floor(k a), floor(k b)), or floor(k a) and d k more, as in Wythoff's game
//   ratios        P-positions are those with max(x,y) < a min(x,y)
//
// In the last two, a quadratic number is read off the ranges that the positions leave for it, and checked exactly.

#include "model/law/lawsearch.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/law/positionvalues.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace mexplorer {

namespace {

constexpr int maxTupleArity = 4;
using Tuple = std::array<quint64, maxTupleArity>;

/// The values of all tuples whose numbers are at most `last`.
struct TupleBox
{
    RulesPtr rules;
    int arity = 2;
    quint64 found = 0; ///< laws are found from the tuples whose numbers are at most this
    quint64 last = 0;
    std::vector<Tuple> tuples{}; ///< by the greatest number
    std::vector<Value> values{}; ///< of these
    std::size_t foundCount = 0;  ///< of the tuples that laws are found from

    std::span<const quint64> numbers(const Tuple &tuple) const
    {
        return std::span(tuple).first(static_cast<std::size_t>(arity));
    }
    /// The index in a table of all tuples up to `last`.
    std::size_t index(std::span<const quint64> numbers) const
    {
        std::size_t all = 0;
        for (const quint64 number : numbers)
            all = all * (last + 1) + number;
        return all;
    }
};

/// All tuples whose numbers are at most \a last, by the greatest number.
std::vector<Tuple> tuplesThrough(int arity, quint64 last)
{
    std::vector<Tuple> tuples;
    Tuple tuple = {};
    const auto fill = [&](const auto &self, int place) -> void {
        if (place == arity) {
            tuples.push_back(tuple);
            return;
        }
        for (quint64 number = 0; number <= last; ++number) {
            tuple[static_cast<std::size_t>(place)] = number;
            self(self, place + 1);
        }
        tuple[static_cast<std::size_t>(place)] = 0;
    };
    fill(fill, 0);
    std::ranges::stable_sort(tuples, {}, [](const Tuple &each) { return std::ranges::max(each); });
    return tuples;
}

QString tupleText(std::span<const quint64> numbers)
{
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    return u'(' + texts.join(u',') + u')';
}

/// A number made of those of a tuple.
struct Combination
{
    QString text;
    quint64 (*of)(std::span<const quint64> numbers);
    bool isDifference = false; ///< for pairs only
};

QString joinedNames(int arity, const QString &separator)
{
    static const QStringList names = {"x", "y", "z", "w"};
    return names.first(arity).join(separator);
}

std::vector<Combination> combinations(int arity)
{
    const auto call = [arity](const char *name) {
        return QLatin1String(name) + u'(' + joinedNames(arity, QStringLiteral(",")) + u')';
    };
    using Numbers = std::span<const quint64>;
    std::vector<Combination> all = {
        {joinedNames(arity, QStringLiteral(" xor ")),
         [](Numbers t) { return std::accumulate(t.begin(), t.end(), quint64(0), std::bit_xor<>()); }},
        {joinedNames(arity, QStringLiteral(" + ")),
         [](Numbers t) { return std::accumulate(t.begin(), t.end(), quint64(0)); }},
        {call("max"), [](Numbers t) { return std::ranges::max(t); }},
        {call("min"), [](Numbers t) { return std::ranges::min(t); }},
        {joinedNames(arity, QStringLiteral(" bitor ")),
         [](Numbers t) { return std::accumulate(t.begin(), t.end(), quint64(0), std::bit_or<>()); }},
        {joinedNames(arity, QStringLiteral(" bitand ")),
         [](Numbers t) { return std::accumulate(t.begin(), t.end(), ~quint64(0), std::bit_and<>()); }},
        {call("gcd"),
         [](Numbers t) {
             return std::accumulate(t.begin(), t.end(), quint64(0),
                                    [](quint64 a, quint64 b) { return std::gcd(a, b); });
         }},
    };
    if (arity == 2) {
        all.push_back({QStringLiteral("abs(x - y)"),
                       [](Numbers t) { return std::max(t[0], t[1]) - std::min(t[0], t[1]); }, true});
        all.push_back({QStringLiteral("floor(max(x,y)/min(x,y) - min(x,y)/max(x,y))"), [](Numbers t) {
                           const quint64 less = std::min(t[0], t[1]);
                           const quint64 more = std::max(t[0], t[1]);
                           // with a 0, the statement is about nothing that it could agree with
                           return less == 0 ? std::numeric_limits<quint64>::max() / 2
                                            : (more * more - less * less) / (more * less);
                       }});
    }
    return all;
}

/// Searches the laws of one box.
class TupleSearch
{
public:
    TupleSearch(const TupleBox &box, LawReport &report, const JobControl &control)
        : m_box(box), m_report(report), m_control(control), m_combinations(combinations(box.arity)),
          m_functions(numberFunctions(static_cast<quint64>(box.arity) * 2 * (box.last + 1) + 4)),
          m_isZero((box.tuples.size()), false), m_atIndex(box.tuples.size())
    {
        for (std::size_t i = 0; i < box.tuples.size(); ++i) {
            m_atIndex[box.index(box.numbers(box.tuples[i]))] = box.values[i];
            m_isZero[i] = box.values[i] == 0;
            m_max = i < box.foundCount ? std::max(m_max, box.values[i]) : m_max;
        }
        for (const bool inside : {false, true}) {
            for (std::size_t i = 0; i < box.foundCount; ++i) {
                if (!inside || isInside(box.tuples[i]))
                    ++(m_isZero[i] ? m_zeros : m_others)[inside];
            }
        }
    }

    void run()
    {
        for (const bool inside : {false, true}) {
            if (findValueLaw(inside))
                break;
        }
        bool isFound = false;
        for (const bool inside : {false, true})
            isFound = isFound || findZeroLaw(inside);
        if (m_box.arity == 2 && !isFound && !findBeattyPairs())
            findRatios();
    }

private:
    using Numbers = std::span<const quint64>;
    using ValueFormula = std::function<qint64(Numbers)>; ///< negative: undefined
    using Predicate = std::function<bool(Numbers)>;

    bool isInside(const Tuple &tuple) const
    {
        return std::ranges::all_of(m_box.numbers(tuple), [](quint64 number) { return number > 0; });
    }

    /// Adds the law if \a holdsAt(i) for all positions that it is found from. Returns true if for all others, too.
    template <class HoldsAt>
    bool tryLaw(bool inside, const HoldsAt &holdsAt, Law::Kind kind, const QString &statement, int complexity,
                const QString &meaning = {})
    {
        if (m_control.isCancelled())
            return false;
        std::size_t i = 0;
        while (i < m_box.tuples.size() && ((inside && !isInside(m_box.tuples[i])) || holdsAt(i)))
            ++i;
        if (i < m_box.foundCount)
            return false;
        Law law = {.kind = kind, .statement = statement, .meaning = meaning, .complexity = complexity};
        law.arity = m_box.arity;
        law.from = inside ? 1 : 0;
        law.checkedThrough = m_box.last;
        if (i < m_box.tuples.size()) {
            const Numbers numbers = m_box.numbers(m_box.tuples[i]);
            m_report.failed.push_back({law.text(), {numbers.begin(), numbers.end()}, complexity});
            return false;
        }
        prove(law);
        m_report.laws.push_back(std::move(law));
        return true;
    }

    bool tryValues(bool inside, const ValueFormula &formula, const QString &text, int complexity,
                   const QString &meaning = {})
    {
        return tryLaw(
            inside,
            [&](std::size_t i) {
                return formula(m_box.numbers(m_box.tuples[i])) == static_cast<qint64>(m_box.values[i]);
            },
            Law::Kind::Formula, QStringLiteral("G(%1) = %2").arg(joinedNames(m_box.arity, QStringLiteral(",")), text),
            complexity, meaning);
    }

    bool tryZeros(bool inside, const Predicate &isZero, const QString &condition, int complexity,
                  const QString &meaning = {})
    {
        return tryLaw(
            inside, [&](std::size_t i) { return isZero(m_box.numbers(m_box.tuples[i])) == m_isZero[i]; },
            Law::Kind::PPositions,
            ModelText::tr("(%1) is a P-position exactly if %2")
                .arg(joinedNames(m_box.arity, QStringLiteral(",")), condition),
            complexity, meaning);
    }

    /// The function of a combination at a tuple; negative where it is undefined.
    qint64 valueAt(const NumberFunction &function, const Combination &combination, qint64 shift, Numbers numbers) const
    {
        const quint64 combined = combination.of(numbers);
        if (combined > function.values.size())
            return std::numeric_limits<qint64>::min() / 2;
        const qint64 argument = static_cast<qint64>(combined) + shift;
        if (argument < static_cast<qint64>(function.least) || argument >= static_cast<qint64>(function.values.size()))
            return std::numeric_limits<qint64>::min() / 2;
        return function.values[static_cast<std::size_t>(argument)];
    }

    QString functionText(std::size_t function, const Combination &combination, qint64 shift) const
    {
        const QString argument = combination.text + (shift == 0  ? QString()
                                                     : shift > 0 ? QStringLiteral(" + %1").arg(shift)
                                                                 : QStringLiteral(" - %1").arg(-shift));
        return function == identityFunction ? argument
                                            : QStringLiteral("%1(%2)").arg(m_functions[function].name, argument);
    }

    /// The tuple for what can be read off one value: of different numbers, none of them 0.
    Tuple anchor() const
    {
        Tuple tuple = {};
        for (std::size_t place = 0; place < static_cast<std::size_t>(m_box.arity); ++place)
            tuple[place] = std::max<quint64>(1, m_box.found / (place + 1));
        return tuple;
    }
    qint64 anchorValue() const
    {
        const Tuple fixed = anchor();
        return m_atIndex[m_box.index(m_box.numbers(fixed))];
    }

    bool findValueLaw(bool inside)
    {
        constexpr int forInside = 4;
        constexpr std::size_t fewest = 12;
        const int more = inside ? forInside : 0;
        if (m_zeros[inside] + m_others[inside] < fewest || m_max == 0)
            return false;
        for (const Combination &combination : m_combinations) {
            if (tryCombination(inside, combination, identityFunction, 0, 1 + more))
                return true;
        }
        if (trySingles(inside, more) || (m_box.arity == 2 && tryLinear(inside, more)))
            return true;
        for (const qint64 shift : {0, 1, -1}) {
            for (const Combination &combination : m_combinations) {
                for (std::size_t function = identityFunction; function < m_functions.size(); ++function) {
                    if (tryCombination(inside, combination, function, shift,
                                       12 + more + static_cast<int>(std::abs(shift))))
                        return true;
                }
            }
        }
        return false;
    }

    bool tryCombination(bool inside, const Combination &combination, std::size_t function, qint64 shift, int complexity)
    {
        const NumberFunction &table = m_functions[function];
        const QString text = functionText(function, combination, shift);
        const QString meaning = table.meaning(QStringLiteral("m"));
        const Tuple fixed = anchor();
        const qint64 at = valueAt(table, combination, shift, m_box.numbers(fixed));
        if (at < 0)
            return false;
        const qint64 add = anchorValue() - at;
        const QString added = add == 0  ? QString()
                              : add > 0 ? QStringLiteral(" + %1").arg(add)
                                        : QStringLiteral(" - %1").arg(-add);
        if ((shift == 0 || function != identityFunction) &&
            tryValues(
                inside, [&](Numbers t) { return valueAt(table, combination, shift, t) + add; }, text + added,
                complexity + (add == 0 ? 0 : 1), meaning))
            return true;
        const qint64 modulus = static_cast<qint64>(m_max) + 1;
        const qint64 plus = ((anchorValue() - at) % modulus + modulus) % modulus;
        if (modulus >= 2 && modulus <= 64 &&
            tryValues(
                inside,
                [&](Numbers t) {
                    const qint64 value = valueAt(table, combination, shift, t);
                    return value < 0 ? value : (value + plus) % modulus;
                },
                QStringLiteral("(%1%2) mod %3")
                    .arg(text, plus == 0 ? QString() : QStringLiteral(" + %1").arg(plus))
                    .arg(modulus),
                complexity + 2, meaning))
            return true;
        return std::ranges::any_of(std::array{2, 3, 4}, [&](qint64 divisor) {
            return tryValues(
                inside,
                [&](Numbers t) {
                    const qint64 value = valueAt(table, combination, shift, t);
                    return value < 0 ? value : value / divisor;
                },
                QStringLiteral("floor((%1)/%2)").arg(text).arg(divisor), complexity + 2, meaning);
        });
    }

    /// The values of tuples with one number that isn't 0, joined.
    bool trySingles(bool inside, int more)
    {
        QStringList texts;
        for (int place = 0; place < m_box.arity; ++place) {
            QStringList numbers(m_box.arity, QStringLiteral("0"));
            numbers[place] = joinedNames(maxTupleArity, QStringLiteral(",")).split(u',')[place];
            texts << QStringLiteral("G(%1)").arg(numbers.join(u','));
        }
        if (trySingleFormulas(inside, more))
            return true;
        const auto joined = [this](Numbers t, bool isSum) {
            qint64 all = 0;
            for (std::size_t place = 0; place < t.size(); ++place) {
                Tuple single = {};
                single[place] = t[place];
                const qint64 value = m_atIndex[m_box.index(m_box.numbers(single))];
                all = isSum ? all + value : all ^ value;
            }
            return all;
        };
        return tryValues(
                   inside, [&](Numbers t) { return joined(t, false); }, texts.join(QStringLiteral(" xor ")),
                   8 + more) ||
               tryValues(
                   inside, [&](Numbers t) { return joined(t, true); }, texts.join(QStringLiteral(" + ")), 9 + more);
    }

    /// The xor of a formula for each number: "(x mod 3) xor (y mod 4)".
    bool trySingleFormulas(bool inside, int more)
    {
        struct Single
        {
            std::size_t function;
            quint64 modulus; ///< 0 for none
        };
        std::vector<Single> singles;
        QStringList texts;
        QStringList meanings;
        for (std::size_t place = 0; place < static_cast<std::size_t>(m_box.arity); ++place) {
            std::vector<Value> row;
            Tuple single = {};
            for (; single[place] <= m_box.found; ++single[place])
                row.push_back(m_atIndex[m_box.index(m_box.numbers(single))]);
            const quint64 modulus = quint64(std::ranges::max(row)) + 1;
            const auto fits = [&](const Single &candidate) {
                for (std::size_t n = 1; n < row.size(); ++n) {
                    const quint64 value = m_functions[candidate.function].values[n];
                    if (row[n] != (candidate.modulus > 0 ? value % candidate.modulus : value))
                        return false;
                }
                return true;
            };
            const std::size_t before = singles.size();
            for (std::size_t function = zeroFunction; function < m_functions.size() && singles.size() == before;
                 ++function) {
                for (const quint64 each : {quint64(0), modulus}) {
                    if (singles.size() == before && each != 1 && fits({function, each}))
                        singles.push_back({function, each});
                }
            }
            if (singles.size() == before)
                return false;
            const QString number = joinedNames(maxTupleArity, QStringLiteral(",")).split(u',')[qsizetype(place)];
            const NumberFunction &function = m_functions[singles.back().function];
            QString text = function.name.isEmpty() ? number : QStringLiteral("%1(%2)").arg(function.name, number);
            if (singles.back().modulus > 0)
                text = QStringLiteral("%1 mod %2").arg(text).arg(singles.back().modulus);
            if (singles.back().function != zeroFunction)
                texts << text;
            const QString meaning = function.meaning(QStringLiteral("m"));
            if (!meaning.isEmpty() && !meanings.contains(meaning))
                meanings << meaning;
        }
        const auto formula = [&](Numbers t) {
            quint64 all = 0;
            for (std::size_t place = 0; place < t.size(); ++place) {
                const quint64 value = m_functions[singles[place].function].values[t[place]];
                all ^= singles[place].modulus > 0 ? value % singles[place].modulus : value;
            }
            return static_cast<qint64>(all);
        };
        for (QString &text : texts) {
            if (texts.size() > 1 && text.contains(u' '))
                text = u'(' + text + u')';
        }
        return !texts.isEmpty() && tryValues(inside, formula, texts.join(QStringLiteral(" xor ")), 7 + more,
                                             meanings.join(QStringLiteral("; ")));
    }

    /// "2*x + y"
    static QString sumText(quint64 a, quint64 b)
    {
        const auto term = [](quint64 factor, const char *name) {
            return factor == 1 ? QString(QLatin1String(name))
                               : QStringLiteral("%1*%2").arg(factor).arg(QLatin1String(name));
        };
        if (a == 0 || b == 0)
            return a == 0 ? term(b, "y") : term(a, "x");
        return term(a, "x") + QStringLiteral(" + ") + term(b, "y");
    }

    bool tryLinear(bool inside, int more)
    {
        constexpr quint64 greatest = 16;
        const quint64 modulus = quint64(m_max) + 1;
        for (quint64 a = 0; modulus <= greatest && a < modulus; ++a) {
            for (quint64 b = 0; b < modulus; ++b) {
                if (a + b > 0 &&
                    tryValues(
                        inside, [&](Numbers t) { return static_cast<qint64>((a * t[0] + b * t[1]) % modulus); },
                        QStringLiteral("(%1) mod %2").arg(sumText(a, b)).arg(modulus), 10 + more))
                    return true;
            }
        }
        return false;
    }

    bool findZeroLaw(bool inside)
    {
        constexpr std::size_t fewest = 4;
        const int more = inside ? 24 : 20;
        if (m_zeros[inside] < fewest || m_others[inside] < fewest)
            return false;
        const QString exclusive = m_combinations[0].text;
        if (tryZeros(
                inside, [this](Numbers t) { return m_combinations[0].of(t) == 0; },
                m_box.arity == 2 ? QStringLiteral("x = y") : exclusive + QStringLiteral(" = 0"), more))
            return true;
        return tryColumns(inside, more) || tryResidues(inside, more) || tryEqualFunctions(inside, more) ||
               tryLinesOfZeros(inside, more) || tryZeroCombinations(inside, more);
    }

    /// Moore's Nim: each column of binary digits has a number of ones that is divisible.
    bool tryColumns(bool inside, int more)
    {
        for (int divisor = 3; divisor <= m_box.arity + 1; ++divisor) {
            const auto isZero = [divisor](Numbers t) {
                for (int bit = 0; bit < 64; ++bit) {
                    int ones = 0;
                    for (const quint64 number : t)
                        ones += static_cast<int>((number >> bit) & 1);
                    if (ones % divisor != 0)
                        return false;
                }
                return true;
            };
            if (tryZeros(
                    inside, isZero,
                    ModelText::tr("%1 divides the number of ones in each column of the binary digits").arg(divisor),
                    more + 2))
                return true;
        }
        return false;
    }

    /// Residues of all numbers, as those of the P-positions that laws are found from.
    bool tryResidues(bool inside, int more)
    {
        constexpr quint64 greatest = 8;
        constexpr std::size_t mostShown = 4;
        for (quint64 modulus = 2; modulus <= std::min(greatest, m_box.found / 2); ++modulus) {
            std::vector<Tuple> residues;
            const auto reduced = [modulus](Numbers t) {
                Tuple each = {};
                for (std::size_t place = 0; place < t.size(); ++place)
                    each[place] = t[place] % modulus;
                return each;
            };
            for (std::size_t i = 0; i < m_box.foundCount && residues.size() <= mostShown; ++i) {
                const Tuple residue = reduced(m_box.numbers(m_box.tuples[i]));
                if (m_isZero[i] && (!inside || isInside(m_box.tuples[i])) &&
                    std::ranges::find(residues, residue) == residues.end())
                    residues.push_back(residue);
            }
            if (residues.size() > mostShown)
                continue;
            std::ranges::sort(residues);
            QStringList texts;
            for (const Tuple &residue : residues)
                texts << tupleText(m_box.numbers(residue));
            QStringList names;
            for (const QString &name : joinedNames(m_box.arity, QStringLiteral(",")).split(u','))
                names << name + QStringLiteral(" mod %1").arg(modulus);
            const auto isZero = [&](Numbers t) { return std::ranges::find(residues, reduced(t)) != residues.end(); };
            if (tryZeros(inside, isZero,
                         QStringLiteral("(%1) = %2").arg(names.join(QStringLiteral(", ")), alternatives(texts)),
                         more + 2 + static_cast<int>(modulus)))
                return true;
        }
        return m_box.arity == 2 && tryLinearZeros(inside, more);
    }

    bool tryLinearZeros(bool inside, int more)
    {
        constexpr quint64 greatest = 12;
        for (quint64 modulus = 3; modulus <= std::min(greatest, m_box.found / 2); ++modulus) {
            for (quint64 a = 1; a < modulus; ++a) {
                for (quint64 b = 1; b < modulus; ++b) {
                    if (std::gcd(std::gcd(a, b), modulus) == 1 && (a == 1 || b == 1) &&
                        tryZeros(
                            inside, [&](Numbers t) { return (a * t[0] + b * t[1]) % modulus == 0; },
                            QStringLiteral("(%1) mod %2 = 0").arg(sumText(a, b)).arg(modulus),
                            more + 4 + static_cast<int>(modulus)))
                        return true;
                }
            }
        }
        return false;
    }

    /// f(x) = f(y), and the same quotients.
    bool tryEqualFunctions(bool inside, int more)
    {
        if (m_box.arity != 2)
            return false;
        for (quint64 first = 2; first <= 9; ++first) {
            for (quint64 second = 2; second <= 9; ++second) {
                if (tryZeros(
                        inside, [&](Numbers t) { return t[0] % first == t[1] % second; },
                        QStringLiteral("x mod %1 = y mod %2").arg(first).arg(second), more + 5))
                    return true;
            }
        }
        for (quint64 divisor = 2; divisor <= 6; ++divisor) {
            if (tryZeros(
                    inside, [divisor](Numbers t) { return t[0] / divisor == t[1] / divisor; },
                    QStringLiteral("floor(x/%1) = floor(y/%1)").arg(divisor), more + 6))
                return true;
        }
        for (const quint64 shift : {0, 1}) {
            const QString plus = shift == 0 ? QString() : QStringLiteral(" + 1");
            for (std::size_t function = identityFunction + 1; function < m_functions.size(); ++function) {
                const NumberFunction &table = m_functions[function];
                const auto isZero = [&](Numbers t) {
                    return std::min(t[0], t[1]) + shift >= table.least &&
                           table.values[t[0] + shift] == table.values[t[1] + shift];
                };
                if (tryZeros(inside, isZero, QStringLiteral("%1(x%2) = %1(y%2)").arg(table.name, plus), more + 8,
                             table.meaning(QStringLiteral("m"))))
                    return true;
            }
        }
        return false;
    }

    /// y = a x + c, x = a y + c, or the greater number of the lesser one.
    bool tryLinesOfZeros(bool inside, int more)
    {
        if (m_box.arity != 2)
            return false;
        struct Side
        {
            const char *left;
            const char *right;
            std::pair<quint64, quint64> (*order)(Numbers t);
        };
        constexpr std::array<Side, 3> sides = {Side{"y", "x", [](Numbers t) { return std::pair(t[1], t[0]); }},
                                               Side{"x", "y", [](Numbers t) { return std::pair(t[0], t[1]); }},
                                               Side{"max(x,y)", "min(x,y)", [](Numbers t) {
                                                        return std::pair(std::max(t[0], t[1]), std::min(t[0], t[1]));
                                                    }}};
        for (const Side &side : sides) {
            for (qint64 factor = 1; factor <= 3; ++factor) {
                for (qint64 plus = -3; plus <= 3; ++plus) {
                    const auto isZero = [&](Numbers t) {
                        const auto [left, right] = side.order(t);
                        return static_cast<qint64>(left) == factor * static_cast<qint64>(right) + plus;
                    };
                    const QString right = (factor == 1 ? QString() : QStringLiteral("%1*").arg(factor)) +
                                          QLatin1String(side.right) +
                                          (plus == 0  ? QString()
                                           : plus > 0 ? QStringLiteral(" + %1").arg(plus)
                                                      : QStringLiteral(" - %1").arg(-plus));
                    if (tryZeros(inside, isZero, QLatin1String(side.left) + QStringLiteral(" = ") + right,
                                 more + 4 + static_cast<int>(std::abs(plus))))
                        return true;
                }
            }
        }
        return false;
    }

    /// A combination of the numbers has a residue, is a constant, or is in a named set.
    bool tryZeroCombinations(bool inside, int more)
    {
        const std::vector<NumberSet> sets = numberSets(static_cast<quint64>(m_box.arity) * 2 * (m_box.last + 1));
        for (const Combination &combination : m_combinations) {
            for (quint64 modulus = 2; modulus <= 8; ++modulus) {
                for (quint64 residue = 0; residue < modulus; ++residue) {
                    if (tryZeros(
                            inside, [&](Numbers t) { return combination.of(t) % modulus == residue; },
                            QStringLiteral("(%1) mod %2 = %3").arg(combination.text).arg(modulus).arg(residue),
                            more + 5 + static_cast<int>(modulus)))
                        return true;
                }
            }
            for (quint64 number = 0; number <= 3; ++number) {
                if (tryZeros(
                        inside, [&](Numbers t) { return combination.of(t) == number; },
                        QStringLiteral("%1 = %2").arg(combination.text).arg(number), more + 4))
                    return true;
            }
            for (const NumberSet &set : sets) {
                if (tryZeros(
                        inside, [&](Numbers t) { return std::ranges::binary_search(set.members, combination.of(t)); },
                        ModelText::tr("%1 is %2").arg(combination.text, set.name), more + 10))
                    return true;
            }
        }
        return false;
    }

    /// The P-positions (a(k), b(k)), and (b(k), a(k)), with a(k) = floor(k r) and b(k) = a(k) + d k. Each number is in
    /// one of them, by the theorem of Beatty, so 1/r + 1/(r + d) = 1: other numbers are a coincidence.
    bool findBeattyPairs()
    {
        constexpr std::size_t fewest = 4;
        std::vector<std::pair<quint64, quint64>> pairs; // of those that laws are found from, least number first
        for (std::size_t i = 0; i < m_box.foundCount; ++i) {
            const Tuple &tuple = m_box.tuples[i];
            if (m_isZero[i] && tuple[0] <= tuple[1])
                pairs.emplace_back(tuple[0], tuple[1]);
        }
        std::ranges::sort(pairs);
        if (pairs.size() < fewest || pairs[0] != std::pair<quint64, quint64>())
            return false;
        const auto step = static_cast<qint64>(pairs[1].second - pairs[1].first);
        for (const QuadraticNumber &number : quadraticNumbers()) {
            constexpr double rounding = 1e-9;
            const double size = number.approximate();
            if (std::abs(1 / size + 1 / (size + static_cast<double>(step)) - 1) < rounding)
                return tryBeattyPairs(number, step);
        }
        return false;
    }

    bool tryBeattyPairs(const QuadraticNumber &number, qint64 step)
    {
        std::vector<std::pair<quint64, quint64>> expected;
        for (qint64 k = 0; number.floorOf(k) <= static_cast<qint64>(m_box.last); ++k)
            expected.emplace_back(number.floorOf(k), number.floorOf(k) + step * k);
        const auto isZero = [&](Numbers t) {
            return std::ranges::binary_search(expected, std::pair(std::min(t[0], t[1]), std::max(t[0], t[1])));
        };
        return tryLaw(
            false, [&](std::size_t i) { return isZero(m_box.numbers(m_box.tuples[i])) == m_isZero[i]; },
            Law::Kind::PPositions,
            ModelText::tr("The P-positions are (a,b) and (b,a) with a = floor(k*r), b = %1, k >= 0, r = %2")
                .arg(step == 1 ? QStringLiteral("a + k") : QStringLiteral("a + %1*k").arg(step), number.text()),
            30);
    }

    /// P-positions are those whose numbers have a ratio below or above a bound, as in Euclid's game.
    void findRatios()
    {
        struct Ratio
        {
            const char *left;
            const char *right;
            std::pair<qint64, qint64> (*of)(Numbers t);
        };
        constexpr std::array<Ratio, 2> ratios = {
            Ratio{"max(x,y)", "min(x,y)",
                  [](Numbers t) {
                      return std::pair(static_cast<qint64>(std::max(t[0], t[1])),
                                       static_cast<qint64>(std::min(t[0], t[1])));
                  }},
            Ratio{"x", "y", [](Numbers t) { return std::pair(static_cast<qint64>(t[0]), static_cast<qint64>(t[1])); }}};
        for (const Ratio &ratio : ratios) {
            for (const bool isBelow : {true, false}) {
                for (const bool differ : {false, true}) {
                    if (findRatio(ratio.left, ratio.right, ratio.of, isBelow, differ))
                        return;
                }
            }
        }
    }

    /// The P-positions are those with ratios below a bound, or above it; and perhaps none with equal numbers.
    bool findRatio(const char *left, const char *right, std::pair<qint64, qint64> (*of)(Numbers t), bool isBelow,
                   bool differ)
    {
        constexpr qint64 simple = 14;
        double least = 0;
        double most = std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < m_box.foundCount; ++i) {
            const Numbers numbers = m_box.numbers(m_box.tuples[i]);
            if (!isInside(m_box.tuples[i]) || (differ && numbers[0] == numbers[1]))
                continue;
            const auto [p, q] = of(numbers);
            const double size = static_cast<double>(p) / static_cast<double>(q);
            if (m_isZero[i] == isBelow)
                least = std::max(least, size);
            else
                most = std::min(most, size);
        }
        if (least > most || m_zeros[1] == 0 || m_others[1] == 0)
            return false;
        for (const QuadraticNumber &number : quadraticNumbers()) {
            if (number.approximate() < least || number.approximate() > most || number.complexity() > simple)
                continue;
            const auto isZero = [&](Numbers t) {
                const auto [p, q] = of(t);
                return number.isLess(p, q) != isBelow && !(differ && t[0] == t[1]);
            };
            const QString condition = QStringLiteral("%1 %2 r*%3, r = %4")
                                          .arg(QLatin1String(left), isBelow ? QStringLiteral("<") : QStringLiteral(">"),
                                               QLatin1String(right), number.text());
            if (tryZeros(true, isZero, differ ? QStringLiteral("x != y, ") + condition : condition, 32))
                return true;
        }
        return false;
    }

    /// Marks a law as proved if it is a published theorem about the rules.
    void prove(Law &law) const
    {
        const QString rules = m_box.rules->text();
        const QString moore = QStringLiteral("moore{%1}");
        if (law.kind != Law::Kind::PPositions || law.from > 0)
            return;
        if (rules == QStringLiteral("wythoff") && law.statement.contains(QStringLiteral("floor(k*r), b = a + k, ")) &&
            law.statement.endsWith(QStringLiteral("r = (1 + sqrt(5))/2"))) {
            law.proved = true;
            law.theorem = QStringLiteral("Wythoff");
            law.reason = ModelText::tr("The theorem of Wythoff (1907), for the moves of his game: any number from one "
                                       "heap, or the same number from both.");
        }
        for (int touched = 2; touched < m_box.arity; ++touched) {
            if (rules != moore.arg(touched) ||
                law.statement != ModelText::tr("(%1) is a P-position exactly if %2")
                                     .arg(joinedNames(m_box.arity, QStringLiteral(",")),
                                          ModelText::tr("%1 divides the number of ones in each column of the binary "
                                                        "digits")
                                              .arg(touched + 1)))
                continue;
            law.proved = true;
            law.theorem = QStringLiteral("Moore");
            law.reason = ModelText::tr("The theorem of Moore (1910), for moves that take from at least one and at most "
                                       "%1 heaps, as many tokens from each as one likes.")
                             .arg(touched);
        }
    }

    const TupleBox &m_box;
    LawReport &m_report;
    const JobControl &m_control;
    std::vector<Combination> m_combinations;
    std::vector<NumberFunction> m_functions;
    std::vector<bool> m_isZero;
    std::vector<Value> m_atIndex; ///< values by TupleBox::index()
    Value m_max = 0;
    std::array<std::size_t, 2> m_zeros = {};  ///< P-positions that laws are found from: all, and those without a 0
    std::array<std::size_t, 2> m_others = {}; ///< the other positions
};

/// The bound of the numbers of tuples that laws are found from.
quint64 foundBound(int arity, std::optional<quint64> terms)
{
    constexpr std::array<quint64, maxTupleArity + 1> usual = {0, 0, 40, 8, 4};
    constexpr std::array<quint64, maxTupleArity + 1> most = {0, 0, 120, 15, 6};
    constexpr std::array<quint64, maxTupleArity + 1> fewest = {0, 0, 4, 3, 2};
    const auto index = static_cast<std::size_t>(arity);
    if (!terms)
        return usual[index];
    const auto side = static_cast<quint64>(std::pow(static_cast<double>(*terms), 1.0 / arity) + 1e-9);
    return std::clamp(side > 0 ? side - 1 : 0, fewest[index], most[index]);
}

/// The values of all positions up to \a box.last, or of fewer; the problem for which there are fewer.
std::optional<Problem> solveBox(TupleBox &box, quint64 maxMoves, JobControl &control)
{
    PositionValues values(box.rules, maxMoves);
    const std::vector<Tuple> tuples = tuplesThrough(box.arity, box.last);
    for (const Tuple &tuple : tuples) {
        const QString text = tupleText(box.numbers(tuple));
        Scanner scanner(text);
        const Result<std::vector<Component>> components = box.rules->parsePosition(scanner);
        if (!components)
            return components.problem();
        const Result<Value> value = values.value(components->front().cells, control);
        if (!value)
            return value.problem();
        box.tuples.push_back(tuple);
        box.values.push_back(*value);
        control.setProgress(box.tuples.size(), tuples.size());
    }
    return {};
}

/// Reduces the box to the numbers all of whose tuples are solved. Returns false if they are too few.
bool reduceBox(TupleBox &box)
{
    const quint64 reached = std::ranges::max(box.tuples.back());
    const quint64 whole = reached == 0 ? 0 : reached - 1; // the last one may lack tuples
    const quint64 least = box.arity == 2 ? 8 : box.arity == 3 ? 6 : 4;
    if (whole < least)
        return false;
    box.found = whole / 2;
    box.last = 2 * box.found;
    while (std::ranges::max(box.tuples.back()) > box.last) {
        box.tuples.pop_back();
        box.values.pop_back();
    }
    return true;
}

} // namespace

Result<LawReport> findTupleLaws(const RulesPtr &rules, int arity, std::optional<quint64> terms, JobControl &control)
{
    TupleBox box = {rules, arity, foundBound(arity, terms)};
    box.last = 2 * box.found;
    LawReport report = {.arity = arity};
    const std::optional<Problem> problem = solveBox(box, terms ? mostPositionMoves : usualPositionMoves, control);
    if (control.isCancelled())
        return Problem::cancelled();
    if (problem && problem->code == Problem::Code::NoValue) {
        report.note = ModelText::tr("No law is looked for. %1").arg(problem->message);
        return report;
    }
    if (problem && (problem->kind != Problem::Kind::Limit || box.tuples.empty() || !reduceBox(box)))
        return *problem;
    if (problem && terms)
        report.limit = problem;
    box.foundCount = static_cast<std::size_t>(
        std::ranges::count_if(box.tuples, [&](const Tuple &each) { return std::ranges::max(each) <= box.found; }));
    report.foundThrough = box.found;
    report.checkedThrough = box.last;
    TupleSearch(box, report, control).run();
    if (control.isCancelled())
        return Problem::cancelled();
    return report;
}

} // namespace mexplorer
