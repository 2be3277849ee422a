// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

CommandRun runExercises(const QStringList &arguments)
{
    return runCommand(QStringLiteral("exercises"), arguments);
}

} // namespace

class ExercisesCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void printsASheet();
    void sameSeedSameSheet();
    void writesFiles_data();
    void writesFiles();
    void printsJson();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    QTemporaryDir m_folder;
};

void ExercisesCommandTest::printsASheet()
{
    const CommandRun plain = runExercises({"kayles:5", "--count", "3"});
    QCOMPARE(plain.status, 0);
    QCOMPARE(plain.err, QString());
    QVERIFY(plain.out.contains(QStringLiteral("3. ")));
    QVERIFY(!plain.out.contains(QStringLiteral("Key")));
    QVERIFY(runExercises({"kayles:5", "--count", "3", "--solutions"}).out.contains(QStringLiteral("Key")));
    const CommandRun period = runExercises({"kayles", "--kind", "period", "--count", "3"}); // has a period
    QCOMPARE(period.status, 0);
    QVERIFY(period.out.contains(QStringLiteral("1. ")) && !period.out.contains(QStringLiteral("2. ")));
    QVERIFY(period.err.contains(QStringLiteral("no other")));
}

void ExercisesCommandTest::sameSeedSameSheet()
{
    const QStringList call = {"nim", "--seed", "7", "--kind", "mex,outcome"};
    QCOMPARE(runExercises(call).out, runExercises(call).out);
    QVERIFY(runExercises(call).out != runExercises({"nim", "--seed", "8", "--kind", "mex,outcome"}).out);
}

void ExercisesCommandTest::writesFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("html") << "sheet.html" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("tex") << "sheet.tex" << QByteArray("\\documentclass");
    QTest::newRow("text") << "sheet.txt" << QByteArray("Exercises");
    QTest::newRow("markdown") << "sheet.md" << QByteArray("# Exercises");
    QTest::newRow("json") << "sheet.json" << QByteArray("{\"seed\"");
    QTest::newRow("pdf") << "sheet.pdf" << QByteArray("%PDF");
}

void ExercisesCommandTest::writesFiles()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    const QString path = m_folder.filePath(name);
    const CommandRun result = runExercises({"kayles", "-o", path, "--solutions"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begins));
}

void ExercisesCommandTest::printsJson()
{
    const CommandRun result = runExercises({"subtraction{1-3}", "--format", "json", "--count", "12", "--seed", "3"});
    const QJsonObject object = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(object.value(QStringLiteral("seed")).toInt(), 3);
    QCOMPARE(object.value(QStringLiteral("exercises")).toArray().size(), qsizetype(12));
}

void ExercisesCommandTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QStringList{} << 2 << "GAME|FAMILY is missing";
    QTest::newRow("expression") << QStringList{"kayles:7x"} << 2 << "column 9";
    QTest::newRow("kind") << QStringList{"kayles", "--kind", "mex,magic"} << 2 << "'magic'";
    QTest::newRow("count") << QStringList{"kayles", "--count", "0"} << 2 << "--count";
    QTest::newRow("ending") << QStringList{"kayles", "-o", "sheet.doc"} << 2 << "pdf, txt, json";
    QTest::newRow("two formats") << QStringList{"kayles", "-o", "sheet.html", "--format", "latex"} << 2 << "--format";
    QTest::newRow("no sum of heaps") << QStringList{"matrix", "--kind", "period"} << 2 << "isn't a sum of heaps";
    QTest::newRow("heaps that depend on more")
        << QStringList{"moore", "--kind", "next-value"} << 2 << "isn't a sum of heaps";
    QTest::newRow("no period") << QStringList{"nim", "--kind", "period"} << 1 << "period";
}

void ExercisesCommandTest::saysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    checkRefusal(runExercises(arguments), status, words);
}

MEXPLORER_TEST(ExercisesCommandTest)
#include "tst_exercisescommand.moc"
