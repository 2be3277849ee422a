// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

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
inline constexpr CommandId makePuzzle("play.makePuzzle");
inline constexpr CommandId moveNow("play.moveNow");
inline constexpr CommandId edit("play.edit");
inline constexpr CommandId hint("play.hint");
inline constexpr CommandId nextHint("play.nextHint");
inline constexpr CommandId previousHint("play.previousHint");
inline constexpr CommandId values("play.values");
inline constexpr CommandId judgeNever("play.judgeNever");
inline constexpr CommandId judgeAfterGame("play.judgeAfterGame");
inline constexpr CommandId judgeAtOnce("play.judgeAtOnce");

inline constexpr CommandId back("play.back");
inline constexpr CommandId forward("play.forward");
inline constexpr CommandId previousVariation("play.previousVariation");
inline constexpr CommandId nextVariation("play.nextVariation");
inline constexpr CommandId tryAgain("play.tryAgain");
inline constexpr CommandId promote("play.promote");
inline constexpr CommandId removeVariation("play.removeVariation");
inline constexpr CommandId markGood("play.markGood");
inline constexpr CommandId markMistake("play.markMistake");
inline constexpr CommandId note("play.note");
inline constexpr CommandId copyGame("play.copyGame");
inline constexpr CommandId pasteGame("play.pasteGame");
inline constexpr CommandId saveGame("play.saveGame");
inline constexpr CommandId printGame("play.print");
inline constexpr CommandId previewGame("play.printPreview");

inline constexpr MenuId variationMenu{"play.variations"};
inline constexpr MenuId judgeMenu{"play.judge"};

} // namespace mexplorer::PlayCommands
