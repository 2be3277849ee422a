// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/servecommand.h"
#include "app/cli/standardstreams.h"
#include "model/import/textfile.h"
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QJsonArray>
#include <QTest>

using namespace mexplorer;

/// Tests `mexplorer serve`: each request gets one answer, that of the command.
class ServeCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void answersAreThoseOfTheCommands();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void filesAreRefused();
    void cancels();
    void manyAtOnce();
};

namespace {

/// The lines that are answered to lines of requests.
std::vector<QJsonObject> answersTo(const QByteArray &requests, bool areFilesRefused = false)
{
    QBuffer input;
    input.setData(requests);
    input.open(QIODevice::ReadOnly);
    QString output;
    QTextStream out(&output);
    serve(input, out, areFilesRefused);
    std::vector<QJsonObject> lines;
    for (const QString &line : output.split(u'\n', Qt::SkipEmptyParts)) {
        QJsonParseError error;
        lines.push_back(QJsonDocument::fromJson(line.toUtf8(), &error).object());
        if (error.error != QJsonParseError::NoError)
            return {};
    }
    return lines;
}

QByteArray requestFor(const QJsonValue &id, const QStringList &command)
{
    const QJsonObject request{{"id", id}, {"command", QJsonArray::fromStringList(command)}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

void ServeCommandTest::answersAreThoseOfTheCommands()
{
    const QList<QStringList> commands = {{"value", "kayles:7"},
                                         {"value", "nim:3,4", "--misere"},
                                         {"sequence", "octal{0.77}", "--terms", "20"},
                                         {"sequence", "kayles", "--prove-period"},
                                         {"steps", "kayles:3,2"},
                                         {"steps", "kayles:5", "--kind", "proof"},
                                         {"steps", "nim:1000000"},
                                         {"steps", "kayles:5", "--format", "html"},
                                         {"why", "nim:1,2", "--misere"},
                                         {"why", "kayles:5", "--value"},
                                         {"graph", "kayles:5"},
                                         {"nimber", "6 * 7"},
                                         {"value", "grundy:1000000000"},
                                         {"value", "rules{n -> n-k : prime(k)}:20"},
                                         {"exercises", "kayles", "--count", "2", "--seed", "3"},
                                         {"value", "kayles:x"}};
    QByteArray requests;
    for (qsizetype i = 0; i < commands.size(); ++i)
        requests += requestFor(i, commands[i]);
    const std::vector<QJsonObject> answers = answersTo(requests);
    QCOMPARE(answers.size(), std::size_t(commands.size()) + 1);
    QCOMPARE(answers[0]["protocol"].toInt(), 1);
    QVERIFY(!answers[0]["mexplorer"].toString().isEmpty());
    QSet<qint64> answered;
    for (std::size_t i = 1; i < answers.size(); ++i) {
        const qint64 id = answers[i]["id"].toInteger(-1);
        QVERIFY(id >= 0 && id < commands.size());
        answered << id;
        QStringList command = commands[id];
        command += command.first() == QStringLiteral("exercises") || command.first() == QStringLiteral("graph")
                       ? QStringList{"--format", "json"}
                       : QStringList{"--json"};
        const CommandRun single = runCommand(command.first(), command.mid(1));
        QCOMPARE(answers[i]["status"].toInt(-1), single.status);
        QCOMPARE(answers[i]["answer"].toObject(), single.json());
        QCOMPARE(answers[i].contains("answer"), !single.out.isEmpty());
        QCOMPARE(answers[i]["problem"].toString(), single.status == 0 ? QString() : single.err.trimmed());
    }
    QCOMPARE(answered.size(), commands.size());
}

void ServeCommandTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("words");
    QTest::newRow("no JSON") << QByteArray("value kayles:7\n") << "This is no request";
    QTest::newRow("an array") << QByteArray("[1, 2]\n") << "This is no request";
    QTest::newRow("no command") << QByteArray("{\"id\": null}\n") << "This is no request";
    QTest::newRow("unknown command") << requestFor(QJsonValue(), {"solve", "kayles:7"})
                                     << "There is no command 'solve'";
    QTest::newRow("no JSON answer") << requestFor(QJsonValue(), {"play", "kayles:7"}) << "There is no command 'play'";
    QTest::newRow("standard input") << requestFor(QJsonValue(), {"value", "--each", "-"}) << "no input of its own";
    QTest::newRow("standard output") << requestFor(QJsonValue(), {"graph", "nim:3", "-o", "-"})
                                     << "no input of its own";
    for (const char *option : {"--output=-", "-o-"})
        QTest::newRow(option) << requestFor(QJsonValue(), {"graph", "nim:3", option}) << "no input of its own";
    QTest::newRow("graph on standard input")
        << requestFor(QJsonValue(), {"value", "nim:3 + graph{ - }:a"}) << "no input of its own";
    QTest::newRow("help") << requestFor(QJsonValue(), {"value", "--help"}) << "no input of its own";
    QTest::newRow("unknown option") << requestFor(QJsonValue(), {"value", "kayles:7", "--fast"}) << "Unknown option";
    QTest::newRow("long") << QByteArray(2'000'000, 'x') << "A request has at most";
}

void ServeCommandTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, request);
    QFETCH(QString, words);
    readGraphsFromStandardInput();
    const std::vector<QJsonObject> answers =
        answersTo(request + (request.endsWith('\n') ? "" : "\n") + requestFor("next", {"value", "nim:3"}));
    readStandardInputBy({});
    QCOMPARE(answers.size(), std::size_t(3));
    const bool isFirst = answers[1]["id"].isNull();
    const QJsonObject &wrong = answers[isFirst ? 1 : 2];
    QVERIFY(wrong["id"].isNull());
    QCOMPARE(wrong["status"].toInt(), 2);
    QVERIFY2(wrong["problem"].toString().contains(words), qPrintable(wrong["problem"].toString()));
    QCOMPARE(answers[isFirst ? 2 : 1]["answer"].toObject()["value"].toInt(), 3);
}

