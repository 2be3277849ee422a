// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// The rules in words: of a game with a code, what each of its digits allows; of those with a set, their family's
/// summary with it; of others, what Rules::inWords() says, or the summary.
QString rulesInWords(const Rules &rules);

} // namespace mexplorer
