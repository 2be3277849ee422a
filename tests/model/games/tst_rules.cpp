// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/boardrules.h"
#include "model/games/catalogue.h"
#include "model/games/heaprules.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <bit>
#include <functional>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using PositionSet = std::set<CellVector>;

PositionSet followerSet(const Rules &rules, const CellVector &position)
{
    PositionSet followers;
    rules.followers(position, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
    return followers;
}

CellVector multiset(CellVector heaps)
{
    std::erase(heaps, Cell(0));
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    return heaps;
}

/// All ways to write \a total as an ordered sum of \a parts positive numbers.
void forEachComposition(quint64 total, int parts, CellVector &prefix,
                        const std::function<void(const CellVector &)> &use)
{
    if (parts == 0) {
        if (total == 0)
            use(prefix);
        return;
    }
    for (quint64 first = 1; first <= total; ++first) {
        prefix.push_back(first);
        forEachComposition(total - first, parts - 1, prefix, use);
        prefix.pop_back();
    }
}

/// The definition of a take-and-break code, word by word: digit bit 1 << j allows j heaps.
PositionSet takeAndBreak(const std::vector<int> &digits, quint64 heap)
{
    PositionSet followers;
    for (std::size_t taken = 0; taken < digits.size() && taken <= heap; ++taken) {
        for (int parts = 0; parts < 4; ++parts) {
            CellVector prefix;
            if (digits[taken] >> parts & 1)
                forEachComposition(heap - taken, parts, prefix,
                                   [&](const CellVector &heaps) { followers.insert(multiset(heaps)); });
        }
    }
    return followers;
}

RulesPtr rules(const char *text)
{
    return parseRules(QString::fromLatin1(text)).value();
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT

private slots:
    void takeAndBreakFollowsTheDefinition_data();
    void takeAndBreakFollowsTheDefinition();
    void heapGamesFollowTheirRules();
    void manyMovesToNothingAreOne();
    void multisetsChangeOneHeap();
    void matrixMovesAreRectanglesOfOnes();
    void symmetryIsAClassInvariant();
    void partsPartitionTheBoard();
    void chompEatsUpAndRight();
    void sumsMoveInOneSummand();
    void everyFamilyReadsItsExample();
    void boardsOfDifferentSizesAreDifferentGames();
};

void RulesTest::takeAndBreakFollowsTheDefinition_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<int>>("digits");
    QTest::newRow("kayles") << "kayles" << std::vector<int>{0, 7, 7};
    QTest::newRow("dawson") << "dawson" << std::vector<int>{0, 1, 3, 7};
    QTest::newRow("0.77") << "octal{.77}" << std::vector<int>{0, 7, 7};
    QTest::newRow("4") << "octal{4}" << std::vector<int>{4};
    QTest::newRow("4.07") << "octal{4.07}" << std::vector<int>{4, 0, 7};
    QTest::newRow("0.156") << "octal{0.156}" << std::vector<int>{0, 1, 5, 6};
    QTest::newRow("hex 0.8") << "hex{0.8}" << std::vector<int>{0, 8};
    QTest::newRow("hex C.9F") << "hex{C.9F}" << std::vector<int>{12, 9, 15};
}

void RulesTest::takeAndBreakFollowsTheDefinition()
{
    QFETCH(QString, text);
    QFETCH(std::vector<int>, digits);
    const RulesPtr read = parseRules(text).value();
    for (quint64 heap = 1; heap <= 16; ++heap)
        QCOMPARE(followerSet(*read, {heap}), takeAndBreak(digits, heap));
}

void RulesTest::heapGamesFollowTheirRules()
{
    const std::set<quint64> taken = {1, 4, 9};
    for (quint64 heap = 1; heap <= 30; ++heap) {
        PositionSet nim, subtraction, divide, grundy;
        for (quint64 left = 0; left < heap; ++left) {
            nim.insert(multiset({left}));
            if (taken.contains(heap - left))
                subtraction.insert(multiset({left}));
            if (left > 0 && 2 * left != heap)
                grundy.insert(multiset({left, heap - left}));
        }
        for (const quint64 divisor : {2, 3, 6})
            divide.insert(multiset({heap / divisor}));
        QCOMPARE(followerSet(*rules("nim"), {heap}), nim);
        QCOMPARE(followerSet(*rules("subtraction{1,4,9}"), {heap}), subtraction);
        QCOMPARE(followerSet(*rules("divide{2,3,6}"), {heap}), divide);
        QCOMPARE(followerSet(*rules("grundy"), {heap}), grundy);
    }
}

