// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace mexplorer {

/// A game of a book or a contest as one line of rules.
struct RuleExample
{
    QString title;
    QString says;  ///< the rules as they are told
    QString rules; ///< "rules{n -> n-k : prime(k)}"
    QString start; ///< a position after the rules: ":20"
};

/// The examples in the order in which they are listed, from heaps to boards.
std::vector<RuleExample> ruleExamples();

} // namespace mexplorer
