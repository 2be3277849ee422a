// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// True if all components are Kayles, whose misère outcomes are known: rows of pins, or heaps of octal{0.77}.
bool isKayles(const Position &position);

/// True if a sum of rows is a P-position of misère Kayles; \a nimSum is that of their values under normal play.
bool isMisereKaylesP(Cells rows, Value nimSum);

/// True for the rows whose sums alone may have other outcomes than under normal play.
bool isFickleRow(Cell pins);

} // namespace mexplorer
