// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include "app/cli/commandjob.h"
#include "model/notation/namedrules.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun callSequence(const QStringList &arguments)
{
    return runCommand(QStringLiteral("sequence"), arguments);
}

QStringList words(const char *line)
{
    return QString::fromLatin1(line).split(u' ');
}

} // namespace

class SequenceCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAsJson();
    void valuesAsText();
    void valuesAsCsv();
    void valuesAreCounted();
    void rowsOfLength();
    void periodAsJson_data();
    void periodAsJson();
    void periodAsText();
    void searchWithoutTerms_data();
    void searchWithoutTerms();
    void searchGoesOn();
    void searchIsCancelled();
    void exitStatus_data();
    void exitStatus();
    void fileThatCannotBeWritten();
    void savedAndResumed();
    void damagedFile();
    void methodsAgree_data();
    void methodsAgree();
    void farValue();
};

void SequenceCommandTest::valuesAsJson()
{
    const CommandRun result = callSequence(words("octal{.77} --terms 5 --json"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("{\"rules\": \"octal{0.77}\", \"values\": [0, 1, 2, 3, 1]}\n"));
    QVERIFY(result.err.isEmpty());
    QCOMPARE(callSequence(words("nim --json --terms 2000")).json()[QStringLiteral("values")].toArray().last().toInt(),
             1999);
}

void SequenceCommandTest::valuesAsText()
{
    const CommandRun result = callSequence(words("kayles --terms 12"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("kayles: G(0) to G(11)\n"
                                        "   0  0 1 2 3 1 4 3 2 1 4\n"
                                        "  10  2 6\n"));
}

/// As the values themselves say.
void SequenceCommandTest::valuesAreCounted()
{
    const CommandRun text = callSequence(words("kayles --terms 12 --count"));
    QCOMPARE(text.status, 0);
    QCOMPARE(text.out, QStringLiteral("kayles: how often each value comes among G(0) to G(11)\n"
                                      "value  times\n"
                                      "    0  1\n    1  3\n    2  3\n    3  2\n    4  2\n    6  1\n"
                                      "P-positions, which have the value 0: 1 of 12.\n"));
    for (const char *rules : {"kayles", "subtraction{1-3}", "grundy", "divide{2,3}"}) {
        const QStringList game = {QString::fromLatin1(rules), QStringLiteral("--terms"), QStringLiteral("3000"),
                                  QStringLiteral("--json")};
        std::map<QString, int> counts;
        for (const QJsonValue value : callSequence(game).json()[QStringLiteral("values")].toArray())
            ++counts[QString::number(value.toInt())];
        const QJsonObject json = callSequence(game + QStringList{QStringLiteral("--count")}).json();
        const QJsonObject counted = json[QStringLiteral("counts")].toObject();
        QCOMPARE(std::size_t(counted.size()), counts.size());
        for (const auto &[value, times] : counts)
            QCOMPARE(counted[value].toInt(), times);
        QCOMPARE(json[QStringLiteral("p_positions")].toInt(), counts[QStringLiteral("0")]);
    }
    for (const char *other : {"--prove-period", "--at 5", "--blank", "-o x.csv"})
        QCOMPARE(callSequence(words("kayles --count") + words(other)).status, 2);
}

void SequenceCommandTest::valuesAsCsv()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("kayles.csv"));
    const CommandRun result = callSequence(words("kayles --terms 4 -o") + QStringList{path});
    QCOMPARE(result.status, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("n,value\n0,0\n1,1\n2,2\n3,3\n"));
}

void SequenceCommandTest::periodAsJson_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("expected");
    QTest::newRow("kayles") << "octal{0.77} --terms 200"
                            << R"({"rules": "octal{0.77}", "preperiod": 71, "period": 12, "last_exception": 70,
                 "checked_through": 167, "needed_through": 167, "theorem": "Guy-Smith", "proved": true})";
    QTest::newRow("few terms") << "octal{0.77} --terms 10"
                               << R"({"rules": "octal{0.77}", "preperiod": 71, "period": 12, "last_exception": 70,
                 "checked_through": 167, "needed_through": 167, "theorem": "Guy-Smith", "proved": true})";
    QTest::newRow("subtraction")
        << "subtraction{1-3} --terms 100"
        << R"({"rules": "subtraction{1-3}", "preperiod": 0, "period": 4, "last_exception": null,
                 "checked_through": 6, "needed_through": 6, "theorem": "repeated window", "proved": true})";
    QTest::newRow("nim") << "nim --terms 10"
                         << R"({"rules": "nim", "preperiod": 0, "period": 1, "saltus": 1, "last_exception": null,
                 "checked_through": 0, "needed_through": 0, "theorem": "closed form", "proved": true})";
}

