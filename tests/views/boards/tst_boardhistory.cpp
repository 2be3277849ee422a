// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "views/boards/boardmarks.h"
#include "views/boards/heapsboard.h"

#include <QPainter>
#include <QTemporaryDir>

#include <random>

using namespace mexplorer;
using namespace samples;

/// Tests that a board marks the game's last move, and nothing else: after each move, after going back, and after a
/// jump.
class BoardHistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lastMoveIsMarked_data();
    void lastMoveIsMarked();
    void goingBackLooksAsBefore_data() { lastMoveIsMarked_data(); }
    void goingBackLooksAsBefore();
    void newPositionsAreNoMoves_data() { lastMoveIsMarked_data(); }
    void newPositionsAreNoMoves();
    void playersDifferWithoutColour();
    void heapsStayWhereTheyAre();

private:
    struct Game
    {
        Component start;
        std::vector<PlayedMove> moves;
    };
    Game game() const;
    static BoardHistory historyAt(const Game &game, std::size_t ply, bool endsGame = true);
    static Component at(const Game &game, std::size_t ply);
    static std::unique_ptr<BoardWidget> boardFor(const Component &component);
    static QImage pictureOf(BoardWidget &board)
    {
        board.resize(board.sizeHint());
        return board.grab().toImage();
    }

    QTemporaryDir m_folder;
};

void BoardHistoryTest::initTestCase()
{
    Theme::instance().setReducedMotion(true);
    samples::written(m_folder.filePath("moves.txt"), "a b\na c\nb d\nc d\nc e\nd f\ne f\n");
}

void BoardHistoryTest::lastMoveIsMarked_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"kayles:8", "dawson:9", "grundy:9", "octal{4.07}:7", "nim:5", "nim:5,3,4", "matrix:3x4",
                              "cram:3x4", "chomp:4x4", "wythoff:(4,6)", "turtles:THHTH"})
        QTest::newRow(start) << QString::fromLatin1(start);
    QTest::newRow("graph") << QStringLiteral("graph{%1}:a").arg(m_folder.filePath("moves.txt"));
}

/// Returns a random game to its end.
BoardHistoryTest::Game BoardHistoryTest::game() const
{
    QFETCH(QString, start);
    std::mt19937 random(11);
    Game game = {component(start), {}};
    Component now = game.start;
    for (std::set<CellVector> next = followersOf(now); !next.empty(); next = followersOf(now)) {
        const auto pick = std::next(next.begin(), static_cast<std::ptrdiff_t>(random() % next.size()));
        game.moves.push_back({now.cells, *pick, game.moves.size() % 2 == 0 ? Player::First : Player::Second});
        now.cells = *pick;
    }
    return game;
}

BoardHistory BoardHistoryTest::historyAt(const Game &game, std::size_t ply, bool endsGame)
{
    return {{game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(ply)}, ply > 0 && endsGame};
}

Component BoardHistoryTest::at(const Game &game, std::size_t ply)
{
    return ply == 0 ? game.start : Component{game.start.rules, game.moves[ply - 1].after};
}

std::unique_ptr<BoardWidget> BoardHistoryTest::boardFor(const Component &component)
{
    std::unique_ptr<BoardWidget> board(makeBoard(component));
    board->setPlayable(true);
    return board;
}

void BoardHistoryTest::lastMoveIsMarked()
{
    const Game game = this->game();
    QVERIFY(game.moves.size() > 1);
    const auto board = boardFor(game.start);
    QVERIFY(!board->markedMove());
    for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
        board->showGame(at(game, ply), historyAt(game, ply));
        QVERIFY(board->markedMove());
        QCOMPARE(*board->markedMove(), game.moves[ply - 1]);
        const QImage marked = pictureOf(*board);
        // A move on another board removes the mark, and undoing that move restores it.
        board->showGame(at(game, ply), historyAt(game, ply, false));
        QVERIFY(!board->markedMove());
        const QImage plain = pictureOf(*board);
        QVERIFY2(plain != marked, qPrintable(at(game, ply).text()));
        board->showGame(at(game, ply), historyAt(game, ply));
        QCOMPARE(pictureOf(*board), marked);
        // The picture depends on the player.
        BoardHistory other = historyAt(game, ply);
        other.moves.back().player = opponentOf(other.moves.back().player);
        board->showGame(at(game, ply), other);
        QVERIFY(pictureOf(*board) != marked);
        board->showGame(at(game, ply), historyAt(game, ply));
        QCOMPARE(pictureOf(*board), marked);
    }
}

void BoardHistoryTest::goingBackLooksAsBefore()
{
    const Game game = this->game();
    const auto board = boardFor(game.start);
    std::vector<QImage> pictures;
    for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
        board->showGame(at(game, ply), historyAt(game, ply));
        pictures.push_back(pictureOf(*board));
    }
    // On the same board, since later positions may be larger.
    const QSize size = board->sizeHint();
    for (std::size_t ply = game.moves.size() + 1; ply-- > 0;) {
        board->showGame(at(game, ply), historyAt(game, ply));
        if (board->sizeHint() == pictures[ply].size() && size == board->sizeHint())
            QCOMPARE(pictureOf(*board), pictures[ply]);
        QCOMPARE(board->markedMove() != nullptr, ply > 0);
    }
    // A jump to any ply marks the move that led there.
    for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
        const auto fresh = boardFor(at(game, ply));
        const QImage plain = pictureOf(*fresh);
        fresh->showGame(at(game, ply), historyAt(game, ply));
        QCOMPARE(*fresh->markedMove(), game.moves[ply - 1]);
        QVERIFY(pictureOf(*fresh) != plain);
    }
}

/// A position that was set looks as on a new board, even if a move leads to it.
void BoardHistoryTest::newPositionsAreNoMoves()
{
    const Game game = this->game();
    const auto board = boardFor(game.start);
    board->showGame(at(game, 1), {});
    QVERIFY(!board->markedMove());
    QVERIFY(board->history().moves.empty());
    if (auto *selecting = qobject_cast<SelectingBoard *>(board.get()))
        QVERIFY(selecting->lastMove().isEmpty());
}

void BoardHistoryTest::playersDifferWithoutColour()
{
    Colors colors = Theme::instance().colors();
    colors.secondPlayer = colors.firstPlayer;
    const auto drawn = [&](Player player) {
        QImage image(80, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPlayerMark(painter, {12, 12}, 20, player, colors);
        paintPlayerArea(painter, {24, 2, 20, 20}, 3, player, colors);
        painter.setPen(playerPen(player, colors));
        painter.drawLine(46, 10, 78, 10);
        painter.end();
        return image;
    };
    const QImage first = drawn(Player::First);
    const QImage second = drawn(Player::Second);
    for (const QRect part : {QRect(0, 0, 23, 40), QRect(23, 0, 22, 40), QRect(45, 0, 35, 40)})
        QVERIFY(first.copy(part) != second.copy(part));
}

void BoardHistoryTest::heapsStayWhereTheyAre()
{
    const auto board = boardFor(component("nim:5,3,4"));
    auto *heaps = qobject_cast<HeapsBoard *>(board.get());
    QVERIFY(heaps);
    QCOMPARE(heaps->heaps(), (CellVector{5, 4, 3}));
    heaps->showGame({heaps->component().rules, {4, 3, 1}}, {{{{5, 4, 3}, {4, 3, 1}, Player::First}}, true});
    QCOMPARE(heaps->heaps(), (CellVector{1, 4, 3}));
}

MEXPLORER_TEST(BoardHistoryTest)
#include "tst_boardhistory.moc"
