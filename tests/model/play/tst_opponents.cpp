// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"
#include "model/play/lookahead.h"
#include "model/play/solverplayer.h"
#include "model/solve/pairing.h"
#include "tests/model/games/gamelaws.h"
#include "tests/parsed.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace mexplorer;
using namespace mexplorer::gamelaws;

namespace {

/// The range of a binomial variable without the rarest 0.5 % at either end.
std::pair<int, int> interval99(int tries, double probability)
{
    if (probability <= 0 || probability >= 1)
        return {static_cast<int>(probability) * tries, static_cast<int>(probability) * tries};
    const auto mass = [&](int k) {
        return std::exp(std::lgamma(tries + 1.0) - std::lgamma(k + 1.0) - std::lgamma(tries - k + 1.0) +
                        k * std::log(probability) + (tries - k) * std::log1p(-probability));
    };
    int min = 0;
    for (double below = mass(0); below < 0.005; below += mass(++min)) {
    }
    int max = tries;
    for (double above = mass(tries); above < 0.005; above += mass(--max)) {
    }
    return {min, max};
}

/// Positions of all families with their outcomes, by the definition.
class Positions
{
public:
    explicit Positions(std::size_t perFamily)
    {
        const QString file = samples::written(
            m_folder.filePath("net.dot"), "digraph { a -> b; a -> c; b -> d; c -> d; c -> e; d -> f; e -> f; b -> e; "
                                          "f -> g; g -> h; a -> e; e -> h }");
        m_samples = catalogueSamples(file, perFamily);
    }

    const std::vector<Sample> &samples() const { return m_samples; }

private:
    QTemporaryDir m_folder;
    std::vector<Sample> m_samples;
};

/// True if the player to move wins; std::nullopt if there are too many positions.
std::optional<bool> wins(PlainValues &values, const CellVector &cells, Convention convention)
{
    if (convention == Convention::Misere)
        return values.misereWins(cells);
    const std::optional<Value> value = values.of(cells);
    return value ? std::optional(*value != 0) : std::nullopt;
}

constexpr Convention conventions[] = {Convention::Normal, Convention::Misere};

} // namespace

class OpponentsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { Translations(); } // English again
    void namesReadBack();
    void titlesAreTranslated();
    void levelsErrAsOftenAsTheySay_data();
    void levelsErrAsOftenAsTheySay();
    void levelsErrOnlyWhereTheyCan();
    void perfectPlayNeverLosesAWonPosition();
    void perfectPlayKeepsSumsWon();
    void lostPositionsLeaveMostChances();
    void readersSeeAsFarAsTheySay();
    void winsInOneAreNeverMissed();
    void greedyLeavesLeast();
    void mirrorsPairWhatCanBePaired();
    void coachesLeaveAWay();
    void sameSeedSameMove();
};

void OpponentsTest::namesReadBack()
{
    std::vector<Opponent> all = namedOpponents();
    all.insert(all.end(), ladder().begin(), ladder().end());
    for (const Opponent &opponent : all) {
        QCOMPARE(Opponent::named(opponent.name()), std::optional(opponent));
        QVERIFY(!opponent.title().isEmpty() && !opponent.about().isEmpty());
    }
    QCOMPARE(Opponent::named(u"level-100"), std::optional(Opponent{}));
    for (const char *name :
         {"", "reader", "reader-", "reader-0", "reader-10", "level-101", "level--1", "perfect-3", "Nim"})
        QVERIFY2(!Opponent::named(QString(name)), name);
}

void OpponentsTest::titlesAreTranslated()
{
    Translations translations;
    translations.setLanguage(Translations::byCode(QStringLiteral("de")));
    QCOMPARE(Opponent::reader(1).title(), QStringLiteral("Rechnet 1 Zug voraus"));
    QCOMPARE(Opponent::reader(4).title(), QStringLiteral("Rechnet 4 Züge voraus"));
    QCOMPARE(Opponent::ofLevel(60).title(), QStringLiteral("Stufe 60"));
    QVERIFY(Opponent::ofLevel(60).about().contains(QStringLiteral("60")));
    for (const Opponent &opponent : namedOpponents())
        QVERIFY2(!opponent.about().contains(QStringLiteral(" the ")), qPrintable(opponent.about()));
}

