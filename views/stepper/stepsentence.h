// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/writing/sentence.h"

namespace mexplorer {

class FittedLabel;

/// A position as a button can hold it.
QString placeName(const Position &position);
/// Shows \a sentence in lines that fit, with its game expressions kept together.
void showSentence(FittedLabel *label, const Sentence &sentence);

} // namespace mexplorer
