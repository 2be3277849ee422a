// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/play/commentary.h"
#include "model/play/puzzle.h"
#include "model/play/puzzlelog.h"
#include "model/play/randomposition.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// The winner of whole positions, by plain minimax, without values, components or symmetry.
class WholePositions
{
public:
    explicit WholePositions(Convention convention) : m_convention(convention) {}

    bool wins(const Position &position)
    {
        const JoinedPosition joined = join(position);
        return wins(*joined.rules, joined.cells);
    }

    /// The distinct moves that leave the other player lost, as positions.
    std::set<QString> winningMoves(const Position &position)
    {
        std::set<QString> winning;
        for (std::size_t i = 0; i < position.components.size(); ++i) {
            const Component &component = position.components[i];
            component.rules->followers(component.cells, [&](Cells cells) {
                Position after = position;
                after.components[i].cells.assign(cells.begin(), cells.end());
                if (!wins(after))
                    winning.insert(after.text());
            });
        }
        return winning;
    }

private:
    bool wins(const Rules &rules, const CellVector &cells)
    {
        if (const auto known = m_known.find(cells); known != m_known.end())
            return known->second;
        bool isTerminal = true;
        bool isWon = false;
        rules.followers(cells, [&](Cells follower) {
            isTerminal = false;
            isWon = isWon || !wins(rules, CellVector(follower.begin(), follower.end()));
        });
        isWon = isTerminal ? m_convention == Convention::Misere : isWon;
        m_known.emplace(cells, isWon);
        return isWon;
    }

    Convention m_convention;
    std::map<CellVector, bool> m_known;
};

QStringList familyNames()
{
    QStringList names;
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            names << family.name;
    }
    return names;
}

/// The components in a fixed order, and the heaps of one component.
QString orderless(const Position &position)
{
    QStringList components = position.text().split(QStringLiteral(" + "));
    if (position.components[0].rules->isMultiset() && components.size() == 1) {
        QStringList sizes = components[0].section(u':', 1).split(u',');
        sizes.sort();
        return sizes.join(u',');
    }
    components.sort();
    return components.join(QStringLiteral(" + "));
}

} // namespace

class PuzzlesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void claimExactlyTheWinningMoves_data();
    void claimExactlyTheWinningMoves();
    void readBack();
    void readsAnEarlierKind();
    void positionsMakeWhatSuitsThem_data();
    void positionsMakeWhatSuitsThem();
    void refuseWhatIsNone();
    void reachNoOneWhoCancelled();
    void sameSeedSamePuzzle();
    void noTwoAreEqual_data();
    void noTwoAreEqual();
    void heapsGrowWhenTheyRunOut();
    void workIsBounded_data();
    void workIsBounded();
    void harderOnesAreRarerOrLonger();
    void oneADay();
    void mistakesMakePuzzles();
    void startsAreWorthPlaying_data();
    void startsAreWorthPlaying();
    void streaksAreCounted();

private:
    QTemporaryDir m_folder;
    Solver m_solver;
    JobControl m_control;
    QString m_graph;
};

void PuzzlesTest::initTestCase()
{
    m_graph =
        samples::written(m_folder.filePath("net.dot"),
                         "digraph { a -> b; a -> c; a -> d; b -> d; b -> e; c -> e; c -> f; c -> g; d -> f; d -> g; "
                         "e -> g; e -> h; e -> f; f -> h; g -> i; h -> i; d -> i; a -> h }");
}

void PuzzlesTest::claimExactlyTheWinningMoves_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<int>("kind");
    QStringList families = familyNames();
    families << QStringLiteral("graph");
    for (const QString &family : families) {
        for (int kind = 0; kind < puzzleKindNames().size(); ++kind)
            QTest::newRow(qPrintable(family + u' ' + puzzleKindNames()[kind])) << family << kind;
    }
}

