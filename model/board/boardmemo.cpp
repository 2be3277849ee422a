// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardmemo.h"

#include <algorithm>
#include <bit>

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
    for (const Entry &entry : m_buckets[bucketOf(part.cells, part.columns)].entries) {
        if (!entry.isOf(part))
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
    put({part.cells, quint64(part.columns) << columnsShift | value << valueShift |
                         (knowledge.ofFollowers & valuesThrough(maxStored))});
}

void BoardMemo::put(const Entry &entry)
{
    auto &entries = m_buckets[bucketOf(entry.cells, entry.knowledge >> columnsShift)].entries;
    auto found = std::ranges::find_if(entries, [&](const Entry &other) {
        return other.cells == entry.cells && other.knowledge >> columnsShift == entry.knowledge >> columnsShift;
    });
    if (found == entries.end()) {
        found = std::ranges::min_element(entries, {}, [](const Entry &one) { return std::popcount(one.cells); });
        const bool isFree = found->cells == 0;
        if (!isFree && m_buckets.size() < m_maxSize && 2 * m_used > ways * m_buckets.size() &&
            m_memory.canGrow(3 * m_buckets.size() * sizeof(Bucket))) {
            grow();
            return put(entry);
        }
        m_used += isFree;
    }
    *found = entry;
}

void BoardMemo::grow()
{
    std::vector<Bucket> old(2 * m_buckets.size());
    old.swap(m_buckets);
    m_used = 0;
    for (const Bucket &bucket : old) {
        for (const Entry &entry : bucket.entries) {
            if (entry.cells != 0)
                put(entry);
        }
    }
}

} // namespace mexplorer
