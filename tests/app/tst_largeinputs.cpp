// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandoptions.h"
#include "tests/app/commandrun.h"
#include "tests/sanitized.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// Tests that commands with inputs that are too large end by a count, with an answer or a message that names a limit.
class LargeInputsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void endWithAnswerOrLimit_data();
    void endWithAnswerOrLimit();
    void puzzlesAreNotRepeated();

private:
    int run(const QStringList &arguments);

    QTemporaryDir m_folder;
    QString m_loop;
    QString m_out;
    QString m_err;
};

void LargeInputsTest::initTestCase()
{
    m_loop = samples::written(m_folder.filePath("loop.txt"), "v w\nw v\nw z\n");
}

int LargeInputsTest::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    const int status = callCommand(arguments, out, err);
    out.flush();
    err.flush();
    return status;
}

/// Each game with each command about games, with small limits if the command accepts some, so that the test is fast:
/// their values don't matter for termination.
void LargeInputsTest::endWithAnswerOrLimit_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString moves = isSanitized ? "30000" : "300000";
    const QStringList limits = {"--max-moves", moves, "--max-positions", "100000"};
    const QString many = isSanitized ? "8" : "40";         // components
    const QString most = isSanitized ? "10000" : "100000"; // of the tokens that a move takes
    const auto row = [](const QStringList &arguments, const QStringList &more) {
        QTest::newRow(qPrintable(arguments.join(u' ').section(u'/', -1))) << arguments + more;
    };
    QStringList games = {"nim:1000000,999999",
                         "subtraction{1-3}:1000000000",
                         QStringLiteral("subtraction{1-%1}:1000000000").arg(most),
                         QStringLiteral("subtraction{1,3-%1}:1000000000").arg(most),
                         QStringLiteral("allbut{1-%1}:1000000000").arg(most),
                         QStringLiteral("divide{2-%1}:1000000000").arg(most),
                         "kayles:1000000000",
                         "octal{0.6}:1000000000",
                         "hex{C.09A}:1000000000",
                         "grundy:1000000000",
                         "lasker:1000000000",
                         "fibonacci:1000000",
                         "moore{2}:(100,200,300)",
                         "wythoff:(1000000,2000000)",
                         "matrix:6x6",
                         "matrix:8x8",
                         "cram:8x8",
                         "chomp:12x12",
                         many + "*matrix:3x3",
                         many + "*cram:3x3",
                         many + "*kayles:20",
                         QStringLiteral("graph{%1}:v + matrix:5x5").arg(m_loop)};
    for (const QString &game : games) {
        for (const char *command : {"value", "why", "steps"}) {
            row({command, game}, limits);
            row({command, game, "--misere"}, limits);
        }
        row({"puzzle", game, "--count", "20", "--seed", "1"}, limits);
        row({"puzzle", game, "--count", "20", "--seed", "1", "--misere", "--kind", "all-moves"}, limits);
        row({"graph", game, "-o", m_folder.filePath("graph.json")}, {"--max-moves", moves, "--max-positions", "5000"});
        row({"graph", game, "--merge", "symmetry", "-o", m_folder.filePath("graph.dot")},
            {"--max-moves", moves, "--max-positions", "5000"});
    }
    for (const char *rules :
         {"nim", "lasker", "kayles", "grundy", "octal{0.6}", "octal{0.354}", "hex{0.8}", "hex{C.09A}", "divide{2,3}",
          "divide{2-100000}", "subtraction{1-100000}", "subtraction{1,3-100000}", "allbut{1-100000}"}) {
        row({"sequence", rules, "--terms", "20000"}, {"--max-moves", "3000000"});
        row({"sequence", rules, "--terms", "20000", "--method", "plain"}, {"--max-moves", "3000000"});
        row({"sequence", rules, "--terms", "20000", "--prove-period"}, {"--max-moves", "3000000"});
        row({"sequence", rules, "--at", "900000000000"}, {"--max-moves", "3000000"});
    }
    row({"table", "matrix:6x6"}, {});
    row({"table", "matrix:8x8"}, {});
    for (const char *game : {"kayles:20", "subtraction{1}:300"})
        row({"graph", game, "-o", m_folder.filePath("picture.png"), "--width", "60000"}, {});
}

void LargeInputsTest::endWithAnswerOrLimit()
{
    QFETCH(QStringList, arguments);
    const int status = run(arguments);
    QVERIFY2(status == ExitStatus::done || status == ExitStatus::noAnswer || status == ExitStatus::badInput,
             qPrintable(m_err));
    if (status == ExitStatus::done)
        return;
    // The last line has the reason, with the limit as a number unless the game doesn't suit the command.
    static const QRegularExpression number(QStringLiteral("[0-9]"));
    const QString why = m_err.trimmed().section(u'\n', -1);
    QVERIFY(!why.isEmpty());
    if (status == ExitStatus::noAnswer)
        QVERIFY2(why.contains(number), qPrintable(m_err));
}

void LargeInputsTest::puzzlesAreNotRepeated()
{
    for (const char *kind : {"one-move", "all-moves"}) {
        QCOMPARE(run({"puzzle", "kayles", "--kind", kind, "--seed", "1", "--count", "1000"}), ExitStatus::done);
        static const QRegularExpression puzzle(QStringLiteral("puzzle [a-z-]+ normal kayles:([0-9,]+)"));
        QStringList positions;
        for (auto match = puzzle.globalMatch(m_out); match.hasNext();) {
            QStringList heaps = match.next().captured(1).split(u',');
            heaps.sort();
            positions << heaps.join(u',');
        }
        QVERIFY2(positions.size() > 10, kind);
        QCOMPARE(positions.removeDuplicates(), 0);
        QVERIFY2(positions.size() == 1000 || m_err.contains(QStringLiteral("and no other")), qPrintable(m_err));
    }
}

MEXPLORER_TEST(LargeInputsTest)
#include "tst_largeinputs.moc"
