// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/fulldisk.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>

#include <functional>

using namespace mexplorer;

class ScoreboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_session.reset(); }
    void standingsReadBack();
    void damagedStandingsAreReplaced();
    void gamesCountOnce();
    void ladderGoesUp();
    void helpedWinsAreNotCounted();
    void filesKeepThem();
    void windowsShareThem();
    void unwrittenGamesAreWrittenLater();
    void playingAgainSwapsSides();
    void othersBeginANewScore();
    void sidesReturnForAnotherGame();
    void coloursBelongToPersons();
    void twoPeopleHaveAScore();
    void peopleAreCalledByName();
    void theFastestWinIsKept();
    void trivialGamesAreNotTimed();
    void gamesWithValuesAreNotTimed();
    void coachesSayWhatWasMissed();

private:
    /// What is done before a move.
    enum class Between { Nothing, TakeBack, ShowValues, HideValues };

    void winWith(const std::function<Between(int)> &between);
    void open(const QString &text, Sides sides);
    void play(const QString &after);
    int won() const { return m_session->scoreboard()->standings().score(QStringLiteral("nim"), Opponent{}).won; }

    std::unique_ptr<Session> m_session;
    Match *m_match = nullptr;
    Scoreboard *m_board = nullptr;
};

void ScoreboardTest::init()
{
    m_session = std::make_unique<Session>();
    m_match = m_session->match();
    m_board = m_session->scoreboard();
    m_match->solverSettings()->setDelay(0);
    m_match->setActive(true);
}

void ScoreboardTest::open(const QString &text, Sides sides)
{
    m_match->setSides(sides);
    QVERIFY(m_session->exploration()->open(text));
}

void ScoreboardTest::play(const QString &after)
{
    QTRY_VERIFY(m_match->isHumanTurn());
    const auto move = readMove(m_match->position(), after, 1000);
    QVERIFY2(move, qPrintable(after));
    m_match->playMove(*move);
}

/// Wins as the human, in each turn by the first move that wins; \a between is asked before the human's moves.
void ScoreboardTest::winWith(const std::function<Between(int)> &between)
{
    const Solver solver;
    JobControl control;
    for (int turn = 0; !m_match->isOver(); ++turn) {
        QTRY_VERIFY(m_match->assessment().isMade());
        const Between what = between(turn);
        if (what == Between::ShowValues || what == Between::HideValues)
            m_session->hints()->setValuesShown(what == Between::ShowValues);
        for (int tries = what == Between::TakeBack ? 2 : 1; tries > 0; --tries) {
            const auto analysis = solver.analyse(m_match->position(), m_match->record().convention(), control);
            QVERIFY(analysis && !analysis->winningMoves.empty());
            m_match->playMove(tries == 1 ? analysis->winningMoves.front()
                                         : distinctMoves(m_match->position(), 1000)->front());
            QTRY_VERIFY(m_match->isHumanTurn() || m_match->isOver());
            if (tries == 2)
                m_match->undo();
        }
    }
}

void ScoreboardTest::standingsReadBack()
{
    Standings standings;
    standings.add("nim", Opponent{}, true);
    standings.add("nim", Opponent{}, false);
    standings.add("kayles", Opponent::reader(4), std::nullopt);
    standings.add("kayles", ladder().front(), true);
    QCOMPARE(standings.rung(), 1);
    const auto again = Standings::fromJson(standings.toJson());
    QVERIFY(again && *again == standings);
    QCOMPARE(again->score("nim", Opponent{}), (Score{1, 1, 0}));
    QCOMPARE(again->score(Opponent::reader(4)), (Score{0, 0, 1}));
    QCOMPARE(again->score("chomp", Opponent{}), Score{});
}

void ScoreboardTest::damagedStandingsAreReplaced()
{
    for (const char *text : {"", "[]", "{", "{\"scores\": 3}"})
        QVERIFY2(!Standings::fromJson(text), text);
    const auto read = Standings::fromJson(
        R"({"rung": -7, "scores": {"nim": {"perfect": [-1, "x", 1e99], "nobody": [1, 1, 1]}, "x": 1}})");
    QVERIFY(read);
    QCOMPARE(read->rung(), 0);
    QCOMPARE(read->score("nim", Opponent{}).won, 0);
}

void ScoreboardTest::gamesCountOnce()
{
    open("nim:1,2", {Side::Human, Side::Solver});
    play("1 2 -> 1");
    QTRY_VERIFY(m_match->isHumanTurn());
    QCOMPARE(won(), 0);
    m_match->playMove(distinctMoves(m_match->position(), 10)->front()); // the last token
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(won(), 1);
    m_match->undo();
    m_match->redo();
    QVERIFY(m_match->isOver());
    QCOMPARE(won(), 1);
    m_match->restart();
    QCOMPARE(won(), 1);
}

