// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/resource.h>

/// While it exists, no file of this process grows past a number of bytes, as on a disk that is full then.
class FullDisk
{
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = static_cast<rlim_t>(bytes);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before = {};
};

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// \a write writes \a path, in a folder of its own, and returns true if it says that it has. On a disk that becomes
/// full before the first byte, in the middle, or before the last one it says no, and leaves all files as they were.
inline void checkFullDisk(const QString &path, const std::function<bool()> &write)
{
    QVERIFY(write());
    const QByteArray whole = contentOf(path);
    QVERIFY(whole.size() > 1);
    for (const QByteArray &before : {QByteArray("what was there before"), QByteArray()}) {
        QFile::remove(path);
        if (!before.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before) == before.size());
        }
        const QStringList files = QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden);
        for (const qint64 bytes : {qint64(0), qint64(1), qint64(whole.size() / 2), qint64(whole.size() - 1)}) {
            const bool isDone = [&] {
                const FullDisk full(bytes);
                return write();
            }();
            QVERIFY2(!isDone, qPrintable(QStringLiteral("%1 of %2 bytes").arg(bytes).arg(whole.size())));
            QCOMPARE(contentOf(path), before);
            QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden), files);
        }
    }
    QVERIFY(write());
    QCOMPARE(contentOf(path).size(), whole.size());
}
