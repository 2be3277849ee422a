#pragma once

#include "model/trace/trace.h"

namespace mexplorer {

/// What a trace can be written as.
enum class TraceFormat : quint8 { Text, Markdown, Html, Latex };

/// "text", "markdown", "html", "latex": the names on the command line; and the inverse.
QString traceFormatName(TraceFormat format);
std::optional<TraceFormat> traceFormatFromName(QStringView name);

/// A whole trace as a document: its title, its steps in order, and a table of what they found. HTML and LaTeX are
/// complete documents; LaTeX needs amsmath and longtable.
QString formatTrace(const Trace &trace, TraceFormat format);

/// One sentence, escaped for the format. In LaTeX mathematics stands between dollar signs.
QString formatSentence(const Sentence &sentence, TraceFormat format);

} // namespace mexplorer
