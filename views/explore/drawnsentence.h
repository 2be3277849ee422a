// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/highlights.h"

#include <QStringList>

namespace mexplorer {

/// How many of a graph's moves a picture shows, and which. \a ofSelection more are drawn over it, of the selected
/// position.
QString drawnSentence(const PaintedCounts &counts, quint64 moves, quint64 ofSelection);

/// Says so if not all that a search found is marked; else nothing.
QStringList markedSentences(const FoundCounts &found);

} // namespace mexplorer
