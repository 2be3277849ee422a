// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace mexplorer {

/// The algorithms that walk-throughs go through, as pseudocode.
enum class Pseudocode : quint8 {
    Mex,        ///< of a set
    OfPosition, ///< its value, from those of its followers
    Recursion,  ///< grundy(), which calls itself
    Remembered, ///< the same with a table of known values
    Table,      ///< filled from the left
    NimSum,     ///< and the moves that win
};

/// A line of an algorithm, counted from 0.
struct PseudocodeLine
{
    Pseudocode algorithm = Pseudocode::Mex;
    int line = 0;
    bool operator==(const PseudocodeLine &) const = default;
};

/// The lines, indented by spaces.
QStringList pseudocodeLines(Pseudocode algorithm);

} // namespace mexplorer
