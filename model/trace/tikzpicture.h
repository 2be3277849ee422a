// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"

#include <QPointF>

namespace mexplorer {

/// A whole document: the steps, counted from 0, each with its picture in TikZ, and the table of what was found. A
/// labelling has pictures with few positions only; blank ones have empty boxes for values.
QString latexHandout(const Trace &trace, const std::vector<int> &steps, bool isBlank);

} // namespace mexplorer
