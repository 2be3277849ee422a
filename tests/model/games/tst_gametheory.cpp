// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/mex.h"
#include "model/games/joinedposition.h"
#include "model/games/sumrules.h"
#include "model/notation/expression.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// Values by the definition alone: recursion over Rules::followers(), with a map.
class DefinedValues
{
public:
    explicit DefinedValues(RulesPtr rules) : m_rules(std::move(rules)) {}

    Value operator()(const CellVector &position)
    {
        const auto known = m_values.find(position);
        if (known != m_values.end())
            return known->second;
        std::vector<CellVector> followers;
        m_rules->followers(position, [&](Cells cells) { followers.emplace_back(cells.begin(), cells.end()); });
        std::set<Value> seen;
        for (const CellVector &follower : followers)
            seen.insert((*this)(follower));
        Value mex = 0;
        while (seen.contains(mex))
            ++mex;
        m_values[position] = mex;
        return mex;
    }

private:
    RulesPtr m_rules;
    std::map<CellVector, Value> m_values;
};

Value valueOf(const QString &game)
{
    const JoinedPosition joined = join(*parsePosition(game));
    return DefinedValues(joined.rules)(joined.cells);
}

std::vector<Value> heapValues(const QString &rules, quint64 count)
{
    DefinedValues values(rulesOf(rules));
    std::vector<Value> result = {0};
    for (quint64 heap = 1; heap < count; ++heap)
        result.push_back(values({heap}));
    return result;
}

} // namespace

/// Compares rules with published results about their games: a mistake in a follower shows in the values.
class GameTheoryTest : public QObject
{
    Q_OBJECT

private slots:
    void publishedHeapValues_data();
    void publishedHeapValues();
    void nimIsXor();
    void wythoffPairsAreGolden();
    void chompIsWonByTheFirst();
    void chompByTwoAndSquares();
    void chompValuesAreOneMoreThanInTheLiterature();
    void cramRowsAreDawsonsKayles();
    void cramHasATwin_data();
    void cramHasATwin();
    void matrixRowsAreNimWithSplits();
    void subtractionRepeats_data();
    void subtractionRepeats();
    void divisionIsACascade();
    void sumsAreNimSums();
    void playEndsAndShrinks_data();
    void playEndsAndShrinks();
    void boundsBoundTheFollowers_data();
    void boundsBoundTheFollowers();
    void boundsDontOverflow();
};

void GameTheoryTest::publishedHeapValues_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<std::vector<Value>>("values");
    // Winning Ways, chapter 4, and the On-Line Encyclopedia of Integer Sequences.
    QTest::newRow("grundy, A002188") << "grundy"
                                     << std::vector<Value>{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3};
    QTest::newRow("kayles, A002186") << "kayles" << std::vector<Value>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7};
    QTest::newRow("dawson, A002187") << "dawson" << std::vector<Value>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5};
    QTest::newRow("0.07, Dawson's Kayles")
        << "octal{0.07}" << std::vector<Value>{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5};
    QTest::newRow("0.1") << "octal{0.1}" << std::vector<Value>{0, 1, 0, 0, 0, 0};
    QTest::newRow("0.3") << "octal{0.3}" << std::vector<Value>{0, 1, 0, 1, 0, 1, 0};
    QTest::newRow("0.33") << "octal{0.33}" << std::vector<Value>{0, 1, 2, 0, 1, 2, 0, 1, 2};
    QTest::newRow("0.7, She-Loves-Me") << "octal{0.7}" << std::vector<Value>{0, 1, 0, 1, 0, 1, 0, 1};
    QTest::newRow("0.6, Officers") << "octal{0.6}" << std::vector<Value>{0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4};
    QTest::newRow("0.8 of one to three") << "hex{0.8}" << std::vector<Value>{0, 0, 0, 0, 1};
    QTest::newRow("subtraction of primes")
        << "subtraction{2,3,5,7,11}" << std::vector<Value>{0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1};
}

void GameTheoryTest::publishedHeapValues()
{
    QFETCH(QString, rules);
    QFETCH(std::vector<Value>, values);
    QCOMPARE(heapValues(rules, values.size()), values);
}