void SequenceCommandTest::periodAsJson()
{
    QFETCH(QString, arguments);
    QFETCH(QString, expected);
    const CommandRun result =
        callSequence(arguments.split(u' ') + QStringList{QStringLiteral("--prove-period"), QStringLiteral("--json")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.json(), QJsonDocument::fromJson(expected.toUtf8()).object());
}

void SequenceCommandTest::periodAsText()
{
    const CommandRun result = callSequence(words("dawson --terms 2000 --prove-period"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out,
             QStringLiteral(
                 "Period 34, preperiod 52, last exception 51.\n"
                 "Guy–Smith: G(n + 34) = G(n) for 52 ≤ n < 141, checked through n = 174, so it holds for ever.\n"));
}

void SequenceCommandTest::searchWithoutTerms_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("status");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *arguments, const char *end, int status, const QStringList &sentences) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromLatin1(end) << status << sentences;
    };
    row("kayles", "proved", 0, {"Period 12, preperiod 71,", "it holds for ever"});
    row("octal{0.156}", "proved", 0, {"Period 349, preperiod 3,479, last exception 3,478."});
    row("kayles --time 1000", "proved", 0, {"Period 12"});
    row("nim", "proved", 0, {"G(n) = n for every n"});
    row("divide{2,3}", "never_periodic", 0, {"The values are not periodic"});
    row("grundy", "no_theorem", 1, {"two heaps that must differ", "With --terms N"});
    row("hex{0.Z}", "no_theorem", 1, {"four heaps or five"});
    row("octal{0.6} --time 1", "time", 1,
        {"No period of octal{0.6} is proved after 1 second", "--time 600", "-o FILE.mexseq", "--resume"});
    row("octal{0.376} --memory 1 --time 10000", "memory", 1,
        {"values, and more of them need more memory than 1 MiB, the limit", "--memory 4G", "--resume"});
    row("octal{0.6} --max-moves 1000000", "moves", 1, {"after looking at 1,000,000 moves, the limit", "--max-moves."});
    // The arithmetic period of a game whose saltus is no power of two is only seen.
    row("hex{0.3F} --max-moves 1000000", "moves", 1, {"Seen: G(n + 6) = G(n) + 3", "more with --max-moves."});
}

void SequenceCommandTest::searchWithoutTerms()
{
    QFETCH(QString, arguments);
    QFETCH(QString, end);
    QFETCH(int, status);
    QFETCH(QStringList, sentences);
    const QStringList call = (arguments + QStringLiteral(" --prove-period")).split(u' ');
    const CommandRun text = callSequence(call);
    QCOMPARE(text.status, status);
    QCOMPARE(text.err.count(u'\n'), status);
    for (const QString &sentence : sentences)
        QVERIFY2((text.out + text.err).contains(sentence), qPrintable(text.out + text.err));
    const CommandRun run = callSequence(call + QStringList{QStringLiteral("--json")});
    const QJsonObject json = run.json();
    QCOMPARE(run.status, status);
    QCOMPARE(json[QStringLiteral("end")].toString(), end);
    QCOMPARE(json[QStringLiteral("proved")].toBool(), end == QStringLiteral("proved"));
    QCOMPARE(json.contains(QStringLiteral("limit")), status == 1);
    if (status == 1)
        QCOMPARE(json[QStringLiteral("limit")].toString() + u'\n', run.err);
}

