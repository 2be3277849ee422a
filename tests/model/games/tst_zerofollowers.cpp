// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/rules.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <utility>

using namespace mexplorer;

namespace {

/// P-positions by the definition alone: those from which no move leads to one of them.
class DefinedOutcomes
{
public:
    explicit DefinedOutcomes(RulesPtr rules) : m_rules(std::move(rules)) {}

    bool isP(const CellVector &position)
    {
        const auto known = m_isP.find(position);
        if (known != m_isP.end())
            return known->second;
        bool isLost = true;
        for (const CellVector &follower : followersOf(position)) {
            if (isLost && isP(follower))
                isLost = false;
        }
        return m_isP[position] = isLost;
    }

    /// The moves to P-positions, in the order of the rules, without duplicates.
    std::vector<CellVector> winningFollowers(const CellVector &position)
    {
        std::vector<CellVector> winning;
        for (const CellVector &follower : followersOf(position)) {
            if (isP(follower) && std::ranges::find(winning, follower) == winning.end())
                winning.push_back(follower);
        }
        return winning;
    }

    /// True if the theorems of the rules say the same.
    bool agrees(const CellVector &position)
    {
        const auto zeros = m_rules->zeroFollowers(position, 10'000);
        return zeros && zeros->areAll && zeros->found == winningFollowers(position) &&
               (m_rules->closedForm(position) == Value(0)) == isP(position);
    }

private:
    std::vector<CellVector> followersOf(const CellVector &position) const
    {
        std::vector<CellVector> followers;
        m_rules->followers(position, [&](Cells cells) { followers.emplace_back(cells.begin(), cells.end()); });
        return followers;
    }

    RulesPtr m_rules;
    std::map<CellVector, bool> m_isP;
};

/// Calls \a visit with all positions of \a count heaps, greatest first, of at most \a max tokens.
void forEachHeaps(std::size_t count, Cell max, CellVector &heaps, FunctionRef<void(const CellVector &)> visit)
{
    visit(heaps);
    if (count == 0)
        return;
    for (Cell heap = 1; heap <= max; ++heap) {
        heaps.push_back(heap);
        forEachHeaps(count - 1, heap, heaps, visit);
        heaps.pop_back();
    }
}

} // namespace

class ZeroFollowersTest : public QObject
{
    Q_OBJECT

private slots:
    void wythoffIsDefinition();
    void wythoffPairsAreTheLeastFree();
    void wythoffPairsAreGolden();
    void takeAwayIsDefinition_data();
    void takeAwayIsDefinition();
    void mooreIsDefinition_data();
    void mooreIsDefinition();
    void vastPositionsAreConsistent_data();
    void vastPositionsAreConsistent();
    void maximumIsKept();
};

void ZeroFollowersTest::wythoffIsDefinition()
{
    DefinedOutcomes outcomes(rulesOf(QStringLiteral("wythoff")));
    for (Cell greater = 0; greater <= 120; ++greater) {
        for (Cell less = 0; less <= greater; ++less)
            QVERIFY2(outcomes.agrees({less, greater}), qPrintable(QStringLiteral("%1,%2").arg(less).arg(greater)));
    }
}

/// The n-th pair has the difference n, and its less number is the least that is in no earlier pair.
void ZeroFollowersTest::wythoffPairsAreTheLeastFree()
{
    constexpr quint64 count = 300'000;
    const RulesPtr rules = rulesOf(QStringLiteral("wythoff"));
    std::vector<bool> isUsed(3 * count, false);
    quint64 less = 0;
    for (quint64 n = 0; n < count; ++n) {
        while (isUsed[less])
            ++less;
        isUsed[less] = isUsed[less + n] = true;
        QCOMPARE(rules->closedForm(CellVector{less, less + n}), std::optional<Value>(0));
        QCOMPARE(rules->closedForm(CellVector{less, less + n + 1}), std::nullopt);
        QVERIFY(rules->zeroFollowers(CellVector{less, less + n}, 9)->found.empty());
    }
}

/// The less number f of the n-th pair is the integer part of n times the golden ratio: (2 f - n)^2 is at most 5 n^2,
/// and (2 f + 2 - n)^2 isn't.
void ZeroFollowersTest::wythoffPairsAreGolden()
{
    __extension__ using Wide = unsigned __int128;
    constexpr quint64 maxIndex = 381'966'011'250'105'152; // of the last pair with numbers up to maxLargeHeap
    const RulesPtr rules = rulesOf(QStringLiteral("wythoff"));
    std::mt19937_64 random(1);
    std::vector<quint64> indices = {maxIndex, maxIndex - 1};
    for (quint64 least = 1, next = 2; next < maxIndex; least = std::exchange(next, least + next))
        indices.insert(indices.end(), {next - 1, next, next + 1}); // Fibonacci numbers come nearest
    for (int i = 0; i < 20'000; ++i)
        indices.push_back((random() % maxIndex) >> (random() % 59));
    for (const quint64 n : indices) {
        quint64 less = n;
        for (quint64 bit = quint64(1) << 60; bit > 0; bit /= 2) {
            const Wide root = 2 * Wide(less + bit) - n;
            if (root * root <= Wide(5) * n * n)
                less += bit;
        }
        const quint64 greater = less + n;
        QVERIFY(greater <= maxLargeHeap);
        QCOMPARE(rules->closedForm(CellVector{less, greater}), std::optional<Value>(0));
        QCOMPARE(rules->closedForm(CellVector{less, greater + 1}), std::nullopt);
        const auto zeros = rules->zeroFollowers(CellVector{less, maxLargeHeap}, 9);
        QVERIFY(greater == maxLargeHeap || std::ranges::count(zeros->found, CellVector{less, greater}) == 1);
        QVERIFY(rules->zeroFollowers(CellVector{less, greater}, 9)->found.empty());
    }
}

void ZeroFollowersTest::takeAwayIsDefinition_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("max");
    QTest::newRow("fibonacci") << "fibonacci" << quint64(240);
    for (const char *rate : {"1", "3/2", "2", "7/2", "3", "9/7", "10"})
        QTest::newRow(rate) << QStringLiteral("takeaway{%1}").arg(QLatin1String(rate)) << quint64(120);
}

void ZeroFollowersTest::takeAwayIsDefinition()
{
    QFETCH(QString, rules);
    QFETCH(quint64, max);
    DefinedOutcomes outcomes(rulesOf(rules));
    for (quint64 left = 0; left <= max; ++left) {
        for (quint64 most = left <= 1 ? 0 : 1; most <= left; ++most)
            QVERIFY2(outcomes.agrees({left, most}), qPrintable(QStringLiteral("%1,%2").arg(left).arg(most)));
    }
}

void ZeroFollowersTest::mooreIsDefinition_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<Cell>("max");
    for (int k = 1; k <= 4; ++k) {
        const QString rules = QStringLiteral("moore{%1}").arg(k);
        QTest::addRow("%d, three heaps", k) << rules << std::size_t(3) << Cell(9);
        QTest::addRow("%d, four heaps", k) << rules << std::size_t(4) << Cell(5);
        QTest::addRow("%d, six heaps", k) << rules << std::size_t(6) << Cell(2);
    }
}

