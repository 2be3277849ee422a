// SPDX-License-Identifier: GPL-3.0-or-later
// The available memory
//
// Linux allocates memory that it doesn't have, and kills a program when it is used. So a number from the user, such as
// a number of terms or positions, is first compared with the available memory: what the kernel calls available, what
// the control groups of the process leave of their limits, where a group's cache of files counts as free, and what
// setrlimit() leaves of the address space.

#include "model/core/memory.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <limits>
#include <sys/resource.h>
#include <unistd.h>

namespace mexplorer {

namespace {

constexpr quint64 unlimited = std::numeric_limits<quint64>::max();

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The number after \a name in a file of names and numbers; std::nullopt if there is none.
std::optional<quint64> entryOf(const QByteArray &content, const QByteArray &name)
{
    for (const QByteArray &line : content.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        bool isNumber = false;
        const quint64 number = words.value(1).toULongLong(&isNumber);
        if (isNumber && words[0] == name)
            return number;
    }
    return std::nullopt;
}

/// The number in a file; std::nullopt for "max", and if the file doesn't exist.
std::optional<quint64> numberIn(const QString &path)
{
    bool isNumber = false;
    const quint64 number = contentOf(path).trimmed().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

quint64 difference(quint64 limit, quint64 used)
{
    return limit > used ? limit - used : 0;
}

quint64 leftOnMachine(const QString &root)
{
    const auto kibibytes = entryOf(contentOf(root + QStringLiteral("/proc/meminfo")), "MemAvailable:");
    return kibibytes ? *kibibytes << 10 : unlimited;
}

struct GroupFiles
{
    const char *limit;
    const char *usage;
    QByteArray cache; ///< the entry of memory.stat
};

/// The number of bytes left in a group and all groups that contain it.
quint64 leftInGroups(const QString &mount, QString group, const GroupFiles &files)
{
    quint64 left = unlimited;
    while (true) {
        const QString folder = mount + group + u'/';
        const auto limit = numberIn(folder + QLatin1String(files.limit));
        const auto usage = numberIn(folder + QLatin1String(files.usage));
        if (limit && usage) {
            const auto cache = entryOf(contentOf(folder + QStringLiteral("memory.stat")), files.cache);
            left = std::min(left, difference(*limit, difference(*usage, cache.value_or(0))));
        }
        const qsizetype parent = group.lastIndexOf(u'/');
        if (parent < 0)
            return left;
        group.truncate(parent);
    }
}

quint64 leftInGroups(const QString &root)
{
    const GroupFiles unified = {"memory.max", "memory.current", "inactive_file"};
    const GroupFiles legacy = {"memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"};
    const QString mount = root + QStringLiteral("/sys/fs/cgroup");
    quint64 left = unlimited;
    for (const QByteArray &line : contentOf(root + QStringLiteral("/proc/self/cgroup")).split('\n')) {
        // "0::/user.slice", or in the older hierarchies "4:memory:/user.slice"
        const QString text = QString::fromUtf8(line);
        const QString controllers = text.section(u':', 1, 1);
        const QString group = text.section(u':', 2);
        if (text.startsWith(QStringLiteral("0::")))
            left = std::min(left, leftInGroups(mount, group, unified));
        else if (controllers.split(u',').contains(QStringLiteral("memory")))
            left = std::min(left, leftInGroups(mount + QStringLiteral("/memory"), group, legacy));
    }
    return left;
}

quint64 leftOf(int resource, quint64 used)
{
    rlimit limit = {};
    return ::getrlimit(static_cast<__rlimit_resource>(resource), &limit) != 0 || limit.rlim_cur == RLIM_INFINITY
               ? unlimited
               : difference(limit.rlim_cur, used);
}

quint64 leftOfLimits()
{
    const QList<QByteArray> pages = contentOf(QStringLiteral("/proc/self/statm")).split(' ');
    const auto bytes = [&pages](qsizetype column) {
        return pages.value(column).trimmed().toULongLong() * static_cast<quint64>(::sysconf(_SC_PAGESIZE));
    };
    return std::min(leftOf(RLIMIT_AS, bytes(0)), leftOf(RLIMIT_DATA, bytes(5)));
}

std::atomic<int> sharePercent = 75;
std::atomic<quint64> givenBytes = unlimited;

} // namespace

quint64 availableMemory(const QString &root)
{
    return std::min({leftOnMachine(root), leftInGroups(root), leftOfLimits()});
}

quint64 memoryShare()
{
    return std::min(givenBytes.load(std::memory_order_relaxed),
                    availableMemory() / 100 * static_cast<quint64>(sharePercent.load(std::memory_order_relaxed)));
}

void setMemoryShare(int percent)
{
    sharePercent.store(percent, std::memory_order_relaxed);
}

void setGivenMemory(std::optional<quint64> bytes)
{
    givenBytes.store(bytes.value_or(unlimited), std::memory_order_relaxed);
}

std::optional<quint64> givenMemory()
{
    const quint64 bytes = givenBytes.load(std::memory_order_relaxed);
    return bytes == unlimited ? std::nullopt : std::optional(bytes);
}

QString memoryText(quint64 bytes)
{
    constexpr quint64 mebibyte = quint64(1) << 20;
    return QStringLiteral("%1 MiB").arg(groupedNumber(bytes / mebibyte + (bytes % mebibyte != 0)));
}

std::optional<Problem> memoryProblem(const QString &what, quint64 bytes)
{
    const quint64 share = memoryShare();
    if (bytes <= share)
        return std::nullopt;
    return Problem::limit(Problem::Code::Memory,
                          ModelText::tr("%1 takes %2 of memory, more than the %3 that can be used now. Ask for less, "
                                        "or close other programs.")
                              .arg(what, memoryText(bytes), memoryText(share)));
}

/// An array that grows needs twice its size in addition to the old one.
bool MemoryWatch::ask(quint64 bytes)
{
    constexpr quint64 refusalsAtOnce = 10'000;
    const quint64 share = memoryShare();
    m_refusals = share / 2 < bytes ? refusalsAtOnce : 0;
    if (m_refusals > 0)
        return false;
    constexpr quint64 few = quint64(16) << 20; // usually exceeded soon, so several checks below it would only cost time
    m_checked = std::max(bytes + std::min(bytes / 2, share / 16), std::min(few, share / 8));
    return true;
}

} // namespace mexplorer
