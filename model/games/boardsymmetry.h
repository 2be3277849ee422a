#pragma once

#include <QtGlobal>

namespace mexplorer {

// Boards of at most 64 cells as one word: bit r * columns + c is row r, column c.

/// The rows in the opposite order.
quint64 upsideDown(quint64 cells, int rows, int columns);
/// All cells in the opposite order: half a turn.
quint64 turnedRound(quint64 cells, int rows, int columns);
/// Rows become columns: bit c * rows + r of the result is row r, column c.
quint64 transposed(quint64 cells, int rows, int columns);
/// The least under mirroring left to right and top to bottom.
quint64 leastMirrored(quint64 cells, int rows, int columns);

} // namespace mexplorer