void PuzzlesTest::claimExactlyTheWinningMoves()
{
    QFETCH(QString, family);
    QFETCH(int, kind);
    const bool isGraph = family == QStringLiteral("graph");
    const QString game = isGraph ? QStringLiteral("graph{%1}:a").arg(m_graph) : family;
    int made = 0;
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        for (quint64 seed = 0; seed < 4; ++seed) {
            PuzzleRequest request = requestFor(game).value();
            request.kind = static_cast<Puzzle::Kind>(kind);
            request.difficulty = static_cast<Puzzle::Difficulty>(seed % 3);
            request.convention = convention;
            request.seed = seed;
            const auto puzzle = makePuzzle(request, m_solver, m_control);
            if (!puzzle)
                continue; // counted below
            ++made;
            std::set<QString> claimed;
            for (const Move &move : puzzle->winning) {
                QVERIFY(legalMove(puzzle->position, move.component, move.cells));
                claimed.insert(move.to.text());
            }
            WholePositions minimax(convention);
            QCOMPARE(claimed, minimax.winningMoves(puzzle->position));
            QVERIFY(minimax.wins(puzzle->position));
            QCOMPARE(distinctMoves(puzzle->position, 100'000)->size(), puzzle->moveCount);
            QVERIFY(puzzle->winning.size() < puzzle->moveCount);
            QVERIFY(kind != 0 || puzzle->winning.size() == 1);
            QVERIFY(kind != 1 || puzzle->winning.size() > 1);
        }
    }
    // Some families have few positions with several winning moves.
    QVERIFY2(made > 0 || kind == 1, qPrintable(family));
}

void PuzzlesTest::readBack()
{
    for (const char *text :
         {"puzzle one-move normal nim:3,4,5", "puzzle all-moves normal kayles:7",
          "puzzle one-move misere chomp:3,3,3,3", " puzzle  one-move normal  nim:3,4 + kayles:5 \n"}) {
        const auto puzzle = readPuzzle(text, m_solver, m_control);
        QVERIFY2(puzzle, text);
        QCOMPARE(puzzle->text(), QString(text).simplified());
        QVERIFY(!puzzle->question().isEmpty() && !puzzle->difficultyText().isEmpty());
    }
    const auto made = makePuzzle(requestFor("kayles").value(), m_solver, m_control);
    QVERIFY(made);
    const auto again = readPuzzle(made->text(), m_solver, m_control);
    QVERIFY(again && again->winning == made->winning && again->position == made->position);
}

/// "Leave a P-position" is an earlier kind; such a puzzle asks for one move or for all.
void PuzzlesTest::readsAnEarlierKind()
{
    const auto kindOf = [this](const char *text) { return readPuzzle(text, m_solver, m_control).value().text(); };
    QCOMPARE(kindOf("puzzle leave-p normal nim:3,4,5"), QString("puzzle one-move normal nim:3,4,5"));
    QCOMPARE(kindOf("puzzle leave-p misere kayles:7"),
             puzzleOf(*parsePosition(u"kayles:7"), Convention::Misere, m_solver, m_control).value().text());
    QVERIFY(!readPuzzle("puzzle leave-p normal nim:5,5", m_solver, m_control));
    QVERIFY(!puzzleKindNames().contains("leave-p"));
}

void PuzzlesTest::positionsMakeWhatSuitsThem_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : familyNames())
        QTest::newRow(qPrintable(family)) << family;
}

/// For any position, by minimax: a puzzle if some moves win and others don't, of one winning move if there is one.
void PuzzlesTest::positionsMakeWhatSuitsThem()
{
    QFETCH(QString, family);
    const Position like = requestFor(family)->like;
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        WholePositions minimax(convention);
        for (quint64 seed = 0; seed < 25; ++seed) {
            const Position position = randomPositionLike(like, seed);
            const std::set<QString> winning = minimax.winningMoves(position);
            const std::size_t moves = distinctMoves(position, 100'000)->size();
            const auto puzzle = puzzleOf(position, convention, m_solver, m_control);
            QCOMPARE(puzzle.ok(), !winning.empty() && winning.size() < moves);
            if (!puzzle)
                continue;
            QCOMPARE(puzzle->winning.size(), winning.size());
            QCOMPARE(puzzle->kind == Puzzle::Kind::OneMove, winning.size() == 1);
        }
    }
}

