// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/notation/expression.h"
#include "model/solve/boardjobs.h"
#include "tests/fulldisk.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

Position positionOf(const QString &text)
{
    return *parsePosition(text);
}

} // namespace

/// Tests that questions about boards can be split into jobs and are answered by what these have found.
class BoardJobsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void answersAsOneSearchDoes_data();
    void answersAsOneSearchDoes();
    void jobsLeaveLittleToDo();
    void jobsHoldEachPositionOnce();
    void interruptedJobsResume();
    void tellsWhichJobsAreIncomplete();
    void refusesDamagedValues();
    void refusesOtherPositions_data();
    void refusesOtherPositions();
    void refusesAFolderWithFiles();
    void refusesOtherFiles();
    void aFullDiskLeavesNoJobs();

private:
    QString file(const QString &name) const { return QDir(folder()).filePath(name); }
    QString folder() const { return m_folder->filePath(QStringLiteral("jobs")); }
    void runJobs(quint64 count)
    {
        for (quint64 job = 1; job <= count; ++job)
            QVERIFY(runBoardJob(file(QStringLiteral("%1.job").arg(job)), m_control));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    JobControl m_control;
};

void BoardJobsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void BoardJobsTest::answersAsOneSearchDoes_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("jobs");
    QTest::addColumn<int>("most");
    for (const char *game : {"cram:4x5", "cram:3x7 + cram:1101/0111/1111", "matrix:0110110/1111111/1111101/1111111",
                             "board{111->000;1/1->0/0}:5x5", "cram:11111/10101/11111/10101/11111"}) {
        for (const int jobs : {1, 7, 60}) {
            for (const int most : {0, 1, 2, 40}) {
                QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3").arg(QLatin1String(game)).arg(jobs).arg(most)))
                    << game << jobs << most;
            }
        }
    }
}

void BoardJobsTest::answersAsOneSearchDoes()
{
    QFETCH(QString, game);
    QFETCH(int, jobs);
    QFETCH(int, most);
    const Position question = positionOf(game);
    const auto made = splitSearch(question, static_cast<quint64>(jobs), static_cast<Value>(most), folder(), m_control);
    QVERIFY2(made, made ? "" : qPrintable(made.problem().message));
    QVERIFY(made->jobs >= 1 && made->jobs <= static_cast<quint64>(jobs));
    runJobs(made->jobs);
    const Solver joined;
    const auto asked = joinBoardJobs(folder(), joined);
    QVERIFY2(asked, asked ? "" : qPrintable(asked.problem().message));
    QCOMPARE(asked->position, question);
    QCOMPARE(asked->incompleteJobs, std::nullopt);
    const auto answer = joined.analyse(question, Convention::Normal, m_control);
    const auto expected = Solver().analyse(question, Convention::Normal, m_control);
    QVERIFY(answer && expected);
    QCOMPARE(answer->value, expected->value);
    QCOMPARE(answer->winningMoves, expected->winningMoves);
}

/// The values of 20 jobs make a search more than a hundred times shorter.
void BoardJobsTest::jobsLeaveLittleToDo()
{
    const Position question = positionOf(QStringLiteral("cram:5x6"));
    const auto made = splitSearch(question, 20, 2, folder(), m_control);
    QCOMPARE(made->jobs, quint64(20));
    runJobs(20);
    const Solver joined;
    QVERIFY(joinBoardJobs(folder(), joined));
    const auto movesFor = [&](const Solver &solver) {
        SearchBudget budget(SolverLimits(), m_control);
        const auto value = solver.value(question.components.front(), budget);
        return value && *value == 2 ? budget.searched() : 0;
    };
    const quint64 alone = movesFor(Solver());
    const quint64 after = movesFor(joined);
    QVERIFY2(after > 0 && 100 * after < alone, qPrintable(QStringLiteral("%1 %2").arg(after).arg(alone)));
}

void BoardJobsTest::jobsHoldEachPositionOnce()
{
    const auto made = splitSearch(positionOf(QStringLiteral("cram:5x6")), 30, 1, folder(), m_control);
    QStringList positions;
    for (quint64 job = 1; job <= made->jobs; ++job) {
        const QStringList lines = QString::fromUtf8(samples::contentOf(file(QStringLiteral("%1.job").arg(job))))
                                      .split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QStringLiteral("most 1"));
        positions += lines.mid(1);
    }
    QCOMPARE(static_cast<quint64>(positions.size()), made->positions);
    QCOMPARE(positions.removeDuplicates(), qsizetype(0));
    QVERIFY(!QFile::exists(file(QStringLiteral("31.job"))));
}

void BoardJobsTest::interruptedJobsResume()
{
    QVERIFY(splitSearch(positionOf(QStringLiteral("cram:5x6")), 3, 1, folder(), m_control));
    const QString job = file(QStringLiteral("1.job"));
    JobControl cancelled;
    cancelled.cancel();
    const auto interrupted = runBoardJob(job, cancelled);
    QVERIFY(!interrupted && interrupted.problem().kind == Problem::Kind::Cancelled);
    QVERIFY(QFile::exists(file(QStringLiteral("1.checkpoint"))));
    QVERIFY(!QFile::exists(file(QStringLiteral("1.values"))));

    const auto found = runBoardJob(job, m_control);
    QVERIFY(found);
    QVERIFY(!QFile::exists(file(QStringLiteral("1.checkpoint"))));
    for (const FoundValue &one : *found) {
        const auto value = Solver().value(positionOf(one.position), m_control);
        QVERIFY(value && (one.isGreater ? *value > 1 : *value == one.value));
    }
    const auto again = runBoardJob(job, cancelled); // has nothing left to do
    QVERIFY(again && again->size() == found->size());
}

