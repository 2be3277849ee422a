#include "model/games/followerbound.h"

#include "model/games/heaprules.h"
#include "model/games/sumrules.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 most = 1'000'000'000'000; ///< a heap's bound, so that those of all heaps can be added up

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
            bound += std::min(heapBound(*heaps, heap), most);
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

} // namespace mexplorer
