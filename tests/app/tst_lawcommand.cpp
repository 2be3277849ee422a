// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace mexplorer;

/// Tests the command `law`: that the commands it names show the proofs.
class LawCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void namesTheStepsOfProofs();
    void namedStepsAreShown_data();
    void namedStepsAreShown();
    void unprovedLawsNameNone();
};

void LawCommandTest::namesTheStepsOfProofs()
{
    const CommandRun result = runCommand(QStringLiteral("law"), {"subtraction{1-3}"});
    QCOMPARE(result.status, 0);
    const QStringList lines = result.out.split(u'\n');
    QVERIFY2(lines[0].startsWith(QStringLiteral("G(n) = n mod 4 for all n. Proved: ")) &&
                 lines[0].endsWith(QStringLiteral(" Step by step: mexplorer steps 'subtraction{1-3}:8' --kind table")),
             qPrintable(result.out));
    QVERIFY2(lines[1].endsWith(QStringLiteral(" Step by step: mexplorer steps 'subtraction{1-3}:8' --kind period")),
             qPrintable(result.out));
}

void LawCommandTest::namedStepsAreShown_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"kayles", "nim", "subtraction{2,5}", "allbut{2,3}", "hex{0.8}", "octal{0.137}",
                              "rules{n -> n-k : k in 1..3}"})
        QTest::newRow(rules) << rules;
}

void LawCommandTest::namedStepsAreShown()
{
    QFETCH(QString, rules);
    static const QRegularExpression named(QStringLiteral("tep by step: mexplorer steps '([^']*)' --kind ([a-z-]*)$"),
                                          QRegularExpression::MultilineOption);
    QStringList commands;
    const CommandRun text = runCommand(QStringLiteral("law"), {rules, "--terms", "200"});
    for (auto each = named.globalMatch(text.out); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        commands << match.captured(1) + u' ' + match.captured(2);
        const CommandRun shown = runCommand(QStringLiteral("steps"), {match.captured(1), "--kind", match.captured(2)});
        QCOMPARE(shown.status, 0);
        QVERIFY2(shown.out.count(u'\n') > 3, qPrintable(shown.out));
    }
    QVERIFY2(!commands.isEmpty(), qPrintable(text.out));
    QStringList members;
    const CommandRun json = runCommand(QStringLiteral("law"), {rules, "--terms", "200", "--json"});
    for (const QJsonValue &law : json.json()[QStringLiteral("laws")].toArray()) {
        const QJsonObject steps = law[QStringLiteral("steps")].toObject();
        if (steps.isEmpty())
            continue;
        QVERIFY(law[QStringLiteral("proved")].toBool());
        members << steps[QStringLiteral("game")].toString() + u' ' + steps[QStringLiteral("kind")].toString();
    }
    QCOMPARE(members, commands);
}

void LawCommandTest::unprovedLawsNameNone()
{
    const CommandRun result = runCommand(QStringLiteral("law"), {"rules{n -> n-k : k | n, k < n}", "--terms", "100"});
    QCOMPARE(result.status, 0);
    QVERIFY2(!result.out.contains(QStringLiteral("mexplorer steps")), qPrintable(result.out));
}

MEXPLORER_TEST(LawCommandTest)
#include "tst_lawcommand.moc"
