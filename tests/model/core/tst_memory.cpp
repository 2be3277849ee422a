// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/memory.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/resource.h>

using namespace mexplorer;

namespace {

constexpr quint64 mebibyte = quint64(1) << 20;

/// The files of a machine, by their paths.
using Files = QList<std::pair<QString, QByteArray>>;

const std::pair<QString, QByteArray> machine = {QStringLiteral("proc/meminfo"),
                                                "MemTotal:  8000000 kB\nMemFree: 10 kB\nMemAvailable:    1024000 kB\n"};

} // namespace

class MemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void whatTheMachineHas_data();
    void whatTheMachineHas();
    void addressSpaceIsALimit();
    void whatIsTooMuchIsSaid();
    void growthEndsInTime();
    void givenMemoryIsALimit();
};

void MemoryTest::whatTheMachineHas_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<quint64>("available");
    const auto group = [](const QByteArray &line) { return std::pair(QStringLiteral("proc/self/cgroup"), line); };
    const auto file = [](const QString &path, const QByteArray &text) {
        return std::pair(QStringLiteral("sys/fs/cgroup/") + path, text);
    };
    QTest::newRow("the machine alone") << Files{machine} << 1000 * mebibyte;
    QTest::newRow("a group without a limit")
        << Files{machine, group("0::/a\n"), file("a/memory.max", "max\n"), file("a/memory.current", "1\n")}
        << 1000 * mebibyte;
    QTest::newRow("a group with a limit") << Files{machine, group("0::/a\n"), file("a/memory.max", "209715200\n"),
                                                   file("a/memory.current", "104857600\n")}
                                          << 100 * mebibyte;
    QTest::newRow("its cache is free") << Files{machine, group("0::/a\n"), file("a/memory.max", "209715200\n"),
                                                file("a/memory.current", "104857600\n"),
                                                file("a/memory.stat", "anon 5\ninactive_file 52428800\n")}
                                       << 150 * mebibyte;
    QTest::newRow("a group within one") << Files{machine,
                                                 group("0::/a/b\n"),
                                                 file("a/b/memory.max", "max\n"),
                                                 file("a/b/memory.current", "1\n"),
                                                 file("a/memory.max", "104857600\n"),
                                                 file("a/memory.current", "0\n")}
                                        << 100 * mebibyte;
    QTest::newRow("a container, whose group is the root")
        << Files{machine, group("0::/\n"), file("memory.max", "104857600\n"), file("memory.current", "0\n")}
        << 100 * mebibyte;
    QTest::newRow("the older hierarchy") << Files{machine, group("5:cpu:/x\n4:cpuset,memory:/a\n"),
                                                  file("memory/a/memory.limit_in_bytes", "104857600\n"),
                                                  file("memory/a/memory.usage_in_bytes", "52428800\n")}
                                         << 50 * mebibyte;
    QTest::newRow("used up") << Files{machine, group("0::/a\n"), file("a/memory.max", "100\n"),
                                      file("a/memory.current", "200\n")}
                             << quint64(0);
}

void MemoryTest::whatTheMachineHas()
{
    QFETCH(Files, files);
    QFETCH(quint64, available);
    const QTemporaryDir root;
    for (const auto &[path, text] : files) {
        const QFileInfo info(root.filePath(path));
        QVERIFY(QDir().mkpath(info.path()));
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    QCOMPARE(availableMemory(root.path()), available);
}

void MemoryTest::addressSpaceIsALimit()
{
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_AS, &before), 0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    QVERIFY(statm.open(QIODevice::ReadOnly));
    const rlim_t used = statm.readAll().split(' ').first().toULongLong() * 4096;
    rlimit limit = before;
    limit.rlim_cur = used + 64 * mebibyte;
    QCOMPARE(::setrlimit(RLIMIT_AS, &limit), 0);
    const quint64 left = availableMemory();
    QCOMPARE(::setrlimit(RLIMIT_AS, &before), 0);
    QVERIFY2(left > 32 * mebibyte && left <= 64 * mebibyte, qPrintable(memoryText(left)));
}

void MemoryTest::whatIsTooMuchIsSaid()
{
    QVERIFY(!memoryProblem(QStringLiteral("A thing"), 1));
    const auto problem = memoryProblem(QStringLiteral("A thing"), quint64(1) << 60);
    QVERIFY(problem);
    QCOMPARE(problem->code, Problem::Code::Memory);
    QCOMPARE(problem->kind, Problem::Kind::Limit);
    QVERIFY(problem->message.startsWith(QStringLiteral("A thing takes 1,099,511,627,776 MiB")));
    QCOMPARE(memoryText(0), QStringLiteral("0 MiB"));
    QCOMPARE(memoryText(1), QStringLiteral("1 MiB"));
    QCOMPARE(memoryText(mebibyte), QStringLiteral("1 MiB"));
    QCOMPARE(memoryText(mebibyte + 1), QStringLiteral("2 MiB"));
}

/// Growth from a small size is refused before the array can't be copied any more.
void MemoryTest::growthEndsInTime()
{
    MemoryWatch watch;
    quint64 bytes = 1;
    while (watch.canGrow(bytes))
        bytes += bytes / 8 + 1;
    QVERIFY(bytes > mebibyte);
    QVERIFY(bytes < 2 * memoryShare());
    for (int times = 0; times < 1'000'000; ++times) // mostly without reading files
        QVERIFY(!watch.canGrow(2 * bytes));
    QVERIFY(watch.canGrow(1));
}

void MemoryTest::givenMemoryIsALimit()
{
    constexpr quint64 mebibyte = quint64(1) << 20;
    const quint64 usual = memoryShare();
    setGivenMemory(8 * mebibyte);
    QCOMPARE(memoryShare(), std::min(usual, 8 * mebibyte));
    QCOMPARE(givenMemory(), std::optional(8 * mebibyte));
    QVERIFY(MemoryWatch().canGrow(4 * mebibyte)); // twice as much, while it is copied
    QVERIFY(!MemoryWatch().canGrow(5 * mebibyte));
    setGivenMemory({});
    QVERIFY(!givenMemory() && memoryShare() > 8 * mebibyte);
    QVERIFY(MemoryWatch().canGrow(5 * mebibyte));
}

MEXPLORER_TEST(MemoryTest)
#include "tst_memory.moc"
