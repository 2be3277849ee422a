// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "views/stepper/steppictures.h"

class QPagedPaintDevice;

namespace mexplorer {

/// What a hand-out of a walk-through holds.
struct HandoutOptions
{
    std::vector<int> steps; ///< counted from 0
    int perPage = 4;        ///< 2, 4 or 6, each with room for notes
};

/// Numbers that a page may hold.
std::vector<int> handoutPageSizes();
/// "1-3,9" as steps counted from 0, of \a count; a problem that says what is wrong with it.
Result<std::vector<int>> stepsFromText(const QString &text, int count);
/// Every \a nth step, with the first and the last.
std::vector<int> everyNthStep(int nth, int count);

/// One file of HTML: each step with its picture as SVG, and the table of what was found.
QString handoutHtml(StepPictures &pictures, const HandoutOptions &options);
/// Pages with so many steps each, picture, sentence, and lines for notes.
void paintHandout(StepPictures &pictures, const HandoutOptions &options, QPagedPaintDevice &device);

/// Writes a hand-out as PDF, HTML or LaTeX, as the ending of \a path says.
std::optional<Problem> writeHandout(StepPictures &pictures, const HandoutOptions &options, const QString &path);

} // namespace mexplorer
