// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/play/solverplayer.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace mexplorer;

namespace opponentlaws {

/// Outcomes of whole positions, and the number of moves when the winner hurries and the loser delays: by the
/// definition, over all positions at once, so that play may repeat. Uses no values or components.
class Oracle
{
public:
    Oracle(const Position &start, Convention convention) : m_rules(join(start).rules)
    {
        explore(join(start).cells);
        for (std::size_t i = 0; i < m_followers.size(); ++i) {
            if (m_followers[i].empty())
                m_known[i] = {convention == Convention::Normal ? Outcome::P : Outcome::N, 0};
        }
        bool grows = true;
        for (int moves = 1; grows; ++moves)
            grows = extend(moves);
    }

    Outcome outcome(const Position &position) const { return known(position).outcome; }
    int length(const Position &position) const { return known(position).length; }
    /// True if a move keeps the outcome.
    bool keeps(const Position &position, const Move &move) const
    {
        const Outcome before = outcome(position);
        return before != Outcome::P && outcome(move.to) == (before == Outcome::N ? Outcome::P : Outcome::Draw);
    }
    /// The number of mistakes per thousand replies.
    int wrongReplies(const Position &position) const
    {
        const auto &replies = m_followers[m_ids.at(join(position).cells)];
        const auto wrong = std::count_if(replies.begin(), replies.end(),
                                         [this](std::size_t reply) { return m_known[reply].outcome == Outcome::N; });
        return replies.empty() ? 0 : static_cast<int>(1000 * wrong / std::ssize(replies));
    }

private:
    struct Verdict
    {
        Outcome outcome = Outcome::Draw;
        int length = 0;
    };

    const Verdict &known(const Position &position) const { return m_known[m_ids.at(join(position).cells)]; }

    void explore(const CellVector &start)
    {
        std::vector<CellVector> cells = {start};
        m_ids.emplace(start, 0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::set<std::size_t> followers;
            m_rules->followers(CellVector(cells[i]), [&](Cells follower) {
                const CellVector key(follower.begin(), follower.end());
                const auto [entry, isNew] = m_ids.emplace(key, cells.size());
                if (isNew)
                    cells.push_back(key);
                followers.insert(entry->second);
            });
            m_followers.emplace_back(followers.begin(), followers.end());
        }
        m_known.resize(cells.size());
    }

    /// Finds the positions decided within \a moves and not within fewer. Returns false if there are none.
    bool extend(int moves)
    {
        std::vector<std::pair<std::size_t, Outcome>> found;
        for (std::size_t i = 0; i < m_followers.size(); ++i) {
            const auto &after = m_followers[i];
            if (after.empty() || m_known[i].outcome != Outcome::Draw)
                continue;
            const auto is = [this](Outcome outcome) {
                return [this, outcome](std::size_t follower) { return m_known[follower].outcome == outcome; };
            };
            if (std::any_of(after.begin(), after.end(), is(Outcome::P)))
                found.emplace_back(i, Outcome::N);
            else if (std::all_of(after.begin(), after.end(), is(Outcome::N)))
                found.emplace_back(i, Outcome::P);
        }
        for (const auto &[i, outcome] : found)
            m_known[i] = {outcome, moves};
        return !found.empty();
    }

    RulesPtr m_rules;
    std::map<CellVector, std::size_t> m_ids;
    std::vector<std::vector<std::size_t>> m_followers;
    std::vector<Verdict> m_known;
};

} // namespace opponentlaws

using opponentlaws::Oracle;

/// The guarantees of opponents, in every family, under both conventions, in sums, and where play can repeat.
class OpponentLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void levelsErrAsOftenAsTheySay_data() { addGames(); }
    void levelsErrAsOftenAsTheySay();
    void nothingBeatsPerfectPlay_data() { addGames(); }
    void nothingBeatsPerfectPlay();
    void lostGamesLastLongest_data() { addGames(); }
    void lostGamesLastLongest();
    void manyGamesWereLost();
    void coachesLeaveAWay_data() { addGames(); }
    void coachesLeaveAWay();

private:
    void addGames();
    Position drawn(quint64 seed) const;
    std::optional<Position> smallestToSpoil(Convention convention) const;

    QTemporaryDir m_folder;
    Solver m_solver;
    JobControl m_control;
    int m_lost = 0;
};

