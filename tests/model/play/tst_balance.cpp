// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/play/balance.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

namespace {

GameRecord assessedAt(const GameRecord &record, std::size_t ply)
{
    static const Solver solver;
    JobControl control;
    const auto analysis = solver.analyse(record.position(ply), record.convention(), control);
    return analysis ? record.assessed(ply, {std::make_shared<const Analysis>(*analysis), {}}) : record;
}

GameRecord newRecord(const QString &expression, Convention convention = Convention::Normal)
{
    return assessedAt(GameRecord(*parsePosition(expression), convention), 0);
}

} // namespace

/// The explanations of answers in a game of a position against the nim heap of its value.
class BalanceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerHasItsReason_data();
    void everyAnswerHasItsReason();
    void otherGamesHaveNone();
    void missedAnswersHaveNone();
};

void BalanceTest::everyAnswerHasItsReason_data()
{
    QTest::addColumn<QString>("game");
    const auto isNimAlone = [](const Position &position) {
        return std::ranges::all_of(position.components, [](const Component &each) { return isNim(*each.rules); });
    };
    QString last;
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File || isNimAlone(*parsePosition(family.firstGraph())))
            continue;
        QTest::newRow(qPrintable(family.name)) << family.firstGraph();
        if (!last.isEmpty()) {
            const QString sum = last + QStringLiteral(" + ") + family.firstGraph();
            QTest::newRow(qPrintable(sum)) << sum;
        }
        last = family.firstGraph();
    }
}

/// Random moves, each answered by one of the solver's winning moves in turn: the value at the end of the sentence is 0
/// by the definition, and it mentions a reversed move exactly if both moves were in one component and its value had
/// risen.
void BalanceTest::everyAnswerHasItsReason()
{
    QFETCH(QString, game);
    std::mt19937 random(7);
    const Value value = tracesamples::PlainValues(*parsePosition(game)).root();
    for (int round = 0; round < 12; ++round) {
        GameRecord record = newRecord(QStringLiteral("%1 + nim:%2").arg(game).arg(value));
        QVERIFY(isAgainstNimHeap(record));
        QVERIFY(balanceText(record, 0).isEmpty());
        while (!record.isOver()) {
            const std::size_t ply = record.length();
            const auto moves = *distinctMoves(record.position(ply), 10'000);
            const Move move = moves[random() % moves.size()];
            record = assessedAt(record.played(ply, move), ply + 1);
            QVERIFY(balanceText(record, ply + 1).isEmpty());
            const auto winning = record.assessment(ply + 1).analysis->winningMoves;
            const Move answer = winning[random() % winning.size()];
            record = record.played(ply + 1, answer);
            QVERIFY(balanceText(record, ply + 2).isEmpty()); // not yet assessed
            record = assessedAt(record, ply + 2);
            const QString text = balanceText(record, ply + 2);
            QVERIFY2(text.endsWith(QStringLiteral(" = 0.")), qPrintable(text));
            QVERIFY(!text.contains(u'%'));
            QCOMPARE(tracesamples::PlainValues(record.position(ply + 2)).root(), Value(0));
            const auto component = [&](std::size_t at) {
                return tracesamples::PlainValues(Position{{record.position(at).components[move.component]}}).root();
            };
            const bool isReversed = answer.component == move.component && component(ply + 1) > component(ply);
            QCOMPARE(text.contains(QStringLiteral("reversed")), isReversed);
        }
    }
}

void BalanceTest::otherGamesHaveNone()
{
    for (const char *game : {"nim:3,3", "kayles:7 + nim:1", "kayles:5,5", "nim:4"})
        QVERIFY(!isAgainstNimHeap(newRecord(QString::fromLatin1(game))));
    QVERIFY(!isAgainstNimHeap(newRecord(QStringLiteral("kayles:7 + nim:2"), Convention::Misere)));
    QVERIFY(!isAgainstNimHeap(GameRecord(*parsePosition(QStringLiteral("kayles:7 + nim:2")), Convention::Normal)));
}

void BalanceTest::missedAnswersHaveNone()
{
    GameRecord record = newRecord(QStringLiteral("kayles:7 + nim:2"));
    for (std::size_t ply = 0; ply < 2; ++ply) {
        const auto moves = *distinctMoves(record.position(ply), 100);
        for (const Move &move : moves) {
            const GameRecord next = assessedAt(record.played(ply, move), ply + 1);
            if (ply == 0 || next.outcome(ply + 1) == Outcome::N) {
                record = next;
                break;
            }
        }
    }
    QCOMPARE(record.length(), std::size_t(2));
    QVERIFY(balanceText(record, 2).isEmpty());
}

MEXPLORER_TEST(BalanceTest)
#include "tst_balance.moc"
