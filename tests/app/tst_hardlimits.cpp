// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandoptions.h"
#include "tests/fulldisk.h"
#include "tests/paths.h"
#include "tests/sanitized.h"
#include "tests/testprogram.h"

#include <QProcess>
#include <QTemporaryDir>

#include <sys/resource.h>

using namespace mexplorer;

/// Tests the program with too little memory for the task.
class HardLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void littleMemoryIsSaid_data();
    void littleMemoryIsSaid();
    void littleMemoryIsEnough_data();
    void littleMemoryIsEnough();
    void refusalsKeepTheFile();

private:
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static constexpr quint64 small = 600'000;
    static constexpr quint64 little = 220'000;
    static constexpr quint64 tiny = 180'000;

    /// Starts the program with a limit of its address space, as by "ulimit -v".
    static void startWithin(quint64 kibibytes, QProcess &program, const QStringList &arguments)
    {
        program.setChildProcessModifier([kibibytes] {
            const rlimit limit = {kibibytes << 10, kibibytes << 10};
            ::setrlimit(RLIMIT_AS, &limit);
        });
        program.start(paths::program(), arguments);
    }

    QTemporaryDir m_folder;
};

void HardLimitsTest::littleMemoryIsSaid_data()
{
    QTest::addColumn<quint64>("kibibytes");
    QTest::addColumn<QStringList>("arguments");
    const QStringList endless = {"--max-positions", "1000000000", "--max-moves", "1000000000000"};
    // Tasks that are refused before they start, followed by some that fail while running: with less memory sooner.
    QTest::newRow("terms") << small << QStringList{"sequence", "grundy", "--terms", "1000000000"};
    QTest::newRow("terms into a file") << small << QStringList{"sequence",  "octal{0.007}", "--terms",
                                                               "900000000", "-o",           file("a.mexseq")};
    QTest::newRow("terms by the plain method")
        << small << QStringList{"sequence", "subtraction{1,5,7}", "--terms", "1000000000"};
    QTest::newRow("a table") << small << QStringList{"table", "matrix:5x6"};
    QTest::newRow("pairs") << small << QStringList{"value", "wythoff:(40000,40000)"} + endless;
    QTest::newRow("a graph") << little
                             << QStringList{"graph", "matrix:5x5", "-o", file("a.csv"), "--max-positions", "20000000"};
    QTest::newRow("positions of a solver") << tiny << QStringList{"value", "chomp:14x14"} + endless;
    QTest::newRow("positions of a solver under misère play")
        << tiny << QStringList{"value", "kayles:60 + grundy:60", "--misere"} + endless;
}

/// A task that needs more memory ends with a message, and the program isn't killed.
void HardLimitsTest::littleMemoryIsSaid()
{
    QFETCH(quint64, kibibytes);
    QFETCH(QStringList, arguments);
    if (isSanitized) {
        QVERIFY(!arguments.isEmpty()); // a sanitizer takes terabytes of address space
        return;
    }
    QProcess program;
    startWithin(kibibytes, program, arguments);
    QVERIFY(program.waitForFinished(300'000));
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(program.exitStatus() == QProcess::NormalExit, said.constData());
    QVERIFY2(program.exitCode() == ExitStatus::noAnswer, said.constData());
    QVERIFY2(said.count('\n') == 1 && said.size() < 1'000 && said.contains("memory"), said.constData());
    QVERIFY2(!said.contains("There isn't enough memory"), said.constData()); // refused before it starts
}

void HardLimitsTest::littleMemoryIsEnough_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("terms") << QStringList{"sequence", "kayles", "--terms", "10000000", "--at", "9999999"}
                           << QByteArray("G(9,999,999)");
    QTest::newRow("a table") << QStringList{"table", "matrix:4x6"} << QByteArray("16,777,216");
    QTest::newRow("a board") << QStringList{"value", "matrix:5x5"} << QByteArray("leaves value 0");
    QTest::newRow("a puzzle") << QStringList{"puzzle", "matrix:5x5", "--seed", "1"} << QByteArray("puzzle one-move");
}

/// A task that fits is answered as usual.
void HardLimitsTest::littleMemoryIsEnough()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, answer);
    if (isSanitized) {
        QVERIFY(!arguments.isEmpty());
        return;
    }
    QProcess program;
    startWithin(small, program, arguments);
    QVERIFY(program.waitForFinished(300'000));
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == ExitStatus::done, said.constData());
    QVERIFY(program.readAllStandardOutput().contains(answer));
}

/// The values in an existing file are better than none.
void HardLimitsTest::refusalsKeepTheFile()
{
    if (isSanitized)
        return;
    const QString path = file("kept.mexseq");
    QProcess program;
    program.start(paths::program(), {"sequence", "kayles", "--terms", "100", "-o", path});
    QVERIFY(program.waitForFinished(60'000));
    const QByteArray before = contentOf(path);
    QVERIFY(before.size() > 100);
    startWithin(small, program, {"sequence", "kayles", "--terms", "1000000000", "-o", path});
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), int(ExitStatus::noAnswer));
    QCOMPARE(contentOf(path), before);
    const QString fresh = file("fresh.mexseq"); // a new file gets the known values
    startWithin(small, program, {"sequence", "kayles", "--terms", "1000000000", "-o", fresh});
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), int(ExitStatus::noAnswer));
    QVERIFY(contentOf(fresh).startsWith("MEXPSEQ1"));
}

MEXPLORER_TEST(HardLimitsTest)
#include "tst_hardlimits.moc"