void ScoreboardTest::ladderGoesUp()
{
    open("nim:1", {Side::Human, Side::Human});
    m_board->playRival();
    QVERIFY(m_match->sides().areMixed());
    QCOMPARE(*m_board->opponent(), ladder().front());
    play("0");
    QVERIFY(m_match->isOver());
    QCOMPARE(m_board->standings().rung(), 1);
    m_match->restart();
    play("0"); // the same opponent once more
    QCOMPARE(m_board->standings().rung(), 1);
    m_board->playRival();
    QCOMPARE(*m_board->opponent(), ladder()[1]);
}

/// A hint, the values of moves, though they are hidden again, and a takeback; and that is said until the next game.
/// They lead up no ladder either.
void ScoreboardTest::helpedWinsAreNotCounted()
{
    m_match->setSides({Side::Human, Side::Solver});
    m_board->playRival();
    const auto win = [this](const std::function<Between(int)> &between) {
        open("kayles:5", {Side::Human, Side::Solver}); // else the start is the same
        open("nim:3,4,5", {Side::Human, Side::Solver});
        winWith(between);
        QCOMPARE(m_match->result().winner, std::optional(Player::First));
    };
    const std::vector<std::function<Between(int)>> helps = {
        [](int turn) { return turn == 0 ? Between::TakeBack : Between::Nothing; },
        [](int turn) { return turn == 0 ? Between::ShowValues : Between::Nothing; },
        [](int turn) { return turn == 0 ? Between::ShowValues : Between::HideValues; },
        [this](int turn) {
            if (turn == 1)
                m_match->markHint(1);
            return Between::Nothing;
        },
    };
    for (const auto &help : helps) {
        win(help);
        m_session->hints()->setValuesShown(false);
        QVERIFY(m_board->isWonWithHelp());
        QCOMPARE(m_board->standings(), Standings());
        m_match->restart();
        QVERIFY(!m_board->isWonWithHelp());
    }
    win([](int) { return Between::Nothing; });
    QVERIFY(!m_board->isWonWithHelp());
    QCOMPARE(m_board->standings().score(QStringLiteral("nim"), ladder().front()).played(), 1);
    QCOMPARE(m_board->standings().rung(), 1);
}

void ScoreboardTest::filesKeepThem()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("deep/standings.json");
    m_board->setPath(path);
    open("nim:1", {Side::Human, Side::Solver});
    play("0");
    QVERIFY(QFile::exists(path));
    init();
    QCOMPARE(won(), 0);
    m_board->setPath(path);
    QCOMPARE(won(), 1);
}

/// Each window counts its games beside those of the other.
void ScoreboardTest::windowsShareThem()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("standings.json");
    m_board->setPath(path);
    const std::unique_ptr<Session> first = std::move(m_session);
    Match *const match = m_match;
    init();
    m_board->setPath(path);
    int games = 0;
    for (Match *const each : {match, m_match, m_match, match, m_match, match}) {
        m_match = each;
        m_match->setSides({Side::Human, Side::Solver});
        QVERIFY((each == match ? first : m_session)->exploration()->open("nim:1"));
        if (m_match->isOver())
            m_match->restart();
        play("0");
        ++games;
        const Scoreboard *board = (each == match ? first : m_session)->scoreboard();
        QCOMPARE(board->standings().score(QStringLiteral("nim"), Opponent{}).won, games);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"standings.json"});
    m_match = nullptr;
}

void ScoreboardTest::unwrittenGamesAreWrittenLater()
{
    const QTemporaryDir folder;
    RecordFile<Standings> mine;
    RecordFile<Standings> other;
    const QString path = folder.filePath("standings.json");
    QVERIFY(!mine.open(path) && !other.open(path));
    const auto win = [](Standings &standings) { standings.add("nim", Opponent{}, true); };
    QVERIFY(!other.change(win));
    {
        const FullDisk full(0);
        QVERIFY(mine.change(win));
        QVERIFY(mine.change(win));
    }
    QCOMPARE(mine.record().score("nim", Opponent{}).won, 3);
    QVERIFY(!other.change(win));
    QVERIFY(!mine.change(win));
    QCOMPARE(mine.record().score("nim", Opponent{}).won, 5);
    QVERIFY(!other.open(path));
    QCOMPARE(other.record(), mine.record());
}

