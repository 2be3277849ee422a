// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

/// Tests the command `nimber`: the order of its operations, and its messages.
class NimberCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void calculates_data();
    void calculates();
    void refuses_data();
    void refuses();
};

void NimberCommandTest::calculates_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char *expression, const char *value) { QTest::newRow(expression) << value; };
    row("6", "6");
    row("2 * 2", "3");
    row("6 * 7", "3");
    row("1 + 2 * 3", "0");
    row("(1 + 2) * 3", "2");
    row("1 / 2", "3");
    row("6 / 7 * 7", "6");
    row("sqrt(2)", "3");
    row("sqrt(6 * 6) + 6", "0");
    row("2*3 + sqrt( 4*4 )", "5");
    row("6 ⊗ 7 ⊕ 1", "2");
    row("18446744073709551615 + 1", "18446744073709551614");
}

void NimberCommandTest::calculates()
{
    QFETCH(QString, value);
    const QString expression = QString::fromUtf8(QTest::currentDataTag());
    const CommandRun text = runCommand(QStringLiteral("nimber"), {expression});
    QCOMPARE(text.err, QString());
    QCOMPARE(text.out, value + u'\n');
    const CommandRun json = runCommand(QStringLiteral("nimber"), {expression, QStringLiteral("--json")});
    QVERIFY2(json.out.contains(QStringLiteral("\"value\": %1").arg(value)), qPrintable(json.out));
}

void NimberCommandTest::refuses_data()
{
    QTest::addColumn<QString>("message");
    const auto row = [](const char *expression, const char *message) { QTest::newRow(expression) << message; };
    row("6 *", "expected a number, '(' or sqrt.");
    row("6 7", "'7' at column 3: expected '+', '*', '/' or the end.");
    row("6 - 7", "'-' at column 3: expected '+', '*', '/' or the end.");
    row("(6", "expected '+', '*', '/' or ')'.");
    row("6 / (3 + 3)", "0 has no nim-inverse; divide by another number.");
    row("root(6)", "'root' at column 1: the only function is sqrt, as in sqrt(6).");
    row("18446744073709551616", "a number of nim-arithmetic is at most 18,446,744,073,709,551,615.");
}

void NimberCommandTest::refuses()
{
    QFETCH(QString, message);
    const CommandRun result = runCommand(QStringLiteral("nimber"), {QString::fromUtf8(QTest::currentDataTag())});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    const QString deep = QString(10'000, u'(');
    QVERIFY(runCommand(QStringLiteral("nimber"), {deep}).err.contains(QStringLiteral("nested more than 100 deep")));
}

MEXPLORER_TEST(NimberCommandTest)
#include "tst_nimbercommand.moc"
