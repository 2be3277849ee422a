// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/runningjobs.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

/// A match under thousands of random requests: in any order, its invariants are true.
class MatchWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void randomRequests_data();
    void randomRequests();

private:
    void request();
    void playAnything();
    void check();

    std::unique_ptr<Session> m_session;
    Match *m_match = nullptr;
    std::mt19937 m_random;
};

void MatchWalkTest::randomRequests_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<unsigned>("seed");
    unsigned seed = 1;
    for (const char *text : {"kayles:8", "nim:3,4,5", "matrix:111/101/111", "grundy:10", "wythoff:(4,5)", "chomp:3x3",
                             "cram:3x3", "kayles:4 + nim:3 + matrix:2x2"}) {
        QTest::newRow(text) << text << seed++;
        QTest::newRow(qPrintable(QString("%1 again").arg(text))) << text << seed++;
    }
}

void MatchWalkTest::randomRequests()
{
    QFETCH(QString, expression);
    QFETCH(unsigned, seed);
    m_random.seed(seed);
    m_session = std::make_unique<Session>();
    m_session->match()->solverSettings()->setSeed(seed);
    m_match = m_session->match();
    m_match->solverSettings()->setDelay(0);
    m_match->setActive(true);
    Match::State before = m_match->state();
    connect(m_match, &Match::turnChanged, this, [this, &before] {
        const Match::State last = std::exchange(before, m_match->state());
        QVERIFY(last == before || Match::isTransition(last, before));
    });
    QVERIFY(m_session->exploration()->open(expression));
    for (int i = 0; i < 250; ++i) {
        request();
        if (m_random() % 4 == 0)
            QCoreApplication::processEvents();
        check();
        if (QTest::currentTestFailed())
            return;
    }
    // In the end nothing is running, and everything is assessed.
    QTRY_VERIFY(!m_match->isThinking());
    QTRY_VERIFY(m_session->jobs()->running().isEmpty());
    for (std::size_t ply = 0; ply <= m_match->record().length(); ++ply)
        QVERIFY(m_match->record().assessment(ply).analysis);
    // The graph can select the match's position if it contains it.
    if (m_session->exploration()->selectPosition(m_match->position()))
        QCOMPARE(join(m_session->exploration()->selectedPosition()).cells, join(m_match->position()).cells);
    m_session.reset();
}

void MatchWalkTest::playAnything()
{
    const auto moves = distinctMoves(m_match->position(), 100'000);
    if (moves && !moves->empty())
        QVERIFY(m_match->playMove((*moves)[m_random() % moves->size()]));
}

void MatchWalkTest::request()
{
    const auto side = [this] { return m_random() % 2 ? Side::Human : Side::Solver; };
    const auto anyNode = [this] { return NodeId(quint32(m_random() % m_match->tree().nodeCount())); };
    switch (m_random() % 18) {
    case 0:
        m_match->undo();
        break;
    case 1:
        m_match->redo();
        break;
    case 2:
        m_match->goTo(m_random() % (m_match->record().length() + 2));
        break;
    case 3:
        m_match->setSides({side(), side()});
        break;
    case 4:
        m_session->exploration()->setConvention(m_random() % 2 ? Convention::Normal : Convention::Misere);
        break;
    case 5:
        m_session->hints()->showMore();
        break;
    case 6:
        m_match->letSolverMove();
        break;
    case 7:
        m_match->reopen(m_random() % (m_match->games().size() + 1));
        break;
    case 8:
        m_random() % 2 ? m_match->restart() : m_session->newGames()->openRandom();
        break;
    case 9:
        m_match->setActive(m_random() % 4 != 0);
        break;
    case 10:
        m_match->goToNode(anyNode());
        break;
    case 11:
        if (const NodeId node = anyNode(); m_match->tree().contains(node))
            m_random() % 2 ? m_match->promote(node) : m_match->annotate(node, {"", QString::number(m_random()), {}});
        break;
    case 12:
        if (const NodeId node = anyNode(); m_random() % 3 == 0 && m_match->tree().contains(node))
            m_match->removeVariation(node);
        break;
    case 13:
        m_match->tryAgain(m_random() % (m_match->record().length() + 1));
        break;
    default:
        playAnything();
    }
    m_match->setActive(true);
}

void MatchWalkTest::check()
{
    const GameRecord &record = m_match->record();
    QVERIFY(m_match->ply() <= record.length());
    QCOMPARE(record.convention(), m_session->exploration()->convention());
    // Every move of the record is one of its rules, and only the last position may be the end.
    for (std::size_t i = 0; i < record.length(); ++i) {
        const Move &move = record.moves()[i];
        QVERIFY(legalMove(record.position(i), move.component, move.cells));
    }
    QCOMPARE(record.isOver(), !hasMove(record.position(record.length())));
    QCOMPARE(m_match->isOver(), !hasMove(m_match->position()));
    // A player may move exactly if the game isn't over, and only one of the two.
    const bool solver = m_match->sides().of(m_match->turn()) == Side::Solver;
    const Match::State state = m_match->state();
    QCOMPARE(state == Match::State::Over, m_match->isOver());
    QCOMPARE(state == Match::State::HumanTurn, !m_match->isOver() && !solver);
    QVERIFY(state != Match::State::NoGame && state != Match::State::Waiting); // a view is visible
    QCOMPARE(state == Match::State::Thinking, isRunning(m_session->jobs(), QStringLiteral("The solver is thinking")));
    QVERIFY(state != Match::State::Paused || m_match->ply() < record.length());
    // Earlier games are kept: their number of moves only grows, except for the one that is reopened.
    std::size_t nodes = record.length();
    for (const PlayedGamePtr &game : m_match->games()) {
        QVERIFY(game->tree().nodeCount() > 0);
        nodes += game->tree().nodeCount();
    }
    QVERIFY(nodes > 0 || m_match->games().empty());
}

MEXPLORER_TEST(MatchWalkTest)
#include "tst_matchwalk.moc"
