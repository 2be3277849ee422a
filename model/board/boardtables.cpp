// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardtables.h"

#include "model/board/tablefiles.h"
#include "model/core/exceptions.h"
#include "model/core/memory.h"
#include "model/core/pooltask.h"

namespace mexplorer {

namespace {

struct MatrixSize
{
    int rows;
    int columns;
    quint64 worthwhileAfter; ///< number of moves examined
    bool isForFullBoards;    ///< of up to seven rows and columns, as its table takes longer than the search of others
};
/// Smallest first; the longer side of a box is horizontal.
constexpr std::array<MatrixSize, 8> sizes = {{
    {4, 4, 0, false},
    {2, 8, 0, false},
    {3, 6, 0, false},
    {4, 5, 0, false},
    {4, 6, 2'000'000, false},
    {3, 8, 2'000'000, false},
    {5, 5, 2'000'000, false},
    {5, 6, 3'000'000, true},
}};

/// True for boards of which many parts fit a box of 30 cells, but not in a box of 25.
bool isFull(const BoardShape &board)
{
    constexpr int most = 49;
    return board.ones() > 30 && board.rows * board.columns <= most;
}

/// True if a table of \a size leaves as much memory to the rest of the search.
bool fitsMemory(const MatrixSize &size)
{
    const quint64 bytes = quint64(1) << (size.rows * size.columns);
    return bytes <= memoryShare() / 2;
}

/// The table at \a place, which \a make makes if it is there for the first time; nullptr if it can't.
template <class Table, class Make>
const Table *madeOnce(std::atomic<const Table *> &place, std::vector<std::shared_ptr<const Table>> &tables,
                      std::mutex &mutex, Make make)
{
    const std::lock_guard lock(mutex);
    if (const Table *made = place.load(std::memory_order_relaxed)) // by another thread
        return made;
    std::shared_ptr<const Table> table = make();
    if (!table)
        return nullptr;
    place.store(table.get(), std::memory_order_release);
    tables.push_back(std::move(table));
    return tables.back().get();
}

} // namespace

const BoardTable *BoardTables::ofBox(const BoardMoves &moves, quint64 examined)
{
    constexpr quint64 perMove = 200; // sets of a table that take as long as a move of the search
    const auto rows = static_cast<std::size_t>(moves.rows());
    const auto columns = static_cast<std::size_t>(moves.columns());
    if (!m_isUsed || rows * columns > BoardTable::maxCells)
        return nullptr;
    std::atomic<const BoardTable *> &place = m_ofBox[rows * sides + columns];
    if (const BoardTable *made = place.load(std::memory_order_acquire))
        return made;
    if (examined < BoardTable::cost(moves) / perMove)
        return nullptr;
    return madeOnce(place, m_boxTables, m_mutex, [&] { return std::make_shared<const BoardTable>(moves); });
}

const MatrixTable *BoardTables::ofMatrix(const BoardShape &part, quint64 examined, const BoardShape &board,
                                         JobControl &control)
{
    static_assert(sizes.size() == matrixSizes);
    if (!m_isUsed)
        return nullptr;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const MatrixSize &size = sizes[i];
        if (part.rows > size.rows || part.columns > size.columns)
            continue;
        if (const MatrixTable *made = m_ofMatrix[i].load(std::memory_order_acquire))
            return made;
        const bool isWorthwhile = examined >= size.worthwhileAfter && (!size.isForFullBoards || isFull(board));
        if (!isWorthwhile || m_isTooLarge[i].load(std::memory_order_relaxed) || control.isCancelled())
            continue;
        return madeOnce(m_ofMatrix[i], m_matrixTables, m_mutex, [&]() -> std::shared_ptr<const MatrixTable> {
            if (!fitsMemory(size)) {
                m_isTooLarge[i] = true;
                return nullptr;
            }
            return makeMatrix(size.rows, size.columns, control);
        });
    }
    return nullptr;
}

std::shared_ptr<const MatrixTable> BoardTables::makeMatrix(int rows, int columns, JobControl &control)
{
    constexpr int leastKept = 24; // cells; others are made in a moment
    const bool isLarge = !m_folder.isEmpty() && rows * columns >= leastKept;
    if (isLarge) {
        if (std::optional<MatrixTable> kept = keptTable(m_folder, rows, columns, control))
            return std::make_shared<const MatrixTable>(*std::move(kept));
    }
    Result<MatrixTable> made = MatrixTable::build(rows, columns, control);
    if (!made)
        return nullptr;
    auto table = std::make_shared<const MatrixTable>(*std::move(made));
    if (isLarge) {
        startInPool(*QThreadPool::globalInstance(), [folder = m_folder, table] {
            withoutExceptions([&] {
                JobControl writing;
                return keepTable(folder, *table, writing).has_value();
            });
        });
    }
    return table;
}

} // namespace mexplorer
