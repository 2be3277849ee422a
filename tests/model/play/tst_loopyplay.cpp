// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphrules.h"
#include "model/games/joinedposition.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "model/play/commentary.h"
#include "model/play/hint.h"
#include "model/play/solverplayer.h"
#include "model/play/thinking.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random &random, std::size_t n)
{
    return static_cast<std::size_t>(random() % n);
}

/// A token on the first vertex of a graph; moves are written as "ab ba bc", one letter per vertex.
Position tokenOn(const QString &moves)
{
    GraphFile file;
    for (const QChar c : QStringLiteral("abcdefghijkl")) {
        if (moves.contains(c))
            file.names << QString(c);
    }
    for (const QString &move : moves.split(u' '))
        file.moves.emplace_back(file.names.indexOf(move.first(1)), file.names.indexOf(move.last(1)));
    return {{{std::make_shared<GraphRules>(QStringLiteral("moves.dot"), file), {0}}}};
}

/// A token on a random graph with cycles; every third time with an additional small heap.
Position randomPosition(Random &random)
{
    const std::size_t vertices = 2 + below(random, 8);
    GraphFile file;
    std::set<std::pair<quint32, quint32>> moves;
    for (std::size_t v = 0; v < vertices; ++v) {
        file.names << QStringLiteral("v%1").arg(v);
        for (std::size_t i = below(random, 4); i > 0; --i)
            moves.emplace(static_cast<quint32>(v), static_cast<quint32>(below(random, vertices)));
    }
    file.moves.assign(moves.begin(), moves.end());
    Position position = {{{std::make_shared<GraphRules>(QStringLiteral("random.txt"), file), {0}}}};
    if (below(random, 3) == 0)
        position.components.push_back(parsePosition(u"nim:2").value().components.front());
    return position;
}

/// The player who can force a win, and the number of moves, by the definition: a win within no move is a terminal
/// position, and within one move more each position with a move to a loss within the remaining moves; a loss is a
/// position whose moves all lead to such a win. All other positions are draws. Uses no labels.
class Bounds
{
public:
    static constexpr int never = 1'000'000;

    Bounds(const Position &start, Convention convention) : m_rules(join(start).rules)
    {
        explore(join(start).cells);
        for (std::size_t i = 0; i < m_followers.size(); ++i) {
            if (m_followers[i].empty())
                (convention == Convention::Normal ? m_lost : m_won)[i] = 0;
        }
        for (int moves = 1; moves <= 2 * static_cast<int>(m_followers.size()); ++moves)
            extend(moves);
    }

    Outcome outcome(const Position &position) const
    {
        const std::size_t i = m_ids.at(join(position).cells);
        return m_won[i] < never ? Outcome::N : m_lost[i] < never ? Outcome::P : Outcome::Draw;
    }
    /// The length of the game if it is won or lost.
    int length(const Position &position) const
    {
        const std::size_t i = m_ids.at(join(position).cells);
        return std::min(m_won[i], m_lost[i]);
    }

private:
    void explore(const CellVector &start)
    {
        std::vector<CellVector> cells = {start};
        m_ids.emplace(start, 0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::vector<std::size_t> followers;
            m_rules->followers(CellVector(cells[i]), [&](Cells follower) {
                const CellVector key(follower.begin(), follower.end());
                const auto [entry, isNew] = m_ids.emplace(key, cells.size());
                if (isNew)
                    cells.push_back(key);
                followers.push_back(entry->second);
            });
            m_followers.push_back(followers);
        }
        m_won.assign(cells.size(), never);
        m_lost.assign(cells.size(), never);
    }

    void extend(int moves)
    {
        const auto isBefore = [moves](int length) { return length < moves; };
        for (std::size_t i = 0; i < m_followers.size(); ++i) {
            const auto &after = m_followers[i];
            if (after.empty() || m_won[i] < never || m_lost[i] < never)
                continue;
            if (std::any_of(after.begin(), after.end(), [&](std::size_t f) { return isBefore(m_lost[f]); }))
                m_won[i] = moves;
            else if (std::all_of(after.begin(), after.end(), [&](std::size_t f) { return isBefore(m_won[f]); }))
                m_lost[i] = moves;
        }
    }

    RulesPtr m_rules;
    std::map<CellVector, std::size_t> m_ids;
    std::vector<std::vector<std::size_t>> m_followers;
    std::vector<int> m_won;
    std::vector<int> m_lost;
};

