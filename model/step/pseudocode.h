// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace mexplorer {

/// The algorithms shown by walk-throughs as pseudocode.
enum class Pseudocode : quint8 {
    Mex,        ///< of a set
    OfPosition, ///< the value of a position, from those of its followers
    Recursion,  ///< grundy(), a recursive function
    Remembered, ///< the same with a table of known values
    Table,      ///< filled from the left
    NimSum,     ///< and the winning moves
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
