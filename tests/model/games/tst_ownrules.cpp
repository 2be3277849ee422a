// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/exceptions.h"
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"
#include "model/sequence/sequencemethod.h"
#include "model/solve/valuetable.h"
#include "tests/model/games/randomrules.h"
#include "tests/testprogram.h"

#include <QTest>

#include <functional>
#include <map>
#include <random>

using namespace mexplorer;
using namespace mexplorer::randomrules;

/// Compares rules that a user writes with a plain evaluator, for random rules and random positions.
class OwnRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void heapsMoveAsTheOracle();
    void tuplesMoveAsTheOracle();
    void boundedChoicesEndPlay();
    void valuesAreThoseOfTheOracle();
    void knownGamesAreRecognised_data();
    void knownGamesAreRecognised();
    void othersAreNot_data();
    void othersAreNot();
    void recognisedGamesMoveAlike();
    void growthNamesTheLeastHeap();
    void unreachedGrowthIsNoMistake();
    void movesKeepTheirOrder();
    void limitsAreNamed_data();
    void limitsAreNamed();
};

namespace {

constexpr quint32 rulesOfEachFamily = 300;

QString describe(const Numbers &numbers)
{
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    return u'(' + texts.join(u',') + u')';
}

QString describe(const std::vector<Numbers> &moves)
{
    QStringList texts;
    for (const Numbers &move : moves)
        texts << describe(move);
    return texts.join(u' ');
}

std::vector<Numbers> followersOf(const Component &component)
{
    std::vector<Numbers> found;
    std::set<Numbers> seen;
    component.rules->followers(component.cells, [&](Cells follower) {
        Numbers move(follower.begin(), follower.end());
        if (seen.insert(move).second)
            found.push_back(std::move(move));
    });
    return found;
}

/// The most choices of an alternative.
qsizetype choicesOf(const Game &game)
{
    qsizetype most = 0;
    for (const Alternative &alternative : game.alternatives)
        most = std::max(most, alternative.names.size() - game.arity);
    return most;
}

/// The least heap from which a move leaves one as large, among those that a heap reaches, and the greatest heap of the
/// first such move.
std::optional<std::pair<quint64, quint64>> growthFrom(const Game &game, quint64 heap)
{
    std::optional<std::pair<quint64, quint64>> least;
    std::set<quint64> reached = {heap};
    std::vector<quint64> open = {heap};
    while (!open.empty()) {
        const quint64 from = open.back();
        open.pop_back();
        bool hasGrown = false;
        forEachMove(game, {from}, [&](const Numbers &move) {
            if (!move.empty() && move[0] >= from) {
                if (!hasGrown && (!least || from < least->first))
                    least = {from, move[0]};
                hasGrown = true;
                return;
            }
            for (const quint64 part : move) {
                if (reached.insert(part).second)
                    open.push_back(part);
            }
        });
    }
    return least;
}

QString growthSentence(const std::pair<quint64, quint64> &growth)
{
    return QStringLiteral("From %1 a move leads to %2: ").arg(growth.first).arg(growth.second);
}

void compareMoves(const Game &game, const Component &component, Maker &maker)
{
    const QString expression = component.text();
    Numbers before(component.cells.begin(), component.cells.end());
    if (game.arity == 1 && before.empty())
        before = {0};
    const std::vector<Numbers> expected = movesOf(game, before);
    const std::vector<Numbers> found = followersOf(component);
    QVERIFY2(found == expected,
             qPrintable(QStringLiteral("%1: %2, expected %3").arg(expression, describe(found), describe(expected))));
    QCOMPARE(component.rules->exampleFollower(component.cells).has_value(), !expected.empty());
    QVERIFY(component.rules->followerBound(component.cells) >= expected.size());
    QCOMPARE(component.rules->followerBound(component.cells) == 0, expected.empty());
    for (std::size_t i = 0; i < std::min<std::size_t>(expected.size(), 5); ++i)
        QVERIFY2(component.rules->isFollower(component.cells, expected[i]), qPrintable(expression));
    for (int round = 0; round < 5; ++round) {
        Numbers other = before;
        other[static_cast<std::size_t>(maker.below(static_cast<int>(other.size())))] =
            static_cast<quint64>(maker.below(8));
        if (game.arity == 1)
            std::erase(other, 0U);
        QVERIFY2(component.rules->isFollower(component.cells, other) == (std::ranges::count(expected, other) > 0),
                 qPrintable(expression + u' ' + describe(other)));
    }
}

} // namespace