/// Bouton, 1901.
void GameTheoryTest::nimIsXor()
{
    DefinedValues values(rulesOf(QStringLiteral("nim")));
    for (quint64 a = 0; a < 10; ++a) {
        for (quint64 b = 0; b <= a; ++b) {
            for (quint64 c = 0; c <= b; ++c) {
                CellVector heaps = {a, b, c};
                std::erase(heaps, Cell(0));
                QCOMPARE(quint64(values(heaps)), a ^ b ^ c);
            }
        }
    }
}

/// Wythoff, 1907: the n-th P-position is (floor(n phi), floor(n phi) + n).
void GameTheoryTest::wythoffPairsAreGolden()
{
    std::set<CellVector> golden;
    const double phi = (1 + std::sqrt(5.0)) / 2;
    for (quint64 n = 0; n < 30; ++n) {
        const auto less = static_cast<quint64>(std::floor(double(n) * phi));
        golden.insert(CellVector{less, less + n});
    }
    DefinedValues values(rulesOf(QStringLiteral("wythoff")));
    for (quint64 a = 0; a <= 25; ++a) {
        for (quint64 b = a; b <= 25; ++b)
            QCOMPARE(values({a, b}) == 0, golden.contains({a, b}));
    }
}

/// Gale, 1974: the first player wins on a whole bar of more than one square wins, by stealing the strategy; the bar of
/// one square, whose last square can be eaten here, is a win as well, and only the empty bar is lost.
void GameTheoryTest::chompIsWonByTheFirst()
{
    DefinedValues values(rulesOf(QStringLiteral("chomp")));
    QCOMPARE(values({}), Value(0));
    for (quint64 height = 1; height <= 5; ++height) {
        for (std::size_t width = 1; width <= 5; ++width)
            QVERIFY(values(CellVector(width, height)) != 0);
    }
    for (quint64 height = 1; height <= 12; ++height) {
        QCOMPARE(quint64(values({height})), height);               // a column is like a heap
        QCOMPARE(values(CellVector(height, 1)), values({height})); // and so is a row
    }
}

/// With a last square that nobody wants to eat, two rows are lost exactly if the upper one is one shorter, and an L is
/// lost exactly if its arms are equal. Here that is: every follower but the empty bar is won.
void GameTheoryTest::chompByTwoAndSquares()
{
    const RulesPtr rules = rulesOf(QStringLiteral("chomp"));
    std::map<CellVector, bool> lost; // for the player to move, when the last square is poisoned
    const auto isLost = [&](auto &self, const CellVector &bar) -> bool {
        if (const auto known = lost.find(bar); known != lost.end())
            return known->second;
        bool allWon = true;
        rules->followers(bar, [&](Cells cells) {
            const CellVector next(cells.begin(), cells.end());
            allWon = allWon && (next.empty() || !self(self, next));
        });
        return lost[bar] = allWon;
    };
    for (std::size_t lower = 1; lower <= 9; ++lower) {
        for (std::size_t upper = 0; upper <= lower; ++upper) {
            CellVector bar(lower, 1);
            std::fill_n(bar.begin(), upper, Cell(2));
            QCOMPARE(isLost(isLost, bar), upper + 1 == lower);
        }
    }
    for (quint64 up = 1; up <= 6; ++up) {
        for (std::size_t right = 1; right <= 6; ++right) {
            CellVector bar(right, 1);
            bar.front() = up;
            QCOMPARE(isLost(isLost, bar), up == right);
        }
    }
}

/// In the literature the poisoned square can't be eaten: a row of n squares is a heap of n - 1.
void GameTheoryTest::chompValuesAreOneMoreThanInTheLiterature()
{
    const RulesPtr rules = rulesOf(QStringLiteral("chomp"));
    std::map<CellVector, Value> known;
    const std::function<Value(const CellVector &)> literature = [&](const CellVector &bar) {
        if (const auto found = known.find(bar); found != known.end())
            return found->second;
        MexSet values;
        rules->followers(bar, [&](Cells after) {
            if (!after.empty())
                values.insert(literature(CellVector(after.begin(), after.end())));
        });
        return known[bar] = values.mex();
    };
    DefinedValues values(rules);
    for (const CellVector &bar : {CellVector{1}, {5}, {2, 1}, {2, 2}, {3, 3, 3}, {4, 4, 4}, {5, 3, 2, 1}, {3, 3, 1, 1}})
        QCOMPARE(values(bar), literature(bar) + 1);
    QCOMPARE(literature({5}), Value(4));
    QCOMPARE(literature({2, 1}), Value(0));
    QCOMPARE(literature({2, 2}), Value(2));
    QVERIFY(!rules->valueNote().isEmpty());
}

