// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"

#include <QStringList>

namespace mexplorer {

/// "a, b and c"; if there are more than \a max, "a, b, c and 7 more". Items with commas are separated by semicolons:
/// "6; 5,1 and 4,2".
QString listing(const QStringList &items, qsizetype max = 8);
/// "a, b and 7 more", where \a rest is the number of omitted items: "7".
QString listingWithRest(const QStringList &items, const QString &rest);

/// "1, 2 or 3".
QString alternatives(const QStringList &items);

/// The separator for the items of a list: "; " if an item contains a comma outside of brackets, otherwise ", ".
QString listSeparator(const QStringList &items);

/// visibleText() of \a text, or its beginning and an ellipsis if it has more than \a max characters.
QString shortened(const QString &text, qsizetype max = 100);

/// The items one after the other; if there are many, the first ones and the last.
QString shortenedJoin(QStringList items, const QString &separator);

/// "1 ⊕ 4 ⊕ 6"; if there are many values, the first ones and the last.
QString nimSumText(std::span<const Value> values);
QString nimSumText(std::span<const quint64> values);
/// "1 ⊕ 4 ⊕ 6 = 3", and just "1" for a single value.
QString nimSumEquation(std::span<const Value> values);
QString nimSumEquation(std::span<const quint64> values);

} // namespace mexplorer
