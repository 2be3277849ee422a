// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/graph/labels.h"
#include "model/solve/move.h"
#include "model/solve/searchbudget.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

class BoardSearch;

/// The analysis of a whole position.
struct Analysis
{
    Convention convention = Convention::Normal;
    /// The nim-sum of the components' values; std::nullopt if misère, if only symmetry or a theorem decides, or if loopy.
    /// Fits in Value unless a heap has more than maxTokens.
    std::optional<quint64> value;
    Outcome outcome = Outcome::Unknown;   ///< P or N, or a draw if loopy
    std::vector<quint64> componentValues; ///< one for each component, in order; empty without a value
    /// All moves to P-positions: components from left to right, followers in the order of their rules, without
    /// duplicates.
    std::vector<Move> winningMoves;
    /// All moves that keep a draw, in the same order.
    std::vector<Move> drawingMoves = {};
    bool isLoopy = false;           ///< the position can reach a cycle, so play need not end
    bool hasAllWinningMoves = true; ///< false if winningMoves are one or some of them, as there are too many to list
};

/// The moves to play.
struct BestMoves
{
    Outcome outcome = Outcome::Unknown; ///< of the position to move from
    /// The best moves first. From an N-position all winning moves, or for boards too big for their graph those found by
    /// symmetry; from a P-position all moves; from a draw those that keep it, first the ones that leave the most ways
    /// to lose. Empty at a terminal position.
    std::vector<Move> moves;
    /// The remoteness after each move; that of the position is 1 + the first of them. Empty for a draw, and if the
    /// graph was too big. Then winning moves that leave the smallest positions come first, and losing moves that leave
    /// the largest.
    std::vector<quint32> remoteness;
};

class SolverTables;

/// Answers queries about positions of any size: values, outcomes, winning moves. A sum is never multiplied out under
/// normal play, and outcome(), analyse() and bestMoves() then accept large heaps. Tables are kept between queries, and
/// copies share them. Thread-safe. Queries that are too big return Problem::Kind::Limit, those about values of
/// positions that can reach a cycle return BadInput with the cycle named; use analyseForPlay() and bestMoves() for
/// their outcomes and moves. A query may take seconds, up to its limits: call it in a job.
class Solver
{
public:
    explicit Solver(const SolverLimits &limits = {});

    const SolverLimits &limits() const { return m_limits; }
    /// Returns a solver with other limits that shares this one's tables.
    Solver withLimits(const SolverLimits &limits) const;

    /// The SG value of one component.
    Result<Value> value(const Component &component, JobControl &control) const;
    /// The same if it may exceed the range of Value, as that of a heap of more than maxTokens.
    Result<quint64> largeValue(const Component &component, JobControl &control) const;
    /// The SG values of all components, in order.
    Result<std::vector<Value>> componentValues(const Position &position, JobControl &control) const;
    /// The nim-sum of the components.
    Result<Value> value(const Position &position, JobControl &control) const;
    /// P or N only, which costs less than analyse(): no moves are listed.
    Result<Outcome> outcome(const Position &position, Convention convention, JobControl &control) const;
    /// As part of a query whose limits and cost are those of \a budget.
    Result<std::vector<Value>> componentValues(const Position &position, SearchBudget &budget) const;
    Result<Outcome> outcome(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<Value> value(const Component &component, SearchBudget &budget) const;
    Result<Analysis> analyse(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<Analysis> analyseForPlay(const Position &position, Convention convention, SearchBudget &budget) const;
    Result<BestMoves> bestMoves(const Position &position, Convention convention, SearchBudget &budget) const;
    /// Returns value, outcome and all winning moves. Fails if one of them isn't found within the limits.
    Result<Analysis> analyse(const Position &position, Convention convention, JobControl &control) const;
    /// Analyses as analyse() does; for a position that can reach a cycle, returns the outcome, which may be a draw, and
    /// the moves that win or keep the draw, from its whole graph.
    Result<Analysis> analyseForPlay(const Position &position, Convention convention, JobControl &control) const;
    /// Analyses as analyseForPlay() does; where there are too many winning moves to list, one of them is enough, and
    /// where analyseByTheorem() answers, a value is missing that isn't found soon.
    Result<Analysis> analyseForMove(const Position &position, Convention convention, JobControl &control) const;
    Result<Analysis> analyseForMove(const Position &position, Convention convention, SearchBudget &budget) const;
    /// Returns the outcome, N, and winning moves under normal play, without a value, if a theorem gives them for one
    /// component, and the values of the others have nim-sum 0.
    std::optional<Analysis> analyseByTheorem(const Position &position, JobControl &control) const;
    std::optional<Analysis> analyseByTheorem(const Position &position, SearchBudget &budget) const;
    /// Returns the winning moves, or one of very many, the quickest first; or, when losing, all moves, the one that makes
    /// the game last longest first; or the moves that keep a draw.
    Result<BestMoves> bestMoves(const Position &position, Convention convention, JobControl &control) const;

    /// Calls \a use with the search by which \a position is solved, while no other thread uses it, and returns its
    /// problem; fails for notBoards().
    std::optional<Problem> withBoardSearch(const Position &position,
                                           FunctionRef<std::optional<Problem>(BoardSearch &)> use) const;

private:
    Result<quint64> largeValue(const Component &component, SearchBudget &budget) const;
    Result<std::vector<quint64>> largeValues(const Position &position, SearchBudget &budget) const;
    /// True if a theorem shows that the value isn't 0, without finding it.
    bool isNonzeroByTheorem(const Position &position, SearchBudget &budget) const;
    Result<Analysis> analyseNormal(const Position &position, SearchBudget &budget) const;
    Result<Analysis> analyseMisere(const Position &position, SearchBudget &budget) const;
    Result<Analysis> analyseLoopy(const Position &position, Convention convention, SearchBudget &budget) const;

    SolverLimits m_limits;
    std::shared_ptr<SolverTables> m_tables;
};

/// The nim-sum of values.
Value nimSum(std::span<const Value> values);
quint64 nimSum(std::span<const quint64> values);

/// The refusal of a position other than boards of one game that clears cells, under normal play: only the search of
/// these can be saved or split.
Problem notBoards(const Position &position);

} // namespace mexplorer