void PuzzlesTest::refuseWhatIsNone()
{
    for (const char *text :
         {"", "puzzle", "nim:3,4,5", "puzzle mate-in-two normal nim:3,4,5", "puzzle one-move nim:3,4,5",
          "puzzle one-move normal nim:3,4x", "puzzle one-move normal nim:5,5", "puzzle one-move normal kayles:7",
          "puzzle all-moves normal nim:3,4,5"})
        QVERIFY2(!readPuzzle(text, m_solver, m_control), text);
    QVERIFY(!requestFor("graph"));
    QVERIFY(!requestFor("nimm"));
    PuzzleRequest none;
    none.like = parsePosition(u"nim:1").value();
    const auto puzzle = makePuzzle(none, m_solver, m_control);
    QVERIFY(!puzzle && puzzle.problem().kind == Problem::Kind::Limit);
}

void PuzzlesTest::reachNoOneWhoCancelled()
{
    JobControl control;
    control.cancel();
    for (const QString &game :
         {QStringLiteral("nim:300000"), QStringLiteral("nim:3,5,7"), QStringLiteral("cram:2x3")}) {
        const auto puzzle = readPuzzle(QStringLiteral("puzzle one-move normal ") + game, m_solver, control);
        QVERIFY2(!puzzle && puzzle.problem().kind == Problem::Kind::Cancelled, qPrintable(game));
    }
}

void PuzzlesTest::sameSeedSamePuzzle()
{
    std::set<QString> seen;
    for (quint64 seed = 0; seed < 20; ++seed) {
        PuzzleRequest request = requestFor("nim").value();
        request.seed = seed;
        const auto once = makePuzzle(request, m_solver, m_control);
        const auto again = makePuzzle(request, Solver(), m_control);
        QVERIFY(once && again);
        QCOMPARE(once->text(), again->text());
        seen.insert(once->text());
    }
    QVERIFY(seen.size() > 8);
}

void PuzzlesTest::noTwoAreEqual_data()
{
    claimExactlyTheWinningMoves_data();
}

/// A sheet has no duplicates, even if the game has too few puzzles; single requests repeat the one that was made
/// longest ago if there is no other. Components in another order are the same position.
void PuzzlesTest::noTwoAreEqual()
{
    QFETCH(QString, family);
    QFETCH(int, kind);
    constexpr quint64 count = 12;
    PuzzleRequest request =
        requestFor(family == QStringLiteral("graph") ? QStringLiteral("graph{%1}:a").arg(m_graph) : family).value();
    request.kind = static_cast<Puzzle::Kind>(kind);
    std::map<QString, std::size_t> all; // existing puzzles, drawn by other seeds
    for (request.seed = 1000; request.seed < 1060 && all.size() < count; ++request.seed) {
        if (const auto puzzle = makePuzzle(request, m_solver, m_control)) {
            all[componentsText(puzzle->position)] = 0;
            request.before << componentsText(puzzle->position);
        }
    }
    request.before.clear();
    for (const auto difficulty : {Puzzle::Difficulty::Easy, Puzzle::Difficulty::Medium, Puzzle::Difficulty::Hard}) {
        request.difficulty = difficulty;
        request.seed = 3;
        const auto sheet = makePuzzles(request, count, m_solver, m_control);
        QCOMPARE(sheet.ok(), !all.empty());
        if (!sheet)
            continue;
        QVERIFY(!sheet->limit);
        QStringList texts;
        for (const Puzzle &puzzle : sheet->puzzles)
            texts << orderless(puzzle.position);
        const QSet<QString> different(texts.begin(), texts.end());
        QCOMPARE(different.size(), texts.size());
        QCOMPARE(std::size_t(different.size()), std::min<std::size_t>(count, all.size()));

        PuzzleRequest one = request;
        QStringList onebyOne;
        for (; one.seed < request.seed + count; ++one.seed) {
            const auto puzzle = makePuzzle(one, m_solver, m_control);
            QVERIFY(puzzle);
            onebyOne << orderless(puzzle->position);
            one.before << componentsText(puzzle->position);
        }
        const auto made = std::size_t(QSet<QString>(onebyOne.begin(), onebyOne.end()).size());
        QCOMPARE(made, std::min<std::size_t>(count, all.size()));
        for (auto i = static_cast<qsizetype>(made); i < onebyOne.size(); ++i)
            QCOMPARE(onebyOne[i], onebyOne[i - static_cast<qsizetype>(made)]);
    }
}

