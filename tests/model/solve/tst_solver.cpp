// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/memory.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/parsed.h"
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

QJsonObject dataFile(const char *name)
{
    QFile file(paths::data(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

Value valueOf(const QString &game)
{
    JobControl control;
    const auto values = Solver().componentValues(parsed(game), control);
    return values ? nimSum(*values) : Labels::unknown;
}

QStringList moveTexts(const std::vector<Move> &moves)
{
    QStringList texts;
    for (const Move &move : moves)
        texts << QStringLiteral("%1: %2").arg(move.component).arg(move.text);
    return texts;
}

} // namespace

class SolverTest : public QObject
{
    Q_OBJECT

private slots:
    void reproducesTables_data();
    void reproducesTables();
    void reproducesKayles();
    void reproducesPiles();
    void reproducesWinningMoves();
    void answersVastHeapsAtOnce_data();
    void answersVastHeapsAtOnce();
    void keepsComponentsAsWritten();
    void namesLimits_data();
    void namesLimits();
    void misereBoardsNeedFewPositions();
    void misereBoardsNeedMemory();
    void stopsWhenCancelled();
    void limitsDontDependOnHistory();
    void servesManyGames();
};

void SolverTest::reproducesTables_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QJsonArray>("values");
    const QJsonObject tables = dataFile("worked-examples.json")[QStringLiteral("tables_0_to_10")].toObject();
    for (auto table = tables.begin(); table != tables.end(); ++table)
        QTest::newRow(qPrintable(table.key())) << table.key() << table->toArray();
}

void SolverTest::reproducesTables()
{
    QFETCH(QString, rules);
    QFETCH(QJsonArray, values);
    QCOMPARE(values.size(), 11);
    for (int heap = 0; heap <= 10; ++heap)
        QCOMPARE(static_cast<int>(valueOf(QStringLiteral("%1:%2").arg(rules).arg(heap))), values[heap].toInt());
}

void SolverTest::reproducesKayles()
{
    const QJsonObject examples = dataFile("worked-examples.json");
    const QJsonArray values = examples[QStringLiteral("kayles")].toObject()[QStringLiteral("values_1_to_72")].toArray();
    QCOMPARE(values.size(), 72);
    for (int pins = 1; pins <= 72; ++pins) {
        QCOMPARE(static_cast<int>(valueOf(QStringLiteral("kayles:%1").arg(pins))), values[pins - 1].toInt());
        QCOMPARE(static_cast<int>(valueOf(QStringLiteral("octal{0.77}:%1").arg(pins))), values[pins - 1].toInt());
    }
    const QJsonObject five = examples[QStringLiteral("kayles_5")].toObject();
    const Component kayles = parsed(five[QStringLiteral("game")].toString()).components.front();
    const auto followers = distinctFollowers(kayles, 100);
    QVERIFY(followers);
    QStringList found;
    for (const CellVector &cells : *followers)
        found << kayles.rules->positionText(cells);
    QStringList expected;
    for (const auto row : five[QStringLiteral("distinct_followers")].toArray()) {
        QStringList heaps;
        for (const auto heap : row.toArray())
            heaps << QString::number(heap.toInt());
        expected << heaps.join(u',');
    }
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
    QCOMPARE(static_cast<int>(valueOf(kayles.text())), five[QStringLiteral("value")].toInt());
}

void SolverTest::reproducesPiles()
{
    const QJsonObject piles = dataFile("worked-examples.json")[QStringLiteral("piles")].toObject();
    JobControl control;
    const auto analysis =
        Solver().analyse(parsed(piles[QStringLiteral("game")].toString()), Convention::Normal, control);
    QVERIFY(analysis);
    QJsonArray values;
    for (const quint64 value : analysis->componentValues)
        values << static_cast<int>(value);
    QCOMPARE(values, piles[QStringLiteral("component_values")].toArray());
    QCOMPARE(static_cast<int>(*analysis->value), piles[QStringLiteral("nim_sum")].toInt());
    QCOMPARE(analysis->outcome == Outcome::N, piles[QStringLiteral("winner")] == QStringLiteral("first player"));
}

void SolverTest::reproducesWinningMoves()
{
    const QJsonObject sum = dataFile("worked-examples.json")[QStringLiteral("sum_of_subtraction_games")].toObject();
    const Position position = parsed(sum[QStringLiteral("game")].toString());
    JobControl control;
    const auto analysis = Solver().analyse(position, Convention::Normal, control);
    QVERIFY(analysis);
    QCOMPARE(static_cast<int>(*analysis->value), sum[QStringLiteral("nim_sum")].toInt());
    QStringList moves;
    for (const Move &move : analysis->winningMoves) {
        const Value value = valueOf(move.to.components[move.component].text());
        moves << QStringLiteral("in component %1: %2 (value %3)").arg(move.component + 1).arg(move.text).arg(value);
    }
    QCOMPARE(QJsonArray::fromStringList(moves), sum[QStringLiteral("winning_moves")].toArray());
    QCOMPARE(analysis->winningMoves[0].to.text(),
             QStringLiteral("subtraction{1-3}:6 + subtraction{1-5}:10 + subtraction{1-7}:14"));
}

void SolverTest::answersVastHeapsAtOnce_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("value");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("nim") << "nim:1000000000" << 1'000'000'000 << QStringList{QStringLiteral("0: 1000000000 -> 0")};
    QTest::newRow("nim sum") << "nim:1000000000,999999999" << (1'000'000'000 ^ 999'999'999)
                             << QStringList{QStringLiteral("0: 1000000000 -> 999999999")};
    QTest::newRow("nim P") << "nim:1000000000,1000000000" << 0 << QStringList();
    // Halving 1,000,000,000 reaches 0 in 30 steps.
    QTest::newRow("kayles P") << "kayles:1000000000,1000000000" << 0 << QStringList();
    QTest::newRow("subtraction") << "subtraction{1-3}:999999999" << 3
                                 << QStringList{QStringLiteral("0: 999999999 -> 999999996")};
    QTest::newRow("divide") << "divide{2}:1000000000" << 0 << QStringList();
}

void SolverTest::answersVastHeapsAtOnce()
{
    QFETCH(QString, game);
    QFETCH(int, value);
    QFETCH(QStringList, moves);
    JobControl control;
    const auto analysis = Solver().analyse(parsed(game), Convention::Normal, control);
    QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.problem().message));
    QCOMPARE(static_cast<int>(*analysis->value), value);
    QCOMPARE(moveTexts(analysis->winningMoves), moves);
}

