// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun runValue(const QStringList &arguments)
{
    return runCommand(QStringLiteral("value"), arguments);
}

QJsonObject jsonOf(const QStringList &arguments)
{
    return QJsonDocument::fromJson(runValue(arguments + QStringList{QStringLiteral("--json")}).out.toUtf8()).object();
}

} // namespace

class ValueCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void printsExactJson_data();
    void printsExactJson();
    void listsMovesThatCanBeReadBack();
    void printsText();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void tellsTheValueWithoutTheMoves();
    void tellsTheMovesWithoutTheValue();
    void saysHowValuesDiffer();
    void answersCycles();
    void answersLargeHeaps();
    void answersEachLine();
    void answersEachLineAsJson();
    void goesOnFromACheckpoint();
    void refusesCheckpoints_data();
    void refusesCheckpoints();
    void tellsTheLeastValue();
    void leastValuesAreThoseOfTheirLines();
    void guessesTheCost();
};

void ValueCommandTest::printsExactJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("json");
    QTest::newRow("sum")
        << QStringList{QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14")}
        << R"({"game": "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14", "convention": "normal",
"value": 3, "outcome": "N", "winner": "first player",
"components": [{"game": "subtraction{1-3}:9", "value": 1}, {"game": "subtraction{1-5}:10", "value": 4}, {"game": "subtraction{1-7}:14", "value": 6}],
"winning_moves": [{"component": 0, "move": "9 -> 6", "to": "subtraction{1-3}:6 + subtraction{1-5}:10 + subtraction{1-7}:14"}, {"component": 2, "move": "14 -> 13", "to": "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:13"}]}
)";
    QTest::newRow("P") << QStringList{QStringLiteral("NIM: 5,5")} << R"({"game": "nim:5,5", "convention": "normal",
"value": 0, "outcome": "P", "winner": "second player",
"components": [{"game": "nim:5", "value": 5}, {"game": "nim:5", "value": 5}],
"winning_moves": []}
)";
    QTest::newRow("misere") << QStringList{QStringLiteral("--misere"), QStringLiteral("nim:1,1,2")}
                            << R"({"game": "nim:1,1,2", "convention": "misere",
"value": null, "outcome": "N", "winner": "first player",
"components": [{"game": "nim:1", "value": null}, {"game": "nim:1", "value": null}, {"game": "nim:2", "value": null}],
"winning_moves": [{"component": 2, "move": "2 -> 1", "to": "nim:1,1,1"}]}
)";
    QTest::newRow("matrix") << QStringList{QStringLiteral("matrix:0110/0000/0000/0001")}
                            << R"({"game": "matrix:0110/0000/0000/0001", "convention": "normal",
"value": 3, "outcome": "N", "winner": "first player",
"components": [{"game": "matrix:0110/0000/0000/0001", "value": 3}],
"winning_moves": [{"component": 0, "move": "0110/0000/0000/0001 -> 0010/0000/0000/0001", "to": "matrix:0010/0000/0000/0001"}, {"component": 0, "move": "0110/0000/0000/0001 -> 0100/0000/0000/0001", "to": "matrix:0100/0000/0000/0001"}]}
)";
}

void ValueCommandTest::printsExactJson()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, json);
    const CommandRun result = runValue(arguments + QStringList{QStringLiteral("--json")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.out, json);
    QVERIFY(QJsonDocument::fromJson(result.out.toUtf8()).isObject());
}

void ValueCommandTest::listsMovesThatCanBeReadBack()
{
    const QStringList games = {QStringLiteral("kayles:7 + nim:3,4"), QStringLiteral("kayles:2 + cram:2x3 + kayles:3"),
                               QStringLiteral("grundy:9,3 + chomp:2x3"),
                               QStringLiteral("wythoff:(3,6) + divide{2,3,6}:40")};
    for (const QString &game : games) {
        for (const QString &convention : {QStringLiteral("--json"), QStringLiteral("--misere")}) {
            const QJsonObject answer = jsonOf({game, convention});
            QVERIFY(!answer.isEmpty());
            const QJsonArray moves = answer[QStringLiteral("winning_moves")].toArray();
            QCOMPARE(moves.isEmpty(), answer[QStringLiteral("outcome")] == QStringLiteral("P"));
            for (const auto move : moves) {
                const QJsonObject after = jsonOf({move[QStringLiteral("to")].toString(), convention});
                QCOMPARE(after[QStringLiteral("outcome")].toString(), QStringLiteral("P"));
                QVERIFY(after[QStringLiteral("components")].toArray().size() >=
                        answer[QStringLiteral("components")].toArray().size());
            }
        }
    }
}

