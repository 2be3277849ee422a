// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/gamerecord.h"
#include "model/play/gametext.h"
#include "model/play/thinking.h"
#include "tests/model/games/heapmex.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>

using namespace mexplorer;

/// Play on heaps that have too many moves to list, or more tokens than a position of parsePosition(). The oracle for
/// their values is Bouton's theorem, the remainder by a + b of subtraction{a-b}, or the mex of small heaps and their
/// period.
class LargeHeapPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void winsBySelfPlay_data();
    void winsBySelfPlay();
    void theoremsWinToTheEnd_data();
    void theoremsWinToTheEnd();
    void losesOnlyByMistakes();
    void drawsFromPairsAndBoards();
    void losersTakeLittle();
    void winsManyHeaps();
    void hintsNameAWin_data();
    void hintsNameAWin();
    void readsMovesWithoutTheirList();
    void refusesWhatIsNoMove();
    void recordsAreReadAgain();
};

namespace {

using HeapOracle = std::function<quint64(quint64 heap)>;

/// The values of an octal game by the definition, and by its period for larger heaps.
HeapOracle periodic(const QString &rules, quint64 preperiod, quint64 period)
{
    const RulesPtr game = parseRules(rules).value();
    std::vector<quint64> values;
    for (quint64 heap = 0; heap < preperiod + period; ++heap)
        values.push_back(mexOfFollowers(*game, heap, values));
    return
        [=](quint64 heap) { return heap < preperiod ? values[heap] : values[preperiod + (heap - preperiod) % period]; };
}

HeapOracle oracleOf(const QString &rules)
{
    static const std::map<QString, HeapOracle> oracles = {
        {QStringLiteral("nim"), [](quint64 heap) { return heap; }},
        {QStringLiteral("subtraction{1-3}"), [](quint64 heap) { return heap % 4; }},
        {QStringLiteral("subtraction{2-5}"), [](quint64 heap) { return heap % 7 / 2; }},
        {QStringLiteral("lasker"),
         [](quint64 heap) {
             return heap == 0 ? 0 : heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
         }},
        {QStringLiteral("kayles"), periodic(QStringLiteral("kayles"), 71, 12)},
        {QStringLiteral("octal{0.137}"), periodic(QStringLiteral("octal{0.137}"), 52, 34)}};
    return oracles.at(rules);
}

quint64 oracleValue(const Position &position)
{
    quint64 sum = 0;
    for (const Component &component : position.components) {
        const HeapOracle &value = oracleOf(component.rules->text());
        for (const Cell heap : component.cells)
            sum ^= value(heap);
    }
    return sum;
}

Position largePosition(const char *text)
{
    return parseWithLargeHeaps(QString::fromLatin1(text)).value();
}

/// A graph of the whole position isn't what is tested here.
SolverLimits quickLimits()
{
    SolverLimits limits;
    limits.maxGraph = 1000;
    return limits;
}

/// The move that a player makes; std::nullopt, with a warning, if there is none or it isn't a move.
std::optional<Move> legalChoice(const SolverPlayer &player, const Position &at, std::size_t ply)
{
    JobControl control;
    const Result<Move> move = player.choose(at, Convention::Normal, ply, control);
    if (!move) {
        qWarning("%s", qPrintable(move.problem().message));
        return {};
    }
    const Component &before = at.components[move->component];
    if (!before.rules->isFollower(before.cells, move->cells)) {
        qWarning("%s is no move.", qPrintable(move->text));
        return {};
    }
    return *move;
}

constexpr const char *largeGames[] = {"subtraction{1-3}:1000000000000000000",
                                      "subtraction{1-3}:999999999999999999,2000000001,5 + subtraction{2-5}:7000000000",
                                      "nim:1000000000000000000,999999999999999999,12345",
                                      "nim:1000000000",
                                      "nim:4294967296,1 + kayles:4294967297",
                                      "lasker:1000000000000000000,3",
                                      "kayles:1000000000000000000",
                                      "kayles:999999999999999999,5000000000 + nim:2",
                                      "octal{0.137}:123456789012345678,2000000",
                                      "subtraction{1-3}:4000000000 + kayles:3000000 + nim:9000000000000000"};

} // namespace

