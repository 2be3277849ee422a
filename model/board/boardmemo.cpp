// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardmemo.h"

#include <QScopeGuard>

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

constexpr std::size_t firstSize = 1024;
constexpr int columnsShift = 57;
constexpr int valueShift = 50;
constexpr quint64 valueMask = 0x7f;

} // namespace

BoardMemo::BoardMemo(int maxBits)
    : m_maxSize(std::max(std::size_t(1), (std::size_t(1) << maxBits) / ways)), m_buckets(std::min(firstSize, m_maxSize))
{
}

std::size_t BoardMemo::bucketOf(quint64 cells, quint64 columns) const
{
    quint64 hash = (cells + columns * 0xd6e8feb86659fd93) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
    hash *= 0xe7037ed1a0b428db;
    hash ^= hash >> 29;
    return hash & (m_buckets.size() - 1);
}

BoardKnowledge BoardMemo::find(const BoardShape &part) const
{
    for (const Place &place : m_buckets[bucketOf(part.cells, part.columns)].places) {
        const Entry entry = place.entry();
        if (!entry.isOf(part.cells, part.columns))
            continue;
        const quint64 value = entry.knowledge >> valueShift & valueMask;
        return {entry.knowledge & valuesThrough(maxStored),
                value == 0 ? std::nullopt : std::optional(static_cast<Value>(value - 1))};
    }
    return {};
}

void BoardMemo::store(const BoardShape &part, const BoardKnowledge &knowledge)
{
    const quint64 value = knowledge.value ? *knowledge.value + 1 : 0;
    add({part.cells, quint64(part.columns) << columnsShift | value << valueShift |
                         (knowledge.ofFollowers & valuesThrough(maxStored))});
}

void BoardMemo::add(const Entry &entry)
{
    put(entry);
    const std::size_t count = ways * m_buckets.size();
    if (16 * size() > 11 * count && m_buckets.size() < m_maxSize && m_mayGrow.load(std::memory_order_relaxed)) {
        m_isFull.store(true, std::memory_order_relaxed);
        m_shouldMeet.store(true, std::memory_order_relaxed);
    }
}

void BoardMemo::put(const Entry &entry)
{
    auto &places = m_buckets[bucketOf(entry.cells, entry.knowledge >> columnsShift)].places;
    Place *cheapest = places.data();
    int fewest = 65;
    for (Place &place : places) {
        const Entry other = place.entry();
        if (other.isOf(entry.cells, entry.knowledge >> columnsShift)) {
            place.set(entry);
            return;
        }
        const int ones = other.knowledge == 0 ? 0 : std::max(onesOf(other.cells), 1);
        if (ones < fewest) {
            cheapest = &place;
            fewest = ones;
        }
    }
    cheapest->set(entry);
    if (fewest == 0)
        m_used.fetch_add(1, std::memory_order_relaxed);
}

void BoardMemo::enter()
{
    const std::lock_guard lock(m_mutex);
    ++m_users;
    m_mayGrow = true;
}

void BoardMemo::leave()
{
    const std::lock_guard lock(m_mutex);
    --m_users;
    if (m_users > 0 && m_waiting == m_users)
        finishMeeting();
}

void BoardMemo::askToMeet(std::function<void()> work)
{
    const std::lock_guard lock(m_mutex);
    m_work = std::move(work);
    m_shouldMeet = true;
}

void BoardMemo::meet()
{
    std::unique_lock lock(m_mutex);
    if (!m_shouldMeet.load(std::memory_order_relaxed)) // the meeting is over
        return;
    if (++m_waiting >= m_users)
        return finishMeeting();
    const quint64 before = m_meetings;
    m_hasMet.wait(lock, [&] { return m_meetings != before; });
}

void BoardMemo::finishMeeting()
{
    const auto end = qScopeGuard([this] {
        m_isFull.store(false, std::memory_order_relaxed);
        m_shouldMeet.store(false, std::memory_order_relaxed);
        m_waiting = 0;
        ++m_meetings;
        m_hasMet.notify_all();
    });
    if (m_isFull.load(std::memory_order_relaxed))
        grow();
    if (m_work)
        std::exchange(m_work, {})();
}

void BoardMemo::grow()
{
    if (!m_memory.canGrow(3 * m_buckets.size() * sizeof(Bucket) / 2)) {
        m_mayGrow = false;
        return;
    }
    LargeArray<Bucket> old(2 * m_buckets.size());
    old.swap(m_buckets);
    m_used = 0;
    for (const Bucket &bucket : old) {
        for (const Place &place : bucket.places) {
            const Entry entry = place.entry();
            if (entry.knowledge != 0)
                put(entry);
        }
    }
}

} // namespace mexplorer
