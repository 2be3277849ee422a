// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandrun.h"
#include "tests/testprogram.h"

#include "app/cli/commandline.h"
#include "model/session/filekinds.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests the texts generated from the usages of all commands: help, the manual page, completion.
class HelpCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void generalHelpHasEveryOption();
    void helpOfACommandIsItsOwn();
    void unknownCommand();
    void manualPage();
    void manualPageNamesEachKindOfFile();
    void completes_data();
    void completes();

private:
    static CommandRun help(const QStringList &arguments) { return runCommand(QStringLiteral("help"), arguments); }
};

void HelpCommandTest::generalHelpHasEveryOption()
{
    const CommandRun all = help({});
    QCOMPARE(all.status, 0);
    for (const ProgramCommand *command : programCommands()) {
        const CommandUsage usage = command->usage();
        QCOMPARE(usage.name, QString::fromLatin1(command->name));
        QVERIFY2(usage.example.startsWith(QStringLiteral("mexplorer ") + usage.name), qPrintable(usage.example));
        QVERIFY2(all.out.contains(QStringLiteral("mexplorer %1 %2").arg(usage.name, usage.argumentText())),
                 command->name);
        QVERIFY2(all.out.contains(usage.about), command->name);
        for (const CommandOption &option : usage.options)
            QVERIFY2(all.out.contains(optionText(option)), qPrintable(optionText(option)));
    }
    QVERIFY(all.out.contains(QStringLiteral("GAME [-o FILE] [--format svg|png|pdf|dot|graphml|csv|json|tex]")));
    QVERIFY(all.out.contains(
        QStringLiteral("[--kind mex|nim-sum|labels|proof|period|table|tree|symmetry|bouton|code|misere]")));
}

void HelpCommandTest::helpOfACommandIsItsOwn()
{
    for (const ProgramCommand *command : programCommands()) {
        const QString name = QString::fromLatin1(command->name);
        const CommandRun own = runCommand(name, {QStringLiteral("--help")});
        QCOMPARE(own.status, 0);
        QCOMPARE(help({name}).out, own.out);
        for (const CommandOption &option : command->usage().options)
            QVERIFY2(own.out.contains(QStringLiteral("--") + option.names().constLast()), command->name);
    }
}

void HelpCommandTest::unknownCommand()
{
    const CommandRun result = help({QStringLiteral("frobnicate")});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty() && result.err.contains(QStringLiteral("frobnicate")));
}

/// Every command and option is included, and every groff request is one that man pages use.
void HelpCommandTest::manualPage()
{
    const CommandRun page = help({QStringLiteral("--man")});
    QCOMPARE(page.status, 0);
    QVERIFY(page.out.startsWith(QStringLiteral(".TH MEXPLORER 1 ")));
    static const QRegularExpression request(QStringLiteral("^\\.(TH|SH|SS|TP|PP|B|br|nf|fi|RS|RE)( |$)"));
    for (const QString &line : page.out.split(u'\n')) {
        QVERIFY2(!line.startsWith(u'.') || request.match(line).hasMatch(), qPrintable(line));
        QVERIFY2(!line.startsWith(u'\''), qPrintable(line));
    }
    for (const char *section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "\"EXIT STATUS\""})
        QVERIFY2(page.out.contains(QStringLiteral("\n.SH ") + QLatin1String(section)), section);
    for (const char *option : {"present", "help", "version"}) {
        QVERIFY2(page.out.contains(QStringLiteral("\\-\\-%1\\fR").arg(QLatin1String(option))), option);
        QVERIFY2(help({}).out.contains(QStringLiteral("--") + QLatin1String(option)), option);
    }
    for (const ProgramCommand *command : programCommands()) {
        const CommandUsage usage = command->usage();
        QVERIFY2(page.out.contains(QStringLiteral("\n.SS \"mexplorer %1 ").arg(usage.name)), command->name);
        for (const CommandOption &option : usage.options) {
            const QString name = QString(option.names().constLast()).replace(u'-', QStringLiteral("\\-"));
            QVERIFY2(page.out.contains(QStringLiteral("\\fB\\-\\-%1\\fR").arg(name)), qPrintable(name));
        }
    }
}

void HelpCommandTest::manualPageNamesEachKindOfFile()
{
    static const QRegularExpression files(QStringLiteral("\n\\.SH FILES\n(.*?)\n\\.SH "),
                                          QRegularExpression::DotMatchesEverythingOption);
    const QString section = files.match(help({QStringLiteral("--man")}).out).captured(1);
    for (const FileKind kind : allFileKinds()) {
        QVERIFY2(section.contains(fileKindTitle(kind)), qPrintable(fileKindTitle(kind)));
        for (const QString &ending : fileKindEndings(kind))
            QVERIFY2(QRegularExpression(QStringLiteral("\\.%1\\b").arg(ending)).match(section).hasMatch(),
                     qPrintable(ending));
    }
}

void HelpCommandTest::completes_data()
{
    QTest::addColumn<QStringList>("words"); // typed so far
    QTest::addColumn<QStringList>("completions");
    QTest::newRow("command") << QStringList{"seq"} << QStringList{"sequence"};
    QTest::newRow("file") << QStringList{"moves"} << QStringList{"moves.dot"};
    QTest::newRow("option") << QStringList{"value", "nim:3", "--mi"} << QStringList{"--misere"};
    QTest::newRow("options") << QStringList{"value", "nim:3", "--max"} << QStringList{"--max-positions", "--max-moves"};
    QTest::newRow("words") << QStringList{"steps", "nim:3", "--kind", "p"} << QStringList{"proof", "period"};
    QTest::newRow("file of an option") << QStringList{"graph", "nim:3", "-o", "mo"} << QStringList{"moves.dot"};
    QTest::newRow("number") << QStringList{"graph", "nim:3", "--width", ""} << QStringList();
}

void HelpCommandTest::completes()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, completions);
    const CommandRun script = help({QStringLiteral("--completion")});
    QCOMPARE(script.status, 0);
    const QTemporaryDir folder;
    QFile moves(folder.filePath(QStringLiteral("moves.dot")));
    QVERIFY(moves.open(QIODevice::WriteOnly));
    QString call = script.out + QStringLiteral("COMP_WORDS=(mexplorer");
    for (const QString &word : words)
        call += QStringLiteral(" '%1'").arg(word);
    call += QStringLiteral("); COMP_CWORD=%1; _mexplorer; printf '%s\\n' \"${COMPREPLY[@]}\"").arg(words.size());
    QProcess bash;
    bash.setWorkingDirectory(folder.path());
    bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), call});
    QVERIFY(bash.waitForFinished());
    QCOMPARE(bash.readAllStandardError(), QByteArray());
    QCOMPARE(QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts), completions);
}

MEXPLORER_TEST(HelpCommandTest)
#include "tst_helpcommand.moc"
