// SPDX-License-Identifier: GPL-3.0-or-later
// Functions and sets of whole numbers that laws are made of. All are tables up to a number of some hundred thousands;
// what depends on prime factors comes from a sieve of least prime factors.
//
// The floor of k (a + b sqrt(d)) / e is exact: for whole numbers x and e and a real t >= 0, the floor of (x + t) / e is
// that of (x + floor t) / e, and floor t, t = sqrt(b^2 k^2 d), is a whole square root.

#include "model/law/numberfunctions.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

/// The least prime factor of each number; 0 for 0 and 1.
std::vector<quint32> leastPrimeFactors(quint64 max)
{
    std::vector<quint32> least(max + 1, 0);
    for (quint64 p = 2; p <= max; ++p) {
        if (least[p] != 0)
            continue;
        for (quint64 multiple = p; multiple <= max; multiple += p) {
            if (least[multiple] == 0)
                least[multiple] = static_cast<quint32>(p);
        }
    }
    return least;
}

quint32 timesDivided(quint64 number, quint64 by)
{
    quint32 times = 0;
    for (; number > 0 && number % by == 0; number /= by)
        ++times;
    return times;
}

quint32 digitsInBase(quint64 number, quint64 base)
{
    quint32 digits = 0;
    for (; number > 0; number /= base)
        ++digits;
    return digits;
}

quint32 wholeRoot(quint64 number)
{
    auto root = static_cast<quint64>(std::sqrt(static_cast<double>(number)));
    while (root * root > number)
        --root;
    while ((root + 1) * (root + 1) <= number)
        ++root;
    return static_cast<quint32>(root);
}

/// The functions of prime factors: they are found for m from those of m / p, p the least prime factor.
class FactorTables
{
public:
    explicit FactorTables(quint64 max)
        : least(leastPrimeFactors(max)), primesThrough(max + 1, 0), leastIndex(max + 1, 0), withRepetition(max + 1, 0),
          different(max + 1, 0), divisors(max + 1, 0), properDivisor(max + 1, 0), greatest(max + 1, 0)
    {
        for (quint64 m = 1; m <= max; ++m) {
            const quint64 p = least[m];
            primesThrough[m] = primesThrough[m - 1] + (p == m ? 1 : 0);
            divisors[m] = 1;
            if (p == 0)
                continue;
            const quint64 rest = m / p;
            const bool isNew = rest % p != 0;
            leastIndex[m] = primesThrough[p];
            withRepetition[m] = withRepetition[rest] + 1;
            different[m] = different[rest] + (isNew ? 1 : 0);
            greatest[m] = std::max(greatest[rest], static_cast<quint32>(p));
            properDivisor[m] = static_cast<quint32>(rest);
            const quint32 times = timesDivided(m, p);
            quint64 other = m;
            for (quint32 i = 0; i < times; ++i)
                other /= p;
            divisors[m] = divisors[other] * (times + 1);
        }
    }

    std::vector<quint32> least;
    std::vector<quint32> primesThrough;
    std::vector<quint32> leastIndex; ///< 1 for 2, 2 for 3, 3 for 5; 0 for 1
    std::vector<quint32> withRepetition;
    std::vector<quint32> different;
    std::vector<quint32> divisors;
    std::vector<quint32> properDivisor;
    std::vector<quint32> greatest;
};

} // namespace

QString NumberFunction::meaning(const QString &argument) const
{
    return meaningText ? ModelText::tr(meaningText).arg(name, argument) : QString();
}

