// SPDX-License-Identifier: GPL-3.0-or-later
// Positions with the same play
//
// Two positions have the same play (they are bisimilar) if each follower of the one has the same play as some follower
// of the other, and vice versa: they can't be distinguished by who moves and when play ends.
//
// From the terminal positions up, a position's key is the number of the set of its followers' keys, which is known once
// all of these are, according to a count of the followers without key. That gives a key to each position from which
// play must end. The others can reach a cycle: they start as one class and are split, round by round, by the sets of
// their followers' keys, until a round splits nothing (Moore's algorithm for automata, 1956). A position beyond the
// graph's limit has a unique key.
//
// Cost: each move once with a sort of each follower list, and a reverse graph; each round of splitting costs as much
// again for the positions in reach of a cycle.

#include "model/explore/groupkeys.h"

#include <algorithm>

namespace mexplorer {

namespace {

class PlayKeys
{
public:
    PlayKeys(const GameGraph &graph, JobControl &control)
        : m_graph(graph), m_control(control), m_keys(graph.positionCount(), 0), m_settled(graph.positionCount(), false)
    {
    }

    std::vector<quint32> run()
    {
        settleFromTheEnd();
        std::vector<PositionId> rest;
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (!m_settled[id])
                rest.push_back(id);
        }
        splitTheRest(rest);
        return std::move(m_keys);
    }

private:
    void settleFromTheEnd()
    {
        const Predecessors predecessors(m_graph);
        std::vector<quint32> open(m_graph.positionCount());
        std::vector<PositionId> ready;
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            open[id] = static_cast<quint32>(m_graph.followers(id).size());
            if (open[id] == 0)
                ready.push_back(id);
        }
        PositionStore signatures;
        for (std::size_t at = 0; at < ready.size() && goOn(at); ++at) {
            const PositionId id = ready[at];
            m_keys[id] = signatures.insert(signature(id));
            m_settled[id] = true;
            for (const PositionId predecessor : predecessors(id)) {
                if (--open[predecessor] == 0)
                    ready.push_back(predecessor);
            }
        }
        m_settledKeys = signatures.size();
    }

    void splitTheRest(const std::vector<PositionId> &rest)
    {
        for (const PositionId id : rest)
            m_keys[id] = m_settledKeys;
        std::vector<quint32> next(rest.size());
        for (PositionId classes = rest.empty() ? 0 : 1; classes > 0;) {
            PositionStore signatures;
            for (std::size_t i = 0; i < rest.size(); ++i) {
                if (!goOn(i))
                    return;
                CellVector cells = signature(rest[i]);
                cells.push_back(m_keys[rest[i]]); // keeps the groups apart
                next[i] = m_settledKeys + signatures.insert(cells);
            }
            for (std::size_t i = 0; i < rest.size(); ++i)
                m_keys[rest[i]] = next[i];
            classes = signatures.size() == classes ? 0 : signatures.size();
        }
    }

    /// The set of the followers' keys; a unique one for a position beyond the limit.
    CellVector signature(PositionId id) const
    {
        if (!m_graph.isExpanded(id))
            return {~Cell(0), id};
        CellVector cells;
        for (const PositionId follower : m_graph.followers(id))
            cells.push_back(m_keys[follower]);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    bool goOn(std::size_t done)
    {
        if (done % 4096 == 0)
            m_control.setProgress(done, m_graph.positionCount());
        return !m_control.isCancelled();
    }

    const GameGraph &m_graph;
    JobControl &m_control;
    std::vector<quint32> m_keys;
    std::vector<bool> m_settled;
    quint32 m_settledKeys = 0;
};

} // namespace

std::vector<quint32> playKeys(const GameGraph &graph, JobControl &control)
{
    return PlayKeys(graph, control).run();
}

} // namespace mexplorer
