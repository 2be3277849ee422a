// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace mexplorer {

// Nim-arithmetic on the numbers below 2^64, which are a field: the sum is the nim-sum, a ^ b, and each number is its
// own negative.

/// The nim-product: the mex of a'b ^ ab' ^ a'b' over all a' < a and b' < b. The value of a product of coin turning
/// games (Tartan theorem), and of a coin on a board at row a, column b in Turning Corners.
quint64 nimProduct(quint64 a, quint64 b);
/// The nim-inverse; \a a must not be 0.
quint64 nimInverse(quint64 a);
/// The number whose nim-square is \a a.
quint64 nimSquareRoot(quint64 a);

} // namespace mexplorer