void OpponentsTest::levelsErrAsOftenAsTheySay_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<QString>("game");
    for (const int level : {0, 1, 25, 50, 60, 75, 90, 99, 100})
        QTest::newRow(qPrintable(QString::number(level))) << level << "nim:3,4,6";
    QTest::newRow("many winning moves") << 60 << "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14";
    QTest::newRow("a board") << 60 << "matrix:0110/0100/0001";
}

void OpponentsTest::levelsErrAsOftenAsTheySay()
{
    constexpr int tries = 10'000;
    QFETCH(int, level);
    QFETCH(QString, game);
    const Position position = parsed(game);
    const Solver solver;
    JobControl control;
    const auto analysis = solver.analyse(position, Convention::Normal, control);
    QVERIFY(analysis && analysis->outcome == Outcome::N);
    int perfect = 0;
    for (int seed = 0; seed < tries; ++seed) {
        const SolverPlayer player(solver, level, static_cast<quint64>(seed));
        const Result<Move> move = player.choose(position, Convention::Normal, 4, control);
        QVERIFY(move);
        perfect += std::count(analysis->winningMoves.begin(), analysis->winningMoves.end(), *move) > 0;
    }
    const auto [min, max] = interval99(tries, level / 100.0);
    QVERIFY2(perfect >= min && perfect <= max,
             qPrintable(QStringLiteral("%1 of %2, not %3 to %4").arg(perfect).arg(tries).arg(min).arg(max)));
}

/// If all moves win, so does that of level 0; if none does, it makes a legal one.
void OpponentsTest::levelsErrOnlyWhereTheyCan()
{
    JobControl control;
    const Solver solver;
    for (quint64 seed = 0; seed < 50; ++seed) {
        const SolverPlayer player(solver, 0, seed);
        const auto won = player.choose(parsed("subtraction{1}:7"), Convention::Normal, 0, control);
        QVERIFY(won && won->to == parsed("subtraction{1}:6"));
        const Position lost = parsed("nim:5,5");
        const auto any = player.choose(lost, Convention::Normal, 0, control);
        QVERIFY(any && legalMove(lost, any->component, any->cells));
    }
}

void OpponentsTest::perfectPlayNeverLosesAWonPosition()
{
    const Positions positions(110);
    JobControl control;
    const SolverPlayer player(Solver(), SolverPlayer::perfect, 1);
    int won = 0;
    for (const Sample &sample : positions.samples()) {
        int ofFamily = 0;
        PlainValues values(sample.rules);
        const auto keepsTheWin = [&](const CellVector &cells, Convention convention, Position *after) {
            const auto move = player.choose(positionOf(sample, {cells}), convention, 0, control);
            if (!move || !legalMove(positionOf(sample, {cells}), 0, move->cells))
                return false;
            *after = move->to;
            return wins(values, move->cells, convention) == std::optional(false);
        };
        for (const Convention convention : conventions) {
            for (const CellVector &cells : sample.positions) {
                Position after;
                if (wins(values, cells, convention) != std::optional(true) ||
                    (cells.empty() && convention == Convention::Misere))
                    continue;
                if (followersOf(*sample.rules, cells).empty())
                    continue; // under misère play the game is over and won
                QVERIFY2(keepsTheWin(cells, convention, &after), qPrintable(nameOf(sample, cells)));
                ++won;
                ++ofFamily;
                // Against every reply.
                const CellVector left = after.components.front().cells;
                for (const CellVector &reply : followersOf(*sample.rules, left)) {
                    Position next;
                    QVERIFY2(followersOf(*sample.rules, reply).empty() || keepsTheWin(reply, convention, &next),
                             qPrintable(nameOf(sample, reply)));
                }
            }
        }
        QVERIFY2(ofFamily >= 4, qPrintable(sample.rules->text()));
    }
    QVERIFY2(won >= 2000, qPrintable(QString::number(won)));
}

