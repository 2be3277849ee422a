// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/games/clearinggame.h"
#include "model/notation/expression.h"
#include "model/solve/searchgrowth.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

namespace {

Component boardOf(const QString &text)
{
    return parsePosition(text)->components.front();
}

} // namespace

class SearchGrowthTest : public QObject
{
    Q_OBJECT

private slots:
    void isNearTheTruth_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"cram:3x14", "cram:8x5", "cram:11110111/10111111/01101011/11111111/11111001/11111111",
                                 "matrix:5x6", "matrix:00100111/11011010/01111111/10111010/11111110/11111110"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    /// The searches of the first cells in two million moves tell the number of moves within a factor of ten.
    void isNearTheTruth()
    {
        QFETCH(QString, game);
        const Component board = boardOf(game);
        JobControl control;
        BoardSearch search(board.rules);
        search.setThreads(1);
        QVERIFY(search.value(board.rules->clearingGame()->boardOf(board.cells), ~quint64(0), control));
        const auto moves = static_cast<double>(search.movesLookedAt());
        const auto growth = searchGrowth(board, 2'000'000, control);
        QVERIFY(growth);
        QVERIFY2(growth->moves > moves / 10 && growth->moves < moves * 10,
                 qPrintable(QStringLiteral("%1 %2").arg(growth->moves).arg(moves)));
        QVERIFY(growth->seconds > 0);
        QVERIFY(growth->smallest < growth->largest);
    }

    void saysNothingOfOtherBoards_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"nim:5", "cram:2x3", "matrix:2x4"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    /// Those that are small, or of other games.
    void saysNothingOfOtherBoards()
    {
        QFETCH(QString, game);
        JobControl control;
        QVERIFY(!searchGrowth(boardOf(game), 100'000, control));
    }

    void aSentenceTellsTheCost()
    {
        JobControl control;
        const Position large = *parsePosition(QStringLiteral("cram:7x9"));
        const QString cost = expectedCost(large, 20, control);
        QVERIFY2(cost.contains(QStringLiteral("the board's first")) && cost.contains(QStringLiteral("takes some")),
                 qPrintable(cost));
        for (const char *other : {"cram:11111111/11111011/11111111/11011111/11111111/11111111/11111111",
                                  "board{111 -> 000; 1/1 -> 0/0}:7x7", "matrix:6x7"})
            QVERIFY2(expectedCost(*parsePosition(QString::fromLatin1(other)), 0, control).contains(u"takes some"),
                     other);
        const double centuries = 1e10;
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("cram:7x7")), centuries, control),
                 QString()); // as it is wrong
        const QString ofOne = expectedCost(*parsePosition(QStringLiteral("cram:7x9 + nim:1")), 20, control);
        QVERIFY2(ofOne.contains(QStringLiteral("the board's first")), qPrintable(ofOne));
        const QString ofTwo = expectedCost(*parsePosition(QStringLiteral("cram:7x9 + matrix:6x7")), 20, control);
        QVERIFY2(ofTwo.contains(QStringLiteral("the boards' first")), qPrintable(ofTwo));
        const QString ofEqual = expectedCost(*parsePosition(QStringLiteral("2*cram:7x9 + cram:2x3")), 20, control);
        QVERIFY2(ofEqual.contains(QStringLiteral("the board's first")), qPrintable(ofEqual)); // and 2x3 is small
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("cram:7x9 + matrix:1x20")), 20, control),
                 QString()); // as the cost of one is unknown
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("matrix:3x4")), 20, control), QString());
    }

    void stopsWhenCancelled()
    {
        JobControl control;
        control.cancel();
        QVERIFY(!searchGrowth(boardOf(QStringLiteral("cram:7x9")), ~quint64(0), control));
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("cram:7x9")), 20, control), QString());
    }
};

MEXPLORER_TEST(SearchGrowthTest)
#include "tst_searchgrowth.moc"
