// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/graphexport.h"

#include "model/core/visibletext.h"

#include <QXmlStreamWriter>

namespace mexplorer {

namespace {

struct Key
{
    const char *id; ///< also the name
    const char *of;
    const char *type;
};

constexpr Key keys[] = {
    {"game", "graph", "string"},    {"root", "graph", "string"},   {"truncated", "graph", "boolean"},
    {"position", "node", "string"}, {"name", "node", "string"},    {"value", "node", "int"},
    {"outcome", "node", "string"},  {"remoteness", "node", "int"}, {"birthday", "node", "int"},
};

QString nodeId(PositionId id)
{
    return u'n' + QString::number(id);
}

void writeKeys(QXmlStreamWriter &xml)
{
    for (const Key &key : keys) {
        xml.writeEmptyElement(QStringLiteral("key"));
        xml.writeAttribute(QStringLiteral("id"), QLatin1String(key.id));
        xml.writeAttribute(QStringLiteral("for"), QLatin1String(key.of));
        xml.writeAttribute(QStringLiteral("attr.name"), QLatin1String(key.id));
        xml.writeAttribute(QStringLiteral("attr.type"), QLatin1String(key.type));
    }
}

void writeData(QXmlStreamWriter &xml, const char *key, const QString &text)
{
    xml.writeStartElement(QStringLiteral("data"));
    xml.writeAttribute(QStringLiteral("key"), QLatin1String(key));
    xml.writeCharacters(xmlText(text));
    xml.writeEndElement();
}

void writeNumber(QXmlStreamWriter &xml, const char *key, std::optional<quint32> number)
{
    if (number)
        writeData(xml, key, QString::number(*number));
}

void writeGraphMlNode(QXmlStreamWriter &xml, const GraphExport &content, PositionId id)
{
    const PositionFacts facts = factsOf(content, id);
    xml.writeStartElement(QStringLiteral("node"));
    xml.writeAttribute(QStringLiteral("id"), nodeId(id));
    writeData(xml, "position", facts.position);
    if (facts.name)
        writeData(xml, "name", *facts.name);
    writeNumber(xml, "value", facts.value);
    if (facts.outcome)
        writeData(xml, "outcome", outcomeLetter(*facts.outcome));
    writeNumber(xml, "remoteness", facts.remoteness);
    writeNumber(xml, "birthday", facts.birthday);
    xml.writeEndElement();
}

void writeEdges(QXmlStreamWriter &xml, const GameGraph &graph, PositionId id, WriterProgress &progress)
{
    for (const PositionId follower : graph.followers(id)) {
        if (!progress.step())
            return;
        xml.writeEmptyElement(QStringLiteral("edge"));
        xml.writeAttribute(QStringLiteral("source"), nodeId(id));
        xml.writeAttribute(QStringLiteral("target"), nodeId(follower));
    }
}

} // namespace

void writeGraphMl(const GraphExport &content, QIODevice &device, JobControl &control)
{
    const GameGraph &graph = content.graph;
    WriterProgress progress(graph, control);
    QXmlStreamWriter xml(&device);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("graphml"));
    xml.writeDefaultNamespace(QStringLiteral("http://graphml.graphdrawing.org/xmlns"));
    writeKeys(xml);
    xml.writeStartElement(QStringLiteral("graph"));
    xml.writeAttribute(QStringLiteral("id"), QStringLiteral("G"));
    xml.writeAttribute(QStringLiteral("edgedefault"), QStringLiteral("directed"));
    writeData(xml, "game", content.game);
    writeData(xml, "root", nodeId(GameGraph::root()));
    // Of the two ways to write a boolean in XML, this one is known to all readers.
    writeData(xml, "truncated", graph.isTruncated() ? QStringLiteral("1") : QStringLiteral("0"));
    for (PositionId id = 0; id < graph.positionCount() && progress.step(); ++id)
        writeGraphMlNode(xml, content, id);
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        writeEdges(xml, graph, id, progress);
    xml.writeEndDocument();
}

} // namespace mexplorer