void OwnRulesTest::heapsMoveAsTheOracle()
{
    int moves = 0;
    int refused = 0;
    for (quint32 seed = 0; seed < rulesOfEachFamily; ++seed) {
        Maker maker(seed);
        const Game game = maker.game(1);
        const QString text = QStringLiteral("rules{%1}").arg(maker.text(game));
        const Result<RulesPtr> rules = parseRules(text);
        QVERIFY2(rules, qPrintable(rules ? text : rules.problem().message));
        const Result<RulesPtr> again = parseRules((*rules)->text());
        QVERIFY2(again && (*again)->text() == (*rules)->text(), qPrintable(text));
        std::vector<quint64> heaps = {0, 1, 2, 3, 4, 5, 6};
        if (choicesOf(game) < 3)
            heaps.insert(heaps.end(), {8, 11, 23});
        if (choicesOf(game) < 2)
            heaps.insert(heaps.end(), {40, 140, 300});
        for (const quint64 heap : heaps) {
            const Result<Position> position = parsePosition(QStringLiteral("%1:%2").arg(text).arg(heap));
            const auto growth = growthFrom(game, heap);
            QVERIFY2(position.ok() == !growth, qPrintable(QStringLiteral("%1:%2 %3")
                                                              .arg(text)
                                                              .arg(heap)
                                                              .arg(position ? QString() : position.problem().message)));
            if (growth) {
                ++refused;
                QVERIFY2(position.problem().message.startsWith(growthSentence(*growth)),
                         qPrintable(text + u' ' + position.problem().message + growthSentence(*growth)));
                continue;
            }
            compareMoves(game, position->components.front(), maker);
            if (QTest::currentTestFailed())
                return;
            moves += static_cast<int>(followersOf(position->components.front()).size());
        }
    }
    QVERIFY2(moves > 2000 && refused > 100, qPrintable(QStringLiteral("%1 %2").arg(moves).arg(refused)));
}

void OwnRulesTest::tuplesMoveAsTheOracle()
{
    int moves = 0;
    int acyclic = 0;
    int taking = 0;
    for (quint32 seed = 0; seed < rulesOfEachFamily; ++seed) {
        Maker maker(1000 + seed);
        const Game game = maker.game(2 + static_cast<int>(seed % 3));
        const QString text = QStringLiteral("rules{%1}").arg(maker.text(game));
        const Result<RulesPtr> rules = parseRules(text);
        QVERIFY2(rules, qPrintable(rules ? text : rules.problem().message));
        const Result<RulesPtr> again = parseRules((*rules)->text());
        QVERIFY2(again && (*again)->text() == (*rules)->text(), qPrintable(text));
        acyclic += (*rules)->isAcyclic() ? 1 : 0;
        const bool takes = (*rules)->appearance().board == u"squareorpiles";
        taking += takes ? 1 : 0;
        for (int round = 0; round < 12; ++round) {
            const int most = choicesOf(game) < 2 ? 30 : 9;
            Numbers numbers;
            for (int i = 0; i < game.arity; ++i)
                numbers.push_back(static_cast<quint64>(maker.below(most)));
            const Result<Position> position = parsePosition(text + u':' + describe(numbers));
            QVERIFY2(position, qPrintable(position ? text : position.problem().message));
            compareMoves(game, position->components.front(), maker);
            if (QTest::currentTestFailed())
                return;
            for (const Numbers &move : followersOf(position->components.front())) {
                ++moves;
                // Two piles are drawn only if no move makes one larger.
                QVERIFY2(!takes || (move[0] <= numbers[0] && move[1] <= numbers[1]), qPrintable(text));
                // Play that is said to end doesn't come back after one or two moves.
                for (const Numbers &next : (*rules)->isAcyclic() ? movesOf(game, move) : std::vector<Numbers>())
                    QVERIFY2(next != numbers, qPrintable(text + describe(numbers)));
            }
        }
    }
    QVERIFY2(moves > 2000 && acyclic > 20 && taking > 5,
             qPrintable(QStringLiteral("%1 %2 %3").arg(moves).arg(acyclic).arg(taking)));
}

