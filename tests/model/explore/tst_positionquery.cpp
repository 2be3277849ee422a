// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/positionquery.h"
#include "tests/testprogram.h"

#include "model/games/joinedposition.h"
#include "testgraphs.h"

#include <QTest>

#include <functional>

using namespace mexplorer;

namespace {

std::vector<PositionId> findIn(const TestGraph &test, const QString &text)
{
    const Result<PositionQuery> query = readQuery(text);
    if (!query)
        qFatal("%s", qPrintable(query.problem().message));
    JobControl control;
    return query->find(*test.graph, *test.labels, control);
}

using Test = std::function<bool(const TestGraph &, PositionId)>;

std::vector<PositionId> bruteForce(const TestGraph &test, const Test &holds)
{
    std::vector<PositionId> found;
    for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
        if (holds(test, id))
            found.push_back(id);
    }
    return found;
}

/// A word of a query with its meaning, defined independently of the query's code.
struct Word
{
    QString text;
    Test holds;
};

Word randomComparison(std::mt19937 &random)
{
    struct Property
    {
        const char *name;
        std::function<std::optional<quint64>(const TestGraph &, PositionId)> number;
    };
    const auto known = [](quint32 n) { return n == Labels::unknown ? std::nullopt : std::optional<quint64>(n); };
    static const std::vector<Property> properties = {
        {"value", [known](const TestGraph &t, PositionId id) { return known(t.labels->value(id)); }},
        {"followers",
         [](const TestGraph &t, PositionId id) {
             return t.graph->isExpanded(id) ? std::optional<quint64>(t.graph->followers(id).size()) : std::nullopt;
         }},
    };
    static const std::vector<std::pair<const char *, std::function<bool(quint64, quint64)>>> relations = {
        {"=", std::equal_to<>()},    {"!=", std::not_equal_to<>()}, {"<", std::less<>()},
        {"<=", std::less_equal<>()}, {">", std::greater<>()},       {">=", std::greater_equal<>()}};
    const Property &property = properties[below(random, static_cast<quint32>(properties.size()))];
    const auto &relation = relations[below(random, static_cast<quint32>(relations.size()))];
    const quint64 bound = below(random, 8);
    return {QString::fromLatin1(property.name) + QString::fromLatin1(relation.first) + QString::number(bound),
            [&property, &relation, bound](const TestGraph &t, PositionId id) {
                const auto number = property.number(t, id);
                return number && relation.second(*number, bound);
            }};
}

Word randomWord(std::mt19937 &random, const TestGraph &test)
{
    const auto outcomeIs = [](Outcome outcome) {
        return [outcome](const TestGraph &t, PositionId id) { return t.labels->outcome(id) == outcome; };
    };
    const PositionId one = below(random, test.graph->positionCount());
    switch (below(random, 8)) {
    case 0:
        return {QStringLiteral("P"), outcomeIs(Outcome::P)};
    case 1:
        return {QStringLiteral("N"), outcomeIs(Outcome::N)};
    case 2:
        return {QStringLiteral("D"), outcomeIs(Outcome::Draw)};
    case 3:
        return {test.graph->text(one), [one](const TestGraph &, PositionId id) { return id == one; }};
    case 4: {
        const QString whole = test.graph->text(one);
        const QString piece =
            whole.mid(below(random, static_cast<quint32>(whole.size())), 1 + below(random, 4)).toUpper();
        return {u'"' + piece + u'"',
                [piece](const TestGraph &t, PositionId id) { return t.graph->text(id).toUpper().contains(piece); }};
    }
    default:
        return randomComparison(random);
    }
}

} // namespace

class PositionQueryTest : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatEachWordMeans_data();
    void findsWhatEachWordMeans();
    void wordsAreRead_data();
    void wordsAreRead();
    void expressionsFindPositionsAndComponents();
    void boardsOfAnotherSizeAreOtherPositions();
    void symmetryIsTakenAccountOf();
    void plainTextIsAPieceOfThePosition();
    void verticesNamedLikeWords();
    void misereHasNoValues();
    void problemsSayWhere_data();
    void problemsSayWhere();
    void everyTextIsReadOrRefusedWithAPlace();
    void cancelKeepsWhatWasFound();
    void theWholeMatrixGraph();
};

void PositionQueryTest::findsWhatEachWordMeans_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<PositionId>("limit");
    for (const QString &game : gamesOfEveryFamily()) {
        QTest::newRow(qPrintable(game)) << game << PositionId(300);
        QTest::newRow(qPrintable(game + QStringLiteral(", truncated"))) << game << PositionId(25);
    }
}

