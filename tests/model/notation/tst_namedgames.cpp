// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/namedgames.h"

#include "model/core/mex.h"
#include "model/games/catalogue.h"
#include "model/solve/solver.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <numeric>

using namespace mexplorer;

namespace {

Value solved(const QString &expression)
{
    JobControl control;
    return Solver().value(parsed(expression), control).value();
}

/// The rules of the game of this name, as they are written.
QString rulesText(const char *name)
{
    const QString expression = findNamedGame(QString::fromLatin1(name))->expression();
    return expression.first(expression.lastIndexOf(u':'));
}

/// The value of a heap of \a n by a rule for the heaps that a move leaves, each as a list.
using Splits = std::function<std::vector<std::vector<int>>(int n)>;
std::vector<Value> heapValuesBy(int count, const Splits &splits)
{
    std::vector<Value> values;
    for (int n = 0; n < count; ++n) {
        std::vector<Value> reached;
        for (const std::vector<int> &heaps : splits(n))
            reached.push_back(std::accumulate(heaps.begin(), heaps.end(), Value(0), [&](Value sum, int heap) {
                return sum ^ values[static_cast<std::size_t>(heap)];
            }));
        values.push_back(mex(reached));
    }
    return values;
}

/// All ways to leave \a rest in two heaps, one of which may be empty.
std::vector<std::vector<int>> inTwo(int rest, int least = 0)
{
    std::vector<std::vector<int>> ways;
    for (int a = least; rest - a >= a; ++a)
        ways.push_back({a, rest - a});
    return ways;
}

std::vector<std::vector<int>> joined(std::vector<std::vector<int>> a, const std::vector<std::vector<int>> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// Values of words by their moves.
class Words
{
public:
    explicit Words(std::function<QStringList(const QString &)> moves) : m_moves(std::move(moves)) {}

    Value value(const QString &word)
    {
        if (const auto known = m_known.find(word); known != m_known.end())
            return known->second;
        std::vector<Value> reached;
        for (const QString &next : m_moves(word))
            reached.push_back(value(next));
        return m_known[word] = mex(reached);
    }

private:
    std::function<QStringList(const QString &)> m_moves;
    std::map<QString, Value> m_known;
};

/// Fills an empty cell with one of \a letters until \a end stands there.
Words filling(const QString &letters, const QString &end)
{
    return Words([letters, end](const QString &row) {
        QStringList next;
        for (qsizetype i = 0; i < row.size() && !row.contains(end); ++i) {
            for (const QChar letter : letters) {
                if (row[i] == u'_')
                    next << row.first(i) + letter + row.sliced(i + 1);
            }
        }
        return next;
    });
}

} // namespace

/// Tests the games that people know by other names: their expressions are what their sentences say.
class NamedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void namesLeadToExpressions();
    void namesAreNoFamilies();
    void othersAreNotTaken();
    void heapGames_data();
    void heapGames();
    void euclid();
    void mem();
    void staircaseAndMonotonic();
    void welter();
    void coins();
    void strips();
    void knownLaws();
};

/// The message about a name has the expression that can be typed instead, also with a position and in a sum.
void NamedGamesTest::namesLeadToExpressions()
{
    for (const NamedGame &game : namedGames()) {
        QVERIFY2(parsePosition(game.expression()), qPrintable(game.expression()));
        QVERIFY(game.says().endsWith(u'.') || game.says().endsWith(u')'));
        for (const QString &name : game.names()) {
            QCOMPARE(findNamedGame(name), &game);
            QCOMPARE(findNamedGame(name.toUpper() + QStringLiteral(" game")), &game);
            if (!name.front().isLetter())
                continue; // begins like the count of a sum
            for (const QString &text : {name, name + QStringLiteral(":7"), QStringLiteral("nim:3 + ") + name,
                                        name.toLower().remove(u' ') + QStringLiteral(" + nim:3")}) {
                const auto position = parsePosition(text);
                QVERIFY2(!position, qPrintable(text));
                QCOMPARE(position.problem().code, Problem::Code::UnknownName);
                QVERIFY2(position.problem().message.contains(game.expression()),
                         qPrintable(position.problem().message));
                QVERIFY(position.problem().message.contains(game.says()));
            }
        }
    }
}

void NamedGamesTest::namesAreNoFamilies()
{
    QSet<QString> names;
    for (const NamedGame &game : namedGames()) {
        for (const QString &name : game.names()) {
            QVERIFY2(!findFamily(name), qPrintable(name));
            QVERIFY2(!names.contains(name.toLower()), qPrintable(name));
            names << name.toLower();
        }
    }
    for (const Family &family : catalogue()) {
        QVERIFY(!findNamedGame(family.name));
        QVERIFY(parsePosition(family.example) || !family.example.contains(u':'));
    }
}

