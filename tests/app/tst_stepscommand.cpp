// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "model/step/trace.h"
#include "tests/app/commandrun.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun callSteps(const QStringList &arguments)
{
    return runCommand(QStringLiteral("steps"), arguments);
}

const QString example = QStringLiteral("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");

} // namespace

class StepsCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void explains_data();
    void explains();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void failsAsValueDoes();
    void jsonOfStepsIsTrue_data();
    void jsonOfStepsIsTrue();
    void jsonHasTheSentences();
    void jsonOfEachKindHasValues();
};

void StepsCommandTest::explains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("mex by itself") << QStringList{"kayles:5"}
                                   << QStringList{"How kayles:5 gets its value", "mex{0, 1, 2, 3} = 4"};
    QTest::newRow("nim-sum by itself") << QStringList{example}
                                       << QStringList{"1 ⊕ 4 ⊕ 6 = 3", "9 -> 6 in subtraction{1-3}:9 and 14 -> 13 in"};
    QTest::newRow("mex of a sum") << QStringList{"nim:1,2", "--kind", "mex"} << QStringList{"mex{0, 1, 2} = 3"};
    QTest::newRow("labels") << QStringList{"kayles:4", "--kind", "labels"}
                            << QStringList{"kayles:0 is terminal", "The start kayles:4 is N with value 1"};
    QTest::newRow("labels of nothing") << QStringList{"kayles:0", "--kind", "labels"}
                                       << QStringList{"the only P-position is also the only position of value 0"};
    QTest::newRow("mex says of which heap")
        << QStringList{"kayles:9"}
        << QStringList{"kayles:9 has ", "kayles:4,4 has value 0, so moving there wins: "
                                        "kayles:9 is an N-position."};
    QTest::newRow("proof") << QStringList{example, "--kind", "proof"}
                           << QStringList{"Sprague-Grundy theorem", "1 ⊕ 4 ⊕ 5 = 0"};
    QTest::newRow("table") << QStringList{"subtraction{1-3}:9", "--kind", "table"}
                           << QStringList{"G(5) = mex{0, 2, 3} = 1", "G(n) = n mod 4"};
    QTest::newRow("table of Kayles") << QStringList{"kayles:7", "--kind", "table"}
                                     << QStringList{"G(3) ⊕ G(3) = 3 ⊕ 3 = 0", "Guy–Smith"};
    QTest::newRow("tree") << QStringList{"subtraction{1-3}:4", "--kind", "tree"}
                          << QStringList{"Without memory: 15 calls", "With memory: 10 calls"};
    QTest::newRow("symmetry") << QStringList{"kayles:7", "--kind", "symmetry"}
                              << QStringList{"7 -> 3,3", "kayles:3,3 is a P-position"};
    QTest::newRow("bouton") << QStringList{"nim:1,1,2", "--kind", "bouton"} << QStringList{"Bouton (1902)", "2 -> 1"};
    QTest::newRow("code") << QStringList{"kayles:7", "--kind", "code"} << QStringList{"7 = 1 + 2 + 4", "0.77"};
    QTest::newRow("set") << QStringList{"{0, 1, 3}"} << QStringList{"mex{0, 1, 3} = 2"};
    QTest::newRow("period") << QStringList{"kayles:7", "--kind=period"} << QStringList{"2 · 71 + 12 + 2 = 156"};
    QTest::newRow("misere") << QStringList{"kayles:5", "--misere"} << QStringList{"misère quotient"};
    QTest::newRow("misere labels") << QStringList{"kayles:4", "--misere", "--kind", "labels"}
                                   << QStringList{"Under misère play"};
    QTest::newRow("part of a graph") << QStringList{"kayles:20", "--kind", "labels", "--max-positions", "50"}
                                     << QStringList{"ends at its limit"};
    QTest::newRow("markdown") << QStringList{"kayles:5", "--format", "markdown"}
                              << QStringList{"# How `kayles:5` gets its value"};
    QTest::newRow("html") << QStringList{"kayles:5", "--format", "html"}
                          << QStringList{"<!DOCTYPE html>", "<code>kayles:5</code>"};
    QTest::newRow("blank") << QStringList{"kayles:5 + nim:3", "--kind", "proof", "--blank"}
                           << QStringList{"a < b", "which move gives it that value? ____"};
    QTest::newRow("some steps") << QStringList{"kayles:5", "--steps", "2,10-11"}
                                << QStringList{"\n 2. g(4)", "\n11. 4 is the first number missing"};
    QTest::newRow("latex") << QStringList{example, "--format", "latex"} << QStringList{"\\oplus", "\\end{document}"};
}

