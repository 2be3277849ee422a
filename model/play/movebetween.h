// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <span>

namespace mexplorer {

/// Returns the move from \a from to \a to, whose components may be joined or split differently; std::nullopt if there
/// is none. Among several, as between equal heaps of two components, prefers the one of \a component.
std::optional<Move> moveBetween(const Position &from, const Position &to,
                                std::optional<std::size_t> component = std::nullopt);

/// Returns the cells of \a heaps, components of \a rules, joined as one component; std::nullopt if they can't be
/// joined.
std::optional<CellVector> cellsAsOne(const Rules &rules, std::span<const Component> heaps);

} // namespace mexplorer
