// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/writing/sentence.h"

namespace mexplorer {

/// Says how values come about, as long as that stays short: followers of followers are listed
/// while a budget of moves lasts.
class ValueReason
{
public:
    ValueReason(const Solver &solver, JobControl &control) : m_solver(solver), m_control(control) {}

    /// The values of the distinct followers of \a component, in order; nothing if they are too many to list.
    Result<std::optional<std::vector<Value>>> followerValues(const Component &component);
    /// How \a position gets \a value, from "g(…)" to the number, as marked mathematics: a nim-sum if it has several
    /// parts, else the mex of its followers' values, else the number alone.
    Result<QString> equation(const Position &position, Value value);
    /// The same of a position that sentences call \a name.
    Result<QString> equation(const Position &position, Value value, const QString &name);

private:
    const Solver &m_solver;
    JobControl &m_control;
    qint64 m_budget = 20'000; ///< moves that may still be listed
};

/// A position with its heaps one by one, without empty ones, and a single board as its parts: what a nim-sum adds up.
Position addends(const Position &position);

} // namespace mexplorer