void StepsCommandTest::explains()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, words);
    const CommandRun result = callSteps(arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    for (const QString &word : words)
        QVERIFY2(result.out.contains(word), qPrintable(word + u'\n' + result.out));
}

/// If a position has no value by mex, the message names it and the cycle; beyond a limit, status and message are those
/// of "value".
void StepsCommandTest::failsAsValueDoes()
{
    QTemporaryDir folder;
    const QString loop =
        QStringLiteral("graph{%1}:a").arg(samples::written(folder.filePath("loop.txt"), "a b\nb a\nb c\n"));
    for (const QString &game : {loop, loop + QStringLiteral(" + nim:3")}) {
        for (const char *kind : {"mex", "nim-sum", "proof"}) {
            const CommandRun steps = callSteps({game, QStringLiteral("--kind"), QString::fromLatin1(kind)});
            QCOMPARE(steps.status, 2);
            QCOMPARE(steps.out, QString());
            QVERIFY2(steps.err.contains(loop) && steps.err.contains(QStringLiteral("a -> b -> a")),
                     qPrintable(steps.err));
        }
        QCOMPARE(callSteps({game, QStringLiteral("--kind"), QStringLiteral("labels")}).status, 0);
    }
    const CommandRun big = callSteps({QStringLiteral("matrix:8x8"), QStringLiteral("--max-moves=7000")});
    QCOMPARE(big.status, 1);
    const QString typed = parsePosition(u"matrix:8x8")->text();
    QVERIFY2(big.err.startsWith(QStringLiteral("The mex of %1 needs").arg(typed)), qPrintable(big.err));
}

void StepsCommandTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("expression") << QStringList{"kayles:7x"} << 2 << "column 9";
    QTest::newRow("kind")
        << QStringList{"kayles:7", "--kind", "magic"} << 2
        << "--kind takes one of mex, nim-sum, labels, proof, period, table, tree, symmetry, bouton, code";
    QTest::newRow("format") << QStringList{"kayles:7", "--format", "docx"} << 2
                            << "--format takes one of text, markdown, html, latex";
    for (const char *other : {"--format=html", "--output=steps.pdf", "--per-page=2", "--blank", "--plain"})
        QTest::newRow(qPrintable(QStringLiteral("json and %1").arg(QLatin1String(other))))
            << QStringList{"kayles:7", "--json", other} << 2 << "Give --json or ";
    QTest::newRow("limit") << QStringList{"nim:1000000", "--kind", "mex"} << 1 << "5,000";
}

void StepsCommandTest::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    checkRefusal(callSteps(arguments), status, words);
}

void StepsCommandTest::jsonOfStepsIsTrue_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5",
                             "kayles:0",
                             "nim:3,4,5",
                             "nim:0",
                             "nim:1,1,2",
                             "nim:200,100",
                             "grundy:7 + kayles:3",
                             "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14",
                             "octal{0.137}:6",
                             "hex{0.8}:6",
                             "lasker:4,2",
                             "allbut{2,3}:5",
                             "divide{2,3,6}:12",
                             "wythoff:(2,3)",
                             "matrix:2x3",
                             "cram:3x3",
                             "cram:2x2 + nim:2",
                             "chomp:2x3",
                             "moore{2}:(1,2,2)",
                             "fibonacci:5",
                             "takeaway{7/2}:6",
                             "turtles:HTH",
                             "mockturtles:THH",
                             "ruler:HH",
                             "2*kayles:2 + nim:1",
                             "rules{n -> n-k : prime(k)}:9",
                             "rules{(x,y) -> (x-1,y); (x,y) -> (x,y-1)}:(2,2)",
                             "row{11 -> 00}:1*5",
                             "board{11 -> 00}:2x3"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// For every kind of steps: the positions can be read back, and the solver finds the value of the first.
