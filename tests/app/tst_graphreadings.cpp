// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>

using namespace mexplorer;

/// Tests the message of every command about a graph file that it reads.
class GraphReadingsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_game;

    /// Runs a command on a graph with one move, which the other player makes if a game is played.
    CommandRun run(const QString &name, QStringList options = {})
    {
        if (name == QStringLiteral("graph"))
            options << QStringLiteral("-o") << m_folder.filePath(QStringLiteral("out.dot"));
        if (name == QStringLiteral("play"))
            options << QStringLiteral("--second");
        return runCommand(name, QStringList{m_game} + options);
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_game = QStringLiteral("graph{%1}")
                     .arg(samples::written(m_folder.filePath(QStringLiteral("two words.dot")),
                                           "digraph { \"the first\" -> \"the last\" }"));
    }

    void everyCommandSaysWhatWasRead_data()
    {
        QTest::addColumn<QString>("name");
        int count = 0;
        for (const ProgramCommand *command : programCommands()) {
            if (!command->usage().argument.startsWith(QStringLiteral("GAME")))
                continue;
            QTest::newRow(command->name) << QString::fromLatin1(command->name);
            ++count;
        }
        QVERIFY(count >= 7);
    }

    void everyCommandSaysWhatWasRead()
    {
        QFETCH(QString, name);
        const CommandRun result = run(name);
        const QString line = QStringLiteral("DOT: 2 vertices, 1 move; start the first (nothing leads to it)\n");
        QCOMPARE(result.err.count(line), 1);
        QVERIFY2(!result.out.contains(QStringLiteral("DOT:")), qPrintable(result.out));
    }

    /// In JSON it is a member.
    void jsonHoldsWhatWasRead()
    {
        const CommandRun result = run(QStringLiteral("value"), {QStringLiteral("--json")});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.err, QString());
        QVERIFY2(result.out.contains(QStringLiteral("\"read\": {\"format\": \"DOT\", \"vertices\": 2, \"moves\": 1")),
                 qPrintable(result.out));
    }

    /// The steps use the name of a vertex; only expressions have quotes.
    void stepsCallVerticesByTheirNames()
    {
        for (const char *kind : {"mex", "labels", "tree"}) {
            const CommandRun result =
                run(QStringLiteral("steps"), {QStringLiteral("--kind"), QString::fromLatin1(kind)});
            QCOMPARE(result.status, 0);
            QVERIFY2(result.out.contains(QStringLiteral("the last")), qPrintable(result.out));
            QVERIFY2(!QString(result.out).remove(QStringLiteral(":\"")).contains(QStringLiteral("\"the")),
                     qPrintable(result.out));
        }
    }
};

MEXPLORER_TEST(GraphReadingsTest)
#include "tst_graphreadings.moc"
