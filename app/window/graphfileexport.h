#pragma once

#include <functional>

class QString;
class QWidget;

namespace mexplorer {

class Session;

/// Is told the path of a file that was written.
using FileWritten = std::function<void(const QString &path)>;

/// Asks for a file and writes the graph that is explored into it for other programs: DOT, GraphML, CSV, JSON or TikZ.
void exportGraphFile(Session *session, QWidget *parent, const FileWritten &written = {});

/// Writes the graph to \a path in the format of its ending, as a job of the session. A problem reaches the
/// exploration's problemFound().
void writeGraphFile(Session *session, const QString &path, const FileWritten &written = {});

} // namespace mexplorer
