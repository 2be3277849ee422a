// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <span>

namespace mexplorer {

/// The move from \a from after which \a to is on the boards, whose components may be joined or split otherwise; nothing
/// if there is none. Of several, as between equal heaps of two components, the one of \a component if it is given.
std::optional<Move> moveBetween(const Position &from, const Position &to,
                                std::optional<std::size_t> component = std::nullopt);

/// The cells that \a heaps, components of \a rules, are as one component; nothing if they can't be.
std::optional<CellVector> cellsAsOne(const Rules &rules, std::span<const Component> heaps);

} // namespace mexplorer
