// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standardstreams.h"
#include "model/import/textfile.h"
#include "tests/app/commandrun.h"
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

struct BinaryRun
{
    int status = -1;
    QByteArray out;
    QString err;
};

/// Runs a command whose output is a device, as standard output is.
BinaryRun runToDevice(const QStringList &arguments)
{
    BinaryRun result;
    QBuffer buffer(&result.out);
    buffer.open(QIODevice::WriteOnly);
    QTextStream out(&buffer);
    QTextStream err(&result.err);
    result.status = callCommand(arguments, out, err);
    out.flush();
    return result;
}

QByteArray bytesOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// During its lifetime the standard input has this content.
class InputOf
{
public:
    explicit InputOf(const QByteArray &content)
    {
        readStandardInputBy([content](qint64) { return Result<QByteArray>(content); });
    }
    ~InputOf() { readStandardInputBy({}); }
    Q_DISABLE_COPY_MOVE(InputOf)
};

/// Runs the program itself with \a input on its standard input.
BinaryRun runProgram(const QStringList &arguments, const QByteArray &input)
{
    QProcess program;
    program.start(paths::program(), arguments);
    if (!program.waitForStarted(60'000))
        return {};
    program.write(input);
    program.closeWriteChannel();
    const bool ended = program.waitForFinished(60'000) && program.exitStatus() == QProcess::NormalExit;
    return {ended ? program.exitCode() : -1, program.readAllStandardOutput(),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

/// Tests "-" in place of the name of a file: standard input and output.
class StandardStreamsTest : public QObject
{
    Q_OBJECT

private slots:
    void outputIsThatOfTheFile_data();
    void outputIsThatOfTheFile();
    void pagesGoToStandardOutput();
    void inputIsReadAsTheFile_data();
    void inputIsReadAsTheFile();
    void inputWithoutFormatIsRecognized();
    void inputThatIsWrong_data();
    void inputThatIsWrong();
    void dashIsAFileWithoutTheCommandLine();
    void refuses_data();
    void refuses();
    void programReadsAndWrites();
    void cutOutputIsReported();

private:
    QTemporaryDir m_folder;
};

void StandardStreamsTest::outputIsThatOfTheFile_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("ending");
    for (const char *format : {"dot", "graphml", "csv", "json", "tex", "svg", "png"})
        QTest::newRow(qPrintable(QStringLiteral("graph %1").arg(QLatin1String(format))))
            << QStringList{"graph", "kayles:5"} << format << format;
    for (const char *format : {"csv", "txt", "json", "mexseq"})
        QTest::newRow(qPrintable(QStringLiteral("sequence %1").arg(QLatin1String(format))))
            << QStringList{"sequence", "kayles", "--terms=300"} << format << format;
    for (const auto &[format, ending] :
         {std::pair("text", "txt"), {"json", "json"}, {"html", "html"}, {"latex", "tex"}, {"markdown", "md"}})
        QTest::newRow(qPrintable(QStringLiteral("exercises %1").arg(QLatin1String(format))))
            << QStringList{"exercises", "kayles", "--solutions"} << format << ending;
    for (const auto &[format, ending] : {std::pair("html", "html"), {"latex", "tex"}, {"svg", "svg"}, {"png", "png"}})
        QTest::newRow(qPrintable(QStringLiteral("steps %1").arg(QLatin1String(format))))
            << QStringList{"steps", "kayles:5"} << format << ending;
}

/// The same bytes, with "-o -" and with --format alone, except for text that --format alone writes without pictures.
void StandardStreamsTest::outputIsThatOfTheFile()
{
    QFETCH(QStringList, command);
    QFETCH(QString, format);
    QFETCH(QString, ending);
    const QString path = m_folder.filePath(QStringLiteral("written.") + ending);
    QFile::remove(path);
    const BinaryRun toFile = runToDevice(command + QStringList{"-o", path});
    QVERIFY2(toFile.status == 0, qPrintable(toFile.err));
    QCOMPARE(toFile.out, QByteArray());
    const QByteArray expected = bytesOfFile(path);
    QVERIFY(!expected.isEmpty());
    const BinaryRun dash = runToDevice(command + QStringList{"-o", "-", "--format", format});
    QVERIFY2(dash.status == 0, qPrintable(dash.err));
    QCOMPARE(dash.out, expected);
    const bool hasNoPictures = command.first() == QStringLiteral("steps") && (format == "html" || format == "latex");
    const BinaryRun alone = runToDevice(command + QStringList{"--format", format});
    QCOMPARE(alone.status, 0);
    QVERIFY(hasNoPictures || alone.out == expected);
    QVERIFY(!QFileInfo::exists(QStringLiteral("-")));
}

/// PDF files hold the time at which they were made.
void StandardStreamsTest::pagesGoToStandardOutput()
{
    for (const QStringList &command :
         {QStringList{"graph", "kayles:5"}, QStringList{"steps", "kayles:5"}, QStringList{"exercises", "kayles"}}) {
        const BinaryRun pages = runToDevice(command + QStringList{"-o", "-", "--format", "pdf"});
        QCOMPARE(pages.status, 0);
        QVERIFY(pages.out.startsWith("%PDF-"));
        QVERIFY(pages.out.trimmed().endsWith("%%EOF"));
    }
    const BinaryRun text = runToDevice({"steps", "kayles:5", "-o", "-", "--format", "text"});
    QCOMPARE(text.out, runToDevice({"steps", "kayles:5"}).out);
}

void StandardStreamsTest::inputIsReadAsTheFile_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("format");
    for (const char *game : {"kayles:6", "nim:1,2", "cram:2x3", "grundy:9", "subtraction{1-3}:9"}) {
        for (const char *format : {"dot", "graphml", "csv", "json"})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(game), QLatin1String(format))))
                << QString::fromLatin1(game) << QString::fromLatin1(format);
    }
}

