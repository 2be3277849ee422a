// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/games/gamelaws.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include "views/boards/boardtable.h"
#include "views/boards/choiceboard.h"
#include "views/glyphs/positionpainter.h"
#include "views/start/termeditor.h"

#include <QApplication>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests that every move of every game of the catalogue can be made on its board, and that its positions are drawn.
class BoardLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMoveCanBeMade_data();
    void everyMoveCanBeMade();
    void everyOwnMoveCanBeMade_data();
    void everyOwnMoveCanBeMade();
    void positionsAreDrawn_data() { everyMoveCanBeMade_data(); }
    void positionsAreDrawn();
    void editorsKeepPositions_data() { everyMoveCanBeMade_data(); }
    void editorsKeepPositions();

private:
    const gamelaws::Sample &sample() const;
    void makeEveryMove(const RulesPtr &rules, const CellVector &cells, bool &isListed);

    QTemporaryDir m_folder;
    std::vector<gamelaws::Sample> m_samples;
};

namespace {

/// Drags from each piece to each other one.
void dragAll(BoardWidget &board)
{
    for (int from = 0; from < board.pieceCount(); ++from) {
        for (int to = from; to < board.pieceCount(); ++to) {
            if (board.pieceRect(from).isEmpty() || board.pieceRect(to).isEmpty())
                continue;
            const QPoint end = board.pieceRect(to).center().toPoint();
            QTest::mousePress(&board, Qt::LeftButton, {}, board.pieceRect(from).center().toPoint());
            QMouseEvent move(QEvent::MouseMove, QPointF(end), board.mapToGlobal(QPointF(end)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&board, &move);
            QTest::mouseRelease(&board, Qt::LeftButton, {}, end);
        }
    }
}

/// Marks each set of pieces, on a board with few of them, and presses Enter.
void markAll(BoardWidget &board)
{
    constexpr int maxPieces = 10;
    QTest::keyClick(&board, Qt::Key_Escape);
    for (quint64 pieces = 1; pieces < quint64(1) << std::min(board.pieceCount(), maxPieces); ++pieces) {
        for (int piece = 0; piece < board.pieceCount(); ++piece) {
            if ((pieces >> piece) & 1)
                QTest::mouseClick(&board, Qt::LeftButton, {}, board.pieceRect(piece).center().toPoint());
        }
        QTest::keyClick(&board, Qt::Key_Return);
        QTest::keyClick(&board, Qt::Key_Escape);
    }
}

void chooseAll(QListView &list)
{
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        list.setCurrentIndex(list.model()->index(row, 0));
        QTest::keyClick(&list, Qt::Key_Return);
    }
}

QImage imageOf(const Rules &rules, const CellVector &cells)
{
    QImage image(120, 80, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPosition(painter, image.rect(), rules, cells, Colors());
    return image;
}

} // namespace

void BoardLawsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString file =
        samples::written(m_folder.filePath(QStringLiteral("moves.txt")), "a b\na c\nb c\nb d\nc d\nc e\nd e\ne f\n");
    m_samples = gamelaws::catalogueSamples(file, 14);
}

const gamelaws::Sample &BoardLawsTest::sample() const
{
    QFETCH(int, game);
    return m_samples[static_cast<std::size_t>(game)];
}

void BoardLawsTest::everyMoveCanBeMade_data()
{
    QTest::addColumn<int>("game");
    QCOMPARE(m_samples.size(), catalogue().size());
    for (std::size_t game = 0; game < m_samples.size(); ++game)
        QTest::newRow(qPrintable(catalogue()[game].name)) << static_cast<int>(game);
}

void BoardLawsTest::everyMoveCanBeMade()
{
    bool isListed = true;
    for (const CellVector &cells : sample().positions)
        makeEveryMove(sample().rules, cells, isListed);
    QCOMPARE(isListed, sample().rules->appearance().board.isEmpty()); // the table has every board that rules name
}

