// Followers by name
//
// A heap of 10^9 tokens has too many followers to list, but whether a move leads to a given one is soon reckoned: take
// one heap away, see that the others are still there, and ask the rules whether that heap may become what is left. The
// rules whose heaps split in many ways answer by arithmetic; for all others the followers are few and are listed.

#include "model/games/namedfollower.h"

#include "model/games/heaprules.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

namespace mexplorer {

namespace {

constexpr quint64 vast = 1000; ///< heaps from here on have many splits

/// Rules whose splits are reckoned.
bool splitsAreMany(const HeapRules &rules)
{
    return dynamic_cast<const NimRules *>(&rules) || dynamic_cast<const GrundyRules *>(&rules) ||
           dynamic_cast<const TakeBreakRules *>(&rules);
}

/// True if a move may leave \a parts, none of them empty, of a heap; for rules with many splits.
bool isSplit(const HeapRules &rules, quint64 heap, Cells parts)
{
    const quint64 left = std::accumulate(parts.begin(), parts.end(), quint64(0));
    if (dynamic_cast<const NimRules *>(&rules))
        return parts.size() <= 1 && left < heap;
    if (dynamic_cast<const GrundyRules *>(&rules))
        return parts.size() == 2 && left == heap && parts[0] != parts[1];
    const auto digits = static_cast<const TakeBreakRules &>(rules).digits();
    return left <= heap && heap - left < digits.size() && parts.size() <= 3 &&
           ((digits[heap - left] >> parts.size()) & 1) != 0 && !(parts.size() == 1 && left == heap);
}

bool isHeapsFollower(const HeapRules &rules, Cells before, Cells after)
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        CellVector others(before.begin(), before.end());
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        CellVector parts;
        std::set_difference(after.begin(), after.end(), others.begin(), others.end(), std::back_inserter(parts),
                            std::greater<>());
        if (parts.size() + others.size() == after.size() && std::ranges::count(parts, Cell(0)) == 0 &&
            isSplit(rules, before[i], parts))
            return true;
    }
    return false;
}

bool isPairFollower(Cells before, Cells after)
{
    if (after.size() != 2 || after[0] > after[1])
        return false;
    // One heap stays, as it is or in the other's place, or both lose the same.
    const bool one = (after[0] == before[0] && after[1] < before[1]) ||
                     (after[1] == before[0] && after[0] < before[1]) ||
                     (after[1] == before[1] && after[0] < before[0]) || (after[0] == before[1] && after[1] < before[0]);
    return one || (after[0] < before[0] && before[0] - after[0] == before[1] - after[1]);
}

/// What a move may leave of a vast heap.
std::optional<CellVector> exampleSplit(const HeapRules &rules, quint64 heap)
{
    if (dynamic_cast<const NimRules *>(&rules))
        return CellVector{heap / 2};
    if (dynamic_cast<const GrundyRules *>(&rules))
        return CellVector{heap - 1, 1};
    const auto digits = static_cast<const TakeBreakRules &>(rules).digits();
    for (std::size_t taken = 0; taken < digits.size(); ++taken) {
        const quint64 left = heap - taken;
        if (taken > 0 && digits[taken] & 2)
            return CellVector{left};
        if (digits[taken] & 4)
            return CellVector{left - 1, 1};
        if (digits[taken] & 8)
            return CellVector{left - 2, 1, 1};
    }
    return std::nullopt;
}

} // namespace

bool isFollower(const Rules &rules, Cells before, Cells after)
{
    const auto *heaps = dynamic_cast<const HeapRules *>(&rules);
    if (heaps && splitsAreMany(*heaps))
        return isHeapsFollower(*heaps, before, after);
    if (rules.board() == BoardKind::Pair)
        return isPairFollower(before, after);
    bool found = false;
    rules.followers(before, [&](Cells follower) { found = found || std::ranges::equal(follower, after); });
    return found;
}

std::optional<CellVector> exampleFollower(const Rules &rules, Cells cells)
{
    const auto *heaps = dynamic_cast<const HeapRules *>(&rules);
    if (heaps && splitsAreMany(*heaps) && !cells.empty() && cells.front() >= vast) {
        if (auto after = exampleSplit(*heaps, cells.front())) {
            after->insert(after->end(), cells.begin() + 1, cells.end());
            std::sort(after->begin(), after->end(), std::greater<>());
            return after;
        }
    }
    if (rules.board() == BoardKind::Pair && cells[1] > 0)
        return CellVector{std::min(cells[0], cells[1] / 2), std::max(cells[0], cells[1] / 2)};
    std::optional<CellVector> first;
    rules.followers(cells, [&](Cells follower) {
        if (!first)
            first.emplace(follower.begin(), follower.end());
    });
    return first;
}

} // namespace mexplorer
