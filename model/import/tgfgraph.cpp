// SPDX-License-Identifier: GPL-3.0-or-later
// Reading TGF, the Trivial Graph Format
//
//     file   : { vertex } "#" { edge }          one to a line; empty lines don't count
//     vertex : id [ label ]                     the label is the rest of the line
//     edge   : id id [ label ]
//
// The format has no directions: moves lead from the first vertex to the second. It states no count, so the number of
// its lines is reported. Each end of an edge has a line above "#". Labels of edges are ignored.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/textlines.h"

namespace mexplorer {

std::optional<Problem> readTgfGraph(const QString &text, GraphFileBuilder &graph)
{
    graph.reading().assumed << ModelText::tr("moves lead from the first vertex of a line to the second");
    quint64 count = 0;
    bool isBelow = false;
    bool hasLabels = false;
    for (TextLines lines(text); lines.next();) {
        QStringView rest = lines.line().trimmed();
        if (rest.isEmpty())
            continue;
        if (rest == u"#") {
            if (isBelow)
                return graph.problemAtLine(lines.number(), ModelText::tr("there are two lines '#', and TGF has one."));
            isBelow = true;
            continue;
        }
        ++count;
        const QStringView first = takeWord(rest);
        if (!isBelow) {
            if (graph.hasVertex(first))
                return graph.problemAtLine(
                    lines.number(), ModelText::tr("there are two vertices '%1'.").arg(shortened(first.toString())));
            graph.setLabel(graph.vertex(first), rest);
            continue;
        }
        const QStringView second = takeWord(rest);
        if (second.isEmpty())
            return graph.problemAtLine(lines.number(), ModelText::tr("expected two vertices below the line '#'."));
        const auto from = graph.findVertex(first);
        const auto to = graph.findVertex(second);
        if (!from || !to)
            return graph.problemAtLine(lines.number(), ModelText::tr("there is no vertex '%1' above the line '#'.")
                                                           .arg(shortened((from ? second : first).toString())));
        graph.addMove(*from, *to);
        hasLabels = hasLabels || !rest.trimmed().isEmpty();
    }
    if (!isBelow)
        return graph.problem(ModelText::tr("expected a line '#' between the vertices and the edges of TGF."));
    if (hasLabels)
        graph.ignore(ModelText::tr("labels of edges"));
    graph.reading().lines = count;
    return std::nullopt;
}

} // namespace mexplorer
