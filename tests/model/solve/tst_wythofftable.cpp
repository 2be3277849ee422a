// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/familyrules.h"
#include "model/solve/partsearch.h"
#include "model/solve/wythofftable.h"
#include "tests/testprogram.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace mexplorer;

namespace {

Value valueIn(ValueTable &table, quint64 less, quint64 greater)
{
    static const SolverLimits limits;
    JobControl control;
    SearchBudget budget(limits, control);
    const CellVector pair = {less, greater};
    const Result<Value> found = table.value(*wythoffRules(), pair, budget);
    if (!found)
        qFatal("%s", qPrintable(found.problem().message));
    return *found;
}

} // namespace

class WythoffTableTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheSearch()
    {
        WythoffTable table;
        PartSearch search(wythoffRules());
        std::mt19937_64 random(2026);
        for (int i = 0; i < 2000; ++i) { // in random order, so that the table grows in both directions
            const quint64 less = random() % 40;
            const quint64 greater = less + random() % 50;
            QCOMPARE(valueIn(table, less, greater), valueIn(search, less, greater));
        }
    }

    void obeysTheDefinition()
    {
        WythoffTable table;
        const RulesPtr rules = wythoffRules();
        std::mt19937_64 random(2027);
        for (int i = 0; i < 60; ++i) {
            const quint64 less = random() % 300;
            const CellVector pair = {less, less + random() % 300};
            MexSet values;
            rules->followers(pair, [&](Cells follower) { values.insert(valueIn(table, follower[0], follower[1])); });
            QCOMPARE(valueIn(table, pair[0], pair[1]), values.mex());
        }
    }

    /// Wythoff (1907): the P-positions are (floor(k phi), floor(k phi²)).
    void losingPairsFollowTheGoldenSection()
    {
        WythoffTable table;
        valueIn(table, 900, 1500);
        for (quint64 k = 0; k < 550; ++k) {
            const auto less = static_cast<quint64>(std::floor(static_cast<double>(k) * std::numbers::phi));
            QCOMPARE(valueIn(table, less, less + k), Value(0));
            QVERIFY(valueIn(table, less, less + k + 1) != 0);
        }
    }

    void thinStripsTakeNoRoom()
    {
        WythoffTable table;
        QCOMPARE(valueIn(table, 0, 1'900'000), Value(1'900'000));
        QVERIFY(valueIn(table, 1, 900'000) > 0);
    }

    void namesTheLimit()
    {
        SolverLimits limits;
        limits.maxPositions = 5000;
        JobControl control;
        SearchBudget budget(limits, control);
        WythoffTable table;
        const RulesPtr rules = wythoffRules();
        const CellVector vast = {1'000'000'000, 1'000'000'000};
        const Result<Value> found = table.value(*rules, vast, budget);
        QVERIFY(!found);
        QCOMPARE(found.problem().code, Problem::Code::Positions);
        // Two pairs that together exceed the limit are each computed.
        QVERIFY(table.value(*rules, CellVector{4, 900}, budget));
        QVERIFY(table.value(*rules, CellVector{90, 90}, budget));
        limits.maxMoves = 0;
        SearchBudget none(limits, control);
        WythoffTable fresh;
        QCOMPARE(fresh.value(*rules, CellVector{9, 9}, none).problem().kind, Problem::Kind::Limit);
        QVERIFY(table.value(*rules, CellVector{80, 85}, none)); // already known
        QVERIFY(!table.value(*rules, CellVector{80, 5000}, none));
        QVERIFY(table.value(*rules, CellVector{80, 85}, none)); // still known
    }
};

MEXPLORER_TEST(WythoffTableTest)
#include "tst_wythofftable.moc"
