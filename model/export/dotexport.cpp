// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"

#include "model/core/visibletext.h"

#include <QTextStream>

namespace mexplorer {

namespace {

/// \a text as a quoted name, followed by \a more within the quotes, which may contain escapes.
QString quoted(QString text, const QString &more = QString())
{
    text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return u'"' + text + more + u'"';
}

/// The label of a position. Graphviz resolves HTML names of characters in it, and writes XML.
QString labelText(const QString &position)
{
    return visibleText(position).replace(u'&', QStringLiteral("&amp;"));
}

/// P-positions are filled and N-positions are not, as on screen; terminal ones have a double outline.
QString lookOf(const GameGraph &graph, const PositionFacts &facts, PositionId id)
{
    QString look;
    if (facts.outcome == Outcome::P)
        look += QStringLiteral(", style=filled, fillcolor=\"#0072B2\", fontcolor=white");
    else if (facts.outcome == Outcome::N)
        look += QStringLiteral(", color=\"#D55E00\"");
    if (graph.isTerminal(id))
        look += QStringLiteral(", peripheries=2");
    return look;
}

void writePosition(QTextStream &stream, const GraphExport &content, PositionId id)
{
    const PositionFacts facts = factsOf(content, id);
    const QString value = facts.value ? QStringLiteral("\\n%1").arg(*facts.value) : QString();
    stream << "    " << id << " [position=" << quoted(facts.position);
    if (facts.name)
        stream << ", name=" << quoted(*facts.name);
    stream << ", label=" << quoted(labelText(facts.name.value_or(facts.position)), value);
    if (facts.value)
        stream << ", value=" << *facts.value;
    if (facts.outcome)
        stream << ", outcome=" << outcomeLetter(*facts.outcome);
    if (facts.remoteness)
        stream << ", remoteness=" << *facts.remoteness;
    if (facts.birthday)
        stream << ", birthday=" << *facts.birthday;
    stream << lookOf(content.graph, facts, id) << "];\n";
}

void writeMoves(QTextStream &stream, const GameGraph &graph, PositionId id, WriterProgress &progress)
{
    for (const PositionId follower : graph.followers(id)) {
        if (!progress.step())
            return;
        stream << "    " << id << " -> " << follower << ";\n";
    }
}

} // namespace

void writeDot(const GraphExport &content, QIODevice &device, JobControl &control)
{
    const GameGraph &graph = content.graph;
    QTextStream stream(&device);
    WriterProgress progress(graph, control);
    stream << "digraph " << quoted(content.game) << " {\n"
           << "    root=" << GameGraph::root() << ";\n"
           << "    truncated=" << (graph.isTruncated() ? "true" : "false") << ";\n";
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id)
        writePosition(stream, content, id);
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        writeMoves(stream, graph, id, progress);
    stream << "}\n";
}

} // namespace mexplorer
