// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mexplorer {

/// Another reading of an expression that is right as it stands: `matrix:0110000000000001` is a board of one row, but
/// who wrote it may have meant four.
struct BoardHint
{
    QString expression; ///< with the rows of a square: "matrix:0110/0000/0000/0001"
    QString sentence;   ///< what it was read as, and how to write the square
    int side = 0;       ///< of the square
};

/// The hint for the first board in \a text that is written as one row of 9, 16, 25, ... cells; nothing for others.
std::optional<BoardHint> boardHint(const QString &text);

} // namespace mexplorer
