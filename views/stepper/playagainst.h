// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

class Session;

/// Puts the nim heap of the same value beside the selected position and opens Play with this sum. Its value is 0: whoever
/// moves, on either side, is answered to value 0 again, so that the position and the heap are equal.
void playAgainstNimHeap(Session *session);

} // namespace mexplorer
