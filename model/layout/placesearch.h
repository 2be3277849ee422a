// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layerdrawing.h"

namespace mexplorer {

/// Searches places with few crossings, at random but the same in each run, within a bound of some 10 ms. For small
/// graphs only. Positions of flat layers go to any places of their row; those of bands exchange theirs.
void searchPlaces(LayerDrawing &drawing, JobControl &control);

} // namespace mexplorer
