// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"

namespace mexplorer {

/// Reads a directed graph in the DOT language of Graphviz. The graph's attribute start (or root) names the vertex where
/// play starts; a vertex's attribute position is its name when it has one, as in the files that this program exports.
Result<GraphFile> readDotGraph(const QString &text, const QString &fileName);

} // namespace mexplorer
