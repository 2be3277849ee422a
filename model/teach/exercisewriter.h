// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/period.h"
#include "model/solve/solver.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// How many values after the given ones the window asks for.
inline constexpr quint64 nextValuesAsked = 4;

/// What an exercise of each kind asks, and its key, for a position whose values are known.
Exercise mexExercise(const Position &position, std::vector<KnownValue> followers);
Exercise valueExercise(const Position &position, std::vector<KnownValue> followers);
Exercise outcomeExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components);
Exercise nimSumExercise(const Position &position, std::vector<KnownValue> components);
Exercise winningMoveExercise(const Position &position, const Analysis &analysis, std::vector<KnownValue> components);
Exercise labelExercise(const Position &position, LabelTask task);
/// \a heap is a single heap of n; \a values go on for nextValuesAsked heaps from n on.
Exercise nextValueExercise(const Position &heap, std::vector<KnownValue> values);
/// \a heap is the last one that the proof needs; \a values go up to it.
Exercise periodExercise(const Position &heap, std::vector<KnownValue> values, const Period &period);
/// True if the bound of the theorem is one that can be asked for.
bool hasPeriodBound(const Period &period);

/// The values alone.
std::vector<Value> valuesOf(const std::vector<KnownValue> &known);
/// "9 -> 6 in subtraction{1-3}:9", marked; without the component where there is one only.
QString moveName(const Position &position, const Move &move);
/// \a moves of \a position, each once: without those that are the same move in an equal component.
std::vector<Move> distinctMovesOf(const Position &position, const std::vector<Move> &moves);

} // namespace mexplorer
