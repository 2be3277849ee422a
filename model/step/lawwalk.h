// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/law/law.h"
#include "model/step/trace.h"

#include <optional>

namespace mexplorer {

/// The walk-through that shows why a law is true.
struct LawWalk
{
    TraceKind kind = TraceKind::Period;
    Position position;       ///< a heap of the game
    bool isOfPeriod = false; ///< it proves the period from which the law follows, not the law itself
};

/// The walk-through that proves \a period of the game; std::nullopt if none does.
std::optional<LawWalk> walkOf(const RulesPtr &rules, const Period &period);
/// The walk-through that proves \a law of the game, or the period from which it follows; std::nullopt if none does.
std::optional<LawWalk> walkOf(const RulesPtr &rules, const Law &law);

/// What is offered to the user: "Show the proof step by step".
QString offerOf(const LawWalk &walk);

} // namespace mexplorer
