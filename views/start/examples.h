// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace mexplorer {

/// A worked example: a game with advice on what to look for.
struct Example
{
    QString title;
    QString text; ///< a sentence on what to look for
    QString expression;
};

/// Returns the worked examples; none is the example of its family.
std::vector<Example> workedExamples();

} // namespace mexplorer
