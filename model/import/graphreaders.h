// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfilebuilder.h"

namespace mexplorer {

// The readers of the formats: rows of the table of formats. Each gets the whole text and fills the builder, and reports
// errors in the format with their line.

/// The DOT language of Graphviz, see dotgraph.cpp. The graph's attribute start (or root) names the start vertex; a
/// vertex's attribute position is its name, as in the files that this program exports.
std::optional<Problem> readDotGraph(const QString &text, GraphFileBuilder &graph);

/// GraphML. Data of the graph with the key name start (or root) is the id of the start node; a node's data named
/// position is its name, as in the files that this program exports.
std::optional<Problem> readGraphMlGraph(const QString &text, GraphFileBuilder &graph);

/// GEXF, see gexfgraph.cpp.
std::optional<Problem> readGexfGraph(const QString &text, GraphFileBuilder &graph);

/// GML, see gmlgraph.cpp.
std::optional<Problem> readGmlGraph(const QString &text, GraphFileBuilder &graph);

/// A network of Pajek, see pajekgraph.cpp.
std::optional<Problem> readPajekGraph(const QString &text, GraphFileBuilder &graph);

/// The Trivial Graph Format, see tgfgraph.cpp.
std::optional<Problem> readTgfGraph(const QString &text, GraphFileBuilder &graph);

/// The forms of JSON listed in jsongraph.cpp.
std::optional<Problem> readJsonGraph(const QString &text, GraphFileBuilder &graph);

/// Columns with or without a heading, a matrix with names, or the table of positions that this program exports, see
/// csvgraph.cpp.
std::optional<Problem> readCsvGraph(const QString &text, GraphFileBuilder &graph);

/// Lines of edges, of vertices with their followers, of a matrix, or of a contest, see linegraph.cpp.
std::optional<Problem> readLineGraph(const QString &text, GraphFileBuilder &graph);

/// Lines of a vertex and its followers.
std::optional<Problem> readAdjacencyList(const QString &text, GraphFileBuilder &graph);

/// A flowchart of Mermaid, see mermaidgraph.cpp.
std::optional<Problem> readMermaidGraph(const QString &text, GraphFileBuilder &graph);

} // namespace mexplorer
