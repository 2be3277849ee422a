// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace mexplorer;

namespace {

/// Every number by its definition, with plain recursion and without sharing code with the labeller.
class Definition
{
public:
    explicit Definition(const GameGraph &graph) : m_graph(graph) {}

    int value(PositionId id)
    {
        return remember(m_values, id, [&] {
            std::vector<int> values;
            for (const PositionId f : m_graph.followers(id))
                values.push_back(value(f));
            int min = 0;
            while (std::find(values.begin(), values.end(), min) != values.end())
                ++min;
            return min;
        });
    }
    bool moverWins(PositionId id, Convention convention)
    {
        return remember(convention == Convention::Normal ? m_normal : m_misere, id, [&] {
            if (m_graph.followers(id).empty())
                return int(convention == Convention::Misere);
            return int(
                std::ranges::any_of(m_graph.followers(id), [&](PositionId f) { return !moverWins(f, convention); }));
        });
    }
    int remoteness(PositionId id, Convention convention)
    {
        return remember(convention == Convention::Normal ? m_remoteness : m_misereRemoteness, id, [&] {
            int shortest = 1'000'000;
            int longest = -1;
            for (const PositionId f : m_graph.followers(id)) {
                if (!moverWins(f, convention))
                    shortest = std::min(shortest, remoteness(f, convention));
                longest = std::max(longest, remoteness(f, convention));
            }
            if (m_graph.followers(id).empty())
                return 0;
            return 1 + (moverWins(id, convention) ? shortest : longest);
        });
    }
    int birthday(PositionId id)
    {
        return remember(m_birthdays, id, [&] {
            int longest = -1;
            for (const PositionId f : m_graph.followers(id))
                longest = std::max(longest, birthday(f));
            return longest + 1;
        });
    }

private:
    using Memory = std::map<PositionId, int>;
    template <class Compute> int remember(Memory &memory, PositionId id, Compute compute)
    {
        if (const auto known = memory.find(id); known != memory.end())
            return known->second;
        const int result = compute();
        memory[id] = result;
        return result;
    }

    const GameGraph &m_graph;
    Memory m_values, m_normal, m_misere, m_remoteness, m_misereRemoteness, m_birthdays;
};

GameGraphPtr graphOf(const QString &text, GraphBuilder::Options options = {})
{
    JobControl control;
    return buildGraph(*parsePosition(text), options, control);
}

LabelsPtr labelsOf(const GameGraph &graph, Convention convention = Convention::Normal)
{
    JobControl control;
    return label(graph, convention, control);
}

GameGraphPtr fileGraph(const QByteArray &edges, const GraphBuilder::Options &options = {})
{
    const auto rules =
        std::make_shared<GraphRules>(QStringLiteral("test"), readGraphText(edges, QStringLiteral("test")).value());
    JobControl control;
    return GraphBuilder(rules, CellVector{0}, options).build(control);
}

/// The edges of a graph in which play may repeat; sometimes empty.
QByteArray randomEdges(std::mt19937 &random, int vertices)
{
    QByteArray edges;
    for (int k = 0; k < vertices * 3 / 2; ++k) {
        const auto to = random() % static_cast<unsigned>(vertices);
        if (const auto from = random() % static_cast<unsigned>(vertices); from != to)
            edges += "v" + QByteArray::number(from) + " v" + QByteArray::number(to) + '\n';
    }
    return edges;
}

} // namespace

class LabelsTest : public QObject
{
    Q_OBJECT

private slots:
    void droppedLabellingEnds_data();
    void droppedLabellingEnds();
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void randomGraphsAgreeWithTheDefinition();
    void cyclesAreNamedAndOthersKeepTheirNumbers();
    void outcomesRoundCyclesAgreeWithPlainIteration();
    void truncatedGraphsWithCyclesClaimOnlyWhatHolds();
    void truncatedGraphsSayWhatTheyKnow();
    void orderPutsFollowersFirst();
};

void LabelsTest::agreesWithTheDefinition_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"nim:3,4,5", "subtraction{1-3}:9 + subtraction{1-5}:10", "kayles:12", "dawson:14", "grundy:15",
          "divide{2,3,6}:99", "octal{4.07}:9", "hex{0.8}:13", "matrix:3x3", "matrix:0110/1111/0111", "cram:3x4",
          "chomp:3x4", "wythoff:(5,8)", "kayles:5 + matrix:110/011"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void LabelsTest::agreesWithTheDefinition()
{
    QFETCH(QString, text);
    const GameGraphPtr graph = graphOf(text);
    Definition definition(*graph);
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const LabelsPtr labels = labelsOf(*graph, convention);
        for (PositionId id = 0; id < graph->positionCount(); ++id) {
            QCOMPARE(labels->outcome(id), definition.moverWins(id, convention) ? Outcome::N : Outcome::P);
            QCOMPARE(static_cast<int>(labels->remoteness(id)), definition.remoteness(id, convention));
            QCOMPARE(static_cast<int>(labels->birthday(id)), definition.birthday(id));
            if (convention == Convention::Normal)
                QCOMPARE(static_cast<int>(labels->value(id)), definition.value(id));
            else
                QCOMPARE(labels->value(id), Labels::unknown);
        }
    }
}

