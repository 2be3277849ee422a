// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/games/gamelaws.h"
#include "tests/testprogram.h"

#include "model/sequence/periodproof.h"
#include "model/sequence/sequenceengine.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::gamelaws;

/// Compares games with published results, by the definition of the value and by every faster method.
class PublishedValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void heapsHaveTheirValues_data();
    void heapsHaveTheirValues();
    void headsHaveTheirValues_data();
    void headsHaveTheirValues();
    void turtlesAreNim();
    void mirrorImagesDiffer();
    void mooresPositions_data();
    void mooresPositions();
    void fibonacciNumbersLose();
    void schwenkNumbersLose_data();
    void schwenkNumbersLose();
    void zeckendorfTellsWhoWins();
    void vastHeapsAreAnswered_data();
    void vastHeapsAreAnswered();
    void allButGrowsForEver_data();
    void allButGrowsForEver();
};

namespace {

RulesPtr rulesFrom(const char *text)
{
    return *parseRules(QString::fromLatin1(text));
}

CellVector cellsFrom(const QString &game)
{
    return join(*parsePosition(game)).cells;
}

/// The Fibonacci numbers that add up to \a n, greatest first, non-consecutive.
std::vector<quint64> zeckendorf(quint64 n)
{
    std::vector<quint64> numbers = {1, 2};
    while (numbers.back() <= n)
        numbers.push_back(numbers.back() + numbers[numbers.size() - 2]);
    std::vector<quint64> parts;
    for (std::size_t i = numbers.size(); i-- > 0;) {
        if (numbers[i] <= n) {
            parts.push_back(numbers[i]);
            n -= numbers[i];
        }
    }
    return parts;
}

} // namespace

void PublishedValuesTest::heapsHaveTheirValues_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<std::vector<Value>>("values"); // G(1), G(2), ...
    QTest::newRow("Lasker's Nim") << QByteArray("lasker") << std::vector<Value>{1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11};
    QTest::newRow("all but 2, 3, 7") << QByteArray("allbut{2,3,7}") << std::vector<Value>{1, 0, 1, 2, 3, 2, 3, 4, 5, 4};
}

void PublishedValuesTest::heapsHaveTheirValues()
{
    QFETCH(QByteArray, rules);
    QFETCH(std::vector<Value>, values);
    PlainValues plain(rulesFrom(rules));
    SequenceEngine engine(plain.rules());
    JobControl control;
    QVERIFY(engine.extend(100, control).ok());
    for (quint64 n = 1; n <= values.size(); ++n) {
        QCOMPARE(plain.of({n}), std::optional(values[n - 1]));
        QCOMPARE(engine.at(n), values[n - 1]);
    }
    for (quint64 n = 1; n < 30; ++n)
        QCOMPARE(plain.of({n}), std::optional(engine.at(n)));
}

void PublishedValuesTest::headsHaveTheirValues_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<std::vector<Value>>("values"); // of a head at place 1, 2, ...
    QTest::newRow("Turning Turtles") << QStringLiteral("turtles") << std::vector<Value>{1, 2, 3, 4, 5, 6, 7, 8};
    QTest::newRow("Mock Turtles") << QStringLiteral("mockturtles") << std::vector<Value>{1, 2, 4, 7, 8, 11, 13, 14};
    QTest::newRow("Ruler") << QStringLiteral("ruler") << std::vector<Value>{1, 2, 1, 4, 1, 2, 1, 8};
}

void PublishedValuesTest::headsHaveTheirValues()
{
    QFETCH(QString, rules);
    QFETCH(std::vector<Value>, values);
    PlainValues plain(*parseRules(rules));
    for (qsizetype number = 1; number <= static_cast<qsizetype>(values.size()); ++number) {
        const QString game = rules + u':' + QString(number - 1, u'T') + u'H';
        QCOMPARE(plain.of(cellsFrom(game)), std::optional(values[static_cast<std::size_t>(number - 1)]));
    }
}

