// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// Suggests a square board for a valid expression that gives a board as one row of 9, 16, 25, ... cells.
struct BoardHint
{
    QString expression; ///< with the rows of a square: "matrix:0110/0000/0000/0001"
    QString sentence;   ///< how the text was read, and how to write the square
    int side = 0;       ///< of the square
};

/// The hint for the first board in \a text that is written as one row of 9, 16, 25, ... cells; std::nullopt if there is
/// none.
std::optional<BoardHint> boardHint(const QString &text);

} // namespace mexplorer
