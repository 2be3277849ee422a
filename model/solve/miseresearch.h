// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"
#include "model/solve/solver.h"

namespace mexplorer {

/// Finds outcomes under misère play by a search over whole positions of one joined game.
class MisereSearch
{
public:
    explicit MisereSearch(RulesPtr rules) : m_rules(std::move(rules)) {}

    /// Returns P or N. The game must be finite.
    Result<Outcome> outcome(Cells position, SearchBudget &budget);

private:
    /// A position whose followers are being searched.
    struct OpenPosition
    {
        PositionId id;
        std::size_t first; ///< index of its first follower in m_pending
        std::size_t next;  ///< index of the first follower that isn't known to be N
    };

    PositionId idOf(Cells position);
    Outcome known(Cells position) const;
    /// Returns false if \a budget is spent before the outcome is known, or the store would exceed its limit of
    /// positions.
    bool search(PositionId id, SearchBudget &budget);
    bool open(PositionId id, SearchBudget &budget);
    void close(Outcome outcome);
    /// The follower at index \a at in m_pending, where its number of cells precedes it.
    Cells pendingAt(std::size_t at) const { return Cells(m_pending).subspan(at + 1, m_pending[at]); }

    RulesPtr m_rules;
    PositionStore m_store;
    std::vector<Outcome> m_outcomes;
    quint64 m_maxPositions = 0; ///< of the current query
    std::vector<OpenPosition> m_stack;
    CellVector m_pending; ///< followers of the open positions whose outcome was unknown when they were listed
};

/// True if all components are Nim, whose misère outcomes have a closed form.
bool isNim(const Position &position);
/// Bouton (1901): with all heaps at most 1, P if their number is odd; else as under normal play.
Outcome misereNimOutcome(const Position &position);
/// The moves that include all winning ones under misère play: all moves, but for Nim, whose heaps may be vast, only
/// those that leave a heap of 0 or 1 or a nim-sum of 0.
Result<std::vector<Move>> misereCandidates(const Position &position, quint64 maxFollowers,
                                           const JobControl *control = nullptr);

} // namespace mexplorer
