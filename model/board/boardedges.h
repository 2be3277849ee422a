// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace mexplorer {

/// Shifts of the cells of a board of at most 64 cells by one place; cells that leave the board are lost. A word has bit
/// r * columns + c for the cell in row r and column c.
struct BoardEdges
{
    int columns = 0;
    quint64 all = 0;
    quint64 firstColumn = 0;
    quint64 lastColumn = 0;

    static BoardEdges of(int rows, int columns)
    {
        BoardEdges edges{columns, ~quint64(0) >> (64 - rows * columns)};
        for (int row = 0; row < rows; ++row)
            edges.firstColumn |= quint64(1) << (row * columns);
        edges.lastColumn = edges.firstColumn << (columns - 1);
        return edges;
    }

    quint64 right(quint64 cells) const { return (cells & ~lastColumn) << 1; }
    quint64 left(quint64 cells) const { return (cells & ~firstColumn) >> 1; }
    quint64 down(quint64 cells) const { return columns < 64 ? (cells << columns) & all : 0; }
    quint64 up(quint64 cells) const { return columns < 64 ? cells >> columns : 0; }
    /// The cells that touch some of \a cells by a side.
    quint64 neighbours(quint64 cells) const { return right(cells) | left(cells) | down(cells) | up(cells); }

    /// The cells of \a among that are connected by sides with \a seed, which is some of them. The cells in \a cut aren't
    /// connected with those on their right.
    quint64 group(quint64 seed, quint64 among, quint64 cut = 0) const
    {
        const quint64 mayGoRight = ~(lastColumn | cut);
        const quint64 mayGoLeft = ~(firstColumn | cut << 1);
        while (true) {
            const quint64 beside = (seed & mayGoRight) << 1 | (seed & mayGoLeft) >> 1;
            const quint64 grown = (seed | beside | down(seed) | up(seed)) & among;
            if (grown == seed)
                return seed;
            seed = grown;
        }
    }
};

} // namespace mexplorer
