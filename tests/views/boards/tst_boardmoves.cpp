// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "views/theme/theme.h"

#include <QTemporaryDir>

#include <array>
#include <map>
#include <random>

using namespace mexplorer;
using namespace samples;

namespace {

constexpr std::array<Qt::Key, 4> arrows = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

/// Returns the position after up to \a moves random moves, fewer if the game ends before.
Component walked(Component at, int moves, std::mt19937 &random)
{
    for (int i = 0; i < moves; ++i) {
        const std::set<CellVector> followers = followersOf(at);
        const auto pick = static_cast<std::ptrdiff_t>(random() % std::max<std::size_t>(1, followers.size()));
        if (followers.empty())
            break;
        Component next = {at.rules, *std::next(followers.begin(), pick)};
        if (followersOf(next).empty())
            break;
        at = std::move(next);
    }
    return at;
}

/// Returns the keys that move the cursor from its first element to each other one, found by pressing them.
std::map<int, std::vector<Qt::Key>> keyPaths(SelectingBoard &board)
{
    const auto walk = [&board](const std::vector<Qt::Key> &path) {
        QTest::keyClick(&board, Qt::Key_Escape);
        QTest::keyClick(&board, Qt::Key_Home); // the cursor appears
        for (const Qt::Key key : path)
            QTest::keyClick(&board, key);
        return board.selection().cursor;
    };
    std::map<int, std::vector<Qt::Key>> paths;
    const int first = walk({});
    if (first < 0)
        return paths;
    paths[first] = {};
    std::vector<int> open = {first};
    while (!open.empty()) {
        const std::vector<Qt::Key> path = paths.at(open.front());
        open.erase(open.begin());
        for (const Qt::Key key : arrows) {
            std::vector<Qt::Key> longer = path;
            longer.push_back(key);
            const int reached = walk(longer);
            if (paths.emplace(reached, longer).second)
                open.push_back(reached);
        }
    }
    return paths;
}

/// Returns the keys from each element to each other, by the steps of the paths.
std::map<int, std::map<Qt::Key, int>> keySteps(SelectingBoard &board, const std::map<int, std::vector<Qt::Key>> &paths)
{
    std::map<int, std::map<Qt::Key, int>> steps;
    for (const auto &[element, path] : paths) {
        for (const Qt::Key key : arrows) {
            QTest::keyClick(&board, Qt::Key_Escape);
            QTest::keyClick(&board, Qt::Key_Home);
            for (const Qt::Key before : path)
                QTest::keyClick(&board, before);
            QTest::keyClick(&board, key);
            steps[element][key] = board.selection().cursor;
        }
    }
    return steps;
}

std::map<int, std::vector<Qt::Key>> pathsFrom(int from, const std::map<int, std::map<Qt::Key, int>> &steps)
{
    std::map<int, std::vector<Qt::Key>> paths = {{from, {}}};
    std::vector<int> open = {from};
    while (!open.empty()) {
        const int at = open.front();
        open.erase(open.begin());
        for (const auto &[key, to] : steps.at(at)) {
            std::vector<Qt::Key> longer = paths.at(at);
            longer.push_back(key);
            if (paths.emplace(to, longer).second)
                open.push_back(to);
        }
    }
    return paths;
}

} // namespace

/// Tests the moves that boards offer against the rules' followers, on random positions of every kind of board.
class BoardMovesTest : public QObject, private BoardFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void mouseReachesTheFollowers_data() { addPositions(); }
    void mouseReachesTheFollowers();
    void keysReachTheFollowers_data() { addPositions(); }
    void keysReachTheFollowers();
    void matrixNamesTheFirstZero();
    void cramTellsWhatIsMissing();
    void heapsNameWhatMayBeTaken();
    void queenSaysHowItMoves();
    void pressesOutsideChooseNothing_data();
    void pressesOutsideChooseNothing();
    void otherButtonsChooseNothing();
    void gamesCanBePlayedAndUndone_data();
    void gamesCanBePlayedAndUndone();

private:
    void addPositions();
    QString graphFile() const { return m_folder.filePath(QStringLiteral("graph.txt")); }

    QTemporaryDir m_folder;
};

void BoardMovesTest::initTestCase()
{
    Theme::instance().setReducedMotion(true);
    // Every vertex has arrows to some of the later ones; the first has more than fit into a column.
    std::mt19937 random(5);
    QFile file(graphFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int to = 1; to <= 11; ++to)
        file.write(qPrintable(QStringLiteral("v0 v%1\n").arg(to)));
    for (int from = 1; from < 12; ++from) {
        for (int to = from + 1; to <= 12; ++to) {
            if (to == from + 1 || random() % 3 == 0)
                file.write(qPrintable(QStringLiteral("v%1 v%2\n").arg(from).arg(to)));
        }
    }
}