void LargeHeapPlayTest::winsBySelfPlay_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : largeGames)
        QTest::newRow(game) << game;
}

/// From a position whose value isn't 0, a perfect player moves to value 0, against itself and against a random player.
void LargeHeapPlayTest::winsBySelfPlay()
{
    QFETCH(QString, game);
    constexpr std::size_t maxPlies = 30;
    JobControl control;
    const Solver solver(quickLimits());
    const SolverPlayer perfect(solver, SolverPlayer::perfect, 1);
    const SolverPlayer other(solver, Opponent{Opponent::Kind::Random}, 5);
    int wins = 0;
    for (const SolverPlayer *second : {&perfect, &other}) {
        Position at = largePosition(qPrintable(game));
        for (std::size_t ply = 0; ply < maxPlies && hasMove(at); ++ply) {
            const SolverPlayer &player = ply % 2 == 0 ? perfect : *second;
            const auto move = legalChoice(player, at, ply);
            QVERIFY(move);
            const bool isWon = oracleValue(at) != 0;
            QCOMPARE(*solver.outcome(at, Convention::Normal, control), isWon ? Outcome::N : Outcome::P);
            if (isWon && &player == &perfect) {
                QVERIFY2(oracleValue(move->to) == 0, qPrintable(move->text));
                ++wins;
            }
            at = move->to;
        }
    }
    QVERIFY(wins > 0);
}

void LargeHeapPlayTest::theoremsWinToTheEnd_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"wythoff:(7,1000000000001)", "wythoff:(618033988749894849,1000000000000000000)",
          "wythoff:(999999999999999999,1000000000000000000) + nim:0", "moore{2}:(1000000000000000000,3,3000000000,5)",
          "moore{3}:(9000000000,9000000000,9000000000,9000000000,9000000000)"})
        QTest::newRow(game) << game;
}

/// Where no formula gives the value, the first player wins the whole game by theorem. Others than these last too long.
void LargeHeapPlayTest::theoremsWinToTheEnd()
{
    QFETCH(QString, game);
    constexpr std::size_t maxPlies = 2000;
    JobControl control;
    const Solver solver(quickLimits());
    const SolverPlayer perfect(solver, SolverPlayer::perfect, 1);
    const SolverPlayer other(solver, Opponent{Opponent::Kind::Random}, 5);
    Position at = largePosition(qPrintable(game));
    QCOMPARE(*solver.outcome(at, Convention::Normal, control), Outcome::N);
    std::size_t plies = 0;
    for (; plies < maxPlies && hasMove(at); ++plies) {
        const auto move = legalChoice(plies % 2 == 0 ? perfect : other, at, plies);
        QVERIFY(move);
        at = move->to;
    }
    QVERIFY(plies < maxPlies);
    QCOMPARE(plies % 2, std::size_t(1));
}

/// A player of level 0 that could win doesn't, if it sees a move that loses.
void LargeHeapPlayTest::losesOnlyByMistakes()
{
    JobControl control;
    const Solver solver(quickLimits());
    std::set<QString> drawn;
    for (const char *game : largeGames) {
        const Position position = largePosition(game);
        for (quint64 seed = 0; seed < 5; ++seed) {
            const Result<Move> move = SolverPlayer(solver, 0, seed).choose(position, Convention::Normal, seed, control);
            QVERIFY(move);
            drawn.insert(move->text);
            if (oracleValue(position) != 0)
                QVERIFY2(oracleValue(move->to) != 0, qPrintable(move->text));
        }
    }
    QVERIFY2(drawn.size() > 2 * std::size(largeGames), "not always the same move");
}

/// So it is where a theorem tells who wins, and beside other games; and a random player's moves differ.
void LargeHeapPlayTest::drawsFromPairsAndBoards()
{
    JobControl control;
    const Solver solver(quickLimits());
    for (const char *game :
         {"wythoff:(7,1000000000001)", "fibonacci:1000000000001", "moore{2}:(1000000000000000000,3,3000000000,5)",
          "wythoff:(1618033988749,2618033988749) + kayles:1000000000000000000",
          "kayles:1000000000000000000 + matrix:2x3"}) {
        const Position position = largePosition(game);
        std::set<QString> drawn;
        for (quint64 seed = 0; seed < 8; ++seed) {
            const Result<Move> worst =
                SolverPlayer(solver, 0, seed).choose(position, Convention::Normal, seed, control);
            QVERIFY2(worst, game);
            const auto after = solver.outcome(worst->to, Convention::Normal, control);
            QVERIFY2(!after || *after == Outcome::N, qPrintable(worst->text));
            const Result<Move> any = SolverPlayer(solver, Opponent{Opponent::Kind::Random}, seed)
                                         .choose(position, Convention::Normal, seed, control);
            QVERIFY2(any, game);
            drawn.insert(any->text);
        }
        QVERIFY2(drawn.size() > 4, game);
    }
}

