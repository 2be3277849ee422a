// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"

#include <QXmlStreamReader>

namespace mexplorer {

namespace {

class GraphMlParser
{
public:
    GraphMlParser(const QString &text, GraphFileBuilder &graph) : m_xml(text), m_builder(graph) {}

    std::optional<Problem> read()
    {
        while (!m_xml.atEnd() && !m_problem) {
            m_xml.readNext();
            if (m_xml.isStartElement())
                start();
            else if (m_xml.isEndElement())
                end();
        }
        if (m_problem)
            return *m_problem;
        if (m_xml.hasError())
            return m_builder.problemAtLine(m_xml.lineNumber(),
                                           ModelText::tr("this is not well-formed XML: %1").arg(xmlMessage()));
        if (!m_hasGraph)
            return m_builder.problem(ModelText::tr("expected a <graph> in a <graphml>, and there is none."));
        return finish();
    }

private:
    struct Edge
    {
        QString source;
        QString target;
        qint64 line;
    };

    QString xmlMessage() const
    {
        const QString message = m_xml.errorString();
        return message.endsWith(u'.') ? message : message + u'.';
    }

    QString attribute(const char *name) const { return m_xml.attributes().value(QLatin1String(name)).toString(); }

    void fail(const QString &sentence) { m_problem = m_builder.problemAtLine(m_xml.lineNumber(), sentence); }

    void start()
    {
        const QStringView name = m_xml.name();
        if (!m_hasRoot && name != QStringLiteral("graphml"))
            return fail(ModelText::tr("expected <graphml>, found <%1>.").arg(name));
        m_hasRoot = true;
        if (name == QStringLiteral("key"))
            m_keyNames.insert(attribute("id"), attribute("attr.name"));
        else if (name == QStringLiteral("graph"))
            startGraph();
        else if (name == QStringLiteral("node"))
            startNode();
        else if (name == QStringLiteral("edge"))
            startEdge();
        else if (name == QStringLiteral("hyperedge"))
            fail(ModelText::tr("a move joins two positions, and a hyperedge any number."));
        else if (name == QStringLiteral("data"))
            readData();
    }

    void startGraph()
    {
        m_hasGraph = true;
        m_undirected = attribute("edgedefault") == QStringLiteral("undirected");
    }

    void startNode()
    {
        const QString id = attribute("id");
        if (!m_xml.attributes().hasAttribute(QStringLiteral("id")))
            return fail(ModelText::tr("expected an id for this <node>."));
        if (m_builder.hasVertex(id))
            return fail(ModelText::tr("there are two nodes with the id '%1'.").arg(id));
        m_nodes.push_back(m_builder.vertex(id));
    }

    void startEdge()
    {
        const auto attributes = m_xml.attributes();
        if (!attributes.hasAttribute(QStringLiteral("source")) || !attributes.hasAttribute(QStringLiteral("target")))
            return fail(ModelText::tr("expected a source and a target for this <edge>."));
        const QString directed = attribute("directed");
        if (directed == QStringLiteral("false") || (m_undirected && directed != QStringLiteral("true")))
            return fail(
                ModelText::tr("this edge is undirected, and a move has a direction; set edgedefault=\"directed\"."));
        m_inEdge = true;
        m_edges.push_back({attribute("source"), attribute("target"), m_xml.lineNumber()});
    }

    void readData()
    {
        const QString name = m_keyNames.value(attribute("key"), attribute("key"));
        const QString text = m_xml.readElementText(QXmlStreamReader::SkipChildElements);
        if (m_inEdge)
            return;
        if (!m_nodes.empty()) {
            if (name == QStringLiteral("position"))
                m_builder.setName(m_nodes.back(), text);
        } else if (name == QStringLiteral("start") || name == QStringLiteral("root")) {
            m_builder.setStart(text);
        } else if (name == QStringLiteral("truncated") &&
                   (text == QStringLiteral("true") || text == QStringLiteral("1"))) {
            m_builder.setTruncated();
        }
    }

    void end()
    {
        if (m_xml.name() == QStringLiteral("edge"))
            m_inEdge = false;
        else if (m_xml.name() == QStringLiteral("node") && !m_nodes.empty())
            m_nodes.pop_back();
    }

    /// Edges may stand before their nodes, so that they are joined last.
    std::optional<Problem> finish()
    {
        for (const Edge &edge : m_edges) {
            for (const QString &id : {edge.source, edge.target}) {
                if (!m_builder.hasVertex(id))
                    return m_builder.problemAtLine(edge.line,
                                                   ModelText::tr("there is no node with the id '%1'.").arg(id));
            }
            m_builder.addMove(m_builder.vertex(edge.source), m_builder.vertex(edge.target));
        }
        return std::nullopt;
    }

    QXmlStreamReader m_xml;
    GraphFileBuilder &m_builder;
    std::optional<Problem> m_problem;
    QHash<QString, QString> m_keyNames;
    std::vector<quint32> m_nodes; ///< the open nodes, which may nest
    std::vector<Edge> m_edges;
    bool m_hasRoot = false;
    bool m_hasGraph = false;
    bool m_undirected = false;
    bool m_inEdge = false;
};

} // namespace

std::optional<Problem> readGraphMlGraph(const QString &text, GraphFileBuilder &graph)
{
    return GraphMlParser(text, graph).read();
}

} // namespace mexplorer