void OpponentsTest::perfectPlayKeepsSumsWon()
{
    const Positions positions(40);
    JobControl control;
    const SolverPlayer player(Solver(), SolverPlayer::perfect, 1);
    int won = 0;
    const std::vector<Sample> &samples = positions.samples();
    std::vector<PlainValues> values;
    for (const Sample &sample : samples)
        values.emplace_back(sample.rules);
    std::mt19937_64 random(7);
    for (int i = 0; i < 400; ++i) {
        const std::size_t first = random() % samples.size();
        const std::size_t second = random() % samples.size();
        const Sample &one = samples[first];
        const Sample &two = samples[second];
        PlainValues &valuesOfOne = values[first];
        PlainValues &valuesOfTwo = values[second];
        const CellVector &a = one.positions[random() % one.positions.size()];
        const CellVector &b = two.positions[random() % two.positions.size()];
        const auto valueA = valuesOfOne.of(a);
        const auto valueB = valuesOfTwo.of(b);
        if (!valueA || !valueB || *valueA == *valueB)
            continue;
        const Position sum{{{one.rules, a}, {two.rules, b}}};
        const auto move = player.choose(sum, Convention::Normal, 0, control);
        QVERIFY2(move, qPrintable(sum.text()));
        QVERIFY2(move->component == 0 ? valuesOfOne.of(move->cells) == valueB : valuesOfTwo.of(move->cells) == valueA,
                 qPrintable(sum.text()));
        ++won;
    }
    QVERIFY2(won > 200, qPrintable(QString::number(won)));
}

/// The first of the moves that last longest leaves the greatest share of mistakes, counted by hand.
void OpponentsTest::lostPositionsLeaveMostChances()
{
    JobControl control;
    const Solver solver;
    const SolverPlayer player(solver, SolverPlayer::perfect, 1);
    int lost = 0;
    for (const char *game : {"nim:5,7,9", "kayles:9,4", "subtraction{1-3}:8,9", "matrix:3x3", "octal{0.137}:12,5"}) {
        for (quint64 seed = 0; seed < 60; ++seed) {
            const Position position = randomPositionLike(parsed(game), seed);
            const auto best = solver.bestMoves(position, Convention::Normal, control);
            QVERIFY(best);
            if (best->outcome != Outcome::P)
                continue;
            ++lost;
            const auto chances = [&](const Move &move) {
                const auto reached = join(move.to);
                std::set<CellVector> replies;
                reached.rules->followers(reached.cells, [&](Cells cells) { replies.insert(vectorOf(cells)); });
                const auto wrong = std::count_if(replies.begin(), replies.end(), [&](const CellVector &reply) {
                    return *solver.outcome(split(reached.rules, reply), Convention::Normal, control) == Outcome::N;
                });
                return static_cast<int>(1000 * wrong / static_cast<qptrdiff>(replies.size()));
            };
            const int ofFirst = chances(best->moves.front());
            for (std::size_t i = 0; i < best->moves.size(); ++i) {
                QVERIFY(best->remoteness[i] <= best->remoteness.front());
                QVERIFY2(best->remoteness[i] < best->remoteness.front() || chances(best->moves[i]) <= ofFirst,
                         qPrintable(position.text()));
            }
            QCOMPARE(*player.choose(position, Convention::Normal, 0, control), best->moves.front());
        }
    }
    QVERIFY(lost > 30);
}

/// In positions decided within n moves, a reader of n moves plays like the solver, and no others are reported as
/// decided.
void OpponentsTest::readersSeeAsFarAsTheySay()
{
    JobControl control;
    const Solver solver;
    int decided = 0;
    for (const char *game :
         {"nim:2,3,4", "kayles:7", "subtraction{1-3}:9", "matrix:2x3", "cram:3x3", "wythoff:(3,5)"}) {
        for (quint64 seed = 0; seed < 30; ++seed) {
            const Position position = randomPositionLike(parsed(game), seed);
            for (const Convention convention : conventions) {
                const auto best = solver.bestMoves(position, convention, control);
                const int remoteness = static_cast<int>(best->remoteness.front()) + 1;
                for (int moves = 1; moves <= 6; ++moves) {
                    const LookaheadResult seen = Lookahead(convention, control).read(position, moves);
                    QCOMPARE(seen.outcome, remoteness <= moves ? best->outcome : Outcome::Unknown);
                    QVERIFY(seen.outcome == Outcome::Unknown || seen.length == remoteness);
                    if (remoteness > moves || best->outcome != Outcome::N)
                        continue;
                    const SolverPlayer reader(solver, Opponent::reader(moves), seed);
                    const auto move = reader.choose(position, convention, 0, control);
                    QVERIFY(move && *solver.outcome(move->to, convention, control) == Outcome::P);
                    ++decided;
                }
            }
        }
    }
    QVERIFY(decided > 100);
}

