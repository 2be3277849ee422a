// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commandrun.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace mexplorer;

class PuzzleCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSamePuzzles();
    void printsJson();
    void readsWhatItPrints();
    void hidesTheAnswer();
    void hasOneADay();
    void namesTheConventionOfChomp();
    void refusesBadInput();

private:
    int run(const QStringList &arguments);
    QString m_out;
    QString m_err;
};

int PuzzleCommandTest::run(const QStringList &arguments)
{
    m_out.clear();
    m_err.clear();
    QTextStream out(&m_out);
    QTextStream err(&m_err);
    const int status = callCommand(QStringList{"puzzle"} + arguments, out, err);
    out.flush();
    err.flush();
    return status;
}

void PuzzleCommandTest::sameSeedSamePuzzles()
{
    QCOMPARE(run({"kayles", "--seed", "7", "--count", "3"}), 0);
    const QString first = m_out;
    QCOMPARE(run({"kayles", "--seed", "7", "--count", "3"}), 0);
    QCOMPARE(m_out, first);
    QCOMPARE(m_out.count("puzzle one-move normal kayles:"), 3);
    QCOMPARE(run({"kayles", "--seed", "8", "--count", "3"}), 0);
    QVERIFY(m_out != first);
}

void PuzzleCommandTest::printsJson()
{
    QCOMPARE(run({"nim:5,6,7", "--kind", "all-moves", "--misere", "--seed", "1", "--json"}), 0);
    const QJsonObject sheet = QJsonDocument::fromJson(m_out.toUtf8()).object();
    QCOMPARE(sheet["seed"].toInt(), 1);
    const QJsonObject puzzle = sheet["puzzles"].toArray().at(0).toObject();
    QCOMPARE(puzzle["kind"].toString(), QString("all-moves"));
    QCOMPARE(puzzle["convention"].toString(), QString("misere"));
    QVERIFY(!puzzle["winning_moves"].toArray().isEmpty());
}

void PuzzleCommandTest::readsWhatItPrints()
{
    QCOMPARE(run({"puzzle one-move normal nim:3,4,5", "--solutions"}), 0);
    QVERIFY2(m_out.contains("= component 1: 3 -> 1"), qPrintable(m_out));
    QCOMPARE(run({"puzzle one-move normal nim:5,5"}), 2);
    QCOMPARE(run({"nim", "--kind", "leave-p"}), 2);
    QVERIFY2(m_err.contains("one-move, all-moves") && m_err.contains("leave-p"), qPrintable(m_err));
}

void PuzzleCommandTest::hidesTheAnswer()
{
    QCOMPARE(run({"puzzle one-move normal nim:3,4,5"}), 0);
    QVERIFY2(!m_out.contains("->"), qPrintable(m_out));
}

void PuzzleCommandTest::hasOneADay()
{
    QCOMPARE(run({}), 0);
    QVERIFY2(m_out.contains("puzzle "), qPrintable(m_out));
}

/// Under normal play Chomp is won by taking all, which is no puzzle. The name of a family uses its usual convention.
void PuzzleCommandTest::namesTheConventionOfChomp()
{
    QCOMPARE(run({"chomp:3x4"}), 1);
    QVERIFY2(m_err.contains("--misere"), qPrintable(m_err));
    QCOMPARE(run({"chomp:3x4", "--misere", "--seed", "1"}), 0);
    QVERIFY2(m_out.contains("puzzle one-move misere chomp:"), qPrintable(m_out));
    QCOMPARE(run({"chomp"}), 0);
    QCOMPARE(run({"nim:1"}), 1);
    QVERIFY2(!m_err.contains("--misere"), qPrintable(m_err));
}

void PuzzleCommandTest::refusesBadInput()
{
    QCOMPARE(run({"nimm"}), 2);
    QCOMPARE(run({"kayles", "--kind", "mate"}), 2);
    QCOMPARE(run({"kayles", "--count", "0"}), 2);
    QCOMPARE(run({"nim:1"}), 1);
    QVERIFY(!m_err.isEmpty());
}

MEXPLORER_TEST(PuzzleCommandTest)
#include "tst_puzzlecommand.moc"
