// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/textfile.h"
#include "model/play/gametext.h"
#include "model/sequence/sequencefile.h"
#include "model/session/documentfile.h"
#include "model/teach/lesson.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace mexplorer;

/// Readers of files only accept regular files: a pipe without a writer, or a device, would block for ever.
class ReadersTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyRegularFilesAreRead_data();
    void onlyRegularFilesAreRead();
    void largeFilesAreRefused();
};

void ReadersTest::onlyRegularFilesAreRead_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"pipe", "/dev/zero", "/dev/null", "folder", "link", "/proc/self/maps"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void ReadersTest::onlyRegularFilesAreRead()
{
    QFETCH(QString, path);
    const QTemporaryDir home;
    QCOMPARE(::mkfifo(QFile::encodeName(home.filePath(QStringLiteral("pipe"))).constData(), 0600), 0);
    QVERIFY(QDir(home.path()).mkdir(QStringLiteral("folder")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), home.filePath(QStringLiteral("link"))));
    const QString file = path.startsWith(u'/') ? path : home.filePath(path);
    JobControl control;
    QVERIFY(!readTextFile(file).ok());
    QVERIFY(!readSequenceFile(file, 1 << 20, control).ok());
    QVERIFY(!readGameFile(file).ok());
    QVERIFY(!readDocument(file).ok());
    QVERIFY(!readLesson(file).ok());
    const QString text = home.filePath(QStringLiteral("pipe.txt"));
    QCOMPARE(::mkfifo(QFile::encodeName(text).constData(), 0600), 0);
    QVERIFY(!isGameFile(text));
}

void ReadersTest::largeFilesAreRefused()
{
    const QTemporaryDir home;
    QFile file(home.filePath(QStringLiteral("large.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64(5) << 30)); // it uses no disk space
    QCOMPARE(readTextFile(file.fileName()).problem().code, Problem::Code::FileSize);
    QCOMPARE(readDocument(file.fileName()).problem().code, Problem::Code::FileSize);
}

MEXPLORER_TEST(ReadersTest)
#include "tst_readers.moc"
