// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/tracepictures.h"

#include <vector>

namespace mexplorer {

class Trace;

/// A sentence whose values are left to be filled in: numbers of its formulas that aren't part of a position's name.
Sentence withBlanks(const Sentence &sentence);
/// Asks whether \a subject is a P- or an N-position.
Sentence outcomeAsked(const QString &subject);
/// A picture with empty boxes for values, as before the first step; all that depends on them is left out.
TracePicture withBlanks(TracePicture picture);
/// A table whose columns, but for the first, are to be filled in; of an equation its numbers.
Table withBlanks(Table table);
/// The steps that a hand-out can have: all, or of a blank one those that have a sentence there. The others are left
/// out, as their number would be an answer. The steps are numbered in this order, from 1 on.
std::vector<int> handoutSteps(const Trace &trace, bool isBlank);
/// The number of one of \a steps, as above.
int stepNumber(const std::vector<int> &steps, int step);
/// False where a blank hand-out of \a steps would show the picture of the step before once more.
bool hasNewBlankPicture(const Trace &trace, const std::vector<int> &steps, std::size_t place);

} // namespace mexplorer
