// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class ExpressionTest : public QObject
{
    Q_OBJECT

private slots:
    void slowPositionsAreKnown();
    void printsWhatItReads_data();
    void printsWhatItReads();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void rulesHaveExamples();
    void buildsGraphs_data();
    void buildsGraphs();
    void findsGraphFiles_data();
    void findsGraphFiles();
    void replacesGraphFiles();
};

void ExpressionTest::printsWhatItReads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normal");
    QTest::newRow("heaps") << " NIM : 3, 4,5 "
                           << "nim:3,4,5";
    QTest::newRow("sum") << "nim:3+nim:4"
                         << "nim:3,4";
    QTest::newRow("count") << "2*kayles:5 + matrix:2x2"
                           << "kayles:5,5 + matrix:11/11";
    QTest::newRow("set") << "subtraction{3,1,2,9}:4"
                         << "subtraction{1-3,9}:4";
    QTest::newRow("octal") << "octal{.770}:4"
                           << "octal{0.77}:4";
    QTest::newRow("octal4") << "octal{4}:4"
                            << "octal{4}:4";
    QTest::newRow("hex") << "hex{0.8a}:4"
                         << "hex{0.8A}:4";
    QTest::newRow("pair") << "wythoff:(5,3)"
                          << "wythoff:(3,5)";
    QTest::newRow("chomp") << "chomp:2x3"
                           << "chomp:2,2,2";
    QTest::newRow("end") << "kayles:0+nim:0"
                         << "kayles:0 + nim:0";
    QTest::newRow("row") << "matrix:1x16"
                         << "matrix:1111111111111111";
}

void ExpressionTest::printsWhatItReads()
{
    QFETCH(QString, text);
    QFETCH(QString, normal);
    const Result<Position> position = parsePosition(text);
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    QCOMPARE(position->text(), normal);
    const Result<Position> again = parsePosition(normal);
    QVERIFY(again);
    QVERIFY(*again == *position);
}

void ExpressionTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<Problem::Code>("code");
    using Code = Problem::Code;
    QTest::newRow("letter") << "kayles:7x" << 9 << Code::UnexpectedText;
    QTest::newRow("empty") << "" << 1 << Code::UnexpectedText;
    QTest::newRow("no such game") << "nimm:3" << 1 << Code::UnknownName;
    QTest::newRow("ragged") << "matrix:011/01" << 12 << Code::UnequalRows;
    QTest::newRow("digit") << "octal{0.78}:3" << 10 << Code::UnexpectedText;
    QTest::newRow("tokens") << "nim:1000000000000" << 5 << Code::NumberTooLarge;
    QTest::newRow("large") << "matrix:40x40" << 8 << Code::TooMany;
    QTest::newRow("no position") << "nim" << 4 << Code::UnexpectedText;
    QTest::newRow("zero") << "subtraction{0-3}:4" << 13 << Code::NumberTooSmall;
}

void ExpressionTest::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(Problem::Code, code);
    const Result<Position> position = parsePosition(text);
    QVERIFY(!position);
    QCOMPARE(position.problem().column, column);
    QCOMPARE(position.problem().code, code);
}

/// For each family, also with other parameters than those of its example.
void ExpressionTest::rulesHaveExamples()
{
    QStringList texts = {QStringLiteral("octal{4.07}"),     QStringLiteral("hex{0.F}"),  QStringLiteral("moore{5}"),
                         QStringLiteral("subtraction{20}"), QStringLiteral("allbut{1}"), QStringLiteral("divide{9}")};
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            texts << parsePosition(family.example)->components.front().rules->text();
    }
    for (const QString &text : texts) {
        const Result<RulesPtr> rules = parseRules(text);
        QVERIFY2(rules.ok(), qPrintable(text));
        const Result<Position> example = parsePosition(exampleOf(**rules));
        QVERIFY2(example.ok(), qPrintable(exampleOf(**rules)));
        QCOMPARE(example->components.front().rules->text(), text);
    }
}

void ExpressionTest::buildsGraphs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("value");
    QTest::newRow("kayles:5") << "kayles:5" << 11 << -1 << 4;
    QTest::newRow("kayles:30") << "kayles:30" << 6842 << -1 << 7;
    QTest::newRow("matrix:4x4") << "matrix:4x4" << 65536 << 1132609 << 3;
    QTest::newRow("piles") << "subtraction{1-3}:3,4,5" << -1 << -1 << 2;
    QTest::newRow("sum") << "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14" << -1 << -1 << 3;
}