/// A small heap has few followers, independent of the number of divisors: all greater ones leave nothing.
void RulesTest::manyMovesToNothingAreOne()
{
    const RulesPtr rules = parseRules(QStringLiteral("divide{2-100000}")).value();
    for (quint64 heap = 1; heap <= 50; ++heap) {
        PositionSet quotients;
        for (quint64 divisor = 2; divisor <= 100'000; ++divisor)
            quotients.insert(multiset({heap / divisor}));
        QCOMPARE(followerSet(*rules, {heap}), quotients);
        QVERIFY(rules->followerBound(CellVector{heap}) <= heap);
    }
}

void RulesTest::multisetsChangeOneHeap()
{
    std::mt19937 random(3);
    for (const char *text : {"nim", "kayles", "grundy", "subtraction{2-4}"}) {
        const RulesPtr read = rules(text);
        for (int round = 0; round < 50; ++round) {
            CellVector heaps;
            for (int i = 0; i < 4; ++i)
                heaps.push_back(random() % 8);
            const CellVector position = multiset(heaps);
            PositionSet expected;
            for (std::size_t i = 0; i < position.size(); ++i) {
                CellVector others = position;
                others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
                for (const CellVector &parts : followerSet(*read, {position[i]})) {
                    CellVector all = others;
                    all.insert(all.end(), parts.begin(), parts.end());
                    expected.insert(multiset(all));
                }
            }
            QCOMPARE(followerSet(*read, position), expected);
        }
    }
}

void RulesTest::matrixMovesAreRectanglesOfOnes()
{
    std::mt19937_64 random(5);
    for (const auto &[rowCount, columnCount] : {std::pair(4, 4), std::pair(3, 5), std::pair(1, 16), std::pair(8, 8)}) {
        const MatrixRules matrix(rowCount, columnCount);
        for (int round = 0; round < 30; ++round) {
            const quint64 ones = random() & random() & (~quint64(0) >> (64 - rowCount * columnCount));
            PositionSet expected;
            for (int corner = 0; corner < rowCount * columnCount; ++corner) {
                for (int opposite = corner; opposite < rowCount * columnCount; ++opposite) {
                    const int left = std::min(corner % columnCount, opposite % columnCount);
                    const int right = std::max(corner % columnCount, opposite % columnCount);
                    quint64 rest = ones;
                    bool allOnes = true;
                    for (int r = corner / columnCount; r <= opposite / columnCount; ++r) {
                        for (int c = left; c <= right; ++c) {
                            allOnes = allOnes && (ones & matrix.bit(r, c));
                            rest &= ~matrix.bit(r, c);
                        }
                    }
                    if (allOnes)
                        expected.insert({rest});
                }
            }
            QCOMPARE(followerSet(matrix, {ones}), expected);
        }
    }
}

void RulesTest::symmetryIsAClassInvariant()
{
    std::mt19937 random(11);
    for (const auto &[rowCount, columnCount] : {std::pair(4, 4), std::pair(2, 5)}) {
        const MatrixRules matrix(rowCount, columnCount);
        for (int round = 0; round < 200; ++round) {
            const quint64 ones = random() & (~quint64(0) >> (64 - rowCount * columnCount));
            quint64 rowsReversed = 0, columnsReversed = 0, transposed = 0;
            for (int r = 0; r < rowCount; ++r) {
                for (int c = 0; c < columnCount; ++c) {
                    if (!(ones & matrix.bit(r, c)))
                        continue;
                    rowsReversed |= matrix.bit(rowCount - 1 - r, c);
                    columnsReversed |= matrix.bit(r, columnCount - 1 - c);
                    if (rowCount == columnCount)
                        transposed |= matrix.bit(c, r);
                }
            }
            const CellVector min = matrix.symmetric(CellVector{ones});
            QVERIFY(min[0] <= ones);
            QCOMPARE(std::popcount(min[0]), std::popcount(ones));
            QCOMPARE(matrix.symmetric(min), min);
            QCOMPARE(matrix.symmetric(CellVector{rowsReversed}), min);
            QCOMPARE(matrix.symmetric(CellVector{columnsReversed}), min);
            if (rowCount == columnCount)
                QCOMPARE(matrix.symmetric(CellVector{transposed}), min);
        }
    }
}

void RulesTest::partsPartitionTheBoard()
{
    std::mt19937_64 random(13);
    const MatrixRules matrix(8, 8);
    for (int round = 0; round < 200; ++round) {
        const quint64 ones = random() & random();
        quint64 seen = 0;
        std::vector<quint64> groups;
        matrix.parts(CellVector{ones}, [&](Cells group) {
            QVERIFY((seen & group[0]) == 0);
            seen |= group[0];
            groups.push_back(group[0]);
        });
        QCOMPARE(seen, ones);
        for (int cell = 0; cell < 64; ++cell) {
            for (const int next : {cell + 1, cell + 8}) {
                const bool touches = next < 64 && (next == cell + 8 || next % 8 != 0);
                if (touches && (ones >> cell & 1) && (ones >> next & 1)) {
                    const quint64 both = quint64(1) << cell | quint64(1) << next;
                    QVERIFY(std::any_of(groups.begin(), groups.end(),
                                        [both](quint64 group) { return (group & both) == both; }));
                }
            }
        }
    }
    matrix.parts(CellVector{0}, [](Cells) { QFAIL("an empty board has no parts"); });
}

void RulesTest::chompEatsUpAndRight()
{
    QCOMPARE(followerSet(*rules("chomp"), {2, 2}), (PositionSet{{}, {1, 1}, {2}, {2, 1}}));
    QCOMPARE(followerSet(*rules("chomp"), {3, 1}), (PositionSet{{}, {1, 1}, {2, 1}, {3}}));
    QVERIFY(followerSet(*rules("chomp"), {}).empty());
}

void RulesTest::sumsMoveInOneSummand()
{
    const JoinedPosition sum = join(*parsePosition(u"kayles:3 + matrix:11 + kayles:2"));
    QCOMPARE(sum.rules->positionText(sum.cells), QStringLiteral("kayles:3,2 + matrix:11"));
    QSet<QString> texts;
    sum.rules->followers(sum.cells, [&](Cells follower) { texts << sum.rules->positionText(follower); });
    const QSet<QString> expected = {
        QStringLiteral("kayles:2,2 + matrix:11"),   QStringLiteral("kayles:2,1 + matrix:11"),
        QStringLiteral("kayles:2,1,1 + matrix:11"), QStringLiteral("kayles:3,1 + matrix:11"),
        QStringLiteral("kayles:3 + matrix:11"),     QStringLiteral("kayles:3,2 + matrix:01"),
        QStringLiteral("kayles:3,2 + matrix:10"),   QStringLiteral("kayles:3,2 + matrix:00")};
    QCOMPARE(texts, expected);
    QCOMPARE(split(sum.rules, sum.cells).text(), QStringLiteral("kayles:3,2 + matrix:11"));
}

void RulesTest::everyFamilyReadsItsExample()
{
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        const Result<Position> position = parsePosition(family.example);
        QVERIFY2(position, qPrintable(family.example));
        QCOMPARE(&familyOf(*position->components.front().rules), &family);
        QCOMPARE(position->text(), parsePosition(position->text())->text());
    }
}

void RulesTest::boardsOfDifferentSizesAreDifferentGames()
{
    const Position row = *parsePosition(u"matrix:1111");
    const Position square = *parsePosition(u"matrix:11/11");
    QCOMPARE(row.components[0].cells, square.components[0].cells);
    QVERIFY(!(row == square));
    QVERIFY(!(*parsePosition(u"matrix:1111 + nim:1") == *parsePosition(u"matrix:11/11 + nim:1")));
    QVERIFY(!join(*parsePosition(u"matrix:1111 + nim:1"))
                 .rules->isSame(*join(*parsePosition(u"matrix:11/11 + nim:1")).rules));
    QVERIFY(join(*parsePosition(u"matrix:1111 + nim:1"))
                .rules->isSame(*join(*parsePosition(u"matrix:0101 + nim:7")).rules));
    QVERIFY(row == *parsePosition(u"matrix:1x4"));
}

MEXPLORER_TEST(RulesTest)
#include "tst_rules.moc"
