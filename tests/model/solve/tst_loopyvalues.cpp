// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/import/graphfile.h"
#include "model/solve/loopyvalues.h"
#include "model/solve/solver.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplorer;

/// Compares Smith's values with outcomes of sums, which are found by another method: from the graph of the whole sum.
class LoopyValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void publishedValues();
    void sumsWithHeapsHaveTheirOutcomes();
    void sumsOfTwoHaveTheirOutcomes();
    void areValuesWithoutCycles();
    void namesLimits();
};

namespace {

Component onGraph(const std::vector<std::pair<quint32, quint32>> &moves, quint32 vertices, Cell at = 0)
{
    GraphFile file;
    for (quint32 vertex = 0; vertex < vertices; ++vertex)
        file.names << QStringLiteral("v%1").arg(vertex);
    file.moves = moves;
    return {std::make_shared<const GraphRules>(QStringLiteral("test"), file), {at}};
}

/// A random graph with an end, the last vertex.
Component randomGraph(std::mt19937 &random)
{
    const auto vertices = static_cast<quint32>(3 + random() % 7);
    std::vector<std::pair<quint32, quint32>> moves;
    for (quint32 from = 0; from + 1 < vertices; ++from) {
        for (quint32 to = 0; to < vertices; ++to) {
            if (random() % vertices < 2)
                moves.emplace_back(from, to);
        }
    }
    return onGraph(moves, vertices);
}

LoopyValue valueOf(const Component &component)
{
    JobControl control;
    return loopyValue(component, SolverLimits(), control).value();
}

Outcome outcomeOf(const std::vector<Component> &components)
{
    JobControl control;
    return Solver().analyseForPlay(Position{components}, Convention::Normal, control)->outcome;
}

} // namespace

void LoopyValuesTest::publishedValues()
{
    // Two positions that lead to each other, the second also to an end: 0 and 1.
    QCOMPARE(valueOf(onGraph({{0, 1}, {1, 0}, {1, 2}}, 3, 0)), LoopyValue{0});
    QCOMPARE(valueOf(onGraph({{0, 1}, {1, 0}, {1, 2}}, 3, 1)), LoopyValue{1});
    // Ferguson, Game Theory I, 3.4: a -> b -> c -> a, c -> d -> e.
    const std::vector<std::pair<quint32, quint32>> ferguson = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}};
    const LoopyValue draw{std::nullopt, {}};
    QCOMPARE(valueOf(onGraph(ferguson, 5, 0)), draw);
    QCOMPARE(valueOf(onGraph(ferguson, 5, 1)), draw);
    QCOMPARE(valueOf(onGraph(ferguson, 5, 2)), (LoopyValue{std::nullopt, {1}}));
    QCOMPARE(valueOf(onGraph(ferguson, 5, 3)), LoopyValue{1});
    // A position that may remain unchanged, or end.
    QCOMPARE(valueOf(onGraph({{0, 0}, {0, 1}}, 2)), (LoopyValue{std::nullopt, {0}}));
}

void LoopyValuesTest::sumsWithHeapsHaveTheirOutcomes()
{
    std::mt19937 random(24);
    int numbers = 0;
    int infinities = 0;
    for (int i = 0; i < 400; ++i) {
        const Component component = randomGraph(random);
        const LoopyValue value = valueOf(component);
        for (Value heap = 0; heap < 10; ++heap) {
            const Component nim = parsed(QStringLiteral("nim:%1").arg(heap)).components.front();
            const Outcome found = outcomeOf({component, nim});
            QVERIFY(found == (value + LoopyValue{heap}).outcome());
            // The definition of the value by these outcomes.
            if (value.number)
                QVERIFY(found == (heap == *value.number ? Outcome::P : Outcome::N));
            else
                QVERIFY(found ==
                        (std::ranges::find(value.infinity, heap) != value.infinity.end() ? Outcome::N : Outcome::Draw));
        }
        const bool isAcyclic = component.rules->isAcyclic();
        numbers += value.number && *value.number > 0 && !isAcyclic;
        infinities += !value.infinity.empty();
    }
    QVERIFY(numbers > 20 && infinities > 20);
}

void LoopyValuesTest::sumsOfTwoHaveTheirOutcomes()
{
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        const Component one = randomGraph(random);
        const Component other = randomGraph(random);
        QVERIFY(outcomeOf({one, other}) == (valueOf(one) + valueOf(other)).outcome());
    }
}

void LoopyValuesTest::areValuesWithoutCycles()
{
    JobControl control;
    for (const char *game : {"kayles:9", "matrix:3x3", "nim:7", "grundy:12", "chomp:3x3"}) {
        const Component component = parsed(QString::fromLatin1(game)).components.front();
        const GameGraphPtr graph = GraphBuilder(component.rules, component.cells, {}).build(control);
        const LabelsPtr labels = label(*graph, Convention::Normal, control);
        const std::vector<Value> numbers = smithNumbers(*graph, control);
        for (PositionId id = 0; id < graph->positionCount(); ++id)
            QCOMPARE(numbers[id], labels->value(id));
    }
}

void LoopyValuesTest::namesLimits()
{
    JobControl control;
    SolverLimits limits;
    limits.maxPositions = 3;
    const auto value = loopyValue(onGraph({{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}, 5), limits, control);
    QVERIFY(!value && value.problem().code == Problem::Code::Positions);
    // Positions of many cells take more memory, so that fewer are allowed, whichever question is asked.
    const Position row = parsed(QStringLiteral("row{01 -> 10; 10 -> 01; 00 -> 11}:0*64"));
    limits.maxPositions = 8000;
    const Solver solver(limits);
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const auto analysis = solver.analyseForPlay(row, convention, control);
        QVERIFY(!analysis);
        QVERIFY2(analysis.problem().message.contains(QStringLiteral("1,000")), qPrintable(analysis.problem().message));
    }
    const auto loopy = loopyValue(row.components.front(), limits, control);
    QVERIFY(!loopy);
    QVERIFY2(loopy.problem().message.contains(QStringLiteral("1,000")), qPrintable(loopy.problem().message));
}

MEXPLORER_TEST(LoopyValuesTest)
#include "tst_loopyvalues.moc"
