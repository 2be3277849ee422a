// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/largeheaps.h"

#include "model/solve/heaptable.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mexplorer {

namespace {

class LargeHeaps
{
public:
    LargeHeaps(const Position &position, const SolverLimits &limits, JobControl &control)
        : m_position(position), m_budget(limits, control)
    {
        m_analysis.componentValues.resize(position.components.size());
    }

    HeapAnalysis analyse()
    {
        findValue();
        if (m_analysis.value)
            findMoves();
        return std::move(m_analysis);
    }

private:
    HeapTable &tableOf(const Component &component)
    {
        return m_tables.try_emplace(component.rules->text(), component.rules).first->second;
    }

    void findValue()
    {
        quint64 sum = 0;
        for (std::size_t i = 0; i < m_analysis.componentValues.size(); ++i) {
            const Component &component = m_position.components[i];
            const Result<quint64> found = tableOf(component).largeValue(component.cells, m_budget);
            if (!found) {
                m_analysis.limit = found.problem();
                continue;
            }
            m_analysis.componentValues[i] = *found;
            sum ^= *found;
        }
        if (!m_analysis.limit)
            m_analysis.value = sum;
    }

    void findMoves()
    {
        std::vector<Move> moves;
        for (std::size_t i = 0; *m_analysis.value != 0 && i < m_position.components.size(); ++i) {
            const Component &component = m_position.components[i];
            const quint64 target = *m_analysis.componentValues[i] ^ *m_analysis.value;
            const auto followers = tableOf(component).largeFollowersWithValue(component, target, m_budget);
            if (!followers) {
                m_analysis.limit = followers.problem();
                findOneMove();
                return;
            }
            for (const CellVector &follower : *followers)
                moves.push_back(makeMove(m_position, i, follower));
        }
        m_analysis.winningMoves = std::move(moves);
    }

    /// Tries followers that take little and leave at most one small heap beside the rest: as most values come often, one
    /// of the first ones wins nearly always.
    void findOneMove()
    {
        constexpr quint64 mostTaken = 8;
        constexpr quint64 largestSmall = 5'000;
        for (std::size_t i = 0; i < m_position.components.size() && !m_analysis.winningMove; ++i) {
            const Component &component = m_position.components[i];
            const quint64 target = *m_analysis.componentValues[i] ^ *m_analysis.value;
            if (component.cells.size() != 1 || movesOf<OwnMoves>(*component.rules)) // whose moves are all tried
                continue;
            for (quint64 small = 0; small <= largestSmall && !m_budget.control().isCancelled(); ++small) {
                for (quint64 taken = 0; taken <= mostTaken && !m_analysis.winningMove; ++taken)
                    tryMove(i, taken, small, target);
            }
        }
    }

    void tryMove(std::size_t index, quint64 taken, quint64 small, quint64 target)
    {
        const Component &component = m_position.components[index];
        const quint64 heap = component.cells[0];
        if (taken + small > heap)
            return;
        CellVector after = {heap - taken - small, small};
        std::ranges::sort(after, std::greater<>());
        std::erase(after, Cell(0));
        if (!component.rules->isFollower(component.cells, after))
            return;
        const Result<quint64> value = tableOf(component).largeValue(after, m_budget);
        if (value && *value == target)
            m_analysis.winningMove = makeMove(m_position, index, after);
    }

    const Position &m_position;
    SearchBudget m_budget;
    std::map<QString, HeapTable> m_tables;
    HeapAnalysis m_analysis;
};

} // namespace

HeapAnalysis analyseLargeHeaps(const Position &position, const SolverLimits &limits, JobControl &control)
{
    return LargeHeaps(position, limits, control).analyse();
}

} // namespace mexplorer
