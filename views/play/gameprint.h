// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/gametree.h"
#include "model/writing/article.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

/// Returns a game as an article: each move with a diagram of the position after it, comments, and indented variations;
/// with values and mistakes if \a isJudged is set. The diagrams are for HTML, drawn when the article is written, and
/// empty once \a control, which they refer to, is cancelled. May be called in any thread.
Article gameArticle(const GameTree &tree, const Commentary &commentary, bool isJudged, const JobControl &control);

/// Returns the pages of the game for printing.
Printable printableGame(const GameTree &tree, const Commentary &commentary, bool isJudged);

} // namespace mexplorer