/// A loser takes one token, which leaves the most.
void LargeHeapPlayTest::losersTakeLittle()
{
    JobControl control;
    const Solver solver(quickLimits());
    for (const char *game : {"wythoff:(1618033988749,2618033988749)", "moore{2}:(5000000000,5000000000,5000000000)",
                             "fibonacci:679891637638612258", "subtraction{1-3}:1000000000000"}) {
        const Position lost = largePosition(game);
        const auto best = solver.bestMoves(lost, Convention::Normal, control);
        QVERIFY2(best && !best->moves.empty(), game);
        QCOMPARE(best->outcome, Outcome::P);
        QCOMPARE(sizeOf(best->moves.front().to), sizeOf(lost) - 1);
    }
}

/// The sum of the heaps exceeds 64 bits; a loser leaves the most, a winner the least.
void LargeHeapPlayTest::winsManyHeaps()
{
    JobControl control;
    const Solver solver(quickLimits());
    const Position lost = largePosition("40*subtraction{1-3}:1000000000000000000");
    const Position won =
        largePosition("40*subtraction{1-3}:1000000000000000000 + subtraction{1-3}:7000000001,7000000002");
    for (const Position &position : {lost, won}) {
        const auto best = solver.bestMoves(position, Convention::Normal, control);
        QVERIFY(best && !best->moves.empty());
        const auto takenBy = [&](const Move &move) {
            const Component &before = position.components[move.component];
            return before.rules->size(before.cells) - before.rules->size(move.cells);
        };
        const bool isWon = oracleValue(position) != 0;
        QCOMPARE(best->outcome, isWon ? Outcome::N : Outcome::P);
        QVERIFY(std::ranges::is_sorted(best->moves, [&](const Move &a, const Move &b) {
            return isWon ? takenBy(a) > takenBy(b) : takenBy(a) < takenBy(b);
        }));
        if (isWon)
            QCOMPARE(oracleValue(best->moves.front().to), quint64(0));
    }
}

void LargeHeapPlayTest::hintsNameAWin_data()
{
    winsBySelfPlay_data();
}

void LargeHeapPlayTest::hintsNameAWin()
{
    QFETCH(QString, game);
    JobControl control;
    const Solver solver(quickLimits());
    const Position position = largePosition(qPrintable(game));
    const Result<Hint> hint = findHint(solver, position, Convention::Normal, control);
    QVERIFY2(hint, hint ? "" : qPrintable(hint.problem().message));
    const quint64 value = oracleValue(position);
    QCOMPARE(hint->won, value != 0);
    QVERIFY2(hint->verdict.contains(QString::number(value)), qPrintable(hint->verdict));
    QVERIFY(!hint->moves.empty());
    for (const Hint::Line &line : hint->moves) {
        const Move move = makeMove(position, line.move.component, line.move.cells);
        QVERIFY2(!hint->won || oracleValue(move.to) == 0, qPrintable(line.why));
    }
    const Assessment assessment = assess(solver, position, Convention::Normal, defaultThinkingTimeMs, control);
    QVERIFY(assessment.analysis && assessment.analysis->value == value);
    // What isn't all is never called all.
    const bool isPart = hint->where.contains(QStringLiteral("may be more"));
    QCOMPARE(isPart, !assessment.analysis->hasAllWinningMoves);
}

