// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphformats.h"

#include <QByteArray>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

namespace mexplorer::samples {

/// How a format writes a graph, with %1 and %2 for numbers from 1.
struct GraphForm
{
    GraphFormat::Kind kind;
    const char *head;
    const char *vertex; ///< %1 is its number
    const char *between;
    const char *source; ///< precedes the edges from %1; empty: edges are in any order
    const char *edge;   ///< from %1 to %2
    const char *foot;
};

/// A form for each format that is read.
inline constexpr GraphForm graphForms[] = {
    {GraphFormat::Kind::EdgeList, "", "", "", "", "v%1 v%2\n", ""},
    {GraphFormat::Kind::AdjacencyList, "#", "", "", "\nv%1", " v%2", "\n"},
    {GraphFormat::Kind::Table, "from,to\n", "", "", "", "v%1,v%2\n", ""},
    {GraphFormat::Kind::Tgf, "", "%1 v%1\n", "#\n", "", "%1 %2\n", ""},
    {GraphFormat::Kind::Pajek, "*Vertices %1\n", "%1 \"v%1\"\n", "*Arcs\n", "", "%1 %2\n", ""},
    {GraphFormat::Kind::Dot, "digraph {\n", "v%1;\n", "", "", "v%1 -> v%2;\n", "}\n"},
    {GraphFormat::Kind::Mermaid, "flowchart LR\n", "", "", "", "v%1 --> v%2\n", ""},
    {GraphFormat::Kind::Json, "{\"moves\": [\n", "", "", "", "[\"v%1\", \"v%2\"],\n", "[\"v1\", \"v2\"]]}\n"},
    {GraphFormat::Kind::Gml, "graph [\ndirected 1\n", "node [\nid %1\nlabel \"v%1\"\n]\n", "", "",
     "edge [\nsource %1\ntarget %2\n]\n", "]\n"},
    {GraphFormat::Kind::GraphMl, "<graphml>\n<graph edgedefault=\"directed\">\n", "<node id=\"v%1\"/>\n", "", "",
     "<edge source=\"v%1\" target=\"v%2\"/>\n", "</graph>\n</graphml>\n"},
    {GraphFormat::Kind::Gexf, "<gexf version=\"1.3\">\n<graph defaultedgetype=\"directed\">\n<nodes>\n",
     "<node id=\"%1\" label=\"v%1\"/>\n", "</nodes>\n<edges>\n", "", "<edge source=\"%1\" target=\"%2\"/>\n",
     "</edges>\n</graph>\n</gexf>\n"},
};

/// A text of \a form with \a edgeCount random edges without a cycle; the same each time.
inline QByteArray graphText(const GraphForm &form, quint64 vertexCount, quint64 edgeCount)
{
    const auto filled = [](const char *pattern, quint64 first, quint64 second = 0) {
        return QByteArray(pattern).replace("%1", QByteArray::number(first)).replace("%2", QByteArray::number(second));
    };
    std::mt19937 random(7);
    std::vector<std::pair<quint64, quint64>> edges;
    for (quint64 edge = 0; edge < edgeCount; ++edge) {
        const quint64 from = 1 + random() % (vertexCount - 1);
        edges.emplace_back(from, from + 1 + random() % (vertexCount - from));
    }
    if (*form.source)
        std::ranges::sort(edges);
    QByteArray text = filled(form.head, vertexCount);
    for (quint64 v = 1; *form.vertex && v <= vertexCount; ++v)
        text += filled(form.vertex, v);
    text += form.between;
    quint64 source = 0;
    for (const auto &[from, to] : edges) {
        if (*form.source && std::exchange(source, from) != from)
            text += filled(form.source, from);
        text += filled(form.edge, from, to);
    }
    return text + form.foot;
}

} // namespace mexplorer::samples
