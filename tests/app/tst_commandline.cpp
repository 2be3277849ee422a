// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

struct Run
{
    int status = -1;
    QString out;
    QString err;
};

/// True if a process has a handler for SIGINT.
bool catchesInterrupt(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const qsizetype at = status.indexOf("SigCgt:");
    return at >= 0 &&
           (status.mid(at + 7, 64).trimmed().left(16).toULongLong(nullptr, 16) & (1ULL << (SIGINT - 1))) != 0;
}

} // namespace

/// Tests the program itself, run as by a shell: exit statuses, standard output and standard error.
class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void helps_data();
    void helps();
    void saysItsVersion();
    void saysThatTheWindowNeedsADisplay_data();
    void saysThatTheWindowNeedsADisplay();
    void refusesBadInput_data();
    void refusesBadInput();
    void cyclesHaveAnOutcome();
    void answersOnStandardOutput_data();
    void answersOnStandardOutput();
    void speaksUtf8InEveryLocale();
    void writesGraphs_data();
    void writesGraphs();
    void mergesBySymmetry();
    void tellsOfPartsAndCycles();
    void stopsAtCtrlC();
    void namesItsLimits();

private:
    /// Runs the program without a display, with additional variables of the \a environment ("LC_ALL=C").
    Run run(const QStringList &arguments, const QStringList &environment = {}) const
    {
        QProcess process;
        start(process, arguments, environment);
        process.waitForFinished(60'000);
        return resultOf(process);
    }

    void start(QProcess &process, const QStringList &arguments, const QStringList &environment) const
    {
        QProcessEnvironment clean = QProcessEnvironment::systemEnvironment();
        for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            clean.remove(QLatin1String(variable));
        for (const QString &assignment : environment)
            clean.insert(assignment.section(u'=', 0, 0), assignment.section(u'=', 1));
        process.setProcessEnvironment(clean);
        process.setWorkingDirectory(m_folder.path());
        process.start(paths::program(), arguments);
    }

    static Run resultOf(QProcess &process)
    {
        const bool ended = process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit;
        return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    void write(const QString &name, const QByteArray &content) const
    {
        mexplorer::samples::written(m_folder.filePath(name), content);
    }

    QByteArray contentOf(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

void CommandLineTest::helps_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("all") << QStringList{"--help"}
                         << QStringList{"mexplorer [GAME | FILE]", "value GAME", "steps GAME", "graph GAME",
                                        "sequence RULES",          "play GAME",  "Exit status"};
    QTest::newRow("short") << QStringList{"-h"} << QStringList{"value GAME"};
    QTest::newRow("value") << QStringList{"value", "--help"}
                           << QStringList{"mexplorer value GAME", "--misere", "--json"};
    QTest::newRow("steps") << QStringList{"steps", "--help"}
                           << QStringList{"mexplorer steps GAME", "--kind", "--format"};
    QTest::newRow("graph") << QStringList{"graph", "--help"}
                           << QStringList{"mexplorer graph GAME", "--output",    "--merge",
                                          "--max-positions",      "--max-moves", "tex"};
    QTest::newRow("sequence") << QStringList{"sequence", "--help"}
                              << QStringList{"mexplorer sequence RULES", "--terms", "--prove-period", "--time",
                                             "--json"};
    QTest::newRow("play") << QStringList{"play", "--help"} << QStringList{"mexplorer play GAME", "--level", "--seed"};
}

void CommandLineTest::helps()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, words);
    const Run result = run(arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    for (const QString &word : words)
        QVERIFY2(result.out.contains(word), qPrintable(word + QStringLiteral(" is missing in: ") + result.out));
    for (const QString &line : result.out.split(u'\n'))
        QVERIFY2(line.size() <= 120, qPrintable(line));
}

void CommandLineTest::saysItsVersion()
{
    const Run result = run({"--version"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("Mexplorer " MEXPLORER_VERSION "\n"));
    QCOMPARE(result.err, QString());
}

void CommandLineTest::saysThatTheWindowNeedsADisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("environment");
    QTest::newRow("nothing") << QStringList() << QStringList();
    QTest::newRow("game") << QStringList{"kayles:7"} << QStringList();
    QTest::newRow("empty variable") << QStringList() << QStringList{"DISPLAY="};
    QTest::newRow("dead display") << QStringList() << QStringList{"DISPLAY=:4711"};
}

void CommandLineTest::saysThatTheWindowNeedsADisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, environment);
    const Run result = run(arguments, environment);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(QStringLiteral("needs a display")), qPrintable(result.err));
    for (const char *command : {"value", "steps", "graph", "sequence", "play", "--help"})
        QVERIFY2(result.err.contains(QLatin1String(command)), qPrintable(result.err));
}