void PositionQueryTest::findsWhatEachWordMeans()
{
    QFETCH(QString, game);
    QFETCH(PositionId, limit);
    std::mt19937 random(43);
    const TestGraph test = testGraph(game, {limit, GameGraph::Merge::Exact});
    for (int round = 0; round < 150; ++round) {
        QStringList texts;
        std::vector<Test> tests;
        for (quint32 i = 1 + below(random, 3); i > 0; --i) {
            const Word word = randomWord(random, test);
            texts << word.text;
            tests.push_back(word.holds);
        }
        const QString text = texts.join(u' ');
        const auto expected = bruteForce(test, [&](const TestGraph &t, PositionId id) {
            return std::ranges::all_of(tests, [&](const Test &each) { return each(t, id); });
        });
        QVERIFY2(findIn(test, text) == expected, qPrintable(text));
    }
}

void PositionQueryTest::wordsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    const auto row = [](const char *text, const char *normal) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(normal);
    };
    row("", "");
    row(" , ", "");
    row("P", "P");
    row("P, value>3, followers<=2", "P value>3 followers<=2");
    row("n", "\"n\"");
    row("not P", "\"not\" P");
    row("terminal", "\"terminal\"");
    row("value = 3", "value=3");
    row("value==3", "value=3");
    row("VALUE≥3 Value≤9 value≠5", "value>=3 value<=9 value!=5");
    row("kayles:1,3", "kayles:1,3");
    row("value 3", "value=3");
    row("P, kayles:3, N", "P kayles:3 N");
    row("kayles:3, 1, N", "kayles:3,1 N");
    row("P kayles : 3 , 1 + nim:2 N", "P kayles:3,1 + nim:2 N");
    row("2 * nim:3 value=0", "nim:3,3 value=0");
    row("nim:3 nim:4", "nim:3 nim:4");
    row("subtraction{ 1-3 , 5 }:7", "subtraction{1-3,5}:7");
    row("wythoff:( 3, 5 ) N", "wythoff:(3,5) N");
    row("3,1", "\"3,1\"");
    row("3,1, P", "\"3,1\" P");
    row("12", "\"12\"");
    row("3 P", "\"3\" P");
    row("p", "\"p\"");
    row("Pins", "\"Pins\"");
    row("a", "\"a\"");
    row("\"P positions\"", "\"P positions\"");
    row("\" x\" N", "\" x\" N");
    row("value<4 \"value<4\"", "value<4 \"value<4\"");
    row("graph{some file.dot}:a", "\"graph{some file.dot}:a\"");
    row("graph{f}:\"two words\" P", "graph{f}:\"two words\" P");
    row("graph{file.dot}:a", "\"graph{file.dot}:a\"");
}

void PositionQueryTest::wordsAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Result<PositionQuery> query = readQuery(text);
    QVERIFY2(query.ok(), qPrintable(query ? QString() : query.problem().message));
    QCOMPARE(query->isEmpty(), normal.isEmpty());
    QVERIFY(*readQuery(normal) == *query);
}

void PositionQueryTest::expressionsFindPositionsAndComponents()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:5 + nim:2 + kayles:2 + matrix:11/01"));
    const auto parts = [](const TestGraph &t, PositionId id) {
        return split(t.graph->rules(), t.graph->cells(id)).components;
    };
    QCOMPARE(findIn(test, QStringLiteral("nim:2")), bruteForce(test, [&](const TestGraph &t, PositionId id) {
                 return parts(t, id)[1].cells == CellVector{2};
             }));
    // Kayles rows are one multiset.
    QCOMPARE(findIn(test, QStringLiteral("kayles:1,2")), bruteForce(test, [&](const TestGraph &t, PositionId id) {
                 return parts(t, id)[0].cells == CellVector{2, 1};
             }));
    QCOMPARE(findIn(test, QStringLiteral("matrix:00/01 + nim:0")),
             bruteForce(test, [&](const TestGraph &t, PositionId id) {
                 return parts(t, id)[1].cells.empty() && parts(t, id)[2].cells == CellVector{8};
             }));
    QCOMPARE(findIn(test, test.graph->text(GameGraph::root())), std::vector<PositionId>{GameGraph::root()});
    QVERIFY(findIn(test, QStringLiteral("nim:3")).empty());
    QVERIFY(findIn(test, QStringLiteral("dawson:3")).empty());
    QVERIFY(findIn(test, QStringLiteral("nim:2 + dawson:3")).empty());
}