void BoardMovesTest::cleanupTestCase()
{
    Theme::instance().setReducedMotion(false);
    Theme::instance().setMode(Theme::Mode::Light);
}

/// Adds start positions after up to three random moves, so that gaps, eaten squares and zeros are anywhere.
void BoardMovesTest::addPositions()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<int>("seed");
    const QStringList starts = {"kayles:9",
                                "kayles:5,3",
                                "dawson:9",
                                "octal{0.137}:5,4",
                                "octal{4.07}:7",
                                "grundy:9",
                                "grundy:6,5",
                                "octal{0.26}:7",
                                "octal{0.6}:6",
                                "octal{4.4}:6",
                                "nim:6",
                                "nim:5,4,2",
                                "nim:24",
                                "subtraction{1-3}:9,7",
                                "subtraction{2,5}:11,6",
                                "matrix:3x4",
                                "matrix:0110/1111",
                                "cram:3x4",
                                "chomp:4x4",
                                "chomp:5,5,3,1",
                                "matrix:1x7",
                                "wythoff:(5,6)",
                                "wythoff:(4,4)",
                                "rules{(x,y) -> (x-k,y-k) : k >= 1; (x,y) -> (x,y-k) : k in 1..3}:(26,3)",
                                "rules{(x,y) -> (x-1,y-2); (x,y) -> (x-2,y-1); (x,y) -> (x-9,y)}:(4,28)",
                                "graph{" + graphFile() + "}"};
    for (const QString &start : starts) {
        const QString name = start.startsWith(QLatin1String("graph")) ? QStringLiteral("graph") : start;
        for (int seed = 0; seed < 4; ++seed)
            QTest::addRow("%s, %d moves on", qPrintable(name), seed) << start << seed;
    }
}