std::vector<NumberFunction> numberFunctions(quint64 max)
{
    std::vector<NumberFunction> functions;
    const auto add = [&](const QString &name, const char *meaning, quint64 least, auto value) {
        NumberFunction function = {name, meaning, least, std::vector<quint32>(max + 1, 0)};
        for (quint64 m = least; m <= max; ++m)
            function.values[m] = static_cast<quint32>(value(m));
        functions.push_back(std::move(function));
    };
    const auto addTable = [&](const QString &name, const char *meaning, std::vector<quint32> values) {
        functions.push_back({name, meaning, 1, std::move(values)});
    };
    add({}, nullptr, 0, [](quint64) { return 0; });
    add({}, nullptr, 0, [](quint64 m) { return m; });
    add("v2", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of times that 2 divides %2"), 1,
        [](quint64 m) { return std::countr_zero(m); });
    add("digits2", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of binary digits of %2, 0 for 0"), 0,
        [](quint64 m) { return std::bit_width(m); });
    add("bitcount", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of ones in %2 in base 2"), 0,
        [](quint64 m) { return std::popcount(m); });
    add("odd", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest odd number that divides %2"), 1,
        [](quint64 m) { return m >> std::countr_zero(m); });
    add("low", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest power of 2 that divides %2"), 1,
        [](quint64 m) { return m & (~m + 1); });
    add("top", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest power of 2 that is at most %2"), 1,
        [](quint64 m) { return std::bit_floor(m); });
    FactorTables factors(max);
    addTable("factors",
             QT_TRANSLATE_NOOP("mexplorer::Model",
                               "%1(%2) is the number of prime factors of %2, each as often as it divides %2"),
             std::move(factors.withRepetition));
    addTable("primes", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of primes that divide %2"),
             std::move(factors.different));
    addTable("least_prime_index",
             QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the place of the least prime that divides %2 among all "
                                                   "primes: 1 for 2, 2 for 3, 3 for 5; 0 for 1"),
             std::move(factors.leastIndex));
    addTable("divisors", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of divisors of %2"),
             std::move(factors.divisors));
    addTable("primes_through", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of primes up to %2"),
             std::move(factors.primesThrough));
    addTable("greatest_divisor",
             QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest divisor of %2 below it, 0 for 1"),
             std::move(factors.properDivisor));
    addTable("least_prime", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the least prime that divides %2, 0 for 1"),
             std::move(factors.least));
    addTable("greatest_prime",
             QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest prime that divides %2, 0 for 1"),
             std::move(factors.greatest));
    for (const quint64 p : {3, 5, 7}) {
        add(QStringLiteral("v%1").arg(p),
            p == 3   ? QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of times that 3 divides %2")
            : p == 5 ? QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of times that 5 divides %2")
                     : QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of times that 7 divides %2"),
            1, [p](quint64 m) { return timesDivided(m, p); });
    }
    add("digits3", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of digits of %2 in base 3, 0 for 0"), 0,
        [](quint64 m) { return digitsInBase(m, 3); });
    add("digits4", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of digits of %2 in base 4, 0 for 0"), 0,
        [](quint64 m) { return digitsInBase(m, 4); });
    add("digits5", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of digits of %2 in base 5, 0 for 0"), 0,
        [](quint64 m) { return digitsInBase(m, 5); });
    add("digits10", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the number of decimal digits of %2, 0 for 0"), 0,
        [](quint64 m) { return digitsInBase(m, 10); });
    add("root", QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the square root of %2, rounded down"), 0, wholeRoot);
    add("triangles",
        QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the greatest k such that 1 + 2 + ... + k is at most %2"), 0,
        [](quint64 m) { return (wholeRoot(8 * m + 1) - 1) / 2; });
    add("least_nondivisor",
        QT_TRANSLATE_NOOP("mexplorer::Model", "%1(%2) is the least positive number that does not divide %2"), 1,
        [](quint64 m) {
            quint64 k = 2;
            while (m % k == 0)
                ++k;
            return k;
        });
    return functions;
}