/// Choices with bounds as in k < x: play that is said to end never comes back, and usual forms are said to end.
void OwnRulesTest::boundedChoicesEndPlay()
{
    for (const char *text :
         {"(x,y) -> (k,y) : k < x; (x,y) -> (x,k) : k < y", "(x,y) -> (a,b) : a < x, b <= y",
          "(x,y) -> (k,y) : x > k; (x,y) -> (x,k) : y >= k + 0, k < y", "(x,y) -> (k,y-1) : k <= x"}) {
        const Result<RulesPtr> rules = parseRules(QStringLiteral("rules{%1}").arg(QString::fromLatin1(text)));
        QVERIFY2(rules && (*rules)->isAcyclic(), text);
    }
    const QStringList results = {"(k,y)", "(x,k)", "(k,l)", "(l,k)", "(k,y+1)", "(x+1,k)", "(k,x)", "(y,k)", "(k+1,l)"};
    const QStringList bounds = {"k < x",   "k <= x",   "k < y",     "k <= y",     "x > k",       "k <= x+1",
                                "k < 2*x", "k <= x-1", "k < x+y",   "k < l+1",    "k in 0..x-1", "k <= 3",
                                "k > y",   "y-1 >= k", "k < x - y", "1 <= k <= x"};
    std::mt19937 random(5);
    const auto oneOf = [&random](const QStringList &texts) {
        return texts[static_cast<qsizetype>(random() % static_cast<quint32>(texts.size()))];
    };
    int acyclic = 0;
    for (int i = 0; i < 3'000; ++i) {
        QStringList alternatives;
        for (quint32 j = 0; j < 1 + random() % 2; ++j)
            alternatives << QStringLiteral("(x,y) -> %1 : %2, %3")
                                .arg(oneOf(results), oneOf(bounds), oneOf(bounds).replace(u'k', u'l'));
        const QString text = QStringLiteral("rules{%1}").arg(alternatives.join(QStringLiteral("; ")));
        const Result<RulesPtr> rules = parseRules(text);
        if (!rules || !(*rules)->isAcyclic())
            continue;
        ++acyclic;
        // By depth, at most some hundred positions: a position on the way to itself is a circle.
        std::map<Numbers, int> state; // 1: on the way, 2: done
        std::function<bool(const Numbers &)> ends = [&](const Numbers &at) {
            if (state[at] != 0)
                return state[at] == 2;
            state[at] = 1;
            const Result<Position> position = parsePosition(text + u':' + describe(at));
            if (position && state.size() < 120) {
                for (const Numbers &next : followersOf(position->components.front())) {
                    if (!ends(next))
                        return false;
                }
            }
            state[at] = 2;
            return true;
        };
        for (quint64 x = 0; x < 4; ++x) {
            for (quint64 y = 0; y < 4; ++y)
                QVERIFY2(ends({x, y}), qPrintable(text));
        }
    }
    QVERIFY2(acyclic > 200, qPrintable(QString::number(acyclic)));
}