void PublishedValuesTest::turtlesAreNim()
{
    PlainValues plain(rulesFrom("turtles"));
    for (Cell heads = 0; heads < 256; ++heads) {
        Value sum = 0;
        for (Value number = 1; number <= 8; ++number)
            sum ^= (heads >> (number - 1)) & 1 ? number : 0;
        QCOMPARE(plain.of({8, heads}), std::optional(sum));
    }
}

void PublishedValuesTest::mirrorImagesDiffer()
{
    const Solver solver;
    JobControl control;
    const Position left = *parsePosition(QStringLiteral("turtles:TTH"));
    const Position right = *parsePosition(QStringLiteral("turtles:HTT"));
    QCOMPARE(solver.value(left.components.front(), control).value(), Value(3));
    QCOMPARE(solver.value(right.components.front(), control).value(), Value(1));
    QVERIFY(!isPaired(*parsePosition(QStringLiteral("turtles:TTH + turtles:HTT"))));
    QVERIFY(isPaired(*parsePosition(QStringLiteral("turtles:TTH + turtles:TTH"))));
}

void PublishedValuesTest::mooresPositions_data()
{
    QTest::addColumn<int>("k");
    QTest::newRow("k = 1, Nim") << 1;
    QTest::newRow("k = 2") << 2;
    QTest::newRow("k = 3") << 3;
}

void PublishedValuesTest::mooresPositions()
{
    QFETCH(int, k);
    PlainValues plain(*parseRules(QStringLiteral("moore{%1}").arg(k)));
    for (Cell a = 0; a < 6; ++a) {
        for (Cell b = 0; b <= a; ++b) {
            for (Cell c = 0; c <= b; ++c) {
                for (Cell d = 0; d <= std::min<Cell>(c, 3); ++d) {
                    CellVector heaps = {a, b, c, d};
                    bool isP = true;
                    for (int digit = 0; digit < 3; ++digit) {
                        quint64 sum = 0;
                        for (const Cell heap : heaps)
                            sum += (heap >> digit) & 1;
                        isP = isP && sum % static_cast<quint64>(k + 1) == 0;
                    }
                    std::erase(heaps, Cell(0));
                    QCOMPARE(plain.of(heaps) == Value(0), isP);
                    QCOMPARE(plain.rules()->closedForm(heaps) == Value(0), isP);
                }
            }
        }
    }
}

void PublishedValuesTest::schwenkNumbersLose_data()
{
    QTest::addColumn<QList<int>>("numbers"); // A. J. Schwenk, Take-away games (1970); the first ones
    QTest::newRow("1") << QList<int>{1, 2, 4, 8, 16, 32};
    QTest::newRow("2") << QList<int>{1, 2, 3, 5, 8, 13, 21, 34};
    QTest::newRow("3") << QList<int>{1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40};
    QTest::newRow("3/2") << QList<int>{};
    QTest::newRow("7/2") << QList<int>{};
    QTest::newRow("9/2") << QList<int>{};
    QTest::newRow("10") << QList<int>{};
}

/// The player who has to begin with one of them loses; and the formula agrees with the values of all positions.
void PublishedValuesTest::schwenkNumbersLose()
{
    QFETCH(QList<int>, numbers);
    const RulesPtr rules =
        parseRules(QStringLiteral("takeaway{%1}").arg(QLatin1String(QTest::currentDataTag()))).value();
    PlainValues plain(rules);
    for (quint64 left = 1; left <= 40; ++left) {
        for (quint64 most = left == 1 ? 0 : 1; most <= left; ++most) {
            const CellVector cells = {left, most};
            QCOMPARE(rules->closedForm(cells) == Value(0), plain.of(cells) == Value(0));
        }
        if (!numbers.isEmpty()) // all up to 40
            QCOMPARE(plain.of({left, left - 1}) == Value(0), numbers.contains(static_cast<int>(left)));
    }
}