std::vector<NumberSet> numberSets(quint64 max)
{
    std::vector<NumberSet> sets;
    const auto addSparse = [&](const QString &name, quint64 first, auto next) {
        NumberSet set = {name};
        for (quint64 member = first; member <= max; member = next(member))
            set.members.push_back(member);
        sets.push_back(std::move(set));
    };
    for (quint64 base = 2; base <= 10; ++base)
        addSparse(ModelText::tr("a power of %1").arg(base), 1, [base](quint64 m) { return m * base; });
    quint64 before = 1;
    addSparse(ModelText::tr("a Fibonacci number"), 1, [&before](quint64 m) {
        const quint64 next = m + before;
        before = m;
        return next;
    });
    sets.back().isFibonacci = true;
    before = 2;
    addSparse(ModelText::tr("a Lucas number"), 1, [&before](quint64 m) {
        const quint64 next = m == 1 && before == 2 ? 3 : m + before;
        before = m;
        return next;
    });
    quint64 factor = 1;
    addSparse(ModelText::tr("a factorial"), 1, [&factor](quint64 m) { return m * ++factor; });
    const auto addAll = [&](const QString &name, auto isMember) {
        NumberSet set = {name};
        for (quint64 m = 0; m <= max; ++m) {
            if (isMember(m))
                set.members.push_back(m);
        }
        sets.push_back(std::move(set));
    };
    addAll(ModelText::tr("a square"), [](quint64 m) { return quint64(wholeRoot(m)) * wholeRoot(m) == m; });
    addAll(ModelText::tr("a number 1 + 2 + ... + k"), [](quint64 m) {
        const quint64 root = wholeRoot(8 * m + 1);
        return root * root == 8 * m + 1;
    });
    const std::vector<quint32> least = leastPrimeFactors(max);
    addAll(ModelText::tr("a prime"), [&least](quint64 m) { return m > 1 && least[m] == m; });
    addAll(ModelText::tr("a number with an even number of ones in base 2"),
           [](quint64 m) { return std::popcount(m) % 2 == 0; });
    addAll(ModelText::tr("a number with an odd number of ones in base 2"),
           [](quint64 m) { return std::popcount(m) % 2 == 1; });
    addAll(ModelText::tr("a number that 2 divides an even number of times"),
           [](quint64 m) { return m > 0 && std::countr_zero(m) % 2 == 0; });
    addAll(ModelText::tr("a number that 2 divides an odd number of times"),
           [](quint64 m) { return m > 0 && std::countr_zero(m) % 2 == 1; });
    addAll(ModelText::tr("a number with an even number of binary digits"),
           [](quint64 m) { return std::bit_width(m) % 2 == 0; });
    addAll(ModelText::tr("a number with an odd number of binary digits"),
           [](quint64 m) { return std::bit_width(m) % 2 == 1; });
    return sets;
}

qint64 QuadraticNumber::floorOf(qint64 k) const
{
    const auto root = static_cast<qint64>(wholeRoot(static_cast<quint64>(b * b * k * k * d)));
    const qint64 above = a * k + root;
    return above >= 0 ? above / e : -((-above + e - 1) / e);
}

bool QuadraticNumber::isLess(qint64 p, qint64 q) const
{
    // (a + b sqrt(d)) / e < p / q: b q sqrt(d) < p e - a q
    const qint64 right = p * e - a * q;
    return right > 0 && b * b * q * q * d < right * right;
}

double QuadraticNumber::approximate() const
{
    return (static_cast<double>(a) + static_cast<double>(b) * std::sqrt(static_cast<double>(d))) /
           static_cast<double>(e);
}

qint64 QuadraticNumber::complexity() const
{
    return std::abs(a) + 2 * b + d + 2 * e;
}

QString QuadraticNumber::text() const
{
    const QString root = (b == 1 ? QString() : QStringLiteral("%1 ").arg(b)) + QStringLiteral("sqrt(%1)").arg(d);
    const QString above = a == 0  ? root
                          : a > 0 ? QStringLiteral("%1 + %2").arg(a).arg(root)
                                  : QStringLiteral("%1 - %2").arg(root).arg(-a);
    if (e == 1)
        return above;
    return (a == 0 ? above : u'(' + above + u')') + QStringLiteral("/%1").arg(e);
}

const std::vector<QuadraticNumber> &quadraticNumbers()
{
    static const std::vector<QuadraticNumber> all = [] {
        constexpr qint64 greatest = 20;
        std::vector<QuadraticNumber> numbers;
        for (qint64 d = 2; d <= 40; ++d) {
            bool isSquareFree = true;
            for (qint64 root = 2; root * root <= d; ++root)
                isSquareFree = isSquareFree && d % (root * root) != 0;
            if (!isSquareFree)
                continue;
            for (qint64 e = 1; e <= 4; ++e) {
                for (qint64 b = 1; b <= 2; ++b) {
                    for (qint64 a = -8; a <= 10; ++a) {
                        const QuadraticNumber number = {a, b, d, e};
                        const bool isReduced = std::gcd(std::gcd(std::abs(a), b), e) == 1;
                        if (isReduced && number.approximate() > 1 && number.approximate() < double(greatest))
                            numbers.push_back(number);
                    }
                }
            }
        }
        std::ranges::stable_sort(numbers, {}, &QuadraticNumber::complexity);
        return numbers;
    }();
    return all;
}

} // namespace mexplorer
