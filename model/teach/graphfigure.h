// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercise.h"

namespace mexplorer {

/// The graph of a labelling exercise as a picture in text: circles with the positions' names, and arrows. Empty circles
/// if not \a filled, else the labels.
QString svgFigure(const LabelTask &task, bool filled);
/// The same for LaTeX.
QString tikzFigure(const LabelTask &task, bool filled);

} // namespace mexplorer
