// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "model/step/traceformat.h"
#include "views/widgets/commandid.h"

#include <array>

/// The commands of the Step workspace.
namespace mexplorer::StepCommands {

inline constexpr CommandId first("step.first");
inline constexpr CommandId back("step.back");
inline constexpr CommandId play("step.play");
inline constexpr CommandId forward("step.forward");
inline constexpr CommandId last("step.last");
inline constexpr CommandId bookmark("step.bookmark");
inline constexpr CommandId nextBookmark("step.nextBookmark");
inline constexpr CommandId slower("step.slower");
inline constexpr CommandId faster("step.faster");
inline constexpr CommandId guessFirst("step.guessFirst");
inline constexpr CommandId showAnswer("step.showAnswer");
inline constexpr CommandId graph("step.graph");
inline constexpr CommandId stepOut("step.stepOut");
inline constexpr CommandId print("step.print");
inline constexpr CommandId printPreview("step.printPreview");
inline constexpr CommandId pictureCaption("step.pictureCaption");
inline constexpr CommandId exportPicture("step.exportPicture");
inline constexpr CommandId handout("step.handout");
inline constexpr CommandId mexOfSet("step.mexOfSet");
inline constexpr CommandId pseudocode("step.pseudocode");
inline constexpr CommandId playAgainst("step.playAgainst");

/// Indexed by TraceKind.
inline constexpr std::array kinds = {CommandId("step.mex"),   CommandId("step.nimSum"),   CommandId("step.labels"),
                                     CommandId("step.proof"), CommandId("step.period"),   CommandId("step.table"),
                                     CommandId("step.tree"),  CommandId("step.symmetry"), CommandId("step.bouton"),
                                     CommandId("step.code"),  CommandId("step.misere")};
static_assert(kinds.size() == traceKindCount);

/// Indexed by TraceFormat.
inline constexpr std::array copies = {CommandId("step.copyText"), CommandId("step.copyMarkdown"),
                                      CommandId("step.copyHtml"), CommandId("step.copyLatex")};
inline constexpr std::array exports = {CommandId("step.exportText"), CommandId("step.exportMarkdown"),
                                       CommandId("step.exportHtml"), CommandId("step.exportLatex")};
static_assert(exports.size() == std::size_t(TraceFormat::Latex) + 1);

constexpr CommandId kind(TraceKind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

constexpr CommandId copy(TraceFormat format)
{
    return copies[static_cast<std::size_t>(format)];
}

constexpr CommandId exportAs(TraceFormat format)
{
    return exports[static_cast<std::size_t>(format)];
}

} // namespace mexplorer::StepCommands
