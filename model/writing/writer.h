// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/writing/article.h"

#include <optional>

namespace mexplorer {

/// By its name on the command line: "text", "markdown", "html", "latex".
std::optional<WrittenFormat> writtenFormatFromName(QStringView name);
QStringList writtenFormatNames();

/// A whole document. LaTeX needs amsmath, array, lmodern and longtable, and TikZ if there are pictures.
QString formatArticle(const Article &article, WrittenFormat format);

/// One sentence, in one line, escaped for the format. LaTeX has mathematics between dollar signs.
QString formatSentence(const Sentence &sentence, WrittenFormat format);

/// Blocks as a part of a document.
QString formatBlocks(const Blocks &blocks, WrittenFormat format);

/// A document in HTML around \a body, its text.
QString htmlDocument(const QString &title, ArticleStyle style, const QString &body);

/// An article as HTML for paper, in pieces that a page isn't to cut; an empty one begins a page.
std::vector<QString> printedPieces(const Article &article);

/// \a text as LaTeX prints it letter by letter, outside of mathematics. A letter that its usual fonts lack becomes a
/// question mark.
QString latexText(const QString &text);

} // namespace mexplorer