Move typedMove(const Position &position, const QString &text)
{
    const Result<Move> move = readMove(position, text, 1000);
    if (!move)
        qFatal("%s", qPrintable(move.problem().message));
    return *move;
}

GameRecord played(const Position &start, const QStringList &moves)
{
    GameRecord record(start, Convention::Normal);
    for (const QString &move : moves)
        record = record.played(record.length(), typedMove(record.position(record.length()), move));
    return record;
}

GameRecord assessedThroughout(GameRecord record)
{
    JobControl control;
    for (std::size_t ply = 0; ply <= record.length(); ++ply)
        record = record.assessed(
            ply, assess(Solver(), record.position(ply), record.convention(), defaultThinkingTimeMs, control));
    return record;
}

/// a and b form a cycle; from b, c leads to the end in two moves, and d loses at once.
const QString ring = QStringLiteral("ab ba bc ce ea bd df");

} // namespace

class LoopyPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void analysisAgreesWithTheDefinition();
    void playsByOutcomeAndRemoteness();
    void holdsAgainstAnyPlay_data();
    void holdsAgainstAnyPlay();
    void leavesMostWaysToGoWrong();
    void goesOnWhereItCan();
    void aRepeatedPositionIsADraw();
    void otherGamesDontRepeat();
    void tellsHowItEnded();
    void tellsWhatMovesGaveAway();
    void hints();
};

void LoopyPlayTest::analysisAgreesWithTheDefinition()
{
    Random random(1);
    JobControl control;
    std::map<Outcome, int> seen;
    for (int i = 0; i < 600; ++i) {
        const Convention convention = i % 2 == 0 ? Convention::Normal : Convention::Misere;
        const Position position = randomPosition(random);
        const Bounds bounds(position, convention);
        const auto analysis = Solver().analyseForPlay(position, convention, control);
        QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.problem().message));
        QCOMPARE(analysis->outcome, bounds.outcome(position));
        const auto plain = Solver().analyse(position, convention, control);
        QCOMPARE(analysis->isLoopy, !plain.ok());
        std::vector<Move> winning;
        std::vector<Move> drawing;
        const auto moves = distinctMoves(position, 1000);
        QVERIFY(moves);
        for (const Move &move : *moves) {
            const Outcome after = bounds.outcome(move.to);
            if (after == Outcome::P)
                winning.push_back(move);
            if (after == Outcome::Draw && analysis->outcome == Outcome::Draw)
                drawing.push_back(move);
        }
        QCOMPARE(analysis->winningMoves, winning);
        QCOMPARE(analysis->drawingMoves, drawing);
        seen[analysis->outcome] += analysis->isLoopy;
    }
    const QString counts =
        QStringLiteral("%1 P, %2 N, %3 D").arg(seen[Outcome::P]).arg(seen[Outcome::N]).arg(seen[Outcome::Draw]);
    QVERIFY2(seen[Outcome::P] >= 10 && seen[Outcome::N] >= 30 && seen[Outcome::Draw] >= 50, qPrintable(counts));
}

/// The solver's move keeps the outcome, and reduces the length of the game by exactly one if it is won or lost.
void LoopyPlayTest::playsByOutcomeAndRemoteness()
{
    Random random(2);
    JobControl control;
    for (int i = 0; i < 600; ++i) {
        const Convention convention = i % 2 == 0 ? Convention::Normal : Convention::Misere;
        const Position position = randomPosition(random);
        if (distinctMoves(position, 1000)->empty())
            continue;
        const Bounds bounds(position, convention);
        const Result<Move> move =
            SolverPlayer(Solver(), SolverPlayer::perfect, 1).choose(position, convention, 0, control);
        QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
        const Outcome before = bounds.outcome(position);
        const Outcome after = bounds.outcome(move->to);
        QCOMPARE(after, before == Outcome::N ? Outcome::P : before == Outcome::P ? Outcome::N : Outcome::Draw);
        if (before != Outcome::Draw)
            QCOMPARE(bounds.length(move->to), bounds.length(position) - 1);
    }
}

void LoopyPlayTest::holdsAgainstAnyPlay_data()
{
    QTest::addColumn<bool>("perfect");
    QTest::newRow("against perfect play") << true;
    QTest::newRow("against random play") << false;
}

