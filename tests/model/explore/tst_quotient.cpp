// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/quotient.h"
#include "tests/testprogram.h"

#include "model/games/boardrules.h"
#include "model/games/joinedposition.h"
#include "testgraphs.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

QuotientPtr quotientOf(const TestGraph &test, Collapse kind)
{
    JobControl control;
    return collapse(*test.graph, *test.labels, kind, control).value();
}

using Equal = std::function<bool(PositionId, PositionId)>;

void checkGroups(const TestGraph &test, const Quotient &quotient, const Equal &equal)
{
    for (PositionId one = 0; one < test.graph->positionCount(); ++one) {
        for (PositionId other = 0; other <= one; ++other)
            QCOMPARE(quotient.groupOf(one) == quotient.groupOf(other), one == other || equal(one, other));
    }
}

/// Checks the parts of a quotient for consistency and against the graph's moves, by sets and maps.
void checkWellFormed(const TestGraph &test, const Quotient &quotient)
{
    const GameGraph &graph = *test.graph;
    std::map<GroupId, std::vector<PositionId>> members;
    std::map<GroupId, std::set<GroupId>> moves;
    std::vector<GroupId> byFirstMember;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const GroupId group = quotient.groupOf(id);
        if (members[group].empty())
            byFirstMember.push_back(group);
        members[group].push_back(id);
        for (const PositionId follower : graph.followers(id)) {
            const bool rises = test.labels->value(follower) != Labels::unknown &&
                               test.labels->value(id) != Labels::unknown &&
                               test.labels->value(follower) > test.labels->value(id);
            const bool isReversible = quotient.collapse() == Collapse::SgValue && rises;
            if (quotient.groupOf(follower) != group && !isReversible)
                moves[group].insert(quotient.groupOf(follower));
        }
    }
    QCOMPARE(std::size_t(quotient.groupCount()), members.size());
    QVERIFY(std::ranges::is_sorted(byFirstMember));
    for (GroupId group(0); group.value < quotient.groupCount(); ++group.value) {
        QVERIFY(std::ranges::equal(quotient.members(group), members[group]));
        QCOMPARE(quotient.representative(group), members[group].front());
        QCOMPARE(quotient.size(group), members[group].size());
        QVERIFY(std::ranges::equal(quotient.followers(group), moves[group]));
    }
}

/// Bisimilarity by its definition: starts with all pairs and removes those with a move that the other position can't
/// answer.
std::vector<std::vector<bool>> bisimilar(const GameGraph &graph)
{
    const PositionId count = graph.positionCount();
    std::vector<std::vector<bool>> same(count, std::vector<bool>(count, true));
    const auto answers = [&](PositionId one, PositionId other) {
        return std::ranges::all_of(graph.followers(one), [&](PositionId f) {
            return std::ranges::any_of(graph.followers(other), [&](PositionId g) { return same[f][g]; });
        });
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (PositionId one = 0; one < count; ++one) {
            for (PositionId other = 0; other < count; ++other) {
                const bool past = one != other && (!graph.isExpanded(one) || !graph.isExpanded(other));
                if (same[one][other] && (past || !answers(one, other) || !answers(other, one))) {
                    same[one][other] = false;
                    changed = true;
                }
            }
        }
    }
    return same;
}

/// SG values of positions by their definition, without splitting them.
class PlainValues
{
public:
    int operator()(const Rules &rules, const CellVector &cells)
    {
        const auto key = std::make_pair(&rules, cells);
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        std::set<int> values;
        std::vector<CellVector> followers;
        rules.followers(cells, [&](Cells follower) { followers.emplace_back(follower.begin(), follower.end()); });
        for (const CellVector &follower : followers)
            values.insert((*this)(rules, follower));
        int min = 0;
        while (values.contains(min))
            ++min;
        return m_values[key] = min;
    }

private:
    std::map<std::pair<const Rules *, CellVector>, int> m_values;
};

/// A part of a board in the least of its eight images; heaps unchanged.
QString pictureOf(const Rules &rules, const CellVector &cells)
{
    const auto *board = dynamic_cast<const BoardRules *>(&rules);
    if (!board)
        return expressionText(rules, cells);
    std::set<std::vector<std::pair<int, int>>> pictures;
    for (int turn = 0; turn < 8; ++turn) {
        std::vector<std::pair<int, int>> ones;
        for (int row = 0; row < board->rows(); ++row) {
            for (int column = 0; column < board->columns(); ++column) {
                if (cells[0] & board->bit(row, column)) {
                    const int r = turn & 1 ? -row : row;
                    const int c = turn & 2 ? -column : column;
                    ones.emplace_back(turn & 4 ? c : r, turn & 4 ? r : c);
                }
            }
        }
        int top = 100, left = 100;
        for (const auto &[r, c] : ones) {
            top = std::min(top, r);
            left = std::min(left, c);
        }
        for (auto &[r, c] : ones) {
            r -= top;
            c -= left;
        }
        std::ranges::sort(ones);
        pictures.insert(ones);
    }
    QString text = rules.text();
    for (const auto &[r, c] : *pictures.begin())
        text += QStringLiteral(" %1,%2").arg(r).arg(c);
    return text;
}

