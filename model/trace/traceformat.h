// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"

namespace mexplorer {

/// What a trace can be written as.
enum class TraceFormat : quint8 { Text, Markdown, Html, Latex };

/// By its name on the command line: "text", "markdown", "html", "latex".
std::optional<TraceFormat> traceFormatFromName(QStringView name);
QStringList traceFormatNames();

/// A whole trace as a document: its title, its steps in order, and a table of what they found. HTML and LaTeX are
/// complete documents; LaTeX needs amsmath, array, lmodern and longtable.
QString formatTrace(const Trace &trace, TraceFormat format, bool isBlank = false);
/// The same of some steps, ascending, each with its number among them all.
QString formatSteps(const Trace &trace, const std::vector<int> &steps, TraceFormat format, bool isBlank);

/// The table of a trace alone, each cell a sentence in the format. In LaTeX it is as wide as a line of an article at
/// most.
QString formatTable(const TraceTable &table, TraceFormat format);

/// One sentence, escaped for the format. In LaTeX mathematics stands between dollar signs.
QString formatSentence(const Sentence &sentence, TraceFormat format);

/// A whole document in LaTeX: the steps, counted from 0, each with its picture in TikZ, and the table of what was
/// found. A labelling has pictures with few positions only; blank ones have empty boxes for values.
QString latexHandout(const Trace &trace, const std::vector<int> &steps, bool isBlank);

/// How a document in HTML begins, to the beginning of its text.
QString htmlHead(const QString &title, const QString &style);

/// How a document in LaTeX begins, to the beginning of its text; with TikZ if it \a hasPictures. Lines that can't be
/// broken well are left ragged, and outline fonts are asked for.
QString latexHead(bool hasPictures);

/// A picture within such a text: smaller where it is wider than a line or higher than a page.
QString latexPicture(const QString &tikz);

} // namespace mexplorer