void ValueCommandTest::printsText()
{
    const QString normal =
        runValue({QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14")}).out;
    for (const char *piece :
         {"Value 3, outcome N: the first player wins", "1 ⊕ 4 ⊕ 6 = 3",
          "in component 1: 9 -> 6    value 1 -> 2, leaves 2 ⊕ 4 ⊕ 6 = 0", "in component 3: 14 -> 13"})
        QVERIFY2(normal.contains(QString::fromUtf8(piece)), qPrintable(normal));
    QVERIFY(runValue({QStringLiteral("nim:5,5")}).out.contains(QStringLiteral("There is no winning move.")));
    QVERIFY(runValue({QStringLiteral("nim:1"), QStringLiteral("--misere")}).out.contains(QStringLiteral("Outcome P")));
    const CommandRun help = runValue({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char *option :
         {"--misere", "--json", "--time", "--memory", "--checkpoint", "--max-positions", "--max-moves"})
        QVERIFY2(help.out.contains(QLatin1String(option)), option);
}

void ValueCommandTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("letter") << QStringList{QStringLiteral("kayles:7x")} << 2
                            << "kayles:7x — 'x' at column 9: expected a number, ',' or '+'.";
    QTest::newRow("nothing") << QStringList() << 2 << "GAME is missing";
    QTest::newRow("two") << QStringList{QStringLiteral("nim:3"), QStringLiteral("nim:4")} << 2 << "quotes";
    QTest::newRow("option") << QStringList{QStringLiteral("nim:3"), QStringLiteral("--fast")} << 2 << "fast";
    QTest::newRow("number") << QStringList{QStringLiteral("nim:3"), QStringLiteral("--max-positions"),
                                           QStringLiteral("0")}
                            << 2 << "--max-positions takes a number from 1";
    QTest::newRow("tokens") << QStringList{QStringLiteral("nim:1000000000000000001")} << 2 << "1,000,000,000";
    QTest::newRow("misere tokens") << QStringList{QStringLiteral("nim:1000000000000"), QStringLiteral("--misere")} << 2
                                   << "1,000,000,000";
    QTest::newRow("pair of tokens") << QStringList{QStringLiteral("wythoff:(3,1000000000000000001)")} << 2
                                    << "at most 1,000,000,000,000,000,000";
    QTest::newRow("large") << QStringList{QStringLiteral("matrix:40x40")} << 2 << "at most 64 cells";
    QTest::newRow("limit") << QStringList{QStringLiteral("chomp:9x9"), QStringLiteral("--max-positions"),
                                          QStringLiteral("5000")}
                           << 1 << "more than 5,000 positions";
    QTest::newRow("moves") << QStringList{QStringLiteral("cram:7x7"), QStringLiteral("--max-moves"),
                                          QStringLiteral("5000")}
                           << 1
                           << "5,000 moves, the limit; choose a smaller position, or raise the limit: on the "
                              "command line with --max-moves";
    QTest::newRow("time") << QStringList{QStringLiteral("cram:7x9 + nim:2"), QStringLiteral("--time"),
                                         QStringLiteral("1")}
                          << 1
                          << "isn't solved in 1 second, the limit; choose a smaller position, or allow more time with "
                             "--time";
    QTest::newRow("moves first") << QStringList{QStringLiteral("cram:7x7"), QStringLiteral("--time"),
                                                QStringLiteral("100000"), QStringLiteral("--max-moves"),
                                                QStringLiteral("5000")}
                                 << 1 << "5,000 moves, the limit";
    QTest::newRow("memory") << QStringList{QStringLiteral("chomp:10x10"), QStringLiteral("--memory"),
                                           QStringLiteral("2")}
                            << 1
                            << "needs more than 2 MiB of memory, the limit; choose a smaller position, or allow more "
                               "with --memory";
    QTest::newRow("no size") << QStringList{QStringLiteral("nim:3"), QStringLiteral("--memory"), QStringLiteral("2X")}
                             << 2 << "--memory takes a number of MiB";
    QTest::newRow("no time") << QStringList{QStringLiteral("nim:3"), QStringLiteral("--time"), QStringLiteral("0")} << 2
                             << "--time takes a number from 1";
    QTest::newRow("big matrix") << QStringList{QStringLiteral("matrix:8x8"), QStringLiteral("--max-moves"),
                                               QStringLiteral("7000")}
                                << 1 << "7,000 moves";
    QTest::newRow("misere matrix") << QStringList{QStringLiteral("matrix:5x5"), QStringLiteral("--misere"),
                                                  QStringLiteral("--max-moves"), QStringLiteral("9000")}
                                   << 1 << "9,000 moves";
    QTest::newRow("no moves") << QStringList{QStringLiteral("nim:3"), QStringLiteral("--max-moves"),
                                             QStringLiteral("0")}
                              << 2 << "--max-moves takes a number from 1";
    QTest::newRow("misere limit") << QStringList{QStringLiteral("dawson:60"), QStringLiteral("--misere"),
                                                 QStringLiteral("--max-positions"), QStringLiteral("100")}
                                  << 1 << "more than 100 positions";
}

void ValueCommandTest::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    const CommandRun result = runValue(arguments);
    checkRefusal(result, status, words);
    QCOMPARE(result.err.count(u'\n'), 1);
}

/// The winning moves are null if they are too many to list, and the status reports it.
void ValueCommandTest::tellsTheValueWithoutTheMoves()
{
    const auto resultOf = [](const QString &game, const QStringList &more = {}) {
        const CommandRun result = runValue(QStringList{game, QStringLiteral("--json")} + more);
        QJsonObject object = QJsonDocument::fromJson(result.out.toUtf8()).object();
        object[QStringLiteral("status")] = result.status;
        return object;
    };
    const QJsonObject kayles = resultOf(QStringLiteral("kayles:1000000000 + nim:2"));
    QCOMPARE(kayles[QStringLiteral("status")].toInt(), 1);
    QCOMPARE(kayles[QStringLiteral("outcome")].toString(), QStringLiteral("N"));
    const QJsonArray components = kayles[QStringLiteral("components")].toArray();
    const int heap = components[0].toObject()[QStringLiteral("value")].toInt(-1);
    QCOMPARE(components[1].toObject()[QStringLiteral("value")].toInt(-1), 2);
    QCOMPARE(kayles[QStringLiteral("value")].toInt(-1), heap ^ 2);
    QVERIFY(kayles.contains(QStringLiteral("winning_moves")) && kayles[QStringLiteral("winning_moves")].isNull());
    const QJsonObject one = kayles[QStringLiteral("winning_move")].toObject();
    QCOMPARE(one.keys(), QStringList({"component", "move", "to"}));
    QVERIFY(one[QStringLiteral("move")].toString().startsWith(QStringLiteral("1000000000 -> ")));
    const QJsonObject matrix = resultOf(QStringLiteral("matrix:8x8"), {QStringLiteral("--max-moves=7000")});
    QCOMPARE(matrix[QStringLiteral("status")].toInt(), 1);
    QCOMPARE(matrix[QStringLiteral("outcome")].toString(), QStringLiteral("N"));
    QVERIFY(matrix[QStringLiteral("value")].isNull() && matrix[QStringLiteral("winning_moves")].isNull());
    QVERIFY(matrix[QStringLiteral("winning_move")].isObject()); // by symmetry
    QCOMPARE(matrix[QStringLiteral("excluded")].toArray(), QJsonArray{0});
    const QJsonObject cram = resultOf(QStringLiteral("cram:7x9 + kayles:5"), {QStringLiteral("--max-moves=5000")});
    QCOMPARE(cram[QStringLiteral("status")].toInt(), 1);
    QVERIFY(cram[QStringLiteral("value")].isNull() && cram[QStringLiteral("outcome")].isNull());
    QVERIFY(cram[QStringLiteral("limit")].toString().contains(QStringLiteral("looking at 5,000 moves")));
    QCOMPARE(cram[QStringLiteral("components")].toArray()[1].toObject()[QStringLiteral("value")].toInt(), 4);
}

/// By a theorem, where the search for the value is too long.
void ValueCommandTest::tellsTheMovesWithoutTheValue()
{
    const QString game = QStringLiteral("wythoff:(1000000000,618033989)");
    const QJsonObject json = jsonOf({game});
    QVERIFY(json[QStringLiteral("value")].isNull());
    QCOMPARE(json[QStringLiteral("outcome")].toString(), QStringLiteral("N"));
    QCOMPARE(json[QStringLiteral("excluded")].toArray(), QJsonArray{0});
    const QJsonArray moves = json[QStringLiteral("winning_moves")].toArray();
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves[0].toObject()[QStringLiteral("to")].toString(), QStringLiteral("wythoff:(618033988,999999999)"));
    const CommandRun text = runValue({game});
    QCOMPARE(text.status, 1);
    QVERIFY(text.err.contains(QStringLiteral("By a theorem the first player wins; no formula gives the value")));
    QCOMPARE(text.out, QStringLiteral("wythoff:(618033989,1000000000)\n"
                                      "Outcome N: the first player wins (the one to move).\n\nWinning moves:\n"
                                      "    (618033989,1000000000) -> (618033988,999999999)  leaves a P-position\n"));
    const CommandRun sum = runValue({QStringLiteral("wythoff:(1000000,1000000) + nim:3,3")});
    QVERIFY2(sum.out.contains(QStringLiteral("A winning move, perhaps one of many:\n"
                                             "    in component 1: (1000000,1000000) -> (0,0)  leaves a P-position")),
             qPrintable(sum.out));
}