/// Whole games from random positions: as the mover the solver never loses from N, and wins within the remoteness; from
/// a draw it never loses.
void LoopyPlayTest::holdsAgainstAnyPlay()
{
    QFETCH(bool, perfect);
    Random random(3);
    JobControl control;
    int won = 0;
    int drawn = 0;
    for (int i = 0; i < 400; ++i) {
        const Convention convention = i % 2 == 0 ? Convention::Normal : Convention::Misere;
        GameRecord record(randomPosition(random), convention);
        const Bounds bounds(record.start(), convention);
        const Outcome start = bounds.outcome(record.start());
        const SolverPlayer solver(Solver(), SolverPlayer::perfect, 1);
        const SolverPlayer other(solver.solver(), perfect ? SolverPlayer::perfect : 0, static_cast<quint64>(i));
        while (!record.isOver()) {
            const std::size_t ply = record.length();
            const SolverPlayer &mover = record.turn(ply) == Player::First ? solver : other;
            const Result<Move> move = mover.choose(record, ply, control);
            QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
            record = record.played(ply, *move);
            QVERIFY(record.length() < 200);
        }
        if (start == Outcome::N) {
            QCOMPARE(record.winner(), std::optional(Player::First));
            QVERIFY(static_cast<int>(record.length()) <= bounds.length(record.start()));
            if (perfect)
                QCOMPARE(static_cast<int>(record.length()), bounds.length(record.start()));
            ++won;
        } else if (start == Outcome::Draw) {
            QVERIFY(record.winner() != Player::Second);
            if (perfect)
                QVERIFY(record.isDrawn());
            ++drawn;
        }
    }
    QVERIFY(won >= 50 && drawn >= 50);
}

/// b and d both keep the draw; from d one more move loses than from b.
void LoopyPlayTest::leavesMostWaysToGoWrong()
{
    JobControl control;
    const Position start = tokenOn("ab ba ad da be de dg ef gh");
    const auto best = Solver().bestMoves(start, Convention::Normal, control);
    QVERIFY(best);
    QCOMPARE(best->outcome, Outcome::Draw);
    QCOMPARE(best->moves.size(), std::size_t(2));
    QCOMPARE(best->moves.front().text, QString("a -> d"));
    QVERIFY(best->remoteness.empty());
}

/// From b, a leaves more mistakes than c, but ends the game if it occurred before.
void LoopyPlayTest::goesOnWhereItCan()
{
    JobControl control;
    const SolverPlayer player(Solver(), SolverPlayer::perfect, 1);
    const Position start = tokenOn("ab ad ba bc cb de");
    const Position after = typedMove(start, "a -> b").to;
    QCOMPARE(player.choose(after, Convention::Normal, 1, control)->text, QString("b -> a"));
    const GameRecord record = played(start, {"a -> b"});
    QCOMPARE(player.choose(record, 1, control)->text, QString("b -> c"));
    // If every move repeats a position, the game ends.
    const GameRecord pair = played(tokenOn("ab ba"), {"a -> b"});
    QVERIFY(pair.played(1, *player.choose(pair, 1, control)).isDrawn());
}

void LoopyPlayTest::aRepeatedPositionIsADraw()
{
    const Position start = tokenOn(ring);
    const GameRecord once = played(start, {"a -> b"});
    QVERIFY(!once.isOver() && !once.isDrawn());
    const GameRecord twice = played(start, {"a -> b", "b -> a"});
    QVERIFY(twice.isOver() && twice.isDrawn());
    QVERIFY(!twice.winner());
    // The same position with the other player to move is different.
    const GameRecord odd = played(start, {"a -> b", "b -> c", "c -> e"});
    QVERIFY(!odd.isOver());
    const GameRecord round = played(tokenOn("ab bc ca"), {"a -> b", "b -> c", "c -> a"});
    QVERIFY(!round.isOver());
    const GameRecord again = round.played(3, typedMove(round.position(3), "a -> b"));
    const GameRecord third = again.played(4, typedMove(again.position(4), "b -> c"));
    QVERIFY(!again.isOver() && !third.isOver());
    QVERIFY(third.played(5, typedMove(third.position(5), "c -> a")).isDrawn());
    // With another move in place of one that was taken back, the game continues.
    QVERIFY(!twice.played(1, typedMove(twice.position(1), "b -> c")).isOver());
}

void LoopyPlayTest::otherGamesDontRepeat()
{
    const GameRecord record =
        played(parsePosition(u"nim:2,2").value(), {"0 2 -> 1", "1 2 -> 1", "0 1 -> 0", "1 1 -> 0"});
    QVERIFY(record.isOver() && !record.isDrawn());
    QCOMPARE(record.winner(), std::optional(Player::Second));
}

