// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercise.h"
#include "views/widgets/commandid.h"

#include <array>

/// The commands of the Exercises workspace.
namespace mexplorer::ExerciseCommands {

inline constexpr CommandId another("exercises.another");
inline constexpr CommandId showAnswer("exercises.showAnswer");
inline constexpr CommandId nextField("exercises.nextField");
inline constexpr CommandId previousField("exercises.previousField");
inline constexpr CommandId resetScore("exercises.resetScore");
inline constexpr CommandId sheet("exercises.sheet");

/// Indexed by ExerciseKind.
inline constexpr std::array kinds = {CommandId("exercises.mex"),       CommandId("exercises.outcome"),
                                     CommandId("exercises.nimSum"),    CommandId("exercises.winningMove"),
                                     CommandId("exercises.label"),     CommandId("exercises.value"),
                                     CommandId("exercises.nextValue"), CommandId("exercises.period")};
static_assert(kinds.size() == std::size_t(ExerciseKind::Period) + 1);

constexpr CommandId kind(ExerciseKind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

} // namespace mexplorer::ExerciseCommands
