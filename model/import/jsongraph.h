// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"

namespace mexplorer {

/// Reads a directed graph in JSON, in one of these shapes, where a vertex is a word or a number:
///
///     {"start": "a", "vertices": ["a", "b"], "moves": [["a", "b"]]}
///     {"directed": true, "nodes": [{"id": "a"}], "links": [{"source": "a", "target": "b"}]}    (networkx, node-link)
///     {"root": 0, "positions": [{"id": 0, "position": "nim:1"}], "moves": [[0, 1]]}            (exported by this
///     program)
///
/// Shapes may be mixed: "edges" stands for "moves" and "links". Start and vertices may be left out.
Result<GraphFile> readJsonGraph(const QString &text, const QString &fileName);

} // namespace mexplorer
