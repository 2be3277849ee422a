// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// Marks of what is mathematics or a game expression in a text; Sentence says how they are read. They are from the
/// Unicode area for private use, so that no text that people type or read can hold one.
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

/// What a sign below the line stands for: '1' for '₁', 'k' for 'ₖ'; null for any other letter.
QChar fromSubscript(QChar sign);
/// \a index below the line, where it consists of digits, or is a letter that has such a sign.
QString subscript(const QString &index);

} // namespace textmarks

} // namespace mexplorer