/// Drags between all elements offer exactly the followers, and each other drag explains why it is no move.
void BoardMovesTest::mouseReachesTheFollowers()
{
    QFETCH(QString, start);
    QFETCH(int, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    SelectingBoard *board = show(walked(component(start), seed, random));
    std::set<CellVector> reached;
    for (const int from : elements(*board)) {
        for (const int to : elements(*board)) {
            drag(*board, from, to);
            const auto move = takeChosen();
            if (move)
                reached.insert(*move);
            const QString said = QStringLiteral("%1 to %2: %3").arg(from).arg(to).arg(board->message());
            QVERIFY2(board->message().endsWith(u'.'), qPrintable(said));
            QVERIFY2(board->accessibleDescription() == board->message(), qPrintable(said));
        }
    }
    QCOMPARE(reached, followersOf(board->component()));
}

/// Arrow keys reach every element, and with Shift or after Space they extend the selection to every other one.
void BoardMovesTest::keysReachTheFollowers()
{
    QFETCH(QString, start);
    QFETCH(int, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    SelectingBoard *board = show(walked(component(start), seed, random));
    const auto paths = keyPaths(*board);
    std::vector<int> walkedTo;
    for (const auto &[element, path] : paths)
        walkedTo.push_back(element);
    QCOMPARE(walkedTo, elements(*board));
    const auto steps = keySteps(*board, paths);
    std::set<CellVector> reached;
    for (const auto &[from, path] : paths) {
        for (const auto &[to, stretch] : pathsFrom(from, steps)) {
            const bool shift = (from + to) % 2 == 0;
            QTest::keyClick(board, Qt::Key_Escape);
            QTest::keyClick(board, Qt::Key_Home);
            for (const Qt::Key key : path)
                QTest::keyClick(board, key);
            if (!shift)
                QTest::keyClick(board, Qt::Key_Space);
            for (const Qt::Key key : stretch)
                QTest::keyClick(board, key, shift ? Qt::ShiftModifier : Qt::NoModifier);
            QCOMPARE(board->selection().cursor, to);
            QTest::keyClick(board, to % 2 == 0 ? Qt::Key_Return : Qt::Key_Enter);
            if (const auto move = takeChosen())
                reached.insert(*move);
            else
                QVERIFY2(!board->message().isEmpty(), qPrintable(board->component().text()));
        }
    }
    QCOMPARE(reached, followersOf(board->component()));
}

/// The message names the first zero of the rectangle, row by row.
void BoardMovesTest::matrixNamesTheFirstZero()
{
    std::mt19937 random(71);
    for (int round = 0; round < 12; ++round) {
        const Component full = component(QStringLiteral("matrix:4x5"));
        const quint64 cells = (random() | random()) & 0xfffff;
        SelectingBoard *board = show({full.rules, {cells}});
        for (int trial = 0; trial < 60; ++trial) {
            const int from = static_cast<int>(random() % 20);
            const int to = static_cast<int>(random() % 20);
            drag(*board, from, to);
            QString expected;
            for (int row = std::min(from / 5, to / 5); row <= std::max(from / 5, to / 5); ++row) {
                for (int column = std::min(from % 5, to % 5); column <= std::max(from % 5, to % 5); ++column) {
                    if (expected.isEmpty() && !((cells >> (row * 5 + column)) & 1))
                        expected = QStringLiteral("%1%2 is 0;").arg(QChar(u'a' + column)).arg(row + 1);
                }
            }
            QCOMPARE(takeChosen().has_value(), expected.isEmpty());
            QVERIFY2(board->message().startsWith(expected.isEmpty() ? QStringLiteral("Set ") : expected),
                     qPrintable(board->message()));
        }
    }
}

void BoardMovesTest::cramTellsWhatIsMissing()
{
    std::mt19937 random(72);
    const Component full = component(QStringLiteral("cram:3x4"));
    for (int round = 0; round < 6; ++round) {
        const quint64 cells = (random() | random()) & 0xfff;
        SelectingBoard *board = show({full.rules, {cells}});
        for (int from = 0; from < 12; ++from) {
            for (int to = 0; to < 12; ++to) {
                const int rows = std::abs(from / 4 - to / 4) + 1;
                const int columns = std::abs(from % 4 - to % 4) + 1;
                bool free = true;
                for (int row = std::min(from / 4, to / 4); row <= std::max(from / 4, to / 4); ++row) {
                    for (int column = std::min(from % 4, to % 4); column <= std::max(from % 4, to % 4); ++column)
                        free = free && ((cells >> (row * 4 + column)) & 1);
                }
                drag(*board, from, to);
                const auto move = takeChosen();
                QCOMPARE(move.has_value(), free && rows * columns == 2);
                const QString &said = board->message();
                const auto nameOf = [](int cell) {
                    return QString(QChar(u'a' + cell % 4)) + QString::number(cell / 4 + 1);
                };
                if (!free)
                    QVERIFY2(said.contains(QLatin1String("is taken")), qPrintable(said));
                else if (rows * columns == 1)
                    QVERIFY2(said.startsWith(QLatin1String("Stretch")), qPrintable(said));
                else if (rows * columns > 2)
                    QVERIFY2(said.startsWith(QLatin1String("A domino covers just two")), qPrintable(said));
                else
                    QVERIFY2(said.contains(nameOf(std::min(from, to)) + u'-' + nameOf(std::max(from, to))),
                             qPrintable(said));
            }
        }
    }
}

/// If a number can't be taken, the message names all numbers that can.
void BoardMovesTest::heapsNameWhatMayBeTaken()
{
    const std::map<QString, std::set<int>> sets = {{"subtraction{2,5,9}", {2, 5, 9}},
                                                   {"subtraction{3-6}", {3, 4, 5, 6}}};
    for (const auto &[rules, set] : sets) {
        for (int heap = 1; heap <= 12; ++heap) {
            SelectingBoard *board = show(component(QStringLiteral("%1:%2").arg(rules).arg(heap)));
            QStringList possible;
            for (const int number : set) {
                if (number <= heap)
                    possible << QString::number(number);
            }
            QString named = possible.join(QLatin1String(", "));
            if (possible.size() > 1)
                named = possible.mid(0, possible.size() - 1).join(QLatin1String(", ")) + " or " + possible.last();
            for (int height = 0; height < heap; ++height) {
                QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, height));
                const int taken = heap - height;
                if (set.contains(taken))
                    QCOMPARE(takeChosen(), std::optional(height > 0 ? CellVector{Cell(height)} : CellVector()));
                else if (possible.isEmpty())
                    QCOMPARE(board->message(), QString("Nothing can be taken from this heap any more."));
                else
                    QCOMPARE(board->message(),
                             QStringLiteral("%1 can't be taken: here you may take %2.").arg(taken).arg(named));
            }
            QCOMPARE(m_chosen->count(), 0);
        }
    }
}

