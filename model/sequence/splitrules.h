// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencemethod.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// The rules of a game in which a heap becomes nothing, one heap or two, for the fast methods.
struct SplitRules
{
    std::vector<quint64> pairDigits;   ///< k if a heap that loses k tokens may become two; not empty
    std::vector<quint64> singleDigits; ///< k if it may remain one
    bool unequalOnly = false;          ///< the two heaps must differ, as in Grundy's game
    quint64 reach = 0;                 ///< the maximum number of tokens taken by a move

    /// The common parity of pairDigits, if any: required for classes with position parity.
    std::optional<quint64> parity() const;
    /// For octal games that can split a heap in two, and Grundy's game; std::nullopt for other rules.
    static std::optional<SplitRules> of(const Rules &rules);
};

} // namespace mexplorer
