// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardmoves.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Grows with the distance of the middle of a set from the middle of the board.
int distanceFromMiddle(quint64 set, int rows, int columns)
{
    int right = 0;
    int down = 0;
    const int count = std::popcount(set);
    for (; set != 0; set &= set - 1) {
        const int cell = std::countr_zero(set);
        right += 2 * (cell % columns) - (columns - 1);
        down += 2 * (cell / columns) - (rows - 1);
    }
    return (right * right + down * down) * 64 / (count * count);
}

/// True if some of \a sets that are within \a set, and smaller, connect all its cells.
bool isJoinedBySmaller(quint64 set, std::span<const quint64> sets)
{
    quint64 joined = set & (~set + 1);
    for (bool grows = true; grows && joined != set;) {
        grows = false;
        for (const quint64 smaller : sets) {
            if (smaller != set && (smaller & ~set) == 0 && (smaller & joined) != 0 && (smaller & ~joined) != 0) {
                joined |= smaller;
                grows = true;
            }
        }
    }
    return joined == set;
}

std::vector<quint64> dominoesOn(const BoardEdges &edges)
{
    std::vector<quint64> dominoes;
    for (quint64 left = edges.all; left != 0; left &= left - 1) {
        const quint64 cell = left & (~left + 1);
        for (const quint64 next : {edges.right(cell), edges.down(cell)}) {
            if (next != 0)
                dominoes.push_back(cell | next);
        }
    }
    std::ranges::sort(dominoes);
    return dominoes;
}

} // namespace

BoardMoves::BoardMoves(const ClearingGame &game, int rows, int columns)
    : m_rows(rows), m_edges(BoardEdges::of(rows, columns)), m_sets(game.clearedSets(rows, columns)),
      m_joining(static_cast<std::size_t>(rows * columns))
{
    std::ranges::sort(m_sets);
    std::vector<quint64> joining;
    std::ranges::copy_if(m_sets, std::back_inserter(joining),
                         [this](quint64 set) { return std::popcount(set) > 1 && !isJoinedBySmaller(set, m_sets); });
    const std::vector<quint64> dominoes = dominoesOn(m_edges);
    m_joinsBySides = joining == dominoes;
    for (const quint64 set : joining) {
        for (quint64 left = set; left != 0; left &= left - 1)
            m_joining[static_cast<std::size_t>(std::countr_zero(left))].push_back(set);
    }
    for (const quint64 set : m_sets) {
        m_leastCleared = m_leastCleared == 0 ? std::popcount(set) : std::min(m_leastCleared, std::popcount(set));
        m_singles |= std::popcount(set) == 1 ? set : 0;
    }
    std::ranges::stable_sort(m_sets, [&](quint64 a, quint64 b) {
        return std::pair(-std::popcount(a), distanceFromMiddle(a, rows, columns)) <
               std::pair(-std::popcount(b), distanceFromMiddle(b, rows, columns));
    });
}

quint64 BoardMoves::joinedWith(quint64 first, quint64 cells) const
{
    quint64 part = 0;
    for (quint64 open = first; open != 0;) {
        part |= open;
        const quint64 done = open & (~open + 1);
        open &= ~done;
        for (const quint64 set : m_joining[static_cast<std::size_t>(std::countr_zero(done))]) {
            if ((set & ~cells) == 0)
                open |= set & ~part;
        }
    }
    return part;
}

} // namespace mexplorer
