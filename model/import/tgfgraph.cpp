// SPDX-License-Identifier: GPL-3.0-or-later
// Reading TGF, the Trivial Graph Format
//
//     file   : { vertex } "#" { edge }          one to a line; empty lines don't count
//     vertex : id [ label ]                     the label is the rest of the line
//     edge   : id id [ label ]
//
// The format says nothing of directions: moves lead from the first vertex to the second. It states no count, so that
// the number of its lines is reported. Each end of an edge has a line of its own above "#". Labels of edges are
// ignored.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/textlines.h"

namespace mexplorer {

std::optional<Problem> readTgfGraph(const QString &text, GraphFileBuilder &graph)
{
    graph.addAssumption(ModelText::tr("moves lead from the first vertex of a line to the second"));
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
        const QString first = takeWord(rest).toString();
        if (!isBelow) {
            if (graph.hasVertex(first))
                return graph.problemAtLine(lines.number(),
                                           ModelText::tr("there are two vertices '%1'.").arg(shortened(first)));
            graph.setLabel(graph.vertex(first), rest.toString());
            continue;
        }
        const QString second = takeWord(rest).toString();
        if (second.isEmpty())
            return graph.problemAtLine(lines.number(), ModelText::tr("expected two vertices below the line '#'."));
        for (const QString &id : {first, second}) {
            if (!graph.hasVertex(id))
                return graph.problemAtLine(
                    lines.number(), ModelText::tr("there is no vertex '%1' above the line '#'.").arg(shortened(id)));
        }
        graph.addMove(graph.vertex(first), graph.vertex(second));
        hasLabels = hasLabels || !rest.trimmed().isEmpty();
    }
    if (!isBelow)
        return graph.problem(ModelText::tr("expected a line '#' between the vertices and the edges of TGF."));
    if (hasLabels)
        graph.ignore(ModelText::tr("labels of edges"));
    graph.setLineCount(count);
    return std::nullopt;
}

} // namespace mexplorer
