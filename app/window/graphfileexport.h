// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/positionstore.h"

#include <functional>
#include <vector>

class QString;
class QWidget;

namespace mexplorer {

class Session;

/// Is given the path of a file that was written.
using FileWritten = std::function<void(const QString &path)>;

/// Gives the play that is drawn, by the numbers of the whole graph.
using DrawnPlay = std::function<std::vector<PositionId>()>;

/// Asks for a file and writes the graph that is explored into it for other programs: DOT, GraphML, CSV, JSON or TikZ. A
/// TikZ picture has the rings of the search, and the play that is drawn.
void exportGraphFile(Session *session, QWidget *parent, const DrawnPlay &play, const FileWritten &written);

} // namespace mexplorer
