// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/writing/article.h"

#include <optional>

namespace mexplorer {

/// The format with this name on the command line: "text", "markdown", "html", "latex".
std::optional<WrittenFormat> writtenFormatFromName(QStringView name);
QStringList writtenFormatNames();

/// Formats a whole document. LaTeX requires amsmath, array, lmodern and longtable, and TikZ if there are pictures.
QString formatArticle(const Article &article, WrittenFormat format);

/// Formats one sentence in one line, escaped. LaTeX has mathematics between dollar signs.
QString formatSentence(const Sentence &sentence, WrittenFormat format);

/// Formats blocks as a part of a document.
QString formatBlocks(const Blocks &blocks, WrittenFormat format);

/// An HTML document with the contents \a body.
QString htmlDocument(const QString &title, ArticleStyle style, const QString &body);

/// An article as HTML for printing, in pieces without page breaks; an empty piece starts a page.
std::vector<QString> printedPieces(const Article &article);

/// Escapes \a text so that LaTeX prints it unchanged, outside of mathematics. Letters missing from its usual fonts
/// become question marks.
QString latexText(const QString &text);

} // namespace mexplorer
