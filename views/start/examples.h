// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace mexplorer {

/// A game worth looking at, with what there is to see in it.
struct Example
{
    QString title;
    QString text; ///< what to look for, in a sentence
    QString expression;
};

/// The worked examples, none of which is what a family is played or looked at with.
std::vector<Example> workedExamples();

} // namespace mexplorer
