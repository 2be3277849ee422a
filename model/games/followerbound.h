#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// A number that the ways to move from \a cells don't exceed, found without listing them: a heap of 10^9 tokens has too
/// many to list. 0 for boards and vertices, which never have many.
quint64 followerBound(const Rules &rules, Cells cells);

} // namespace mexplorer