void LabelsTest::randomGraphsAgreeWithTheDefinition()
{
    std::mt19937 random(17);
    for (int round = 0; round < 100; ++round) {
        QByteArray edges = "\"0\"\n";
        const auto vertices = 2 + random() % 40;
        for (auto i = 3 * vertices; i > 0; --i) {
            const auto from = random() % vertices;
            const auto to = random() % vertices;
            if (from < to)
                edges += QByteArray::number(from) + ' ' + QByteArray::number(to) + '\n';
        }
        const GameGraphPtr graph = fileGraph(edges);
        const LabelsPtr labels = labelsOf(*graph);
        Definition definition(*graph);
        for (PositionId id = 0; id < graph->positionCount(); ++id) {
            QCOMPARE(static_cast<int>(labels->value(id)), definition.value(id));
            QCOMPARE(static_cast<int>(labels->remoteness(id)), definition.remoteness(id, Convention::Normal));
        }
        QVERIFY(labels->cycle().empty());
    }
}

void LabelsTest::cyclesAreNamedAndOthersKeepTheirNumbers()
{
    // start -> a -> b -> c -> a is a cycle; b -> t and start -> u -> t can't reach it from below.
    const GameGraphPtr graph = fileGraph("start a\na b\nb c\nc a\nb t\nstart u\nu t\n");
    const LabelsPtr labels = labelsOf(*graph);
    const auto at = [&](const QString &name) {
        for (PositionId id = 0; id < graph->positionCount(); ++id) {
            if (graph->rules()->positionText(graph->cells(id)) == name)
                return id;
        }
        return noPosition;
    };
    QCOMPARE(labels->value(at(QStringLiteral("t"))), Value(0));
    QCOMPARE(labels->value(at(QStringLiteral("u"))), Value(1));
    for (const char *name : {"start", "a", "b", "c"}) {
        QCOMPARE(labels->value(at(QString::fromLatin1(name))), Labels::unknown);
        QCOMPARE(labels->birthday(at(QString::fromLatin1(name))), Labels::unknown);
    }
    QCOMPARE(labels->outcome(at(QStringLiteral("b"))), Outcome::N); // it moves to t
    QCOMPARE(labels->outcome(at(QStringLiteral("a"))), Outcome::P); // its only move is to b
    QCOMPARE(labels->outcome(at(QStringLiteral("c"))), Outcome::N); // it moves to a
    QCOMPARE(labels->outcome(at(QStringLiteral("start"))), Outcome::N);
    QCOMPARE(labels->cycle().size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        const auto followers = graph->followers(labels->cycle()[i]);
        QVERIFY(std::ranges::find(followers, labels->cycle()[(i + 1) % 3]) != followers.end());
    }
    QCOMPARE(cycleSentence(*graph, *labels), QStringLiteral("Play can go round: a -> b -> c -> a."));
}

/// Random graphs in which play may repeat, compared with rules applied to all positions until nothing changes.
void LabelsTest::outcomesRoundCyclesAgreeWithPlainIteration()
{
    std::mt19937 random(3);
    int draws = 0;
    int late = 0; ///< outcomes of positions that can reach a cycle
    for (int i = 0; i < 400; ++i) {
        const int vertices = 3 + static_cast<int>(random() % 12);
        const QByteArray moves = randomEdges(random, vertices);
        if (moves.isEmpty())
            continue;
        const GameGraphPtr graph = fileGraph(moves);
        for (const Convention convention : {Convention::Normal, Convention::Misere}) {
            const LabelsPtr labels = labelsOf(*graph, convention);
            std::vector<Outcome> plain(graph->positionCount(), Outcome::Unknown);
            const auto is = [&plain](Outcome outcome) {
                return [&plain, outcome](PositionId id) { return plain[id] == outcome; };
            };
            // A round uses the results of the previous rounds, so its number is the remoteness.
            std::vector<quint32> remoteness(graph->positionCount(), Labels::unknown);
            std::vector<Outcome> before;
            for (quint32 round = 0; before != plain; ++round) {
                before = plain;
                std::vector<Outcome> found = plain;
                for (PositionId id = 0; id < graph->positionCount(); ++id) {
                    const auto followers = graph->followers(id);
                    if (plain[id] != Outcome::Unknown)
                        continue;
                    if (followers.empty())
                        found[id] = convention == Convention::Normal ? Outcome::P : Outcome::N;
                    else if (std::ranges::any_of(followers, is(Outcome::P)))
                        found[id] = Outcome::N;
                    else if (std::ranges::all_of(followers, is(Outcome::N)))
                        found[id] = Outcome::P;
                    if (found[id] != Outcome::Unknown)
                        remoteness[id] = round;
                }
                plain = found;
            }
            for (PositionId id = 0; id < graph->positionCount(); ++id) {
                const bool isDraw = plain[id] == Outcome::Unknown;
                QVERIFY2(labels->outcome(id) == (isDraw ? Outcome::Draw : plain[id]), moves.constData());
                QVERIFY2(labels->remoteness(id) == remoteness[id], moves.constData());
                draws += isDraw;
                late += !isDraw && labels->birthday(id) == Labels::unknown;
            }
        }
    }
    QVERIFY(draws > 100 && late > 100);
}