void ZeroFollowersTest::mooreIsDefinition()
{
    QFETCH(QString, rules);
    QFETCH(std::size_t, count);
    QFETCH(Cell, max);
    DefinedOutcomes outcomes(rulesOf(rules));
    CellVector heaps;
    std::vector<CellVector> positions;
    const auto add = [&positions](const CellVector &position) { positions.push_back(position); };
    forEachHeaps(count, max, heaps, add);
    for (const CellVector &position : positions)
        QVERIFY2(outcomes.agrees(position), qPrintable(rulesOf(rules)->positionText(position)));
}

void ZeroFollowersTest::vastPositionsAreConsistent_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"wythoff:(1000000000,618033989)",
          "wythoff:(618033988,1000000000)",
          "wythoff:(0,1000000000)",
          "wythoff:(1000000000,1000000000)",
          "fibonacci:1000000000",
          "fibonacci:(999999999,1000)",
          "fibonacci:701408733",
          "takeaway{7/2}:999999999",
          "takeaway{1000}:1000000000",
          "takeaway{1}:1000000000",
          "moore{2}:(100,200,300)",
          "moore{2}:(1000000000,999999999,77)",
          "moore{3}:(1000000000,1000000000,1000000000,1000000000,5)",
          "wythoff:(1000000000000000000,618033988749894849)",
          "wythoff:(999999999999999999,1000000000000000000)",
          "wythoff:(5,1000000000000000000)",
          "fibonacci:1000000000000000000",
          "fibonacci:679891637638612258",
          "fibonacci:(999999999999999999,1000000)",
          "takeaway{3/2}:999999999999999999",
          "takeaway{1000}:1000000000000000000",
          "takeaway{1}:1000000000000000000",
          "takeaway{1}:576460752303423488",
          "takeaway{1000/999}:999999999999999999",
          "takeaway{997/3}:(1000000000000000000,987654321)",
          "moore{2}:(1000000000000000000,999999999999999999,77)",
          "moore{3}:(1000000000000000000,1000000000000000000,1000000000000000000,1000000000000000000,5)"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Either the position or one of its followers has value 0; and from one of value 0, no move that is tried leads to
/// another.
void ZeroFollowersTest::vastPositionsAreConsistent()
{
    QFETCH(QString, game);
    const Component start = parseWithLargeHeaps(game).value().components.front();
    const Rules &rules = *start.rules;
    std::mt19937_64 random(1);
    CellVector at = start.cells;
    for (int move = 0; move < 200; ++move) {
        const auto zeros = rules.zeroFollowers(at, 5000);
        QVERIFY(zeros);
        QCOMPARE(zeros->found.empty(), rules.closedForm(at) == Value(0));
        QCOMPARE(std::set(zeros->found.begin(), zeros->found.end()).size(), zeros->found.size());
        for (const CellVector &follower : zeros->found) {
            QVERIFY2(rules.isFollower(at, follower), qPrintable(rules.positionText(follower)));
            QCOMPARE(rules.closedForm(follower), std::optional<Value>(0));
        }
        if (!zeros->found.empty()) {
            at = zeros->found[random() % zeros->found.size()];
            continue;
        }
        for (int i = 0; i < 50; ++i) {
            CellVector other = at;
            for (Cell &cell : other)
                cell -= cell == 0 || random() % 2 == 0 ? 0 : 1 + random() % cell;
            if (rules.isFollower(at, other))
                QVERIFY(!rules.zeroFollowers(other, 1)->found.empty());
        }
        const auto next = rules.exampleFollower(at);
        if (!next)
            return;
        at = *next;
    }
}

void ZeroFollowersTest::maximumIsKept()
{
    const RulesPtr rules = rulesOf(QStringLiteral("moore{4}"));
    CellVector heaps;
    for (Cell heap = 0; heap < 20; ++heap)
        heaps.push_back(1'000'000'000 - 12'345 * heap);
    const auto zeros = rules->zeroFollowers(heaps, 100);
    QVERIFY(zeros);
    QVERIFY(!zeros->areAll);
    QVERIFY(!zeros->found.empty());
    QVERIFY(zeros->found.size() <= 100);
}

MEXPLORER_TEST(ZeroFollowersTest)
#include "tst_zerofollowers.moc"
