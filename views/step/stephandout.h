// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/steppictures.h"
#include "views/writing/pageprinting.h"

namespace mexplorer {

/// The options of a hand-out of a walk-through.
struct HandoutOptions
{
    std::vector<int> steps; ///< counted from 0
    int perPage = 4;        ///< 2, 4 or 6, each with space for notes
};

/// The numbers of steps that a page may have.
std::vector<int> handoutPageSizes();
/// Parses "1-3,9", numbers of some of \a steps, counted from 1; returns a problem that explains what is wrong with \a
/// text.
Result<std::vector<int>> stepsFromText(const QString &text, const std::vector<int> &steps);
/// Returns every \a nth of \a steps, and always the first and the last.
std::vector<int> everyNthStep(int nth, const std::vector<int> &steps);

/// The data of a hand-out, which any thread can write.
struct Handout
{
    TracePtr trace;
    HandoutOptions options;
    bool isBlank = false;

    Sentence sentence(std::size_t index) const;
    /// The size in which pictures are drawn, so that their texts are legible on the page.
    QSize pictureSize(QSizeF page) const;
};

/// Returns one HTML file: each step with its picture as SVG, and the table of results.
QString handoutHtml(const Handout &handout, JobControl &control);
/// Returns pages with several steps each: picture, sentence, and lines for notes.
PaperPages handoutPages(const Handout &handout, QSizeF size, JobControl &control);
/// Returns a hand-out whose pages a job makes.
Printable printableHandout(const Handout &handout);

/// Writes a hand-out as PDF, HTML or LaTeX, according to the ending of \a path.
std::optional<Problem> writeHandout(const Handout &handout, const QString &path, JobControl &control);

} // namespace mexplorer
