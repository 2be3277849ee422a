// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/writing/sentence.h"

namespace mexplorer {

/// Derives values in short equations: followers of followers are listed until a budget of moves is used up.
class ValueReason
{
public:
    ValueReason(const Solver &solver, JobControl &control) : m_solver(solver), m_control(control) {}

    /// The values of the distinct followers of \a component, in order; std::nullopt if they are too many to list.
    Result<std::optional<std::vector<Value>>> followerValues(const Component &component);
    /// The equation for the \a value of \a position, from "g(…)" to the number, as marked mathematics: a nim-sum if it
    /// has several parts, else the mex of its followers' values, else the number alone.
    Result<QString> equation(const Position &position, Value value);
    /// The equation for a position that sentences call \a name.
    Result<QString> equation(const Position &position, Value value, const QString &name);

private:
    const Solver &m_solver;
    JobControl &m_control;
    qint64 m_budget = 20'000; ///< number of moves left to list
};

/// The terms of a nim-sum: the heaps of a position one by one, without empty ones; a single board as its parts.
Position addends(const Position &position);

} // namespace mexplorer
