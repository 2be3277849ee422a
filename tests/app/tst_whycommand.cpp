// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/labels.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QTest>

using namespace mexplorer;

/// Tests the command `why`: its output, and its messages for invalid input.
class WhyCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void explains_data();
    void explains();
    void refuses_data();
    void refuses();
    void jsonIsTrue_data();
    void jsonIsTrue();
};

void WhyCommandTest::explains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("word");
    QTest::newRow("N") << QStringList{"kayles:7"} << "kayles:7 is an N-position: the move 7 -> 3,3 wins.";
    QTest::newRow("P") << QStringList{"nim:1,1"} << "nim:1,1 is a P-position: every move from it is refuted.";
    QTest::newRow("large P") << QStringList{"subtraction{1-3}:1000000000000000000", "--depth=2"}
                             << "999999999999999997, an N-position: the reply 999999999999999997 -> "
                                "999999999999999996 refutes it.";
    QTest::newRow("large N") << QStringList{"lasker:4000000000,5"}
                             << "lasker:4000000000,5 is an N-position: the move 4000000000 -> 5 wins.";
    QTest::newRow("large value") << QStringList{"subtraction{1-3}:999999999999999999", "--value"}
                                 << "has value 3: each smaller number is the value of a follower, and 3 is not.";
    QTest::newRow("value") << QStringList{"kayles:5", "--value"} << "4: no follower has this value";
    QTest::newRow("misere") << QStringList{"nim:1", "--misere"} << "nim:1 is a P-position";
    QTest::newRow("depth") << QStringList{"kayles:5", "--depth", "0"} << "kayles:5 is an N-position";
    QTest::newRow("markdown") << QStringList{"nim:2", "--format", "markdown"} << "- `nim:2` is";
    QTest::newRow("html") << QStringList{"nim:2", "--format", "html"} << "<li><code>nim:2</code>";
    QTest::newRow("latex") << QStringList{"nim:2", "--format", "latex"} << "\\end{document}";
}

void WhyCommandTest::explains()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, word);
    const CommandRun result = runCommand(QStringLiteral("why"), arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QVERIFY2(result.out.contains(word), qPrintable(result.out));
}

void WhyCommandTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no game") << QStringList{"nonsense:3"} << 2;
    QTest::newRow("misere value") << QStringList{"nim:3", "--value", "--misere"} << 2;
    QTest::newRow("depth") << QStringList{"nim:3", "--depth", "deep"} << 2;
    QTest::newRow("json and format") << QStringList{"nim:3", "--json", "--format", "html"} << 2;
    QTest::newRow("too big") << QStringList{"nim:1000000000", "--value"} << 1;
}

void WhyCommandTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const CommandRun result = runCommand(QStringLiteral("why"), arguments);
    QCOMPARE(result.status, status);
    QVERIFY(!result.err.isEmpty());
    QCOMPARE(result.out, QString());
}

void WhyCommandTest::jsonIsTrue_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"kayles:7", "kayles:0", "nim:1,2,3", "nim:1,1", "grundy:8", "wythoff:(1,2)", "cram:2x3", "chomp:2x3",
          "kayles:3 + nim:2", "subtraction{1-3}:6", "turtles:HTH", "rules{n -> n-k : prime(k)}:8"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// The lines are those of the text, and the solver confirms each outcome and each value.
void WhyCommandTest::jsonIsTrue()
{
    QFETCH(QString, game);
    const Solver solver;
    JobControl control;
    for (const char *option : {"--value", "--misere", ""}) {
        QStringList arguments = {game, QStringLiteral("--depth=4")};
        if (*option != '\0')
            arguments << QString::fromLatin1(option);
        const Convention convention = arguments.contains("--misere") ? Convention::Misere : Convention::Normal;
        const bool isOfValue = arguments.contains("--value");
        const QStringList text = runCommand(QStringLiteral("why"), arguments).out.split(u'\n', Qt::SkipEmptyParts);
        const CommandRun result = runCommand(QStringLiteral("why"), arguments << QStringLiteral("--json"));
        QCOMPARE(result.status, 0);
        const QJsonObject answer = result.json();
        QCOMPARE(answer["kind"].toString(), isOfValue ? QStringLiteral("value") : QStringLiteral("why"));
        QCOMPARE(parsePosition(answer["game"].toString()).value(), parsePosition(game).value());
        const QJsonArray steps = answer["steps"].toArray();
        QVERIFY(!steps.isEmpty());
        int depth = -1;
        for (const auto &one : steps) {
            const QJsonObject step = one.toObject();
            QVERIFY(step["depth"].toInt() >= 0 && step["depth"].toInt() <= std::min(depth + 1, 4));
            depth = step["depth"].toInt();
            const QString sentence = step["text"].toString();
            QVERIFY2(text.join(u' ').simplified().contains(sentence.simplified()), qPrintable(sentence));
            const Position position = parsePosition(step["positions"][0].toString()).value();
            QCOMPARE(step["positions"].toArray().size(), 1);
            QCOMPARE(step["value"].isNull(), !isOfValue);
            QCOMPARE(step.contains("outcome"), !isOfValue);
            if (isOfValue)
                QCOMPARE(step["value"].toInteger(-1), qint64(solver.value(position, control).value()));
            else
                QCOMPARE(step["outcome"].toString(),
                         outcomeLetter(solver.outcome(position, convention, control).value()));
        }
    }
    const QJsonArray cut =
        runCommand(QStringLiteral("why"), {"kayles:9", "--lines=3", "--json"}).json()["steps"].toArray();
    QCOMPARE(cut.last()["text"].toString(), QStringLiteral("…"));
    QVERIFY(cut.last()["positions"].toArray().isEmpty() && cut.last()["value"].isNull());
}

MEXPLORER_TEST(WhyCommandTest)
#include "tst_whycommand.moc"
