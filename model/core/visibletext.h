// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// True of a letter that isn't seen and changes what is seen around it, or that XML has no place for: control
/// characters, those that turn the direction of writing, halves of surrogate pairs count as letters, and noncharacters.
/// False for line breaks and tabs.
bool isHiddenLetter(QChar c);

/// \a text with hidden letters as escapes, "\\x1b" and "\\u202e", so that a terminal, a label or XML shows all of it.
QString visibleText(const QString &text);

/// visibleText() as HTML shows it letter by letter.
QString htmlText(const QString &text);

/// \a text with those letters as escapes that XML has no place for, as control characters and U+FFFF.
QString xmlText(const QString &text);

/// \a text as a message quotes it: in one line, visible, and only its beginning if it has more than \a max letters.
QString quotation(const QString &text, qsizetype max = 60);

} // namespace mexplorer