/// What `graph -o -` writes, `graph{-}` reads, as it reads a file: the answers are the same, and the value is that of
/// the game.
void StandardStreamsTest::inputIsReadAsTheFile()
{
    QFETCH(QString, game);
    QFETCH(QString, format);
    const BinaryRun written = runToDevice({"graph", game, "-o", "-", "--format", format});
    QCOMPARE(written.status, 0);
    const QString path = samples::written(m_folder.filePath(QStringLiteral("read.") + format), written.out);
    const QString name = QStringLiteral("-.") + format;
    const auto unnamed = [&](QString text) {
        for (const QString &file : {path, QFileInfo(path).fileName(), name})
            text.replace(file, QStringLiteral("FILE"));
        return text;
    };
    const InputOf input(written.out);
    for (const QStringList &command :
         {QStringList{"value", "--json"}, QStringList{"value", "--misere"}, QStringList{"steps"}, QStringList{"why"},
          QStringList{"graph", "--format=csv"}}) {
        const QString option = command.value(1, QStringLiteral("--max-moves=1000000"));
        const BinaryRun fromFile = runToDevice({command.first(), QStringLiteral("graph{%1}").arg(path), option});
        const BinaryRun fromInput = runToDevice({command.first(), QStringLiteral("graph{%1}").arg(name), option});
        QCOMPARE(fromInput.status, 0);
        QCOMPARE(unnamed(QString::fromUtf8(fromInput.out)), unnamed(QString::fromUtf8(fromFile.out)));
        QCOMPARE(unnamed(fromInput.err), unnamed(fromFile.err));
    }
    const auto valueOf = [](const QString &expression) {
        return runCommand(QStringLiteral("value"), {expression, "--json"}).json()["value"].toInt(-1);
    };
    QCOMPARE(valueOf(QStringLiteral("graph{%1}").arg(name)), valueOf(game));
    QCOMPARE(valueOf(QStringLiteral("graph{%1} + nim:1").arg(name)), valueOf(game) ^ 1);
    // The format is also told by an option, where none is written.
    const CommandRun told = runCommand(QStringLiteral("value"), {"graph{-}", "--format", format, "--json"});
    QCOMPARE(told.json()["value"].toInt(-1), valueOf(game));
    const QString again = m_folder.filePath(QStringLiteral("again.dot"));
    QCOMPARE(runCommand(QStringLiteral("graph"), {"graph{-}", "--format", format, "-o", again}).status, 0);
    QCOMPARE(valueOf(QStringLiteral("graph{%1}").arg(again)), valueOf(game));
    checkRefusal(runCommand(QStringLiteral("value"), {game, "--format", format}), 2, QStringLiteral("graph{-}"));
}

void StandardStreamsTest::inputWithoutFormatIsRecognized()
{
    for (const QByteArray &text : {QByteArray("a b\nb c\na c\n"), QByteArray("digraph { a -> b; b -> c; a -> c }"),
                                   QByteArray("{\"a\": [\"b\", \"c\"], \"b\": [\"c\"], \"c\": []}")}) {
        const InputOf input(text);
        const QJsonObject answer = runCommand(QStringLiteral("value"), {"graph{-}:a", "--json"}).json();
        QCOMPARE(answer["value"].toInt(-1), 2);
        QCOMPARE(answer["read"].toObject()["vertices"].toInt(), 3);
        const QJsonObject reversed = runCommand(QStringLiteral("value"), {"graph{-; reversed}:c", "--json"}).json();
        QCOMPARE(reversed["value"].toInt(-1), 2);
    }
}

void StandardStreamsTest::inputThatIsWrong_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QByteArray("\n \n") << "graph{-}"
                           << "Standard input is empty.";
    QTest::newRow("not text") << QByteArray("a b\nb \xff\xfe\n") << "graph{-}"
                              << "Standard input, line 2:";
    QTest::newRow("compressed") << QByteArray("\x1f\x8b\x08") << "graph{-}"
                                << "Standard input is compressed";
    QTest::newRow("other format") << QByteArray("a b\n") << "graph{-.dot}"
                                  << "Standard input, line 1:";
    QTest::newRow("no vertex") << QByteArray("a b\n") << "graph{-}:q"
                               << "q";
}