void GameTheoryTest::cramRowsAreDawsonsKayles()
{
    const std::vector<Value> values = heapValues(QStringLiteral("octal{0.07}"), 17);
    for (std::size_t length = 1; length < values.size(); ++length) {
        QCOMPARE(valueOf(QStringLiteral("cram:1x%1").arg(length)), values[length]);
        QCOMPARE(valueOf(QStringLiteral("cram:%1x1").arg(length)), values[length]);
    }
}

void GameTheoryTest::cramHasATwin_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] :
         {std::pair(2, 2), {2, 4}, {4, 4}, {2, 6}, {2, 3}, {3, 4}, {2, 5}, {4, 3}, {2, 7}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

/// Gardner, 1974: on an even by even board the second player answers by half a turn and wins; on an even by odd board
/// the first takes the two cells in the middle and then does the same.
void GameTheoryTest::cramHasATwin()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const bool bothEven = rows % 2 == 0 && columns % 2 == 0;
    QCOMPARE(valueOf(QStringLiteral("cram:%1x%2").arg(rows).arg(columns)) == 0, bothEven);
}

/// One row of the matrix game: take any run of adjacent ones, at any place; that is digit 7 at all places of the code.
void GameTheoryTest::matrixRowsAreNimWithSplits()
{
    const std::vector<Value> values = heapValues(QStringLiteral("octal{0.7777777777}"), 11);
    for (std::size_t length = 1; length < values.size(); ++length) {
        QCOMPARE(valueOf(QStringLiteral("matrix:1x%1").arg(length)), values[length]);
        QCOMPARE(values[length], static_cast<Value>(length)); // taking all but m gives m, and a split never exceeds it
    }
}

void GameTheoryTest::subtractionRepeats_data()
{
    QTest::addColumn<quint64>("most");
    for (quint64 most = 1; most <= 8; ++most)
        QTest::addRow("1-%llu", most) << most;
}

/// Taking 1 to m leaves n mod m + 1.
void GameTheoryTest::subtractionRepeats()
{
    QFETCH(quint64, most);
    const std::vector<Value> values = heapValues(QStringLiteral("subtraction{1-%1}").arg(most), 60);
    for (quint64 n = 0; n < values.size(); ++n)
        QCOMPARE(quint64(values[n]), n % (most + 1));
}

/// With the divisor 2 alone, play from n is a single line with as many moves as n has binary digits.
void GameTheoryTest::divisionIsACascade()
{
    const std::vector<Value> values = heapValues(QStringLiteral("divide{2}"), 300);
    for (quint64 n = 0; n < values.size(); ++n)
        QCOMPARE(int(values[n]), int(std::bit_width(n)) % 2);
}

/// Sprague, 1935, and Grundy, 1939, on the graph of the whole sum.
void GameTheoryTest::sumsAreNimSums()
{
    std::mt19937 random(71);
    const QStringList games = {QStringLiteral("nim:%1"),         QStringLiteral("kayles:%1"),
                               QStringLiteral("wythoff:(1,%1)"), QStringLiteral("matrix:2x%1"),
                               QStringLiteral("chomp:2x%1"),     QStringLiteral("cram:2x%1"),
                               QStringLiteral("grundy:%1"),      QStringLiteral("octal{4.3}:%1")};
    for (int round = 0; round < 60; ++round) {
        QStringList terms;
        Value expected = 0;
        for (int i = 0; i < 2; ++i) {
            terms << games[static_cast<qsizetype>(random() % static_cast<unsigned>(games.size()))].arg(1 +
                                                                                                       random() % 3);
            expected ^= valueOf(terms.last());
        }
        const QString sum = terms.join(QStringLiteral(" + "));
        QVERIFY2(valueOf(sum) == expected, qPrintable(sum));
    }
}

