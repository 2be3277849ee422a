// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/play/gamerecord.h"
#include "model/play/solverplayer.h"
#include "model/solve/move.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <bit>
#include <map>
#include <numeric>
#include <random>

using namespace mexplorer;

namespace {

/// Plain minimax over whole positions, by their texts: the winner, and the number of moves when the winner hurries and
/// the loser delays. Uses no values or components.
class Minimax
{
public:
    explicit Minimax(Convention convention) : m_convention(convention) {}

    struct Verdict
    {
        bool won = false;
        int length = 0;
    };

    Verdict operator()(const RulesPtr &rules, const CellVector &cells)
    {
        const auto known = m_known.find(cells);
        if (known != m_known.end())
            return known->second;
        int quickest = -1;
        int longest = -1;
        rules->followers(cells, [&](Cells follower) {
            const Verdict after = (*this)(rules, CellVector(follower.begin(), follower.end()));
            int &best = after.won ? longest : quickest;
            if (best < 0 || (after.won ? after.length > best : after.length < best))
                best = after.length;
        });
        Verdict verdict;
        if (quickest < 0 && longest < 0)
            verdict = {m_convention == Convention::Misere, 0};
        else
            verdict = quickest >= 0 ? Verdict{true, quickest + 1} : Verdict{false, longest + 1};
        m_known.emplace(cells, verdict);
        return verdict;
    }

    Verdict operator()(const Position &position)
    {
        const JoinedPosition joined = join(position);
        return (*this)(joined.rules, joined.cells);
    }

private:
    Convention m_convention;
    std::map<CellVector, Verdict> m_known;
};

const QStringList families = {"nim:4,5,6",
                              "subtraction{1-3}:9 + subtraction{2,5}:10",
                              "kayles:6,5",
                              "matrix:3x3",
                              "octal{0.137}:12",
                              "octal{4.07}:9",
                              "dawson:9,4",
                              "grundy:9,6",
                              "divide{2,3,6}:40,17",
                              "wythoff:(5,7)",
                              "cram:3x3",
                              "chomp:3x4",
                              "hex{0.8}:9",
                              "kayles:4 + matrix:2x3 + nim:3"};

} // namespace

class SolverPlayerTest : public QObject
{
    Q_OBJECT

private slots:
    void winsAndResists_data();
    void winsAndResists();
    void beatsRandomPlay_data();
    void beatsRandomPlay();
    void guessesAmongVastHeaps();
    void isDeterministic();
    void levelsDiffer();
    void randomPositionsAreAlike_data();
    void randomPositionsAreAlike();
    void randomPositionsArentTrivial();
};

void SolverPlayerTest::winsAndResists_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<bool>("misere");
    for (const QString &family : families) {
        QTest::newRow(qPrintable(family)) << family << false;
        QTest::newRow(qPrintable(family + " misère")) << family << true;
    }
}

/// From a won position the solver's move keeps the win and is the quickest; from a lost one it lasts longest: each move
/// shortens the game, as plain minimax counts it, by exactly one.
void SolverPlayerTest::winsAndResists()
{
    QFETCH(QString, family);
    QFETCH(bool, misere);
    const Convention convention = misere ? Convention::Misere : Convention::Normal;
    const SolverPlayer player(Solver(), SolverPlayer::perfect, 1);
    JobControl control;
    for (quint64 seed = 0; seed < 20; ++seed) {
        Minimax minimax(convention);
        const Position position = randomPositionLike(parsed(family), seed);
        const Minimax::Verdict before = minimax(position);
        const Result<Move> move = player.choose(position, convention, 0, control);
        QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
        const Minimax::Verdict after = minimax(move->to);
        QVERIFY2(after.won != before.won, qPrintable(position.text() + ": " + move->text));
        QVERIFY2(after.length == before.length - 1, qPrintable(position.text() + ": " + move->text));
    }
}

void SolverPlayerTest::beatsRandomPlay_data()
{
    winsAndResists_data();
}

/// Whole games against random play, from every position that the solver can win.
void SolverPlayerTest::beatsRandomPlay()
{
    QFETCH(QString, family);
    QFETCH(bool, misere);
    const Convention convention = misere ? Convention::Misere : Convention::Normal;
    const Solver solver;
    const SolverPlayer perfect(solver, SolverPlayer::perfect, 1);
    JobControl control;
    int played = 0;
    for (quint64 seed = 100; seed < 115; ++seed) {
        const SolverPlayer random(solver, Opponent{Opponent::Kind::Random}, seed);
        GameRecord record(randomPositionLike(parsed(family), seed), convention);
        const Result<Outcome> outcome = solver.outcome(record.start(), convention, control);
        QVERIFY(outcome);
        const Player winner = *outcome == Outcome::N ? Player::First : Player::Second;
        while (!record.isOver()) {
            const std::size_t ply = record.length();
            const SolverPlayer &mover = record.turn(ply) == winner ? perfect : random;
            const Result<Move> move = mover.choose(record.position(ply), convention, ply, control);
            QVERIFY(move);
            QVERIFY(legalMove(record.position(ply), move->component, move->cells));
            record = record.played(ply, *move);
        }
        QCOMPARE(record.winner(), std::optional(winner));
        ++played;
    }
    QCOMPARE(played, 15);
}

