// SPDX-License-Identifier: GPL-3.0-or-later
// Values of all positions of the matrix game
//
// Positions are visited in the order of their words, so that followers, which have fewer ones, come first. Row 0 is in
// the lowest bits: for given other rows, the 2^columns fillings of row 0 are neighbouring bytes, a block, and they are
// valued together, one lane each. Three kinds of rectangles:
//
//   - above row 0 (in rows 1 and on): every lane moves to the same lane of another block, so that a whole block is
//     loaded, turned into one-bit sets of values, and collected, by vector instructions (matrixkernel.h);
//   - of row 0 and rows below it: the lanes whose filling contains the rectangle's columns move to the lane without
//     them, in an earlier block; those lanes are listed in advance;
//   - of row 0 alone: lanes of the same block, those of fewest ones first.
//
// The value is the number of trailing ones of the collected set. It never exceeds the number of ones of the position,
// so 32 bits suffice for the set. Two boards whose last two rows are different and have equally many ones don't lead to
// one another, so two threads share these rows.
//
// Blocks whose rows 1 and on are reflections of one another, left to right, have the same values in other lanes, so one
// of them is copied. Of the other symmetries none maps blocks to blocks.
//
// Cost: about 5 ns per position of 5x5 in one thread.

#include "model/board/matrixtable.h"

#include "model/board/matrixkernel.h"
#include "model/core/memory.h"
#include "model/core/modeltext.h"
#include "model/core/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <numeric>

namespace mexplorer {

namespace {

/// The sets of one value. Read from here, they keep the compiler from vectorizing loops of few steps, which are slower.
constexpr std::array<quint32, 32> bitOf = [] {
    std::array<quint32, 32> bits = {};
    for (std::size_t value = 0; value < bits.size(); ++value)
        bits[value] = quint32(1) << value;
    return bits;
}();

} // namespace

class MatrixTableBuilder
{
public:
    MatrixTableBuilder(int rows, int columns)
        : m_table(rows, columns), m_rows(rows - 1), m_columns(columns), m_lanes(std::size_t(1) << columns),
          m_intervals(m_lanes), m_supersets(m_lanes), m_reflected(m_lanes), m_lanesByOnes(m_lanes)
    {
        listIntervals();
        for (quint32 filling = 1; filling < m_lanes; ++filling)
            m_reflected[filling] = m_reflected[filling >> 1] >> 1 | (filling & 1) << (m_columns - 1);
        std::iota(m_lanesByOnes.begin(), m_lanesByOnes.end(), quint32(0));
        std::ranges::stable_sort(m_lanesByOnes, {}, [](quint32 lane) { return std::popcount(lane); });
        m_table.m_values.resize(m_lanes << (m_rows * columns));
    }

    Result<MatrixTable> run(JobControl &control)
    {
        constexpr std::size_t worthAThread = 4'000'000;
        const unsigned threads = m_table.m_values.size() >= worthAThread ? 2 : 1;
        std::vector<Scratch> scratch(threads, Scratch{{}, std::vector<quint32>(m_lanes)});
        const int lastRows = std::min(m_rows, 2) * m_columns; // the cells of the last two rows, without row 0
        for (int ones = 0; ones <= lastRows && !control.isCancelled(); ++ones) {
            std::atomic<quint32> next = 0;
            runInThreads(threads, [&](unsigned number) {
                for (quint32 filling; (filling = next++) < quint32(1) << lastRows;) {
                    if (std::popcount(filling) == ones)
                        valueBlocks(filling, lastRows, scratch[number], control);
                }
            });
        }
        return control.isCancelled() ? Result<MatrixTable>(Problem::cancelled()) : std::move(m_table);
    }

private:
    /// What one thread needs for a block.
    struct Scratch
    {
        std::vector<quint32> offsets; ///< of the blocks that rectangles above row 0 lead to
        std::vector<quint32> marks;   ///< for each lane, the followers' values, one bit each
    };

    /// Values all positions whose last two rows have this \a filling.
    void valueBlocks(quint32 filling, int lastRows, Scratch &scratch, JobControl &control)
    {
        const quint32 blocks = quint32(1) << (m_rows * m_columns - lastRows);
        for (quint32 others = 0; others < blocks; ++others) {
            if (others % 4096 == 0 && control.isCancelled())
                return;
            const quint32 block = filling * blocks + others;
            const quint32 reflection = reflected(block);
            if (reflection < block) // it is the copy of an earlier one
                continue;
            valueBlock(block, scratch);
            if (reflection != block)
                copyReflected(block, reflection);
        }
        m_done += blocks * m_lanes;
        control.setProgress(m_done, m_table.m_values.size());
    }

