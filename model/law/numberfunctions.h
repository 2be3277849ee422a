// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"

#include <QString>

#include <optional>
#include <vector>

namespace mexplorer {

/// A function of whole numbers that occurs in laws, with its values up to a number.
struct NumberFunction
{
    QString name; ///< "v2"; empty for n itself and for 0
    const char *meaningText = nullptr;
    quint64 least = 0; ///< the least number for which it is defined
    std::vector<quint32> values{};

    /// "v2(m) is the number of times that 2 divides m", with m as the name; empty for n itself.
    QString meaning(const QString &argument) const;
};

/// The functions, simple ones first, for all numbers up to \a max: first 0, then the number itself.
std::vector<NumberFunction> numberFunctions(quint64 max);
inline constexpr std::size_t zeroFunction = 0;
inline constexpr std::size_t identityFunction = 1;

/// A set of numbers that P-positions may be.
struct NumberSet
{
    QString name; ///< "a power of 2"
    std::vector<quint64> members{};
    bool isFibonacci = false;
};

/// Named sets of the numbers up to \a max, ascending.
std::vector<NumberSet> numberSets(quint64 max);

/// (a + b sqrt(d)) / e, with b, d, e > 0.
struct QuadraticNumber
{
    qint64 a = 0;
    qint64 b = 1;
    qint64 d = 5;
    qint64 e = 2;

    /// The greatest whole number that is at most k times this one.
    qint64 floorOf(qint64 k) const;
    /// True if this is less than p/q, q > 0; it is never equal, being irrational.
    bool isLess(qint64 p, qint64 q) const;
    double approximate() const;
    /// The sum of its numbers, with weights: 6 for sqrt(2), 12 for (1 + sqrt(5))/2.
    qint64 complexity() const;
    /// "(1 + sqrt(5))/2"
    QString text() const;
};

/// Quadratic numbers between 1 and 20, simple ones first.
const std::vector<QuadraticNumber> &quadraticNumbers();

} // namespace mexplorer
