// SPDX-License-Identifier: GPL-3.0-or-later
// The move between two positions
//
// A component that has split, such as kayles:3,3, is one component of the game and two of the expression. The move is
// found by elimination: for each component in turn, the others are removed from the next position, heap by heap. If all
// of them are found, the rest is the component after the move, and if that is one of its followers, it is the move.
// Cost: components squared, and the followers of few components.

#include "model/play/movebetween.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Splits \a component as expressions do: one component per heap, none for an empty heap.
std::vector<Component> heapsOf(const Component &component)
{
    if (!component.rules->isMultiset())
        return {component};
    std::vector<Component> heaps;
    for (const Cell heap : component.cells)
        heaps.push_back({component.rules, {heap}});
    return heaps;
}

std::vector<Component> heapsOf(const Position &position)
{
    std::vector<Component> heaps;
    for (const Component &component : position.components) {
        for (Component &heap : heapsOf(component))
            heaps.push_back(std::move(heap));
    }
    return heaps;
}

/// Removes the heaps of all components of \a position except \a but from \a heaps; std::nullopt if some are missing.
std::optional<std::vector<Component>> withoutOthers(std::vector<Component> heaps, const Position &position,
                                                    std::size_t but)
{
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        if (i == but)
            continue;
        for (const Component &heap : heapsOf(position.components[i])) {
            const auto found = std::ranges::find(heaps, heap);
            if (found == heaps.end())
                return std::nullopt;
            heaps.erase(found);
        }
    }
    return heaps;
}

/// True if \a to equals the position after the move, component by component.
bool isWritten(const Move &move, const Position &from, const Position &to)
{
    return to.components.size() == from.components.size() && to.components[move.component].cells == move.cells &&
           move.to == to;
}

} // namespace

std::optional<CellVector> cellsAsOne(const Rules &rules, std::span<const Component> heaps)
{
    const QString text = rules.text();
    CellVector cells;
    for (const Component &heap : heaps) {
        if (heap.rules->text() != text)
            return std::nullopt;
        cells.insert(cells.end(), heap.cells.begin(), heap.cells.end());
    }
    if (!rules.isMultiset())
        return heaps.size() == 1 ? std::optional(cells) : std::nullopt;
    std::erase(cells, Cell(0));
    std::ranges::sort(cells, std::greater<>());
    return cells;
}

std::optional<Move> moveBetween(const Position &from, const Position &to, std::optional<std::size_t> component)
{
    const std::vector<Component> heaps = heapsOf(to);
    std::optional<Move> found;
    for (std::size_t i = 0; i < from.components.size(); ++i) {
        if (component && *component != i)
            continue;
        const auto rest = withoutOthers(heaps, from, i);
        const auto cells = rest ? cellsAsOne(*from.components[i].rules, *rest) : std::nullopt;
        if (!cells)
            continue;
        Result<Move> move = legalMove(from, i, *cells);
        if (!move)
            continue;
        // Prefers the one of equal components that changes in the text.
        if (isWritten(*move, from, to) || move->to.text() == to.text())
            return *move;
        if (!found)
            found = std::move(move).value();
    }
    return found;
}

} // namespace mexplorer
