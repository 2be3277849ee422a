#pragma once

class QString;
class QWidget;

namespace mexplorer {

class Session;

/// Asks for a file and writes the graph that is explored into it for other programs: DOT, GraphML, CSV, JSON or TikZ.
void exportGraphFile(Session *session, QWidget *parent);

/// Writes the graph to \a path in the format of its ending, as a job of the session. A problem reaches the
/// exploration's problemFound().
void writeGraphFile(Session *session, const QString &path);

} // namespace mexplorer
