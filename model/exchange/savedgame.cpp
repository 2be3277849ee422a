// Game lists as positions
//
// A list of positions is easy to read, but a component that has split, such as kayles:3,3, is one component of the game
// and two of the expression. A move is found again by elimination: for each component in turn, the others are taken out
// of the next position, heaps one by one; if all of them are there, what remains is what this component became, and if
// that is one of its followers, it is the move. Cost: components squared, and the followers of few components.

#include "model/exchange/savedgame.h"

#include "model/core/wordlist.h"
#include "model/notation/expression.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

struct SavedGameText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SavedGame)
};

/// \a component as expressions have it: one component a heap, none for a heap that is gone.
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

/// What remains of \a heaps without those of all components of \a position but one; nothing if some aren't there.
std::optional<std::vector<Component>> withoutOthers(std::vector<Component> heaps, const Position &position,
                                                    std::size_t but)
{
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        if (i == but)
            continue;
        for (const Component &heap : heapsOf(position.components[i])) {
            const auto found = std::find(heaps.begin(), heaps.end(), heap);
            if (found == heaps.end())
                return std::nullopt;
            heaps.erase(found);
        }
    }
    return heaps;
}

/// The cells that \a heaps are as one component of \a rules; nothing if they can't be.
std::optional<CellVector> joinedCells(const Rules &rules, const std::vector<Component> &heaps)
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
    std::sort(cells.begin(), cells.end(), std::greater<>());
    return cells;
}

std::optional<Move> moveBetween(const Position &from, const Position &to)
{
    const std::vector<Component> heaps = heapsOf(to);
    for (std::size_t i = 0; i < from.components.size(); ++i) {
        const auto rest = withoutOthers(heaps, from, i);
        const auto cells = rest ? joinedCells(*from.components[i].rules, *rest) : std::nullopt;
        if (!cells)
            continue;
        const Result<Move> move = legalMove(from, i, *cells);
        if (move)
            return *move;
    }
    return std::nullopt;
}

} // namespace

QStringList positionsAfterMoves(const GameRecord &record)
{
    QStringList positions;
    for (const Move &move : record.moves())
        positions << move.to.text();
    return positions;
}

Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions)
{
    GameRecord record(start, convention);
    for (const QString &text : positions) {
        const std::size_t place = record.length();
        const Result<Position> next = parsePosition(text);
        if (!next)
            return Problem::badInput(SavedGameText::tr("the position after move %1 can't be read: %2")
                                         .arg(place + 1)
                                         .arg(next.problem().message));
        const auto move = moveBetween(record.position(place), *next);
        if (!move) {
            return Problem::badInput(SavedGameText::tr("move %1 leads to %2, and no move from %3 does.")
                                         .arg(place + 1)
                                         .arg(shortened(next->text()), shortened(record.position(place).text())));
        }
        record = record.played(place, *move);
    }
    return record;
}

} // namespace mexplorer
