// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <cstddef>
#include <vector>

class QWidget;

namespace mexplorer {

class BoardCard;
class BoardGroup;

/// How large the boards on a table may be so that all are seen in a room of some size.
class BoardFit
{
public:
    BoardFit(QWidget *table, const std::vector<BoardCard *> &cards, const std::vector<BoardGroup *> &groups, QSize room)
        : m_table(table), m_cards(cards), m_groups(groups), m_room(room)
    {
    }

    /// Makes the boards as large as they fit; false if they don't at their smallest. A few stand beside each other,
    /// unless they are much larger on several floors.
    bool fit() const;
    /// The same beside each other, however small that makes them; false if there is no such size.
    bool fitOneFloor() const;
    /// True if all boards stand beside each other.
    bool isOneFloor() const;
    /// True if a finger hits each piece of the boards.
    bool isLargeForTouch() const;
    /// Of the widest board, with the table's margins.
    int minTableWidth() const;

private:
    std::size_t firstFitting(bool onOneFloor) const;
    bool fitAt(int unit) const;

    QWidget *m_table;
    const std::vector<BoardCard *> &m_cards;
    const std::vector<BoardGroup *> &m_groups;
    QSize m_room;
};

} // namespace mexplorer