void ScoreboardTest::playingAgainSwapsSides()
{
    open("nim:1", {Side::Human, Side::Solver});
    QCOMPARE(m_board->gameNumber(), 1);
    play("0");
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 0}));
    m_board->playAgain(); // now the solver starts, and takes it
    QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Human}));
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 1}));
    QCOMPARE(m_board->gameNumber(), 2);
    m_board->playAgain();
    QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Solver}));
    QCOMPARE(m_board->gameNumber(), 3);
    play("0");
    QCOMPARE(m_board->matchOfGames().won, (std::array{2, 1}));
    m_match->undo(); // it counts once
    play("0");
    QCOMPARE(m_board->matchOfGames().won, (std::array{2, 1}));
    m_match->restart(); // with the same sides
    QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Solver}));
    QCOMPARE(m_board->gameNumber(), 4);
}

/// Another game, or other players.
void ScoreboardTest::othersBeginANewScore()
{
    open("nim:1", {Side::Human, Side::Solver});
    play("0");
    m_match->restart();
    QCOMPARE(m_board->gameNumber(), 2);
    open("nim:2", {Side::Human, Side::Solver});
    QCOMPARE(m_board->gameNumber(), 1);
    open("nim:1", {Side::Human, Side::Solver});
    QCOMPARE(m_board->gameNumber(), 1);
    play("0");
    m_match->restart();
    m_match->swapSides(); // by hand: the two are the same
    QCOMPARE(m_board->gameNumber(), 2);
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 1}));
    m_match->restart();
    m_match->solverSettings()->setOpponent(Player::First, ladder().front());
    QCOMPARE(m_board->gameNumber(), 1);
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_board->matchOfGames().won, (std::array{0, 1}));
}

/// Nobody chose the sides of a game that was played again for another one.
void ScoreboardTest::sidesReturnForAnotherGame()
{
    const Sides sides = {Side::Human, Side::Solver};
    const auto playAgain = [&] {
        open("nim:1", sides);
        m_match->solverSettings()->setOpponent(Player::Second, ladder().front());
        play("0");
        m_board->playAgain();
        QTRY_VERIFY(m_match->isOver());
        QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Human}));
    };
    const auto areBack = [&] {
        return m_match->sides() == sides && m_match->isHumanTurn() && m_match->record().length() == 0 &&
               m_match->solverSettings()->opponent(Player::Second) == ladder().front();
    };
    playAgain();
    QVERIFY(m_session->exploration()->open("nim:2,3,4"));
    QVERIFY(areBack());
    playAgain();
    m_board->playAgain(); // an even number of times
    play("0");
    QVERIFY(m_session->exploration()->open("nim:2,3,4"));
    QVERIFY(areBack());
    playAgain(); // but who chooses sides keeps them
    m_match->setSides({Side::Solver, Side::Solver});
    QVERIFY(m_session->exploration()->open("nim:2,3,4"));
    QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Solver}));
}

/// Not to whoever starts: the human's against a solver are the same in every game, and people take theirs along.
void ScoreboardTest::coloursBelongToPersons()
{
    open("nim:1", {Side::Human, Side::Solver});
    QCOMPARE(m_match->colorOf(Player::First), Player::First);
    QCOMPARE(m_match->colorOf(Player::Second), Player::Second);
    play("0");
    m_board->playAgain();
    QCOMPARE(m_match->colorOf(Player::First), Player::Second);
    QCOMPARE(m_match->colorOf(Player::Second), Player::First);
    open("nim:2", {Side::Human, Side::Human});
    m_match->setNames({"Ann", "Bob"});
    QCOMPARE(m_match->colorOf(Player::First), Player::First);
    QCOMPARE(m_match->commentary().name(Player::First), QString("Ann"));
    play("0");
    m_board->playAgain();
    QCOMPARE(m_match->commentary().name(Player::Second), QString("Ann"));
    QCOMPARE(m_match->colorOf(Player::Second), Player::First);
    play("0");
    m_board->playAgain();
    QCOMPARE(m_match->commentary().name(Player::First), QString("Ann"));
    QCOMPARE(m_match->colorOf(Player::First), Player::First);
    m_match->swapSides();
    QCOMPARE(m_match->colorOf(Player::First), Player::Second);
    m_match->setSides({Side::Human, Side::Solver});
    m_match->setSides({Side::Human, Side::Human});
    QCOMPARE(m_match->colorOf(Player::First), Player::First);
}

