// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exercises/exercise.h"
#include "views/commands/commandid.h"

/// The commands of the Exercises workspace.
namespace mexplorer::ExerciseCommands {

inline constexpr CommandId another("exercises.another");
inline constexpr CommandId showAnswer("exercises.showAnswer");
inline constexpr CommandId nextField("exercises.nextField");
inline constexpr CommandId previousField("exercises.previousField");
inline constexpr CommandId resetScore("exercises.resetScore");
inline constexpr CommandId sheet("exercises.sheet");

constexpr CommandId kind(ExerciseKind kind)
{
    switch (kind) {
    case ExerciseKind::Mex:
        return CommandId("exercises.mex");
    case ExerciseKind::Outcome:
        return CommandId("exercises.outcome");
    case ExerciseKind::NimSum:
        return CommandId("exercises.nimSum");
    case ExerciseKind::WinningMove:
        return CommandId("exercises.winningMove");
    case ExerciseKind::Label:
        return CommandId("exercises.label");
    case ExerciseKind::SgValue:
        return CommandId("exercises.value");
    case ExerciseKind::NextValue:
        return CommandId("exercises.nextValue");
    case ExerciseKind::Period:
        return CommandId("exercises.period");
    }
    Q_UNREACHABLE();
}

} // namespace mexplorer::ExerciseCommands
