// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/teach/exercise.h"

namespace mexplorer {

/// The request for a sheet of exercises.
struct ExerciseRequest
{
    static constexpr quint64 maxExercises = 200;

    Position pattern;                ///< random positions are like this one
    bool isFamily = false;           ///< the pattern is only an example: rules may be random, too
    std::vector<ExerciseKind> kinds; ///< used in turn; if empty, all that suit the game but NextValue and Period
    quint64 count = 10;
    quint64 seed = 1;
    quint64 maxMoves = 60'000'000; ///< limit for the moves examined, of all positions together
    bool beginsWithPattern = true; ///< the pattern itself is the first position, if it is small enough
};

/// Reads the subject of exercises: a game expression, the name of a family, or rules without a position.
Result<ExerciseRequest> readExerciseSubject(const QString &text);

/// A list of exercises. Equal requests return equal sheets.
struct ExerciseSheet
{
    QString game; ///< the pattern as a game expression
    quint64 seed = 1;
    std::vector<ExercisePtr> exercises;
    std::optional<Problem> limit = {}; ///< the limit that was reached before all were found
};

/// Makes exercises on random positions that can be solved with pencil and paper, and avoids repetitions if the game has
/// enough positions. Returns a problem if a kind doesn't suit the game, or if no suitable position was found within
/// ExerciseRequest::maxMoves.
Result<ExerciseSheet> makeExercises(const ExerciseRequest &request, JobControl &control);

} // namespace mexplorer
