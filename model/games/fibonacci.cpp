// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mexplorer {

namespace {

/// The least part of \a n > 0 in Zeckendorf's representation: the rest after subtracting the greatest parts.
quint64 minPart(quint64 n)
{
    while (true) {
        quint64 part = 1;
        for (quint64 next = 2; next <= n; next += std::exchange(part, next)) {
        }
        if (part == n)
            return part;
        n -= part;
    }
}

std::array<Cell, 2> after(Cells position, quint64 taken)
{
    const Cell left = position[0] - taken;
    return {left, std::min(2 * taken, left)};
}

/// Fibonacci Nim (Whinihan, 1963): take at most twice the number taken last, with the first move fewer than all. A
/// position is the number of tokens left and the number that may be taken.
class FibonacciRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("fibonacci"); }
    Appearance appearance() const override { return {QLatin1StringView("limitedpile"), {}}; }

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

    /// "10" before the first move, then "(10,4)": of 10 tokens at most 4 may be taken.
    QString positionText(Cells position) const override
    {
        const auto [left, max] = std::pair(position[0], position[1]);
        return max + 1 == left || left == 0 ? QString::number(left) : QStringLiteral("(%1,%2)").arg(left).arg(max);
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const bool isPair = scanner.take(u'(');
        const auto left = scanner.number(maxTokens, ModelText::tr("a heap holds at most %1."),
                                         ModelText::tr("expected a number, or a pair, as in (10,4)."));
        if (!left)
            return left.problem();
        quint64 max = *left > 0 ? *left - 1 : 0;
        if (isPair) {
            if (!scanner.take(u','))
                return scanner.problemHere(ModelText::tr("expected a number or ','."));
            const int column = scanner.column();
            const auto number = scanner.number(maxTokens, ModelText::tr("a move takes at most %1."));
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

    /// 0 if the least of the non-consecutive Fibonacci numbers that add up to the number of tokens left (Zeckendorf)
    /// exceeds the number that may be taken: the P-positions.
    std::optional<Value> closedForm(Cells position) const override
    {
        const bool isP = position[0] == 0 || minPart(position[0]) > position[1];
        return isP ? std::optional<Value>(0) : std::nullopt;
    }
};

} // namespace

RulesPtr fibonacciRules()
{
    return std::make_shared<FibonacciRules>();
}

} // namespace mexplorer
