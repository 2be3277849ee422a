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
//   - of row 0 alone: lanes of the same block, in ascending order.
//
// The value is the number of trailing ones of the collected set. It never exceeds the number of ones of the position,
// so 32 bits suffice for the set. Cost: about 10 ns per position of 5x5. Symmetry is not used: finding the least of
// eight forms would take longer than the value.

#include "model/board/matrixtable.h"

#include "model/board/matrixkernel.h"
#include "model/core/memory.h"
#include "model/core/modeltext.h"
#include "model/core/scanner.h"

#include <bit>

namespace mexplorer {

class MatrixTableBuilder
{
public:
    MatrixTableBuilder(int rows, int columns)
        : m_table(rows, columns), m_rows(rows - 1), m_columns(columns), m_lanes(std::size_t(1) << columns),
          m_intervals(m_lanes), m_supersets(m_lanes), m_marks(m_lanes)
    {
        listIntervals();
        m_table.m_values.resize(m_lanes << (m_rows * columns));
    }

    Result<MatrixTable> run(JobControl &control)
    {
        const quint32 blocks = quint32(1) << (m_rows * m_columns);
        for (quint32 others = 0; others < blocks; ++others) {
            if (others % 4096 == 0) {
                control.setProgress(others * quint64(m_lanes), m_table.m_values.size());
                if (control.isCancelled())
                    return Problem::cancelled();
            }
            valueBlock(others);
        }
        return std::move(m_table);
    }

private:
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
    void valueBlock(quint32 others)
    {
        listRectanglesAbove(others);
        markValues(m_table.m_values.data(), m_offsets, m_marks);
        markRectanglesFromRow0(others);
        quint8 *block = m_table.m_values.data() + others * m_lanes;
        for (quint32 lane = 0; lane < m_lanes; ++lane) {
            quint32 marks = m_marks[lane];
            for (const quint32 interval : m_intervals[lane])
                marks |= quint32(1) << block[lane ^ interval];
            block[lane] = static_cast<quint8>(std::countr_one(marks));
        }
    }

    void listRectanglesAbove(quint32 others)
    {
        m_offsets.clear();
        for (int top = 0; top < m_rows; ++top) {
            quint32 common = row(others, top);
            quint32 repeat = quint32(1) << (top * m_columns); // the rectangle is an interval times this
            for (int bottom = top; common != 0;) {
                for (const quint32 interval : m_intervals[common])
                    m_offsets.push_back(static_cast<quint32>((others ^ (interval * repeat)) * m_lanes));
                if (++bottom == m_rows)
                    break;
                common &= row(others, bottom);
                repeat |= quint32(1) << (bottom * m_columns);
            }
        }
    }

    void markRectanglesFromRow0(quint32 others)
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
                    m_marks[lane] |= quint32(1) << block[lane ^ interval];
            }
        }
    }

    MatrixTable m_table;
    int m_rows; ///< without row 0
    int m_columns;
    std::size_t m_lanes; ///< the fillings of row 0
    std::vector<std::vector<quint32>> m_intervals;
    std::vector<std::vector<quint32>> m_supersets;
    std::vector<quint32> m_offsets; ///< of the blocks that rectangles above row 0 lead to
    std::vector<quint32> m_marks;   ///< for each lane, the followers' values, one bit each
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