void LoopyPlayTest::tellsHowItEnded()
{
    const Commentary commentary(Sides{Side::Human, Side::Solver});
    GameResult result = commentary.result(assessedThroughout(played(tokenOn("ab ba"), {"a -> b", "b -> a"})));
    QCOMPARE(result.headline, QString("A draw."));
    QVERIFY(!result.winner && !result.mistake);
    QVERIFY2(result.ending.contains("graph{moves.dot}:a is on the boards again with the same player to move"),
             qPrintable(result.ending));
    QCOMPARE(result.mistakeText,
             QString("Neither player made a mistake: neither can force a win from the start position."));
    // From a, c ends the game.
    result = commentary.result(assessedThroughout(played(tokenOn("ab ac ba"), {"a -> b", "b -> a"})));
    QVERIFY2(result.mistakeText.startsWith("You could force a win to the last, but let play go round"),
             qPrintable(result.mistakeText));
    // b and d form a cycle; a move from a to c wins, and one to b loses the win.
    result = commentary.result(assessedThroughout(played(tokenOn("ab ac bd db"), {"a -> b", "b -> d", "d -> b"})));
    QCOMPARE(result.headline, QString("A draw."));
    QCOMPARE(result.mistake, std::optional<std::size_t>(0));
    QVERIFY2(
        result.mistakeText.contains("You went wrong at move 1, a → b, which left a draw. The winning move was a → c."),
        qPrintable(result.mistakeText));
}

void LoopyPlayTest::tellsWhatMovesGaveAway()
{
    const Commentary commentary(Sides{Side::Human, Side::Solver});
    // a is a draw by b; c allows the other player to end the game.
    const GameRecord lost = assessedThroughout(played(tokenOn("ab ba ac cd"), {"a -> c", "c -> d"}));
    QCOMPARE(lost.outcome(0), Outcome::Draw);
    QVERIFY(isMistake(lost, 0) && !isMistake(lost, 1));
    QCOMPARE(commentary.move(lost, 0), QString("You moved to value 1. The solver can now win by c → d. You could "
                                               "have kept a draw."));
    QVERIFY2(commentary.result(lost).mistakeText.contains("A move that keeps the draw was a → b."),
             qPrintable(commentary.result(lost).mistakeText));
    const GameRecord given = assessedThroughout(played(tokenOn("ab ac bd db"), {"a -> b"}));
    QCOMPARE(commentary.move(given, 0),
             QString("You moved to a draw: neither player can force a win. You could have won."));
    QCOMPARE(assessmentText(given.assessment(1)), QString("D"));
}

void LoopyPlayTest::hints()
{
    JobControl control;
    const auto hintAt = [&](const QString &moves) {
        return findHint(Solver(), tokenOn(moves), Convention::Normal, control).value();
    };
    const Hint draw = hintAt("ab ba ac cd");
    QVERIFY(draw.drawn && !draw.won);
    QVERIFY2(draw.verdict.contains("a draw: neither player can force a win"), qPrintable(draw.verdict));
    QCOMPARE(draw.where, QString("One move keeps the draw."));
    QCOMPARE(draw.moves.size(), std::size_t(1));
    QCOMPARE(draw.moves.front().why, QString("a → b keeps the draw."));
    // c ends the game at once, d in two moves more; b is a draw.
    const Hint won = hintAt("ab ba bg gb ac ad de ef");
    QVERIFY(won.won && !won.drawn);
    QVERIFY2(won.verdict.contains("You can end the game with one move."), qPrintable(won.verdict));
    QCOMPARE(won.moves.size(), std::size_t(2));
    QCOMPARE(won.moves[0].why, QString("a → c ends the game."));
    QCOMPARE(won.moves[1].why, QString("a → d leaves a P-position: at most 2 more moves after it."));
    // The other player wins from b and d, later from d; both may also lead into the cycle.
    const Hint lost = hintAt("ab bc ba ad de ef fg fa");
    QVERIFY(!lost.won && !lost.drawn);
    QCOMPARE(lost.where, QString("No move wins; play to last as long as you can."));
    QCOMPARE(lost.moves.size(), std::size_t(1));
    QCOMPARE(lost.moves.front().why, QString("a → d lasts longest: 3 more moves after it."));
}

MEXPLORER_TEST(LoopyPlayTest)
#include "tst_loopyplay.moc"