/// The values of Chomp are 1 more than those of the literature, but for the empty bar.
void ValueCommandTest::saysHowValuesDiffer()
{
    const QString note = QStringLiteral("the value of each bar is 1 less.");
    for (const char *game : {"chomp:3x4", "nim:3 + chomp:2x2 + chomp:3,1"}) {
        const QString text = runValue({QString::fromLatin1(game)}).out;
        QVERIFY2(text.count(note) == 1, qPrintable(text));
        QVERIFY(jsonOf({QString::fromLatin1(game)})[QStringLiteral("note")].toString().endsWith(note));
    }
    QVERIFY(!runValue({QStringLiteral("chomp:0")}).out.contains(note));
    QVERIFY(!runValue({QStringLiteral("chomp:3x4"), QStringLiteral("--misere")}).out.contains(note));
    QVERIFY(!jsonOf({QStringLiteral("kayles:7")}).contains(QStringLiteral("note")));
}

/// A graph with a cycle is valid input: its outcome and all winning moves are known.
void ValueCommandTest::answersCycles()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("loop.txt"));
    samples::written(path, "a b\nb c\nc a\nb end\nfree end\nx y\ny x\n");
    const auto at = [&path](const char *vertex) {
        return QStringLiteral("graph{%1}:%2").arg(path, QLatin1String(vertex));
    };
    const auto outcomeOf = [&](const char *vertex, const QStringList &more = {}) {
        const CommandRun result = runValue(QStringList{at(vertex), QStringLiteral("--json")} + more);
        return result.status == 0 && result.err.isEmpty()
                   ? QJsonDocument::fromJson(result.out.toUtf8()).object()[QStringLiteral("outcome")].toString()
                   : result.err;
    };
    // The only move of a is to b, which wins by its path to the end; from x and y play never ends.
    QCOMPARE(outcomeOf("a"), QStringLiteral("P"));
    QCOMPARE(outcomeOf("b"), QStringLiteral("N"));
    QCOMPARE(outcomeOf("c"), QStringLiteral("N"));
    QCOMPARE(outcomeOf("x"), QStringLiteral("D"));
    QCOMPARE(outcomeOf("x", {QStringLiteral("--misere")}), QStringLiteral("D"));
    QCOMPARE(outcomeOf("end", {QStringLiteral("--misere")}), QStringLiteral("N"));
    const QJsonObject b = jsonOf({at("b")});
    QStringList moves;
    for (const auto move : b[QStringLiteral("winning_moves")].toArray())
        moves << move.toObject()[QStringLiteral("move")].toString();
    QCOMPARE(moves, QStringList{QStringLiteral("b -> end")});
    // The values by Smith.
    QCOMPARE(jsonOf({at("x")})[QStringLiteral("value")].toObject()[QStringLiteral("infinity")].toArray(), QJsonArray());
    QVERIFY(jsonOf({at("x")})[QStringLiteral("value")].isObject());
    const QString two = folder.filePath(QStringLiteral("two.txt"));
    samples::written(two, "v w\nw v\nw z\ns s\ns z\n");
    QCOMPARE(jsonOf({QStringLiteral("graph{%1}:v").arg(two)})[QStringLiteral("value")].toInt(-1), 0);
    QCOMPARE(jsonOf({QStringLiteral("graph{%1}:w").arg(two)})[QStringLiteral("value")].toInt(-1), 1);
    const QJsonObject sum = jsonOf({QStringLiteral("graph{%1}:w + nim:3").arg(two)});
    QCOMPARE(sum[QStringLiteral("value")].toInt(-1), 2);
    const QJsonObject stays = jsonOf({QStringLiteral("graph{%1}:s + nim:3").arg(two)});
    QCOMPARE(stays[QStringLiteral("value")].toObject()[QStringLiteral("infinity")].toArray(), QJsonArray{3});
    QCOMPARE(stays[QStringLiteral("outcome")].toString(), QStringLiteral("D"));
    QVERIFY(runValue({QStringLiteral("graph{%1}:s").arg(two)}).out.contains(QStringLiteral("Value ∞(0), outcome N")));
    const QJsonObject draw = jsonOf({at("x") + QStringLiteral(" + nim:3")});
    QVERIFY(draw[QStringLiteral("winner")].isNull() && draw[QStringLiteral("winning_moves")].toArray().isEmpty());
    QCOMPARE(draw[QStringLiteral("components")].toArray()[1].toObject()[QStringLiteral("value")].toInt(), 3);
    QCOMPARE(jsonOf({at("free")})[QStringLiteral("value")].toInt(), 1);
    const CommandRun text = runValue({at("x")});
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains(QStringLiteral("outcome D: a draw"), Qt::CaseInsensitive), qPrintable(text.out));
}

