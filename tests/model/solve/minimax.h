// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"
#include "model/graph/labels.h"

#include <map>

namespace mexplorer {

/// The winner by the definition alone: no values, no components, no symmetry.
class Minimax
{
public:
    explicit Minimax(Convention convention) : m_terminalWins(convention == Convention::Misere) {}

    bool moverWins(const JoinedPosition &position)
    {
        if (!m_rules || m_rules->key() != position.rules->key())
            m_known.clear();
        m_rules = position.rules;
        return moverWins(position.cells);
    }

private:
    bool moverWins(const CellVector &cells)
    {
        if (const auto found = m_known.find(cells); found != m_known.end())
            return found->second;
        std::vector<CellVector> followers;
        m_rules->followers(cells, [&](Cells follower) { followers.emplace_back(follower.begin(), follower.end()); });
        bool wins = followers.empty() && m_terminalWins;
        for (const CellVector &follower : followers)
            wins = !moverWins(follower) || wins;
        return m_known[cells] = wins;
    }

    bool m_terminalWins;
    RulesPtr m_rules; ///< of the positions in m_known
    std::map<CellVector, bool> m_known;
};

} // namespace mexplorer
