// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/gametree.h"

class QPagedPaintDevice;
class QTextDocument;

namespace mexplorer {

/// The pages of a game: each move with a diagram of the position after it, comments, and variations indented; values and
/// mistakes too if \a isJudged.
void fillGamePages(QTextDocument &document, const GameTree &tree, const Commentary &commentary, bool isJudged);

/// Prints them.
void printGame(const GameTree &tree, const Commentary &commentary, bool isJudged, QPagedPaintDevice &printer);

} // namespace mexplorer
