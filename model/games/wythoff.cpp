// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Wythoff's game: take any number from one of two heaps, or the same number from both. A position is the pair, least
/// first.
class WythoffRules final : public Rules
{
public:
    QString text() const override { return QStringLiteral("wythoff"); }
    Appearance appearance() const override { return {QLatin1StringView("queen"), QLatin1StringView("pair")}; }
    QLatin1StringView engine() const override { return QLatin1StringView("wythoff"); }

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
            const auto heap = scanner.number(maxTokens, ModelText::tr("a heap holds at most %1."));
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
};

} // namespace

RulesPtr wythoffRules()
{
    return std::make_shared<WythoffRules>();
}

} // namespace mexplorer
