// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercisemaker.h"
#include "model/writing/article.h"

namespace mexplorer {

/// What a sheet of exercises can be written as.
enum class SheetFormat : quint8 { Text, Json, Html, Latex, Markdown };

/// By its name on the command line: "text", "json", "html", "latex", "markdown".
std::optional<SheetFormat> sheetFormatFromName(QStringView name);
QStringList sheetFormatNames();
/// By the ending of a file: txt, json, html, tex, md.
std::optional<SheetFormat> sheetFormatFromEnding(const QString &ending);

/// A sheet as it is written and printed, with the key on a page of its own if \a withKey.
Article sheetArticle(const ExerciseSheet &sheet, bool withKey);
/// The whole sheet as a document; with the key on a page of its own if \a withKey. JSON always has the answers.
QString formatSheet(const ExerciseSheet &sheet, SheetFormat format, bool withKey);

/// What an exercise gives or leaves to be filled in, as a table; with the answers if \a filled. May have no rows.
Table exerciseTable(const Exercise &exercise, bool filled);
/// The answer alone: "4", "P-position", "9 -> 6 in subtraction{1-3}:9".
Sentence answerSentence(const Exercise &exercise);

} // namespace mexplorer