void ExpressionTest::buildsGraphs()
{
    QFETCH(QString, text);
    QFETCH(int, positions);
    QFETCH(int, moves);
    QFETCH(int, value);
    JobControl control;
    const GameGraphPtr graph = buildGraph(*parsePosition(text), {}, control);
    if (positions >= 0)
        QCOMPARE(static_cast<int>(graph->positionCount()), positions);
    if (moves >= 0)
        QCOMPARE(static_cast<int>(graph->moveCount()), moves);
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    QCOMPARE(static_cast<int>(labels->value(GameGraph::root())), value);
    QCOMPARE(labels->outcome(GameGraph::root()), value == 0 ? Outcome::P : Outcome::N);
}

void ExpressionTest::findsGraphFiles_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QStringList>("files");
    QTest::newRow("none") << "kayles:7 + subtraction{1-3}:9" << QStringList();
    QTest::newRow("one") << "graph{moves.dot}:a" << QStringList{"moves.dot"};
    QTest::newRow("two") << "2*graph{a.dot}:b + nim:3 + graph{../c.gml}" << QStringList{"a.dot", "../c.gml"};
    QTest::newRow("spaces") << "Graph { my moves.dot } : a" << QStringList{"my moves.dot"};
    QTest::newRow("braces in a name") << "graph{a{1}{2,{3}}.dot}:x + graph{{}}" << QStringList{"a{1}{2,{3}}.dot", "{}"};
    QTest::newRow("umlauts") << QString::fromUtf8("graph{Züge/Stellung ß.csv}")
                             << QStringList{QString::fromUtf8("Züge/Stellung ß.csv")};
    QTest::newRow("choices") << "graph{a.csv, reversed}:x" << QStringList{"a.csv, reversed"};
    QTest::newRow("not closed") << "graph{a.dot" << QStringList();
    QTest::newRow("another word") << "subgraph{a.dot}" << QStringList();
}

void ExpressionTest::findsGraphFiles()
{
    QFETCH(QString, expression);
    QTEST(graphFilesIn(expression), "files");
    QCOMPARE(withGraphFiles(expression, [](const QString &) { return std::nullopt; }), expression);
}

/// In random sums, each file is found where it was written, and the one that replaces it where that was; all else
/// stays.
void ExpressionTest::replacesGraphFiles()
{
    std::mt19937 random(11);
    const QStringList names = {"a.dot",         "b{1}.gml", "{{}{x}}", "c d/e.csv", QString::fromUtf8("ä.tgf"),
                               "f.csv, sheet 2"};
    for (int round = 0; round < 1000; ++round) {
        QStringList before, after, found, replaced;
        for (unsigned i = 0; i <= random() % 4; ++i) {
            if (random() % 3 == 0) {
                before << QStringLiteral("subtraction{1-%1}:9").arg(2 + random() % 7);
                after << before.back();
                continue;
            }
            const QString &name = names[static_cast<qsizetype>(random() % 6)];
            const QString &other = names[static_cast<qsizetype>(random() % 6)];
            before << QStringLiteral("graph{%1}:x").arg(name);
            after << QStringLiteral("graph{%1}:x").arg(other);
            found << name;
            replaced << other;
        }
        const QString sum = before.join(QStringLiteral(" + "));
        QCOMPARE(graphFilesIn(sum), found);
        qsizetype at = 0;
        const QString changed = withGraphFiles(sum, [&](const QString &) { return std::optional(replaced[at++]); });
        QCOMPARE(changed, after.join(QStringLiteral(" + ")));
        QCOMPARE(graphFilesIn(changed), replaced);
    }
}

/// The window's thread reads what tries few choices, also where the form of the rules doesn't show that heaps shrink.
void ExpressionTest::slowPositionsAreKnown()
{
    for (const char *quick : {"kayles:7", "rules{n -> n-k : prime(k)}:50000", "rules{n -> n-k}:1000000000",
                              "rules{n -> n xor 1}:5", "rules{", "rules{n -> xor(n,k) : xor(n,k) < n}:100",
                              "row{11 -> 00}:1*900", "rules{(x,y) -> (x-k,y)}:(40000,2)"})
        QVERIFY2(!isSlowToRead(QString::fromLatin1(quick)), quick);
    for (const char *slow : {"rules{n -> n-k : prime(k)}:200000", "rules{(x,y) -> (x-j,y-k)}:(1000,1000)",
                             "rules{n -> xor(n,k) : xor(n,k) < n}:2000", "nim:3 + 2*rules{n -> n-j-k : j < k}:2000"})
        QVERIFY2(isSlowToRead(QString::fromLatin1(slow)) && parsePosition(QString::fromLatin1(slow)), slow);
}

MEXPLORER_TEST(ExpressionTest)
#include "tst_expression.moc"