struct PartsOfPosition
{
    std::multiset<int> values;       ///< without zeros
    std::multiset<QString> pictures; ///< of parts whose value isn't zero
};

std::vector<PartsOfPosition> partsOf(const GameGraph &graph)
{
    PlainValues values;
    std::vector<PartsOfPosition> all(graph.positionCount());
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const Component &component : split(graph.rules(), graph.cells(id)).components) {
            component.rules->parts(component.cells, [&](Cells cells) {
                const CellVector part(cells.begin(), cells.end());
                const int value = values(*component.rules, part);
                if (value == 0)
                    return;
                all[id].values.insert(value);
                all[id].pictures.insert(pictureOf(*component.rules, part));
            });
        }
    }
    return all;
}

constexpr std::array allKinds = {Collapse::SgValue,         Collapse::Followers,  Collapse::Play,
                                 Collapse::ComponentValues, Collapse::Components, Collapse::Symmetry};

void checkAgainstDefinitions(const TestGraph &test, bool withParts)
{
    const GameGraph &graph = *test.graph;
    for (const Collapse kind : allKinds)
        checkWellFormed(test, *quotientOf(test, kind));
    checkGroups(test, *quotientOf(test, Collapse::SgValue),
                [&](PositionId a, PositionId b) { return test.labels->value(a) == test.labels->value(b); });
    checkGroups(test, *quotientOf(test, Collapse::Followers), [&](PositionId a, PositionId b) {
        const std::set<PositionId> one(graph.followers(a).begin(), graph.followers(a).end());
        const std::set<PositionId> other(graph.followers(b).begin(), graph.followers(b).end());
        return graph.isExpanded(a) && graph.isExpanded(b) && one == other;
    });
    const auto same = bisimilar(graph);
    checkGroups(test, *quotientOf(test, Collapse::Play), [&](PositionId a, PositionId b) { return same[a][b]; });
    checkGroups(test, *quotientOf(test, Collapse::Symmetry), [&](PositionId a, PositionId b) {
        return graph.rules()->symmetric(graph.cells(a)) == graph.rules()->symmetric(graph.cells(b));
    });
    if (!withParts)
        return;
    const auto parts = partsOf(graph);
    checkGroups(test, *quotientOf(test, Collapse::ComponentValues),
                [&](PositionId a, PositionId b) { return parts[a].values == parts[b].values; });
    checkGroups(test, *quotientOf(test, Collapse::Components),
                [&](PositionId a, PositionId b) { return parts[a].pictures == parts[b].pictures; });
}

} // namespace

class QuotientTest : public QObject
{
    Q_OBJECT

private slots:
    void gamesAgreeWithTheDefinitions_data();
    void gamesAgreeWithTheDefinitions();
    void truncatedGraphsAgreeWithTheDefinitions_data() { gamesAgreeWithTheDefinitions_data(); }
    void truncatedGraphsAgreeWithTheDefinitions();
    void randomGraphsAgreeWithTheDefinitions();
    void byValueTheGraphIsNim_data() { gamesAgreeWithTheDefinitions_data(); }
    void byValueTheGraphIsNim();
    void samePlayHasTheSameLabels();
    void unknownValuesAreOneGroup();
    void symmetryGivesTheMergedGraph();
    void theWholeMatrixGraph();
    void refusals();
};

void QuotientTest::gamesAgreeWithTheDefinitions_data()
{
    QTest::addColumn<QString>("text");
    QStringList games = gamesOfEveryFamily();
    games << QStringLiteral("matrix:110/011 + matrix:11/01") << QStringLiteral("grundy:7,4")
          << QStringLiteral("cram:11111/00011");
    for (const QString &text : games)
        QTest::newRow(qPrintable(text)) << text;
}

void QuotientTest::gamesAgreeWithTheDefinitions()
{
    QFETCH(QString, text);
    const TestGraph test = testGraph(text);
    QVERIFY(test.graph->positionCount() < 600);
    checkAgainstDefinitions(test, true);
}

void QuotientTest::truncatedGraphsAgreeWithTheDefinitions()
{
    QFETCH(QString, text);
    // The parts' values are known beyond the limit, too.
    checkAgainstDefinitions(testGraph(text, {30, GameGraph::Merge::Exact}), true);
}

void QuotientTest::randomGraphsAgreeWithTheDefinitions()
{
    std::mt19937 random(53);
    for (int round = 0; round < 150; ++round)
        checkAgainstDefinitions(randomGraph(random, 25, round % 2 == 0), round % 2 == 0);
}

