// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QStringView>

namespace mexplorer {

/// Calculates an expression of nim-arithmetic on numbers below 2^64:
///
///     sum      := product { "+" product }                  the nim-sum, xor
///     product  := factor { ("*" | "/") factor }            the nim-product, and its inverse
///     factor   := number | "(" sum ")" | "sqrt" "(" sum ")"
///
/// White space is free; ⊕, ⊗ and × are read, too. A problem names the column.
Result<quint64> nimValue(QStringView text);

} // namespace mexplorer