void SolverPlayerTest::guessesAmongVastHeaps()
{
    for (const char *game : {"nim:1000000000", "grundy:1000000000,5", "kayles:1000000000", "hex{0.8}:1000000000",
                             "wythoff:(999999999,1000000000)", "matrix:8x8", "kayles:5"}) {
        const Position position = parsed(game);
        const SolverPlayer player(Solver(), SolverPlayer::perfect, 3);
        const Result<Move> move = player.guess(position, Convention::Normal, 4);
        QVERIFY2(move, game);
        QVERIFY2(legalMove(position, move->component, move->cells), game);
        QVERIFY(*player.guess(position, Convention::Normal, 4) == *move);
    }
    QVERIFY(!SolverPlayer(Solver(), 0, 1).guess(parsed("nim:0"), Convention::Normal, 0));
}

void SolverPlayerTest::isDeterministic()
{
    const Position position = parsed("kayles:9 + nim:5,7");
    JobControl control;
    std::map<QString, int> chosen;
    for (quint64 seed = 0; seed < 30; ++seed) {
        const Result<Move> once = SolverPlayer(Solver(), 50, seed).choose(position, Convention::Normal, 3, control);
        const Result<Move> again = SolverPlayer(Solver(), 50, seed).choose(position, Convention::Normal, 3, control);
        QVERIFY(once && again);
        QVERIFY(*once == *again);
        ++chosen[once->to.text()];
    }
    QVERIFY(chosen.size() > 5);
}

void SolverPlayerTest::levelsDiffer()
{
    const Position position = parsed("nim:8,9,13");
    JobControl control;
    const Solver solver;
    const Result<Analysis> analysis = solver.analyse(position, Convention::Normal, control);
    QVERIFY(analysis && analysis->outcome == Outcome::N);
    const auto wins = [&](int level) {
        int count = 0;
        for (quint64 seed = 0; seed < 200; ++seed) {
            const Result<Move> move =
                SolverPlayer(solver, level, seed).choose(position, Convention::Normal, 0, control);
            count += std::count(analysis->winningMoves.begin(), analysis->winningMoves.end(), *move) > 0;
        }
        return count;
    };
    QCOMPARE(wins(100), 200);
    QCOMPARE(wins(0), 0);
}

void SolverPlayerTest::randomPositionsAreAlike_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : families)
        QTest::newRow(qPrintable(family)) << family;
}

void SolverPlayerTest::randomPositionsAreAlike()
{
    QFETCH(QString, family);
    const Position like = parsed(family);
    std::map<QString, int> seen;
    for (quint64 seed = 0; seed < 40; ++seed) {
        const Position position = randomPositionLike(like, seed);
        QVERIFY(hasMove(position));
        QCOMPARE(position.components.size(), like.components.size());
        for (std::size_t i = 0; i < like.components.size(); ++i)
            QCOMPARE(position.components[i].rules, like.components[i].rules);
        // The result can be written and read back.
        const Result<Position> again = parsePosition(position.text());
        QVERIFY2(again && again->text() == position.text(), qPrintable(position.text()));
        QVERIFY(*again == position);
        ++seen[position.text()];
    }
    if (family.startsWith(QStringLiteral("hex{0.8}")))
        QCOMPARE(seen.size(), std::size_t(3)); // 7, 8 and 9: no others of that size last for two moves
    else
        QVERIFY(seen.size() > 3);
}

/// About as big as the opened position, and longer than one move.
void SolverPlayerTest::randomPositionsArentTrivial()
{
    for (const char *game : {"kayles:7", "nim:3,4,5", "nim:1,2,30", "subtraction{1-3}:9"}) {
        const Position like = parsed(game);
        const auto tokens = [](const Position &position) {
            quint64 sum = 0;
            for (const Component &component : position.components)
                sum = std::accumulate(component.cells.begin(), component.cells.end(), sum);
            return sum;
        };
        const auto isDeep = [](const Position &position) {
            const auto moves = distinctMoves(position, 1000);
            return std::any_of(moves->begin(), moves->end(), [](const Move &move) { return hasMove(move.to); });
        };
        for (quint64 seed = 0; seed < 60; ++seed) {
            const Position position = randomPositionLike(like, seed);
            QVERIFY2(2 * tokens(position) >= tokens(like), qPrintable(position.text()));
            QVERIFY2(isDeep(position), qPrintable(position.text()));
        }
    }
    for (quint64 seed = 0; seed < 60; ++seed) {
        const Position position = randomPositionLike(parsed("matrix:3x3"), seed);
        QVERIFY2(std::popcount(position.components[0].cells[0]) >= 5, qPrintable(position.text()));
    }
    QVERIFY(hasMove(randomPositionLike(parsed("nim:1"), 1))); // as trivial as the opened position
}

MEXPLORER_TEST(SolverPlayerTest)
#include "tst_solverplayer.moc"
