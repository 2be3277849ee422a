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
    void placesReadBack();
    void damagedPlacesBeginAnew();
    void gamesCountOnce();
    void ladderGoesUp();
    void helpedWinsLeadNowhere();
    void filesKeepThePlace();
    void windowsShareIt();
    void unwrittenWinsAreWrittenLater();
    void playingAgainSwapsSides();
    void othersBeginANewScore();
    void sidesReturnForAnotherGame();
    void coloursBelongToPersons();
    void twoPeopleHaveAScore();
    void peopleAreCalledByName();
    void coachesSayWhatWasMissed();

private:
    /// An action before a move.
    enum class Between { Nothing, TakeBack, ShowValues, HideValues };

    void winWith(const std::function<Between(int)> &between);
    void open(const QString &text, Sides sides);
    void play(const QString &after);

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

/// Wins as the human by the first winning move in each turn; \a between is called before the human's moves.
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

void ScoreboardTest::placesReadBack()
{
    LadderPlace place;
    place.addWin(Opponent{}); // the last opponent
    QCOMPARE(place.rung(), 0);
    for (const Opponent &opponent : ladder())
        place.addWin(opponent);
    place.addWin(Opponent{});
    QCOMPARE(place.rung(), static_cast<int>(ladder().size()));
    QCOMPARE(place.rival(), ladder().back());
    const auto again = LadderPlace::fromJson(place.toJson());
    QVERIFY(again && *again == place);
}

/// Earlier versions stored the numbers of won and lost games in the same file.
void ScoreboardTest::damagedPlacesBeginAnew()
{
    for (const char *text : {"", "[]", "{", "{\"rung\": \"2\"}"})
        QVERIFY2(!LadderPlace::fromJson(text), text);
    const auto rungOf = [](const QByteArray &json) { return LadderPlace::fromJson(json).value().rung(); };
    QCOMPARE(rungOf(R"({"rung": -7})"), 0);
    QCOMPARE(rungOf(R"({"rung": 99})"), static_cast<int>(ladder().size()));
    QCOMPARE(rungOf(R"({"rung": 2, "scores": {"nim": {"perfect": [1, 2, 0, 0]}, "x": 1}})"), 2);
}

void ScoreboardTest::gamesCountOnce()
{
    const auto won = [this] { return m_board->matchOfGames().won[0]; };
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
    QVERIFY(m_match->sides().isMixed());
    QCOMPARE(*m_board->opponent(), ladder().front());
    play("0");
    QVERIFY(m_match->isOver());
    QCOMPARE(m_board->ladderPlace().rung(), 1);
    m_match->restart();
    play("0"); // the same opponent again
    QCOMPARE(m_board->ladderPlace().rung(), 1);
    m_board->playRival();
    QCOMPARE(*m_board->opponent(), ladder()[1]);
}

/// A hint, shown values of moves (even if hidden again), and a takeback count as help, which is reported until the next
/// game.
void ScoreboardTest::helpedWinsLeadNowhere()
{
    m_match->setSides({Side::Human, Side::Solver});
    m_board->playRival();
    const auto win = [this](const std::function<Between(int)> &between) {
        open("kayles:5", {Side::Human, Side::Solver}); // otherwise the start is the same
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
        QCOMPARE(m_board->ladderPlace().rung(), 0);
        m_match->restart();
        QVERIFY(!m_board->isWonWithHelp());
    }
    win([](int) { return Between::Nothing; });
    QVERIFY(!m_board->isWonWithHelp());
    QCOMPARE(m_board->ladderPlace().rung(), 1);
}

void ScoreboardTest::filesKeepThePlace()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("deep/standings.json");
    m_board->setPath(path);
    m_board->playRival();
    open("nim:1", {Side::Human, Side::Solver});
    play("0");
    QVERIFY(QFile::exists(path));
    init();
    QCOMPARE(m_board->ladderPlace().rung(), 0);
    m_board->setPath(path);
    QCOMPARE(m_board->ladderPlace().rung(), 1);
}

/// Each window's win adds to those of the other.
void ScoreboardTest::windowsShareIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("standings.json");
    RecordFile<LadderPlace> mine;
    RecordFile<LadderPlace> other;
    QVERIFY(!mine.open(path) && !other.open(path));
    for (std::size_t rung = 0; rung < 6; ++rung) {
        RecordFile<LadderPlace> &each = rung % 3 == 0 ? mine : other;
        QVERIFY(!each.change([rung](LadderPlace &place) { place.addWin(ladder()[rung]); }));
        QCOMPARE(each.record().rung(), static_cast<int>(rung) + 1);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"standings.json"});
}

void ScoreboardTest::unwrittenWinsAreWrittenLater()
{
    const QTemporaryDir folder;
    RecordFile<LadderPlace> mine;
    RecordFile<LadderPlace> other;
    const QString path = folder.filePath("standings.json");
    QVERIFY(!mine.open(path) && !other.open(path));
    const auto win = [](LadderPlace &place) { place.addWin(place.rival()); };
    QVERIFY(!other.change(win));
    {
        const FullDisk full(0);
        QVERIFY(mine.change(win));
        QVERIFY(mine.change(win));
    }
    QCOMPARE(mine.record().rung(), 3);
    QVERIFY(!other.change(win));
    QVERIFY(!mine.change(win));
    QCOMPARE(mine.record().rung(), 5);
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

/// Another game, or other players, start a new score.
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
    m_match->swapSides(); // manually: the two are the same
    QCOMPARE(m_board->gameNumber(), 2);
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 1}));
    m_match->restart();
    m_match->solverSettings()->setOpponent(Player::First, ladder().front());
    QCOMPARE(m_board->gameNumber(), 1);
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_board->matchOfGames().won, (std::array{0, 1}));
}

/// The sides of playAgain() don't apply to another start.
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
    playAgain(); // but chosen sides are kept
    m_match->setSides({Side::Solver, Side::Solver});
    QVERIFY(m_session->exploration()->open("nim:2,3,4"));
    QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Solver}));
}

/// Colours don't depend on who starts: the human's against a solver are always the same, and humans keep theirs.
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

/// The players take turns in starting, so "the first player" would be ambiguous: they are numbered.
void ScoreboardTest::twoPeopleHaveAScore()
{
    open("nim:1", {Side::Human, Side::Human});
    play("0");
    m_board->playAgain();
    QCOMPARE(m_match->names(), (PlayerNames{"Player 2", "Player 1"}));
    play("0"); // the other player started
    QCOMPARE(m_board->matchOfGames().won, (std::array{1, 1}));
}

void ScoreboardTest::coachesSayWhatWasMissed()
{
    m_match->solverSettings()->setOpponent(Player::Second, Opponent{Opponent::Kind::Coach});
    open("nim:3,4,5", {Side::Human, Side::Solver});
    QVERIFY(m_board->coachRemark().isEmpty());
    play("1 4 -> 3"); // 3 -> 1 wins
    QTRY_VERIFY(!m_board->coachRemark().isEmpty());
    m_match->restart();
    play("0 3 -> 1");
    QTRY_VERIFY(m_match->isHumanTurn());
    QTRY_VERIFY(m_match->assessment().isMade());
    QVERIFY(m_board->coachRemark().isEmpty());
}

MEXPLORER_TEST(ScoreboardTest)
#include "tst_scoreboard.moc"
