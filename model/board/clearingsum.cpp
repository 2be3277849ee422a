// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/clearingsum.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The bits of \a cells at the places of \a among, without gaps.
quint64 compressed(quint64 cells, quint64 among)
{
    quint64 bits = 0;
    for (int bit = 0; among != 0; among &= among - 1, ++bit)
        bits |= (cells >> std::countr_zero(among) & 1) << bit;
    return bits;
}

} // namespace

std::optional<ClearingSum> ClearingSum::of(const Position &position)
{
    std::vector<ClearingPosition> components;
    for (const Component &component : position.components) {
        const ClearingGame *game = component.rules->clearingGame();
        if (!game)
            return std::nullopt;
        components.push_back({component.rules, game->boardOf(component.cells)});
    }
    return of(std::move(components));
}

std::optional<ClearingSum> ClearingSum::of(std::vector<ClearingPosition> components)
{
    constexpr int maxOnes = 64;
    ClearingSum sum;
    int ones = 0;
    for (ClearingPosition &component : components) {
        BoardShape &board = component.board;
        std::vector<quint64> sets = component.rules->clearingGame()->clearedSets(board.rows, board.columns);
        std::erase_if(sets, [&board](quint64 set) { return (set & ~board.cells) != 0; });
        board.cells = 0;
        for (const quint64 set : sets)
            board.cells |= set;
        if (ones + board.ones() > maxOnes)
            return std::nullopt;
        for (const quint64 set : sets)
            sum.m_sets.push_back(compressed(set, board.cells) << ones);
        ones += board.ones();
    }
    sum.m_components = std::move(components);
    return sum;
}

int ClearingSum::ones() const
{
    int ones = 0;
    for (const ClearingPosition &component : m_components)
        ones += component.board.ones();
    return ones;
}

bool ClearingSum::isOnBoardsOf(const ClearingSum &other) const
{
    return std::ranges::equal(m_components, other.m_components, [](const auto &a, const auto &b) {
        return a.rules->isSame(*b.rules) && a.board.rows == b.board.rows && a.board.columns == b.board.columns;
    });
}

std::optional<ClearingSum> ClearingSum::unitedWith(const ClearingSum &other) const
{
    std::vector<ClearingPosition> components = m_components;
    for (std::size_t i = 0; i < components.size(); ++i)
        components[i].board.cells |= other.m_components[i].board.cells;
    return of(std::move(components));
}

std::optional<quint64> ClearingSum::subset(const ClearingSum &other) const
{
    if (!isOnBoardsOf(other))
        return std::nullopt;
    quint64 bits = 0;
    int ones = 0;
    for (std::size_t i = 0; i < m_components.size(); ++i) {
        const quint64 among = m_components[i].board.cells;
        const quint64 cells = other.m_components[i].board.cells;
        if ((cells & ~among) != 0)
            return std::nullopt;
        bits |= compressed(cells, among) << ones;
        ones += m_components[i].board.ones();
    }
    return bits;
}

} // namespace mexplorer
