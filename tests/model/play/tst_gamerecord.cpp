// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/commentary.h"
#include "model/play/hint.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

constexpr quint64 maxFollowers = 100'000;
const QString workedSum = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

GameRecord playedThrough(const QString &start, const QStringList &moves, Convention convention = Convention::Normal)
{
    GameRecord record(parsed(start), convention);
    for (const QString &text : moves) {
        const Result<Move> move = readMove(record.position(record.length()), text, maxFollowers);
        if (!move)
            qFatal("%s", qPrintable(move.problem().message));
        record = record.played(record.length(), *move);
    }
    return record;
}

GameRecord assessed(GameRecord record)
{
    const Solver solver;
    JobControl control;
    for (std::size_t ply = 0; ply <= record.length(); ++ply) {
        Result<Analysis> analysis = solver.analyse(record.position(ply), record.convention(), control);
        record = record.assessed(ply, {std::make_shared<const Analysis>(std::move(analysis).value()), {}});
    }
    return record;
}

} // namespace

class GameRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsPositions();
    void branches();
    void knowsTheWinner_data();
    void knowsTheWinner();
    void readsMoves_data();
    void readsMoves();
    void readsWhatBoardsCallMoves_data();
    void readsWhatBoardsCallMoves() { readsMoves(); }
    void cellsNameEveryMove();
    void refusesMoves_data();
    void refusesMoves();
    void blames_data();
    void blames();
    void opponentsHaveTheirNames();
    void saysWhatAMoveDid();
    void hints_data();
    void hints();
    void hintsTakeComponentsInTurn();
    void hintsOfLongSumsStayShort();
    void hintsAtTheLongestResistance();
    void bigHeapsHaveMoves();
};

void GameRecordTest::keepsPositions()
{
    const GameRecord record = playedThrough("kayles:7", {"3,3", "3,1", "2,1", "1,1", "1", "0"});
    QCOMPARE(record.length(), std::size_t(6));
    QCOMPARE(record.start().text(), QString("kayles:7"));
    QCOMPARE(record.position(1).text(), QString("kayles:3,3"));
    QCOMPARE(record.position(6).text(), QString("kayles:0"));
    QCOMPARE(record.turn(0), Player::First);
    QCOMPARE(record.turn(5), Player::Second);
    QVERIFY(record.isOver());
}

void GameRecordTest::branches()
{
    const GameRecord record = assessed(playedThrough("nim:3,4,5", {"0: 3 -> 1", "4 -> 2"}));
    const Result<Move> other = readMove(record.position(1), u"5 -> 0", maxFollowers);
    QVERIFY(other);
    const GameRecord branch = record.played(1, *other);
    QCOMPARE(branch.length(), std::size_t(2));
    QCOMPARE(branch.position(2).text(), QString("nim:1,4,0"));
    QVERIFY(branch.assessment(1).isMade());
    QVERIFY(!branch.assessment(2).isMade());
    QCOMPARE(record.position(2).text(), QString("nim:1,2,5"));
    QVERIFY(!branch.under(Convention::Misere).assessment(0).isMade());
}

void GameRecordTest::knowsTheWinner_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<bool>("firstWins");
    QTest::newRow("one move") << "nim:3" << QStringList{"0"} << false << true;
    QTest::newRow("one move, misère") << "nim:3" << QStringList{"0"} << true << false;
    QTest::newRow("two moves") << "nim:3" << QStringList{"1", "0"} << false << false;
    QTest::newRow("two moves, misère") << "nim:3" << QStringList{"1", "0"} << true << true;
    QTest::newRow("at once") << "kayles:0" << QStringList() << false << false;
    QTest::newRow("at once, misère") << "kayles:0" << QStringList() << true << true;
}

void GameRecordTest::knowsTheWinner()
{
    QFETCH(QString, start);
    QFETCH(QStringList, moves);
    QFETCH(bool, misere);
    QFETCH(bool, firstWins);
    const GameRecord record = playedThrough(start, moves, misere ? Convention::Misere : Convention::Normal);
    QVERIFY(record.isOver());
    QCOMPARE(record.winner(), std::optional(firstWins ? Player::First : Player::Second));
}

