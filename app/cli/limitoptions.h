// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandoptions.h"
#include "model/solve/searchbudget.h"

namespace mexplorer {

/// --max-positions and --max-moves: how far a command's solver goes before it gives up.
class LimitOptions
{
public:
    LimitOptions();

    const CommandOption &positions() const { return m_positions; }
    const CommandOption &moves() const { return m_moves; }
    /// The limits given, and the usual ones where none are.
    SolverLimits read(CommandOptions &options) const;
    /// The limit of positions, if it is given.
    std::optional<quint64> positions(CommandOptions &options) const;
    /// The limit of moves, if it is given.
    std::optional<quint64> moves(CommandOptions &options) const;

private:
    CommandOption m_positions;
    CommandOption m_moves;
};

} // namespace mexplorer
