// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"

#include <QPointF>

namespace mexplorer {

/// The picture of a step in TikZ, of a labelling with few positions only.
/// Blank ones have empty boxes for values. Empty for a step without a picture.
QString tikzPicture(const Trace &trace, int step, bool isBlank);

/// A whole document: the steps, counted from 0, each with its picture, and the table of what was found.
QString latexHandout(const Trace &trace, const std::vector<int> &steps, bool isBlank);

} // namespace mexplorer
