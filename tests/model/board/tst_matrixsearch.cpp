// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixsearch.h"
#include "model/games/boardrules.h"
#include "model/solve/partsearch.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

constexpr quint64 enough = 50'000'000;

QJsonObject dataFile(const char *name)
{
    QFile file(paths::data(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

quint64 randomCells(std::mt19937_64 &random, int count, double share)
{
    quint64 cells = 0;
    std::bernoulli_distribution isOne(share);
    for (int i = 0; i < count; ++i) {
        if (isOne(random))
            cells |= quint64(1) << i;
    }
    return cells;
}

quint64 fullBoard(int rows, int columns)
{
    return ~quint64(0) >> (64 - rows * columns);
}

Value searched(MatrixSearch &search, int rows, int columns, quint64 cells)
{
    JobControl control;
    const Result<Value> found = search.value(rows, columns, cells, enough, control);
    return found ? *found : ~Value(0);
}

} // namespace

class MatrixSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsFullBoards_data();
    void knowsFullBoards();
    void reproducesExamples();
    void agreesWithTables_data();
    void agreesWithTables();
    void agreesWithPlainSearch_data();
    void agreesWithPlainSearch();
    void forgetsWithoutHarm();
    void findsEqualFormsEqual();
    void stopsAtItsLimit();
    void stopsWhenCancelled();
};

void MatrixSearchTest::knowsFullBoards_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("value");
    const QJsonObject boards = dataFile("matrix-values.json")[QStringLiteral("full_boards")].toObject();
    for (auto board = boards.begin(); board != boards.end(); ++board) {
        const QStringList sides = board.key().split(u'x');
        QTest::newRow(qPrintable(board.key())) << sides[0].toInt() << sides[1].toInt() << board->toInt();
        QTest::newRow(qPrintable(board.key() + QStringLiteral(" on its side")))
            << sides[1].toInt() << sides[0].toInt() << board->toInt();
    }
    QTest::newRow("1x64") << 1 << 64 << 64;
    QTest::newRow("64x1") << 64 << 1 << 64;
    QTest::newRow("2x10") << 2 << 10 << 20;
}

void MatrixSearchTest::knowsFullBoards()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, value);
    MatrixSearch search;
    QCOMPARE(static_cast<int>(searched(search, rows, columns, fullBoard(rows, columns))), value);
}

void MatrixSearchTest::reproducesExamples()
{
    const QJsonArray examples = dataFile("worked-examples.json")[QStringLiteral("matrix")].toArray();
    QCOMPARE(examples.size(), 2);
    for (const auto example : examples) {
        quint64 cells = 0;
        int at = 0;
        for (const auto row : example[QStringLiteral("rows")].toArray()) {
            for (const QChar c : row.toString())
                cells |= quint64(c == u'1') << at++;
        }
        MatrixSearch search;
        QCOMPARE(static_cast<int>(searched(search, 4, 4, cells)), example[QStringLiteral("value")].toInt());
    }
}

void MatrixSearchTest::agreesWithTables_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("count");
    QTest::newRow("4x4") << 4 << 4 << 2000;
    QTest::newRow("3x7") << 3 << 7 << 500;
    QTest::newRow("8x3") << 8 << 3 << 200;
    QTest::newRow("6x4") << 6 << 4 << 500;
    QTest::newRow("5x5") << 5 << 5 << 500;
}

void MatrixSearchTest::agreesWithTables()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, count);
    JobControl control;
    const MatrixTable table = MatrixTable::build(rows, columns, control).value();
    MatrixSearch search;
    std::mt19937_64 random(20'260);
    for (int i = 0; i < count; ++i) {
        const quint64 cells = randomCells(random, rows * columns, 0.3 + 0.6 * i / count);
        if (searched(search, rows, columns, cells) != table.value(cells))
            QFAIL(qPrintable(MatrixRules(rows, columns).positionText(Cells(&cells, 1))));
    }
}

void MatrixSearchTest::agreesWithPlainSearch_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("share");
    QTest::newRow("6x6") << 6 << 6 << 0.45;
    QTest::newRow("7x5") << 7 << 5 << 0.5;
    QTest::newRow("8x8") << 8 << 8 << 0.3;
    QTest::newRow("2x16") << 2 << 16 << 0.65;
    QTest::newRow("13x3") << 13 << 3 << 0.45;
}

void MatrixSearchTest::agreesWithPlainSearch()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, share);
    MatrixSearch search;
    const auto rules = std::make_shared<MatrixRules>(rows, columns);
    PartSearch plain(rules);
    std::mt19937_64 random(20'270);
    JobControl control;
    int compared = 0;
    for (int i = 0; i < 120; ++i) {
        const quint64 cells = randomCells(random, rows * columns, share);
        SolverLimits limits;
        limits.maxPositions = 50'000;
        SearchBudget budget(limits, control);
        const Result<Value> expected = plain.value(*rules, Cells(&cells, 1), budget);
        if (!expected) // too hard for the plain method
            continue;
        ++compared;
        if (searched(search, rows, columns, cells) != *expected)
            QFAIL(qPrintable(rules->positionText(Cells(&cells, 1))));
    }
    QVERIFY2(compared >= 80, qPrintable(QString::number(compared)));
}

void MatrixSearchTest::forgetsWithoutHarm()
{
    MatrixSearch forgetful(3);
    MatrixSearch search;
    std::mt19937_64 random(20'280);
    for (int i = 0; i < 60; ++i) {
        const quint64 cells = randomCells(random, 30, 0.5);
        QCOMPARE(searched(forgetful, 5, 6, cells), searched(search, 5, 6, cells));
    }
}

void MatrixSearchTest::findsEqualFormsEqual()
{
    std::mt19937_64 random(20'290);
    for (int i = 0; i < 2000; ++i) {
        const int rows = 1 + static_cast<int>(random() % 8);
        const int columns = 1 + static_cast<int>(random() % 8);
        const quint64 cells = randomCells(random, rows * columns, 0.9);
        const BoardShape box = {cells, static_cast<quint8>(rows), static_cast<quint8>(columns)};
        const BoardShape min = canonical(box);
        QVERIFY(min.rows >= min.columns);
        QCOMPARE(min.ones(), box.ones());
        QVERIFY(canonical(transposed(box)) == min);
        QVERIFY(canonical(min) == min);
        const auto symmetric = MatrixRules(rows, columns).symmetric(Cells(&cells, 1));
        if (rows >= columns)
            QCOMPARE(min.cells, symmetric[0]);
    }
}

void MatrixSearchTest::stopsAtItsLimit()
{
    MatrixSearch search;
    JobControl control;
    const Result<Value> found = search.value(8, 8, fullBoard(8, 8), 10'000, control);
    QVERIFY(!found);
    QCOMPARE(found.problem().kind, Problem::Kind::Limit);
    QCOMPARE(found.problem().code, Problem::Code::Positions);
    QVERIFY(search.positionsLookedAt() <= 10'001 + 1296);
    QCOMPARE(searched(search, 4, 4, fullBoard(4, 4)), Value(3));
}

void MatrixSearchTest::stopsWhenCancelled()
{
    MatrixSearch search;
    JobControl control;
    control.cancel();
    const Result<Value> found = search.value(8, 8, fullBoard(8, 8), enough, control);
    QVERIFY(!found);
    QCOMPARE(found.problem().kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(MatrixSearchTest)
#include "tst_matrixsearch.moc"