void OpponentLawsTest::addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Convention>("convention");
    QStringList games;
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            games << family.start();
    }
    games << QStringLiteral("kayles:5 + nim:3,2") << QStringLiteral("matrix:2x3 + subtraction{1-3}:6 + grundy:6")
          << QStringLiteral("cram:2x3 + chomp:2x3") << QStringLiteral("turtles:THHT + wythoff:(2,3)");
    const QString net = samples::written(m_folder.filePath("net.dot"),
                                         "digraph { a -> b; a -> c; b -> d; c -> d; c -> e; d -> f; e -> f; b -> e; "
                                         "f -> g; g -> h; a -> e; e -> h; a -> g }");
    const QString ring = samples::written(m_folder.filePath("ring.dot"),
                                          "digraph { a -> b; b -> a; b -> c; c -> e; e -> a; b -> d; d -> f; c -> a; "
                                          "e -> f; a -> d; f -> g; d -> b }");
    games << QStringLiteral("graph{%1}:a").arg(net) << QStringLiteral("graph{%1}:a").arg(ring)
          << QStringLiteral("graph{%1}:b + nim:2").arg(ring);
    for (const QString &game : games) {
        const QString name = QString(game).remove(m_folder.path() + u'/');
        QTest::newRow(qPrintable(name)) << game << Convention::Normal;
        QTest::newRow(qPrintable(name + QStringLiteral(" misère"))) << game << Convention::Misere;
    }
}

Position OpponentLawsTest::drawn(quint64 seed) const
{
    QFETCH(QString, game);
    const Position start = parsePosition(game).value();
    return seed == 0 ? start : randomPositionLike(start, seed);
}

