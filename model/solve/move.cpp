#include "model/solve/move.h"

#include "model/games/heaprules.h"
#include "model/games/sumrules.h"
#include "model/graph/positionstore.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

quint64 takeBreakBound(const TakeBreakRules &rules, quint64 heap)
{
    quint64 bound = 0;
    for (const quint8 digit : rules.digits())
        bound += digit & 8 ? heap * heap / 8 + 3 : digit & 4 ? heap / 2 + 2 : 2;
    return bound;
}

quint64 heapBound(const HeapRules &rules, quint64 heap)
{
    if (const auto *subtraction = dynamic_cast<const SubtractionRules *>(&rules))
        return subtraction->set().size();
    if (const auto *divide = dynamic_cast<const DivideRules *>(&rules))
        return divide->set().size();
    if (const auto *takeBreak = dynamic_cast<const TakeBreakRules *>(&rules))
        return takeBreakBound(*takeBreak, heap);
    return heap;
}

} // namespace

quint64 followerBound(const Rules &rules, Cells cells)
{
    if (const auto *heaps = dynamic_cast<const HeapRules *>(&rules)) {
        quint64 bound = 0;
        for (const Cell heap : cells)
            bound += heapBound(*heaps, heap);
        return bound;
    }
    if (const auto *sum = dynamic_cast<const SumRules *>(&rules)) {
        quint64 bound = 0;
        sum->forEachSummand(cells,
                            [&](std::size_t i, Cells part) { bound += followerBound(*sum->summands()[i], part); });
        return bound;
    }
    return rules.board() == BoardKind::Pair ? 2 * rules.size(cells) : 0;
}

Move makeMove(const Position &from, std::size_t component, Cells after)
{
    const Component &before = from.components[component];
    Move move;
    move.component = component;
    move.cells.assign(after.begin(), after.end());
    move.text = before.rules->positionText(before.cells) + QStringLiteral(" -> ") + before.rules->positionText(after);
    move.to = from;
    move.to.components[component].cells = move.cells;
    return move;
}

Result<std::vector<CellVector>> distinctFollowers(const Component &component, quint64 maxFollowers)
{
    if (followerBound(*component.rules, component.cells) > maxFollowers) {
        return Problem::limit(QCoreApplication::translate(
                                  "mexplorer::Move", "%1 may have more than %2 ways to move, the most that are listed; "
                                                     "choose a smaller position.")
                                  .arg(component.text(), groupedNumber(maxFollowers)));
    }
    PositionStore seen;
    component.rules->followers(component.cells, [&](Cells follower) { seen.insert(follower); });
    std::vector<CellVector> followers;
    followers.reserve(seen.size());
    for (PositionId id = 0; id < seen.size(); ++id)
        followers.emplace_back(seen[id].begin(), seen[id].end());
    return followers;
}

Result<std::vector<Move>> distinctMoves(const Position &position, quint64 maxFollowers)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        const auto followers = distinctFollowers(position.components[i], maxFollowers);
        if (!followers)
            return followers.problem();
        for (const CellVector &follower : *followers)
            moves.push_back(makeMove(position, i, follower));
    }
    return moves;
}

} // namespace mexplorer