/// A name that is only similar gets the list of all games.
void NamedGamesTest::othersAreNotTaken()
{
    for (const char *text :
         {"nimm:3", "kayle:5", "euclidean:3", "frobnicate", "game", "staircas", "treble", "x", "'s"}) {
        QVERIFY2(!findNamedGame(QString::fromLatin1(text)), text);
        const auto position = parsePosition(QString::fromLatin1(text));
        QVERIFY(!position);
        QVERIFY(!position.problem().message.contains(QStringLiteral("of this name; write")));
    }
    for (const char *text : {"nim:3 4", "nim 3,4", "kayles7", "dawson:5", "fibonacci:13", "lasker : 7"}) {
        const auto position = parsePosition(QString::fromLatin1(text));
        QVERIFY(position || !position.problem().message.contains(QStringLiteral("of this name; write")));
    }
}

void NamedGamesTest::heapGames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Splits>("splits");
    const auto row = [](const char *name, const Splits &splits) {
        QTest::newRow(name) << QString::fromLatin1(name) << splits;
    };
    const auto taking = [](const std::function<bool(int n, int k)> &mayTake) -> Splits {
        return [mayTake](int n) {
            std::vector<std::vector<int>> ways;
            for (int k = 1; k <= n; ++k) {
                if (mayTake(n, k))
                    ways.push_back({n - k});
            }
            return ways;
        };
    };
    row("Bachet", taking([](int, int k) { return k <= 10; }));
    row("twenty-one", taking([](int, int k) { return k <= 3; }));
    row("she loves me", taking([](int, int k) { return k == 1; }));
    row("divisor game", taking([](int n, int k) { return k < n && n % k == 0; }));
    row("take a square",
        taking([](int, int k) { return k == 1 || k == 4 || k == 9 || k == 16 || k == 25 || k == 36; }));
    row("take a prime", taking([](int, int k) {
            int divisors = 0;
            for (int d = 1; d <= k; ++d)
                divisors += k % d == 0;
            return divisors == 2;
        }));
    row("Mark", [](int n) {
        return n == 0 ? std::vector<std::vector<int>>() : std::vector<std::vector<int>>{{n - 1}, {n / 2}};
    });
    row("couples are forever", [](int n) { return n > 2 ? inTwo(n, 1) : std::vector<std::vector<int>>(); });
    row("Dawson's Kayles", [](int n) { return inTwo(n - 2); });
    row("Rayles", [](int n) { return joined(inTwo(n - 1), inTwo(n - 2)); });
    row("skittles", [](int n) { return joined(inTwo(n - 1), inTwo(n - 2)); });
    row("Officers", [](int n) {
        auto ways = inTwo(n - 1, 1);
        if (n > 1)
            ways.push_back({n - 1});
        return ways;
    });
    row("Guiles", [](int n) {
        auto ways = inTwo(n - 2, 1);
        if (n == 1 || n == 2)
            ways.push_back({0});
        return ways;
    });
    row("Rims", [](int n) {
        std::vector<std::vector<int>> ways;
        for (int left = 0; left < n; ++left)
            ways = joined(ways, inTwo(left));
        return ways;
    });
    row("Lasker's Nim", [](int n) {
        auto ways = inTwo(n, 1);
        for (int left = 0; left < n; ++left)
            ways.push_back({left});
        return ways;
    });
}

void NamedGamesTest::heapGames()
{
    QFETCH(QString, name);
    QFETCH(Splits, splits);
    const std::vector<Value> values = heapValuesBy(40, splits);
    const QString expression = findNamedGame(name)->expression();
    for (std::size_t n = 0; n < values.size(); ++n)
        QCOMPARE(solved(expression.first(expression.lastIndexOf(u':')) + QStringLiteral(":%1").arg(n)), values[n]);
}

/// By its recursion, and by the golden section: who moves from (x, y) loses if x < y < φ x.
void NamedGamesTest::euclid()
{
    constexpr int size = 16;
    std::array<std::array<Value, size>, size> values{};
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y) {
            std::vector<Value> reached;
            for (int left = x - y; y > 0 && left >= 0; left -= y)
                reached.push_back(values[std::size_t(left)][std::size_t(y)]);
            for (int left = y - x; x > 0 && left >= 0; left -= x)
                reached.push_back(values[std::size_t(x)][std::size_t(left)]);
            const Value value = mex(reached);
            values[std::size_t(x)][std::size_t(y)] = value;
            QCOMPARE(solved(rulesText("Euclid") + QStringLiteral(":(%1,%2)").arg(x).arg(y)), value);
            if (x > 0 && y > 0)
                QCOMPARE(value == 0, x != y && std::max(x, y) < 1.618033988749895 * std::min(x, y));
        }
    }
}

void NamedGamesTest::mem()
{
    constexpr int size = 14;
    std::array<std::array<Value, size + 1>, size> values{}; // by the tokens left, and the least number to take
    for (int left = 0; left < size; ++left) {
        for (int least = size; least >= 0; --least) {
            std::vector<Value> reached;
            for (int taken = std::max(least, 1); taken <= left; ++taken)
                reached.push_back(values[std::size_t(left - taken)][std::size_t(taken)]);
            values[std::size_t(left)][std::size_t(least)] = mex(reached);
            QCOMPARE(solved(rulesText("Mem") + QStringLiteral(":(%1,%2)").arg(left).arg(least)),
                     values[std::size_t(left)][std::size_t(least)]);
        }
    }
}