/// Heaps larger than those of a position are computed by the theory of all heaps of the game.
void ValueCommandTest::answersLargeHeaps()
{
    const auto valueOf = [](const QString &game) { return jsonOf({game})[QStringLiteral("value")].toInteger(-1); };
    QCOMPARE(valueOf(QStringLiteral("subtraction{1-3}:2147483647")), 3);
    QCOMPARE(valueOf(QStringLiteral("nim:1000000000000000000")), 1'000'000'000'000'000'000);
    QCOMPARE(valueOf(QStringLiteral("lasker:1000000000000000000")), 999'999'999'999'999'999);
    QCOMPARE(valueOf(QStringLiteral("grundy:1000000")), 71);
    QCOMPARE(valueOf(QStringLiteral("nim:5,1000000000000000000 + subtraction{1-3}:2147483647")),
             1'000'000'000'000'000'000 ^ 5 ^ 3);
    QVERIFY(runValue({QStringLiteral("nim:1000000000000000000")})
                .out.contains(QStringLiteral("1000000000000000000 -> 0  leaves value 0")));
    const QJsonObject mixed = jsonOf({QStringLiteral("wythoff:(1618033988749,2618033988749) + nim:5000000000")});
    QCOMPARE(mixed[QStringLiteral("value")].toInteger(-1), 5'000'000'000);
    QCOMPARE(mixed[QStringLiteral("outcome")].toString(), QStringLiteral("N"));
    QCOMPARE(mixed[QStringLiteral("winning_move")].toObject()[QStringLiteral("to")].toString(),
             QStringLiteral("wythoff:(1618033988749,2618033988749) + nim:0"));
    const CommandRun kayles = runValue({QStringLiteral("kayles:1000000000000000000")});
    QCOMPARE(kayles.status, 1); // the winning moves are too many to be listed
    QVERIFY(kayles.out.contains(QStringLiteral("Value 1, outcome N")));
    QVERIFY(kayles.out.contains(QStringLiteral("999999999999999997,1  leaves value 0")));
    const auto valuesOf = [](const QString &sum) {
        QList<qint64> values;
        for (const auto component : jsonOf({sum})[QStringLiteral("components")].toArray())
            values << component[QStringLiteral("value")].toInteger(-1);
        return values;
    };
    QCOMPARE(valuesOf(QStringLiteral("3*grundy:1000000000000 + nim:5")), (QList<qint64>{-1, -1, -1, 5}));
    QCOMPARE(valuesOf(QStringLiteral("grundy:1000000000000 + grundy:20000 + octal{0.106}:200000")),
             (QList<qint64>{-1, valueOf(QStringLiteral("grundy:20000")), 0}));
    for (const char *call :
         {"nim 1000000000000000000", "lasker 1000000000000000000", "lasker 2147483648", "kayles 1000000000000000000",
          "kayles 4294967296", "octal{0.137} 123456789012345678", "hex{0.F} 5000000001",
          "divide{2,3,6} 1000000000000000000", "divide{2,7} 4294967297", "subtraction{2,5} 1000000000000000000",
          "subtraction{1-3} 2147483647", "subtraction{3,8,11} 999999999999999997", "allbut{3} 1000000000000000000",
          "allbut{1,4,6} 4294967295"}) {
        const QString rules = QString::fromLatin1(call).section(u' ', 0, 0);
        const QString n = QString::fromLatin1(call).section(u' ', 1);
        const QJsonObject at =
            QJsonDocument::fromJson(
                runCommand(QStringLiteral("sequence"), {rules, QStringLiteral("--at"), n, QStringLiteral("--json")})
                    .out.toUtf8())
                .object();
        QVERIFY2(at[QStringLiteral("value")].isDouble(), call);
        QCOMPARE(valueOf(QStringLiteral("%1:%2").arg(rules, n)), at[QStringLiteral("value")].toInteger());
    }
}

namespace {

/// The second and the fifth have a mistake; the last is larger than a heap of a position.
const char *const linesOfGames = "kayles:7\nkayles:x\n\n# a comment\nnim:3 + \n  nim:1, 2,3   # P\n"
                                 "subtraction{1-3}:2147483647\n";

} // namespace

void ValueCommandTest::answersEachLine()
{
    QTemporaryDir folder;
    const QString path = samples::written(folder.filePath(QStringLiteral("games.txt")), linesOfGames);
    const CommandRun result = runValue({QStringLiteral("--each"), path});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QStringLiteral("kayles:7\t2\tN\nnim:1, 2,3\t0\tP\nsubtraction{1-3}:2147483647\t3\tN\n"));
    QVERIFY2(result.err.startsWith(QStringLiteral("Line 2: ")), qPrintable(result.err));
    QVERIFY2(result.err.contains(QStringLiteral("\nLine 5: ")), qPrintable(result.err));
    QCOMPARE(runValue({QStringLiteral("--each"), folder.filePath(QStringLiteral("none.txt"))}).status, 2);
    const CommandRun misere = runValue({QStringLiteral("--each"), QStringLiteral("--misere"),
                                        samples::written(folder.filePath(QStringLiteral("b.txt")), "nim:1,1\n")});
    QCOMPARE(misere.status, 0);
    QCOMPARE(misere.out, QStringLiteral("nim:1,1\t\tN\n"));
}

/// Each object is that of the single question, on one line; a file without a line break at its end has all its lines.
void ValueCommandTest::answersEachLineAsJson()
{
    QTemporaryDir folder;
    const QStringList games = {QStringLiteral("kayles:7 + nim:3,4"), QStringLiteral("nonsense"),
                               QStringLiteral("cram:3x4")};
    const QString path = samples::written(folder.filePath(QStringLiteral("games.txt")), games.join(u'\n').toUtf8());
    const CommandRun result = runValue({QStringLiteral("--each"), path, QStringLiteral("--json")});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, QString());
    const QStringList lines = result.out.trimmed().split(u'\n');
    QCOMPARE(lines.size(), games.size());
    for (qsizetype i = 0; i < games.size(); ++i) {
        const QJsonObject answer = QJsonDocument::fromJson(lines[i].toUtf8()).object();
        if (i != 1)
            QCOMPARE(answer, jsonOf({games[i]}));
        else
            QVERIFY(answer[QStringLiteral("line")].toInt() == 2 &&
                    answer[QStringLiteral("problem")].toString().contains(QStringLiteral("no game of this name")));
    }
}