void ScoreboardTest::peopleAreCalledByName()
{
    open("nim:1", {Side::Human, Side::Human});
    m_match->setNames({"Ann", ""});
    QCOMPARE(m_match->commentary().name(Player::First), QString("Ann"));
    QCOMPARE(m_match->commentary().name(Player::Second), QString("The second player"));
    play("0");
    QCOMPARE(m_match->result().headline, QString("Ann won."));
    m_match->swapSides();
    QCOMPARE(m_match->commentary().nameInside(Player::Second), QString("Ann"));
    m_match->setSides({Side::Solver, Side::Human});
    QCOMPARE(m_match->commentary().name(Player::Second), QString("You"));
    m_match->setSides({Side::Solver, Side::Solver});
    QCOMPARE(m_match->commentary().name(Player::Second), QString("The second player"));
}

/// A takeback, a hint and a game that is opened in the middle have no time; of two times the shorter stays.
void ScoreboardTest::theFastestWinIsKept()
{
    Standings standings;
    for (const qint64 ms : {5000, 0, 3000, 9000})
        standings.add("nim", Opponent{}, true, ms);
    standings.add("nim", Opponent{}, false, 1000);
    QCOMPARE(standings.score("nim", Opponent{}).bestMs, 3000);
    standings.add("kayles", Opponent{}, true, 2000);
    QCOMPARE(standings.score(Opponent{}).bestMs, 2000);
    QCOMPARE(Standings::fromJson(standings.toJson())->score("nim", Opponent{}).bestMs, 3000);

    const auto bestMs = [this] { return m_board->standings().score("nim", Opponent{}).bestMs; };
    open("nim:1", {Side::Human, Side::Solver});
    m_match->markHint(1);
    play("0");
    QCOMPARE(bestMs(), 0);
    open("nim:3,4,5", {Side::Human, Side::Solver});
    winWith([](int turn) { return turn == 1 ? Between::TakeBack : Between::Nothing; });
    QCOMPARE(won(), 0);
    QCOMPARE(bestMs(), 0);
    m_match->restart();
    winWith([](int) { return Between::Nothing; });
    QCOMPARE(won(), 1);
    QVERIFY(bestMs() > 0);
}

/// A win is in which one could go wrong three times at least, not of games that play themselves.
void ScoreboardTest::trivialGamesAreNotTimed()
{
    for (const char *game : {"nim:1", "nim:9", "nim:1,1,1,1,1,1,1", "subtraction{1-3}:7"}) {
        open(game, {Side::Human, Side::Solver});
        const int before = m_board->standings().score(Opponent{}).won;
        winWith([](int) { return Between::Nothing; });
        QCOMPARE(m_board->standings().score(Opponent{}).won, before + 1);
    }
    for (const char *family : {"nim", "subtraction"})
        QCOMPARE(m_board->standings().score(family, Opponent{}).bestMs, 0);
}

/// Shown before the first move or in the middle, or hidden before the game.
void ScoreboardTest::gamesWithValuesAreNotTimed()
{
    const auto bestMs = [this] { return m_board->standings().score("nim", Opponent{}).bestMs; };
    open("nim:3,4,5", {Side::Human, Side::Solver});
    m_session->hints()->setValuesShown(true);
    winWith([](int turn) { return turn == 1 ? Between::HideValues : Between::Nothing; });
    QCOMPARE(bestMs(), 0);
    m_match->restart();
    winWith([](int turn) { return turn == 1 ? Between::ShowValues : Between::Nothing; });
    QCOMPARE(won(), 0);
    QCOMPARE(bestMs(), 0);
    m_session->hints()->setValuesShown(false);
    m_match->restart();
    winWith([](int) { return Between::Nothing; });
    QCOMPARE(won(), 1);
    QVERIFY(bestMs() > 0);
}

/// Who starts changes, so that "the first player" would be another one in each game: they are numbered.
void ScoreboardTest::twoPeopleHaveAScore()
{
    open("nim:1", {Side::Human, Side::Human});
    play("0");
    m_board->playAgain();
    QCOMPARE(m_match->names(), (PlayerNames{"Player 2", "Player 1"}));
    play("0"); // the other one started
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 1}));
    QCOMPARE(m_board->standings(), Standings());
}

void ScoreboardTest::coachesSayWhatWasMissed()
{
    m_match->solverSettings()->setOpponent(Player::Second, Opponent{Opponent::Kind::Coach});
    open("nim:3,4,5", {Side::Human, Side::Solver});
    QVERIFY(m_board->coachRemark().isEmpty());
    play("1 4 -> 3"); // what wins is 3 -> 1
    QTRY_VERIFY(!m_board->coachRemark().isEmpty());
    m_match->restart();
    play("0 3 -> 1");
    QTRY_VERIFY(m_match->isHumanTurn());
    QTRY_VERIFY(m_match->assessment().isMade());
    QVERIFY(m_board->coachRemark().isEmpty());
}

MEXPLORER_TEST(ScoreboardTest)
#include "tst_scoreboard.moc"
