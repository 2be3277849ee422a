// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

#include <random>

namespace mexplorer {

/// A random number generator for a seed, with a separate series for each \a number. Portable: the same on every
/// platform.
std::mt19937_64 randomNumbers(quint64 seed, quint64 number);

/// The next number below \a end. The standard distributions aren't portable, so it is a remainder; the bias is below
/// 2^-32 for every range in use.
inline quint64 below(std::mt19937_64 &random, quint64 end)
{
    return random() % end;
}

/// Returns a seed from the clock, different at each call, and short enough to type.
quint64 freshSeed();

/// A position of the same family and about the same size, with a move to make. The same seed gives the same position.
Position randomPositionLike(const Position &position, quint64 seed);

/// Returns such a position with this outcome; for P possibly the position after a winning move. Returns std::nullopt if
/// none is found among some hundreds.
std::optional<Position> randomPositionWith(Outcome outcome, const Position &like, Convention convention, quint64 seed,
                                           const Solver &solver, JobControl &control);

} // namespace mexplorer
