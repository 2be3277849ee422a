// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/own/ruletext.h"
#include "model/workbench/ruleexamples.h"
#include "model/workbench/rulestudy.h"
#include "tests/testprogram.h"

#include <QTest>

#include <set>

using namespace mexplorer;

/// Tests what the workbench of a user's rules finds, and its examples.
class RuleStudyTest : public QObject
{
    Q_OBJECT

private slots:
    void examplesAreGames_data();
    void examplesAreGames();
    void examplesDiffer();
    void followersHaveTheirValues_data();
    void followersHaveTheirValues();
    void longListsSayThatThereIsMore();
    void firstValuesAreTheSolvers_data();
    void firstValuesAreTheSolvers();
    void valuesEndWhereARuleIsWrong();
    void graphsAreSmall_data();
    void graphsAreSmall();
    void knownGamesAreNamed();
    void lawsAreNamed();
    void whatIsCancelledEnds();
    void wordsOfTheLanguageAreRead();

private:
    JobControl m_control;
    Solver m_solver;
};

namespace {

Position positionOf(const QString &expression)
{
    const Result<Position> position = parsePosition(expression);
    return position ? *position : Position();
}

/// By the definition: the least number that no follower has.
Value valueByDefinition(const Position &position)
{
    std::set<Value> values;
    const auto moves = distinctMoves(position, 100'000);
    for (const Move &move : *moves)
        values.insert(valueByDefinition(move.to));
    Value mex = 0;
    while (values.contains(mex))
        ++mex;
    return mex;
}

QString textOf(const std::vector<KnownSentence> &known)
{
    QStringList lines;
    for (const KnownSentence &one : known)
        lines << one.text;
    return lines.join(u'\n');
}

} // namespace

void RuleStudyTest::examplesAreGames_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("start");
    for (const RuleExample &example : ruleExamples())
        QTest::newRow(qPrintable(example.title)) << example.rules << example.start;
}

void RuleStudyTest::examplesAreGames()
{
    QFETCH(QString, rules);
    QFETCH(QString, start);
    const Result<Position> position = parsePosition(rules + start);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    QVERIFY(!position->components.front().rules->inWords().isEmpty());
    const PositionStudy study = studyPosition(*position, m_solver, m_control);
    QVERIFY2(!study.problem, study.problem ? qPrintable(study.problem->message) : "");
    QVERIFY(!study.followers.empty());
    QVERIFY(study.value.has_value());
}

void RuleStudyTest::examplesDiffer()
{
    const std::vector<RuleExample> examples = ruleExamples();
    QVERIFY(examples.size() >= 20);
    std::set<QString> texts;
    for (const RuleExample &example : examples) {
        texts.insert(example.title);
        texts.insert(example.says);
        texts.insert(example.rules);
    }
    QCOMPARE(texts.size(), 3 * examples.size());
}

void RuleStudyTest::followersHaveTheirValues_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *expression :
         {"rules{n -> n-k : prime(k)}:9", "rules{n -> a, b : a + b = n, 0 < a < b}:9", "rules{n -> n-1; n -> n/2}:5,4",
          "rules{(x,y) -> (x-k, y); (x,y) -> (x, y-k); (x,y) -> (x-k, y-k)}:(2,3)", "row{11 -> 00}:1*6",
          "board{11 -> 00; turned}:2x3", "rules{n -> n-k : prime(k)}:1"})
        QTest::newRow(expression) << QString::fromLatin1(expression);
}

