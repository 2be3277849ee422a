// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

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
};

void WhyCommandTest::explains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("word");
    QTest::newRow("N") << QStringList{"kayles:7"} << "kayles:7 is an N-position: the move 7 -> 3,3 wins.";
    QTest::newRow("P") << QStringList{"nim:1,1"} << "nim:1,1 is a P-position: every move from it is refuted.";
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

MEXPLORER_TEST(WhyCommandTest)
#include "tst_whycommand.moc"