void SolverTest::keepsComponentsAsWritten()
{
    JobControl control;
    const auto analysis =
        Solver().analyse(parsed(QStringLiteral("nim:4 + kayles:1 + nim:3,2")), Convention::Normal, control);
    QVERIFY(analysis);
    QCOMPARE(moveTexts(analysis->winningMoves), QStringList{QStringLiteral("0: 4 -> 0")});
    QCOMPARE(analysis->winningMoves[0].to.text(), QStringLiteral("nim:0 + kayles:1 + nim:3,2"));
    QVERIFY(parsed(analysis->winningMoves[0].to.text()) == analysis->winningMoves[0].to);
    const auto equal = Solver().analyse(parsed(QStringLiteral("nim:5,5,3")), Convention::Normal, control);
    QCOMPARE(moveTexts(equal->winningMoves), (QStringList{QStringLiteral("2: 3 -> 0")}));
    const auto twice = Solver().analyse(parsed(QStringLiteral("kayles:3,3,1,1,1")), Convention::Normal, control);
    QCOMPARE(moveTexts(twice->winningMoves).filter(QStringLiteral("1 -> 0")),
             (QStringList{QStringLiteral("2: 1 -> 0"), QStringLiteral("3: 1 -> 0"), QStringLiteral("4: 1 -> 0")}));
}

void SolverTest::namesLimits_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("misere");
    QTest::newRow("grundy") << "grundy:1000000000" << false;
    QTest::newRow("hex") << "hex{0.8}:1000000000" << false;
    QTest::newRow("wythoff") << "wythoff:(1000000000,1000000000)" << false;
    QTest::newRow("too many moves") << "kayles:1000000000" << false;
    QTest::newRow("matrix") << "matrix:8x8" << false;
    QTest::newRow("cram") << "cram:7x9" << false;
    QTest::newRow("chomp") << "chomp:64x64" << false;
    QTest::newRow("misere") << "subtraction{1-3}:1000000000" << true;
    QTest::newRow("misere sum") << "kayles:50,50,50 + matrix:4x4" << true;
}

