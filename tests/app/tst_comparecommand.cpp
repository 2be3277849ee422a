// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun callCompare(const QString &arguments)
{
    return runCommand(QStringLiteral("compare"), arguments.split(u' '));
}

} // namespace

class CompareCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void saysHowTwoAreRelated();
    void findsCodes();
    void sameBothWays();
    void refuses_data();
    void refuses();
};

void CompareCommandTest::saysHowTwoAreRelated()
{
    const CommandRun same = callCompare(QStringLiteral("kayles --with octal{0.77}"));
    QCOMPARE(same.status, 0);
    QCOMPARE(same.out,
             QStringLiteral("kayles and octal{0.77} have the same values, for all n: proved, as both periods are.\n"));
    QVERIFY(same.err.isEmpty());
    const CommandRun other = callCompare(QStringLiteral("kayles --with dawson"));
    QCOMPARE(other.status, 0);
    QVERIFY(other.out.contains(QStringLiteral("first differ at n = 2")));
    const QJsonArray comparisons =
        callCompare(QStringLiteral("kayles --with dawson --json")).json()[QStringLiteral("comparisons")].toArray();
    QCOMPARE(comparisons.size(), 1);
    QCOMPARE(comparisons[0][QStringLiteral("first_difference")].toInt(), 2);
}

/// At least the game with the code of Kayles has the same values.
void CompareCommandTest::findsCodes()
{
    const CommandRun result = callCompare(QStringLiteral("kayles --terms 200"));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("kayles and octal{0.77} have the same values, for all n")));
    QVERIFY(!result.out.contains(QStringLiteral("first differ")));
}

/// If one sequence is the other shifted, the second is the first shifted back.
void CompareCommandTest::sameBothWays()
{
    const auto relation = [](const char *call) {
        return callCompare(QLatin1String(call)).json()[QStringLiteral("comparisons")].toArray()[0].toObject();
    };
    const QJsonObject there = relation("octal{0.137} --with octal{0.07} --json");
    const QJsonObject back = relation("octal{0.07} --with octal{0.137} --json");
    QCOMPARE(there[QStringLiteral("relation")].toString(), QStringLiteral("shifted"));
    QCOMPARE(back[QStringLiteral("relation")].toString(), QStringLiteral("shifted"));
    QVERIFY(there[QStringLiteral("shift")].toInt() != 0);
    QCOMPARE(there[QStringLiteral("shift")].toInt(), -back[QStringLiteral("shift")].toInt());
    QVERIFY(there[QStringLiteral("proved")].toBool() && back[QStringLiteral("proved")].toBool());
}

void CompareCommandTest::refuses_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("no heaps") << "matrix"
                              << "not a game on heaps";
    QTest::newRow("no heaps to compare with") << "kayles --with chomp"
                                              << "not a game on heaps";
    QTest::newRow("no code") << "octal{0.9}"
                             << "digit from 0 to 7";
    QTest::newRow("too few terms") << "kayles --terms 20"
                                   << "200";
}

void CompareCommandTest::refuses()
{
    QFETCH(QString, arguments);
    QFETCH(QString, words);
    checkRefusal(callCompare(arguments), 2, words);
}

MEXPLORER_TEST(CompareCommandTest)
#include "tst_comparecommand.moc"
