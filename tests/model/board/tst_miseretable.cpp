// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/miseretable.h"
#include "tests/model/solve/minimax.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

MisereTable misereTableOf(const Position &position)
{
    JobControl control;
    return MisereTable::of(*ClearingSum::of(position), control).value();
}

/// The position after at most \a moves random moves.
Position played(Position position, quint64 moves, std::mt19937_64 &random)
{
    for (; moves > 0; --moves) {
        Component &component = position.components[random() % position.components.size()];
        std::vector<CellVector> followers;
        component.rules->followers(component.cells,
                                   [&](Cells follower) { followers.emplace_back(follower.begin(), follower.end()); });
        if (!followers.empty())
            component.cells = followers[random() % followers.size()];
    }
    return position;
}

} // namespace

class MisereTableTest : public QObject
{
    Q_OBJECT

private slots:
    void isRight_data();
    void isRight();
    void knowsSubsetsOnly();
    void knowsItsCost();
    void stopsWhenCancelled();
};

void MisereTableTest::isRight_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("cram, one word") << u"cram:11/11"_qs;
    QTest::newRow("cram") << u"cram:4x4"_qs;
    QTest::newRow("cram with holes") << u"cram:1101111/1111011/1011110"_qs;
    QTest::newRow("matrix") << u"matrix:3x5"_qs;
    QTest::newRow("matrix of one cell") << u"matrix:1"_qs;
    QTest::newRow("no move") << u"cram:101/010"_qs;
    QTest::newRow("no ones") << u"matrix:000/000"_qs;
    QTest::newRow("sum of two boards") << u"cram:3x3 + cram:2x3"_qs;
    QTest::newRow("sum of two games") << u"matrix:2x4 + cram:11101/01011"_qs;
    QTest::newRow("own game") << u"board{111 -> 000; 1/1 -> 0/0; 1?1 -> 0?0}:3x4"_qs;
    QTest::newRow("far apart") << u"cram:1100000011/1000000001/0000000000/0000000000/0000110000/1110011111"_qs;
}

void MisereTableTest::isRight()
{
    QFETCH(QString, game);
    const Position position = parsed(game);
    const MisereTable table = misereTableOf(position);
    Minimax definition(Convention::Misere);
    std::mt19937_64 random(7);
    for (int i = 0; i < 500; ++i) {
        const Position some = played(position, static_cast<quint64>(i % 6), random);
        const std::optional<bool> isP = table.isP(*ClearingSum::of(some));
        QVERIFY(isP.has_value());
        if (*isP == definition.moverWins(join(some)))
            QFAIL(qPrintable(some.text()));
    }
}

void MisereTableTest::knowsSubsetsOnly()
{
    const MisereTable table = misereTableOf(parsed(u"cram:1111/1100"_qs));
    const auto knows = [&table](const QString &game) { return table.isP(*ClearingSum::of(parsed(game))).has_value(); };
    QVERIFY(knows(u"cram:0111/0100"_qs));
    QVERIFY2(knows(u"cram:1100/0001"_qs), "a cell without a neighbour doesn't count");
    QVERIFY(!knows(u"cram:0110/0110"_qs));
    QVERIFY2(!knows(u"cram:11/11"_qs), "a board of another size");
    QVERIFY2(!knows(u"matrix:1111/1100"_qs), "another game");
    QVERIFY2(!knows(u"cram:1111/1100 + cram:11"_qs), "another sum");
    QVERIFY(!ClearingSum::of(parsed(u"cram:11 + nim:3"_qs)));
}

void MisereTableTest::knowsItsCost()
{
    QCOMPARE(MisereTable::words(*ClearingSum::of(parsed(u"cram:11"_qs))), quint64(1));
    QCOMPARE(MisereTable::words(*ClearingSum::of(parsed(u"cram:3x4"_qs))), quint64(64));
    QCOMPARE(MisereTable::words(*ClearingSum::of(parsed(u"cram:3x4 + matrix:1"_qs))), quint64(128));
    QCOMPARE(MisereTable::words(*ClearingSum::of(parsed(u"cram:3x4 + cram:101"_qs))), quint64(64));
}

void MisereTableTest::stopsWhenCancelled()
{
    JobControl control;
    control.cancel();
    QVERIFY(!MisereTable::of(*ClearingSum::of(parsed(u"cram:4x4"_qs)), control));
}

MEXPLORER_TEST(MisereTableTest)
#include "tst_miseretable.moc"
