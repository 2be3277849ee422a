// SPDX-License-Identifier: GPL-3.0-or-later
// A part is taken by incrementing m_next, which succeeds only in the round in which it was read. So a thread that took
// a part can rely on the task: run() waits for all parts before it returns. A helper that wakes late finds no part
// left.
//
// Starting a thread takes some 50 microseconds, and so does waking one: half as long as all the work of a round. A
// sequence makes round after round, so both threads spin first. With a thread started for each round (runInThreads)
// instead, 400,000 values of 0.07 take several times as long.

#include "model/core/workerpair.h"

#include <chrono>
#include <system_error>
#include <utility>

namespace mexplorer {

namespace {

constexpr quint64 round = quint64(1) << 32;

/// Spins until the condition is true; gives up after several times the time needed to wake a sleeping thread, and
/// returns false. Yields the core to other programs.
template <class F> bool spinUntil(F &&isSo)
{
    using namespace std::chrono;
    constexpr auto max = microseconds(200);
    const auto start = steady_clock::now();
    while (!isSo()) {
        if (steady_clock::now() - start > max)
            return false;
        std::this_thread::yield();
    }
    return true;
}

quint32 partOf(quint64 next)
{
    return static_cast<quint32>(next);
}

} // namespace

WorkerPair::~WorkerPair()
{
    if (!m_helper.joinable())
        return;
    m_isOver = true;
    m_next = m_next + round;
    m_next.notify_one();
    m_helper.join();
}

void WorkerPair::run(const std::function<void(quint32)> &task)
{
    startHelper();
    m_task = &task;
    m_finished = 0;
    m_next = (m_next / round + 1) * round;
    m_next.notify_one();
    while (takePart()) {
    }
    if (!spinUntil([this] { return m_finished == parts; })) {
        for (quint32 finished = m_finished; finished < parts; finished = m_finished)
            m_finished.wait(finished);
    }
    if (m_failure)
        std::rethrow_exception(std::exchange(m_failure, nullptr));
}

/// If the machine has no more threads, this one does all parts.
void WorkerPair::startHelper()
{
    if (m_helper.joinable())
        return;
    try {
        m_helper = std::thread([this] { help(); });
    } catch (const std::system_error &) {
    }
}

/// Does the next part; returns false if none is left.
bool WorkerPair::takePart()
{
    quint64 next = m_next;
    do {
        if (partOf(next) >= parts)
            return false;
    } while (!m_next.compare_exchange_weak(next, next + 1));
    try {
        (*m_task)(partOf(next));
    } catch (...) { // stored until all parts are done, as they use the task; then run() rethrows it
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            m_failure = std::current_exception();
    }
    if (++m_finished == parts)
        m_finished.notify_one();
    return true;
}

void WorkerPair::help()
{
    while (!m_isOver) {
        const quint64 next = m_next;
        if (!m_isOver && !spinUntil([this, next] { return m_next != next || partOf(next) < parts; }))
            m_next.wait(next);
        while (takePart()) {
        }
    }
}

} // namespace mexplorer