void BoardLawsTest::makeEveryMove(const RulesPtr &rules, const CellVector &cells, bool &isListed)
{
    const std::unique_ptr<BoardWidget> board(makeBoard({rules, cells}));
    isListed = isListed && qobject_cast<ChoiceBoard *>(board.get());
    board->resize(board->sizeHint());
    board->show();
    board->setPlayable(true);
    std::set<CellVector> made;
    connect(board.get(), &BoardWidget::moveChosen, this, [&made](const CellVector &after) { made.insert(after); });
    std::set<CellVector> followers;
    rules->followers(cells, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
    if (auto *list = board->findChild<QListView *>())
        chooseAll(*list);
    dragAll(*board);
    if (made != followers) // for moves with more pieces than the ends of a drag
        markAll(*board);
    QVERIFY2(made == followers, qPrintable(expressionText(*rules, cells)));
}

void BoardLawsTest::everyOwnMoveCanBeMade_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<bool>("isListed");
    const auto row = [](const char *start, bool isListed) {
        QTest::newRow(start) << QString::fromLatin1(start) << isListed;
    };
    row("row{_ -> X; stop XXX}:_*5", false);
    row("row{01 -> 10; 001 -> 100}:010011", false);
    row("row{1? -> 0?; ^0 -> 2}:0110", true); // a cell becomes 0 or 2
    row("row{1? -> 0?; ^12 -> 02}:0112", false);
    row("row{A -> B; A -> C}:AAA", true); // a place doesn't tell the move
    row("row{1? -> 00}:11011", true);     // nor whether ? changes
    row("row{11 -> 0; 1 ->}:1101", true); // rows that close up
    row("row{101 -> 0?0; 11 -> 00}:110111", false);
    row("board{11/11 -> 00/00}:3x4", false);
    row("board{11 -> 00; turned}:3x3", false);
    row("board{10 -> 00; mirrored}:110/011", false);
    row("board{_ -> X; stop XX/XX}:2x3", false);
    row("board{12 -> 21}:1212/1122", false);
    row("rules{(x,y) -> (x-2, y-1); (x,y) -> (x-1, y-2); (x,y) -> (x-2, y+1) : y < 9; (x,y) -> (x+1, y-2)}:(3,4)",
        false);
    row("rules{(x,y) -> (x-k, y) : k >= 1; (x,y) -> (x, y-k) : k >= 1}:(4,2)", false);
    row("rules{(x,y) -> (y, x-1) : x > 0}:(4,2)", false);
    // Two piles, as the board of squares would be too large.
    row("rules{(x,y) -> (x-1, y) : x > 0}:(27,2)", false);
    row("rules{(x,y) -> (x-k, y-k) : k >= 1; (x,y) -> (x-k, y) : k >= 1, k | x}:(26,3)", false);
    row("rules{(x,y) -> (x-2, y-3); (x,y) -> (x-1, y-7)}:(26,9)", false); // no move takes from one pile alone
    row("rules{(x,y) -> (x-k, 0) : k >= 1; (x,y) -> (x, y-1)}:(25,0)", false);
    row("rules{(x,y) -> (x-1, y) : x > 0}:(200,2)", true);              // too many tokens
    row("rules{(x,y) -> (x-2, y+1); (x,y) -> (x, y-1)}:(80,60)", true); // a pile doesn't grow
    row("rules{(x,y) -> (y, x-1) : x > 0}:(60,50)", true);
    row("rules{(x,y,z) -> (x-1, y, z+1); (x,y,z) -> (x, y-1, z)}:(2,2,0)", true);
}

/// Also on boards of rules that a user writes, in all positions that are near the start.
void BoardLawsTest::everyOwnMoveCanBeMade()
{
    QFETCH(QString, start);
    QFETCH(bool, isListed);
    const Result<Position> position = parsePosition(start);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    const RulesPtr rules = position->components.front().rules;
    std::vector<CellVector> reached = {position->components.front().cells};
    constexpr std::size_t enough = 24;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        rules->followers(CellVector(reached[i]), [&](Cells follower) {
            CellVector next(follower.begin(), follower.end());
            if (reached.size() < enough && std::ranges::find(reached, next) == reached.end())
                reached.push_back(std::move(next));
        });
    }
    bool areListed = true;
    for (const CellVector &cells : reached)
        makeEveryMove(rules, cells, areListed);
    QCOMPARE(areListed, isListed);
}

void BoardLawsTest::positionsAreDrawn()
{
    const Rules &rules = *sample().rules;
    QVERIFY(rules.appearance().miniature.isEmpty() || isKnownMiniature(rules.appearance().miniature));
    const QImage empty = [] {
        QImage image(120, 80, QImage::Format_RGB32);
        image.fill(Qt::white);
        return image;
    }();
    for (const CellVector &cells : sample().positions) {
        const QImage miniature = imageOf(rules, cells);
        QVERIFY2(miniature != empty, qPrintable(expressionText(rules, cells)));
        // Followers look different.
        rules.followers(cells, [&](Cells follower) {
            if (!std::ranges::equal(follower, cells))
                QVERIFY2(imageOf(rules, CellVector(follower.begin(), follower.end())) != miniature,
                         qPrintable(expressionText(rules, cells) + QStringLiteral(" and ") +
                                    expressionText(rules, follower)));
        });
    }
}

void BoardLawsTest::editorsKeepPositions()
{
    const Rules &rules = *sample().rules;
    for (const CellVector &cells : sample().positions) {
        const std::unique_ptr<TermEditor> editor(makeTermEditor(familyOf(rules)));
        const Result<Position> position = parsePosition(expressionText(rules, cells));
        QVERIFY(position.ok());
        editor->load(position->components);
        const Result<Position> edited = parsePosition(editor->text());
        QVERIFY2(edited.ok() && *edited == *position, qPrintable(editor->text()));
    }
}

MEXPLORER_TEST(BoardLawsTest)
#include "tst_boardlaws.moc"
