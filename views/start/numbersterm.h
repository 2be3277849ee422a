// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

namespace mexplorer {

// Editors of a position that two numbers describe. One that was loaded and isn't described by them, such as a board
// that was bitten at, stays until a number is changed.

/// Two heaps, as in Wythoff's game.
TermEditor *makePairTerm(const Family &family, QWidget *parent);
/// A board of which only the size is chosen.
TermEditor *makeSizeTerm(const Family &family, QWidget *parent);

} // namespace mexplorer
