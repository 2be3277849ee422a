// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// Marks of mathematics and game expressions in a text; Sentence reads them. They are from the private use area of
/// Unicode, so that texts of users don't contain them.
namespace textmarks {

constexpr QChar mathBegins(0xe000);
constexpr QChar gameBegins(0xe001);
constexpr QChar markEnds(0xe002);

inline bool isMark(QChar c)
{
    return c >= mathBegins && c <= markEnds;
}

/// Marks mathematics, written in Unicode: "1 ⊕ 4", "mex{0, 1} = 2".
inline QString math(const QString &formula)
{
    return mathBegins + formula + markEnds;
}

/// The letter of a subscript sign: '1' for '₁', 'k' for 'ₖ'; null for any other letter.
QChar fromSubscript(QChar sign);
/// \a index as subscript signs if it consists of digits, or is a letter that has such a sign.
QString subscript(const QString &index);

} // namespace textmarks

} // namespace mexplorer
