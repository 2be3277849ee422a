// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"

namespace mexplorer {

/// What a position falls into: parts that no move joins. The components that a person wrote and the heaps of a multiset
/// are parts, and so are the pieces of a single board, which is no sum for that.
class PositionParts
{
public:
    explicit PositionParts(const Position &position);

    /// Each as a component by itself.
    const std::vector<Component> &parts() const { return m_parts; }
    std::size_t count() const { return m_parts.size(); }
    /// "3", or "one board, in 3 independent parts".
    QString countText() const;
    /// A line for each part with its value, and their nim-sum, as rich text. \a values are those of parts().
    QString sumText(const std::vector<Value> &values) const;

private:
    QString nameOf(std::size_t part) const;

    std::vector<Component> m_parts;
    std::vector<bool> m_areOfBoards; ///< pieces of a board that has others, too
    bool m_isBoard;                  ///< all are pieces of one board
};

} // namespace mexplorer
