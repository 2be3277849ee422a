// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"

namespace mexplorer {

/// Reads a directed graph in GraphML. Data of the graph with the key name start (or root) is the id of the node where
/// play starts; a node's data named position is its name when it has one, as in the files that this program exports.
Result<GraphFile> readGraphMlGraph(const QString &text, const QString &fileName);

} // namespace mexplorer