void GameRecordTest::readsMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("to");
    QTest::newRow("full") << workedSum << "9 -> 6"
                          << "subtraction{1-3}:6 + subtraction{1-5}:10 + subtraction{1-7}:14";
    QTest::newRow("arrow") << workedSum << "14→13"
                           << "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:13";
    QTest::newRow("number") << workedSum << "0 9 -> 6"
                            << "subtraction{1-3}:6 + subtraction{1-5}:10 + subtraction{1-7}:14";
    QTest::newRow("number, after") << workedSum << "2 13"
                                   << "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:13";
    QTest::newRow("colon") << "nim:3,3"
                           << "1: 3 -> 2"
                           << "nim:3,2";
    QTest::newRow("equal components") << "nim:3,3"
                                      << "3>1"
                                      << "nim:1,3";
    QTest::newRow("after alone") << "kayles:7"
                                 << "3, 3"
                                 << "kayles:3,3";
    QTest::newRow("matrix") << "matrix:11/01"
                            << "11/00"
                            << "matrix:11/00";
    QTest::newRow("pair") << "wythoff:(3,5)"
                          << "(1,3)"
                          << "wythoff:(1,3)";
}

void GameRecordTest::readsMoves()
{
    QFETCH(QString, position);
    QFETCH(QString, text);
    QFETCH(QString, to);
    const Result<Move> move = readMove(parsed(position), text, maxFollowers);
    QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
    QCOMPARE(move->to.text(), to);
}

void GameRecordTest::readsWhatBoardsCallMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("to");
    QTest::newRow("corners") << "matrix:111/111/111"
                             << "a1-b2"
                             << "matrix:001/001/111";
    QTest::newRow("other corners") << "matrix:111/111/111"
                                   << "B2 a1"
                                   << "matrix:001/001/111";
    QTest::newRow("one cell") << "matrix:111/111/111"
                              << "c2"
                              << "matrix:111/110/111";
    QTest::newRow("in a sum") << "nim:3 + matrix:11/11"
                              << "1: a1-b1"
                              << "nim:3 + matrix:00/11";
    QTest::newRow("a domino") << "cram:2x3"
                              << "b1-b2"
                              << "cram:101/101";
    QTest::newRow("coins") << "turtles:THHT"
                           << "2,3"
                           << "turtles:TTTT";
    QTest::newRow("coins from the right") << "turtles:THHT"
                                          << "3, 2"
                                          << "turtles:TTTT";
    QTest::newRow("what is left, in any order") << "kayles:7"
                                                << "1,5"
                                                << "kayles:5,1";
    QTest::newRow("a pair") << "wythoff:(3,5)"
                            << "5,1"
                            << "wythoff:(1,5)";
    QTest::newRow("a pair with its arrow") << "wythoff:(3,5)"
                                           << "3,5 -> 1,5"
                                           << "wythoff:(1,5)";
    QTest::newRow("as the list says") << "matrix:111/111"
                                      << "b1-b2"
                                      << "matrix:101/101";
}

/// Every move on every kind of board can be typed by the names of its cells or coins.
void GameRecordTest::cellsNameEveryMove()
{
    for (const QString text : {"matrix:0110/1111/0111", "cram:3x4"}) {
        const Position position = parsed(text);
        const Component &board = position.components.front();
        const int columns = board.rules->cellBoard()->columns;
        const auto nameOf = [columns](int cell) {
            return QString(QChar(u'a' + cell % columns)) + QString::number(cell / columns + 1);
        };
        board.rules->followers(board.cells, [&](Cells after) {
            const quint64 covered = board.cells[0] ^ after[0];
            const QString typed = nameOf(std::countr_zero(covered)) + u'-' + nameOf(63 - std::countl_zero(covered));
            const Result<Move> move = readMove(position, typed, maxFollowers);
            QVERIFY2(move && move->cells == CellVector(after.begin(), after.end()), qPrintable(typed));
        });
        QVERIFY(!readMove(position, u"a1-h9", maxFollowers));
        QVERIFY(!readMove(position, u"z1", maxFollowers));
    }
}

void GameRecordTest::refusesMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Problem::Code>("code");
    QTest::newRow("not a follower") << workedSum << "9 -> 5" << Problem::Code::NoMove;
    QTest::newRow("ambiguous") << "nim:3,4"
                               << "2" << Problem::Code::AmbiguousMove;
    QTest::newRow("nothing") << "nim:3,4"
                             << "  " << Problem::Code::NoMove;
    QTest::newRow("over") << "nim:0"
                          << "1" << Problem::Code::NoMove;
    QTest::newRow("too many") << "chomp:4x4 + nim:1000000000"
                              << "2000000000" << Problem::Code::NoMove;
}

void GameRecordTest::refusesMoves()
{
    QFETCH(QString, position);
    QFETCH(QString, text);
    QFETCH(Problem::Code, code);
    const Result<Move> move = readMove(parsed(position), text, maxFollowers);
    QVERIFY(!move);
    QCOMPARE(move.problem().code, code);
    QVERIFY(!legalMove(parsed("nim:3"), 4, CellVector{1}));
    QVERIFY(!legalMove(parsed("nim:3"), 0, CellVector{3}));
}

