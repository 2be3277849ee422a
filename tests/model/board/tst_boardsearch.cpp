// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/games/boardrules.h"
#include "model/notation/expression.h"
#include "model/solve/partsearch.h"
#include "tests/model/board/clearedvalues.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <random>
#include <set>
#include <thread>

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

RulesPtr matrix()
{
    return std::make_shared<MatrixRules>();
}

RulesPtr cram()
{
    return std::make_shared<CramRules>();
}

BoardShape board(int rows, int columns, quint64 cells)
{
    return {cells, static_cast<quint8>(rows), static_cast<quint8>(columns)};
}

Value searched(BoardSearch &search, int rows, int columns, quint64 cells)
{
    JobControl control;
    return search.value(board(rows, columns, cells), enough, control).value_or(~Value(0));
}

/// A board full of ones.
Component fullBoardOf(const QString &game, int rows, int columns)
{
    const QStringList cells(rows, QString(columns, u'1'));
    return parsePosition(game + u':' + cells.join(u'/'))->components.front();
}

/// Rules of one to three random blocks of ones and cells that don't matter.
QString randomClearingRules(std::mt19937_64 &random)
{
    QStringList rewrites;
    const auto count = 1 + random() % 3;
    while (static_cast<quint64>(rewrites.size()) < count) {
        const auto rows = 1 + random() % 3;
        const auto columns = 1 + random() % 3;
        QStringList left;
        for (quint64 row = 0; row < rows; ++row) {
            QString cells;
            for (quint64 column = 0; column < columns; ++column)
                cells += random() % 3 == 0 ? u'?' : u'1';
            left << cells;
        }
        const QString block = left.join(u'/');
        if (block.contains(u'1'))
            rewrites << block + QStringLiteral(" -> ") + QString(block).replace(u'1', u'0');
    }
    for (const char *images : {"turned", "mirrored"}) {
        if (random() % 3 == 0)
            rewrites << QLatin1StringView(images);
    }
    return QStringLiteral("board{%1}").arg(rewrites.join(QStringLiteral("; ")));
}

} // namespace

class BoardSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsFullBoards_data();
    void knowsFullBoards();
    void reproducesExamples();
    void knowsPublishedValuesOfCram_data();
    void knowsPublishedValuesOfCram();
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void agreesWithTheDefinitionOfRandomRules();
    void tablesAgreeWithPlainSearch();
    void hasOneValue();
    void agreesWithTables_data();
    void agreesWithTables();
    void needsNoTables_data();
    void needsNoTables();
    void agreesWithPlainSearch_data();
    void agreesWithPlainSearch();
    void valueOfADisjointPairIsTheNimSum();
    void valuesAreTheSameForAllImages();
    void forgetsWithoutHarm();
    void isTheSameWithTwoThreads_data();
    void isTheSameWithTwoThreads();
    void findsEqualFormsEqual();
    void stopsAtItsLimit();
    void reportsTheLeastValue();
    void stopsWhenCancelled();
    void cancelInTheMiddleLeavesItUsable();
};

void BoardSearchTest::knowsFullBoards_data()
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

void BoardSearchTest::knowsFullBoards()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, value);
    BoardSearch search(matrix());
    QCOMPARE(static_cast<int>(searched(search, rows, columns, fullBoard(rows, columns))), value);
}

void BoardSearchTest::reproducesExamples()
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
        BoardSearch search(matrix());
        QCOMPARE(static_cast<int>(searched(search, 4, 4, cells)), example[QStringLiteral("value")].toInt());
    }
}

/// Lemoine and Viennot, Glop; Schneider (2009): the values of Cram on boards of 3, 4 and 5 rows.
void BoardSearchTest::knowsPublishedValuesOfCram_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("value");
    const QJsonObject published = dataFile("cram-values.json");
    const bool takesLonger = qEnvironmentVariableIsSet("MEXPLORER_LONGER");
    for (int rows = 2; rows <= 5; ++rows) {
        const QJsonArray values = published[QString::number(rows)].toArray();
        QVERIFY(values.size() >= 9);
        for (int columns = 1; columns <= values.size(); ++columns) {
            const bool isLong = rows > 2 && rows * columns > 39; // up to a minute
            if (!isLong || takesLonger)
                QTest::addRow("%dx%d", rows, columns) << rows << columns << values[columns - 1].toInt();
        }
    }
}

