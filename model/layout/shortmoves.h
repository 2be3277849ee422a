#pragma once

#include "model/graph/gamegraph.h"

namespace mexplorer {

/// Rows in which each position is at least one above all of its followers and the moves together pass over as few rows
/// as can be; 0 is the last row. \a rows are such rows to start from, for instance the birthdays. Large graphs end
/// where a bound of work is met, with rows as valid and not quite as short.
std::vector<quint64> rowsOfShortMoves(const GameGraph &graph, std::span<const quint32> rows);

} // namespace mexplorer
