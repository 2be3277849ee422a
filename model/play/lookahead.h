// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/joinedposition.h"
#include "model/graph/labels.h"

#include <map>

namespace mexplorer {

/// The result of reading a few moves ahead.
struct LookaheadResult
{
    Outcome outcome = Outcome::Unknown; ///< P or N if the game is decided within the moves read
    int length = 0;                     ///< in moves, when the winner hurries and the loser delays; if decided
};

/// Searches a limited number of moves ahead, without values or symmetry. Caches its results, and stops after some ten
/// thousands of positions.
class Lookahead
{
public:
    Lookahead(Convention convention, JobControl &control) : m_convention(convention), m_control(control) {}

    /// Reads \a moves moves ahead. Unknown if the game isn't decided within them, when the limits of the class are
    /// reached, or when cancelled.
    LookaheadResult read(const Position &position, int moves);

private:
    LookaheadResult read(const Rules &rules, const CellVector &cells, int moves);

    static constexpr std::size_t maxPositions = 60'000;
    static constexpr quint64 maxFollowers = 10'000;

    Convention m_convention;
    JobControl &m_control;
    std::map<std::pair<int, CellVector>, LookaheadResult> m_known; ///< of the last rules used
    RulesPtr m_rules;
};

} // namespace mexplorer
