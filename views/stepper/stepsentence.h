// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/trace/sentence.h"

class QFont;

namespace mexplorer {

class FittedLabel;

/// A position as a button can hold it.
QString placeName(const Position &position);
/// The size of \a font, in points, at which its capitals are at least so many pixels high.
double sizeForCapitals(QFont font, double capitals);
/// Shows \a sentence in lines that fit, with its game expressions kept together.
void showSentence(FittedLabel *label, const Sentence &sentence);

} // namespace mexplorer