void ServeCommandTest::filesAreRefused()
{
    const QList<QStringList> commands = {{"value", "nim:3 + graph{/tmp/a.dot}:x"},
                                         {"value", QString::fromUtf8("Graph\u00a0{/tmp/a.dot}:x")},
                                         {"value", QString::fromUtf8("graph\u0085{/tmp/a.dot}")},
                                         {"value", "graph{/tmp/a.dot"},
                                         {"value", "nim:3 + 2*own{halves}:7"},
                                         {"value", QString::fromUtf8("OWN\u2003{halves}")},
                                         {"value", "--each", "positions.txt"},
                                         {"sequence", "kayles", "-o", "values.csv"},
                                         {"sequence", "kayles", "-ovalues.csv"},
                                         {"sequence", "kayles", "--resume=values.mexseq"},
                                         {"value", "@1.job"},
                                         {"value", "cram:4x5", "--checkpoint", "file"},
                                         {"split", "cram:4x5", "-o", "jobs"},
                                         {"join", "jobs"}};
    for (const QStringList &command : commands) {
        const std::vector<QJsonObject> answers = answersTo(requestFor(1, command), true);
        QCOMPARE(answers.size(), std::size_t(2));
        QCOMPARE(answers[1]["status"].toInt(), 2);
        QVERIFY2(answers[1]["problem"].toString().contains(QStringLiteral("--no-files")),
                 qPrintable(command.join(u' ') + answers[1]["problem"].toString()));
    }
}

/// A request that would take long, and that is cancelled by the id that it has.
void ServeCommandTest::cancels()
{
    const QByteArray requests = requestFor("long", {"sequence", "hex{0.9}", "--terms", "300000"}) +
                                "{\"cancel\": \"other\"}\n{\"cancel\": \"long\"}\n" + requestFor(7, {"value", "nim:3"});
    const std::vector<QJsonObject> answers = answersTo(requests);
    QCOMPARE(answers.size(), std::size_t(3));
    for (std::size_t i = 1; i < answers.size(); ++i)
        QCOMPARE(answers[i]["status"].toInt(), answers[i]["id"] == QJsonValue(7) ? 0 : 3);
}

void ServeCommandTest::manyAtOnce()
{
    QByteArray requests;
    for (int n = 0; n < 500; ++n)
        requests +=
            requestFor(QJsonObject{{"n", n}}, {"value", QStringLiteral("nim:%1,5 + kayles:%2").arg(n).arg(n % 50)});
    const std::vector<QJsonObject> answers = answersTo(requests);
    QCOMPARE(answers.size(), std::size_t(501));
    QSet<int> answered;
    for (std::size_t i = 1; i < answers.size(); ++i) {
        const int n = answers[i]["id"].toObject()["n"].toInt(-1);
        answered << n;
        const QJsonArray components = answers[i]["answer"].toObject()["components"].toArray();
        QCOMPARE(components.size(), 3);
        QCOMPARE(components[0].toObject()["value"].toInt(), n);
    }
    QCOMPARE(answered.size(), 500);
}

MEXPLORER_TEST(ServeCommandTest)
#include "tst_servecommand.moc"
