// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "model/writing/writer.h"

namespace mexplorer {

/// Its name in views/stepper.
using TraceFormat = WrittenFormat;

/// Some steps of a trace, ascending, each with its number among them all, and the table of what all steps found.
Article stepsArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank);
/// The same with a picture for each step, in LaTeX by TikZ, in HTML what \a svg draws. A blank picture is shown once
/// where several steps in a row would have the same. Valid as long as \a trace.
Article handoutArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank,
                       const std::function<QString(int step)> &svg = {});

/// All steps as a document.
QString formatTrace(const Trace &trace, WrittenFormat format, bool isBlank = false);

/// Draws the picture of a step in TikZ; of a labelling only if it has few positions. Blank ones have empty boxes for
/// values. Valid as long as \a trace.
std::function<QString(int step)> tikzPictures(const Trace &trace, bool isBlank);

} // namespace mexplorer
