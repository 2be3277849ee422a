// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// A position in a sentence, for screen readers and tool tips: "kayles:3,2: N, the next player wins; value 1".
QString positionSentence(const GraphPicture &picture, ShownId id);

} // namespace mexplorer
