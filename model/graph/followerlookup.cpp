// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/followerlookup.h"

namespace mexplorer {

void FollowerLookup::lookUp(PositionId first, PositionId end, std::size_t maxMoves, FunctionRef<bool(Cells)> isTooMuch,
                            const JobControl &control)
{
    const quint64 count = end - first;
    m_workers.run([&](quint32 number) {
        Part &part = m_parts[number];
        part.first = first + static_cast<PositionId>(count * number / WorkerPair::parts);
        part.end = first + static_cast<PositionId>(count * (number + 1) / WorkerPair::parts);
        lookUp(part, maxMoves / WorkerPair::parts, isTooMuch, control);
    });
}

void FollowerLookup::lookUp(Part &part, std::size_t maxMoves, FunctionRef<bool(Cells)> isTooMuch,
                            const JobControl &control) const
{
    part.followers.clear();
    part.ends.clear();
    part.unknown.truncate(0);
    CellRows generated;
    for (PositionId id = part.first; id < part.end; ++id) {
        const Cells cells = m_positions[id];
        if (part.followers.size() > maxMoves || control.isCancelled() || isTooMuch(cells))
            return;
        constexpr quint64 interval = 4096;
        bool isCancelled = false;
        quint64 count = 0;
        generated.truncate(0);
        m_rules.followers(cells, [&](Cells follower) {
            isCancelled = isCancelled || (++count % interval == 0 && control.isCancelled());
            if (isCancelled)
                return;
            if (m_merge == GameGraph::Merge::Symmetry)
                generated.add(m_rules.symmetric(follower));
            else
                generated.add(follower);
        });
        if (isCancelled)
            return;
        const std::size_t before = part.followers.size();
        m_positions.findAll(generated, part.followers);
        for (std::size_t i = 0; i < generated.size(); ++i) {
            if (part.followers[before + i] == noPosition)
                part.unknown.add(generated[i]);
        }
        part.ends.push_back(part.followers.size());
    }
}

void FollowerLookup::forEachRow(FunctionRef<bool(const Row &)> sink) const
{
    for (const Part &part : m_parts) {
        std::size_t begin = 0;
        std::size_t unknown = 0;
        for (std::size_t i = 0; i < part.ends.size(); ++i) {
            const auto followers = std::span(part.followers).subspan(begin, part.ends[i] - begin);
            if (!sink({part.first + static_cast<PositionId>(i), followers, part.unknown, unknown}))
                return;
            begin = part.ends[i];
            unknown += static_cast<std::size_t>(std::count(followers.begin(), followers.end(), noPosition));
        }
        if (part.ends.size() < part.end - part.first)
            return;
    }
}

} // namespace mexplorer
