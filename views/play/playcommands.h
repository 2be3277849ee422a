#pragma once

#include "views/commands/commandid.h"

/// The commands of the Play workspace.
namespace mexplorer::PlayCommands {

inline constexpr CommandId undo("play.undo");
inline constexpr CommandId redo("play.redo");
inline constexpr CommandId restart("play.restart");
inline constexpr CommandId allMoves("play.allMoves");
inline constexpr CommandId typeMove("play.typeMove");
inline constexpr CommandId random("play.random");
inline constexpr CommandId winnable("play.winnable");
inline constexpr CommandId chooseSide("play.chooseSide");
inline constexpr CommandId matchOfGames("play.match");
inline constexpr CommandId moveNow("play.moveNow");
inline constexpr CommandId edit("play.edit");
inline constexpr CommandId fromSelection("play.fromSelection");
inline constexpr CommandId hint("play.hint");
inline constexpr CommandId values("play.values");

} // namespace mexplorer::PlayCommands