void QuotientTest::byValueTheGraphIsNim()
{
    QFETCH(QString, text);
    const TestGraph test = testGraph(text);
    const QuotientPtr quotient = quotientOf(test, Collapse::SgValue);
    QCOMPARE(quotient->groupCount(), quint32(*std::ranges::max_element(test.labels->values()) + 1));
    std::map<Value, GroupId> groups;
    for (GroupId group(0); group.value < quotient->groupCount(); ++group.value)
        groups[test.labels->value(quotient->representative(group))] = group;
    for (GroupId group(0); group.value < quotient->groupCount(); ++group.value) {
        std::set<GroupId> lesser;
        for (Value value = 0; value < test.labels->value(quotient->representative(group)); ++value)
            lesser.insert(groups.at(value));
        QVERIFY(std::ranges::equal(quotient->followers(group), lesser));
    }
}

void QuotientTest::samePlayHasTheSameLabels()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:16"));
    const QuotientPtr quotient = quotientOf(test, Collapse::Play);
    QVERIFY(quotient->groupCount() < test.graph->positionCount());
    for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
        const PositionId same = quotient->representative(quotient->groupOf(id));
        QCOMPARE(test.labels->value(id), test.labels->value(same));
        QCOMPARE(test.labels->remoteness(id), test.labels->remoteness(same));
        QCOMPARE(test.labels->birthday(id), test.labels->birthday(same));
    }
    // Equal followers are equal in play.
    const QuotientPtr followers = quotientOf(test, Collapse::Followers);
    for (PositionId id = 0; id < test.graph->positionCount(); ++id)
        QCOMPARE(quotient->groupOf(id), quotient->groupOf(followers->representative(followers->groupOf(id))));
}

void QuotientTest::unknownValuesAreOneGroup()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:20"), {60, GameGraph::Merge::Exact});
    const QuotientPtr quotient = quotientOf(test, Collapse::SgValue);
    QCOMPARE(test.labels->value(GameGraph::root()), Labels::unknown);
    for (PositionId id = 0; id < test.graph->positionCount(); ++id)
        QCOMPARE(quotient->groupOf(id) == quotient->groupOf(GameGraph::root()),
                 test.labels->value(id) == Labels::unknown);
}

void QuotientTest::symmetryGivesTheMergedGraph()
{
    const TestGraph exact = testGraph(QStringLiteral("matrix:3x4"));
    const TestGraph merged = testGraph(QStringLiteral("matrix:3x4"), {200'000, GameGraph::Merge::Symmetry});
    const QuotientPtr quotient = quotientOf(exact, Collapse::Symmetry);
    QCOMPARE(quotient->groupCount(), merged.graph->positionCount());
    for (GroupId group(0); group.value < quotient->groupCount(); ++group.value) {
        const PositionId one = *merged.graph->find(exact.graph->cells(quotient->representative(group)));
        std::set<GroupId> followers;
        for (const PositionId follower : merged.graph->followers(one))
            followers.insert(quotient->groupOf(*exact.graph->find(merged.graph->cells(follower))));
        QVERIFY(std::ranges::equal(quotient->followers(group), followers));
    }
}

void QuotientTest::theWholeMatrixGraph()
{
    const TestGraph test = testGraph(QStringLiteral("matrix:4x4"));
    const QuotientPtr values = quotientOf(test, Collapse::SgValue);
    std::set<Value> distinct(test.labels->values().begin(), test.labels->values().end());
    QCOMPARE(std::size_t(values->groupCount()), distinct.size());
    QCOMPARE(quotientOf(test, Collapse::Symmetry)->groupCount(),
             quint32(8548)); // Burnside: (2^16 + 3 * 2^8 + 2 * 2^4 + 2 * 2^10) / 8
    // Each component structure has one value, and so one value of components.
    const QuotientPtr structures = quotientOf(test, Collapse::Components);
    const QuotientPtr byValues = quotientOf(test, Collapse::ComponentValues);
    QVERIFY(structures->groupCount() < 8548);
    QVERIFY(byValues->groupCount() < structures->groupCount());
    for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
        const PositionId same = structures->representative(structures->groupOf(id));
        QCOMPARE(test.labels->value(id), test.labels->value(same));
        QCOMPARE(byValues->groupOf(id), byValues->groupOf(same));
    }
}

void QuotientTest::refusals()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:12"), {}, Convention::Misere);
    JobControl control;
    const auto byValue = collapse(*test.graph, *test.labels, Collapse::SgValue, control);
    QVERIFY(!byValue);
    QCOMPARE(byValue.problem().code, Problem::Code::NoValue);
    QVERIFY(collapse(*test.graph, *test.labels, Collapse::Play, control).ok());
    control.cancel();
    for (const Collapse kind : allKinds) {
        if (kind != Collapse::SgValue)
            QCOMPARE(collapse(*test.graph, *test.labels, kind, control).problem(), Problem::cancelled());
    }
}

MEXPLORER_TEST(QuotientTest)
#include "tst_quotient.moc"