    /// The other rows that are the reflections of \a others.
    quint32 reflected(quint32 others) const
    {
        quint32 reflection = 0;
        for (int index = 0; index < m_rows; ++index)
            reflection |= m_reflected[row(others, index)] << (index * m_columns);
        return reflection;
    }

    void copyReflected(quint32 from, quint32 to)
    {
        const quint8 *values = m_table.m_values.data() + from * m_lanes;
        quint8 *copies = m_table.m_values.data() + to * m_lanes;
        for (std::size_t lane = 0; lane < m_lanes; ++lane)
            copies[m_reflected[lane]] = values[lane];
    }

    /// Lists for each filling of a row the runs of cells in it, and for each run the fillings that contain it.
    void listIntervals()
    {
        for (int first = 0; first < m_columns; ++first) {
            for (int last = first; last < m_columns; ++last) {
                const quint32 interval = ((quint32(2) << last) - 1) & ~((quint32(1) << first) - 1);
                for (quint32 filling = 0; filling < m_lanes; ++filling) {
                    if ((filling & interval) != interval)
                        continue;
                    m_intervals[filling].push_back(interval);
                    m_supersets[interval].push_back(filling);
                }
            }
        }
    }

    quint32 row(quint32 others, int index) const
    {
        return (others >> (index * m_columns)) & (static_cast<quint32>(m_lanes) - 1);
    }

    /// Values all positions whose rows 1 and on are \a others.
    void valueBlock(quint32 others, Scratch &scratch)
    {
        listRectanglesAbove(others, scratch.offsets);
        markValues(m_table.m_values.data(), scratch.offsets, scratch.marks);
        markRectanglesFromRow0(others, scratch.marks);
        quint8 *block = m_table.m_values.data() + others * m_lanes;
        for (const quint32 lane : m_lanesByOnes) {
            quint32 marks = scratch.marks[lane];
            for (const quint32 interval : m_intervals[lane])
                marks |= bitOf[block[lane ^ interval]];
            block[lane] = static_cast<quint8>(std::countr_one(marks));
        }
    }

    void listRectanglesAbove(quint32 others, std::vector<quint32> &offsets) const
    {
        constexpr std::size_t ahead = 3; // mostly, the third block from here reads the third from that
        offsets.clear();
        for (int top = 0; top < m_rows; ++top) {
            quint32 common = row(others, top);
            quint32 repeat = quint32(1) << (top * m_columns); // the rectangle is an interval times this
            for (int bottom = top; common != 0;) {
                for (const quint32 interval : m_intervals[common]) {
                    offsets.push_back(static_cast<quint32>((others ^ (interval * repeat)) * m_lanes));
                    const std::size_t later = offsets.back() + ahead * m_lanes;
                    __builtin_prefetch(&m_table.m_values[std::min(later, m_table.m_values.size() - 1)]);
                }
                if (++bottom == m_rows)
                    break;
                common &= row(others, bottom);
                repeat |= quint32(1) << (bottom * m_columns);
            }
        }
    }

    void markRectanglesFromRow0(quint32 others, std::vector<quint32> &marks) const
    {
        quint32 common = static_cast<quint32>(m_lanes) - 1;
        quint32 repeat = 0;
        for (int bottom = 0; bottom < m_rows; ++bottom) {
            common &= row(others, bottom);
            if (common == 0)
                return;
            repeat |= quint32(1) << (bottom * m_columns);
            for (const quint32 interval : m_intervals[common]) {
                const quint8 *block = m_table.m_values.data() + (others ^ (interval * repeat)) * m_lanes;
                for (const quint32 lane : m_supersets[interval])
                    marks[lane] |= bitOf[block[lane ^ interval]];
            }
        }
    }

    MatrixTable m_table;
    int m_rows; ///< without row 0
    int m_columns;
    std::size_t m_lanes; ///< the fillings of row 0
    std::vector<std::vector<quint32>> m_intervals;
    std::vector<std::vector<quint32>> m_supersets;
    std::vector<quint32> m_reflected;   ///< for each filling of a row, its reflection
    std::vector<quint32> m_lanesByOnes; ///< in this order, a value hardly ever waits for the one before it
    std::atomic<quint64> m_done = 0;    ///< positions
};

Result<MatrixTable> MatrixTable::build(int rows, int columns, JobControl &control)
{
    if (rows * columns > maxCells || columns > maxColumns) {
        return Problem::limit(Problem::Code::TableSize,
                              ModelText::tr("A table of all positions holds boards of at most %1 cells and %2 columns.")
                                  .arg(maxCells)
                                  .arg(maxColumns));
    }
    const quint64 bytes = quint64(1) << (rows * columns);
    if (const auto problem = memoryProblem(ModelText::tr("The table of matrix:%1x%2").arg(rows).arg(columns), bytes))
        return *problem;
    return MatrixTableBuilder(rows, columns).run(control);
}

} // namespace mexplorer
