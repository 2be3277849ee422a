// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/app/commandrun.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

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
    QTest::newRow("format") << QStringList{"kayles:7", "--format", "pdf"} << 2
                            << "--format takes one of text, markdown, html, latex";
    QTest::newRow("limit") << QStringList{"nim:1000000", "--kind", "mex"} << 1 << "5,000";
}

void StepsCommandTest::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    checkRefusal(callSteps(arguments), status, words);
}

MEXPLORER_TEST(StepsCommandTest)
#include "tst_stepscommand.moc"
