// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/mex.h"
#include "model/core/result.h"
#include "model/games/rules.h"

#include <unordered_map>

namespace mexplorer {

/// The values of many positions of the same rules, each found once, by the definition. One thread at a time.
class PositionValues
{
public:
    /// Looks at no more than \a maxMoves moves for all queries together.
    PositionValues(RulesPtr rules, quint64 maxMoves) : m_rules(std::move(rules)), m_maxMoves(maxMoves) {}

    /// Fails with Code::NoValue and a sentence if play from the position can go round in a circle, with a limit, and
    /// with what the rules say of their moves. The values found before remain.
    Result<Value> value(const CellVector &position, JobControl &control);

private:
    struct CellsHash
    {
        std::size_t operator()(const CellVector &cells) const;
    };
    /// A position whose followers are looked at.
    struct Open
    {
        CellVector cells;
        std::vector<CellVector> followers; ///< those without a value
        MexSet values{};                   ///< of the others
    };

    std::optional<Problem> open(CellVector cells, std::vector<Open> &path);

    RulesPtr m_rules;
    std::unordered_map<CellVector, std::optional<Value>, CellsHash> m_values; ///< none yet for open positions
    CellVector m_key;                                                         ///< of a look-up, kept for its memory
    quint64 m_maxMoves;
    quint64 m_moves = 0;
    quint64 m_held = 0; ///< followers of open positions
};

} // namespace mexplorer
