// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/clearinggame.h"

#include <optional>

namespace mexplorer {

/// A position of a game that clears cells, without the ones that no move can clear.
struct ClearingPosition
{
    RulesPtr rules;
    BoardShape board;
};

/// A sum of positions of games that clear cells, in which some move clears each one.
class ClearingSum
{
public:
    /// The same as \a position in play; std::nullopt if a component is of another game, or there are more than 64
    /// ones.
    static std::optional<ClearingSum> of(const Position &position);

    const std::vector<ClearingPosition> &components() const { return m_components; }
    /// The sets that moves clear: bit i is the i-th one, counted by components, then by cells.
    const std::vector<quint64> &sets() const { return m_sets; }
    int ones() const;

    /// Whether all components are on the same boards as those of \a other.
    bool isOnBoardsOf(const ClearingSum &other) const;
    /// The sum with the ones of both this one and \a other, which is on the same boards; std::nullopt if there are too
    /// many.
    std::optional<ClearingSum> unitedWith(const ClearingSum &other) const;
    /// The ones of \a other among those of this sum, one bit for each one of this sum; std::nullopt if they aren't.
    std::optional<quint64> subset(const ClearingSum &other) const;

private:
    static std::optional<ClearingSum> of(std::vector<ClearingPosition> components);

    std::vector<ClearingPosition> m_components;
    std::vector<quint64> m_sets;
};

} // namespace mexplorer
