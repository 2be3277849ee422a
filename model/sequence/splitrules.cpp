// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/splitrules.h"

#include <algorithm>

namespace mexplorer {

std::optional<quint64> SplitRules::parity() const
{
    const quint64 first = pairDigits.front() & 1;
    const bool isCommon = std::ranges::all_of(pairDigits, [first](quint64 k) { return (k & 1) == first; });
    return isCommon ? std::optional(first) : std::nullopt;
}

std::optional<SplitRules> SplitRules::of(const Rules &rules)
{
    if (movesOf<UnequalSplit>(rules))
        return SplitRules{{0}, {}, true, 0};
    const auto *takeBreak = movesOf<TakeAndBreak>(rules);
    if (!takeBreak || !takeBreak->isOctal())
        return {};
    SplitRules found;
    const auto &digits = takeBreak->digits;
    for (std::size_t k = 0; k < digits.size(); ++k) {
        if (digits[k] & 4)
            found.pairDigits.push_back(k);
        if ((digits[k] & 2) && k > 0)
            found.singleDigits.push_back(k);
        if (digits[k] != 0)
            found.reach = k;
    }
    return found.pairDigits.empty() ? std::nullopt : std::optional(found);
}

} // namespace mexplorer
