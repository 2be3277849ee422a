// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exercisemaker.h"
#include "model/writing/article.h"

namespace mexplorer {

/// The output formats of a sheet of exercises.
enum class SheetFormat : quint8 { Text, Json, Html, Latex, Markdown };

/// The format with this name on the command line: "text", "json", "html", "latex", "markdown".
std::optional<SheetFormat> sheetFormatFromName(QStringView name);
QStringList sheetFormatNames();
/// The format with this file suffix: txt, json, html, tex, md.
std::optional<SheetFormat> sheetFormatFromEnding(const QString &ending);

/// The article of a sheet, with the key on a separate page if \a withKey.
Article sheetArticle(const ExerciseSheet &sheet, bool withKey);
/// The whole sheet as a document, with the key on a separate page if \a withKey. JSON always contains the answers.
QString formatSheet(const ExerciseSheet &sheet, SheetFormat format, bool withKey);

/// The given values or the blanks of an exercise as a table; with the answers if \a filled. May have no rows.
Table exerciseTable(const Exercise &exercise, bool filled);
/// The answer only: "4", "P-position", "9 -> 6 in subtraction{1-3}:9".
Sentence answerSentence(const Exercise &exercise);

} // namespace mexplorer