void BoardJobsTest::tellsWhichJobsAreIncomplete()
{
    QVERIFY(splitSearch(positionOf(QStringLiteral("cram:4x5")), 5, 1, folder(), m_control));
    runJobs(5);
    QVERIFY(QFile::remove(file(QStringLiteral("3.values"))));
    const auto joined = joinBoardJobs(folder(), Solver());
    QVERIFY(joined && joined->incompleteJobs);
    const QString message = joined->incompleteJobs->message;
    QVERIFY2(message.contains(file(QStringLiteral("3.job"))), qPrintable(message));
    QVERIFY(!message.contains(file(QStringLiteral("2.job"))));
}

void BoardJobsTest::refusesDamagedValues()
{
    QVERIFY(splitSearch(positionOf(QStringLiteral("cram:4x5")), 2, 1, folder(), m_control));
    runJobs(2);
    const QString path = file(QStringLiteral("2.values"));
    const QByteArray whole = samples::contentOf(path);
    QVERIFY(joinBoardJobs(folder(), Solver()));
    for (qsizetype at = 0; at < whole.size(); at += 7) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        for (const QByteArray &bytes : {damaged, whole.first(at)}) {
            samples::written(path, bytes);
            const auto joined = joinBoardJobs(folder(), Solver());
            QVERIFY(!joined && joined.problem().code == Problem::Code::DamagedFile);
        }
    }
}

void BoardJobsTest::refusesOtherPositions_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("words");
    QTest::newRow("heaps") << "nim:3,4"
                           << "boards of one game";
    QTest::newRow("two games") << "cram:3x5 + matrix:3x5"
                               << "boards of one game";
    QTest::newRow("small") << "cram:2x2"
                           << "solved at once";
    QTest::newRow("balanced") << "cram:6x6"
                              << "solved at once";
    QTest::newRow("table") << "matrix:4x4"
                           << "solved at once";
    QTest::newRow("empty") << "cram:000/000"
                           << "solved at once";
}

void BoardJobsTest::refusesOtherPositions()
{
    QFETCH(QString, game);
    QFETCH(QString, words);
    const auto made = splitSearch(positionOf(game), 10, 1, folder(), m_control);
    QVERIFY(!made);
    QVERIFY2(made.problem().message.contains(words), qPrintable(made.problem().message));
    QVERIFY(!QFile::exists(folder()));
}

void BoardJobsTest::refusesAFolderWithFiles()
{
    const Position question = positionOf(QStringLiteral("cram:4x5"));
    QVERIFY(splitSearch(question, 10, 1, folder(), m_control));
    const auto again = splitSearch(question, 10, 1, folder(), m_control);
    QVERIFY(!again && again.problem().message.contains(folder()));
    const auto within = splitSearch(question, 10, 1, file(QStringLiteral("1.job")), m_control);
    QVERIFY(!within && within.problem().kind == Problem::Kind::File);
}

void BoardJobsTest::refusesOtherFiles()
{
    QVERIFY(splitSearch(positionOf(QStringLiteral("cram:4x5")), 2, 1, folder(), m_control));
    runJobs(2);
    const QString job = file(QStringLiteral("1.job"));
    for (const char *contents : {"", "most 1\n", "most -1\ncram:3x5\n", "cram:3x5\n", "most 1\ncram:3x5 + cram:3x3\n",
                                 "most 1\nnim:3\n", "most 1\nkites:3\n", "most 99\ncram:3x5\n"}) {
        samples::written(job, contents);
        QFile::remove(file(QStringLiteral("1.values")));
        const auto found = runBoardJob(job, m_control);
        QVERIFY2(!found && !found.problem().message.isEmpty(), contents);
        QVERIFY2(!QFile::exists(file(QStringLiteral("1.values"))), contents);
    }
    for (const char *contents : {"", "cram:4x5\n", "cram:4x5\n0\nmost 1\n", "cram:4x5\n200000\nmost 1\n",
                                 "cram:4x5\n2\nmost x\n", "kites:3\n2\nmost 1\n"}) {
        samples::written(file(QStringLiteral("question.txt")), contents);
        QVERIFY2(!joinBoardJobs(folder(), Solver()), contents);
    }
    QVERIFY(!joinBoardJobs(m_folder->path(), Solver()));
}

/// On a disk that becomes full while the jobs or the question are written, which is the largest file here.
void BoardJobsTest::aFullDiskLeavesNoJobs()
{
    const Position question = positionOf(QStringLiteral("cram:4x5"));
    const auto split = [&] { return splitSearch(question, 5, 2, folder(), m_control); };
    for (const qint64 bytes : {0, 10, 150}) {
        const auto made = [&] {
            const FullDisk full(bytes);
            return split();
        }();
        QVERIFY2(!made, qPrintable(QString::number(bytes)));
        QCOMPARE(made.problem().code, Problem::Code::DiskFull);
        QVERIFY(QDir(folder()).isEmpty());
    }
    QVERIFY(split());
    qint64 longest = 0;
    for (int job = 1; job <= 5; ++job)
        longest = std::max(longest, QFileInfo(file(QStringLiteral("%1.job").arg(job))).size());
    QVERIFY(longest < 150);
    QVERIFY(QFileInfo(file(QStringLiteral("question.txt"))).size() > 150);
}

MEXPLORER_TEST(BoardJobsTest)
#include "tst_boardjobs.moc"