/// A search that was ended goes on from the file of its values, which a later one doesn't replace by fewer.
void SequenceCommandTest::searchGoesOn()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("s.mexseq"));
    const QStringList call = words("octal{0.156} --prove-period --json --max-moves");
    const auto checkedThrough = [](const CommandRun &run) {
        return run.json()[QStringLiteral("checked_through")].toInteger();
    };
    const auto bytes = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const CommandRun first = callSequence(call + QStringList{"100000", "-o", path});
    QCOMPARE(first.status, 1);
    QVERIFY2(first.err.contains(QStringLiteral("The values are in %1").arg(path)), qPrintable(first.err));
    const QByteArray before = bytes();
    QVERIFY(!before.isEmpty());
    const CommandRun fewer = callSequence(call + QStringList{"10000", "-o", path});
    QCOMPARE(fewer.status, 1);
    QVERIFY2(fewer.err.contains(QStringLiteral("was left as it is")), qPrintable(fewer.err));
    QCOMPARE(bytes(), before);
    QVERIFY(checkedThrough(fewer) < checkedThrough(first));
    const CommandRun more = callSequence(call + QStringList{"100000", "--resume", path, "-o", path});
    QCOMPARE(more.status, 1);
    QVERIFY(checkedThrough(more) > checkedThrough(first));
    QVERIFY(bytes() != before);
    const CommandRun last = callSequence(call + QStringList{"1000000000", "--resume", path, "-o", path});
    QCOMPARE(last.status, 0);
    QCOMPARE(last.json()[QStringLiteral("period")].toInt(), 349);
    // The values of a table are all known, whatever ended the search.
    const QString table = dir.filePath(QStringLiteral("s.csv"));
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(callSequence(call + QStringList{"100000", "-o", table}).status, 1);
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 101);
        QVERIFY(file.remove() || round == 1);
    }
}

void SequenceCommandTest::searchIsCancelled()
{
    JobControl job;
    job.cancel();
    const CommandJobScope scope(job);
    const CommandRun run = callSequence(words("octal{0.6} --prove-period --json"));
    QCOMPARE(run.status, 3);
    QCOMPARE(run.json()[QStringLiteral("end")].toString(), QStringLiteral("cancelled"));
}

void SequenceCommandTest::exitStatus_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("digit") << "octal{0.9} --terms 9" << 2 << "digit from 0 to 7";
    QTest::newRow("board") << "matrix --terms 9" << 2 << "matrix is not a game on heaps";
    QTest::newRow("no rules") << "--terms 9" << 2 << "RULES is missing";
    QTest::newRow("terms") << "kayles --terms few" << 2 << "--terms takes a number from 1 to 4,000,000,000, not 'few'.";
    QTest::newRow("ending") << "kayles --terms 9 -o values.png" << 2 << "end the file's name in .csv";
    QTest::newRow("no period")
        << "octal{0.6} --terms 1000 --prove-period" << 1
        << "No period of octal{0.6} shows in the first 4,096 terms, the least number that is searched, "
           "more than the 1,000 of --terms; give more than that with --terms.";
    QTest::newRow("no period in these terms") << "octal{0.6} --terms 5000 --prove-period" << 1
                                              << "in the first 5,000 terms, the limit that --terms sets; give more.";
    QTest::newRow("only seen") << "hex{0.3F} --terms 5000 --prove-period --json" << 1 << "was seen, not proved";
    QTest::newRow("never")
        << "divide{2,3} --terms 5000 --prove-period" << 0
        << "The values are not periodic: with a period p, a large heap of m tokens that p divides and "
           "one of 2 · m would have the same value, but a move leads from 2 · m to m.";
    QTest::newRow("memory size") << "nim --terms 9 --memory 2T" << 2 << "as in 512M or 2G, not '2T'";
    QTest::newRow("time without a search")
        << "kayles --time 5" << 2 << "--time is for --prove-period without --terms and --at";
    QTest::newRow("time with terms") << "kayles --prove-period --terms 100 --time 5" << 2 << "--time is for";
    QTest::newRow("time with a far value") << "kayles --prove-period --at 100 --time 5" << 2 << "--time is for";
    QTest::newRow("no time") << "kayles --prove-period --time 0" << 2 << "--time takes a number from 1";
    QTest::newRow("time for a row") << "row{11->00}:1*n --time 5" << 2 << "leave --time out";
    QTest::newRow("memory for a proof") << "octal{0.376} --memory 1 --terms 1000000 --prove-period" << 1
                                        << "--memory 4G";
    QTest::newRow("method") << "kayles --method magic" << 2 << "automatic, plain, scan, sparse, parity";
    QTest::newRow("parity") << "kayles --method parity" << 2 << "an even, or all an odd number of tokens";
    QTest::newRow("no split") << "nim --method scan" << 2 << "choose 'plain'";
    QTest::newRow("instructions") << "kayles --instructions mmx" << 2 << "scalar";
    QTest::newRow("far") << "octal{0.6} --at 1000000000000 --terms 100" << 1 << "G(1,000,000,000,000) is not known";
    QTest::newRow("resume") << "kayles --resume /nowhere/s.mexseq" << 2 << "can't be read";
    QTest::newRow("memory") << "nim --terms 4000000000 --memory 100" << 1 << "the limit of 100 MiB. Ask";
}

