// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/sequence/heapvalues.h"
#include "model/solve/solver.h"
#include "tests/model/games/heapmex.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

/// Heaps larger than the limit of a position.
class LargeHeapsTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatPositionsAre();
    void followsTheDefinition_data();
    void followsTheDefinition();
    void lawsFollowTheDefinition();
    void namesLimits();
    void oneMoveIsFound();
};

namespace {

Position read(const QString &text)
{
    return parsePosition(text, GreatestHeap::Large).value();
}

/// One winning move is enough if there are too many to list.
Result<Analysis> analysed(const QString &heaps)
{
    JobControl control;
    return Solver().analyseForMove(read(heaps), Convention::Normal, control);
}

/// The rules of heap games, with several examples of parameters.
QStringList heapRules()
{
    QStringList rules = {"subtraction{2,5}", "subtraction{2-4}", "divide{2,3}", "allbut{2,3}",
                         "octal{0.137}",     "octal{4.3}",       "hex{0.8}"};
    for (const Family &family : catalogue()) {
        const Result<Position> example = parsePosition(family.example); // not for a graph
        if (example && example->components.front().rules->isMultiset())
            rules << example->components.front().rules->text();
    }
    return rules;
}

} // namespace

void LargeHeapsTest::readsWhatPositionsAre()
{
    for (const char *text : {"nim:3,4", " 2 * Kayles : 5 , 6+subtraction{1 - 3}:0", "3*nim:1+octal{.77}:9"}) {
        const auto position = parsePosition(QString::fromLatin1(text), GreatestHeap::Large);
        QVERIFY2(position && *position == parsed(QString::fromLatin1(text)), text);
    }
    for (const char *text :
         {"nim:1000000000000000000", "nim:2000000000 + cram:2x2", "2*wythoff:(3,1000000000000000000) + nim:4",
          "fibonacci:5000000000 + takeaway{7/2}:(6000000000,5000000000)", "moore{2}:(9000000000,5,5)",
          "matrix:3x3 + nim:2000000000"}) {
        const QString game = QString::fromLatin1(text);
        QVERIFY2(!parsePosition(game), text);
        const Position large = read(game);
        QCOMPARE(read(large.text()), large);
        QCOMPARE(parseWithLargeHeaps(game).value(), large);
    }
    for (const char *text : {"nim:1000000000000000001", "nim:99999999999999999999", "nim:3,", "nim:3 +", "", "nimm:3",
                             "0*nim:3", "1001*nim:3", "501*nim:3,4", "subtraction{0}:3"})
        QVERIFY2(!parsePosition(QString::fromLatin1(text), GreatestHeap::Large), text);
    for (const char *text :
         {"nim:1000000000000000001", "kayles:3 + nim:2,99999999999999999999", "wythoff:(1,1000000000000000001)",
          "moore{3}:(4,1000000000000000001)", "fibonacci:1000000000000000001", "takeaway{3}:(5,1000000000000000001)"}) {
        const auto refused = parsePosition(QString::fromLatin1(text), GreatestHeap::Large);
        QVERIFY2(!refused && refused.problem().message.contains(groupedNumber(maxLargeHeap)), text);
        QCOMPARE(parseWithLargeHeaps(QString::fromLatin1(text)).problem().message, refused.problem().message);
    }
}

void LargeHeapsTest::followsTheDefinition_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"subtraction{1-3}:2147483647", "subtraction{2,7,11}:999999999999999999", "divide{2,3,6}:1000000000000000000",
          "divide{2,5}:123456789012345678", "octal{0.33}:1000000000000000000", "subtraction{1-900}:999999999999999000"})
        QTest::newRow(game) << game;
}

/// The value is the mex of the followers' values, and the winning moves are those to value 0.
void LargeHeapsTest::followsTheDefinition()
{
    QFETCH(QString, game);
    const Component heap = read(game).components.front();
    std::set<quint64> seen;
    std::set<CellVector> winning;
    heap.rules->followers(heap.cells, [&](Cells follower) {
        const Position after{{{heap.rules, CellVector(follower.begin(), follower.end())}}};
        const auto analysis = analysed(after.text());
        QVERIFY(analysis);
        seen.insert(*analysis->value);
        if (analysis->value == 0)
            winning.emplace(follower.begin(), follower.end());
    });
    quint64 mex = 0;
    while (seen.contains(mex))
        ++mex;
    const auto found = analysed(game);
    QCOMPARE(found->value, std::optional(mex));
    QVERIFY(found->hasAllWinningMoves);
    std::set<CellVector> listed;
    for (const Move &move : found->winningMoves)
        listed.insert(move.cells);
    QCOMPARE(listed, winning);
}

void LargeHeapsTest::lawsFollowTheDefinition()
{
    JobControl control;
    QStringList games = heapRules() + QStringList{"divide{2}", "divide{3,4,5,6,7,8,9}", "divide{2-40}", "divide{7,9}"};
    for (int least = 1; least <= 7; ++least) {
        for (int greatest = least; greatest <= 9; ++greatest)
            games << QStringLiteral("subtraction{%1-%2}").arg(least).arg(greatest);
    }
    int checked = 0;
    for (const QString &text : games) {
        const RulesPtr rules = parsed(text + QStringLiteral(":1")).components.front().rules;
        if (!hasLaw(*rules))
            continue;
        ++checked;
        std::vector<quint64> values;
        for (quint64 heap = 0; heap < 80; ++heap) {
            values.push_back(mexOfFollowers(*rules, heap, values));
            QCOMPARE(*lawValue(*rules, heap, control), values.back());
        }
    }
    QVERIFY(checked > 45);
}

void LargeHeapsTest::namesLimits()
{
    for (const char *game : {"divide{2-100000}:1000000000000000000", "grundy:1000000000000", "hex{0.9}:5000000000"}) {
        const auto found = analysed(QString::fromLatin1(game) + QStringLiteral(" + nim:5"));
        QVERIFY2(!found && found.problem().kind == Problem::Kind::Limit, game);
    }
    JobControl control;
    const auto kayles = Solver().analyse(read(QStringLiteral("kayles:1000000000000")), Convention::Normal, control);
    QVERIFY(!kayles && kayles.problem().code == Problem::Code::Listing);
}

/// Where there are too many winning moves to list, one of them is given: it is a move, and leaves value 0.
void LargeHeapsTest::oneMoveIsFound()
{
    for (const char *game :
         {"kayles:1000000000000000000", "octal{0.137}:123456789012345678 + nim:3",
          "kayles:1000000000000000000,999999999999999994", "dawson:5000000000,5000000001", "octal{4.3}:999999999999"}) {
        const Position position = read(QString::fromLatin1(game));
        const auto found = analysed(QString::fromLatin1(game));
        QVERIFY2(found, game);
        QCOMPARE(found->winningMoves.size(), found->value == 0 ? 0 : 1);
        if (found->value == 0)
            continue;
        QVERIFY2(!found->hasAllWinningMoves, game);
        const Move &move = found->winningMoves.front();
        const Component &before = position.components[move.component];
        QVERIFY2(before.rules->isFollower(before.cells, move.cells), game);
        QCOMPARE(analysed(move.to.text())->value, std::optional<quint64>(0));
    }
}

MEXPLORER_TEST(LargeHeapsTest)
#include "tst_largeheaps.moc"
