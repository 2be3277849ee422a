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
        for (const char *game : {"cram:4x9", "cram:5x7", "cram:7x5", "cram:3x14"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    /// The searches of smaller boards in a fifth of the moves tell the number of moves within a factor of ten.
    void isNearTheTruth()
    {
        QFETCH(QString, game);
        const Component board = boardOf(game);
        JobControl control;
        BoardSearch search(board.rules);
        search.setThreads(1);
        QVERIFY(search.value(board.rules->clearingGame()->boardOf(board.cells), ~quint64(0), control));
        const auto moves = static_cast<double>(search.movesLookedAt());
        const auto growth = searchGrowth(board, search.movesLookedAt() / 5, control);
        QVERIFY(growth);
        QVERIFY2(growth->moves > moves / 10 && growth->moves < moves * 10,
                 qPrintable(QStringLiteral("%1 %2").arg(growth->moves).arg(moves)));
        QVERIFY(growth->seconds > 0);
        QVERIFY(parsePosition(growth->smallest) && parsePosition(growth->largest));
    }

    void saysNothingOfOtherBoards_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"nim:5", "cram:6x6", "cram:2x3", "matrix:3x6", "cram:1111111/1111111/1111111/1111111/1111011"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    /// Those that aren't full or have too few smaller ones that take long.
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
        QVERIFY2(cost.contains(QStringLiteral("to cram:7x")) && cost.contains(QStringLiteral("takes some")),
                 qPrintable(cost));
        const double centuries = 1e10;
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("cram:7x7")), centuries, control),
                 QString()); // as it is wrong
        QCOMPARE(expectedCost(*parsePosition(QStringLiteral("cram:7x9 + nim:1")), 20, control), QString());
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