void SequenceCommandTest::exitStatus()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    const CommandRun result = callSequence(arguments.split(u' '));
    const QString &text = status == 0 ? result.out : result.err;
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 1);
    QCOMPARE(result.status, status);
}

void SequenceCommandTest::fileThatCannotBeWritten()
{
    QTemporaryDir dir;
    const CommandRun result =
        callSequence(words("kayles --terms 4 -o") + QStringList{dir.filePath(QStringLiteral("missing/values.csv"))});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(QStringLiteral("can't be written")), qPrintable(result.err));
}

void SequenceCommandTest::savedAndResumed()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("s.mexseq"));
    QCOMPARE(callSequence(words("octal{0.16} --terms 3000 -o") + QStringList{path}).status, 0);
    const CommandRun resumed = callSequence(words("octal{0.16} --terms 5000 --json --resume") + QStringList{path});
    QCOMPARE(resumed.status, 0);
    QCOMPARE(resumed.out, callSequence(words("octal{0.16} --terms 5000 --json")).out);
    const CommandRun other = callSequence(words("octal{0.56} --terms 5000 --resume") + QStringList{path});
    QCOMPARE(other.status, 2);
    QVERIFY(other.err.contains(QStringLiteral("holds the values of octal{0.16}, not of octal{0.56}")));
    QVERIFY(other.out.isEmpty());
}

void SequenceCommandTest::damagedFile()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("s.mexseq"));
    QCOMPARE(callSequence(words("kayles --terms 3000 -o") + QStringList{path}).status, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(1000));
    QVERIFY(file.putChar('\7'));
    file.close();
    const CommandRun result = callSequence(words("kayles --terms 5000 --resume") + QStringList{path});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains(QStringLiteral("is damaged")));
    QCOMPARE(result.err.count(u'\n'), 1);
}

void SequenceCommandTest::methodsAgree_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option :
         {"--method plain", "--method scan", "--method sparse", "--method parity", "--instructions scalar"})
        QTest::newRow(option) << option;
}

void SequenceCommandTest::methodsAgree()
{
    QFETCH(QString, option);
    const QString usual = QStringLiteral("octal{0.104} --terms 4000 --json");
    QCOMPARE(callSequence((usual + u' ' + option).split(u' ')).out, callSequence(usual.split(u' ')).out);
}

void SequenceCommandTest::farValue()
{
    QCOMPARE(callSequence(words("kayles --prove-period --at 1000000000000000000")).out,
             QStringLiteral("kayles: G(1,000,000,000,000,000,000) = 1\n"));
    QCOMPARE(callSequence(words("kayles --at 11 --json")).json()[QStringLiteral("value")].toInt(), 6);
    QCOMPARE(callSequence(words("nim --at 1000000000000000000")).out,
             QStringLiteral("nim: G(1,000,000,000,000,000,000) = 1,000,000,000,000,000,000\n"));
    QCOMPARE(callSequence(words("kayles --at 2147483647")).out, QStringLiteral("kayles: G(2,147,483,647) = 2\n"));
    // 10^18 = 4 modulo 12, and so is 76, a heap in the periodic part.
    QCOMPARE(callSequence(words("kayles --at 76")).out, QStringLiteral("kayles: G(76) = 1\n"));
}

/// The values of rows of 0, 1, 2, ... cells, of rules that are written and of those that are named.
void SequenceCommandTest::rowsOfLength()
{
    const QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const auto restored = qScopeGuard([&before] { qputenv("XDG_DATA_HOME", before); });
    QVERIFY(saveOwnGame({QStringLiteral("two-heads"), {}, QStringLiteral("row{11 -> 00}"), QStringLiteral(":1*9")}));
    // Two adjacent heads are turned: Dawson's Kayles, octal{0.07}.
    const QJsonArray values =
        callSequence(words("octal{0.07} --terms 30 --json")).json()[QStringLiteral("values")].toArray();
    for (const char *game : {"row{11->00}:1*n", "own{two-heads}:1*n", "OWN { two-heads } : 1*n"}) {
        const CommandRun run = callSequence(
            {QString::fromLatin1(game), QStringLiteral("--terms"), QStringLiteral("30"), QStringLiteral("--json")});
        QVERIFY2(run.status == 0, qPrintable(run.err));
        QCOMPARE(run.json()[QStringLiteral("values")].toArray(), values);
    }
    checkRefusal(callSequence(words("own{gone}:1*n")), 2, QStringLiteral("two-heads"));
}

MEXPLORER_TEST(SequenceCommandTest)
#include "tst_sequencecommand.moc"
