// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"
#include "model/trace/traceformat.h"
#include "views/commands/commandid.h"

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

constexpr CommandId kind(TraceKind kind)
{
    switch (kind) {
    case TraceKind::Mex:
        return CommandId("step.mex");
    case TraceKind::NimSum:
        return CommandId("step.nimSum");
    case TraceKind::Labels:
        return CommandId("step.labels");
    case TraceKind::Proof:
        return CommandId("step.proof");
    case TraceKind::Period:
        return CommandId("step.period");
    case TraceKind::Table:
        return CommandId("step.table");
    case TraceKind::Tree:
        return CommandId("step.tree");
    case TraceKind::Symmetry:
        return CommandId("step.symmetry");
    case TraceKind::Bouton:
        return CommandId("step.bouton");
    case TraceKind::Code:
        return CommandId("step.code");
    case TraceKind::Misere:
        return CommandId("step.misere");
    }
    Q_UNREACHABLE();
}

constexpr CommandId copy(TraceFormat format)
{
    switch (format) {
    case TraceFormat::Text:
        return CommandId("step.copyText");
    case TraceFormat::Markdown:
        return CommandId("step.copyMarkdown");
    case TraceFormat::Html:
        return CommandId("step.copyHtml");
    case TraceFormat::Latex:
        return CommandId("step.copyLatex");
    }
    Q_UNREACHABLE();
}

constexpr CommandId exportAs(TraceFormat format)
{
    switch (format) {
    case TraceFormat::Text:
        return CommandId("step.exportText");
    case TraceFormat::Markdown:
        return CommandId("step.exportMarkdown");
    case TraceFormat::Html:
        return CommandId("step.exportHtml");
    case TraceFormat::Latex:
        return CommandId("step.exportLatex");
    }
    Q_UNREACHABLE();
}

} // namespace mexplorer::StepCommands