void PositionQueryTest::boardsOfAnotherSizeAreOtherPositions()
{
    // 10/00 of 2x2 and 1000 of 1x4 are the same cells.
    const TestGraph twice = testGraph(QStringLiteral("matrix:11/11 + matrix:1111 + matrix:11/10"));
    const auto parts = [](const TestGraph &t, PositionId id) {
        return split(t.graph->rules(), t.graph->cells(id)).components;
    };
    const auto is = [](const Component &component, Cell cells) { return component.cells == CellVector{cells}; };
    QCOMPARE(findIn(twice, QStringLiteral("matrix:1000")),
             bruteForce(twice, [&](const TestGraph &t, PositionId id) { return is(parts(t, id)[1], 1); }));
    QCOMPARE(findIn(twice, QStringLiteral("matrix:10/00")), bruteForce(twice, [&](const TestGraph &t, PositionId id) {
                 return is(parts(t, id)[0], 1) || is(parts(t, id)[2], 1);
             }));
    QCOMPARE(findIn(twice, QStringLiteral("matrix:10/00 + matrix:10/00")),
             bruteForce(twice, [&](const TestGraph &t, PositionId id) {
                 return is(parts(t, id)[0], 1) && is(parts(t, id)[2], 1);
             }));
    QVERIFY(findIn(twice, QStringLiteral("3*matrix:10/00")).empty());
    const TestGraph once = testGraph(QStringLiteral("matrix:11/11"));
    QCOMPARE(findIn(once, QStringLiteral("matrix:10/00")).size(), std::size_t(1));
    QVERIFY(findIn(once, QStringLiteral("2*matrix:10/00")).empty());
    QVERIFY(findIn(once, QStringLiteral("matrix:1000")).empty());
}

void PositionQueryTest::symmetryIsTakenAccountOf()
{
    const TestGraph test = testGraph(QStringLiteral("matrix:3x3"), {1000, GameGraph::Merge::Symmetry});
    const auto corner = findIn(test, QStringLiteral("matrix:100/000/000"));
    QCOMPARE(corner.size(), std::size_t(1));
    for (const char *text : {"matrix:001/000/000", "matrix:000/000/100", "matrix:000/000/001"})
        QCOMPARE(findIn(test, QString::fromLatin1(text)), corner);
    QVERIFY(findIn(test, QStringLiteral("matrix:010/000/000")) != corner);
}

void PositionQueryTest::plainTextIsAPieceOfThePosition()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:12"));
    QCOMPARE(findIn(test, QStringLiteral("3,1")), bruteForce(test, [](const TestGraph &t, PositionId id) {
                 return t.graph->text(id).contains(QStringLiteral("3,1"));
             }));
    QCOMPARE(findIn(test, QStringLiteral("KAYLES")).size(), std::size_t(test.graph->positionCount()));
    QVERIFY(findIn(test, QStringLiteral("nim")).empty());
}

void PositionQueryTest::verticesNamedLikeWords()
{
    GraphFile file;
    file.names = {QStringLiteral("P"), QStringLiteral("value"), QStringLiteral("n"), QStringLiteral("two words")};
    file.moves = {{0, 1}, {1, 2}, {2, 3}, {3, 1}};
    const auto rules = std::make_shared<GraphRules>(QStringLiteral("f"), file);
    JobControl control;
    const TestGraph test = testGraph(GraphBuilder(rules, CellVector{0}, {}).build(control));
    const auto only = [](PositionId id) { return std::vector<PositionId>{id}; };
    QCOMPARE(findIn(test, QStringLiteral("\":value\"")), only(1));
    QCOMPARE(findIn(test, QStringLiteral("graph{f}:value")), only(1));
    QCOMPARE(findIn(test, QStringLiteral(":n")), only(2));
    QCOMPARE(findIn(test, QStringLiteral("\"two words\"")), only(3));
    QCOMPARE(findIn(test, QStringLiteral("graph{f}:\"two words\" D")), only(3));
    QVERIFY(findIn(test, QStringLiteral("P")).empty()); // the outcome: nobody wins on this cycle
    QCOMPARE(findIn(test, QStringLiteral("D")).size(), std::size_t(4));
}

void PositionQueryTest::misereHasNoValues()
{
    const TestGraph test = testGraph(QStringLiteral("nim:2,3"), {}, Convention::Misere);
    const auto terminal = findIn(test, QStringLiteral("followers=0"));
    QCOMPARE(terminal.size(), std::size_t(1));
    QCOMPARE(findIn(test, QStringLiteral("followers=0 N")), terminal); // it wins, but by no move
    QVERIFY(findIn(test, QStringLiteral("value>=0")).empty());
}

