// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/safefile.h"

#include "tests/fulldisk.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTextStream>

#include <sys/stat.h>
#include <thread>

using namespace mexplorer;

class SafeFileTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatWasThere_data();
    void keepsWhatWasThere();
    void writesInPiecesOrNotAtAll();
    void problemsOfTheWriterKeepTheFile();
    void devicesStayDevices();
    void pipesAreWrittenIfSomebodyReads();
    void streamsSayWhetherAllIsWritten();

private:
    QTemporaryDir m_folder;
};

/// Sizes close to that of QSaveFile's buffer, whose last part it doesn't check itself.
void SafeFileTest::keepsWhatWasThere_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {2, 168, 4'096, 16'383, 16'384, 16'385, 40'000, 1'000'000})
        QTest::newRow(qPrintable(QString::number(size))) << size;
}

void SafeFileTest::keepsWhatWasThere()
{
    QFETCH(int, size);
    const QByteArray bytes(size, 'x');
    const QString path = m_folder.filePath(QStringLiteral("bytes"));
    checkFullDisk(path, [&] { return !writeSafely(path, bytes); });
    QCOMPARE(contentOf(path), bytes);
    const FullDisk full(size - 1);
    const auto problem = writeSafely(path, bytes);
    QCOMPARE(problem->code, Problem::Code::DiskFull);
    QVERIFY(problem->message.contains(path));
}

/// With pieces of any size, and with a writer that doesn't check its results.
void SafeFileTest::writesInPiecesOrNotAtAll()
{
    const QString path = m_folder.filePath(QStringLiteral("pieces"));
    for (const int piece : {1, 1'000, 20'000}) {
        checkFullDisk(path, [&] {
            return !writeSafely(path, [piece](QIODevice &device) -> std::optional<Problem> {
                QTextStream stream(&device);
                for (int i = 0; i < 60'000 / piece; ++i)
                    stream << QString(piece, u'x');
                return std::nullopt;
            });
        });
        QCOMPARE(contentOf(path).size(), 60'000);
    }
}

void SafeFileTest::problemsOfTheWriterKeepTheFile()
{
    const QString path = m_folder.filePath(QStringLiteral("cancelled"));
    QVERIFY(!writeSafely(path, "before"));
    const auto problem = writeSafely(path, [](QIODevice &device) -> std::optional<Problem> {
        device.write("half");
        return Problem::cancelled();
    });
    QCOMPARE(problem, std::optional(Problem::cancelled()));
    QCOMPARE(contentOf(path), "before");
}

/// Devices are not replaced by a file with their name, which would be possible for root.
void SafeFileTest::devicesStayDevices()
{
    struct stat before = {};
    struct stat after = {};
    const QString null = m_folder.filePath(QStringLiteral("null")); // a link, whose target must not be replaced either
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), null));
    QCOMPARE(::stat("/dev/null", &before), 0);
    QVERIFY(!writeSafely(null, "nothing"));
    QCOMPARE(::stat("/dev/null", &after), 0);
    QVERIFY(S_ISCHR(after.st_mode) && before.st_ino == after.st_ino);
    QVERIFY(QFileInfo(null).isSymLink());
    const auto problem = writeSafely(QStringLiteral("/dev/full"), "too much");
    QCOMPARE(problem->code, Problem::Code::DiskFull);
    QCOMPARE(::stat("/dev/full", &after), 0);
    QVERIFY(S_ISCHR(after.st_mode));
}

void SafeFileTest::pipesAreWrittenIfSomebodyReads()
{
    const QString path = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    QCOMPARE(writeSafely(path, "nobody reads")->code, Problem::Code::UnwritableFile);
    const QByteArray bytes(200'000, 'x'); // more than the capacity of a pipe
    QByteArray read;
    std::thread reader([&] { read = contentOf(path); });
    std::optional<Problem> problem;
    do { // until it is open at the other end
        problem = writeSafely(path, bytes);
    } while (problem && problem->code == Problem::Code::UnwritableFile);
    reader.join();
    QVERIFY(!problem);
    QCOMPARE(read, bytes);
}

void SafeFileTest::streamsSayWhetherAllIsWritten()
{
    QString text;
    QTextStream inMemory(&text);
    inMemory << "kept";
    QVERIFY(flushToEnd(inMemory));
    QCOMPARE(text, QStringLiteral("kept"));
    for (const qsizetype size : {1, 5'000, 200'000}) {
        for (const bool isBuffered : {false, true}) {
            QFile full(QStringLiteral("/dev/full"));
            QVERIFY(full.open(isBuffered ? QIODevice::WriteOnly : QIODevice::WriteOnly | QIODevice::Unbuffered));
            CheckedDevice checked(full);
            QTextStream stream(&checked);
            stream << QString(size, u'x');
            QVERIFY(!flushToEnd(stream));
        }
    }
    const FullDisk disk(100'000);
    QFile file(m_folder.filePath(QStringLiteral("output")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    CheckedDevice checked(file);
    QTextStream stream(&checked);
    stream << QString(90'000, u'x');
    QVERIFY(flushToEnd(stream));
    stream << QString(90'000, u'x'); // of which only a part fits the disk
    QVERIFY(!flushToEnd(stream));
    QCOMPARE(contentOf(file.fileName()).size(), 100'000);
}

MEXPLORER_TEST(SafeFileTest)
#include "tst_safefile.moc"
