// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>

using namespace mexplorer;

/// Tests `mexplorer split`, `value @FILE` and `join`, together with GNU parallel.
class SplitCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void parallelRunsTheJobs();
    void theCommandsItPrintsWork_data();
    void theCommandsItPrintsWork();
    void tellsThatTheValueIsGreater();
    void printsWhatAJobFinds();
    void aJobMayTakeTooLong();
    void refuses_data();
    void refuses();

private:
    static int runShell(const QString &folder, const QString &line)
    {
        QProcess shell;
        shell.setWorkingDirectory(folder);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("MEXPLORER"), paths::program());
        shell.setProcessEnvironment(environment);
        shell.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        shell.start(QStringLiteral("bash"), {QStringLiteral("-c"), line});
        return shell.waitForFinished(600'000) ? shell.exitCode() : -1;
    }
};

/// One job is killed as soon as it begins; parallel runs it again.
void SplitCommandTest::parallelRunsTheJobs()
{
    QTemporaryDir folder;
    QVERIFY(folder.isValid());
    QCOMPARE(runShell(folder.path(), QStringLiteral("\"$MEXPLORER\" split cram:5x6 --jobs 8 --most 2 -o jobs")), 0);
    QVERIFY(runShell(folder.path(), QStringLiteral("\"$MEXPLORER\" join jobs")) != 0);
    const QString kills = QStringLiteral("parallel --will-cite -j2 --joblog log "
                                         "'if [ {/} = 3.job ]; then \"$MEXPLORER\" value @{} & kill -KILL $!; wait $!; "
                                         "else \"$MEXPLORER\" value @{}; fi' ::: jobs/*.job");
    QCOMPARE(runShell(folder.path(), kills), 1); // the number of jobs that failed
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("jobs/3.values"))));
    QCOMPARE(runShell(folder.path(), QStringLiteral("\"$MEXPLORER\" join jobs 2>&1 | grep -q ': jobs/3.job\\.'")), 0);
    QCOMPARE(
        runShell(folder.path(), QStringLiteral("parallel --will-cite -j2 '\"$MEXPLORER\" value @{}' ::: jobs/*.job")),
        0);

    const QString path = folder.filePath(QStringLiteral("jobs"));
    const QJsonObject joined = runCommand(QStringLiteral("join"), {path, QStringLiteral("--json")}).json();
    QJsonObject expected =
        runCommand(QStringLiteral("value"), {QStringLiteral("cram:5x6"), QStringLiteral("--json")}).json();
    QCOMPARE(expected[QStringLiteral("value")], 2);
    QCOMPARE(joined, expected);
}

void SplitCommandTest::theCommandsItPrintsWork_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"jobs", "my jobs", "it's $HOME; \"a\" *", "-o", "Züge"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void SplitCommandTest::theCommandsItPrintsWork()
{
    QFETCH(QString, name);
    QTemporaryDir folder;
    const QDir before = QDir::current();
    QVERIFY(QDir::setCurrent(folder.path()));
    const CommandRun split =
        runCommand(QStringLiteral("split"), {QStringLiteral("cram:4x5"), QStringLiteral("--jobs"), QStringLiteral("3"),
                                             QStringLiteral("--output=") + name});
    QDir::setCurrent(before.path());
    QCOMPARE(split.status, 0);
    QFile script(folder.filePath(QStringLiteral("script")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("mexplorer() { \"$MEXPLORER\" \"$@\"; }; export -f mexplorer; export PARALLEL=--will-cite SHELL=bash; "
                 "set -e\n" +
                 split.out.section(u'\n', 1).toUtf8());
    script.close();
    QCOMPARE(runShell(folder.path(), QStringLiteral("bash ./script > out && grep -q '^Value 2,' out")), 0);
}

void SplitCommandTest::tellsThatTheValueIsGreater()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("jobs"));
    const CommandRun split =
        runCommand(QStringLiteral("split"), {QStringLiteral("cram:3x16"), QStringLiteral("--jobs"), QStringLiteral("1"),
                                             QStringLiteral("--most"), QStringLiteral("0"), QStringLiteral("--json"),
                                             QStringLiteral("-o"), path});
    QCOMPARE(split.status, 0);
    QCOMPARE(split.json()[QStringLiteral("jobs")], 1);
    QCOMPARE(split.json()[QStringLiteral("most")], 0);
    QCOMPARE(runCommand(QStringLiteral("value"), {u'@' + QDir(path).filePath(QStringLiteral("1.job"))}).status, 0);
    const CommandRun join = runCommand(QStringLiteral("join"), {path, QStringLiteral("--time"), QStringLiteral("1")});
    QCOMPARE(join.status, 1);
    QVERIFY2(join.err.contains(QStringLiteral("The jobs looked for values of at most 0: split it again, with --most ")),
             qPrintable(join.err));
}