void StandardStreamsTest::inputThatIsWrong()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, game);
    QFETCH(QString, words);
    const InputOf standardInput(input);
    checkRefusal(runCommand(QStringLiteral("value"), {game}), 2, words);
}

void StandardStreamsTest::dashIsAFileWithoutTheCommandLine()
{
    checkRefusal(runCommand(QStringLiteral("value"), {"graph{-}"}), 2, QStringLiteral("There is no file -."));
}

void StandardStreamsTest::refuses_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("words");
    QTest::newRow("graph") << QStringList{"graph", "kayles:5", "-o", "-"}
                           << "add --format, one of svg, png, pdf, dot, graphml, csv, json, tex";
    QTest::newRow("sequence") << QStringList{"sequence", "kayles", "-o", "-"} << "add --format, one of csv, txt, json";
    QTest::newRow("exercises") << QStringList{"exercises", "kayles", "-o", "-"} << "add --format, one of text, json";
    QTest::newRow("steps") << QStringList{"steps", "kayles:5", "-o", "-"} << "add --format, one of text, markdown";
    QTest::newRow("unknown format") << QStringList{"graph", "kayles:5", "-o", "-", "--format", "doc"}
                                    << "--format takes one of svg";
    QTest::newRow("other ending") << QStringList{"graph", "kayles:5", "-o", "a.svg", "--format", "png"}
                                  << "say different things";
    QTest::newRow("other ending of a sequence")
        << QStringList{"sequence", "kayles", "-o", "a.csv", "--format", "json"} << "say different things";
    QTest::newRow("other ending of steps")
        << QStringList{"steps", "kayles:5", "-o", "a.tex", "--format", "html"} << "say different things";
    for (const char *option : {"--prove-period", "--at=3", "--json", "--blank", "--count"})
        QTest::newRow(option) << QStringList{"sequence", "kayles", "--format=csv", option} << "standard output";
    QTest::newRow("resume") << QStringList{"sequence", "kayles", "--resume", "-"} << "takes the name of a file";
    QTest::newRow("record") << QStringList{"play", "kayles:3", "--record", "-"} << "takes the name of a file";
    QTest::newRow("play") << QStringList{"play", "graph{-}"} << "are for the moves";
}

void StandardStreamsTest::refuses()
{
    QFETCH(QStringList, command);
    QFETCH(QString, words);
    readGraphsFromStandardInput();
    const CommandRun result = runCommand(command.first(), command.mid(1));
    readStandardInputBy({});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(words), qPrintable(result.err));
}

void StandardStreamsTest::programReadsAndWrites()
{
    const BinaryRun graph = runProgram({"graph", "kayles:5", "-o", "-", "--format", "dot"}, {});
    QVERIFY2(graph.status == 0, qPrintable(graph.err));
    const BinaryRun value = runProgram({"value", "graph{-} + graph{-} + nim:3", "--json"}, graph.out);
    QVERIFY2(value.status == 0, qPrintable(value.err));
    QCOMPARE(QJsonDocument::fromJson(value.out)["value"].toInt(-1), 3);
    const BinaryRun picture = runProgram({"graph", "graph{-}", "--format=png"}, "a b\nb c\n");
    QVERIFY2(picture.status == 0, qPrintable(picture.err));
    QVERIFY(picture.out.startsWith("\x89PNG"));
    const BinaryRun pages = runProgram({"steps", "kayles:3", "-o", "-", "--format", "html"}, {});
    QVERIFY2(pages.status == 0, qPrintable(pages.err));
    QVERIFY(pages.out.contains("<svg"));
    const BinaryRun each = runProgram({"value", "--each", "-"}, "nim:3\ngraph{-}\nkayles:5\n");
    QCOMPARE(each.status, 2);
    QCOMPARE(each.out, QByteArray("nim:3\t3\tN\nkayles:5\t4\tN\n"));
    QVERIFY(each.err.startsWith(QStringLiteral("Line 2: Standard input has the positions")));
    const BinaryRun served = runProgram({"serve"}, "{\"id\": 1, \"command\": [\"value\", \"graph{-}\"]}\n"
                                                   "{\"id\": 2, \"command\": [\"value\", \"nim:3\"]}\n");
    QCOMPARE(served.status, 0);
    QVERIFY(served.out.contains("{\"id\": 1, \"status\": 2, \"problem\": \"A request has no input of its own"));
    QVERIFY(served.out.contains("{\"id\": 2, \"status\": 0, \"answer\": "));
}

/// A part of a graph is printed, and its status is that of the file.
void StandardStreamsTest::cutOutputIsReported()
{
    const CommandRun cut = runCommand(QStringLiteral("graph"), {"nim:90", "--format=json", "--max-positions=5"});
    QCOMPARE(cut.status, 1);
    QVERIFY(cut.err.contains(QStringLiteral("standard output holds")));
    QVERIFY(cut.json()["truncated"].toBool());
}

MEXPLORER_TEST(StandardStreamsTest)
#include "tst_standardstreams.moc"
