// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests the command `program`: its languages, its output, and what it refuses. What programs print is tested by
/// tst_gameprogram.
class ProgramCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void writesEachLanguage();
    void fileSaysTheLanguage();
    void largeHeaps();
    void refuses_data();
    void refuses();
};

namespace {

CommandRun program(const QStringList &arguments)
{
    return runCommand(QStringLiteral("program"), arguments);
}

bool isCpp(const QString &text)
{
    return text.contains(QStringLiteral("#include")) && text.contains(QStringLiteral("int main()"));
}

bool isPython(const QString &text)
{
    return text.contains(QStringLiteral("def main():"));
}

} // namespace

void ProgramCommandTest::writesEachLanguage()
{
    const QString game = QStringLiteral("kayles:7 + rules{n -> n-k : prime(k)}:20");
    const CommandRun usual = program({game});
    QCOMPARE(usual.status, 0);
    QVERIFY(isPython(usual.out) && usual.err.isEmpty());
    QCOMPARE(program({game, QStringLiteral("--language"), QStringLiteral("python")}).out, usual.out);
    const CommandRun cpp = program({game, QStringLiteral("--language"), QStringLiteral("cpp")});
    QCOMPARE(cpp.status, 0);
    QVERIFY(isCpp(cpp.out));
}

void ProgramCommandTest::fileSaysTheLanguage()
{
    const QTemporaryDir folder;
    const auto written = [&](const QString &name, const QStringList &more = {}) {
        QFile file(folder.filePath(name));
        const CommandRun run =
            program(QStringList{QStringLiteral("kayles:7"), QStringLiteral("-o"), file.fileName()} + more);
        return run.status == 0 && run.out.isEmpty() && file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll())
                   : QString();
    };
    QVERIFY(isPython(written(QStringLiteral("kayles.py"))));
    QVERIFY(isCpp(written(QStringLiteral("kayles.cpp"))));
    QVERIFY(isPython(written(QStringLiteral("odd.cpp"), {QStringLiteral("--language"), QStringLiteral("python")})));
}

/// Heaps past the limit of a position are written where a law is proved.
void ProgramCommandTest::largeHeaps()
{
    const CommandRun run = program({QStringLiteral("kayles:1000000000000000000")});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(QStringLiteral("kayles_value(1000000000000000000)")));
}

void ProgramCommandTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("no game") << QStringList{"nimm:3"} << 2 << "nimm";
    QTest::newRow("a language") << QStringList{"nim:3", "--language", "pascal"} << 2 << "pascal";
    QTest::newRow("a heap without a law") << QStringList{"grundy:1000000000000"} << 1 << "grundy";
    QTest::newRow("too large a heap") << QStringList{"nim:1000000000000000001"} << 2 << "1000000000000000001";
}

void ProgramCommandTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    checkRefusal(program(arguments), status, words);
}

MEXPLORER_TEST(ProgramCommandTest)
#include "tst_programcommand.moc"