/// More puzzles with heaps are requested than there are positions of the size: the heaps grow, at most to twice the
/// size.
void PuzzlesTest::heapsGrowWhenTheyRunOut()
{
    constexpr quint64 count = 30;
    for (const QString &family : {QStringLiteral("kayles"), QStringLiteral("dawson"), QStringLiteral("nim")}) {
        const PuzzleRequest request = requestFor(family).value();
        const auto heapsOf = [](const Position &position) {
            Cell largest = 0;
            for (const Component &component : position.components)
                largest = std::max(largest, component.cells.empty() ? 0 : component.cells.front());
            return largest;
        };
        const auto sheet = makePuzzles(request, count, m_solver, m_control);
        QVERIFY(sheet && !sheet->limit);
        Cell largest = 0;
        for (const Puzzle &puzzle : sheet->puzzles)
            largest = std::max(largest, heapsOf(puzzle.position));
        QVERIFY2(largest <= 2 * heapsOf(request.like), qPrintable(family));
        if (family == QStringLiteral("kayles"))
            QVERIFY(largest > heapsOf(request.like));
    }
}

/// For any game, the work is bounded by a count: with a lower limit there are fewer puzzles, the limit is reported, and
/// they are the first of those made with a higher one.
void PuzzlesTest::workIsBounded_data()
{
    QTest::addColumn<QString>("game");
    const QString loop = samples::written(m_folder.filePath("loop.txt"), "v w\nw v\nw z\n");
    for (const QString &game :
         {QStringLiteral("kayles:60,60"), QStringLiteral("nim:1000000"), QStringLiteral("octal{0.6}:300,300"),
          QStringLiteral("matrix:5x5"), QStringLiteral("matrix:6x6"), QStringLiteral("matrix:8x8"),
          QStringLiteral("cram:8x8"), QStringLiteral("chomp:12x12"), QStringLiteral("wythoff:(30000,40000)"),
          QStringLiteral("40*cram:4x4"), QStringLiteral("graph{%1}:v + matrix:5x5").arg(loop)})
        QTest::newRow(qPrintable(game.section(u'/', -1))) << game;
}

void PuzzlesTest::workIsBounded()
{
    QFETCH(QString, game);
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        PuzzleRequest request = requestFor(game).value();
        request.convention = convention;
        request.seed = 1;
        SolverLimits limits;
        limits.maxMoves = 400'000;
        limits.maxSearch = 400'000;
        limits.maxPositions = 100'000;
        limits.maxFollowers = 2'000;
        const auto sheet = makePuzzles(request, 40, Solver(limits), m_control);
        // Each position costs a limited share, so the total ends near the limit.
        QVERIFY2(m_control.done() <= 2 * limits.maxMoves, qPrintable(QString::number(m_control.done())));
        const std::optional<Problem> end = sheet ? sheet->limit : std::optional(sheet.problem());
        if (!end)
            continue; // all were made, or there are no others
        QCOMPARE(end->kind, Problem::Kind::Limit);
        QVERIFY2(end->code != Problem::Code::Moves || end->message.contains(QStringLiteral("400,000 moves")),
                 qPrintable(end->message));
        QVERIFY2(end->code != Problem::Code::Moves || end->message.contains(QStringLiteral("--max-moves")),
                 qPrintable(end->message));
    }
}

void PuzzlesTest::harderOnesAreRarerOrLonger()
{
    for (const QString &family : {QStringLiteral("nim"), QStringLiteral("kayles"), QStringLiteral("cram")}) {
        PuzzleRequest request = requestFor(family).value();
        double last = 0;
        for (const auto difficulty : {Puzzle::Difficulty::Easy, Puzzle::Difficulty::Medium, Puzzle::Difficulty::Hard}) {
            request.difficulty = difficulty;
            const auto puzzle = makePuzzle(request, m_solver, m_control);
            QVERIFY(puzzle);
            QVERIFY(puzzle->rating() >= last);
            last = puzzle->rating();
        }
    }
}

