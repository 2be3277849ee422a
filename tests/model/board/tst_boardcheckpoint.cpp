// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/games/boardrules.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace mexplorer;

namespace {

constexpr quint64 plenty = 50'000'000;

BoardShape full(int rows, int columns)
{
    return {~quint64(0) >> (64 - rows * columns), static_cast<quint8>(rows), static_cast<quint8>(columns)};
}

std::map<quint64, quint64> entriesOf(const BoardMemo &memo)
{
    std::map<quint64, quint64> entries;
    memo.forEachEntry([&](const BoardMemo::Entry &entry) { entries[entry.cells] = entry.knowledge; });
    return entries;
}

} // namespace

class BoardCheckpointTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void holdsWhatTheMemoHolds();
    void aSearchGoesOn();
    void isWrittenDuringASearch();
    void refusesDamage();
    void refusesOtherGamesAndFiles();
    void tellsThatItCannotWrite();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("cram.checkpoint")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    JobControl m_control;
};

void BoardCheckpointTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void BoardCheckpointTest::holdsWhatTheMemoHolds()
{
    BoardMemo memo;
    for (quint64 cells = 1; cells < 100'000; ++cells) {
        memo.store({cells, 5, static_cast<quint8>(5 + cells % 3)}, {cells % 64, static_cast<Value>(cells % 7)});
        memo.meetIfAsked();
    }
    BoardCheckpoint checkpoint(path(), QStringLiteral("cram"));
    QCOMPARE(checkpoint.write(memo), std::nullopt);
    BoardMemo again;
    QCOMPARE(checkpoint.read(again), std::nullopt);
    const auto entries = entriesOf(again);
    QVERIFY(entries.size() > 60'000);
    for (const auto &[cells, knowledge] : entriesOf(memo)) {
        const auto found = entries.find(cells);
        QVERIFY(found == entries.end() || found->second == knowledge); // a full bucket may have dropped it
    }
}

void BoardCheckpointTest::aSearchGoesOn()
{
    const auto rules = std::make_shared<CramRules>();
    BoardSearch whole(rules);
    whole.setThreads(1);
    QCOMPARE(whole.value(full(5, 6), plenty, m_control), Value(2));

    quint64 moves = 0;
    int runs = 0;
    for (std::optional<Value> value; !value; ++runs) {
        QVERIFY(runs < 100);
        BoardSearch part(rules);
        part.setThreads(1);
        QCOMPARE(part.useCheckpoint(path()), std::nullopt);
        value = part.value(full(5, 6), whole.movesLookedAt() / 4, m_control);
        QVERIFY(!value || *value == 2);
        QCOMPARE(part.writeCheckpoint(), std::nullopt);
        moves += part.movesLookedAt();
    }
    QVERIFY2(runs > 2, qPrintable(QString::number(runs)));
    QVERIFY2(moves < 3 * whole.movesLookedAt(), qPrintable(QString::number(moves)));
    BoardSearch known(rules);
    QCOMPARE(known.useCheckpoint(path()), std::nullopt);
    QCOMPARE(known.value(full(5, 6), 1000, m_control), Value(2));
}

/// Both threads stop for it again and again, and the file is whole each time.
void BoardCheckpointTest::isWrittenDuringASearch()
{
    const auto rules = std::make_shared<CramRules>();
    BoardSearch search(rules);
    search.setThreads(2, 100);
    QCOMPARE(search.useCheckpoint(path(), std::chrono::milliseconds(1)), std::nullopt);
    QCOMPARE(search.value(full(5, 6), plenty, m_control), Value(2));
    BoardSearch other(rules);
    QVERIFY(QFile::exists(path())); // though nobody asked for it at the end
    QCOMPARE(other.useCheckpoint(path()), std::nullopt);
    QCOMPARE(other.value(full(5, 6), plenty, m_control), Value(2));
    QVERIFY(other.movesLookedAt() < search.movesLookedAt());
}

/// Any byte that is changed, cut off or added is noticed, and then nothing is used.
void BoardCheckpointTest::refusesDamage()
{
    BoardMemo memo;
    memo.store({0b1111, 2, 2}, {2, Value(0)});
    memo.store({0b11111, 1, 5}, {6, std::nullopt});
    BoardCheckpoint checkpoint(path(), QStringLiteral("cram"));
    QCOMPARE(checkpoint.write(memo), std::nullopt);
    const QByteArray good = samples::contentOf(path());
    QCOMPARE(good.size(), 24 + 4 + 2 * 16 + 32);
    for (qsizetype at = 0; at < good.size(); ++at) {
        for (const int change : {1, 64, 128}) {
            QByteArray bad = good;
            bad[at] = static_cast<char>(bad[at] ^ change);
            samples::written(path(), bad);
            BoardMemo read;
            QVERIFY2(checkpoint.read(read), qPrintable(QString::number(at)));
            QCOMPARE(read.size(), std::size_t(0));
        }
        samples::written(path(), good.first(at));
        BoardMemo read;
        QVERIFY(checkpoint.read(read));
        QCOMPARE(read.size(), std::size_t(0));
    }
    samples::written(path(), good + '\0');
    BoardMemo read;
    const std::optional<Problem> problem = checkpoint.read(read);
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::DamagedFile);
    QVERIFY(problem->message.contains(path()));
    samples::written(path(), good);
    QCOMPARE(checkpoint.read(read), std::nullopt);
    QCOMPARE(read.size(), std::size_t(2));
}

void BoardCheckpointTest::refusesOtherGamesAndFiles()
{
    BoardSearch cram(std::make_shared<CramRules>());
    QCOMPARE(cram.useCheckpoint(path()), std::nullopt);
    QCOMPARE(cram.writeCheckpoint(), std::nullopt);
    BoardSearch matrix(std::make_shared<MatrixRules>());
    std::optional<Problem> problem = matrix.useCheckpoint(path());
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::OtherRules);
    QVERIFY(problem->message.contains(QStringLiteral("cram")));

    samples::written(path(), "a text of somebody's own");
    problem = cram.useCheckpoint(path());
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::FileSyntax);
    QCOMPARE(samples::contentOf(path()), QByteArray("a text of somebody's own"));
    problem = cram.useCheckpoint(m_folder->path());
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::UnreadableFile);
}

void BoardCheckpointTest::tellsThatItCannotWrite()
{
    BoardSearch search(std::make_shared<CramRules>());
    QCOMPARE(search.useCheckpoint(m_folder->filePath(QStringLiteral("no/such/folder"))), std::nullopt);
    QCOMPARE(search.value(full(3, 4), plenty, m_control), Value(1));
    const std::optional<Problem> problem = search.writeCheckpoint();
    QVERIFY(problem);
    QCOMPARE(problem->kind, Problem::Kind::File);
}

MEXPLORER_TEST(BoardCheckpointTest)
#include "tst_boardcheckpoint.moc"
