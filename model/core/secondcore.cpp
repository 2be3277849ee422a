// A part is taken by counting m_next up, which succeeds only in the round that it was read in. So whoever took one
// knows that the task is still there: run() waits for all parts before it returns. A helper that wakes late finds none
// left.

#include "model/core/secondcore.h"

namespace mexplorer {

namespace {

constexpr quint64 round = quint64(1) << 32;

quint32 partOf(quint64 next)
{
    return static_cast<quint32>(next);
}

} // namespace

SecondCore::~SecondCore()
{
    if (!m_helper.joinable())
        return;
    m_isOver = true;
    m_next = m_next + round;
    m_next.notify_one();
    m_helper.join();
}

void SecondCore::run(const std::function<void(quint32)> &task)
{
    if (!m_helper.joinable())
        m_helper = std::thread([this] { help(); });
    m_task = &task;
    m_finished = 0;
    m_next = (m_next / round + 1) * round;
    m_next.notify_one();
    while (takePart()) {
    }
    for (quint32 finished = m_finished; finished < parts; finished = m_finished)
        m_finished.wait(finished);
}

/// Takes a part and does it; false if none is left.
bool SecondCore::takePart()
{
    quint64 next = m_next;
    do {
        if (partOf(next) >= parts)
            return false;
    } while (!m_next.compare_exchange_weak(next, next + 1));
    (*m_task)(partOf(next));
    if (++m_finished == parts)
        m_finished.notify_one();
    return true;
}

void SecondCore::help()
{
    while (!m_isOver) {
        const quint64 next = m_next;
        if (partOf(next) >= parts && !m_isOver)
            m_next.wait(next);
        while (takePart()) {
        }
    }
}

} // namespace mexplorer
