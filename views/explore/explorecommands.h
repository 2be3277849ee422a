// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/filterresult.h"
#include "views/canvas/graphpicture.h"
#include "views/commands/commandid.h"

#include <optional>

/// The commands of the Explore workspace, and the menus that they stand in.
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

constexpr CommandId color(ColorBy by)
{
    switch (by) {
    case ColorBy::Outcome:
        return CommandId("explore.colorByOutcome");
    case ColorBy::SgValue:
        return CommandId("explore.colorByValue");
    case ColorBy::Remoteness:
        return CommandId("explore.colorByRemoteness");
    case ColorBy::Birthday:
        return CommandId("explore.colorByBirthday");
    }
    Q_UNREACHABLE();
}

constexpr CommandId layers(Layering layering)
{
    switch (layering) {
    case Layering::LongestPlay:
        return CommandId("explore.layersByLongestPlay");
    case Layering::TokensLeft:
        return CommandId("explore.layersByTokens");
    case Layering::SgValue:
        return CommandId("explore.layersByValue");
    }
    Q_UNREACHABLE();
}

constexpr CommandId merge(std::optional<Collapse> kind)
{
    if (!kind)
        return CommandId("explore.mergeNothing");
    switch (*kind) {
    case Collapse::SgValue:
        return CommandId("explore.mergeByValue");
    case Collapse::Followers:
        return CommandId("explore.mergeByFollowers");
    case Collapse::Play:
        return CommandId("explore.mergeByPlay");
    case Collapse::ComponentValues:
        return CommandId("explore.mergeByComponentValues");
    case Collapse::Components:
        return CommandId("explore.mergeByComponents");
    case Collapse::Symmetry:
        return CommandId("explore.mergeBySymmetry");
    }
    Q_UNREACHABLE();
}

constexpr CommandId others(FilterSettings::Others others)
{
    switch (others) {
    case FilterSettings::Others::Shown:
        return CommandId("explore.showOthers");
    case FilterSettings::Others::Dimmed:
        return CommandId("explore.dimOthers");
    case FilterSettings::Others::Hidden:
        return CommandId("explore.hideOthers");
    }
    Q_UNREACHABLE();
}

} // namespace mexplorer::ExploreCommands
