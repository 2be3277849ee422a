// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/tracepictures.h"

#include <vector>

namespace mexplorer {

class Trace;

/// Replaces the values of a sentence by blanks: numbers of its formulas that aren't part of a position's name.
Sentence withBlanks(const Sentence &sentence);
/// The question whether \a subject is a P- or an N-position, with a blank.
Sentence outcomeAsked(const QString &subject);
/// Replaces the values of a picture by empty boxes, as before the first step, and removes everything that depends on
/// them.
TracePicture withBlanks(TracePicture picture);
/// Replaces the cells of a table by blanks, except in the first column; in an equation only its numbers.
Table withBlanks(Table table);
/// The steps of a hand-out. A blank one omits steps without a sentence, as their number would reveal an answer.
/// Hand-outs number the steps in this order, from 1 on.
std::vector<int> handoutSteps(const Trace &trace, bool isBlank);
/// The number of \a step among \a steps, from 1 on.
int stepNumber(const std::vector<int> &steps, int step);
/// False if a blank hand-out of \a steps would repeat the picture of the previous step.
bool hasNewBlankPicture(const Trace &trace, const std::vector<int> &steps, std::size_t index);

} // namespace mexplorer