void OpponentsTest::winsInOneAreNeverMissed()
{
    JobControl control;
    int found = 0;
    for (const char *game : {"nim:1,2,3", "kayles:4", "matrix:2x3", "chomp:2x3", "wythoff:(2,3)"}) {
        for (quint64 seed = 0; seed < 60; ++seed) {
            const Position position = randomPositionLike(parsed(game), seed);
            const auto moves = distinctMoves(position, 1000);
            const bool hasWin = std::any_of(moves->begin(), moves->end(), [](const Move &m) { return !hasMove(m.to); });
            const SolverPlayer player(Solver(), Opponent{Opponent::Kind::WinInOne}, seed);
            const auto move = player.choose(position, Convention::Normal, 0, control);
            QVERIFY(move && hasMove(move->to) != hasWin);
            found += hasWin;
        }
    }
    QVERIFY(found > 50);
    // Under misère play leaving only last moves wins.
    for (quint64 seed = 0; seed < 20; ++seed) {
        const SolverPlayer player(Solver(), Opponent{Opponent::Kind::WinInOne}, seed);
        const auto move = player.choose(parsed("nim:4"), Convention::Misere, 0, control);
        QVERIFY(move && move->to == parsed("nim:1"));
    }
}

void OpponentsTest::greedyLeavesLeast()
{
    JobControl control;
    for (quint64 seed = 0; seed < 40; ++seed) {
        const Position position = randomPositionLike(parsed("nim:5,7 + matrix:3x3 + kayles:6"), seed);
        const SolverPlayer player(Solver(), Opponent{Opponent::Kind::Greedy}, seed);
        const auto move = player.choose(position, Convention::Normal, 0, control);
        QVERIFY(move);
        const auto moves = distinctMoves(position, 10'000);
        QVERIFY(std::all_of(moves->begin(), moves->end(),
                            [&](const Move &other) { return sizeOf(other.to) >= sizeOf(move->to); }));
    }
}

void OpponentsTest::mirrorsPairWhatCanBePaired()
{
    JobControl control;
    const Solver solver;
    for (const char *game : {"nim:4,7", "matrix:4x4", "cram:4x5"}) {
        for (quint64 seed = 0; seed < 10; ++seed) {
            // From a position where it can, it wins against any replies.
            GameRecord record(parsed(game), Convention::Normal);
            const SolverPlayer mirror(solver, Opponent{Opponent::Kind::Mirror}, seed);
            const SolverPlayer random(solver, Opponent{Opponent::Kind::Random}, seed + 100);
            while (!record.isOver()) {
                const std::size_t ply = record.length();
                const auto move = (ply % 2 == 0 ? mirror : random).choose(record, ply, control);
                QVERIFY(move);
                QVERIFY(ply % 2 == 1 || isPaired(move->to));
                record = record.played(ply, *move);
            }
            QCOMPARE(record.winner(), std::optional(Player::First));
        }
    }
}

void OpponentsTest::coachesLeaveAWay()
{
    JobControl control;
    const Solver solver;
    int left = 0;
    for (const char *game : {"nim:3,4,5", "kayles:8", "subtraction{1-3}:11", "matrix:3x3", "grundy:12"}) {
        for (quint64 seed = 0; seed < 20; ++seed) {
            const Position position = randomPositionLike(parsed(game), seed);
            const SolverPlayer coach(solver, Opponent{Opponent::Kind::Coach}, seed);
            const auto move = coach.choose(position, Convention::Normal, 0, control);
            QVERIFY(move);
            const auto moves = distinctMoves(position, 10'000);
            const auto leavesAWay = [&](const Move &one) {
                return *solver.outcome(one.to, Convention::Normal, control) == Outcome::N;
            };
            const bool canLeave = moves->size() <= 30 && std::any_of(moves->begin(), moves->end(), leavesAWay);
            QVERIFY2(!canLeave || leavesAWay(*move), qPrintable(position.text()));
            left += leavesAWay(*move);
        }
    }
    QVERIFY(left > 50);
}

void OpponentsTest::sameSeedSameMove()
{
    JobControl control;
    const Position position = parsed("kayles:9 + nim:3,5");
    for (const Opponent &opponent : namedOpponents()) {
        for (quint64 seed = 0; seed < 3; ++seed) {
            const auto once = SolverPlayer(Solver(), opponent, seed).choose(position, Convention::Normal, 2, control);
            const auto again = SolverPlayer(Solver(), opponent, seed).choose(position, Convention::Normal, 2, control);
            QVERIFY2(once && again && *once == *again, qPrintable(opponent.name()));
            QVERIFY(legalMove(position, once->component, once->cells));
        }
    }
}

MEXPLORER_TEST(OpponentsTest)
#include "tst_opponents.moc"