void OwnRulesTest::valuesAreThoseOfTheOracle()
{
    int whole = 0;
    for (quint32 seed = 0; seed < rulesOfEachFamily; ++seed) {
        Maker maker(2000 + seed);
        const Game game = maker.game(1);
        const QString text = QStringLiteral("rules{%1}").arg(maker.text(game));
        const Result<RulesPtr> rules = parseRules(text);
        QVERIFY2(rules, qPrintable(text));
        const quint64 terms = choicesOf(game) < 2 ? 150 : choicesOf(game) < 3 ? 25 : 9;
        std::vector<Value> expected;
        QString problem;
        for (quint64 n = 0; n < terms && problem.isEmpty(); ++n) {
            std::vector<Value> values;
            forEachMove(game, {n}, [&](const Numbers &move) {
                if (!move.empty() && move[0] >= n) {
                    if (problem.isEmpty())
                        problem = growthSentence({n, move[0]});
                    return;
                }
                Value value = 0;
                for (const quint64 part : move)
                    value ^= expected[part];
                values.push_back(value);
            });
            expected.push_back(mex(values));
        }
        ValueArray found;
        StepCount steps;
        JobControl control;
        const auto done = withoutExceptions([&] {
            const auto method = makePlainMethod(*rules);
            while (found.size() < terms)
                method->extend(found, terms, steps, control);
            return true;
        });
        QVERIFY2(done.ok() == problem.isEmpty(), qPrintable(text + (done ? QString() : done.problem().message)));
        if (!done) {
            QVERIFY2(done.problem().message.startsWith(problem), qPrintable(text + u' ' + done.problem().message));
            continue;
        }
        ++whole;
        for (quint64 n = 0; n < terms; ++n)
            QVERIFY2(found[n] == expected[n], qPrintable(QStringLiteral("%1 at %2").arg(text).arg(n)));
    }
    QVERIFY2(whole > 100, qPrintable(QString::number(whole)));
}

void OwnRulesTest::knownGamesAreRecognised_data()
{
    QTest::addColumn<QString>("game");
    const auto row = [](const char *rules, const char *game) { QTest::newRow(rules) << QString::fromLatin1(game); };
    row("n -> a, b : a + b = n, 0 < a < b", "grundy");
    row("n -> a, b : b > a, n = a + b", "grundy");
    row("n -> a, b : a + b = n-1; n -> a, b : a + b = n-2", "octal{0.77}");
    row("n -> a, b : a + b = n-3, 0 < a <= b; n -> n-1", "octal{0.304}");
    row("n -> a, b : n - 3 - b = a, a > 0; n -> n-1", "octal{0.306}");
    row("n -> 0 : n = 1; n -> n-2; n -> a, b : a + b = n-3", "octal{0.137}");
    row("n -> n-1 : n > 1; n -> n-2 : n = 2", "octal{0.21}");
    row("n -> a, b : a + b = n, a != 0, 1 <= b; n -> n-1", "octal{4.3}");
    row("n -> a, b, c : a + b + c = n-1", "hex{0.F}");
    row("n -> a, b, c : a + b + c = n, a > 0, b > 0, c > 0; n -> n-1", "hex{8.3}");
    row("n -> n-k : k in 1..3", "subtraction{1-3}");
    row("n -> n-k : 1 <= k <= 3", "subtraction{1-3}");
    row("n -> n-1; n -> n-2; n -> n-3", "subtraction{1-3}");
    row("n -> n-k : k in {1, 4, 9}", "subtraction{1,4,9}");
    row("n -> n-k : k in -3..9 and k in 2..20, not k = 4", "subtraction{2,3,5-9}");
    row("n -> n-k : k = 2 or 4 < k < 7; n -> n - 1", "subtraction{1,2,5,6}");
    row("n -> n-k", "nim");
    row("n -> n-k : k >= 1", "nim");
    row("n -> k : k < n", "nim");
    row("n -> n-k : k > 3; n -> n-1; n -> n-3; n -> n-2", "nim");
    row("n -> n-k; n -> a, b : a + b = n, a > 0, b > 0", "lasker");
    row("n -> n-k : not k in {2,3}", "allbut{2,3}");
    row("n -> n-k : k >= 4; n -> n-1", "allbut{2,3}");
    row("n -> n/2; n -> n/3; n -> floor(n/6)", "divide{2,3,6}");
}

