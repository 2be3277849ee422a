// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinking.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer;

/// Play in positions of which a theorem tells who wins, but no formula the value.
class TheoremPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void answersWithoutValue_data();
    void answersWithoutValue();
    void winsByTheorem_data();
    void winsByTheorem();
    void smallPositionsKeepTheirValues();
    void sumsAreDecidedIfTheOthersCancel();
};

namespace {

SolverLimits theoremLimits()
{
    SolverLimits limits;
    limits.maxMoves = 200'000;
    limits.maxPositions = 20'000;
    limits.maxGraph = 1000;
    return limits;
}

QStringList textsOfMoves(const std::vector<Move> &moves)
{
    QStringList texts;
    for (const Move &move : moves)
        texts << move.text;
    return texts;
}

void addVastGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("wythoff") << "wythoff:(1000000000,618033989)"
                             << QStringList{QStringLiteral("(618033989,1000000000) -> (618033988,999999999)")};
    QTest::newRow("fibonacci") << "fibonacci:1000000"
                               << QStringList{QStringLiteral("1000000 -> (999945,110)"),
                                              QStringLiteral("1000000 -> (999801,398)"),
                                              QStringLiteral("1000000 -> (953433,93134)"),
                                              QStringLiteral("1000000 -> (832040,335920)")};
    QTest::newRow("moore") << "moore{2}:(100,200,300)" << QStringList{QStringLiteral("(300,200,100) -> (100,100,100)")};
}

} // namespace

void TheoremPlayTest::answersWithoutValue_data()
{
    addVastGames();
}

void TheoremPlayTest::answersWithoutValue()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    const Solver solver(theoremLimits());
    JobControl control;
    const Position position = parsed(game);
    const Result<Outcome> outcome = solver.outcome(position, Convention::Normal, control);
    QVERIFY(outcome && *outcome == Outcome::N);
    const Result<Analysis> analysis = solver.analyseForMove(position, Convention::Normal, control);
    QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.problem().message));
    QVERIFY(!analysis->value && analysis->hasAllWinningMoves && analysis->outcome == Outcome::N);
    QCOMPARE(textsOfMoves(analysis->winningMoves), moves);
    const Result<Analysis> withValue = solver.analyse(position, Convention::Normal, control);
    QVERIFY(!withValue);
    QVERIFY2(withValue.problem().message.startsWith(QStringLiteral("By a theorem the first player wins")),
             qPrintable(withValue.problem().message));
    const Result<Hint> hint = findHint(solver, position, Convention::Normal, control);
    QVERIFY(hint && hint->won);
    QVERIFY2(hint->verdict.contains(QStringLiteral("N-position")) && !hint->verdict.contains(QStringLiteral("mis")),
             qPrintable(hint->verdict));
    QCOMPARE(hint->moves.size(), analysis->winningMoves.size());
    const Assessment assessment = assess(solver, position, Convention::Normal, defaultThinkingTimeMs, control);
    QVERIFY(assessment.analysis && assessment.analysis->outcome == Outcome::N);
}

void TheoremPlayTest::winsByTheorem_data()
{
    addVastGames();
}

/// The solver moves first and wins, whatever the other one does.
void TheoremPlayTest::winsByTheorem()
{
    QFETCH(QString, game);
    const SolverPlayer solver(Solver(theoremLimits()), Opponent(), 1);
    JobControl control;
    std::mt19937_64 random(1);
    Position position = parsed(game);
    for (std::size_t ply = 0; ply < 200; ++ply) {
        const Result<Move> move = solver.choose(position, Convention::Normal, ply, control);
        if (ply % 2 == 1 && !move)
            return; // the other one can't move
        QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
        position = move->to;
        const auto &[rules, cells] = position.components.front();
        QCOMPARE(rules->closedForm(cells) == Value(0), ply % 2 == 0);
        if (ply % 2 == 1 || !rules->exampleFollower(cells))
            continue;
        CellVector other = cells; // a random move, if one is found
        for (Cell &cell : other)
            cell = random() % 2 == 0 || cell == 0 ? cell : random() % cell;
        if (rules->isFollower(cells, other)) {
            position = makeMove(position, 0, other).to;
            ++ply;
        }
    }
}

/// All winning moves of small positions are known with their value, as before.
void TheoremPlayTest::smallPositionsKeepTheirValues()
{
    const Solver solver;
    JobControl control;
    for (const char *game : {"wythoff:(30,40)", "fibonacci:50", "takeaway{3}:(30,9)", "moore{2}:(3,4,5)"}) {
        const Position position = parsed(QString::fromLatin1(game));
        const Result<Analysis> whole = solver.analyse(position, Convention::Normal, control);
        const Result<Analysis> forMove = solver.analyseForMove(position, Convention::Normal, control);
        QVERIFY(whole && forMove);
        QVERIFY(whole->value && forMove->value == whole->value);
        QCOMPARE(forMove->winningMoves, whole->winningMoves);
        std::vector<Move> winning = distinctMoves(position, 1000).value();
        std::erase_if(winning, [&](const Move &move) { return solver.value(move.to, control).value() != 0; });
        QCOMPARE(whole->winningMoves, winning);
    }
}

void TheoremPlayTest::sumsAreDecidedIfTheOthersCancel()
{
    const Solver solver(theoremLimits());
    JobControl control;
    const auto analysisOf = [&](const char *game) {
        return solver.analyseByTheorem(parsed(QString::fromLatin1(game)), control);
    };
    const auto cancelled = analysisOf("nim:3 + wythoff:(1000000,1000000) + nim:3");
    QVERIFY(cancelled && !cancelled->hasAllWinningMoves);
    QCOMPARE(textsOfMoves(cancelled->winningMoves), QStringList{QStringLiteral("(1000000,1000000) -> (0,0)")});
    QCOMPARE(cancelled->winningMoves.front().component, std::size_t(1));
    const auto beside = analysisOf("nim:0 + wythoff:(1000000,1000000) + wythoff:(0,0)");
    QVERIFY(beside && beside->hasAllWinningMoves);
    QVERIFY(!analysisOf("wythoff:(1000000,1000000) + nim:3"));
    QVERIFY(!analysisOf("wythoff:(1000000,1000000) + fibonacci:1000000"));
    QVERIFY(!analysisOf("nim:3"));
    QVERIFY(!analysisOf("wythoff:(618033988,999999999)"));
}

MEXPLORER_TEST(TheoremPlayTest)
#include "tst_theoremplay.moc"
