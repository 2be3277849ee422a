// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/valueanswer.h"

namespace mexplorer {

/// The option for the memory that a search may use.
class MemoryOption : public CommandOption
{
public:
    MemoryOption();

    /// Limits the memory of this process.
    std::optional<Problem> limitMemory(const CommandOptions &options) const;
};

/// \a limits without one for the number of moves, for a search on both cores that is limited by time.
SolverLimits unlimitedSearch(SolverLimits limits = {});

/// The questions of one call of a command: what the solver has found for one is known for the next.
class ValueQuestions
{
public:
    /// Each question has \a seconds, or an unlimited time.
    ValueQuestions(const SolverLimits &limits, std::optional<quint64> seconds, Convention convention)
        : m_limits(limits), m_seconds(seconds), m_convention(convention)
    {
    }

    /// The solver of all calls of this process, whose tables they share.
    static const Solver &solver();

    Result<Position> read(const QString &expression) const;
    /// All that the solver finds within its limits.
    Result<ValueAnswer> answer(const Position &position, JobControl &control) const;

private:
    SolverLimits limitsFor(const Position &position) const;

    SolverLimits m_limits;
    std::optional<quint64> m_seconds;
    Convention m_convention;
};

} // namespace mexplorer
