// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/gametree.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

/// Returns a game as blocks of HTML for printing: each move with a diagram of the position after it, comments, and
/// indented variations; with values and mistakes if \a isJudged is set. May be called in any thread.
std::vector<QString> gameBlocks(const GameTree &tree, const Commentary &commentary, bool isJudged, JobControl &control);

/// Returns the pages of the game for printing.
Printable printableGame(const GameTree &tree, const Commentary &commentary, bool isJudged);

} // namespace mexplorer