void OwnRulesTest::knownGamesAreRecognised()
{
    QFETCH(QString, game);
    const Result<RulesPtr> rules = parseRules(QStringLiteral("rules{%1}").arg(QLatin1String(QTest::currentDataTag())));
    QCOMPARE(rules.value()->sameAs(), game);
    const Result<RulesPtr> known = parseRules(game);
    for (quint64 heap = 1; heap < 30; ++heap) {
        std::set<CellVector> own;
        std::set<CellVector> expected;
        forEachSplit(**rules, heap, [&](Cells parts) { own.emplace(parts.begin(), parts.end()); });
        forEachSplit(**known, heap, [&](Cells parts) { expected.emplace(parts.begin(), parts.end()); });
        QVERIFY2(own == expected, qPrintable(QStringLiteral("%1 at %2").arg(game).arg(heap)));
    }
}

void OwnRulesTest::othersAreNot_data()
{
    QTest::addColumn<int>("unused");
    for (const char *rules :
         {"n -> n-k : k < n", "n -> n-k : prime(k)", "n -> n-k : k <= n/2", "n -> a, b : a + b = n-1, a < b",
          "n -> a, b : a + b = n-1, a <= b, b <= a", "n -> a, b : a + b = n-1, a > 1", "n -> a, b : a + b <= n-1",
          "n -> a, a : 2*a = n", "n -> 0", "n -> n-1 : n > 3", "n -> n-k : k in {n-1}", "n -> n/2; n -> n-1",
          "n -> n-k : k in 1..3, even(n)", "n -> k : k < n, k > 2", "n -> n/k : k > 1", "n -> a, b : a + b = n+1",
          "n -> n-k; n -> a, b : a + b = n-1", "n -> n-70; n -> a, b : a + b = n-1", "n -> n-k+j"})
        QTest::newRow(rules) << 0;
}

void OwnRulesTest::othersAreNot()
{
    const Result<RulesPtr> rules = parseRules(QStringLiteral("rules{%1}").arg(QLatin1String(QTest::currentDataTag())));
    QVERIFY(rules);
    QCOMPARE(rules.value()->sameAs(), QString());
}

/// Whatever random rules are recognised as has their moves.
void OwnRulesTest::recognisedGamesMoveAlike()
{
    int recognised = 0;
    for (quint32 seed = 0; seed < 30 * rulesOfEachFamily; ++seed) {
        Maker maker(5000 + seed);
        const Game game = maker.game(1);
        const Result<RulesPtr> rules = parseRules(QStringLiteral("rules{%1}").arg(maker.text(game)));
        const QString same = rules.value()->sameAs();
        if (same.isEmpty())
            continue;
        ++recognised;
        const Result<RulesPtr> known = parseRules(same);
        for (quint64 heap = 1; heap < 16; ++heap) {
            std::set<CellVector> expected;
            forEachSplit(**known, heap, [&](Cells parts) { expected.emplace(parts.begin(), parts.end()); });
            const std::vector<Numbers> moves = movesOf(game, {heap});
            QVERIFY2(std::set<CellVector>(moves.begin(), moves.end()) == expected,
                     qPrintable(QStringLiteral("%1 is not %2 at %3").arg((*rules)->text(), same).arg(heap)));
        }
    }
    QVERIFY2(recognised > 50, qPrintable(QString::number(recognised)));
}

void OwnRulesTest::growthNamesTheLeastHeap()
{
    const auto messageOf = [](const QString &text) {
        const Result<Position> position = parsePosition(text);
        return position ? QString() : position.problem().message;
    };
    QVERIFY(messageOf("rules{n -> n-1; n -> n+1 : n = 12}:20").startsWith("From 12 a move leads to 13: "));
    QVERIFY(messageOf("rules{n -> n+k : k in -3..1}:20").startsWith("From 1 a move leads to 2: "));
    QVERIFY(messageOf("rules{n -> n, n}:3").startsWith("From 3 a move leads to 3: "));
    QCOMPARE(messageOf("rules{n -> n}:3"), QString()); // no move
    QCOMPARE(messageOf("rules{n -> n-k}:3"), QString());
}