void CommandLineTest::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    const auto row = [](const QString &arguments, const char *words) {
        QTest::newRow(qPrintable(arguments)) << arguments.split(u' ') << QString::fromUtf8(words);
    };
    write(QStringLiteral("text.dot"), "hello world\n");
    write(QStringLiteral("picture.json"), QByteArray("\x89PNG\r\n\x1a\n\0\0", 10));
    write(QStringLiteral("cycle.txt"), "a b\nb a\n");
    row("frobnicate", "there is no game of this name; the games are nim");
    row("kayles:7x", "kayles:7x — 'x' at column 9: expected a number, ',' or '+'.");
    row("--frobnicate", "There is no option '--frobnicate'");
    row("nim:3,4\t#first", "copied game");
    row("no-such-file.dot", "There is no file no-such-file.dot.");
    row("nim:3 + nim:4", "put an expression with spaces in quotes");
    row("value", "GAME is missing");
    row("value kayles:7x", "'x' at column 9");
    row("value nim:3 nim:4", "takes one GAME and was given 2");
    row("value nim:3 --frobnicate", "Unknown option 'frobnicate'.");
    row("value matrix:011/01", "row 2 has length 2 and row 1 has length 3");
    row("value matrix:40x40", "at most 64 cells");
    row("value octal{0.78}:3", "digit from 0 to 7");
    row("value nim:1000000000000 --misere", "at most 1,000,000,000");
    row("value subtraction{0}:3", "1 or more");
    row("value graph{none.dot}", "There is no file none.dot.");
    row("value graph{text.dot}", "text.dot, line 1: expected 'digraph', found 'hello'.");
    row("value graph{picture.json}", "picture.json, line 1: this is not text");
    row("value graph{cycle.txt}:q", "has no vertex of this name");
    row("steps", "GAME is missing");
    row("steps kayles:5 --kind nonsense", "nonsense");
    row("steps kayles:5 --format nonsense", "nonsense");
    row("graph", "GAME is missing");
    row("graph kayles:5", "add -o FILE");
    row("graph kayles:5 -o", "Missing value");
    row("graph kayles:5 -o x.doc", "the endings are svg, png, pdf, dot, graphml, csv, json, tex.");
    row("graph kayles:5 -o x", "the endings are");
    row("graph kayles:5 -o no/folder/x.json", "there is no folder no/folder");
    row("graph kayles:5 -o x.json --merge sideways", "--merge takes one of exact, symmetry, not 'sideways'.");
    row("graph kayles:5 -o x.json --max-positions 0", "--max-positions takes a number from 1 to 20,000,000, not '0'.");
    row("graph kayles:5 -o x.json --max-positions many", "not 'many'");
    row("graph kayles:5 -o x.svg --width 500", "--width is for PNG files; x.svg is not one.");
    row("graph kayles:5 -o x.png --width 9", "--width takes a number from 64 to 200,000, not '9'.");
    row("graph kayles:5x -o x.json", "'x' at column 9");
    row("sequence", "RULES is missing");
    row("sequence kayles --terms many", "many");
    row("sequence nimm --terms 5", "there is no game of this name");
    row("play", "GAME is missing");
    row("play nim:3 --level 101", "101");
}

/// A cycle is valid input and has an answer.
void CommandLineTest::cyclesHaveAnOutcome()
{
    write(QStringLiteral("cycle.txt"), "a b\nb a\n");
    const Run result = run({QStringLiteral("value"), QStringLiteral("graph{cycle.txt}:a")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("a draw")), qPrintable(result.out));
}

void CommandLineTest::refusesBadInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(words), qPrintable(result.err));
    QVERIFY2(result.err.trimmed().endsWith(u'.'), qPrintable(result.err));
    QVERIFY2(!result.err.contains(u'!') && !result.err.contains(QStringLiteral("rror")), qPrintable(result.err));
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("x.json"))));
}

void CommandLineTest::answersOnStandardOutput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("value") << QStringList{"value", "kayles:7"} << "Value 2";
    QTest::newRow("misere") << QStringList{"value", "nim:1,1", "--misere"} << "N";
    QTest::newRow("steps") << QStringList{"steps", "kayles:4"} << "mex";
    QTest::newRow("sequence") << QStringList{"sequence", "kayles", "--terms", "8", "--json"}
                              << "[0, 1, 2, 3, 1, 4, 3, 2]";
}

void CommandLineTest::answersOnStandardOutput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const Run result = run(arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QVERIFY2(result.out.contains(words), qPrintable(result.out));
}

