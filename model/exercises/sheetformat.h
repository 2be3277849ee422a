// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exercises/exercisemaker.h"
#include "model/trace/tracepictures.h"

namespace mexplorer {

/// What a sheet of exercises can be written as.
enum class SheetFormat : quint8 { Text, Json, Html, Latex };

/// By its name on the command line: "text", "json", "html", "latex".
std::optional<SheetFormat> sheetFormatFromName(QStringView name);
QStringList sheetFormatNames();
/// By the ending of a file: txt, json, html, tex.
std::optional<SheetFormat> sheetFormatFromEnding(const QString &ending);

/// The whole sheet as a document; with the key on a page of its own if \a withKey. JSON always has the answers.
QString formatSheet(const ExerciseSheet &sheet, SheetFormat format, bool withKey);

/// What an exercise gives or leaves to be filled in, as a table; with the answers if \a filled. May have no rows.
TraceTable exerciseTable(const Exercise &exercise, bool filled);
/// The answer alone: "4", "P-position", "9 -> 6 in subtraction{1-3}:9".
Sentence answerSentence(const Exercise &exercise);

/// The sheet as HTML for paper, in blocks that a page isn't to cut: the title, and the exercises with their numbers. An
/// empty block begins the page of the key.
std::vector<QString> sheetBlocks(const ExerciseSheet &sheet, bool withKey);

} // namespace mexplorer
