// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <tuple>

namespace mexplorer {

// What rules of rows and boards of cells that a user writes have in common. A cell is a letter, a digit, '.' or '_'.

/// In a pattern: any cell on the left side, the cell that was there on the right side.
inline constexpr QChar anyCell = u'?';

/// Cells, of a row or of a board row by row, and what replaces them.
struct CellRewrite
{
    QString left;
    QString right;

    bool operator==(const CellRewrite &) const = default;
    bool operator<(const CellRewrite &other) const { return std::tie(left, right) < std::tie(other.left, other.right); }
};

bool isCell(QChar c);
/// True if cells of the same number match a pattern.
bool matchesCells(QStringView pattern, QStringView cells);
/// The right side for the cells that the left side matched.
QString replacedCells(const CellRewrite &rewrite, QStringView matched);

/// A rewrite of a block of cells, row by row, by another one of its shape.
struct BlockRewrite
{
    int columns = 0;
    CellRewrite cells;
};
/// True if the smallest rectangle with all changed cells determines a move: no two rewrites change rectangles of the
/// same shape in different ways. False also if the rewrites don't show that.
bool areMovesToldByPlace(const std::vector<BlockRewrite> &rewrites);

/// Reads the cells of a pattern. A mistake is a problem with its column.
Result<QString> cellPatternAt(Scanner &scanner, bool mayBeEmpty);

/// A position of cells, each as one character.
QString cellsText(Cells cells);
CellVector cellsOf(QStringView text);

/// True if play is known to end: for some weights of the letters, each rewrite that changes the cells makes them
/// lighter. False if there are no such weights from 1 to 4, or if there are too many letters to try.
bool doesPlayEnd(const std::vector<CellRewrite> &rewrites);

} // namespace mexplorer
