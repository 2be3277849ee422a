// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

/// The commands of the Puzzles workspace.
namespace mexplorer::PuzzleCommands {

inline constexpr CommandId next("puzzles.next");
inline constexpr CommandId daily("puzzles.daily");
inline constexpr CommandId mistakes("puzzles.mistakes");
inline constexpr CommandId answer("puzzles.answer");
inline constexpr CommandId copy("puzzles.copy");
inline constexpr CommandId paste("puzzles.paste");
inline constexpr CommandId play("puzzles.play");

} // namespace mexplorer::PuzzleCommands
