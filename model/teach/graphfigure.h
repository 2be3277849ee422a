// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercise.h"

namespace mexplorer {

/// Draws the graph of a labelling exercise as SVG: circles with the positions' names, and arrows. The circles are empty
/// if not \a filled, otherwise they contain the labels.
QString svgFigure(const LabelTask &task, bool filled);
/// Draws the graph in TikZ.
QString tikzFigure(const LabelTask &task, bool filled);

} // namespace mexplorer
