// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/lookahead.h"

#include <algorithm>

namespace mexplorer {

LookaheadResult Lookahead::read(const Position &position, int moves)
{
    const JoinedPosition joined = join(position);
    if (!m_rules || !m_rules->isSame(*joined.rules)) {
        m_known.clear();
        m_rules = joined.rules;
    }
    return read(*joined.rules, joined.cells, moves);
}

LookaheadResult Lookahead::read(const Rules &rules, const CellVector &cells, int moves)
{
    if (m_control.isCancelled())
        return {};
    const quint64 bound = rules.followerBound(cells);
    if (bound == 0 || (bound <= maxFollowers && !rules.exampleFollower(cells)))
        return {m_convention == Convention::Normal ? Outcome::P : Outcome::N, 0};
    if (moves <= 0 || bound > maxFollowers || m_known.size() >= maxPositions)
        return {};
    const auto known = m_known.find({moves, cells});
    if (known != m_known.end())
        return known->second;
    LookaheadResult best = {Outcome::P, 0}; // until a follower improves it
    rules.followers(cells, [&](Cells follower) {
        if (m_control.isCancelled() || (best.outcome == Outcome::N && best.length == 1))
            return;
        const LookaheadResult after = read(rules, CellVector(follower.begin(), follower.end()), moves - 1);
        if (after.outcome == Outcome::P) {
            const int length = after.length + 1;
            best = {Outcome::N, best.outcome == Outcome::N ? std::min(best.length, length) : length};
        } else if (best.outcome != Outcome::N) {
            best = after.outcome == Outcome::Unknown || best.outcome == Outcome::Unknown
                       ? LookaheadResult{}
                       : LookaheadResult{Outcome::P, std::max(best.length, after.length + 1)};
        }
    });
    if (m_control.isCancelled())
        return {};
    m_known.emplace(std::pair(moves, cells), best);
    return best;
}

} // namespace mexplorer
