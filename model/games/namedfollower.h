#pragma once

#include "model/games/rules.h"

#include <optional>

namespace mexplorer {

/// True if a move leads from \a before to \a after. Of heaps and pairs it is reckoned, so that vast ones take no longer
/// than small ones.
bool isFollower(const Rules &rules, Cells before, Cells after);

/// A follower of \a cells, the same every time, found without listing all where they may be too many; nothing if there
/// is none.
std::optional<CellVector> exampleFollower(const Rules &rules, Cells cells);

} // namespace mexplorer