void GameRecordTest::blames_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QString>("words");
    // First takes 1 of 3: value 2, and the solver takes all.
    QTest::newRow("value")
        << "nim:3" << QStringList{"2", "0"} << false << 0
        << "You went wrong at move 1, 3 → 2, which left value 2. The winning move was 3 → 0. From the "
           "position that was left the solver could win by 2 → 0.";
    QTest::newRow("lost from the start")
        << "nim:2,2" << QStringList{"0: 2 -> 1", "2 -> 1", "0: 1 -> 0", "1 -> 0"} << false << -1
        << "You made no mistake: the start position was lost for you. The solver kept the win to the end.";
    QTest::newRow("the last of two mistakes")
        << "nim:3,1" << QStringList{"3 -> 2", "2 -> 0", "1 -> 0"} << false << 1
        << "The solver went wrong at move 2, component 1: 2 → 0, which left nim-sum 1. The winning move was "
           "component 1: 2 → 1. From the position that was left you could win by component 2: 1 → 0.";
    QTest::newRow("misère") << "nim:3" << QStringList{"0"} << true << 0
                            << "You went wrong at move 1, 3 → 0, which left an N-position. The winning move was 3 → 1.";
}

void GameRecordTest::blames()
{
    QFETCH(QString, start);
    QFETCH(QStringList, moves);
    QFETCH(bool, misere);
    QFETCH(int, mistake);
    QFETCH(QString, words);
    const GameRecord record = playedThrough(start, moves, misere ? Convention::Misere : Convention::Normal);
    const Commentary commentary(Sides{Side::Human, Side::Solver});
    QVERIFY(commentary.result(record).mistakeText.isEmpty());
    const GameResult result = commentary.result(assessed(record));
    QCOMPARE(result.mistake.has_value(), mistake >= 0);
    if (mistake >= 0)
        QCOMPARE(int(*result.mistake), mistake);
    QCOMPARE(result.mistakeText, words);
}

/// In every sentence about a game, independent of who starts and wins it.
void GameRecordTest::opponentsHaveTheirNames()
{
    std::vector<Opponent> opponents = namedOpponents();
    opponents.push_back(Opponent::ofLevel(60));
    for (const Opponent &opponent : opponents) {
        const bool isSolver = opponent == Opponent();
        QVERIFY(!opponent.playerName().isEmpty());
        for (const Side first : {Side::Human, Side::Solver}) {
            const Sides sides{first, first == Side::Human ? Side::Solver : Side::Human};
            const Commentary commentary(Players{sides, {opponent, opponent}, {}});
            const Player solver = first == Side::Human ? Player::Second : Player::First;
            QCOMPARE(commentary.name(solver), opponent.playerName());
            QCOMPARE(commentary.name(opponentOf(solver)), QString("You"));
            for (const QStringList &moves : {QStringList{"0: 2 -> 1", "2 -> 1", "0: 1 -> 0", "1 -> 0"},
                                             QStringList{"0: 2 -> 0", "2 -> 1", "1 -> 0"}}) {
                const GameRecord record = assessed(playedThrough("nim:2,2", moves, Convention::Normal));
                const GameResult result = commentary.result(record);
                QStringList sentences = {result.headline, result.ending, result.mistakeText};
                for (std::size_t i = 0; i < record.length(); ++i)
                    sentences << commentary.move(record, i) << commentary.turn(record, i)
                              << commentary.judgement(record, i) << commentary.wentWrong(record, i);
                const QString all = sentences.join(u' ');
                QCOMPARE(all.contains(QStringLiteral("solver"), Qt::CaseInsensitive), isSolver);
                QVERIFY2(isSolver || all.contains(opponent.playerName()), qPrintable(all));
                QVERIFY2(!all.contains(QStringLiteral("lost. ")), qPrintable(all)); // for whom?
            }
        }
        const Players two = {{Side::Solver, Side::Solver}, {opponent, Opponent{Opponent::Kind::Random}}, {}};
        const bool areAlike = opponent == two.opponents[1];
        QCOMPARE(Commentary(two).name(Player::First), areAlike ? QString("The first player") : opponent.playerName());
    }
}

void GameRecordTest::saysWhatAMoveDid()
{
    const GameRecord record = assessed(playedThrough(workedSum, {"9 -> 8", "8 -> 5", "14 -> 13"}));
    const Commentary mixed(Sides{Side::Human, Side::Solver});
    // Values 0, 4, 6 after the first move.
    QCOMPARE(mixed.move(record, 0),
             QString("You moved to nim-sum 2. The solver can now win by component 1: 8 → 6 (and one other move)."));
    const Commentary humans(Sides{Side::Human, Side::Human});
    QVERIFY(humans.move(record, 1).startsWith("The second player moved to nim-sum"));
    QCOMPARE(humans.turn(record, 0), QString("The first player is to move."));
    QCOMPARE(mixed.turn(record, 0), QString("Your move."));
    QCOMPARE(mixed.turn(record, 1), QString("The solver is to move."));
    QCOMPARE(assessmentText(record.assessment(0)), QString("3 · N"));
    QCOMPARE(assessmentText({}), QString("…"));
}