/// The position for choosing 10,000 moves: among the positions that games from some starts lead to, the smallest one
/// with at least three moves of which some keep the outcome and others don't; with two moves if there is none with
/// three.
std::optional<Position> OpponentLawsTest::smallestToSpoil(Convention convention) const
{
    constexpr quint64 games = 20;
    constexpr int maxMoves = 60; // play can repeat
    std::optional<Position> smallest;
    std::pair<bool, quint64> rank; // of the smallest position
    for (quint64 seed = 0; seed < games; ++seed) {
        Position position = drawn(seed);
        const Oracle oracle(position, convention);
        std::mt19937_64 random = randomNumbers(seed, 0);
        for (int i = 0; i < maxMoves && hasMove(position); ++i) {
            const auto moves = distinctMoves(position, 10'000);
            const auto retained = std::count_if(moves->begin(), moves->end(),
                                                [&](const Move &move) { return oracle.keeps(position, move); });
            const std::pair ofThis(moves->size() < 3, sizeOf(position));
            if (retained > 0 && retained < std::ssize(*moves) && (!smallest || ofThis < rank)) {
                smallest = position;
                rank = ofThis;
            }
            position = Position((*moves)[below(random, moves->size())].to);
        }
    }
    return smallest;
}

/// Of 10,000 moves in such a position, the share given by the level keeps the outcome, within the interval that
/// contains 99 of 100 such samples.
void OpponentLawsTest::levelsErrAsOftenAsTheySay()
{
    constexpr quint64 tries = 10'000;
    constexpr int level = 60;
    constexpr double halfWidth = 2.576; // in standard deviations
    QFETCH(Convention, convention);
    const auto position = smallestToSpoil(convention);
    QVERIFY2(position, "no position of the game can be spoilt");
    const Oracle oracle(*position, convention);
    int perfect = 0;
    for (quint64 i = 0; i < tries; ++i) {
        const auto move = SolverPlayer(m_solver, level, i).choose(*position, convention, 3, m_control);
        QVERIFY2(move, qPrintable(position->text()));
        perfect += oracle.keeps(*position, *move);
    }
    const double promised = tries * level / 100.0;
    const double deviation = halfWidth * std::sqrt(promised * (100 - level) / 100.0);
    QVERIFY2(std::abs(perfect - promised) <= deviation,
             qPrintable(QStringLiteral("%1: %2 of %3").arg(position->text()).arg(perfect).arg(tries)));
}

/// From won or drawn positions, against every legal reply, to the end of the game: the outcome is never lost.
void OpponentLawsTest::nothingBeatsPerfectPlay()
{
    constexpr std::size_t maxPositions = 400;
    QFETCH(Convention, convention);
    const SolverPlayer player(m_solver, SolverPlayer::perfect, 1);
    std::size_t played = 0;
    for (quint64 seed = 0; seed < 60 && played < maxPositions; ++seed) {
        const Position start = drawn(seed);
        const Oracle oracle(start, convention);
        if (oracle.outcome(start) == Outcome::P)
            continue;
        std::set<CellVector> seen;
        std::vector<Position> open = {start};
        while (!open.empty() && seen.size() < maxPositions) {
            const Position position = open.back();
            open.pop_back();
            if (!hasMove(position) || !seen.insert(join(position).cells).second)
                continue;
            const Outcome before = oracle.outcome(position);
            const auto move = player.choose(position, convention, 0, m_control);
            QVERIFY2(move && legalMove(position, move->component, move->cells), qPrintable(position.text()));
            const Outcome after = oracle.outcome(move->to);
            QVERIFY2(after == (before == Outcome::N ? Outcome::P : Outcome::Draw), qPrintable(position.text()));
            QVERIFY2(before != Outcome::N || oracle.length(move->to) == oracle.length(position) - 1,
                     qPrintable(position.text()));
            const auto replies = distinctMoves(move->to, 10'000);
            for (const Move &reply : *replies) {
                QVERIFY2(oracle.outcome(reply.to) != Outcome::P, qPrintable(reply.to.text()));
                open.push_back(reply.to);
            }
        }
        played += seen.size();
    }
    QVERIFY2(played >= 10, qPrintable(QString::number(played)));
}

/// In lost positions the game lasts as long as possible, and none of the moves that achieve it leaves more mistakes.
void OpponentLawsTest::lostGamesLastLongest()
{
    QFETCH(Convention, convention);
    const SolverPlayer player(m_solver, SolverPlayer::perfect, 1);
    int lost = 0;
    for (quint64 seed = 0; seed < 40; ++seed) {
        const Position start = drawn(seed);
        const Oracle oracle(start, convention);
        std::vector<Position> positions = {start};
        const auto followers = distinctMoves(start, 10'000);
        for (const Move &move : *followers)
            positions.push_back(move.to);
        for (const Position &position : positions) {
            if (oracle.outcome(position) != Outcome::P || !hasMove(position) || lost > 150)
                continue;
            ++lost;
            const auto move = player.choose(position, convention, 0, m_control);
            QVERIFY(move);
            QCOMPARE(oracle.length(move->to), oracle.length(position) - 1);
            const auto moves = distinctMoves(position, 10'000);
            for (const Move &other : *moves)
                QVERIFY2(oracle.length(other.to) < oracle.length(move->to) ||
                             (oracle.length(other.to) == oracle.length(move->to) &&
                              oracle.wrongReplies(other.to) <= oracle.wrongReplies(move->to)),
                         qPrintable(position.text() + ": " + other.text));
        }
    }
    m_lost += lost; // some games have few lost positions except their end
}

void OpponentLawsTest::manyGamesWereLost()
{
    QVERIFY2(m_lost > 1000, qPrintable(QString::number(m_lost)));
}

/// A coach leaves a way to win if some move does, on boards with few moves.
void OpponentLawsTest::coachesLeaveAWay()
{
    constexpr std::size_t fewMoves = 30; // maximum number of moves examined
    QFETCH(Convention, convention);
    for (quint64 seed = 0; seed < 12; ++seed) {
        const Position position = drawn(seed);
        const Oracle oracle(position, convention);
        const auto moves = distinctMoves(position, 10'000);
        const auto leaves = [&](const Move &move) { return hasMove(move.to) && oracle.outcome(move.to) == Outcome::N; };
        if (moves->empty() || moves->size() > fewMoves)
            continue;
        const SolverPlayer coach(m_solver, Opponent{Opponent::Kind::Coach, 0}, seed);
        const auto move = coach.choose(position, convention, 0, m_control);
        QVERIFY(move);
        QVERIFY2(leaves(*move) == std::any_of(moves->begin(), moves->end(), leaves), qPrintable(position.text()));
    }
}

MEXPLORER_TEST(OpponentLawsTest)
#include "tst_opponentlaws.moc"
