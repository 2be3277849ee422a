// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/period.h"
#include "model/solve/solver.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// The number of values after the given ones that a NextValue exercise asks for in the window.
inline constexpr quint64 nextValuesAsked = 4;

/// Return an exercise of one kind, with its question, answer and solution, for a position whose values are known.
Exercise mexExercise(const Position &position, std::vector<KnownValue> followers);
Exercise valueExercise(const Position &position, std::vector<KnownValue> followers);
Exercise outcomeExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components);
Exercise nimSumExercise(const Position &position, std::vector<KnownValue> components);
Exercise winningMoveExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components);
Exercise labelExercise(const Position &position, LabelTask task);
/// \a heap is a single heap of n; \a values are those of the heaps from 0 to n + nextValuesAsked - 1.
Exercise nextValueExercise(const Position &heap, std::vector<KnownValue> values);
/// \a heap is the largest one that the proof needs; \a values are those of the heaps from 0 up to it.
Exercise periodExercise(const Position &heap, std::vector<KnownValue> values, const Period &period);
/// True if the theorem that proves \a period has a bound, so that an exercise can ask for it.
bool hasPeriodBound(const Period &period);

/// Returns the values without the positions.
std::vector<Value> valuesOf(const std::vector<KnownValue> &known);
/// Returns "9 -> 6 in subtraction{1-3}:9", marked; without the component if it is the only one.
QString moveName(const Position &position, const Move &move);
/// Returns \a moves without those that are the same move in an equal component of \a position.
std::vector<Move> distinctMovesOf(const Position &position, const std::vector<Move> &moves);

} // namespace mexplorer
