// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

/// A number p/q, at least 1.
struct Rate
{
    quint64 numerator;
    quint64 denominator;

    /// The product rounded down, or maxLargeHeap if it is greater.
    quint64 times(quint64 number) const
    {
        const quint64 whole = number / denominator;
        if (whole > maxLargeHeap / numerator)
            return maxLargeHeap;
        return std::min(maxLargeHeap, whole * numerator + number % denominator * numerator / denominator);
    }
};

/// Schwenk's numbers (1970) up to maxLargeHeap: 1, and after H the sum of H and the least of these numbers whose
/// product with the rate, rounded down, is at least H. For the rate 2 they are the Fibonacci numbers.
std::vector<quint64> schwenkNumbers(const Rate &rate)
{
    std::vector<quint64> numbers = {1};
    for (std::size_t least = 0; numbers.back() < maxLargeHeap;) {
        while (rate.times(numbers[least]) < numbers.back())
            ++least;
        numbers.push_back(numbers.back() + numbers[least]);
    }
    return numbers;
}

/// Take-away: take at most the rate times the number taken last, rounded down, with the first move fewer than all. A
/// position is the number of tokens left and the number that may be taken. With the rate 2 it is Fibonacci Nim
/// (Whinihan, 1963).
class TakeAwayRules final : public Rules
{
public:
    TakeAwayRules(QString text, const Rate &rate, QString sameAs = {})
        : m_text(std::move(text)), m_sameAs(std::move(sameAs)), m_rate(rate), m_numbers(schwenkNumbers(rate))
    {
    }

    QString text() const override { return m_text; }
    QString sameAs() const override { return m_sameAs; }
    QString inWords() const override
    {
        if (m_text == QStringLiteral("fibonacci"))
            return Rules::inWords();
        const QString rate = m_text.section(u'{', 1).chopped(1);
        return ModelText::tr("Take at most %1 times as many tokens as the last move took, rounded down; the first move "
                             "leaves at least one.")
            .arg(rate);
    }
    Appearance appearance() const override { return {QLatin1StringView("limitedpile"), {}}; }
    bool cellsAreTokens() const override { return true; }

    void followers(Cells position, Sink sink) const override
    {
        for (quint64 taken = 1; taken <= position[1]; ++taken)
            sink(after(position, taken));
    }

    quint64 followerBound(Cells position) const override { return position[1]; }

    bool isFollower(Cells before, Cells follower) const override
    {
        return follower.size() == 2 && follower[0] < before[0] && before[0] - follower[0] <= before[1] &&
               std::ranges::equal(follower, after(before, before[0] - follower[0]));
    }

    std::optional<CellVector> exampleFollower(Cells position) const override
    {
        if (position[1] == 0)
            return std::nullopt;
        const std::array<Cell, 2> next = after(position, 1);
        return CellVector(next.begin(), next.end());
    }

    std::optional<CellVector> randomFollower(Cells position, RandomNumber below) const override
    {
        if (position[1] == 0)
            return std::nullopt;
        const std::array<Cell, 2> next = after(position, 1 + below(position[1]));
        return CellVector(next.begin(), next.end());
    }