void BoardMovesTest::queenSaysHowItMoves()
{
    SelectingBoard *board = show(component(QStringLiteral("wythoff:(4,6)")));
    const auto square = [](int column, int row) { return row * 7 + column; };
    for (int column = 0; column < 7; ++column) {
        for (int row = 0; row < 5; ++row) {
            QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, square(column, row)));
            const bool straight = column == 6 || row == 4;
            const bool diagonal = 6 - column == 4 - row;
            const bool stays = column == 6 && row == 4;
            QCOMPARE(takeChosen().has_value(), (straight || diagonal) && !stays);
            const QString leaves = QStringLiteral("leaves %1 and %2.").arg(column).arg(row);
            if (stays)
                QCOMPARE(board->message(), QString("The queen is here: heaps of 6 and 4."));
            else if (column == 6)
                QCOMPARE(board->message(), QStringLiteral("Take %1 from the heap of 4: ").arg(4 - row) + leaves);
            else if (row == 4)
                QCOMPARE(board->message(), QStringLiteral("Take %1 from the heap of 6: ").arg(6 - column) + leaves);
            else if (diagonal)
                QCOMPARE(board->message(), QStringLiteral("Take %1 from both heaps: ").arg(4 - row) + leaves);
            else
                QVERIFY(board->message().startsWith(QLatin1String("The queen moves left")));
        }
    }
}

void BoardMovesTest::pressesOutsideChooseNothing_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"kayles:7", "nim:5,3", "matrix:3x3", "cram:3x3", "chomp:3x3", "wythoff:(3,5)"})
        QTest::newRow(start) << start;
}

/// A press outside the board starts nothing, whatever it is dragged over; a press on it may be dragged outside.
void BoardMovesTest::pressesOutsideChooseNothing()
{
    QFETCH(QString, start);
    SelectingBoard *board = show(component(start));
    board->resize(board->sizeHint() + QSize(80, 80));
    for (const int element : elements(*board)) {
        QTest::mousePress(board, Qt::LeftButton, {}, QPoint(2, 2));
        moveHeld(*board, centre(*board, element));
        QTest::mouseRelease(board, Qt::LeftButton, {}, centre(*board, element));
        QCOMPARE(m_chosen->count(), 0);
    }
    const int last = elements(*board).back();
    QTest::mousePress(board, Qt::LeftButton, {}, centre(*board, last));
    moveHeld(*board, QPoint(2, 2));
    QVERIFY(!board->selection().isEmpty());
    QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(board->selection().isEmpty());
    QVERIFY(board->message().isEmpty());
    QTest::mouseRelease(board, Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(m_chosen->count(), 0);
}

void BoardMovesTest::otherButtonsChooseNothing()
{
    SelectingBoard *board = show(component(QStringLiteral("matrix:3x3")));
    for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton}) {
        QTest::mouseClick(board, button, {}, centre(*board, 4));
        QCOMPARE(m_chosen->count(), 0);
    }
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 4));
    QCOMPARE(takeChosen(), std::optional(CellVector{0x1ff & ~Cell(1 << 4)}));
    board->setPlayable(false);
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 4));
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 0);
}

void BoardMovesTest::gamesCanBePlayedAndUndone_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"kayles:14", "dawson:12", "octal{4.07}:8", "grundy:11", "nim:9,6,4",
                              "subtraction{1-3}:20", "matrix:4x5", "cram:4x4", "chomp:4x6", "wythoff:(7,9)",
                              "rules{(x,y) -> (x-k,y) : k >= 1; (x,y) -> (x-k,y-k) : k >= 1}:(30,7)"})
        QTest::newRow(start) << start;
}

/// Plays a whole game by mouse, and undoes every move: each position looks as it did before.
void BoardMovesTest::gamesCanBePlayedAndUndone()
{
    QFETCH(QString, start);
    std::mt19937 random(33);
    SelectingBoard *board = show(component(start));
    const QSize size = board->sizeHint() + QSize(160, 40);
    board->resize(size);
    std::vector<CellVector> played;
    std::vector<std::vector<QRectF>> rects;
    const auto rectsNow = [board] {
        std::vector<QRectF> now;
        for (const int element : elements(*board))
            now.push_back(board->pieceRect(element));
        return now;
    };
    while (!followersOf(board->component()).empty()) {
        played.push_back(board->component().cells);
        rects.push_back(rectsNow());
        std::vector<Span> moves;
        for (const int from : elements(*board)) {
            for (const int to : elements(*board)) {
                drag(*board, from, to);
                if (takeChosen())
                    moves.push_back({from, to});
            }
        }
        QVERIFY(!moves.empty());
        const Span move = moves[random() % moves.size()];
        drag(*board, move.anchor, move.cursor);
        const auto after = takeChosen();
        QVERIFY(after);
        board->setComponent({board->component().rules, *after});
        QVERIFY(!board->lastMove().isEmpty());
        QVERIFY(board->selection().isEmpty());
    }
    QVERIFY(played.size() > 1);
    while (!played.empty()) {
        board->setComponent({board->component().rules, played.back()});
        QVERIFY(board->lastMove().isEmpty());
        QCOMPARE(rectsNow(), rects.back());
        played.pop_back();
        rects.pop_back();
    }
}

MEXPLORER_TEST(BoardMovesTest)
#include "tst_boardmoves.moc"
