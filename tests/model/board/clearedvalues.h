// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/clearinggame.h"

#include <bit>
#include <vector>

namespace mexplorer {

/// The values of all positions of a board by the definition: the mex over all sets that can be cleared.
inline std::vector<quint8> valuesByDefinition(const ClearingGame &game, int rows, int columns)
{
    const std::vector<quint64> sets = game.clearedSets(rows, columns);
    std::vector<quint8> values(std::size_t(1) << (rows * columns));
    for (quint64 cells = 0; cells < values.size(); ++cells) {
        quint64 ofFollowers = 0;
        for (const quint64 set : sets) {
            if ((cells & set) == set)
                ofFollowers |= quint64(1) << values[cells & ~set];
        }
        values[cells] = static_cast<quint8>(std::countr_one(ofFollowers));
    }
    return values;
}

/// Whether the player to move loses under misère play, for all positions of a board, by the definition.
inline std::vector<quint8> misereLossesByDefinition(const ClearingGame &game, int rows, int columns)
{
    const std::vector<quint64> sets = game.clearedSets(rows, columns);
    std::vector<quint8> loses(std::size_t(1) << (rows * columns));
    for (quint64 cells = 0; cells < loses.size(); ++cells) {
        bool hasMove = false;
        bool canWin = false;
        for (std::size_t i = 0; i < sets.size() && !canWin; ++i) {
            const bool isMove = (cells & sets[i]) == sets[i];
            hasMove |= isMove;
            canWin = isMove && loses[cells & ~sets[i]] != 0;
        }
        loses[cells] = hasMove && !canWin;
    }
    return loses;
}

} // namespace mexplorer