void SolverTest::namesLimits()
{
    QFETCH(QString, game);
    QFETCH(bool, misere);
    SolverLimits limits;
    limits.maxPositions = 20'000;
    limits.maxSearch = 20'000;
    JobControl control;
    const auto analysis =
        Solver(limits).analyse(parsed(game), misere ? Convention::Misere : Convention::Normal, control);
    QVERIFY(!analysis);
    QCOMPARE(analysis.problem().kind, Problem::Kind::Limit);
    using Code = Problem::Code;
    const Code code = analysis.problem().code;
    QVERIFY2(code == Code::Positions || code == Code::Moves || code == Code::Listing || code == Code::HeapSize ||
                 code == Code::TableSize,
             qPrintable(analysis.problem().message));
}

void SolverTest::misereBoardsNeedFewPositions()
{
    SolverLimits limits;
    limits.maxPositions = 1'000; // for the search; a table of 25 cells has 2^19 words
    limits.maxSearch = quint64(1) << 19;
    JobControl control;
    const Position position = parsed(QStringLiteral("matrix:5x5"));
    const auto analysis = Solver(limits).analyse(position, Convention::Misere, control);
    QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.problem().message));
    QCOMPARE(analysis->outcome, Outcome::N);
    QVERIFY(!analysis->winningMoves.empty());

    limits.maxSearch -= 1;
    QVERIFY(!Solver(limits).analyse(position, Convention::Misere, control));
}

void SolverTest::misereBoardsNeedMemory()
{
    setGivenMemory(quint64(1) << 20); // a table of 25 cells takes 4 MiB
    SolverLimits limits;
    limits.maxPositions = 1'000;
    JobControl control;
    const Position position = parsed(QStringLiteral("matrix:5x5"));
    const auto outcome = Solver(limits).outcome(position, Convention::Misere, control);
    control.cancel();
    const auto cancelled = Solver(limits).outcome(position, Convention::Misere, control);
    setGivenMemory({});
    QVERIFY(!outcome && !cancelled);
    QCOMPARE(outcome.problem().code, Problem::Code::Memory);
    QCOMPARE(cancelled.problem().kind, Problem::Kind::Cancelled);
}

void SolverTest::stopsWhenCancelled()
{
    JobControl control;
    control.cancel();
    for (const char *game : {"cram:7x7", "kayles:5000", "matrix:6x6", "wythoff:(500,500)"}) {
        const auto analysis = Solver().analyse(parsed(QLatin1String(game)), Convention::Normal, control);
        QVERIFY2(!analysis, game);
        QCOMPARE(analysis.problem().kind, Problem::Kind::Cancelled);
    }
    const auto misere = Solver().analyse(parsed(QStringLiteral("matrix:4x4")), Convention::Misere, control);
    QVERIFY(!misere);
    QCOMPARE(misere.problem().kind, Problem::Kind::Cancelled);
}

void SolverTest::limitsDontDependOnHistory()
{
    SolverLimits limits;
    limits.maxPositions = 2'000;
    const Solver solver(limits);
    JobControl control;
    QVERIFY(!solver.analyse(parsed(QStringLiteral("chomp:9x9")), Convention::Normal, control));
    for (int i = 20; i <= 40; ++i) { // all of them together are more than the limit
        const auto value =
            solver.value(parsed(QStringLiteral("wythoff:(%1,%2)").arg(40 - i).arg(2 * i)).components[0], control);
        QVERIFY2(value, value ? "" : qPrintable(value.problem().message));
    }
}

void SolverTest::servesManyGames()
{
    const Solver solver; // stores fewer tables than these
    JobControl control;
    for (int round = 0; round < 2; ++round) {
        for (int max = 1; max <= 200; ++max) {
            const Position position = parsed(QStringLiteral("subtraction{1-%1}:1000").arg(max));
            const auto values = solver.componentValues(position, control);
            QVERIFY(values);
            QCOMPARE(nimSum(*values), Value(1000 % (max + 1)));
        }
    }
}

MEXPLORER_TEST(SolverTest)
#include "tst_solver.moc"
