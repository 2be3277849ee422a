// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardtable.h"
#include "model/board/matrixtable.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

namespace mexplorer {

/// The tables of all positions of small boxes that a search has made so far, each when the search has taken as long as
/// it takes to make. Thread-safe.
class BoardTables
{
public:
    /// Looks in \a folder for large tables before it makes them, and writes new ones there in the global pool of
    /// threads, for which the program waits at its end. Problems with these files aren't reported.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// With false, there are none from now on.
    void setUsed(bool isUsed) { m_isUsed = isUsed; }
    /// The table of a box with the sides of \a moves, if it is small and worth its time after \a examined moves.
    const BoardTable *ofBox(const BoardMoves &moves, quint64 examined);
    /// A table of the matrix game on the smallest box that \a part fits in, which has at least as many columns as rows,
    /// and that is worth its time for the question of \a board and fits into the memory; nullptr as well when cancelled.
    const MatrixTable *ofMatrix(const BoardShape &part, quint64 examined, const BoardShape &board, JobControl &control);

private:
    static constexpr std::size_t matrixSizes = 8;
    std::shared_ptr<const MatrixTable> makeMatrix(int rows, int columns, JobControl &control);

    static constexpr std::size_t sides = BoardTable::maxCells + 1;

    std::mutex m_mutex; ///< held while a table is made
    std::array<std::atomic<const BoardTable *>, sides *sides> m_ofBox = {};
    std::array<std::atomic<const MatrixTable *>, matrixSizes> m_ofMatrix = {};
    std::array<std::atomic<bool>, matrixSizes> m_isTooLarge = {}; ///< for the memory
    std::vector<std::shared_ptr<const BoardTable>> m_boxTables;
    std::vector<std::shared_ptr<const MatrixTable>> m_matrixTables;
    QString m_folder;
    bool m_isUsed = true;
};

} // namespace mexplorer
