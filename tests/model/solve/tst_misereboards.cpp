// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/memory.h"
#include "model/solve/misereboards.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

/// The outcomes themselves are compared with the definition in tst_miseretable and tst_randomboards.
class MisereBoardsTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatFollows();
    void asksForNoMoreThanTwoTables();
    void beginsAnewOnOtherBoards();
    void namesTheMemory();
    void stopsWhenCancelled();

private:
    JobControl m_control;
};

void MisereBoardsTest::keepsWhatFollows()
{
    MisereBoards boards;
    SearchBudget budget(SolverLimits(), m_control);
    const ClearingSum sum = *ClearingSum::of(parsed(u"matrix:3x4 + cram:2x3"_qs));
    QVERIFY(!boards.known(sum));
    QVERIFY(boards.outcome(sum, budget));
    QVERIFY(boards.known(sum));
    QVERIFY(boards.known(*ClearingSum::of(parsed(u"matrix:0000/1111/1111 + cram:110/110"_qs))));
    QCOMPARE(boards.known(*ClearingSum::of(parsed(u"matrix:0000/0000/0000 + cram:000/000"_qs))), Outcome::N);
    QCOMPARE(boards.known(*ClearingSum::of(parsed(u"matrix:0000/0001/0000 + cram:000/000"_qs))), Outcome::P);
}

/// However many positions of a board are asked for, all tables cost no more than twice that of the whole board.
void MisereBoardsTest::asksForNoMoreThanTwoTables()
{
    MisereBoards boards;
    SearchBudget budget(SolverLimits(), m_control);
    const quint64 whole = MisereTable::words(*ClearingSum::of(parsed(u"matrix:4x5"_qs)));
    std::mt19937_64 random(5);
    int made = 0;
    for (int i = 0; i < 1'000; ++i) {
        Position position = parsed(u"matrix:4x5"_qs);
        position.components.front().cells.front() &= random() | random();
        const ClearingSum sum = *ClearingSum::of(position);
        if (!boards.known(sum)) {
            QVERIFY(boards.outcome(sum, budget));
            ++made;
        }
        QVERIFY(boards.known(sum));
    }
    QVERIFY2(made > 1 && budget.searched() <= 2 * whole, qPrintable(QString::number(budget.searched())));
}

void MisereBoardsTest::beginsAnewOnOtherBoards()
{
    MisereBoards boards;
    SearchBudget budget(SolverLimits(), m_control);
    for (const QString &game : {u"cram:4x4"_qs, u"cram:4x5"_qs, u"matrix:4x4"_qs}) {
        const ClearingSum sum = *ClearingSum::of(parsed(game));
        QVERIFY(!boards.known(sum));
        QVERIFY(boards.outcome(sum, budget));
        QVERIFY(boards.known(sum));
    }
    // Two parts of a board that together have more ones than a table may have.
    const QString none = u"/0000000"_qs.repeated(4);
    const QString full = u"/1111111"_qs.repeated(3);
    for (const QString &game : {full.mid(1) + none, none.mid(1) + full}) {
        const ClearingSum sum = *ClearingSum::of(parsed(u"cram:"_qs + game));
        QVERIFY(boards.outcome(sum, budget));
        QVERIFY(boards.known(sum));
    }
}

void MisereBoardsTest::namesTheMemory()
{
    const QString game = u"matrix:5x5"_qs; // whose table takes 4 MiB
    const ClearingSum sum = *ClearingSum::of(parsed(game));
    setGivenMemory(quint64(4) << 20);
    QVERIFY(!MisereBoards::memoryProblem(sum, game));
    setGivenMemory((quint64(4) << 20) - 1);
    const auto problem = MisereBoards::memoryProblem(sum, game);
    setGivenMemory({});
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::Memory);
    QVERIFY2(problem->message.startsWith(game), qPrintable(problem->message));
}

void MisereBoardsTest::stopsWhenCancelled()
{
    JobControl control;
    control.cancel();
    MisereBoards boards;
    SearchBudget budget(SolverLimits(), control);
    const ClearingSum sum = *ClearingSum::of(parsed(u"matrix:5x5"_qs));
    QVERIFY(!boards.outcome(sum, budget));
    QVERIFY(!boards.known(sum));
}

MEXPLORER_TEST(MisereBoardsTest)
#include "tst_misereboards.moc"