void BoardSearchTest::knowsPublishedValuesOfCram()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, value);
    BoardSearch search(cram());
    JobControl control;
    QCOMPARE(search.value(board(rows, columns, fullBoard(rows, columns)), ~quint64(0), control), Value(value));
    if (rows * columns > 30) // the same work again
        return;
    BoardSearch onItsSide(cram());
    QCOMPARE(static_cast<int>(searched(onItsSide, columns, rows, fullBoard(rows, columns))), value);
}

void BoardSearchTest::agreesWithTheDefinition_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    const std::pair<const char *, std::pair<int, int>> boards[] = {
        {"cram", {4, 5}},
        {"cram", {2, 8}},
        {"cram", {16, 1}},
        {"matrix", {4, 4}},
        {"matrix", {4, 5}},
        {"matrix", {2, 9}},
        {"board{11 -> 00; 1/1 -> 0/0; 11/11 -> 00/00}", {4, 4}},
        {"board{11 -> 00; turned}", {4, 4}}, // Cram
        {"board{11 -> 00}", {3, 5}},
        {"board{1?1 -> 0?0}", {3, 5}},
        {"board{111 -> 000; 11/1? -> 00/0?; turned}", {4, 4}},
        {"board{1?/?1 -> 0?/?0}", {4, 4}},
        {"board{1 -> 0; 11 -> 00}", {3, 5}},
        {"board{1?? -> 0??; 1/1 -> 0/0}", {3, 4}}, // a side of the board matters: by the plain search
    };
    for (const auto &[game, size] : boards)
        QTest::addRow("%s %dx%d", game, size.first, size.second)
            << QString::fromLatin1(game) << size.first << size.second;
}

void BoardSearchTest::agreesWithTheDefinition()
{
    QFETCH(QString, game);
    QFETCH(int, rows);
    QFETCH(int, columns);
    const RulesPtr rules = fullBoardOf(game, rows, columns).rules;
    if (!rules->clearingGame()) {
        QVERIFY(game.startsWith(QStringLiteral("board{1??")));
        return;
    }
    const std::vector<quint8> values = valuesByDefinition(*rules->clearingGame(), rows, columns);
    BoardSearch search(rules);
    BoardSearch forgetful(rules, 5);
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        if (searched(search, rows, columns, cells) != values[cells])
            QFAIL(qPrintable(QString::number(cells, 2)));
        if (cells % 997 == 0)
            QCOMPARE(searched(forgetful, rows, columns, cells), values[cells]);
    }
}

