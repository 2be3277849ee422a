// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/wythoff.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <array>

namespace mexplorer {

void WythoffRules::followers(Cells position, Sink sink) const
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

/// One heap stays, as it is or in the other's place, or both lose the same.
bool WythoffRules::isFollower(Cells before, Cells after) const
{
    if (after.size() != 2 || after[0] > after[1])
        return false;
    const bool one = (after[0] == before[0] && after[1] < before[1]) ||
                     (after[1] == before[0] && after[0] < before[1]) ||
                     (after[1] == before[1] && after[0] < before[0]) || (after[0] == before[1] && after[1] < before[0]);
    return one || (after[0] < before[0] && before[0] - after[0] == before[1] - after[1]);
}

std::optional<CellVector> WythoffRules::exampleFollower(Cells position) const
{
    if (position[1] == 0)
        return std::nullopt;
    const Cell left = position[1] / 2;
    return CellVector{std::min(position[0], left), std::max(position[0], left)};
}

CellVector WythoffRules::randomPosition(Cells like, quint64, RandomNumber below) const
{
    CellVector pair = {below(like[1] + 2), 1 + below(like[1] + 1)};
    std::sort(pair.begin(), pair.end());
    return pair;
}

QString WythoffRules::positionText(Cells position) const
{
    return QStringLiteral("(%1,%2)").arg(position[0]).arg(position[1]);
}

Result<std::vector<Component>> WythoffRules::parsePosition(Scanner &scanner) const
{
    if (!scanner.take(u'('))
        return scanner.problemHere(ModelText::tr("expected a pair, as in (3,5)."));
    std::array<Cell, 2> pair = {};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto heap = scanner.takeNumber(maxTokens, ModelText::tr("a heap holds at most %1."));
        if (!heap)
            return heap.problem();
        if (!heap->has_value())
            return scanner.problemHere(ModelText::tr("expected a number."));
        pair[i] = **heap;
        if (!scanner.take(i == 0 ? u',' : u')'))
            return scanner.problemHere(i == 0 ? ModelText::tr("expected a number or ','.")
                                              : ModelText::tr("expected a number or ')'."));
    }
    std::sort(pair.begin(), pair.end());
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.problemHere(ModelText::tr("expected '+' or the end."));
    return std::vector<Component>{{shared_from_this(), CellVector(pair.begin(), pair.end())}};
}

} // namespace mexplorer