/// The labels of a truncated graph with cycles are true for the whole graph, and complete.
void LabelsTest::truncatedGraphsWithCyclesClaimOnlyWhatHolds()
{
    std::mt19937 random(7);
    int drawsBefore = 0;
    int unknown = 0;
    for (int i = 0; i < 300; ++i) {
        const int vertices = 4 + static_cast<int>(random() % 12);
        const QByteArray moves = "v0 a\na b\nb a\n" + randomEdges(random, vertices); // a and b depend on no others
        const GameGraphPtr whole = fileGraph(moves);
        const LabelsPtr wholeLabels = labelsOf(*whole);
        const auto limit = 2 + static_cast<PositionId>(random() % static_cast<unsigned>(vertices));
        const GameGraphPtr part = fileGraph(moves, {limit, GameGraph::Merge::Exact});
        const LabelsPtr labels = labelsOf(*part);
        for (PositionId id = 0; id < part->positionCount(); ++id) {
            const Outcome outcome = labels->outcome(id);
            drawsBefore += outcome == Outcome::Draw && part->isTruncated();
            unknown += outcome == Outcome::Unknown;
            if (outcome != Outcome::Unknown) {
                QCOMPARE(outcome, wholeLabels->outcome(whole->find(part->cells(id)).value()));
                continue;
            }
            const auto followers = part->followers(id);
            QVERIFY(!part->isExpanded(id) || std::ranges::any_of(followers, [&](PositionId follower) {
                return labels->outcome(follower) == Outcome::Unknown;
            }));
        }
    }
    QVERIFY2(drawsBefore > 50 && unknown > 50, qPrintable(QStringLiteral("%1, %2").arg(drawsBefore).arg(unknown)));
}

void LabelsTest::truncatedGraphsSayWhatTheyKnow()
{
    const GameGraphPtr whole = graphOf(QStringLiteral("kayles:20"));
    const LabelsPtr wholeLabels = labelsOf(*whole);
    for (const PositionId limit : {1U, 2U, 40U, 200U, 10'000U}) {
        const GameGraphPtr graph = graphOf(QStringLiteral("kayles:20"), {limit, GameGraph::Merge::Exact});
        QVERIFY(graph->positionCount() <= std::max<PositionId>(limit, 1));
        QCOMPARE(graph->isTruncated(), limit < whole->positionCount());
        const LabelsPtr labels = labelsOf(*graph);
        for (PositionId id = 0; id < graph->positionCount(); ++id) {
            const PositionId same = whole->find(graph->cells(id)).value();
            if (graph->isExpanded(id))
                QCOMPARE(graph->followers(id).size(), whole->followers(same).size());
            else
                QVERIFY(graph->followers(id).empty());
            if (labels->value(id) != Labels::unknown)
                QCOMPARE(labels->value(id), wholeLabels->value(same));
            if (labels->outcome(id) != Outcome::Unknown)
                QCOMPARE(labels->outcome(id), wholeLabels->outcome(same));
            if (labels->birthday(id) != Labels::unknown)
                QCOMPARE(labels->birthday(id), wholeLabels->birthday(same));
        }
    }
}

void LabelsTest::orderPutsFollowersFirst()
{
    const GameGraphPtr graph = graphOf(QStringLiteral("matrix:3x3"));
    const LabelsPtr labels = labelsOf(*graph);
    QCOMPARE(labels->order().size(), std::size_t(graph->positionCount()));
    QCOMPARE(labels->orderedCount(), std::size_t(graph->positionCount()));
    std::vector<bool> seen(graph->positionCount(), false);
    for (const PositionId id : labels->order()) {
        for (const PositionId follower : graph->followers(id))
            QVERIFY(seen[follower]);
        QVERIFY(!seen[id]);
        seen[id] = true;
    }
}

void LabelsTest::droppedLabellingEnds_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("without cycles") << QStringLiteral("kayles:12");
    QTest::newRow("truncated") << QStringLiteral("nim:500,500,500");
}

/// A dropped labelling does nothing more. A cancelled one is completed.
void LabelsTest::droppedLabellingEnds()
{
    QFETCH(QString, game);
    JobControl control;
    const GameGraphPtr graph = buildGraph(*parsePosition(game), {.maxPositions = 3000}, control);
    JobControl stopped;
    stopped.cancel();
    QVERIFY(label(*graph, Convention::Normal, stopped)->order().size() == graph->positionCount());
    QVERIFY(!Predecessors(*graph, &stopped)(GameGraph::root() + 1).empty());
    JobControl dropped;
    dropped.drop();
    QVERIFY(label(*graph, Convention::Normal, dropped)->order().empty());
    JobControl afterwards(&dropped);
    QVERIFY(label(*graph, Convention::Normal, afterwards)->order().empty());
    for (PositionId id = 0; id < graph->positionCount(); ++id)
        QVERIFY(Predecessors(*graph, &afterwards)(id).empty());
}

MEXPLORER_TEST(LabelsTest)
#include "tst_labels.moc"
