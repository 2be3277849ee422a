// SPDX-License-Identifier: GPL-3.0-or-later
// Values by the definition, depth first: a position is opened with the list of its followers that have no value yet,
// and gets its own when all of them have theirs. A follower that is open itself closes a circle. Rules on tuples may
// make a number larger, so positions are found by their cells, not by a table of some box.

#include "model/law/positionvalues.h"

#include "model/core/exceptions.h"
#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

#include <algorithm>

namespace mexplorer {

std::size_t PositionValues::CellsHash::operator()(const CellVector &cells) const
{
    constexpr quint64 factor = 0x9e3779b97f4a7c15;
    quint64 hash = cells.size();
    for (const Cell cell : cells) {
        hash = (hash ^ cell) * factor;
        hash ^= hash >> 29;
    }
    return hash;
}

std::optional<Problem> PositionValues::open(CellVector cells, std::vector<Open> &path)
{
    constexpr std::size_t maxPositions = 1'000'000;
    constexpr std::size_t maxDepth = 200'000;
    constexpr quint64 maxHeld = 10'000'000;
    Open next = {std::move(cells), {}};
    const auto listed = withoutExceptions([&] {
        m_rules->followers(next.cells, [&](Cells follower) {
            ++m_moves;
            m_key.assign(follower.begin(), follower.end());
            const auto found = m_values.find(m_key);
            if (found != m_values.end() && found->second)
                next.values.insert(*found->second);
            else
                next.followers.push_back(m_key);
        });
        return true;
    });
    if (!listed)
        return listed.problem();
    ++m_moves;
    m_held += next.followers.size();
    if (m_moves > m_maxMoves || m_held > maxHeld || m_values.size() > maxPositions || path.size() > maxDepth)
        return Problem::limit(Problem::Code::Moves,
                              ModelText::tr("Too many positions are reached from the first ones of %1 to find their "
                                            "values within the limits.")
                                  .arg(shortened(m_rules->text())));
    m_values.emplace(next.cells, std::nullopt);
    path.push_back(std::move(next));
    return {};
}

Result<Value> PositionValues::value(const CellVector &position, JobControl &control)
{
    std::vector<Open> path;
    std::optional<Problem> problem;
    if (const auto found = m_values.find(position); found != m_values.end() && found->second)
        return *found->second;
    problem = open(position, path);
    while (!path.empty() && !problem) {
        if (control.isCancelled()) {
            problem = Problem::cancelled();
            break;
        }
        Open &last = path.back();
        if (last.followers.empty()) {
            m_values[last.cells] = last.values.mex();
            path.pop_back();
            continue;
        }
        const auto found = m_values.find(last.followers.back());
        if (found != m_values.end() && !found->second) {
            problem = Problem::badInput(
                Problem::Code::NoValue,
                ModelText::tr("Play can go round in a circle, from %1 back to it, so not all positions have a value.")
                    .arg(m_rules->positionText(found->first)));
        } else if (found != m_values.end()) {
            last.values.insert(*found->second);
            last.followers.pop_back();
            --m_held;
        } else {
            problem = open(CellVector(last.followers.back()), path);
        }
    }
    if (!problem)
        return *m_values[position];
    for (const Open &each : path) { // only values remain
        m_held -= each.followers.size();
        m_values.erase(each.cells);
    }
    return *problem;
}

} // namespace mexplorer
