// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardmoves.h"
#include "model/board/dominoequalities.h"
#include "model/games/boardrules.h"
#include "tests/model/board/clearedvalues.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>

using namespace mexplorer;

namespace {

std::vector<quint8> cramValues(int rows, int columns)
{
    return valuesByDefinition(CramRules(), rows, columns);
}

/// The value of \a cells by the definition if only \a dominoes may be taken.
int valueWith(const std::vector<quint64> &dominoes, quint64 cells, std::map<quint64, int> &known)
{
    const auto found = known.find(cells);
    if (found != known.end())
        return found->second;
    quint64 ofFollowers = 0;
    for (const quint64 domino : dominoes) {
        if ((domino & cells) == domino)
            ofFollowers |= quint64(1) << valueWith(dominoes, cells & ~domino, known);
    }
    return known[cells] = std::countr_one(ofFollowers);
}

} // namespace

class DominoEqualitiesTest : public QObject
{
    Q_OBJECT

private slots:
    void boards_data();
    void idleCellsDoNotMatter_data() { boards_data(); }
    void idleCellsDoNotMatter();
    void pathsAreRows_data() { boards_data(); }
    void pathsAreRows();
    void partsAddUp_data() { boards_data(); }
    void partsAddUp();
    void cutsDoNotMatter_data() { boards_data(); }
    void cutsDoNotMatter();
};

void DominoEqualitiesTest::boards_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 1; rows <= 16; ++rows) {
        for (int columns = 1; rows * columns <= 16; ++columns)
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
}

void DominoEqualitiesTest::idleCellsDoNotMatter()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const std::vector<quint8> values = cramValues(rows, columns);
    const BoardEdges edges = BoardEdges::of(rows, columns);
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        const quint64 fewer = withoutIdleCells(cells, edges).cells;
        if ((fewer & ~cells) != 0 || values[fewer] != values[cells])
            QFAIL(qPrintable(QString::number(cells, 2)));
        if (withoutIdleCells(fewer, edges).cells != fewer)
            QFAIL(qPrintable(QString::number(cells, 2)));
    }
    if (rows == 4 && columns == 4) // they do make a difference
        QCOMPARE(withoutIdleCells(0b0010'0111'0010'0000, edges).cells, quint64(0b0000'0011'0000'0000));
}

void DominoEqualitiesTest::pathsAreRows()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const std::vector<quint8> values = cramValues(rows, columns);
    const std::vector<quint8> ofRows = cramValues(1, rows * columns);
    const BoardMoves moves(CramRules(), rows, columns);
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        forEachDominoPart(cells, moves.edges(), [&](const DominoPart &part) {
            const int length = std::popcount(part.cells);
            if (part.isPath)
                QCOMPARE(values[part.cells], ofRows[(std::size_t(1) << length) - 1]);
            QVERIFY(part.isPath || length >= 4); // all smaller parts are paths
        });
    }
}

/// The value of a position is the nim-sum of the values of its parts.
void DominoEqualitiesTest::partsAddUp()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const std::vector<quint8> values = cramValues(rows, columns);
    const BoardMoves moves(CramRules(), rows, columns);
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        quint64 all = 0;
        int sum = 0;
        const auto add = [&](quint64 part) {
            QVERIFY((part & all) == 0 && (part & ~cells) == 0);
            all |= part;
            sum ^= values[part];
        };
        moves.forEachPart(cells, add);
        if (sum != values[cells])
            QFAIL(qPrintable(QString::number(cells, 2)));
        all = 0;
        sum = 0;
        forEachDominoPart(cells, moves.edges(), [&](const DominoPart &part) { add(part.cells); });
        if (sum != values[cells])
            QFAIL(qPrintable(QString::number(cells, 2)));
    }
}

/// The value is the same if no domino is taken across a cut, even where the position stays in one part.
void DominoEqualitiesTest::cutsDoNotMatter()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const std::vector<quint8> values = cramValues(rows, columns);
    const BoardMoves moves(CramRules(), rows, columns);
    int cutPositions = 0;
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        const auto [reduced, cut, leaves, threeOrMore] = withoutIdleCells(cells, moves.edges());
        if (cut == 0)
            continue;
        ++cutPositions;
        QVERIFY((cut & ~reduced) == 0);
        std::vector<quint64> uncut;
        std::ranges::copy_if(moves.sets(), std::back_inserter(uncut), [&](quint64 domino) {
            const quint64 left = domino & (~domino + 1);
            return (left & cut) == 0 || moves.edges().right(left) != (domino & ~left);
        });
        QVERIFY(uncut.size() < moves.sets().size());
        std::map<quint64, int> known;
        if (valueWith(uncut, reduced, known) != values[cells])
            QFAIL(qPrintable(QString::number(cells, 2)));
    }
    QCOMPARE(cutPositions > 0, rows > 1 && columns > 1);
}

MEXPLORER_TEST(DominoEqualitiesTest)
#include "tst_dominoequalities.moc"