void GameTheoryTest::playEndsAndShrinks_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:9,7,3", "subtraction{2,5}:30,20", "divide{2,3,6}:10000,77", "octal{4.07}:25",
                             "hex{4.8C}:18", "kayles:30", "dawson:30", "grundy:25", "wythoff:(12,19)", "matrix:6x6",
                             "cram:5x7", "chomp:6x6", "nim:4 + matrix:3x3 + kayles:5,5"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Along random play: sizes never grow, cells are in canonical form, texts read back, parts are complete.
void GameTheoryTest::playEndsAndShrinks()
{
    QFETCH(QString, game);
    std::mt19937 random(72);
    const JoinedPosition start = join(*parsePosition(game));
    for (int round = 0; round < 15; ++round) {
        CellVector at = start.cells;
        for (int moves = 0;; ++moves) {
            QVERIFY(moves < 200);
            const Result<Position> read = parsePosition(expressionText(*start.rules, at));
            QVERIFY2(read, qPrintable(expressionText(*start.rules, at)));
            QCOMPARE(join(*read).cells, at);
            quint64 inParts = 0;
            start.rules->parts(at, [&](Cells part) { inParts += start.rules->size(part); });
            QCOMPARE(inParts, start.rules->size(at));
            std::vector<CellVector> followers;
            start.rules->followers(at, [&](Cells cells) { followers.emplace_back(cells.begin(), cells.end()); });
            if (followers.empty())
                break;
            const CellVector next = followers[random() % followers.size()];
            QVERIFY(next != at);
            QVERIFY(start.rules->size(next) <= start.rules->size(at));
            at = next;
        }
    }
}

void GameTheoryTest::boundsBoundTheFollowers_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"nim", "subtraction{1-9,30}", "divide{2,3,6}", "kayles", "dawson", "grundy", "octal{4.7}",
                              "octal{0.1234567}", "hex{0.8}", "hex{8.F}", "hex{C.9F}"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void GameTheoryTest::boundsBoundTheFollowers()
{
    QFETCH(QString, rules);
    const RulesPtr game = rulesOf(rules);
    std::mt19937 random(73);
    for (int round = 0; round < 60; ++round) {
        CellVector heaps;
        for (auto count = random() % 4; count > 0; --count)
            heaps.push_back(1 + random() % 40);
        std::sort(heaps.begin(), heaps.end(), std::greater<>());
        quint64 count = 0;
        game->followers(heaps, [&](Cells) { ++count; });
        QVERIFY(game->followerBound(heaps) >= count);
        // So is that of a sum, and one heap of maximum size doesn't overflow it.
        const SumRules sum({game, rulesOf(QStringLiteral("wythoff"))});
        const CellVector cells = joinedCells(std::vector<CellVector>{heaps, {3, 5}});
        quint64 inSum = 0;
        sum.followers(cells, [&](Cells) { ++inSum; });
        QCOMPARE(inSum, count + 3 + 5 + 3);
        QVERIFY(sum.followerBound(cells) >= inSum);
    }
    QVERIFY(game->followerBound(CellVector(1000, maxTokens)) >= game->followerBound(CellVector{maxTokens}));
}

/// Sizes and bounds that exceed 64 bits are the greatest number, not the rest that is left of them.
void GameTheoryTest::boundsDontOverflow()
{
    constexpr quint64 greatest = std::numeric_limits<quint64>::max();
    const RulesPtr moore = rulesOf(QStringLiteral("moore{4}"));
    const CellVector heaps(5, maxLargeHeap);
    QCOMPARE(moore->size(CellVector(100, maxLargeHeap)), greatest);
    const SumRules sum(std::vector<RulesPtr>(16, moore));
    QCOMPARE(sum.followerBound(joinedCells(std::vector<CellVector>(16, heaps))), greatest);
    QCOMPARE(sizeOf(*parseWithLargeHeaps(QStringLiteral("1000*nim:1000000000000000000"))), greatest);
}

MEXPLORER_TEST(GameTheoryTest)
#include "tst_gametheory.moc"
