// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// What exercises are asked for.
struct ExerciseRequest
{
    static constexpr quint64 maxExercises = 200;

    Position pattern;                ///< positions are drawn that are like this one
    bool isFamily = false;           ///< the pattern is only an example: rules may be drawn as well
    std::vector<ExerciseKind> kinds; ///< in turn; empty for all that suit the game, but the next value and the period
    quint64 count = 10;
    quint64 seed = 1;
    quint64 maxMoves = 60'000'000; ///< of all positions together, that are looked at
    bool beginsWithPattern = true; ///< a game that was named is an exercise itself, if it is small enough
};

/// Reads what exercises are made of: a game expression, the name of a family, or rules without a position.
Result<ExerciseRequest> readExerciseSubject(const QString &text);

/// A row of exercises. The same request always gives the same sheet.
struct ExerciseSheet
{
    QString game; ///< the pattern as a game expression
    quint64 seed = 1;
    std::vector<ExercisePtr> exercises;
    std::optional<Problem> limit = {}; ///< ended the work before as many were found as were asked for
};

/// Draws positions that can be worked out with pencil and paper, each as different from the others as the game allows.
/// A problem when a kind doesn't suit the game, or no position of it is small enough. Some million moves are looked at,
/// at most.
Result<ExerciseSheet> makeExercises(const ExerciseRequest &request, JobControl &control);

} // namespace mexplorer
