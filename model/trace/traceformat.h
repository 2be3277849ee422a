#pragma once

#include "model/trace/trace.h"

namespace mexplorer {

/// What a trace can be written as.
enum class TraceFormat : quint8 { Text, Markdown, Html, Latex };

/// By its name on the command line: "text", "markdown", "html", "latex".
std::optional<TraceFormat> traceFormatFromName(QStringView name);

/// A whole trace as a document: its title, its steps in order, and a table of what they found. HTML and LaTeX are
/// complete documents; LaTeX needs amsmath and longtable.
QString formatTrace(const Trace &trace, TraceFormat format);

/// One sentence, escaped for the format. In LaTeX mathematics stands between dollar signs.
QString formatSentence(const Sentence &sentence, TraceFormat format);

} // namespace mexplorer
