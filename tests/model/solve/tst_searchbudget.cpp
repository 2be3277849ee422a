// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/extrawork.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

SolverLimits few(quint64 moves)
{
    SolverLimits limits;
    limits.maxMoves = moves;
    limits.maxSearch = moves;
    return limits;
}

} // namespace

/// The cost of queries, and their end at the limits.
class SearchBudgetTest : public QObject
{
    Q_OBJECT

private slots:
    /// Work before a query, such as reading the rules of others, isn't part of its cost.
    void countsOnlyItsOwnWork()
    {
        const Position position = parsed(QStringLiteral("rules{(x,y) -> (x-1,y); (x,y) -> (x,y-1)}:(2,2)"));
        ExtraWork::add(1'000'000'000'000);
        JobControl control;
        const Result<Value> value = Solver(few(1000)).value(position, control);
        QVERIFY2(value, qPrintable(value ? QString() : value.problem().message));
        QCOMPARE(*value, 0U);
        for (int i = 0; i < 100; ++i)
            QVERIFY(parsePosition(u"rules{n -> n-k : prime(k)}:5"));
        QVERIFY(Solver(few(1000)).value(position, control));
    }

    void namesTheLimitOfMoves_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Convention>("convention");
        QTest::newRow("cram") << "cram:7x7" << Convention::Normal;
        QTest::newRow("chomp") << "chomp:8x8 + nim:3" << Convention::Normal;
        QTest::newRow("matrix") << "matrix:8x8" << Convention::Normal;
        QTest::newRow("misere matrix") << "matrix:5x5" << Convention::Misere;
        QTest::newRow("misere wythoff") << "wythoff:(500,700)" << Convention::Misere;
        QTest::newRow("misere grundy") << "grundy:150000" << Convention::Misere;
        QTest::newRow("misere split") << "octal{0.7}:400 + kayles:90" << Convention::Misere;
        QTest::newRow("misere divide") << "divide{2,3}:1000000000 + grundy:3000" << Convention::Misere;
    }

    void namesTheLimitOfMoves()
    {
        QFETCH(QString, game);
        QFETCH(Convention, convention);
        const SolverLimits limits = few(20'000);
        QString messages[2];
        for (QString &message : messages) {
            JobControl control;
            const auto analysis = Solver(limits).analyse(parsed(game), convention, control);
            QVERIFY(!analysis);
            QCOMPARE(analysis.problem().kind, Problem::Kind::Limit);
            QCOMPARE(analysis.problem().code, Problem::Code::Moves);
            message = analysis.problem().message;
        }
        QVERIFY2(messages[0].contains(QStringLiteral("--max-moves")), qPrintable(messages[0]));
        QCOMPARE(messages[0], messages[1]); // the same query ends the same way
    }

    /// A query costs at most what its limits allow, for any number of positions.
    void costsNoMoreThanItsLimit()
    {
        const SolverLimits limits = few(5000);
        JobControl control;
        for (const char *game : {"cram:7x7", "chomp:9x9", "matrix:6x6"}) {
            SearchBudget budget(limits, control);
            const Solver solver;
            QVERIFY(!solver.componentValues(parsed(QLatin1String(game)), budget));
            QVERIFY(budget.moves() <= 5002 && budget.searched() <= 5000 + 1296);
            const quint64 spent = budget.moves() + budget.searched();
            QVERIFY(!solver.componentValues(parsed(QLatin1String(game)), budget));
            QVERIFY(budget.moves() + budget.searched() <= spent + 1296);
        }
        SearchBudget budget(limits, control);
        QVERIFY(!Solver().outcome(parsed(QStringLiteral("matrix:5x5")), Convention::Misere, budget));
        QVERIFY(budget.moves() <= 5002);
    }

    void answersWhenTheLimitIsRaised_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Convention>("convention");
        QTest::newRow("cram") << "cram:4x5" << Convention::Normal;
        QTest::newRow("chomp") << "chomp:6x7" << Convention::Normal;
        QTest::newRow("matrix") << "matrix:111111/111011/110111" << Convention::Normal;
        QTest::newRow("misere matrix") << "matrix:4x5" << Convention::Misere;
        QTest::newRow("misere wythoff") << "wythoff:(20,33)" << Convention::Misere;
    }

    void answersWhenTheLimitIsRaised()
    {
        QFETCH(QString, game);
        QFETCH(Convention, convention);
        JobControl control;
        const auto expected = Solver().analyse(parsed(game), convention, control);
        QVERIFY2(expected, expected ? "" : qPrintable(expected.problem().message));
        const Solver tight(few(300));
        int refusals = 0;
        for (quint64 moves = 300; moves < 100'000'000; moves *= 4) {
            const auto found = tight.withLimits(few(moves)).analyse(parsed(game), convention, control);
            if (!found) {
                ++refusals;
                continue;
            }
            QCOMPARE(found->value, expected->value);
            QCOMPARE(found->outcome, expected->outcome);
            QCOMPARE(found->winningMoves, expected->winningMoves);
        }
        QVERIFY(game.startsWith(QStringLiteral("matrix:1")) || refusals > 0);
    }

    void graphsThatGoRoundHaveTheLimitToo()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("wheel.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 300; ++i)
            file.write(QStringLiteral("a%1 a%2\na%1 b%1\n").arg(i).arg((i + 1) % 300).toUtf8());
        file.close();
        JobControl control;
        const auto value = Solver(few(100)).analyse(parsed(QStringLiteral("graph{%1}:a0").arg(file.fileName())),
                                                    Convention::Normal, control);
        QVERIFY(!value);
        QCOMPARE(value.problem().code, Problem::Code::Moves);
    }

    void longSumsAreNamedByTheirBeginning()
    {
        JobControl control;
        const auto analysis =
            Solver(few(2000)).analyse(parsed(QStringLiteral("500*dawson:20")), Convention::Misere, control);
        QVERIFY(!analysis);
        const QString message = analysis.problem().message;
        QVERIFY2(message.startsWith(QStringLiteral("dawson:20,20,20")) && message.size() < 350, qPrintable(message));
    }

    /// A rule with many choices ends at the limit; the values found until then serve a query of a higher one.
    void choicesOfAUsersRulesAreLimited()
    {
        const Position position = parsed(QStringLiteral("rules{n -> n-k : 1 <= k <= n/2}:3000"));
        JobControl control;
        const Solver solver(few(2000));
        const auto refused = solver.value(position, control);
        QVERIFY(!refused);
        QCOMPARE(refused.problem().kind, Problem::Kind::Limit);
        QCOMPARE(refused.problem().code, Problem::Code::Moves);
        const auto value = solver.withLimits(SolverLimits()).value(position, control);
        QVERIFY(value);
        QCOMPARE(*value, 1500U); // Levine (2006): G(2m) = m
        QVERIFY(solver.value(position, control));
    }

    /// Positions of many cells take more memory, so that fewer of them are stored.
    void largePositionsCountForMore()
    {
        SolverLimits limits;
        limits.maxPositions = 1000;
        JobControl control;
        for (const auto &[game, most] : {std::pair("row{01 -> 10; 10 -> 01; 00 -> 11}:0*15", "1,000"),
                                         {"row{01 -> 10; 10 -> 01; 00 -> 11}:0*64", "125"},
                                         {"row{_ -> X; stop XXX}:_*64", "125"},
                                         {"row{_ -> X; stop XXX}:_*15", "1,000"}}) {
            const auto value = Solver(limits).value(parsed(QString::fromLatin1(game)), control);
            QVERIFY2(!value, game);
            QCOMPARE(value.problem().code, Problem::Code::Positions);
            QVERIFY2(
                value.problem().message.contains(QStringLiteral("more than %1 positions").arg(QLatin1String(most))),
                qPrintable(value.problem().message));
        }
    }

    void vastHeapsCostNothing()
    {
        JobControl control;
        const SolverLimits limits = few(10);
        for (const char *game : {"nim:1000000000,999999999", "subtraction{1-3}:999999999", "divide{2,3}:1000000000"}) {
            SearchBudget budget(limits, control);
            QVERIFY(Solver().componentValues(parsed(QLatin1String(game)), budget));
            QCOMPARE(budget.moves(), quint64(0));
        }
    }
};

MEXPLORER_TEST(SearchBudgetTest)
#include "tst_searchbudget.moc"