void PublishedValuesTest::fibonacciNumbersLose()
{
    const std::set<quint64> fibonacci = {1, 2, 3, 5, 8, 13, 21, 34, 55};
    PlainValues plain(rulesFrom("fibonacci"));
    for (quint64 n = 1; n <= 60; ++n)
        QCOMPARE(plain.of(cellsFrom(QStringLiteral("fibonacci:%1").arg(n))) == Value(0), fibonacci.contains(n));
}

void PublishedValuesTest::zeckendorfTellsWhoWins()
{
    PlainValues plain(rulesFrom("fibonacci"));
    for (quint64 left = 1; left <= 40; ++left) {
        for (quint64 max = 1; max <= left; ++max) {
            const bool isP = zeckendorf(left).back() > max;
            QCOMPARE(plain.of({left, max}) == Value(0), isP);
            QCOMPARE(plain.rules()->closedForm(CellVector{left, max}) == Value(0), isP);
        }
    }
}

void PublishedValuesTest::vastHeapsAreAnswered_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"lasker:1000000000", "lasker:999999999", "lasker:1000000000 + nim:77", "nim:1000000000,3",
          "allbut{2,3}:1000000000", "allbut{2,3,7}:999999999 + nim:5", "allbut{1-5,9}:123456789,987654321"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Each listed move is legal and leaves value 0; at least one is listed where one exists.
void PublishedValuesTest::vastHeapsAreAnswered()
{
    QFETCH(QString, game);
    const Position position = *parsePosition(game);
    const Solver solver;
    JobControl control;
    const auto analysis = solver.analyse(position, Convention::Normal, control);
    QVERIFY2(analysis.ok(), qPrintable(analysis.ok() ? QString() : analysis.problem().message));
    QCOMPARE(analysis->winningMoves.empty(), analysis->value == Value(0));
    for (const Move &move : analysis->winningMoves) {
        const Component &before = position.components[move.component];
        QVERIFY(before.rules->isFollower(before.cells, move.cells));
        const auto after = solver.analyse(move.to, Convention::Normal, control);
        QVERIFY(after.ok());
        QCOMPARE(after->value, std::optional<Value>(0));
    }
    const auto best = solver.bestMoves(position, Convention::Normal, control);
    QVERIFY(best.ok() && !best->moves.empty());
}

void PublishedValuesTest::allButGrowsForEver_data()
{
    QTest::addColumn<QString>("rules");
    std::mt19937 random(7);
    for (int i = 0; i < 60; ++i) {
        QStringList set;
        for (int number = 1; number <= 9; ++number) {
            if (random() % 3 == 0)
                set << QString::number(number);
        }
        const QString rules = QStringLiteral("allbut{%1}").arg(set.isEmpty() ? QStringLiteral("4") : set.join(u','));
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(i).arg(rules))) << rules;
    }
}

/// The period proved early is true far beyond.
void PublishedValuesTest::allButGrowsForEver()
{
    QFETCH(QString, rules);
    const RulesPtr game = *parseRules(rules);
    SequenceEngine engine(game);
    JobControl control;
    const auto period = provePeriod(engine, 20'000, control);
    QVERIFY(period.ok() && period->has_value() && (*period)->proved && (*period)->saltus > 0);
    SequenceEngine far(game);
    const quint64 terms = 3 * (*period)->neededThrough + 500;
    QVERIFY(far.extend(terms, control).ok());
    for (quint64 n = (*period)->preperiod; n + (*period)->period < terms; ++n)
        QCOMPARE(far.at(n + (*period)->period), far.at(n) + static_cast<Value>((*period)->saltus));
    const auto splits = makeSplitsMethod(game);
    ValueArray values;
    StepCount steps;
    while (values.size() < 300)
        splits->extend(values, 300, steps, control);
    for (quint64 n = 0; n < 300; ++n)
        QCOMPARE(far.at(n), values[n]);
}

MEXPLORER_TEST(PublishedValuesTest)
#include "tst_publishedvalues.moc"
