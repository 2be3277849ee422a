#include "model/sequence/extremespyramid.h"

#include <algorithm>

namespace mexplorer {

ExtremesPyramid::ExtremesPyramid(std::vector<Extremes> blocks)
{
    m_levels.push_back(std::move(blocks));
    while (m_levels.back().size() > fanOut) {
        const std::vector<Extremes> &below = m_levels.back();
        std::vector<Extremes> level((below.size() + fanOut - 1) / fanOut);
        for (std::size_t i = 0; i < below.size(); ++i)
            level[i / fanOut].add(below[i]);
        m_levels.push_back(std::move(level));
    }
}

Extremes ExtremesPyramid::over(quint64 from, quint64 to) const
{
    Extremes extremes;
    to = std::min(to, blockCount());
    for (std::size_t depth = 0; from < to; ++depth) {
        const std::vector<Extremes> &level = m_levels[depth];
        const bool isTop = depth + 1 == m_levels.size();
        // What sticks out of whole parts of the level above is taken here, the rest there.
        while (from < to && (isTop || from % fanOut != 0))
            extremes.add(level[from++]);
        while (from < to && to % fanOut != 0)
            extremes.add(level[--to]);
        from /= fanOut;
        to /= fanOut;
    }
    return extremes;
}

} // namespace mexplorer