/// Processes read what the ones before them have written; that they need not search it again is a test of the model.
void ValueCommandTest::goesOnFromACheckpoint()
{
    QTemporaryDir folder;
    QVERIFY(folder.isValid());
    const QString path = folder.filePath(QStringLiteral("cram.checkpoint"));
    for (int run = 0; run < 3; ++run) {
        QProcess program;
        program.start(paths::program(), {QStringLiteral("value"), QStringLiteral("cram:5x11"), QStringLiteral("--time"),
                                         QStringLiteral("1"), QStringLiteral("--checkpoint"), path});
        QVERIFY(program.waitForFinished(300'000));
        QCOMPARE(program.exitCode(), 1);
        const QString err = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(
            err.contains(
                QStringLiteral("The results so far are saved in %1; run the same command again to resume.").arg(path)),
            qPrintable(err));
        QVERIFY(QFileInfo(path).size() > 0);
    }
    const CommandRun other = runValue(
        {QStringLiteral("cram:4x5 + cram:3x4"), QStringLiteral("--checkpoint"), path, QStringLiteral("--json")});
    QCOMPARE(other.status, 0);
    QVERIFY(other.out.contains(QStringLiteral("\"value\": 3"))); // 2 and 1
}

void ValueCommandTest::refusesCheckpoints_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("heaps") << QStringList{QStringLiteral("kayles:20")} << "boards of one game";
    QTest::newRow("sum") << QStringList{QStringLiteral("cram:3x3 + nim:4")} << "boards of one game";
    QTest::newRow("two games") << QStringList{QStringLiteral("cram:3x3 + matrix:3x3")} << "boards of one game";
    QTest::newRow("misere") << QStringList{QStringLiteral("cram:3x3"), QStringLiteral("--misere")} << "normal play";
    QTest::newRow("lines") << QStringList{QStringLiteral("positions.txt"), QStringLiteral("--each")}
                           << "leave it or --each out";
}

void ValueCommandTest::refusesCheckpoints()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("checkpoint"));
    const CommandRun result = runValue(arguments + QStringList{QStringLiteral("--checkpoint"), path});
    checkRefusal(result, 2, words);
    QVERIFY(!QFileInfo::exists(path));
}

