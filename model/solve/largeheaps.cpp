// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/largeheaps.h"

#include "model/solve/heaptable.h"

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
            const Result<quint64> found = tableOf(component).largeValue(*component.rules, component.cells, m_budget);
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
            const auto followers = tableOf(component).followersWithValue(component, target, m_budget);
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

    void findOneMove()
    {
        for (std::size_t i = 0; i < m_position.components.size() && !m_analysis.winningMove; ++i) {
            const Component &component = m_position.components[i];
            const quint64 target = *m_analysis.componentValues[i] ^ *m_analysis.value;
            if (const auto follower = tableOf(component).someFollowerWithValue(component, target, m_budget))
                m_analysis.winningMove = makeMove(m_position, i, *follower);
        }
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
