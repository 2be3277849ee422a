// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mexplorer {

/// \a text as LaTeX prints it letter by letter, outside of mathematics. A letter that its usual fonts lack becomes a
/// question mark.
QString latexText(const QString &text);

/// What a mathematical sign is called within mathematics, as "\oplus "; empty for any other letter.
QString latexSign(QChar c);

/// The letters that stand below the line from \a at on, as letters on the line: "12" for "₁₂".
QString subscriptAt(QStringView text, qsizetype at);

} // namespace mexplorer