void SplitCommandTest::printsWhatAJobFinds()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("jobs"));
    const CommandRun split = runCommand(QStringLiteral("split"),
                                        {QStringLiteral("cram:4x5"), QStringLiteral("--jobs"), QStringLiteral("2"),
                                         QStringLiteral("--most"), QStringLiteral("0"), QStringLiteral("-o"), path});
    QCOMPARE(split.status, 0);
    QVERIFY(split.out.contains(QStringLiteral("mexplorer join ") + path));
    const QString job = u'@' + QDir(path).filePath(QStringLiteral("1.job"));
    const CommandRun text = runCommand(QStringLiteral("value"), {job});
    QCOMPARE(text.status, 0);
    const QJsonArray positions = runCommand(QStringLiteral("value"), {job, QStringLiteral("--json")})
                                     .json()[QStringLiteral("positions")]
                                     .toArray();
    const QStringList lines = text.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), positions.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject position = positions[i].toObject();
        const QString game = lines[i].section(u'\t', 0, 0);
        QCOMPARE(position[QStringLiteral("game")], game);
        const CommandRun value = runCommand(QStringLiteral("value"), {game, QStringLiteral("--json")});
        const bool isZero = value.json()[QStringLiteral("value")] == 0;
        QCOMPARE(lines[i].section(u'\t', 1), isZero ? QStringLiteral("0") : QStringLiteral(">0"));
        QCOMPARE(position[QStringLiteral("value")], isZero ? QJsonValue(0) : QJsonValue());
        QCOMPARE(position.contains(QStringLiteral("value_at_least")), !isZero);
    }
}

void SplitCommandTest::aJobMayTakeTooLong()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("jobs"));
    QCOMPARE(runCommand(QStringLiteral("split"), {QStringLiteral("cram:7x9"), QStringLiteral("--jobs"),
                                                  QStringLiteral("2"), QStringLiteral("-o"), path})
                 .status,
             0);
    const QString job = QDir(path).filePath(QStringLiteral("1.job"));
    const CommandRun run =
        runCommand(QStringLiteral("value"), {u'@' + job, QStringLiteral("--time"), QStringLiteral("1")});
    checkRefusal(run, 1, QStringLiteral("run it again to resume, with more time by --time."));
    QVERIFY(QFile::exists(QDir(path).filePath(QStringLiteral("1.checkpoint"))));
}

void SplitCommandTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *line, const char *words) {
        QTest::newRow(line) << QString::fromLatin1(line).split(u' ') << QString::fromLatin1(words);
    };
    row("split cram:4x5", "as in -o jobs");
    row("split nim:3 -o none", "boards of one game");
    row("split cram:2x2 -o none", "solved at once");
    row("split cram:4x5 -o none --jobs 0", "--jobs takes a number from 1");
    row("split cram:4x5 -o none --most 64", "--most takes a number from 0");
    row("value @none.job", "There is no file none.job");
    row("value @", "There is no file");
    row("value @none.job --misere", "--misere is not for a job");
    row("value @none.job --each", "--each is not for a job");
    row("value @none.job --max-moves 3", "--max-moves is not for a job");
    row("value @none.job --checkpoint file", "--checkpoint is not for a job");
    row("join none", "question.txt");
    row("join none --time 0", "--time takes a number from 1");
}

void SplitCommandTest::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    checkRefusal(runCommand(arguments.first(), arguments.mid(1)), 2, words);
    QVERIFY(!QFile::exists(QStringLiteral("none")));
}

MEXPLORER_TEST(SplitCommandTest)
#include "tst_splitcommand.moc"
