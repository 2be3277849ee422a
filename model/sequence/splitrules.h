// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencemethod.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// The rules of a game in which a heap becomes nothing, one heap or two, as the fast methods take them.
struct SplitRules
{
    std::vector<quint64> pairDigits;   ///< k where a heap that loses k tokens may become two; not empty
    std::vector<quint64> singleDigits; ///< k where it may stay one
    bool unequalOnly = false;          ///< the two heaps must differ, as in Grundy's game
    quint64 reach = 0;                 ///< the most tokens that a move takes

    /// Of all pairDigits, if they have one: what a class with position parity needs.
    std::optional<quint64> parity() const;
    /// Octal games that can split a heap in two, and Grundy's game; nothing for other rules.
    static std::optional<SplitRules> of(const Rules &rules);
};

} // namespace mexplorer
