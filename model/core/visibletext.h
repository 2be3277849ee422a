// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// True for a character that is invisible and changes the text around it, or that XML doesn't allow: control
/// characters, those that change the direction of writing, and noncharacters. Surrogates are not hidden, nor are line
/// breaks and tabs.
bool isHiddenLetter(QChar c);

/// Replaces hidden characters by escapes, "\\x1b" and "\\u202e", so that a terminal, a label or XML shows all of \a
/// text.
QString visibleText(const QString &text);

/// Returns visibleText() escaped for HTML.
QString htmlText(const QString &text);

/// Replaces the characters that XML doesn't allow by escapes, such as control characters and U+FFFF.
QString xmlText(const QString &text);

/// \a text for a quotation in a message: one line, visible, and shortened if it has more than \a max characters.
QString quotation(const QString &text, qsizetype max = 60);

} // namespace mexplorer
