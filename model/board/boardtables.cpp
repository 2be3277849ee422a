// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardtables.h"

namespace mexplorer {

namespace {

struct MatrixSize
{
    int rows;
    int columns;
    quint64 worthwhileAfter; ///< number of moves examined
};
/// Smallest first; the longer side of a box is horizontal.
constexpr std::array<MatrixSize, 7> sizes = {{
    {4, 4, 0},
    {2, 8, 0},
    {3, 6, 0},
    {4, 5, 0},
    {4, 6, 2'000'000},
    {3, 8, 2'000'000},
    {5, 5, 2'000'000},
}};

/// The table at \a place, which \a make makes if it is there for the first time; nullptr if it can't.
template <class Table, class Make>
const Table *madeOnce(std::atomic<const Table *> &place, std::vector<std::unique_ptr<const Table>> &tables,
                      std::mutex &mutex, Make make)
{
    const std::lock_guard lock(mutex);
    if (const Table *made = place.load(std::memory_order_relaxed)) // by another thread
        return made;
    std::unique_ptr<const Table> table = make();
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
    if (rows * columns > BoardTable::maxCells)
        return nullptr;
    std::atomic<const BoardTable *> &place = m_ofBox[rows * (BoardTable::maxCells + 1) + columns];
    if (const BoardTable *made = place.load(std::memory_order_acquire))
        return made;
    if (examined < BoardTable::cost(moves) / perMove)
        return nullptr;
    return madeOnce(place, m_boxTables, m_mutex, [&] { return std::make_unique<const BoardTable>(moves); });
}

const MatrixTable *BoardTables::ofMatrix(const BoardShape &part, quint64 examined, JobControl &control)
{
    static_assert(sizes.size() == matrixSizes);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const MatrixSize &size = sizes[i];
        if (part.rows > size.rows || part.columns > size.columns)
            continue;
        if (const MatrixTable *made = m_ofMatrix[i].load(std::memory_order_acquire))
            return made;
        if (examined < size.worthwhileAfter || m_isTooLarge[i].load(std::memory_order_relaxed) || control.isCancelled())
            continue;
        return madeOnce(m_ofMatrix[i], m_matrixTables, m_mutex, [&]() -> std::unique_ptr<const MatrixTable> {
            Result<MatrixTable> table = MatrixTable::build(size.rows, size.columns, control);
            if (table)
                return std::make_unique<const MatrixTable>(std::move(table).value());
            m_isTooLarge[i] = !control.isCancelled();
            return nullptr;
        });
    }
    return nullptr;
}

} // namespace mexplorer