void ValueCommandTest::tellsTheLeastValue()
{
    const QStringList arguments = {QStringLiteral("cram:6x7"), QStringLiteral("--max-moves"), QStringLiteral("400000")};
    const CommandRun result = runValue(arguments);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(QStringLiteral(" The value is at least 1.\n")), qPrintable(result.err));
    const QJsonObject object = jsonOf(arguments);
    QCOMPARE(object[QStringLiteral("value")], QJsonValue::Null);
    QCOMPARE(object[QStringLiteral("value_at_least")], 1);
    QCOMPARE(object[QStringLiteral("outcome")], QStringLiteral("N"));
    QVERIFY(!jsonOf({QStringLiteral("cram:3x3")}).contains(QStringLiteral("value_at_least")));
    const QString sum = QStringLiteral("cram:6x7 + nim:3");
    QVERIFY(!jsonOf({sum, arguments[1], arguments[2]}).contains(QStringLiteral("value_at_least")));
}

/// What is known of one line's position isn't said of that of the next.
void ValueCommandTest::leastValuesAreThoseOfTheirLines()
{
    QTemporaryDir folder;
    const QString path = samples::written(folder.filePath(QStringLiteral("games.txt")), "matrix:6x7\ncram:3x17\n");
    const CommandRun result = runValue({path, QStringLiteral("--each"), QStringLiteral("--json"),
                                        QStringLiteral("--max-moves"), QStringLiteral("400000")});
    QList<int> found;
    for (const QString &line : result.out.trimmed().split(u'\n'))
        found << QJsonDocument::fromJson(line.toUtf8())[QStringLiteral("value_at_least")].toInt();
    QCOMPARE(found.size(), 2);
    QVERIFY(found[0] > 0);
    QCOMPARE(found[1], 0); // the value of 3x17
    QVERIFY(result.out.trimmed().endsWith(u'}') && result.out.contains(QStringLiteral("{\"game\": \"cram:")));
}

void ValueCommandTest::guessesTheCost()
{
    const CommandRun result = runValue({QStringLiteral("cram:7x9"), QStringLiteral("--time"), QStringLiteral("1")});
    QCOMPARE(result.status, 1);
    static const QRegularExpression guess(QStringLiteral(
        "allow more time with --time\\.( The value is at least \\d+\\.)? From searches of the board's first \\d+ "
        "to \\d+ cells one may guess that this takes some \\d+ (hours?|days?); the guess may be wrong by a factor of ten or "
        "more\\.\n$"));
    QVERIFY2(guess.match(result.err).hasMatch(), qPrintable(result.err));
}

MEXPLORER_TEST(ValueCommandTest)
#include "tst_valuecommand.moc"
