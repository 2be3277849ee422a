// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/boardrules.h"
#include "model/games/boardsymmetry.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// The board with each cell of row r, column c copied from the cell \a from, one cell after the other.
template <class From> quint64 rearranged(quint64 cells, int rows, int columns, From from)
{
    quint64 result = 0;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c)
            result |= ((cells >> from(r, c)) & 1) << (r * columns + c);
    }
    return result;
}

} // namespace

class BoardSymmetryTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithCellsOneByOne()
    {
        std::mt19937_64 random(2026);
        for (int rows = 1; rows <= 64; ++rows) {
            for (int columns = 1; rows * columns <= 64; ++columns) {
                for (int i = 0; i < 20; ++i) {
                    const quint64 cells = random() & (~quint64(0) >> (64 - rows * columns));
                    const quint64 down =
                        rearranged(cells, rows, columns, [&](int r, int c) { return (rows - 1 - r) * columns + c; });
                    const quint64 round = rearranged(
                        cells, rows, columns, [&](int r, int c) { return (rows - 1 - r) * columns + columns - 1 - c; });
                    const quint64 across =
                        rearranged(cells, rows, columns, [&](int r, int c) { return r * columns + columns - 1 - c; });
                    const quint64 side =
                        rearranged(cells, columns, rows, [&](int r, int c) { return c * columns + r; });
                    QCOMPARE(upsideDown(cells, rows, columns), down);
                    QCOMPARE(turnedRound(cells, rows, columns), round);
                    QCOMPARE(transposed(cells, rows, columns), side);
                    QCOMPARE(minMirrored(cells, rows, columns), std::min({cells, down, round, across}));
                }
            }
        }
    }

    /// The notation reads the rows as the same cells.
    void rowsAreRead()
    {
        QCOMPARE(rowsText(0b000010, 2, 3), QStringLiteral("010/000"));
        std::mt19937_64 random(2028);
        for (int rows = 1; rows <= 64; ++rows) {
            for (int columns = 1; rows * columns <= 64; ++columns) {
                const quint64 cells = random() & (~quint64(0) >> (64 - rows * columns));
                const auto position = parsePosition(QStringLiteral("matrix:") + rowsText(cells, rows, columns));
                QVERIFY(position && position->components.size() == 1);
                const BoardShape board =
                    position->components.front().rules->clearingGame()->boardOf(position->components.front().cells);
                QCOMPARE(board, (BoardShape{cells, quint8(rows), quint8(columns)}));
            }
        }
    }

    void allFormsOfABoardHaveOneLeast()
    {
        std::mt19937_64 random(2027);
        for (int side = 1; side <= 8; ++side) {
            const CramRules rules(side, side);
            for (int i = 0; i < 100; ++i) {
                const quint64 cells = random() & (~quint64(0) >> (64 - side * side));
                const CellVector min = rules.symmetric(CellVector{cells});
                QVERIFY(min[0] <= cells);
                for (const quint64 form : {cells, transposed(cells, side, side)}) {
                    QCOMPARE(rules.symmetric(CellVector{upsideDown(form, side, side)}), min);
                    QCOMPARE(rules.symmetric(CellVector{turnedRound(form, side, side)}), min);
                    QCOMPARE(rules.symmetric(CellVector{form}), min);
                }
            }
        }
    }
};

MEXPLORER_TEST(BoardSymmetryTest)
#include "tst_boardsymmetry.moc"
