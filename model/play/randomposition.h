// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

#include <random>

namespace mexplorer {

/// The numbers that follow from a seed, another series for each \a number. The same everywhere.
std::mt19937_64 randomNumbers(quint64 seed, quint64 number);

/// The next number below \a end. The standard distributions aren't the same everywhere, so it is a remainder; the bias
/// is below 2^-32 for every range in use.
inline quint64 below(std::mt19937_64 &random, quint64 end)
{
    return random() % end;
}

/// A seed from the clock, another one at each call, short enough to be typed.
quint64 freshSeed();

/// A position of the same family and about the same size, with a move to make. The same seed gives the same position.
Position randomPositionLike(const Position &position, quint64 seed);

/// The same, one with this outcome; where a P-position is asked for, perhaps what is left after a move. Nothing if none
/// is found among some hundreds.
std::optional<Position> randomPositionWith(Outcome outcome, const Position &like, Convention convention, quint64 seed,
                                           const Solver &solver, JobControl &control);

} // namespace mexplorer
