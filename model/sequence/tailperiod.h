// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/sequence/valuearray.h"

#include <optional>

namespace mexplorer {

/// The least period at the end of \a values that repeats for at least \a minRun values: the least p with G(n) = G(n +
/// p) for the last \a minRun and more n (and at least p of them).
struct TailPeriod
{
    quint64 period;
    quint64 preperiod; ///< the least n0 from which on the values repeat to the end
    bool operator==(const TailPeriod &) const = default;
};

/// Takes linear time, and up to two bytes a value. Returns std::nullopt if there is none, or when \a control is
/// cancelled.
std::optional<TailPeriod> findTailPeriod(const ValueArray &values, quint64 minRun, const JobControl &control);

} // namespace mexplorer