void PositionQueryTest::problemsSayWhere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    QTest::addColumn<Problem::Code>("code");
    const auto row = [](const char *text, int column, const char *message,
                        Problem::Code code = Problem::Code::UnexpectedText) {
        QTest::newRow(text) << QString::fromUtf8(text) << column << QString::fromUtf8(message) << code;
    };
    row("value", 6, "value — the end at column 6: expected a comparison, as in value=3 or value>=3.");
    row("P followers>", 13, "P followers> — the end at column 13: expected a number.");
    row("value=x", 7, "value=x — 'x' at column 7: expected a number.");
    row("value=3x", 8, "value=3x — 'x' at column 8: expected a digit, white space or the end.");
    row("P weight=3", 3,
        "P weight=3 — 'weight' at column 3: there is no property of this name; expected value or followers.");
    row("weight = 3", 1,
        "weight = 3 — 'weight' at column 1: there is no property of this name; expected value or followers.");
    row("N, remoteness>3", 4, // which earlier versions knew
        "N, remoteness>3 — 'remoteness' at column 4: there is no property of this name; expected value or followers.");
    row("P =3", 3, "P =3 — '=' at column 3: expected a property before it, as in value=3.");
    row("P followers", 12,
        "P followers — the end at column 12: expected a comparison, as in followers=3 or followers>=3.");
    row("P or N", 3, "P or N — 'or' at column 3: all conditions hold together; search for one and then for the other.");
    row("P \"3,1", 3, "P \"3,1 — '\"' at column 3: expected a closing '\"' after the text.");
    row("P \"\"", 3, "P \"\" — '\"\"' at column 3: expected a text between the quotes.");
    row("P kayles:7x", 11, "kayles:7x — 'x' at column 9: expected a number, ',' or '+'.");
    row("kayle:7 N", 1, nullptr, Problem::Code::UnknownName);
    row("P matrix:01/1", 13, nullptr, Problem::Code::UnequalRows);
    row("value=99999999999999999999", 7,
        "value=99999999999999999999 — '99999999999999999999' at column 7: a number in a search is at most "
        "1,000,000,000.",
        Problem::Code::NumberTooLarge);
}

void PositionQueryTest::problemsSayWhere()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, message);
    const Result<PositionQuery> query = readQuery(text);
    QVERIFY(!query);
    QCOMPARE(query.problem().column, column);
    QTEST(query.problem().code, "code");
    if (!message.isEmpty())
        QCOMPARE(query.problem().message, message);
    else
        QVERIFY2(query.problem().message.contains(QStringLiteral(" — ")), qPrintable(query.problem().message));
}

void PositionQueryTest::everyTextIsReadOrRefusedWithAPlace()
{
    const QStringList pieces = {QStringLiteral("P"),   QStringLiteral("value"),    QStringLiteral(">="),
                                QStringLiteral("3"),   QStringLiteral(" "),        QStringLiteral("followers"),
                                QStringLiteral("not"), QStringLiteral("kayles:3"), QStringLiteral("+"),
                                QStringLiteral("\""),  QStringLiteral("or"),       QStringLiteral("P,"),
                                QStringLiteral(","),   QStringLiteral("\u2264"),   QStringLiteral("{"),
                                QStringLiteral("a"),   QStringLiteral("birthday"), QStringLiteral("\U0001F600"),
                                QStringLiteral("!"),   QStringLiteral("D"),        QStringLiteral(":")};
    std::mt19937 random(47);
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        QString text;
        for (quint32 i = below(random, 9); i > 0; --i)
            text += pieces[below(random, static_cast<quint32>(pieces.size()))] +
                    (below(random, 2) ? QStringLiteral(" ") : QString());
        const Result<PositionQuery> query = readQuery(text);
        if (query) {
            ++read;
        } else {
            QVERIFY2(query.problem().column >= 1 && query.problem().column <= text.size() + 1, qPrintable(text));
            QVERIFY2(query.problem().message.endsWith(u'.'), qPrintable(query.problem().message));
        }
    }
    QVERIFY(read > 1000);
}

void PositionQueryTest::cancelKeepsWhatWasFound()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:12"));
    JobControl control;
    control.cancel();
    QVERIFY(PositionQuery().find(*test.graph, *test.labels, control).empty());
}

void PositionQueryTest::theWholeMatrixGraph()
{
    const TestGraph test = testGraph(QStringLiteral("matrix:4x4"));
    QCOMPARE(findIn(test, QString()).size(), std::size_t(65'536));
    // An intersection of searches is the search for both.
    const auto p = findIn(test, QStringLiteral("P"));
    const auto few = findIn(test, QStringLiteral("followers<=5"));
    std::vector<PositionId> both;
    std::ranges::set_intersection(p, few, std::back_inserter(both));
    QVERIFY(!both.empty());
    QCOMPARE(findIn(test, QStringLiteral("P, followers<=5")), both);
    QCOMPARE(p, findIn(test, QStringLiteral("value=0")));
}

MEXPLORER_TEST(PositionQueryTest)
#include "tst_positionquery.moc"
