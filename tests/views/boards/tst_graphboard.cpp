// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "tests/views/support/shapes.h"
#include "views/boards/graphboard.h"
#include "views/widgets/fittedlabel.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace mexplorer;

/// Tests the board of a graph with any number of arrows at a vertex and any names of vertices.
class TestGraphBoard : public QObject
{
    Q_OBJECT

private slots:
    /// The number of drawn vertices is bounded, and all others are counted.
    void manyFollowersAreCounted()
    {
        for (const int followers : {1, 39, 40, 159, 160, 161, 5'000, 1'000'000}) {
            const Component component = samples::shapePosition(QStringLiteral("star"), followers).components.front();
            GraphBoard board(component);
            const quint64 drawn = quint64(board.pieceCount()) - 1;
            QCOMPARE(drawn + board.hiddenFollowers(), quint64(followers));
            QVERIFY(drawn <= std::max<quint64>(GraphBoard::maxWhole, GraphBoard::maxFollowers));
            QCOMPARE(board.hiddenFollowers() > 0, followers > int(GraphBoard::maxFollowers));
            QCOMPARE(board.vertex(board.token()), component.cells);
            QCOMPARE(samples::elements(board).size(), std::size_t(drawn));
            for (const int piece : samples::elements(board))
                QVERIFY(component.rules->isFollower(component.cells, *board.moveAt(piece)));
            // A vertex with very many followers is shown as a list, in which they are found by name.
            const std::unique_ptr<BoardWidget> made(makeBoard(component));
            QCOMPARE(qobject_cast<GraphBoard *>(made.get()) != nullptr, followers <= int(GraphBoard::maxFollowers));
        }
    }

    /// The token moves to a vertex with many followers, and on to one that isn't drawn.
    void tokenPassesAVertexOfMany()
    {
        GraphFile file;
        constexpr quint32 count = 100'000;
        file.moves.emplace_back(0U, 1U);
        for (quint32 i = 2; i < count; ++i)
            file.moves.emplace_back(1U, i);
        for (quint32 i = 0; i < count; ++i)
            file.names << QString::number(i);
        const auto rules = std::make_shared<const GraphRules>(QStringLiteral("broom.dot"), file);
        GraphBoard board(Component{rules, {0}});
        QCOMPARE(board.pieceCount(), 2);
        board.setComponent({rules, {1}});
        QVERIFY(board.markedMove());
        QCOMPARE(board.hiddenFollowers(), quint64(count - 2 - GraphBoard::maxFollowers));
        const QImage many = board.grab().toImage();
        QVERIFY(!many.isNull());
        board.setComponent({rules, {count - 1}});
        QVERIFY(board.markedMove()); // a move, although no arrow showed it
        QCOMPARE(board.pieceCount(), 1);
        QCOMPARE(board.hiddenFollowers(), quint64(0));
        board.setComponent({rules, {0}});
        QVERIFY(!board.markedMove());
    }

    /// Names of any length are drawn in chips of one size, without overlap, with a tool tip.
    void longNamesAreShort()
    {
        for (const int letters : {1, 10, 100, 10'000}) {
            GraphFile file;
            for (const char c : {'a', 'b', 'c', 'd'})
                file.names << QString(letters, QLatin1Char(c));
            file.moves = {{0, 1}, {0, 2}, {1, 3}, {2, 3}};
            const auto rules = std::make_shared<const GraphRules>(QStringLiteral("names.dot"), file);
            GraphBoard board(Component{rules, {0}});
            board.resize(board.sizeHint());
            QVERIFY(board.width() < 1'400);
            board.setUnit(24); // if there is little space, its three columns need no more than this
            QVERIFY2(board.sizeHint().width() < 360, qPrintable(QString::number(board.sizeHint().width())));
            board.setUnit(60);
            board.resize(board.sizeHint());
            for (int i = 0; i < board.pieceCount(); ++i) {
                QVERIFY(board.pieceRect(i).width() <= 200 && board.rect().contains(board.pieceRect(i).toAlignedRect()));
                for (int k = 0; k < i; ++k)
                    QVERIFY(!board.pieceRect(i).intersects(board.pieceRect(k)));
                QVERIFY(board.pieceName(i).contains(file.names[int(board.vertex(i)[0])])); // for screen readers
                const QPoint at = board.pieceRect(i).center().toPoint();
                QToolTip::hideText();
                QHelpEvent help(QEvent::ToolTip, at, board.mapToGlobal(at));
                QApplication::sendEvent(&board, &help);
                const bool isCut = letters > 30;
                if (isCut)
                    QCOMPARE(QToolTip::text(), tipText(file.names[int(board.vertex(i)[0])]));
                else
                    QVERIFY(!QToolTip::isVisible() || QToolTip::text().isEmpty());
            }
        }
    }
};

MEXPLORER_TEST(TestGraphBoard)
#include "tst_graphboard.moc"