void CommandLineTest::speaksUtf8InEveryLocale()
{
    write(QStringLiteral("zeta.json"), "{\"moves\": [[\"ζ\", \"é\"]]}");
    for (const char *locale : {"LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=C.UTF-8", "LC_ALL="}) {
        const Run result = run({"value", "graph{zeta.json}:ζ", "--json"}, {QLatin1String(locale)});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.status, 0);
        QCOMPARE(QJsonDocument::fromJson(result.out.toUtf8()).object()[QStringLiteral("game")].toString(),
                 QStringLiteral("graph{zeta.json}:ζ"));
    }
}

void CommandLineTest::writesGraphs_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("start");
    const auto row = [](const char *ending, const char *start) {
        QTest::newRow(ending) << QString::fromLatin1(ending) << QByteArray(start);
    };
    row("svg", "<?xml");
    row("png", "\x89PNG");
    row("pdf", "%PDF");
    row("dot", "digraph \"kayles:6\"");
    row("graphml", "<?xml");
    row("csv", "id,position,");
    row("json", "{\"game\": \"kayles:6\", \"root\": 0, \"truncated\": false,");
    row("tex", "% kayles:6");
    row("JSON", "{\"game\"");
}

void CommandLineTest::writesGraphs()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, start);
    const QString name = QStringLiteral("kayles.") + ending;
    const Run result = run({"graph", "kayles:6", "-o", name});
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QString());
    QVERIFY2(contentOf(name).startsWith(start), contentOf(name).left(80).constData());
}

void CommandLineTest::mergesBySymmetry()
{
    const auto positions = [this](const QString &merge) {
        const Run result = run({"graph", "matrix:2x2", "-o", "m.json", "--merge", merge});
        return result.status == 0 ? QJsonDocument::fromJson(contentOf(QStringLiteral("m.json")))
                                        .object()[QStringLiteral("positions")]
                                        .toArray()
                                        .size()
                                  : -1;
    };
    QCOMPARE(positions(QStringLiteral("exact")), 16);
    QCOMPARE(positions(QStringLiteral("symmetry")), 6);
}

void CommandLineTest::tellsOfPartsAndCycles()
{
    const Run part = run({"graph", "kayles:20", "-o", "part.json", "--max-positions", "50"});
    QCOMPARE(part.status, 1);
    QCOMPARE(part.out, QString());
    QVERIFY2(part.err.contains(QStringLiteral("larger than the limit of 50 positions")), qPrintable(part.err));
    QVERIFY2(part.err.contains(QStringLiteral("--max-positions")), qPrintable(part.err));
    QVERIFY(
        QJsonDocument::fromJson(contentOf(QStringLiteral("part.json"))).object()[QStringLiteral("truncated")].toBool());

    const Run moves = run({"graph", "nim:100", "-o", "moves.json", "--max-moves", "500"});
    QCOMPARE(moves.status, 1);
    QVERIFY2(moves.err.contains(QStringLiteral("more moves than the limit of 500")), qPrintable(moves.err));
    QVERIFY2(moves.err.contains(QStringLiteral("Raise the limit with --max-moves.")), qPrintable(moves.err));
    QCOMPARE(run({"graph", "nim:100", "-o", "moves.json", "--max-moves", "5050"}).err, QString());

    write(QStringLiteral("round.txt"), "a b\nb c\nc b\nc d\n");
    const Run round = run({"graph", "graph{round.txt}:a", "-o", "round.json"});
    QCOMPARE(round.status, 0);
    QVERIFY2(round.err.contains(QStringLiteral("b -> c -> b")), qPrintable(round.err));
    const QJsonArray positions = QJsonDocument::fromJson(contentOf(QStringLiteral("round.json")))
                                     .object()[QStringLiteral("positions")]
                                     .toArray();
    QVERIFY(positions[0].toObject()[QStringLiteral("value")].isNull());
    QCOMPARE(positions[3].toObject()[QStringLiteral("value")].toInt(-1), 0);
}

/// The part built before Ctrl-C is written; the exit status reports that it is incomplete. Two signals at once count as
/// one.
void CommandLineTest::stopsAtCtrlC()
{
    QProcess process;
    start(process, {"graph", "nim:300,301,302", "-o", "cut.csv", "--max-positions", "20000000"}, {});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(catchesInterrupt(process.processId()));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    const Run result = resultOf(process);
    QCOMPARE(result.status, 3);
    QVERIFY2(result.err.contains(QStringLiteral("cancelled")), qPrintable(result.err));
    const QByteArray written = contentOf(QStringLiteral("cut.csv"));
    QVERIFY(written.startsWith("id,position,") && written.endsWith("?\n"));
}

void CommandLineTest::namesItsLimits()
{
    const Run result = run({"value", "chomp:9x9", "--max-positions", "100"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(QStringLiteral("100")), qPrintable(result.err));
}

MEXPLORER_TEST(CommandLineTest)
#include "tst_commandline.moc"