/// The moves of a random game are those of its rules, and its values are right, in any orientation.
void BoardSearchTest::agreesWithTheDefinitionOfRandomRules()
{
    std::mt19937_64 random(20'300);
    int compared = 0;
    for (int round = 0; round < 300; ++round) {
        const QString text = randomClearingRules(random);
        const int rows = 1 + static_cast<int>(random() % 4);
        const int columns = 1 + static_cast<int>(random() % 3);
        const Component full = fullBoardOf(text, rows, columns);
        const RulesPtr rules = full.rules;
        const ClearingGame *game = rules->clearingGame();
        if (!game)
            continue;
        ++compared;
        const std::vector<quint8> values = valuesByDefinition(*game, rows, columns);
        std::set<quint64> followers;
        rules->followers(full.cells, [&](Cells follower) { followers.insert(game->boardOf(follower).cells); });
        std::set<quint64> expected;
        for (const quint64 set : game->clearedSets(rows, columns))
            expected.insert(fullBoard(rows, columns) & ~set);
        QCOMPARE(followers, expected);
        BoardSearch search(rules);
        for (int i = 0; i < 200; ++i) {
            const quint64 cells = random() & fullBoard(rows, columns);
            if (searched(search, rows, columns, cells) != values[cells])
                QFAIL(qPrintable(text + u' ' + QString::number(cells, 2)));
        }
    }
    QVERIFY2(compared >= 100, qPrintable(QString::number(compared)));
}

void BoardSearchTest::tablesAgreeWithPlainSearch()
{
    std::mt19937_64 random(20'320);
    JobControl control;
    const SolverLimits limits;
    for (const char *game : {"cram", "board{111 -> 000; 11/1? -> 00/0?; turned}", "board{1?1 -> 0?0}"}) {
        for (const auto &[rows, columns] : {std::pair(2, 9), {3, 6}, {6, 3}, {4, 4}, {18, 1}}) {
            const Component full = fullBoardOf(QString::fromLatin1(game), rows, columns);
            const ClearingGame &clearing = *full.rules->clearingGame();
            const BoardTable table(BoardMoves(clearing, rows, columns));
            PartSearch plain(full.rules);
            for (int i = 0; i < 100; ++i) {
                CellVector cells = full.cells;
                const quint64 left = randomCells(random, rows * columns, 0.8);
                if (full.rules->cellBoard())
                    cells = {left};
                for (std::size_t cell = 0; !full.rules->cellBoard() && cell < cells.size(); ++cell)
                    cells[cell] = left >> cell & 1 ? u'1' : u'0';
                QCOMPARE(clearing.boardOf(cells).cells, left);
                SearchBudget budget(limits, control);
                QCOMPARE(table.values()[left], *plain.value(*full.rules, cells, budget));
            }
        }
    }
}

void BoardSearchTest::hasOneValue()
{
    std::mt19937_64 random(20'310);
    JobControl control;
    for (const RulesPtr &rules : {matrix(), cram()}) {
        BoardSearch search(rules);
        BoardSearch fresh(rules);
        for (int i = 0; i < 300; ++i) {
            const quint64 cells = randomCells(random, 25, 0.7);
            std::vector<Value> has;
            for (Value value = 0; value < 70; ++value) {
                if (*fresh.hasValue(board(5, 5, cells), value, enough, control))
                    has.push_back(value);
            }
            QCOMPARE(has, std::vector<Value>{searched(search, 5, 5, cells)});
        }
    }
}

void BoardSearchTest::agreesWithTables_data()
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

void BoardSearchTest::agreesWithTables()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, count);
    JobControl control;
    const MatrixTable table = MatrixTable::build(rows, columns, control).value();
    BoardSearch search(matrix());
    std::mt19937_64 random(20'260);
    for (int i = 0; i < count; ++i) {
        const quint64 cells = randomCells(random, rows * columns, 0.3 + 0.6 * i / count);
        if (searched(search, rows, columns, cells) != table.values()[cells])
            QFAIL(qPrintable(MatrixRules(rows, columns).positionText(Cells(&cells, 1))));
    }
}

void BoardSearchTest::needsNoTables_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"cram:5x6", "matrix:5x5", "board{111 -> 000; 1/1 -> 0/0}:5x6"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Random boards have the same values with tables and without.
void BoardSearchTest::needsNoTables()
{
    QFETCH(QString, game);
    const Component full = parsePosition(game)->components.front();
    const BoardShape board = full.rules->clearingGame()->boardOf(full.cells);
    BoardSearch search(full.rules);
    BoardSearch plain(full.rules);
    plain.setTables(false);
    std::mt19937_64 random(20'261);
    for (int i = 0; i < 200; ++i) {
        const quint64 cells = randomCells(random, board.rows * board.columns, 0.4 + 0.4 * i / 200);
        QCOMPARE(searched(plain, board.rows, board.columns, cells), searched(search, board.rows, board.columns, cells));
    }
    QVERIFY(plain.movesLookedAt() > search.movesLookedAt());
}

void BoardSearchTest::agreesWithPlainSearch_data()
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

void BoardSearchTest::agreesWithPlainSearch()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, share);
    BoardSearch search(matrix());
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

/// Two groups with an empty row between them, valued separately and together.
void BoardSearchTest::valueOfADisjointPairIsTheNimSum()
{
    std::mt19937_64 random(67);
    for (const RulesPtr &rules : {matrix(), cram()}) {
        for (int round = 0; round < 150; ++round) {
            const quint64 upper = randomCells(random, 21, 0.4);
            const quint64 lower = randomCells(random, 14, 0.6);
            BoardSearch search(rules);
            const auto value = [&](quint64 cells) { return searched(search, 6, 7, cells); };
            QCOMPARE(value(upper | lower << 28), value(upper) ^ value(lower));
        }
    }
    BoardSearch search(matrix());
    QCOMPARE(searched(search, 8, 8, 0), Value(0));
    QCOMPARE(searched(search, 1, 1, 1), Value(1));
}

void BoardSearchTest::valuesAreTheSameForAllImages()
{
    std::mt19937_64 random(68);
    for (const RulesPtr &rules : {matrix(), cram()}) {
        for (int round = 0; round < 30; ++round) {
            const BoardShape position = board(5, 6, randomCells(random, 30, 0.4));
            BoardSearch search(rules);
            const Value expected = searched(search, 5, 6, position.cells);
            for (int image = 0; image < 8; ++image) {
                const BoardShape other = boardImage(position, image);
                BoardSearch fresh(rules);
                QCOMPARE(searched(fresh, other.rows, other.columns, other.cells), expected);
            }
        }
    }
}

void BoardSearchTest::forgetsWithoutHarm()
{
    BoardSearch forgetful(matrix(), 3);
    BoardSearch search(matrix());
    std::mt19937_64 random(20'280);
    for (int i = 0; i < 60; ++i) {
        const quint64 cells = randomCells(random, 30, 0.5);
        QCOMPARE(searched(forgetful, 5, 6, cells), searched(search, 5, 6, cells));
    }
}

void BoardSearchTest::isTheSameWithTwoThreads_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("cram 5x6") << QStringLiteral("cram") << 5 << 6;
    QTest::newRow("cram 4x7") << QStringLiteral("cram") << 4 << 7;
    QTest::newRow("matrix 3x9") << QStringLiteral("matrix") << 3 << 9;
    QTest::newRow("board 4x7") << QStringLiteral("board{111 -> 000; 11/1? -> 00/0?; turned}") << 4 << 7;
}

/// The values and the winning moves with one thread and two, from the first move on, and with small and large memos.
void BoardSearchTest::isTheSameWithTwoThreads()
{
    QFETCH(QString, game);
    QFETCH(int, rows);
    QFETCH(int, columns);
    const RulesPtr rules = fullBoardOf(game, rows, columns).rules;
    std::mt19937_64 random(20'330);
    JobControl control;
    for (const int bits : {8, 16, 24}) {
        BoardSearch one(rules, bits);
        one.setThreads(1);
        BoardSearch two(rules, bits);
        two.setThreads(2, 10);
        for (int i = 0; i < 2 * bits; ++i) {
            const BoardShape position = board(rows, columns, randomCells(random, rows * columns, 0.5 + i % 4 * 0.1));
            const std::optional<Value> value = one.value(position, enough, control);
            QVERIFY(value);
            QCOMPARE(two.value(position, enough, control), value);
            QCOMPARE(two.hasValue(position, 0, enough, control), *value == 0);
            QCOMPARE(two.hasValue(position, 1, enough, control), *value == 1);
        }
    }
}

void BoardSearchTest::findsEqualFormsEqual()
{
    std::mt19937_64 random(20'290);
    for (int i = 0; i < 2000; ++i) {
        const int rows = 1 + static_cast<int>(random() % 8);
        const int columns = 1 + static_cast<int>(random() % 8);
        const quint64 cells = randomCells(random, rows * columns, 0.9);
        const BoardShape box = {cells, static_cast<quint8>(rows), static_cast<quint8>(columns)};
        const BoardShape min = canonical(box);
        QVERIFY(min.rows <= min.columns);
        QCOMPARE(min.ones(), box.ones());
        QVERIFY(canonical(transposed(box)) == min);
        QVERIFY(canonical(min) == min);
        const auto symmetric = MatrixRules(rows, columns).symmetric(Cells(&cells, 1));
        if (rows <= columns)
            QCOMPARE(min.cells, symmetric[0]);
    }
}

void BoardSearchTest::stopsAtItsLimit()
{
    BoardSearch search(matrix());
    JobControl control;
    QVERIFY(!search.value(board(8, 8, fullBoard(8, 8)), 10'000, control));
    QVERIFY(search.movesLookedAt() > 10'000);
    QVERIFY(search.movesLookedAt() <= 10'001 + 1296);
    QCOMPARE(searched(search, 4, 4, fullBoard(4, 4)), Value(3));
}

void BoardSearchTest::stopsWhenCancelled()
{
    BoardSearch search(matrix());
    JobControl control;
    control.cancel();
    QVERIFY(!search.value(board(8, 8, fullBoard(8, 8)), enough, control));
    QVERIFY(search.movesLookedAt() < 1000);
}

/// The partial results of an interrupted search don't affect later ones.
void BoardSearchTest::cancelInTheMiddleLeavesItUsable()
{
    std::mt19937_64 random(69);
    for (const RulesPtr &rules : {matrix(), cram()}) {
        BoardSearch search(rules);
        JobControl control;
        std::jthread stop([&] {
            while (control.done() == 0 && !control.isCancelled())
                std::this_thread::yield();
            control.cancel();
        });
        const std::optional<Value> found = search.value(board(7, 9, fullBoard(7, 9)), ~quint64(0) >> 1, control);
        control.cancel();
        QVERIFY(!found);
        for (int round = 0; round < 100; ++round) {
            const quint64 cells = randomCells(random, 25, 0.5);
            BoardSearch fresh(rules);
            QCOMPARE(searched(search, 5, 5, cells), searched(fresh, 5, 5, cells));
        }
    }
}

/// What is reported when a search ends early is never more than the value, and it becomes the value.
void BoardSearchTest::reportsTheLeastValue()
{
    for (const auto &[rows, columns, value] : {std::tuple(4, 7, 3), {5, 6, 2}, {3, 9, 1}, {3, 11, 0}}) {
        std::optional<Value> found;
        quint64 before = 0;
        for (quint64 moves = 1000; !found; moves *= 2) {
            QVERIFY(moves < enough);
            BoardSearch search(cram());
            search.setThreads(1);
            JobControl control;
            control.askForLeastValue(true);
            found = search.value(board(rows, columns, fullBoard(rows, columns)), moves, control);
            QVERIFY(control.leastValue() >= before && control.leastValue() <= static_cast<quint64>(value));
            before = control.leastValue();
        }
        QCOMPARE(found, Value(value));
        QCOMPARE(before, static_cast<quint64>(value));
    }
    // It isn't known of a sum of parts.
    BoardSearch search(cram());
    JobControl control;
    control.askForLeastValue(true);
    QVERIFY(search.value(board(8, 8, 0xffffffff00ffffff), enough, control));
    QCOMPARE(control.leastValue(), quint64(0));
    // It belongs to one question.
    BoardSearch ofMatrix(matrix());
    QVERIFY(!ofMatrix.value(board(6, 7, fullBoard(6, 7)), 400'000, control));
    QVERIFY(control.leastValue() > 0);
    control.askForLeastValue(true);
    QCOMPARE(control.leastValue(), quint64(0));
    control.askForLeastValue(false);
    QVERIFY(!ofMatrix.value(board(6, 7, fullBoard(6, 7)), 400'000, control));
    QCOMPARE(control.leastValue(), quint64(0));
}

MEXPLORER_TEST(BoardSearchTest)
#include "tst_boardsearch.moc"
