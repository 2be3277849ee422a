// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/gamerecord.h"
#include "model/play/randomposition.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// The names of moves on boards and in lists, sentences and records can be typed, in every family and in sums.
class TypedMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsShownIsRead_data();
    void whatIsShownIsRead();
    void squaresAreNamed_data();
    void squaresAreNamed();
    void likeNamesAreToldApart();
    void positionsAreNamedInFull();
    void examplesAreShort();

private:
    QTemporaryDir m_folder;
};

void TypedMovesTest::whatIsShownIsRead_data()
{
    QTest::addColumn<QString>("game");
    QStringList games;
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            games << family.start();
    }
    games << QStringLiteral("kayles:7 + nim:3,4 + matrix:3x3") << QStringLiteral("chomp:3x4 + turtles:THHT + cram:2x3")
          << QStringLiteral("wythoff:(2,5) + hex{0.8}:9 + grundy:9") << QStringLiteral("matrix:1x30")
          << QStringLiteral("moore{2}:(3,2,1) + fibonacci:9 + lasker:6");
    const QString net = samples::written(
        m_folder.filePath("net.dot"),
        "digraph { a -> b; a -> \"x-1\"; a -> \"2\"; a -> \"long name\"; b -> \"3,4\"; b -> \"r1 c2\" }");
    games << QStringLiteral("graph{%1}:a").arg(net) << QStringLiteral("graph{%1}:a + graph{%1}:b").arg(net);
    for (const QString &game : games)
        QTest::newRow(qPrintable(QString(game).remove(m_folder.path() + u'/'))) << game;
}

void TypedMovesTest::whatIsShownIsRead()
{
    constexpr quint64 maxFollowers = 20'000;
    constexpr std::size_t sampled = 40;
    QFETCH(QString, game);
    const Position start = parsePosition(game).value();
    for (quint64 seed = 0; seed < 4; ++seed) {
        Position position = seed == 0 ? start : randomPositionLike(start, seed);
        for (int made = 0; made < 3; ++made) { // splits make one component of several heaps
            const auto moves = distinctMoves(position, maxFollowers);
            QVERIFY(moves);
            if (moves->empty())
                break;
            const std::size_t step = 1 + moves->size() / sampled;
            for (std::size_t i = 0; i < moves->size(); i += step) {
                const Move &move = (*moves)[i];
                const Component &before = position.components[move.component];
                const bool isSum = position.components.size() > 1;
                for (const Counting counting : {Counting::FromZero, Counting::FromOne}) {
                    const QString number = QString::number(componentNumber(move.component, counting)) + u':';
                    const QString prefix = isSum ? number + u' ' : QString();
                    const QString brief = briefMoveText(before, move.cells);
                    for (const QString &shown :
                         {prefix + move.text, prefix + brief, prefix + shortMoveText(before, move.cells),
                          moveText(position, move, counting), moveText(position, move, counting).toUpper()}) {
                        const Result<Move> read = readMove(position, shown, maxFollowers, counting);
                        QVERIFY2(read, qPrintable(shown + u' ' + position.text()));
                        QVERIFY2(read->component == move.component && read->cells == move.cells,
                                 qPrintable(QStringLiteral("%1 in %2: %3").arg(shown, position.text(), read->text)));
                    }
                }
            }
            position = (*moves)[moves->size() / 2].to;
        }
    }
}

void TypedMovesTest::squaresAreNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("to");
    QTest::newRow("bottom row") << "chomp:3x4"
                                << "b1"
                                << "chomp:3";
    QTest::newRow("corner") << "chomp:3x4"
                            << "d3"
                            << "chomp:3,3,3,2";
    QTest::newRow("poisoned") << "chomp:3x4"
                              << "A1"
                              << "chomp:0";
    QTest::newRow("in a sum") << "nim:2 + chomp:2x2"
                              << "2: b2"
                              << "nim:2 + chomp:2,1";
    QTest::newRow("past z") << "matrix:1x28"
                            << "aa1-ab1"
                            << "matrix:1111111111111111111111111100";
}

void TypedMovesTest::squaresAreNamed()
{
    QFETCH(QString, game);
    QFETCH(QString, typed);
    QFETCH(QString, to);
    const Result<Move> move = readMove(parsePosition(game).value(), typed, 1000, Counting::FromOne);
    QVERIFY2(move, move ? "" : qPrintable(move.problem().message));
    QCOMPARE(move->to.text(), to);
}

/// Vertices whose names differ in characters that typed moves ignore.
void TypedMovesTest::likeNamesAreToldApart()
{
    const QString file =
        samples::written(m_folder.filePath("alike.dot"), "digraph { s -> a; s -> A; s -> x1; s -> \"x-1\" }");
    const Position position = parsePosition(QStringLiteral("graph{%1}:s").arg(file)).value();
    for (const QString name : {"a", "A", "x1", "x-1"}) {
        for (const QString &typed : {name, QStringLiteral("s -> ") + name}) {
            const Result<Move> move = readMove(position, typed, 100);
            QVERIFY2(move, qPrintable(typed));
            QCOMPARE(move->to.components[0].rules->positionName(move->cells), name);
        }
    }
}

/// By the names in lists of followers.
void TypedMovesTest::positionsAreNamedInFull()
{
    const Position pins = parsePosition(u"kayles:7").value();
    const Result<Move> split = readMove(pins, u"kayles:4,2", 100, Counting::FromOne);
    QVERIFY(split);
    QCOMPARE(split->to.text(), QString("kayles:4,2"));
    const Position sum = parsePosition(u"kayles:7 + nim:3").value();
    QVERIFY(readMove(sum, u"nim:1", 100, Counting::FromOne));
    QVERIFY(!readMove(pins, u"nim:4", 100, Counting::FromOne));
}

void TypedMovesTest::examplesAreShort()
{
    for (const char16_t *game : {u"matrix:4x4", u"cram:4x4", u"chomp:3x4", u"kayles:7", u"cram:2x2 + matrix:5x5"}) {
        const Position position = parsePosition(game).value();
        const Result<Move> move = readMove(position, u"zz", 1000, Counting::FromOne);
        QVERIFY(!move);
        QVERIFY2(move.problem().message.size() < 50, qPrintable(move.problem().message));
    }
}

MEXPLORER_TEST(TypedMovesTest)
#include "tst_typedmoves.moc"
