// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// The Fibonacci numbers F(0) = 0, F(1) = 1, ... that 64 bits hold.
constexpr auto fibonacciNumbers = [] {
    std::array<quint64, 94> numbers = {0, 1};
    for (std::size_t k = 2; k < numbers.size(); ++k)
        numbers[k] = numbers[k - 2] + numbers[k - 1];
    return numbers;
}();

/// floor(n phi) with the golden ratio phi = (1 + sqrt(5)) / 2, for n up to twice maxLargeHeap, in integers.
///
/// Subtracting the greatest Fibonacci number F(k), k >= 2, again and again writes n as a sum of such numbers, no two
/// of them neighbours (Zeckendorf). As F(k) phi = F(k + 1) - (-1/phi)^k, n phi is the sum of the F(k + 1) less that of
/// the (-1/phi)^k. The latter is between -1 and 1, and has the sign of its term of the least k, which exceeds the sum
/// of all of the other sign: those are at most phi^-(k + 3) + phi^-(k + 5) + ... = phi^-(k + 2).
quint64 timesGolden(quint64 n)
{
    quint64 product = 0;
    bool isLeastEven = false;
    for (std::size_t k = fibonacciNumbers.size() - 2; n > 0; --k) {
        if (fibonacciNumbers[k] > n)
            continue;
        n -= fibonacciNumbers[k];
        product += fibonacciNumbers[k + 1];
        isLeastEven = k % 2 == 0;
    }
    return isLeastEven ? product - 1 : product;
}

// Wythoff (1907): the pairs of value 0 are (floor(n phi), floor(n phi^2)), n = 0, 1, ...; the greater number is the
// less one plus n. By a theorem of Beatty each positive number is in just one of these pairs, as 1/phi + 1/phi^2 = 1,
// and each difference n belongs to one of them. So no move leads from one of the pairs to another: it would keep a
// number or the difference. From any other pair (x, y) a move leads to the one with the same difference, or if that
// isn't less, to one with x or y.

/// The other number of the pair of value 0 that contains \a number.
quint64 partnerOf(quint64 number)
{
    if (number == 0)
        return 0;
    const quint64 part = timesGolden(number) - number; // floor(number / phi), as 1 / phi = phi - 1
    const quint64 index = part + 1;
    if (timesGolden(index) == number)
        return number + index;
    return part; // the number is floor(n phi^2), so that floor(n phi) = floor(number / phi)
}

/// Wythoff's game: take any number from one of two heaps, or the same number from both. A position is the pair, least
/// first.
class WythoffRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("wythoff"); }
    Appearance appearance() const override { return {QLatin1StringView("queen"), QLatin1StringView("pair")}; }
    ValueMethod valueMethod() const override { return ValueMethod::TableOfPairs; }
    bool cellsAreTokens() const override { return true; }

    void followers(Cells position, Sink sink) const override
    {
        const auto emitPair = [&](Cell a, Cell b) {
            const std::array<Cell, 2> pair = {std::min(a, b), std::max(a, b)};
            sink(pair);
        };
        const Cell less = position[0];
        const Cell greater = position[1];
        for (Cell taken = 1; taken <= greater; ++taken)
            emitPair(less, greater - taken);
        for (Cell taken = 1; taken <= less; ++taken)
            emitPair(less - taken, greater);
        for (Cell taken = 1; taken <= less; ++taken)
            emitPair(less - taken, greater - taken);
    }

    quint64 followerBound(Cells position) const override { return 2 * size(position); }

    /// One heap is unchanged, in either place, or both lose the same number.
    bool isFollower(Cells before, Cells after) const override
    {
        if (after.size() != 2 || after[0] > after[1])
            return false;
        const bool one =
            (after[0] == before[0] && after[1] < before[1]) || (after[1] == before[0] && after[0] < before[1]) ||
            (after[1] == before[1] && after[0] < before[0]) || (after[0] == before[1] && after[1] < before[0]);
        return one || (after[0] < before[0] && before[0] - after[0] == before[1] - after[1]);
    }

    std::optional<CellVector> exampleFollower(Cells position) const override
    {
        if (position[1] == 0)
            return std::nullopt;
        const Cell left = position[1] / 2;
        return CellVector{std::min(position[0], left), std::max(position[0], left)};
    }

    std::optional<CellVector> randomFollower(Cells position, RandomNumber below) const override
    {
        if (position[1] == 0)
            return std::nullopt;
        CellVector after(position.begin(), position.end());
        const quint64 heaps = position[0] == 0 ? 0 : below(3); // the greater one, the less one, or both
        const Cell taken = 1 + below(position[heaps == 0 ? 1 : 0]);
        after[0] -= heaps == 0 ? 0 : taken;
        after[1] -= heaps == 1 ? 0 : taken;
        std::ranges::sort(after);
        return after;
    }

    QString positionText(Cells position) const override
    {
        return QStringLiteral("(%1,%2)").arg(position[0]).arg(position[1]);
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        if (!scanner.take(u'('))
            return scanner.problemHere(ModelText::tr("expected a pair, as in (3,5)."));
        std::array<Cell, 2> pair = {};
        for (std::size_t i = 0; i < 2; ++i) {
            const auto heap = heapAt(scanner);
            if (!heap)
                return heap.problem();
            pair[i] = *heap;
            if (!scanner.take(i == 0 ? u',' : u')'))
                return scanner.problemHere(i == 0 ? ModelText::tr("expected a number or ','.")
                                                  : ModelText::tr("expected a number or ')'."));
        }
        std::ranges::sort(pair);
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected '+' or the end."));
        return std::vector<Component>{{shared_from_this(), CellVector(pair.begin(), pair.end())}};
    }

    CellVector randomPosition(Cells like, quint64, RandomNumber below) const override
    {
        CellVector pair = {below(like[1] + 2), 1 + below(like[1] + 1)};
        std::ranges::sort(pair);
        return pair;
    }

    quint64 size(Cells position) const override { return position[0] + position[1]; }

    /// 0 for the pairs of value 0.
    std::optional<Value> closedForm(Cells position) const override
    {
        return partnerOf(position[0]) == position[1] ? std::optional<Value>(0) : std::nullopt;
    }

    /// There are at most three: with one of the heaps, or with their difference.
    std::optional<ZeroFollowers> zeroFollowers(Cells position, std::size_t) const override
    {
        const Cell less = position[0];
        const Cell greater = position[1];
        ZeroFollowers zeros;
        const auto add = [&zeros](Cell a, Cell b) {
            const CellVector pair = {std::min(a, b), std::max(a, b)};
            if (std::ranges::find(zeros.found, pair) == zeros.found.end())
                zeros.found.push_back(pair);
        };
        if (const Cell partner = partnerOf(less); partner < greater)
            add(less, partner);
        if (const Cell partner = partnerOf(greater); partner < less)
            add(partner, greater);
        const Cell difference = greater - less;
        if (const Cell left = timesGolden(difference); left < less)
            add(left, left + difference);
        return zeros;
    }
};

} // namespace

RulesPtr wythoffRules()
{
    return std::make_shared<WythoffRules>();
}

} // namespace mexplorer