/// Each follower can be read after the rules, and has the value of the definition.
void RuleStudyTest::followersHaveTheirValues()
{
    QFETCH(QString, expression);
    const Position position = positionOf(expression);
    const PositionStudy study = studyPosition(position, m_solver, m_control);
    QVERIFY(!study.problem);
    QCOMPARE(*study.value, valueByDefinition(position));
    QCOMPARE(study.followers.size(), distinctMoves(position, 100'000)->size());
    for (const StudiedFollower &follower : study.followers) {
        const Result<Position> read = parsePosition(position.components.front().rules->text() + u':' + follower.text);
        QVERIFY2(read, qPrintable(follower.text));
        QCOMPARE(*follower.value, valueByDefinition(*read));
        QCOMPARE(follower.outcome, *follower.value == 0 ? Outcome::P : Outcome::N);
    }
}

void RuleStudyTest::longListsSayThatThereIsMore()
{
    const PositionStudy study =
        studyPosition(positionOf(QStringLiteral("rules{n -> n-k : k >= 1}:1000")), m_solver, m_control);
    QCOMPARE(study.followers.size(), maxStudiedFollowers);
    QVERIFY(study.hasMore);
}

void RuleStudyTest::firstValuesAreTheSolvers_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("form"); ///< of a position, with %1 and %2 for its numbers
    QTest::addColumn<bool>("isPair");
    QTest::newRow("heaps") << "rules{n -> n-k : 1 <= k <= n/2}"
                           << ":%1" << false;
    QTest::newRow("splitting") << "rules{n -> a, b : a + b = n-2}"
                               << ":%1" << false;
    QTest::newRow("row") << "row{11 -> 00}"
                         << ":1*%1" << false;
    QTest::newRow("pairs") << "rules{(x,y) -> (x-1, y); (x,y) -> (x, y-1); (x,y) -> (x-1, y-1)}"
                           << ":(%1,%2)" << true;
}

void RuleStudyTest::firstValuesAreTheSolvers()
{
    QFETCH(QString, rules);
    QFETCH(QString, form);
    QFETCH(bool, isPair);
    const QString one = isPair ? form.arg(1).arg(1) : form.arg(1);
    const FirstValues found = firstValues(positionOf(rules + one), m_solver, m_control);
    QVERIFY(!found.problem);
    QCOMPARE(found.rows.size() > 1, isPair);
    for (std::size_t x = 0; x < std::min<std::size_t>(found.rows.size(), 5); ++x) {
        for (std::size_t y = 0; y < std::min<std::size_t>(found.rows[x].size(), 10); ++y) {
            const QString written = isPair ? form.arg(x).arg(y) : form.arg(y);
            QCOMPARE(found.rows[x][y], *m_solver.value(positionOf(rules + written), m_control));
        }
    }
}

void RuleStudyTest::valuesEndWhereARuleIsWrong()
{
    // A heap of 12 would become 13.
    const FirstValues found =
        firstValues(positionOf(QStringLiteral("rules{n -> n-1; n -> 13 : n = 12}:5")), m_solver, m_control);
    QCOMPARE(found.rows.front(), (std::vector<Value>{0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1}));
    QVERIFY(found.problem);
    QVERIFY2(found.problem->message.contains(u"13"), qPrintable(found.problem->message));
}

void RuleStudyTest::graphsAreSmall_data()
{
    examplesAreGames_data();
}

void RuleStudyTest::graphsAreSmall()
{
    QFETCH(QString, rules);
    QFETCH(QString, start);
    const SmallGraph small = smallGraph(positionOf(rules + start), m_solver, {500, 300}, m_control);
    QVERIFY(small.layout);
    const GameGraph &graph = *small.explored.graph;
    QVERIFY(graph.positionCount() > 1 && graph.positionCount() <= 60);
    QCOMPARE(small.layout->positionCount(), graph.positionCount());
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        QVERIFY(small.explored.labels->outcome(id) != Outcome::Unknown || graph.isTruncated());
}

void RuleStudyTest::knownGamesAreNamed()
{
    const auto known =
        knownOf(positionOf(QStringLiteral("rules{n -> a, b : a + b = n-1; n -> a, b : a + b = n-2}:5")), m_control);
    QVERIFY2(known.front().text.contains(QStringLiteral("octal{0.77}")), qPrintable(textOf(known)));
    QVERIFY(textOf(knownOf(positionOf(QStringLiteral("row{01 -> 10; 10 -> 01}:0101")), m_control))
                .contains(QStringLiteral("circle")));
}

void RuleStudyTest::lawsAreNamed()
{
    const auto period = knownOf(positionOf(QStringLiteral("rules{n -> n-k : k in {1,3,4}}:5")), m_control);
    QVERIFY2(textOf(period).contains(u'7') && textOf(period).contains(QStringLiteral("Proved")),
             qPrintable(textOf(period)));
    QVERIFY(std::ranges::any_of(period, [](const KnownSentence &one) {
        return one.walk && one.walk->kind == TraceKind::Period && one.text.contains(QStringLiteral("Proved"));
    }));
    const auto none = knownOf(positionOf(QStringLiteral("rules{n -> n-k : k | n, k < n}:5")), m_control);
    QVERIFY2(!none.empty() && !textOf(none).contains(QStringLiteral("Proved")), qPrintable(textOf(none)));
    QVERIFY(std::ranges::none_of(none, [](const KnownSentence &one) { return one.walk.has_value(); }));
}

void RuleStudyTest::whatIsCancelledEnds()
{
    JobControl cancelled;
    cancelled.cancel();
    const Position position = positionOf(QStringLiteral("rules{n -> n-k : k >= 1}:1000"));
    QVERIFY(studyPosition(position, Solver(), cancelled).problem);
    QVERIFY(firstValues(position, Solver(), cancelled).problem);
    (void)smallGraph(position, Solver(), {500, 300}, cancelled);
    (void)knownOf(position, cancelled);
}

/// Each word is read in the form in which it is explained.
void RuleStudyTest::wordsOfTheLanguageAreRead()
{
    for (const RuleWord &word : ruleWords()) {
        QVERIFY(word.form.contains(word.name));
        QVERIFY(!word.says.isEmpty());
    }
    for (const QString &condition :
         {QStringLiteral("k in 1..3"),       QStringLiteral("k = 1 and n > 1"), QStringLiteral("k = 1 or k = 2"),
          QStringLiteral("not k = 1"),       QStringLiteral("k mod 2 = 1"),     QStringLiteral("k = floor(n/2)"),
          QStringLiteral("gcd(n,k) = 1"),    QStringLiteral("lcm(n,k) = n"),    QStringLiteral("k < min(n,3)"),
          QStringLiteral("k < max(n,3)"),    QStringLiteral("xor(n,k) < n"),    QStringLiteral("bitand(n,k) = 1"),
          QStringLiteral("bitor(n,k) = n"),  QStringLiteral("k = abs(n-4)"),    QStringLiteral("k = digitsum(n)"),
          QStringLiteral("k = bitcount(n)"), QStringLiteral("prime(k)"),        QStringLiteral("square(k)"),
          QStringLiteral("even(k)"),         QStringLiteral("odd(k)"),          QStringLiteral("power(2,k)"),
          QStringLiteral("digit(k,n)")}) {
        const auto position = parsePosition(QStringLiteral("rules{n -> n-k : k >= 1, %1}:9").arg(condition));
        QVERIFY2(position, position ? "" : qPrintable(condition + position.problem().message));
    }
}

MEXPLORER_TEST(RuleStudyTest)
#include "tst_rulestudy.moc"
