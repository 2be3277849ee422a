// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/gametree.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

/// A game on paper, as blocks of HTML: each move with a diagram of the position after it, comments, and variations
/// indented; values and mistakes too if \a isJudged. On any thread.
std::vector<QString> gameBlocks(const GameTree &tree, const Commentary &commentary, bool isJudged, JobControl &control);

/// Its pages.
Printable printableGame(const GameTree &tree, const Commentary &commentary, bool isJudged);

} // namespace mexplorer