void PuzzlesTest::oneADay()
{
    std::set<QString> families;
    std::set<Puzzle::Kind> kinds;
    for (qint64 day = 2'461'000; day < 2'461'100; ++day) {
        const PuzzleRequest request = dailyRequest(day);
        families.insert(familyOf(*request.like.components[0].rules).name);
        kinds.insert(request.kind);
        QCOMPARE(dailyRequest(day).seed, request.seed);
    }
    QCOMPARE(families.size(), static_cast<std::size_t>(familyNames().size()));
    QCOMPARE(kinds.size(), std::size_t(2));
    QVERIFY(makeDailyPuzzle(2'461'003, m_solver, m_control));
    for (qint64 day = 2'461'000; day < 2'461'060; ++day)
        QVERIFY2(makeDailyPuzzle(day, m_solver, m_control), qPrintable(QString::number(day)));
}

void PuzzlesTest::mistakesMakePuzzles()
{
    GameRecord record(parsePosition(u"nim:3,4,5").value(), Convention::Normal);
    for (const char *text : {"0 3 -> 0", "2 5 -> 4", "1 4 -> 3", "2 4 -> 3"}) {
        const auto move = readMove(record.position(record.length()), QString(text), 1000);
        QVERIFY2(move, text);
        record = record.played(record.length(), *move);
    }
    for (std::size_t ply = 0; ply <= record.length(); ++ply) {
        const auto analysis = m_solver.analyseForPlay(record.position(ply), Convention::Normal, m_control);
        record = record.assessed(ply, {std::make_shared<const Analysis>(*analysis), {}});
    }
    const auto puzzles = puzzlesFromMistakes(record, Player::First);
    QCOMPARE(puzzles.size(), std::size_t(1)); // 4,4 was lost already
    QCOMPARE(puzzles[0].position.text(), QString("nim:3,4,5"));
    QVERIFY(puzzles[0].kind == Puzzle::Kind::OneMove);
    QCOMPARE(puzzles[0].winning.size(), std::size_t(1));
    QCOMPARE(puzzles[0].winning[0].to.text(), QString("nim:1,4,5"));
    QVERIFY(puzzlesFromMistakes(record, Player::Second).empty());
}

void PuzzlesTest::startsAreWorthPlaying_data()
{
    QTest::addColumn<QString>("family");
    for (const QString &family : familyNames())
        QTest::newRow(qPrintable(family)) << family;
}

/// By minimax: the first player wins, by some moves but not by others, and not at once.
void PuzzlesTest::startsAreWorthPlaying()
{
    QFETCH(QString, family);
    const Family &row = *findFamily(family);
    const Position start = parsePosition(row.start()).value();
    QCOMPARE(familyOf(*start.components[0].rules).name, family);
    WholePositions minimax(row.isMisere ? Convention::Misere : Convention::Normal);
    const auto winning = minimax.winningMoves(start);
    const auto moves = distinctMoves(start, 1000);
    QVERIFY(!winning.empty());
    QVERIFY2(2 * winning.size() <= moves->size(), qPrintable(row.start()));
    for (const QString &after : winning)
        QVERIFY2(hasMove(parsePosition(after).value()), qPrintable(after));
}

void PuzzlesTest::streaksAreCounted()
{
    PuzzleLog log;
    for (const bool isSolved : {true, true, false, true})
        log.add(isSolved);
    QCOMPARE(log.streak, 1);
    QCOMPARE(log.bestStreak, 2);
    QCOMPARE(log.solved, 3);
    for (const qint64 day : {100, 101, 101, 102, 104})
        log.addDay(day);
    QCOMPARE(log.dayStreak, 1);
    log.addDay(105);
    QCOMPARE(log.dayStreakOn(105), 2);
    QCOMPARE(log.dayStreakOn(106), 2);
    QCOMPARE(log.dayStreakOn(107), 0);
    const auto again = PuzzleLog::fromJson(log.toJson());
    QVERIFY(again && *again == log);
    QVERIFY(!PuzzleLog::fromJson("["));
    QCOMPARE(PuzzleLog::fromJson(R"({"solved": -4, "streak": "x"})")->solved, 0);
}

MEXPLORER_TEST(PuzzlesTest)
#include "tst_puzzles.moc"
