// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

/// The commands of the Sequence workspace.
namespace mexplorer::SequenceCommands {

inline constexpr CommandId plot("sequence.plot");
inline constexpr CommandId histogram("sequence.histogram");
inline constexpr CommandId heatMap("sequence.heatMap");

inline constexpr CommandId zoomIn("sequence.zoomIn");
inline constexpr CommandId zoomOut("sequence.zoomOut");
inline constexpr CommandId showAll("sequence.showAll");

inline constexpr CommandId periodBands("sequence.periodBands");
inline constexpr CommandId exceptions("sequence.exceptions");

inline constexpr CommandId exportSvg("sequence.exportSvg");
inline constexpr CommandId exportPdf("sequence.exportPdf");
inline constexpr CommandId exportPng("sequence.exportPng");
inline constexpr CommandId exportCsv("sequence.exportCsv");
inline constexpr CommandId exportBFile("sequence.exportBFile");
inline constexpr CommandId exportJson("sequence.exportJson");
inline constexpr CommandId saveValues("sequence.saveValues");
inline constexpr CommandId print("sequence.print");
inline constexpr CommandId printPreview("sequence.printPreview");

} // namespace mexplorer::SequenceCommands