void NamedGamesTest::staircaseAndMonotonic()
{
    for (int a = 0; a < 5; ++a) {
        for (int b = 0; b < 5; ++b) {
            for (int c = 0; c < 5; ++c) {
                const QString position = QStringLiteral(":(%1,%2,%3)");
                QCOMPARE(solved(rulesText("staircase") + position.arg(a).arg(b).arg(c)), Value(a ^ c));
                QCOMPARE(solved(rulesText("monotonic nim") + position.arg(a).arg(a + b).arg(a + b + c)), Value(a ^ c));
            }
        }
    }
}

void NamedGamesTest::welter()
{
    for (int a = 0; a < 9; ++a) {
        for (int b = 0; b < 9; ++b) {
            if (a != b)
                QCOMPARE(solved(rulesText("Welter") + QStringLiteral(":(%1,%2)").arg(a).arg(b)), Value((a ^ b) - 1));
        }
    }
}

/// Coins on a strip that move to the left: the gaps within pairs are heaps of Nim if they don't pass each other, their
/// places if they may.
void NamedGamesTest::coins()
{
    Words dollars([](const QString &strip) {
        QStringList next;
        for (qsizetype at = 0; at < strip.size(); ++at) {
            for (qsizetype to = at; strip[at] == u'o' && to > 0 && strip[to - 1] == u'.'; --to) {
                QString moved = strip;
                moved[at] = u'.';
                moved[to - 1] = u'o';
                next << moved;
            }
        }
        return next;
    });
    for (int coins = 0; coins < 1 << 9; ++coins) {
        QString strip;
        QList<int> places;
        for (int i = 0; i < 9; ++i) {
            strip += (coins >> i) & 1 ? u'o' : u'.';
            if ((coins >> i) & 1)
                places.prepend(i);
        }
        QStringList gaps = {QStringLiteral("0")};
        for (qsizetype i = 0; i < places.size(); i += 2) // the last coin alone: to the end of the strip
            gaps << QString::number(places[i] - (i + 1 < places.size() ? places[i + 1] : -1) - 1);
        QCOMPARE(solved(QStringLiteral("nim:") + gaps.join(u',')), dollars.value(strip));
    }
    QCOMPARE(solved(findNamedGame(u"silver dollar")->expression()), Value(2 ^ 4));
    QCOMPARE(solved(findNamedGame(u"nimble")->expression()), Value(2 ^ 3 ^ 5));
    QCOMPARE(solved(findNamedGame(u"northcott")->expression()), Value(3 ^ 4 ^ 2));
    QCOMPARE(solved(findNamedGame(u"marienbad")->expression()), Value(0));
    QCOMPARE(solved(findNamedGame(u"turning turtles")->expression()), Value(1 ^ 3 ^ 5));
}

void NamedGamesTest::strips()
{
    Words crosses = filling(QStringLiteral("X"), QStringLiteral("XXX"));
    Words letters = filling(QStringLiteral("SO"), QStringLiteral("SOS"));
    const std::vector<Value> pairs = heapValuesBy(13, [](int n) { return inTwo(n - 2); });
    for (int n = 1; n <= 12; ++n) {
        QCOMPARE(solved(rulesText("paper strip") + QStringLiteral(":1*%1").arg(n)), pairs[std::size_t(n)]);
        if (n <= 9)
            QCOMPARE(solved(rulesText("treblecross") + QStringLiteral(":_*%1").arg(n)),
                     crosses.value(QString(n, u'_')));
        if (n <= 6)
            QCOMPARE(solved(rulesText("sos") + QStringLiteral(":_*%1").arg(n)), letters.value(QString(n, u'_')));
    }
}

void NamedGamesTest::knownLaws()
{
    const QSet<int> fibonacci = {2, 3, 5, 8, 13, 21, 34};
    for (int n = 2; n < 40; ++n)
        QCOMPARE(solved(rulesText("fibonacci nim") + QStringLiteral(":%1").arg(n)) == 0, fibonacci.contains(n));
    QCOMPARE(solved(findNamedGame(u"corner the queen")->expression()), Value(0)); // (3, 5)
    QCOMPARE(solved(findNamedGame(u"domineering")->expression()), Value(0));      // by half a turn
    for (int heap = 0; heap < 8; ++heap) { // Moore: P if each binary column has a number of ones that 3 divides
        bool isP = true;
        for (int bit = 0; bit < 3; ++bit)
            isP = isP && (((3 >> bit) & 1) + ((6 >> bit) & 1) + ((heap >> bit) & 1)) % 3 == 0;
        QCOMPARE(solved(QStringLiteral("moore{2}:(3,6,%1)").arg(heap)) == 0, isP);
    }
    QVERIFY(findNamedGame(u"Moore’s Nim")->expression().startsWith(u"moore{2}"));
}

MEXPLORER_TEST(NamedGamesTest)
#include "tst_namedgames.moc"
