// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixtable.h"
#include "model/games/boardrules.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

QJsonObject referenceValues()
{
    QFile file(paths::data(QStringLiteral("matrix-values.json")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

MatrixTable tableOf(int rows, int columns)
{
    JobControl control;
    return MatrixTable::build(rows, columns, control).value();
}

/// The mex of the values in \a table of the followers of \a cells.
Value mexOfFollowers(const MatrixRules &rules, const MatrixTable &table, quint64 cells)
{
    std::vector<Value> values;
    rules.followers(Cells(&cells, 1), [&](Cells follower) { values.push_back(table.values()[follower[0]]); });
    return mex(values);
}

} // namespace

class MatrixTableTest : public QObject
{
    Q_OBJECT

private slots:
    void countsValuesOf4x4();
    void knowsFullBoards_data();
    void knowsFullBoards();
    void isTheMexOfFollowers_data();
    void isTheMexOfFollowers();
    void neverExceedsTheOnes();
    void namesItsLimits();
    void stopsWhenCancelled();
};

void MatrixTableTest::countsValuesOf4x4()
{
    const MatrixTable table = tableOf(4, 4);
    QCOMPARE(table.values().size(), std::size_t(65536));
    QJsonObject counts;
    for (const quint8 value : table.values()) {
        const QString key = QString::number(value);
        counts[key] = counts[key].toInt() + 1;
    }
    QCOMPARE(counts, referenceValues()[QStringLiteral("count_by_value_4x4")].toObject());
}

void MatrixTableTest::knowsFullBoards_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("value");
    const QJsonObject boards = referenceValues()[QStringLiteral("full_boards")].toObject();
    for (auto board = boards.begin(); board != boards.end(); ++board) {
        const QStringList sides = board.key().split(u'x');
        const int rows = sides[0].toInt();
        const int columns = sides[1].toInt();
        const int value = board->toInt();
        if (columns <= MatrixTable::maxColumns)
            QTest::newRow(qPrintable(board.key())) << rows << columns << value;
        QTest::newRow(qPrintable(board.key() + QStringLiteral(" on its side"))) << columns << rows << value;
    }
    QTest::newRow("5x5") << 5 << 5 << -1;
}

void MatrixTableTest::knowsFullBoards()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, value);
    const MatrixTable table = tableOf(rows, columns);
    const quint64 full = (quint64(1) << (rows * columns)) - 1;
    if (value >= 0)
        QCOMPARE(static_cast<int>(table.values()[full]), value);
    else
        QCOMPARE(table.values()[full], mexOfFollowers(MatrixRules(rows, columns), table, full));
}

void MatrixTableTest::isTheMexOfFollowers_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] : {std::pair(1, 1),
                                        {1, 5},
                                        {6, 1},
                                        {2, 3},
                                        {3, 2},
                                        {3, 4},
                                        {4, 4},
                                        {2, 7},
                                        {7, 3},
                                        {4, 5},
                                        {5, 4},
                                        {2, 8},
                                        {3, 8},
                                        {5, 5}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void MatrixTableTest::isTheMexOfFollowers()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const MatrixTable table = tableOf(rows, columns);
    const MatrixRules rules(rows, columns);
    const quint64 count = table.values().size();
    QCOMPARE(count, quint64(1) << (rows * columns));
    std::mt19937_64 random(20'251);
    for (quint64 i = 0; i < std::min<quint64>(count, 65'536); ++i) {
        const quint64 cells = count <= 65'536 ? i : random() % count;
        if (table.values()[cells] != mexOfFollowers(rules, table, cells))
            QFAIL(qPrintable(rules.positionText(Cells(&cells, 1))));
    }
}

void MatrixTableTest::neverExceedsTheOnes()
{
    const MatrixTable table = tableOf(4, 5);
    for (quint64 cells = 0; cells < table.values().size(); ++cells)
        QVERIFY(static_cast<int>(table.values()[cells]) <= std::popcount(cells));
}

void MatrixTableTest::namesItsLimits()
{
    JobControl control;
    for (const auto &[rows, columns] : {std::pair(6, 6), {1, 9}, {31, 1}}) {
        const Result<MatrixTable> table = MatrixTable::build(rows, columns, control);
        QVERIFY(!table);
        QCOMPARE(table.problem().kind, Problem::Kind::Limit);
    }
}

void MatrixTableTest::stopsWhenCancelled()
{
    JobControl control;
    control.cancel();
    const Result<MatrixTable> table = MatrixTable::build(5, 5, control);
    QVERIFY(!table);
    QCOMPARE(table.problem().kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(MatrixTableTest)
#include "tst_matrixtable.moc"
