// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/move.h"
#include "model/solve/searchbudget.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

/// What is known of a whole position.
struct Analysis
{
    Convention convention = Convention::Normal;
    std::optional<Value>
        value; ///< nim-sum of the components'; nothing if misère, if only symmetry decides, or if loopy
    Outcome outcome = Outcome::Unknown; ///< P or N, or a draw if loopy
    std::vector<Value> componentValues; ///< one for each component, in order; empty without a value
    /// Every move to a P-position: components from left to right, followers in the order of their rules, each once.
    std::vector<Move> winningMoves;
    /// From a draw every move that keeps it, in the same order.
    std::vector<Move> drawingMoves = {};
    bool isLoopy = false; ///< a cycle is in reach, so play need not end
};

/// What to play.
struct BestMoves
{
    Outcome outcome = Outcome::Unknown; ///< of the position to move from
    /// Best first. From an N-position every winning move, or of boards that are too big for their graph those that
    /// symmetry shows; from a P-position every move; from a draw those that keep it, first
    /// the ones that leave most ways to lose. Empty at a terminal position.
    std::vector<Move> moves;
    /// The remoteness after each move, and 1 + the first of them that of the position itself; empty from a draw, and if
    /// the graph was too big to know. Then winning moves that leave least to play with come first, losing moves that
    /// leave most.
    std::vector<quint32> remoteness;
};

class SolverTables;

/// Answers questions about positions of any size: values, outcomes, winning moves. A sum is never multiplied out under
/// normal play. Tables are kept from question to question; copies share them. Thread-safe. Questions that are too big
/// come back as Problem::Kind::Limit, those about values in reach of a cycle as BadInput with the cycle named; who wins
/// there, and how, analyseForPlay() and bestMoves() know. A question may take seconds, up to its limits: ask in a job.
class Solver
{
public:
    explicit Solver(const SolverLimits &limits = {});

    const SolverLimits &limits() const { return m_limits; }
    /// A solver with other limits that shares this one's tables.
    Solver withLimits(const SolverLimits &limits) const;

    /// The SG value of one component.
    Result<Value> value(const Component &component, JobControl &control) const;
    /// The SG values of all components, in order.
    Result<std::vector<Value>> componentValues(const Position &position, JobControl &control) const;
    /// Their nim-sum.
    Result<Value> value(const Position &position, JobControl &control) const;
    /// P or N alone, which costs less than analyse(): no moves are listed.
    Result<Outcome> outcome(const Position &position, Convention convention, JobControl &control) const;
    /// The same, as part of a question whose limits and cost are those of \a budget.
    Result<std::vector<Value>> componentValues(const Position &position, SearchBudget &budget) const;
    Result<Outcome> outcome(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<Value> value(const Component &component, SearchBudget &budget) const;
    Result<Analysis> analyse(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<Analysis> analyseForPlay(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<BestMoves> bestMoves(const Position &position, Convention convention, SearchBudget &budget) const;
    /// Value, outcome and all winning moves. A limit if one of them isn't found within the limits.
    Result<Analysis> analyse(const Position &position, Convention convention, JobControl &control) const;
    /// As analyse(), and of a position in reach of a cycle what its whole graph shows: an outcome, which may be a draw,
    /// and the moves that win or keep the draw.
    Result<Analysis> analyseForPlay(const Position &position, Convention convention, JobControl &control) const;
    /// Winning moves, the quickest first; or, when losing, all moves, the one that makes the game last longest first;
    /// or the moves that keep a draw.
    Result<BestMoves> bestMoves(const Position &position, Convention convention, JobControl &control) const;

private:
    Result<Analysis> analyseNormal(const Position &position, SearchBudget &budget) const;
    Result<Analysis> analyseMisere(const Position &position, SearchBudget &budget) const;
    Result<Analysis> analyseLoopy(const Position &position, Convention convention, SearchBudget &budget) const;

    SolverLimits m_limits;
    std::shared_ptr<SolverTables> m_tables;
};

/// The nim-sum of values.
Value nimSum(std::span<const Value> values);

} // namespace mexplorer
