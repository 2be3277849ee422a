// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "tests/testprogram.h"

#include <QTest>

#include <new>
#include <stdexcept>

using namespace mexplorer;

namespace {

CommandUsage usageOfFault()
{
    return {"fault", "GAME", QStringLiteral("Fails."), "mexplorer fault nim:1", {}};
}

int outOfMemory(CommandOptions &, QTextStream &, QTextStream &)
{
    throw std::bad_alloc();
}

int tooLong(CommandOptions &, QTextStream &, QTextStream &)
{
    throw std::length_error("vector");
}

int broken(CommandOptions &, QTextStream &, QTextStream &)
{
    throw std::runtime_error("broken");
}

} // namespace

/// Tests that an exception in a command becomes a message and exit status 1, and doesn't terminate the program.
class CommandFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void exceptionsAreSentences_data();
    void exceptionsAreSentences();
};

void CommandFaultsTest::exceptionsAreSentences_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("words");
    QTest::newRow("no memory") << 0 << "There isn't enough memory for this.";
    QTest::newRow("too long") << 1 << "There isn't enough memory for this.";
    QTest::newRow("fault") << 2 << "a fault of the program: broken.";
}

void CommandFaultsTest::exceptionsAreSentences()
{
    QFETCH(int, which);
    QFETCH(QString, words);
    const ProgramCommand command = {"fault", usageOfFault, which == 0 ? outOfMemory : which == 1 ? tooLong : broken};
    QString outText, errText;
    QTextStream out(&outText);
    QTextStream err(&errText);
    QCOMPARE(command.call({QStringLiteral("fault"), QStringLiteral("nim:1")}, out, err), int(ExitStatus::noAnswer));
    QVERIFY(outText.isEmpty());
    QVERIFY2(errText.contains(words) && errText.count(u'\n') == 1, qPrintable(errText));
}

MEXPLORER_TEST(CommandFaultsTest)
#include "tst_commandfaults.moc"
