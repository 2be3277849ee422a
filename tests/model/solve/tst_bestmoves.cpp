// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/solve/solver.h"
#include "tests/model/solve/randomgames.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <thread>

using namespace mexplorer;

namespace {

/// Plays best moves for both sides until the end and returns the number of moves.
quint32 lengthOfBestPlay(const Solver &solver, Position position, Convention convention)
{
    JobControl control;
    quint32 moves = 0;
    while (true) {
        const auto best = solver.bestMoves(position, convention, control);
        if (!best || best->moves.empty())
            return moves;
        position = best->moves.front().to;
        ++moves;
    }
}

} // namespace

class BestMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void playsForTheRemoteness_data();
    void playsForTheRemoteness();
    void listsTheWinningMoves();
    void fallsBackOnSize_data();
    void fallsBackOnSize();
    void findsAMoveInVastHeaps();
    void servesSeveralThreads();
};

void BestMovesTest::playsForTheRemoteness_data()
{
    QTest::addColumn<Convention>("convention");
    QTest::newRow("normal") << Convention::Normal;
    QTest::newRow("misere") << Convention::Misere;
}

void BestMovesTest::playsForTheRemoteness()
{
    QFETCH(Convention, convention);
    randomgames::Random random(8);
    JobControl control;
    int played = 0;
    for (int i = 0; i < 150; ++i) {
        const Position position =
            parsed(randomgames::game(random, randomgames::families[randomgames::below(random, 12)]));
        GraphBuilder::Options options;
        options.maxPositions = 2000;
        const GameGraphPtr graph = buildGraph(position, options, control);
        if (graph->isTruncated())
            continue;
        ++played;
        const LabelsPtr labels = label(*graph, convention, control);
        const quint32 remoteness = labels->remoteness(GameGraph::root());
        const auto best = Solver().bestMoves(position, convention, control);
        QVERIFY(best);
        QCOMPARE(best->outcome, labels->outcome(GameGraph::root()));
        QCOMPARE(best->remoteness.size(), best->moves.size());
        if (!best->remoteness.empty())
            QCOMPARE(best->remoteness.front() + 1, remoteness);
        if (lengthOfBestPlay(Solver(), position, convention) != remoteness)
            QFAIL(qPrintable(position.text()));
    }
    QVERIFY(played >= 80);
}

void BestMovesTest::listsTheWinningMoves()
{
    randomgames::Random random(9);
    const Solver solver;
    JobControl control;
    for (int i = 0; i < 200; ++i) {
        const Position position =
            parsed(randomgames::game(random, randomgames::families[randomgames::below(random, 12)]));
        const auto best = solver.bestMoves(position, Convention::Normal, control);
        const auto analysis = solver.analyse(position, Convention::Normal, control);
        QVERIFY(best && analysis);
        QCOMPARE(best->outcome, analysis->outcome);
        if (best->outcome == Outcome::N) {
            QVERIFY(std::is_permutation(best->moves.begin(), best->moves.end(), analysis->winningMoves.begin(),
                                        analysis->winningMoves.end()));
        } else {
            QCOMPARE(best->moves.size(), distinctMoves(position, 1'000'000)->size());
        }
    }
}

void BestMovesTest::fallsBackOnSize_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Convention>("convention");
    QTest::addColumn<QString>("move");
    QTest::newRow("loser keeps") << "nim:40,41,1,7,7" << Convention::Normal << "40 -> 39";
    QTest::newRow("winner clears") << "nim:40,41,8" << Convention::Normal << "41 -> 32";
    QTest::newRow("winner takes most") << "subtraction{1,5}:26 + subtraction{1,5}:9 + nim:40" << Convention::Normal
                                       << "40 -> 1";
    QTest::newRow("misere") << "nim:40,41,1,7,7" << Convention::Misere << "40 -> 39";
}

void BestMovesTest::fallsBackOnSize()
{
    QFETCH(QString, game);
    QFETCH(Convention, convention);
    QFETCH(QString, move);
    SolverLimits limits;
    limits.maxGraph = 10;
    JobControl control;
    const auto best = Solver(limits).bestMoves(parsed(game), convention, control);
    QVERIFY2(best, best ? "" : qPrintable(best.problem().message));
    QVERIFY(best->remoteness.empty());
    QCOMPARE(best->moves.front().text, move);
}

void BestMovesTest::findsAMoveInVastHeaps()
{
    JobControl control;
    const auto losing =
        Solver().bestMoves(parsed(QStringLiteral("nim:1000000000,1000000000")), Convention::Normal, control);
    QVERIFY(losing);
    QCOMPARE(losing->outcome, Outcome::P);
    QCOMPARE(losing->moves.front().text, QStringLiteral("1000000000 -> 999999999"));
    const auto winning = Solver().bestMoves(parsed(QStringLiteral("nim:1000000000,7")), Convention::Normal, control);
    QVERIFY(winning);
    QCOMPARE(winning->moves.front().text, QStringLiteral("1000000000 -> 7"));
}

void BestMovesTest::servesSeveralThreads()
{
    const Solver solver;
    std::vector<int> wrong(4, 0);
    {
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < wrong.size(); ++t) {
            threads.emplace_back([&solver, &wrong, t] {
                randomgames::Random random(t);
                JobControl control;
                for (int i = 0; i < 60; ++i) {
                    const Position position =
                        parsed(randomgames::game(random, randomgames::families[randomgames::below(random, 12)]));
                    const auto shared = solver.analyse(position, Convention::Normal, control);
                    const auto own = Solver().analyse(position, Convention::Normal, control);
                    wrong[t] +=
                        !shared || !own || shared->value != own->value || shared->winningMoves != own->winningMoves;
                    wrong[t] += !solver.bestMoves(position, Convention::Misere, control);
                }
            });
        }
    }
    QCOMPARE(wrong, std::vector<int>(4, 0));
}

MEXPLORER_TEST(BestMovesTest)
#include "tst_bestmoves.moc"
