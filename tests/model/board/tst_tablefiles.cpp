// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/board/tablefiles.h"
#include "model/games/boardrules.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace mexplorer;

class TableFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsEachValue();
    void refusesDamage();
    void stopsWhenCancelled();
    void aSearchKeepsItsTables();
    void findsAndRemovesThoseOfTheUser();

private:
    QString folder() const { return m_home->filePath(QStringLiteral("cache/tables")); }
    QString file(const char *name) const { return QDir(folder()).filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_home;
    JobControl m_control;
};

void TableFilesTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
}

void TableFilesTest::keepsEachValue()
{
    for (const auto &[rows, columns] : {std::pair(1, 1), std::pair(3, 4), std::pair(4, 3), std::pair(4, 6)}) {
        const auto table = MatrixTable::build(rows, columns, m_control);
        QVERIFY(!keptTable(folder(), rows, columns, m_control));
        QCOMPARE(keepTable(folder(), *table, m_control), std::nullopt);
        const auto kept = keptTable(folder(), rows, columns, m_control);
        QVERIFY(kept && kept->rows() == rows && kept->columns() == columns);
        QVERIFY(std::ranges::equal(kept->values(), table->values()));
    }
}

void TableFilesTest::refusesDamage()
{
    QCOMPARE(keepTable(folder(), *MatrixTable::build(2, 3, m_control), m_control), std::nullopt);
    const QString path = file("matrix-2x3.table");
    const QByteArray whole = samples::contentOf(path);
    QCOMPARE(whole.size(), qsizetype(10 + 64 + 32));
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        for (const QByteArray &bytes : {damaged, whole.first(at), whole + whole.first(at + 1)}) {
            samples::written(path, bytes);
            QVERIFY(!keptTable(folder(), 2, 3, m_control));
        }
    }
    QCOMPARE(keepTable(folder(), *MatrixTable::build(3, 2, m_control), m_control), std::nullopt);
    QVERIFY(QFile::remove(path) && QFile::copy(file("matrix-3x2.table"), path)); // of another board
    QVERIFY(!keptTable(folder(), 2, 3, m_control));
}

void TableFilesTest::stopsWhenCancelled()
{
    const auto table = MatrixTable::build(3, 4, m_control);
    JobControl cancelled;
    cancelled.cancel();
    QVERIFY(keepTable(folder(), *table, cancelled));
    QVERIFY(QDir(folder()).isEmpty(QDir::Files));
    QCOMPARE(keepTable(folder(), *table, m_control), std::nullopt);
    QVERIFY(!keptTable(folder(), 3, 4, cancelled));
}

/// A second search reads what the first one has written; a damaged file is written again.
void TableFilesTest::aSearchKeepsItsTables()
{
    const BoardShape board = {(quint64(1) << 30) - 1, 5, 6};
    for (int run = 0; run < 3; ++run) {
        BoardSearch search(std::make_shared<MatrixRules>());
        search.setTableFolder(folder());
        QCOMPARE(search.value(board, ~quint64(0), m_control), Value(23));
        QThreadPool::globalInstance()->waitForDone();
        const QStringList files = QDir(folder()).entryList(QDir::Files);
        QVERIFY2(files.contains(QStringLiteral("matrix-5x5.table")), qPrintable(files.join(u' ')));
        const auto kept = keptTable(folder(), 5, 5, m_control);
        QVERIFY(kept && kept->values().back() == MatrixTable::build(5, 5, m_control)->values().back());
        if (run == 1)
            samples::written(file("matrix-5x5.table"), "MEXPTBL1");
    }
}

void TableFilesTest::findsAndRemovesThoseOfTheUser()
{
    const QByteArray before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", m_home->path().toUtf8());
    QVERIFY(keptTables().isEmpty());
    QVERIFY(tableFolder().startsWith(m_home->path()));
    QCOMPARE(keepTable(tableFolder(), *MatrixTable::build(2, 2, m_control), m_control), std::nullopt);
    QCOMPARE(keptTables(), QStringList{tableFolder() + QStringLiteral("/matrix-2x2.table")});
    samples::written(tableFolder() + QStringLiteral("/matrix-5x6.table.XvJkQw"), "MEXP"); // left by a crash
    QCOMPARE(keptTables().size(), 2);
    removeKeptTables();
    QVERIFY(keptTables().isEmpty());
    qputenv("XDG_CACHE_HOME", before);
}

MEXPLORER_TEST(TableFilesTest)
#include "tst_tablefiles.moc"