void StepsCommandTest::jsonOfStepsIsTrue()
{
    QFETCH(QString, game);
    const Position start = parsePosition(game).value();
    const Solver solver;
    JobControl control;
    for (const TraceKind kind : allTraceKinds()) {
        for (const bool isMisere : {false, true}) {
            QStringList arguments = {game, "--kind", traceKindName(kind), "--json"};
            if (isMisere)
                arguments << QStringLiteral("--misere");
            const CommandRun result = callSteps(arguments);
            QVERIFY2(result.status == 0, qPrintable(traceKindName(kind) + u' ' + result.err));
            const QJsonObject answer = result.json();
            QCOMPARE(answer["kind"].toString(), traceKindName(kind));
            QCOMPARE(parsePosition(answer["game"].toString()).value(), start);
            const QJsonArray steps = answer["steps"].toArray();
            QVERIFY(!steps.isEmpty());
            for (const auto &one : steps) {
                const QJsonObject step = one.toObject();
                QVERIFY(!step["text"].toString().isEmpty());
                std::vector<Position> positions;
                for (const auto &text : step["positions"].toArray()) {
                    const auto position = parsePosition(text.toString());
                    QVERIFY2(position, qPrintable(text.toString()));
                    QCOMPARE(position->text(), text.toString());
                    positions.push_back(*position);
                }
                QVERIFY(step.contains("value"));
                if (step["value"].isNull())
                    continue;
                QVERIFY2(!positions.empty(), qPrintable(step["text"].toString()));
                QCOMPARE(step["value"].toInteger(-1), qint64(solver.value(positions.front(), control).value()));
            }
        }
    }
}

/// The steps are those that are printed as text, also if only some are asked for.
void StepsCommandTest::jsonHasTheSentences()
{
    for (const TraceKind kind : allTraceKinds()) {
        for (const char *chosen : {"", "--steps=1"}) {
            QStringList arguments = {QStringLiteral("kayles:5"), QStringLiteral("--kind"), traceKindName(kind)};
            if (*chosen != '\0')
                arguments << QString::fromLatin1(chosen);
            const QString text = callSteps(arguments).out.simplified().remove(u' ');
            qsizetype at = 0;
            int number = 0;
            const QJsonArray steps = callSteps(arguments << QStringLiteral("--json")).json()["steps"].toArray();
            for (const auto &step : steps) {
                const QString line = QStringLiteral("%1.").arg(++number) + step.toObject()["text"].toString();
                at = text.indexOf(line.simplified().remove(u' '), at);
                QVERIFY2(at >= 0, qPrintable(line));
            }
            QVERIFY(number > 0);
            QVERIFY(*chosen == '\0' || number == 1);
        }
    }
}

/// Which values are there: those of all followers in a mex, of all components in a nim-sum, of all positions in a
/// labelling.
void StepsCommandTest::jsonOfEachKindHasValues()
{
    const auto valuesOf = [](const QStringList &arguments) {
        QMap<QString, qint64> values;
        const QJsonArray steps = callSteps(arguments + QStringList{"--json"}).json()["steps"].toArray();
        for (const auto &step : steps) {
            if (const QJsonValue value = step.toObject()["value"]; !value.isNull())
                values[step.toObject()["positions"][0].toString()] = value.toInteger(-1);
        }
        return values;
    };
    using Values = QMap<QString, qint64>;
    QCOMPARE(valuesOf({"kayles:3"}), (Values{{"kayles:1", 1}, {"kayles:1,1", 0}, {"kayles:2", 2}, {"kayles:3", 3}}));
    QCOMPARE(valuesOf({"nim:3,4"}), (Values{{"nim:3", 3}, {"nim:4", 4}, {"nim:3,4", 7}}));
    QCOMPARE(valuesOf({"nim:2", "--kind", "labels"}), (Values{{"nim:0", 0}, {"nim:1", 1}, {"nim:2", 2}}));
    QCOMPARE(valuesOf({"nim:2", "--kind", "proof"}), (Values{{"nim:0", 0}, {"nim:1", 1}, {"nim:2", 2}}));
    QCOMPARE(valuesOf({"nim:2", "--kind", "tree"}), (Values{{"nim:1", 1}, {"nim:2", 2}}));
    QCOMPARE(valuesOf({"nim:2", "--kind", "table"}).size(), 11);
    const QJsonObject set = callSteps({"{0, 1, 3}", "--json"}).json();
    QVERIFY(set["game"].isNull());
    QCOMPARE(set["set"].toArray(), (QJsonArray{0, 1, 3}));
    QCOMPARE(set["steps"].toArray().last().toObject()["value"].toInt(), 2);
}

MEXPLORER_TEST(StepsCommandTest)
#include "tst_stepscommand.moc"
