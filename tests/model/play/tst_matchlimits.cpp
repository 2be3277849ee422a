// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinking.h"
#include "tests/model/play/matchbench.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace matchbench;

/// Games with positions that exceed the solver's limits.
class MatchLimitsTest : public MatchFixture
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { m_session.reset(); }
    void guessesWhenThePositionIsTooBig();
    void gamesThatAreTooBigAreFinished();
    void moreTimeToThinkAsksAgain();
};

/// Cram on 7x9 cells can't be solved within the thinking time: the solver guesses a legal move and reports it.
void MatchLimitsTest::guessesWhenThePositionIsTooBig()
{
    m_match->solverSettings()->setThinkingTimeMs(20);
    QSignalSpy guesses(m_match, &Match::guessed);
    m_match->setSides({Side::Solver, Side::Human});
    QVERIFY(m_session->exploration()->open("cram:7x9"));
    QTRY_COMPARE_WITH_TIMEOUT(m_match->ply(), std::size_t(1), 120'000);
    QCOMPARE(guesses.count(), 1);
    const QString message = guesses[0][0].toString();
    QVERIFY2(message.contains("guessed its move") && message.contains("20 milliseconds"), qPrintable(message));
    QVERIFY2(message.contains("longer thinking time"), qPrintable(message));
    QTRY_VERIFY(m_match->record().assessment(0).isMade());
    QVERIFY(!m_match->record().assessment(0).analysis);
    m_session->exploration()->cancelBuilding();
}

/// Two solvers without time nevertheless finish a game.
void MatchLimitsTest::gamesThatAreTooBigAreFinished()
{
    m_match->solverSettings()->setThinkingTimeMs(20);
    m_match->setSides({Side::Solver, Side::Solver});
    QVERIFY(m_session->exploration()->open("matrix:8x8"));
    QTRY_VERIFY_WITH_TIMEOUT(m_match->isOver(), 120'000);
    QVERIFY(m_match->record().length() > 0);
    m_session->exploration()->cancelBuilding();
}

void MatchLimitsTest::moreTimeToThinkAsksAgain()
{
    m_match->solverSettings()->setThinkingTimeMs(1);
    m_match->setSides({Side::Human, Side::Human});
    QVERIFY(m_session->exploration()->open("cram:5x5"));
    QTRY_VERIFY(m_match->assessment().isMade());
    QSignalSpy thinkingTimeMs(m_match->solverSettings(), &SolverSettings::thinkingTimeChanged);
    m_match->solverSettings()->setThinkingTimeMs(1'000'000);
    QCOMPARE(thinkingTimeMs.count(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(m_match->assessment().analysis, 120'000);
    m_match->solverSettings()->setThinkingTimeMs(1'000'000);
    QCOMPARE(thinkingTimeMs.count(), 1);
}

MEXPLORER_TEST(MatchLimitsTest)
#include "tst_matchlimits.moc"