/// Each text of a move means the same with the list of all moves and without it.
void LargeHeapPlayTest::readsMovesWithoutTheirList()
{
    constexpr quint64 enough = 10'000;
    int checked = 0;
    for (const char *game :
         {"kayles:7", "nim:5,3", "kayles:6 + nim:4", "lasker:6,5", "octal{4.3}:7", "grundy:7,9", "wythoff:(3,5)",
          "fibonacci:(9,4)", "moore{2}:(4,3,2)", "fibonacci:9 + nim:4", "wythoff:(2,3) + wythoff:(2,2)"}) {
        Position position = parsed(game);
        for (int ply = 0; ply < 3; ++ply) { // a component that has split has several heaps
            const auto moves = distinctMoves(position, enough);
            QVERIFY(moves);
            for (const Move &move : *moves) {
                const Component &before = position.components[move.component];
                const QString number = QString::number(move.component + 1);
                for (const QString &text :
                     {move.text, number + u' ' + move.text, number + QStringLiteral(": ") + move.text,
                      moveLine(position, move), moveText(position, move), shortMoveText(before, move.cells),
                      before.rules->positionText(move.cells)}) {
                    const Result<Move> listed = readMove(position, text, enough, Counting::FromOne);
                    const Result<Move> typed = readMove(position, text, 0, Counting::FromOne);
                    const bool isAmbiguous = !listed && listed.problem().code == Problem::Code::AmbiguousMove;
                    const QString where = position.text() + u' ' + text;
                    QVERIFY2(!listed || (typed && *typed == *listed), qPrintable(where));
                    QVERIFY2(!typed || *typed == (listed ? *listed : move), qPrintable(where));
                    QVERIFY2(!isAmbiguous || (!typed && typed.problem().code == listed.problem().code),
                             qPrintable(where));
                    ++checked;
                }
            }
            if (moves->empty())
                break;
            position = moves->at(moves->size() / 2).to;
        }
    }
    QVERIFY(checked > 500);
}

void LargeHeapPlayTest::refusesWhatIsNoMove()
{
    constexpr quint64 maxMoves = 1000;
    const Position kayles = largePosition("kayles:1000000000000000000 + nim:5");
    for (const char *text : {"", "->", "x", "7", "1: 1000000000000000000 -> 999999999999999997", "2: 5 -> 6",
                             "1: 1000000000000000000 -> 1000000000000000000", "3: 5 -> 1", "1: 5 -> 1",
                             "1000000000000000000 -> 18446744073709551616", "5,5 -> 1"})
        QVERIFY2(!readMove(kayles, QString::fromLatin1(text), maxMoves, Counting::FromOne), text);
    const Result<Move> move =
        readMove(kayles, u"1000000000000000000 -> 3, 999999999999999995", maxMoves, Counting::FromOne);
    QVERIFY(move);
    QCOMPARE(move->cells, (CellVector{999'999'999'999'999'995, 3}));
    QVERIFY(readMove(move->to, u"3 -> 1,1", maxMoves, Counting::FromOne));
    QVERIFY(readMove(move->to, u"999999999999999995 -> 999999999999999993", maxMoves, Counting::FromOne));
    const Position pair = parsed("wythoff:(1000000000,5)");
    QCOMPARE(readMove(pair, u"(5,5)", maxMoves)->cells, (CellVector{5, 5}));
    for (const QStringView text : {u"(5,6,7)", u"(6,7)", u"5", u"(4,5)->(5,5)", u"(5,5", u""})
        QVERIFY(!readMove(pair, text, maxMoves));
}

void LargeHeapPlayTest::recordsAreReadAgain()
{
    GameTree tree(largePosition("kayles:1000000000000000000 + nim:7"), Convention::Normal);
    NodeId node = rootNode;
    for (const char *text : {"1: 1000000000000000000 -> 999999999999999990,9", "2: 7 -> 1", "1: 9 -> 8"}) {
        const Result<Move> move = readMove(tree.position(node), QString::fromLatin1(text), 0, Counting::FromOne);
        QVERIFY2(move, text);
        node = tree.add(node, *move);
    }
    const QString text = gameText(tree);
    const Result<TextGame> again = readGameText(text, GreatestHeap::Large);
    QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
    QCOMPARE(gameText(again->tree), text);
    QVERIFY(!readGameText(text)); // where such heaps aren't supported
    QVERIFY(!readGameText(QStringLiteral("nim:5000000000\nmisere\n5000000000 -> 1\n"), GreatestHeap::Large));
}

MEXPLORER_TEST(LargeHeapPlayTest)
#include "tst_largeheapplay.moc"