void GameRecordTest::hints_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QStringList>("whys");
    QTest::newRow("worked sum") << workedSum << false << "This position is won for you: 1 ⊕ 4 ⊕ 6 = 3, not 0."
                                << "There are 2 winning moves, in the components 1, 3."
                                << QStringList{
                                       "9 → 6 changes the value of component 1 from 1 to 2, and 2 ⊕ 4 ⊕ 6 = 0.",
                                       "14 → 13 changes the value of component 3 from 6 to 5, and 1 ⊕ 4 ⊕ 5 = 0."};
    QTest::newRow("one heap") << "nim:5" << false << "This position is won for you: its value is 5, not 0."
                              << "There is one winning move." << QStringList{"5 → 0 leaves value 0."};
    QTest::newRow("misère") << "nim:5" << true << "This position is won for you under misère play: it is an N-position."
                            << "There is one winning move."
                            << QStringList{
                                   "5 → 1 leaves a P-position: the player who moves there loses under misère play."};
}

void GameRecordTest::hints()
{
    QFETCH(QString, position);
    QFETCH(bool, misere);
    QFETCH(QString, verdict);
    QFETCH(QString, where);
    QFETCH(QStringList, whys);
    JobControl control;
    const Result<Analysis> analysis =
        Solver().analyse(parsed(position), misere ? Convention::Misere : Convention::Normal, control);
    QVERIFY(analysis);
    const Hint hint = makeHint(parsed(position), *analysis, nullptr);
    QVERIFY(hint.won);
    QCOMPARE(hint.verdict, verdict);
    QCOMPARE(hint.where, where);
    QStringList found;
    for (const Hint::Line &line : hint.moves)
        found << line.why;
    QCOMPARE(found, whys);
}

/// The first lines of a long hint show every component that has a winning move.
void GameRecordTest::hintsTakeComponentsInTurn()
{
    const Position position = parsed("matrix:4x4 + kayles:12,9");
    JobControl control;
    const auto analysis = Solver().analyse(position, Convention::Normal, control);
    QVERIFY(analysis.ok());
    std::set<std::size_t> all;
    for (const Move &move : analysis->winningMoves)
        all.insert(move.component);
    const Hint hint = makeHint(position, *analysis, nullptr);
    QCOMPARE(hint.moves.size(), analysis->winningMoves.size());
    std::set<std::size_t> first;
    for (std::size_t i = 0; i < all.size(); ++i)
        first.insert(hint.moves[i].move.component);
    QVERIFY(all.size() > 1);
    QCOMPARE(first, all);
}

/// The hint for a sum of a thousand components fits a panel, but contains all moves.
void GameRecordTest::hintsOfLongSumsStayShort()
{
    const Position position = parsed("999*nim:7");
    const Solver solver;
    JobControl control;
    const auto analysis = solver.analyse(position, Convention::Normal, control);
    QVERIFY(analysis.ok());
    const Hint hint = makeHint(position, *analysis, nullptr);
    QCOMPARE(hint.moves.size(), std::size_t(999));
    QCOMPARE(hint.where,
             QString("There are 999 winning moves, in the components 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, "
                     "13, 14, …, 999."));
    QVERIFY(hint.verdict.endsWith(QString("⊕ … ⊕ 7 = 7, not 0.")));
}

void GameRecordTest::hintsAtTheLongestResistance()
{
    const Position position = parsed("nim:2,2");
    JobControl control;
    const Solver solver;
    const Result<Analysis> analysis = solver.analyse(position, Convention::Normal, control);
    const Result<BestMoves> best = solver.bestMoves(position, Convention::Normal, control);
    QVERIFY(analysis && best);
    const Hint hint = makeHint(position, *analysis, &*best);
    QVERIFY(!hint.won);
    QVERIFY(hint.verdict.contains("2 ⊕ 2 = 0"));
    QCOMPARE(hint.moves.size(), std::size_t(1));
    QCOMPARE(hint.moves[0].why, QString("2 → 1 lasts longest: 3 more moves after it."));
}

void GameRecordTest::bigHeapsHaveMoves()
{
    QVERIFY(hasMove(parsed("nim:1000000000")));
    QVERIFY(!hasMove(parsed("kayles:0 + nim:0 + matrix:00/00")));
    QVERIFY(hasMove(parsed("kayles:0 + nim:1")));
}

MEXPLORER_TEST(GameRecordTest)
#include "tst_gamerecord.moc"
