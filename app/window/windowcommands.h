// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

/// The commands of the window itself.
namespace mexplorer::WindowCommands {

inline constexpr CommandId startPage("file.new");
inline constexpr CommandId ownRules("file.ownRules");
inline constexpr CommandId open("file.open");
inline constexpr CommandId save("file.save");
inline constexpr CommandId saveAs("file.saveAs");
inline constexpr CommandId exportGraph("file.exportGraph");
inline constexpr CommandId print("file.print");
inline constexpr CommandId printPreview("file.printPreview");
inline constexpr CommandId quit("file.quit");

inline constexpr CommandId copyExpression("edit.copy");
inline constexpr CommandId copyPython("edit.copyPython");
inline constexpr CommandId copyCpp("edit.copyCpp");
inline constexpr CommandId copyPicture("edit.copyPicture");
inline constexpr CommandId pasteGraph("edit.pasteGraph");
inline constexpr CommandId typeExpression("edit.expression");
inline constexpr CommandId setUpGame("edit.game");
inline constexpr CommandId earlierGames("edit.earlierGames");
inline constexpr CommandId preferences("edit.preferences");

inline constexpr CommandId themeSystem("view.themeSystem");
inline constexpr CommandId themeLight("view.themeLight");
inline constexpr CommandId themeDark("view.themeDark");
inline constexpr CommandId nextTheme("view.nextTheme");
inline constexpr CommandId languageSystem("view.languageSystem");
inline constexpr CommandId languageEnglish("view.languageEnglish");
inline constexpr CommandId languageGerman("view.languageGerman");
inline constexpr CommandId reducedMotion("view.reducedMotion");
inline constexpr CommandId games("view.games");
inline constexpr CommandId position("view.position");
inline constexpr CommandId positions("view.positions");
inline constexpr CommandId resetLayout("view.resetLayout");
inline constexpr CommandId presentation("view.presentation");
inline constexpr CommandId fullScreen("view.fullScreen");
inline constexpr CommandId blackScreen("view.blackScreen");
inline constexpr CommandId whiteScreen("view.whiteScreen");
inline constexpr CommandId pointerSpot("view.pointerSpot");
inline constexpr CommandId presentedTools("view.presentedTools");

inline constexpr CommandId back("go.back");
inline constexpr CommandId forward("go.forward");
inline constexpr CommandId startPosition("go.start");
inline constexpr CommandId explore("go.explore");
inline constexpr CommandId step("go.step");
inline constexpr CommandId play("go.play");
inline constexpr CommandId sequence("go.sequence");
inline constexpr CommandId exercises("go.exercises");
inline constexpr CommandId puzzles("go.puzzles");

inline constexpr CommandId nimbers("help.nimbers");
inline constexpr CommandId glossary("help.glossary");
inline constexpr CommandId shortcuts("help.shortcuts");
inline constexpr CommandId palette("help.commands");
inline constexpr CommandId about("help.about");

} // namespace mexplorer::WindowCommands
