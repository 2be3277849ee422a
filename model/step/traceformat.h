// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/trace.h"
#include "model/writing/writer.h"

namespace mexplorer {

using TraceFormat = WrittenFormat;

/// An article of some steps of a trace, ascending, with their numbers and the table of the results.
Article stepsArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank);
/// Such an article with a picture for each step: TikZ in LaTeX, the result of \a svg in HTML. Consecutive equal blank
/// pictures are shown once. Valid as long as \a trace.
Article handoutArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank,
                       const std::function<QString(int step)> &svg = {});

/// Formats all steps as a document.
QString formatTrace(const Trace &trace, WrittenFormat format, bool isBlank = false);

/// Returns a function that draws the picture of a step in TikZ; of a labelling only if it has few positions. Blank
/// pictures have empty boxes for values. Valid as long as \a trace.
std::function<QString(int step)> tikzPictures(const Trace &trace, bool isBlank);

} // namespace mexplorer
