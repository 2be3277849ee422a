// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"

#include <QTextStream>

#include <algorithm>

namespace mexplorer {

namespace {

/// A field of CSV (RFC 4180).
QString field(const QString &text)
{
    if (std::ranges::none_of(text, [](QChar c) { return c == u',' || c == u';' || c == u'"' || c.isSpace(); }))
        return text;
    QString doubled = text;
    doubled.replace(u'"', QStringLiteral("\"\""));
    return u'"' + doubled + u'"';
}

/// A name with additional quotes, so that no spreadsheet reads it as a formula or a number.
QString quotedName(QString name)
{
    return u'"' + name.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString field(std::optional<quint32> number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

void writeTable(const GraphExport &content, QIODevice &device, JobControl &control)
{
    const GameGraph &graph = content.graph;
    QTextStream stream(&device);
    WriterProgress progress(graph, control);
    const bool isNamed = hasNames(content);
    stream << (isNamed ? "id,position,name,value" : "id,position,value") << ",outcome,remoteness,birthday,followers\n";
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id) {
        const PositionFacts facts = factsOf(content, id);
        stream << id << ',' << field(facts.position) << ',';
        if (isNamed)
            stream << field(quotedName(facts.name.value_or(QString()))) << ',';
        stream << field(facts.value) << ',' << facts.letter().value_or(QString()) << ',' << field(facts.remoteness)
               << ',' << field(facts.birthday) << ',';
        const char *separator = "";
        for (const PositionId follower : graph.followers(id)) {
            if (!progress.step())
                return;
            stream << separator << follower;
            separator = " ";
        }
        stream << (graph.isExpanded(id) ? "\n" : "?\n");
    }
}

} // namespace mexplorer
