// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/games/heaptraits.h"

namespace mexplorer {

/// The heap families that \a position is made of, each once, in its order.
std::vector<RulesPtr> heapFamilies(const Position &position);

/// The heaps of \a position that are played by \a rules, greatest first.
std::vector<quint64> heapsOf(const Position &position, const Rules &rules);

/// Rules that have a sequence, as a person types them.
Result<RulesPtr> heapRulesOf(const QString &text);

/// Rules that have a sequence worth seeing, for games that have none.
QStringList suggestedRules();

} // namespace mexplorer