void OwnRulesTest::unreachedGrowthIsNoMistake()
{
    // From 11 on, 12 isn't reached, and 24 only reaches even heaps. Their values are those without the growth.
    for (const auto &[text, growth, value] :
         {std::tuple("rules{n -> n-1; n -> n+1 : n = 12}:11", "From 12 a move leads to 13: ", 1u),
          std::tuple("rules{n -> n-2; n -> n+1 : odd(n)}:24", "From 1 a move leads to 2: ", 0u),
          std::tuple("rules{n -> n-2; n -> n-4; n -> n+1 : odd(n)}:10", "From 1 a move leads to 2: ", 2u)}) {
        const Result<Position> position = parsePosition(QString::fromLatin1(text));
        QVERIFY2(position, text);
        JobControl control;
        SearchBudget budget({}, control);
        const Component &component = position->components.front();
        const auto found = makeValueTable(component)->value(*component.rules, component.cells, budget);
        QVERIFY2(found, text);
        QCOMPARE(*found, value);
        // All heaps together, as a sequence has them, do grow.
        SequenceEngine engine(component.rules);
        const auto terms = engine.extend(30, control);
        QVERIFY2(!terms && terms.problem().message.startsWith(QLatin1StringView(growth)), text);
        // A random position is one that can be written.
        quint64 seed = 1;
        for (int i = 0; i < 100; ++i) {
            const CellVector random = component.rules->randomPosition(component.cells, 30, [&seed](quint64 end) {
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                return (seed >> 33) % end;
            });
            const QString written = component.rules->text() + u':' + component.rules->positionText(random);
            QVERIFY2(parsePosition(written), qPrintable(written));
        }
    }
}

void OwnRulesTest::movesKeepTheirOrder()
{
    const auto movesText = [](const char *text) {
        const Result<Position> position = parsePosition(QString::fromLatin1(text));
        return position ? describe(followersOf(position->components.front())) : position.problem().message;
    };
    QCOMPARE(movesText("rules{n -> n-k : k in {5, 2}; n -> n-1}:6"), QStringLiteral("(4) (1) (5)"));
    QCOMPARE(movesText("rules{(x,y) -> (x-j, y-k) : j in 1..2, k in 0..1}:(2,1)"),
             QStringLiteral("(1,1) (1,0) (0,1) (0,0)"));
    // j is chosen after k, which its range uses.
    QCOMPARE(movesText("rules{(x,y) -> (j, k) : j in 0..k, k in 0..1}:(5,5)"), QStringLiteral("(0,0) (0,1) (1,1)"));
    QCOMPARE(movesText("rules{n -> a, b : a + b = n - 2}:5"), QStringLiteral("(3) (2,1)"));
    QCOMPARE(movesText("rules{n -> n - 1/k : k in 0..2}:5"), QStringLiteral("(4)")); // 1/0 ends that choice only
    QCOMPARE(movesText("rules{(x,y) -> (x-k,y) : k in -1..2}:(4,0)"), QStringLiteral("(5,0) (3,0) (2,0)"));
}

void OwnRulesTest::limitsAreNamed_data()
{
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *text, const char *sentence) {
        QTest::newRow(text) << QString::fromLatin1(sentence);
    };
    row("rules{n -> n-k : prime(k)}:20000000", "20000000 has more than 10,000,000 choices");
    row("rules{(x,y) -> (x-j,y-k)}:(4000,4000)", "(4000,4000) has more than 10,000,000 choices");
    row("rules{n -> n-k : k in 1..10^30}:5", "5 has more than 10,000,000 choices");
    row("rules{(x,y) -> (2^200, y)}:(1,1)", "A move from (1,1) depends on a number that is too large");
    row("rules{n -> n-1 : 2^200 mod 3 = 1}:5", "A move from 5 depends on a number that is too large");
    row("rules{n -> n-1 : 2^200 - 2^200 = 0}:5", "A move from 5 depends on a number that is too large");
}

void OwnRulesTest::limitsAreNamed()
{
    QFETCH(QString, sentence);
    const Result<Position> position = parsePosition(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!position);
    QVERIFY2(position.problem().message.startsWith(sentence), qPrintable(position.problem().message));
}

MEXPLORER_TEST(OwnRulesTest)
#include "tst_ownrules.moc"