    /// "10" before the first move, then "(10,4)": of 10 tokens at most 4 may be taken.
    QString positionText(Cells position) const override
    {
        const auto [left, max] = std::pair(position[0], position[1]);
        return max + 1 == left || left == 0 ? QString::number(left) : QStringLiteral("(%1,%2)").arg(left).arg(max);
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const bool isPair = scanner.take(u'(');
        const auto left = heapAt(scanner, ModelText::tr("expected a number, or a pair, as in (10,4)."));
        if (!left)
            return left.problem();
        quint64 max = *left > 0 ? *left - 1 : 0;
        if (isPair) {
            if (!scanner.take(u','))
                return scanner.problemHere(ModelText::tr("expected a number or ','."));
            const int column = scanner.column();
            const auto number = scanner.number(greatestHeapOf(scanner), ModelText::tr("a move takes at most %1."));
            if (!number)
                return number.problem();
            if (*number == 0)
                return scanner.problemAt(Problem::Code::NumberTooSmall, column, 1,
                                         ModelText::tr("at least one token may be taken."));
            max = std::min(*number, *left);
            if (!scanner.take(u')'))
                return scanner.problemHere(ModelText::tr("expected a number or ')'."));
        }
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected '+' or the end."));
        return std::vector<Component>{{shared_from_this(), {*left, max}}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        const Cell left = 2 + below(like[0] + 1);
        return {left, 1 + below(left)};
    }

    quint64 size(Cells position) const override { return position[0]; }

    /// 0 if the least part of the number of tokens left exceeds the number that may be taken: these are the P-positions
    /// (Schwenk, 1970; for the rate 2 the parts are those of Zeckendorf).
    std::optional<Value> closedForm(Cells position) const override
    {
        return isZero(position[0], position[1]) ? std::optional<Value>(0) : std::nullopt;
    }

    /// A move that takes k and leaves m > 0 tokens wins if the least part of m exceeds the rate times k, and so the rate
    /// times each part of k. Then the parts of m and those of k together are the parts of all tokens, as the greatest
    /// number is subtracted first; so k is the sum of the least parts of all. These sums are tried, from the least on.
    std::optional<ZeroFollowers> zeroFollowers(Cells position, std::size_t) const override
    {
        std::vector<quint64> parts;
        for (quint64 left = position[0]; left > 0; left -= parts.back())
            parts.push_back(greatestPart(left));
        ZeroFollowers zeros;
        quint64 taken = 0;
        while (!parts.empty() && taken + parts.back() <= position[1]) {
            taken += parts.back();
            parts.pop_back();
            const std::array<Cell, 2> next = after(position, taken);
            if (isZero(next[0], next[1]))
                zeros.found.emplace_back(next.begin(), next.end());
        }
        return zeros;
    }

private:
    std::array<Cell, 2> after(Cells position, quint64 taken) const
    {
        const Cell left = position[0] - taken;
        return {left, std::min(m_rate.times(taken), left)};
    }

    /// The greatest of Schwenk's numbers that is at most \a n > 0.
    quint64 greatestPart(quint64 n) const { return *std::prev(std::ranges::upper_bound(m_numbers, n)); }

    /// The rest of \a n > 0 after subtracting the greatest of Schwenk's numbers again and again.
    quint64 leastPart(quint64 n) const
    {
        while (true) {
            const quint64 part = greatestPart(n);
            if (part == n)
                return part;
            n -= part;
        }
    }

    /// True if \a left tokens, of which at most \a max may be taken, have value 0.
    bool isZero(quint64 left, quint64 max) const { return left == 0 || leastPart(left) > max; }

    QString m_text;
    QString m_sameAs;
    Rate m_rate;
    std::vector<quint64> m_numbers;
};

} // namespace

RulesPtr fibonacciRules()
{
    return std::make_shared<TakeAwayRules>(QStringLiteral("fibonacci"), Rate{2, 1});
}

Result<RulesPtr> takeAwayRules(Scanner &scanner)
{
    constexpr quint64 maxNumber = 1000;
    const int column = scanner.column();
    const QString tooLarge = ModelText::tr("the numbers of a rate are at most %1.");
    const auto numerator =
        scanner.number(maxNumber, tooLarge, ModelText::tr("expected a rate, as in takeaway{2} or takeaway{7/2}."));
    if (!numerator)
        return numerator.problem();
    quint64 denominator = 1;
    if (scanner.take(u'/')) {
        const auto number = scanner.number(maxNumber, tooLarge);
        if (!number)
            return number.problem();
        denominator = *number;
    }
    if (denominator == 0 || *numerator < denominator)
        return scanner.problemAt(Problem::Code::NumberTooSmall, column, scanner.column() - column,
                                 ModelText::tr("a rate is 1 or more."));
    const quint64 divisor = std::gcd(*numerator, denominator);
    const Rate rate{*numerator / divisor, denominator / divisor};
    const QString text = rate.denominator == 1 ? QString::number(rate.numerator)
                                               : QStringLiteral("%1/%2").arg(rate.numerator).arg(rate.denominator);
    const bool isFibonacci = rate.numerator == 2 && rate.denominator == 1;
    return RulesPtr(std::make_shared<TakeAwayRules>(QStringLiteral("takeaway{%1}").arg(text), rate,
                                                    isFibonacci ? QStringLiteral("fibonacci") : QString()));
}

} // namespace mexplorer
