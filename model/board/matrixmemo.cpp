// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/matrixmemo.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t firstSize = 4096;

} // namespace

MatrixMemo::MatrixMemo(int maxBits)
    : m_maxSize(std::max(ways, std::size_t(1) << maxBits)), m_entries(std::min(firstSize, m_maxSize))
{
}

std::size_t MatrixMemo::bucketOf(const BoardShape &box) const
{
    quint64 hash = (box.cells ^ (quint64(box.rows) << 59)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
    hash *= 0xe7037ed1a0b428db;
    return (hash >> 29) & (m_entries.size() - 1) & ~(ways - 1);
}

MatrixKnowledge MatrixMemo::find(const BoardShape &box) const
{
    const std::size_t bucket = bucketOf(box);
    for (std::size_t i = bucket; i < bucket + ways; ++i) {
        if (m_entries[i].box == box)
            return m_entries[i].knowledge;
    }
    return {};
}

void MatrixMemo::store(const BoardShape &box, const MatrixKnowledge &knowledge)
{
    const auto bucket = m_entries.begin() + static_cast<std::ptrdiff_t>(bucketOf(box));
    auto found = std::find_if(bucket, bucket + ways, [&](const Entry &entry) { return entry.box == box; });
    if (found == bucket + ways) {
        found = std::min_element(bucket, bucket + ways,
                                 [](const Entry &a, const Entry &b) { return a.box.ones() < b.box.ones(); });
        const bool isFree = found->box.cells == 0;
        if (m_entries.size() < m_maxSize && (!isFree || 2 * m_used > m_entries.size()) &&
            m_memory.canGrow(m_entries.size() * sizeof(Entry))) {
            grow();
            store(box, knowledge);
            return;
        }
        m_used += isFree;
    }
    *found = {box, knowledge};
}

void MatrixMemo::grow()
{
    std::vector<Entry> old(2 * m_entries.size());
    old.swap(m_entries);
    m_used = 0;
    for (const Entry &entry : old) {
        if (entry.box.cells != 0)
            store(entry.box, entry.knowledge);
    }
}

} // namespace mexplorer
