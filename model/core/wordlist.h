// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"

#include <QStringList>

namespace mexplorer {

/// "a, b and c"; when there are more than \a max, "a, b, c and 7 more". Items with commas are set off by semicolons:
/// "6; 5,1 and 4,2".
QString listing(const QStringList &items, qsizetype max = 8);
/// "a, b and 7 more", where \a rest is what isn't named: "7".
QString listingWithRest(const QStringList &items, const QString &rest);

/// "1, 2 or 3".
QString alternatives(const QStringList &items);

/// What stands between the items of a list: ", ", and "; " where an item has a comma that no bracket encloses.
QString listSeparator(const QStringList &items);

/// \a text, or its beginning and an ellipsis if it has more than \a max characters; as visibleText().
QString shortened(const QString &text, qsizetype max = 100);

/// The items one after the other; of many, the first ones and the last.
QString shortenedJoin(QStringList items, const QString &separator);

/// "1 ⊕ 4 ⊕ 6"; of many values, the first ones and the last.
QString nimSumText(std::span<const Value> values);
/// "1 ⊕ 4 ⊕ 6 = 3", and just "1" for a single value.
QString nimSumEquation(std::span<const Value> values);

} // namespace mexplorer
