// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/filterresult.h"
#include "views/canvas/graphpicture.h"
#include "views/widgets/commandid.h"

#include <array>
#include <optional>

/// The commands of the Explore workspace, and their menus.
namespace mexplorer::ExploreCommands {

inline constexpr MenuId viewMenu{"explore.view"};
inline constexpr MenuId colorMenu{"explore.color"};
inline constexpr MenuId layersMenu{"explore.layers"};
inline constexpr MenuId partMenu{"explore.part"};
inline constexpr MenuId mergeMenu{"explore.merge"};
inline constexpr MenuId findMenu{"explore.find"};
inline constexpr MenuId exportMenu{"explore.export"};

inline constexpr CommandId undo("explore.undo");
inline constexpr CommandId redo("explore.redo");

inline constexpr CommandId fit("explore.fit");
inline constexpr CommandId zoomIn("explore.zoomIn");
inline constexpr CommandId zoomOut("explore.zoomOut");
inline constexpr CommandId zoomToSelection("explore.zoomToSelection");
inline constexpr CommandId leftRight("explore.leftRight");
inline constexpr CommandId structural("explore.structural");
inline constexpr CommandId components("explore.components");
inline constexpr CommandId letters("explore.letters");

inline constexpr CommandId showAll("explore.showAll");
inline constexpr CommandId from("explore.from");
inline constexpr CommandId to("explore.to");
inline constexpr CommandId paths("explore.paths");
inline constexpr CommandId stopPaths("explore.stopPaths");
inline constexpr CommandId winningMoves("explore.winningMoves");
inline constexpr CommandId bestPlay("explore.bestPlay");
inline constexpr CommandId followBestPlay("explore.followBestPlay");
inline constexpr CommandId unfold("explore.unfold");
inline constexpr CommandId open("explore.open");
inline constexpr CommandId pin("explore.pin");
inline constexpr CommandId extendGraph("explore.extendGraph");
inline constexpr CommandId extendBelow("explore.extendBelow");

inline constexpr CommandId find("explore.find");
inline constexpr CommandId findNext("explore.findNext");
inline constexpr CommandId findPrevious("explore.findPrevious");

inline constexpr CommandId exportPicture("explore.exportPicture");
inline constexpr CommandId exportPng("explore.exportPng");
inline constexpr CommandId print("explore.print");
inline constexpr CommandId printPreview("explore.printPreview");
inline constexpr CommandId pictureCaption("explore.pictureCaption");

// Indexed by the values of the enumerations.

constexpr CommandId color(ColorBy by)
{
    constexpr std::array ids = {CommandId("explore.colorByOutcome"), CommandId("explore.colorByValue"),
                                CommandId("explore.colorByRemoteness"), CommandId("explore.colorByBirthday")};
    return ids[std::size_t(by)];
}

constexpr CommandId layers(Layering layering)
{
    constexpr std::array ids = {CommandId("explore.layersByLongestPlay"), CommandId("explore.layersByTokens"),
                                CommandId("explore.layersByValue")};
    return ids[std::size_t(layering)];
}

constexpr CommandId merge(std::optional<Collapse> kind)
{
    constexpr std::array ids = {CommandId("explore.mergeByValue"),      CommandId("explore.mergeByFollowers"),
                                CommandId("explore.mergeByPlay"),       CommandId("explore.mergeByComponentValues"),
                                CommandId("explore.mergeByComponents"), CommandId("explore.mergeBySymmetry")};
    return kind ? ids[std::size_t(*kind)] : CommandId("explore.mergeNothing");
}

constexpr CommandId others(FilterSettings::Others others)
{
    constexpr std::array ids = {CommandId("explore.showOthers"), CommandId("explore.dimOthers"),
                                CommandId("explore.hideOthers")};
    return ids[std::size_t(others)];
}

} // namespace mexplorer::ExploreCommands
