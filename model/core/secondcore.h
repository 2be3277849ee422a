#pragma once

#include <QtGlobal>

#include <array>
#include <atomic>
#include <functional>
#include <thread>

namespace mexplorer {

/// Does pieces of work of some 10 microseconds or more on two cores at once: here and on a thread that stays awake for
/// a moment after each, and sleeps when there is no more. Not thread-safe: one thread asks at a time.
class SecondCore
{
public:
    static constexpr quint32 parts = 16;

    SecondCore() = default;
    ~SecondCore();
    Q_DISABLE_COPY_MOVE(SecondCore)

    /// True if this machine has a second core.
    static bool isThere() { return std::thread::hardware_concurrency() > 1; }

    /// Calls \a task once with each number from 0 to parts - 1, some of them on the other thread; all are done when it
    /// returns. If the other core is busy elsewhere, this thread does them all.
    void run(const std::function<void(quint32)> &task);

private:
    bool takePart();
    void help();

    /// The round in the upper half, the next part that nobody took in the lower half.
    std::atomic<quint64> m_next = parts;
    std::atomic<quint32> m_finished = 0;
    std::atomic<bool> m_isOver = false;
    const std::function<void(quint32)> *m_task = nullptr; ///< written only when no part is left
    std::thread m_helper;                                 ///< from the first run() on
};

/// The union of \a bits(from, to) over parts of the range from 0 to \a count: by both cores if there is a \a second one
/// and \a count is \a worthIt, which is to take some 5 microseconds.
template <class F> quint64 unionOfBits(SecondCore *second, quint64 count, quint64 worthIt, F &&bits)
{
    if (!second || count < worthIt)
        return bits(quint64(0), count);
    std::array<quint64, SecondCore::parts> found = {};
    second->run([&](quint32 part) {
        found[part] = bits(count * part / SecondCore::parts, count * (part + 1) / SecondCore::parts);
    });
    quint64 all = 0;
    for (const quint64 one : found)
        all |= one;
    return all;
}

} // namespace mexplorer
