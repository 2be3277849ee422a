// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppictures.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

/// What a hand-out of a walk-through holds.
struct HandoutOptions
{
    std::vector<int> steps; ///< counted from 0
    int perPage = 4;        ///< 2, 4 or 6, each with room for notes
};

/// Numbers that a page may hold.
std::vector<int> handoutPageSizes();
/// "1-3,9", the numbers of some of \a steps, counted from 1; a problem that says what is wrong with it.
Result<std::vector<int>> stepsFromText(const QString &text, const std::vector<int> &steps);
/// Every \a nth of \a steps, with the first and the last.
std::vector<int> everyNthStep(int nth, const std::vector<int> &steps);

/// A hand-out as data that any thread can write.
struct Handout
{
    TracePtr trace;
    HandoutOptions options;
    bool isBlank = false;

    Sentence sentence(std::size_t place) const;
    /// How large pictures are to be drawn, so that their texts can be read where they stand.
    QSize pictureSize(QSizeF page) const;
};

/// One file of HTML: each step with its picture as SVG, and the table of what was found.
QString handoutHtml(const Handout &handout, JobControl &control);
/// Pages with so many steps each, picture, sentence, and lines for notes.
PaperPages handoutPages(const Handout &handout, QSizeF size, JobControl &control);
/// The same for a job to make.
Printable printableHandout(const Handout &handout);

/// Writes a hand-out as PDF, HTML or LaTeX, as the ending of \a path says.
std::optional<Problem> writeHandout(const Handout &handout, const QString &path, JobControl &control);

} // namespace mexplorer
