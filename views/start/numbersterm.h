// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

namespace mexplorer {

// Editors of a position that is described by two numbers. A loaded position that isn't described by them, such as a bar
// of chocolate with bites, is unchanged until a number is changed.

/// Creates an editor of two heaps, as in Wythoff's game.
TermEditor *makePairTerm(const Family &family, QWidget *parent);
/// Creates an editor of the size of a board.
TermEditor *makeSizeTerm(const Family &family, QWidget *parent);

} // namespace mexplorer
