// SPDX-License-Identifier: GPL-3.0-or-later
// Reading GEXF, versions 1.1 to 1.3
//
//     gexf  : meta* graph
//     graph : ( attributes | nodes | edges )*
//     nodes : node*
//     node  : ( nodes | edges | attvalues | parents | viz:... | spells | slices )*
//     edges : edge*
//     edge  : ( attvalues | viz:... | spells | slices )*
//
// Edges are undirected unless defaultedgetype of the graph or type of the edge is directed; a mutual one is two moves.
// The name of a vertex is its label. A node that contains nodes, or that another one names as its parent (pid), is a
// group. Stated counts of nodes and edges are checked. GEXF has no start. Values, times and looks are reported as
// ignored; any other element is refused by its name.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/graphxml.h"

namespace mexplorer {

namespace {

class GexfReader : private GraphXml
{
public:
    GexfReader(const QString &text, GraphFileBuilder &graph) : GraphXml(text, graph) {}

    std::optional<Problem> read()
    {
        m_graph.setDirectionAdvice(ModelText::tr("write defaultedgetype=\"directed\""));
        if (nextChild()) {
            if (m_xml.name() == u"gexf")
                readRoot();
            else
                fail(ModelText::tr("expected <gexf>, found <%1>.").arg(shortened(m_xml.name().toString(), 40)));
        }
        if (const auto problem = finish())
            return problem;
        if (!m_hasGraph)
            return m_graph.problem(ModelText::tr("expected a <graph> in a <gexf>, and there is none."));
        return std::nullopt;
    }

private:
    struct Node
    {
        QString id;
        QString label;
        qint64 line;
        bool isGroup = false;
    };

    void readRoot()
    {
        const QString version = m_xml.attributes().value(QLatin1StringView("version")).toString();
        if (!version.isEmpty() && !version.startsWith(u"1."))
            fail(ModelText::tr("this is GEXF %1, and GEXF is read up to version 1.3.").arg(shortened(version, 40)));
        if (!version.isEmpty())
            m_graph.reading().format = QStringLiteral("GEXF %1").arg(version);
        while (nextChild()) {
            if (m_xml.name() == u"meta")
                ignoreElement();
            else if (m_xml.name() != u"graph")
                failUnknown(QStringLiteral("gexf"));
            else if (m_hasGraph)
                fail(ModelText::tr("there are two graphs in this file; keep one."));
            else
                readGraph();
        }
    }

    void readGraph()
    {
        m_hasGraph = true;
        const auto [edgeType, mode, name, idType, format, representation] =
            readAttributes({u"defaultedgetype", u"mode", u"name", u"idtype", u"timeformat", u"timerepresentation"});
        if (mode == u"dynamic")
            m_graph.ignore(u"mode");
        m_default = direction(edgeType, u"defaultedgetype", Direction::Undirected);
        while (nextChild()) {
            if (m_xml.name() == u"nodes") {
                readNodes();
            } else if (m_xml.name() == u"edges") {
                addVertices();
                readEdges();
            } else if (m_xml.name() == u"attributes") {
                ignoreElement();
            } else {
                failUnknown(QStringLiteral("graph"));
            }
        }
        addVertices();
    }

    Direction direction(QStringView word, QStringView name, Direction otherwise)
    {
        if (word.isNull())
            return otherwise;
        if (word != u"directed" && word != u"undirected" && word != u"mutual")
            fail(ModelText::tr("expected %1 to be directed, undirected or mutual, found '%2'.")
                     .arg(name, shortened(word.toString(), 40)));
        return word == u"directed" ? Direction::Directed
                                   : (word == u"mutual" ? Direction::Mutual : Direction::Undirected);
    }

    void readNodes()
    {
        const QString stated = readAttributes({u"count"})[0].toString();
        int count = 0;
        for (; nextChild(); ++count) {
            if (m_xml.name() == u"node")
                readNode();
            else
                failUnknown(QStringLiteral("nodes"));
        }
        checkCount(stated, count);
    }

    void checkCount(const QString &stated, int count)
    {
        if (!stated.isEmpty() && stated != QString::number(count))
            fail(ModelText::tr("%1 says %2, and there are %3.").arg(QStringLiteral("count"), stated).arg(count));
    }

    void readNode()
    {
        const auto [id, label, parent] = readAttributes({u"id", u"label", u"pid"});
        if (id.isNull())
            return fail(ModelText::tr("expected an id for this <node>."));
        const std::size_t index = m_nodes.size();
        m_nodes.push_back({id.toString(), label.toString(), m_xml.lineNumber()});
        if (!parent.isEmpty())
            addParent(parent.toString());
        while (nextChild()) {
            if (m_xml.name() == u"nodes") {
                readNodes();
                m_nodes[index].isGroup = m_nodes.size() > index + 1;
            } else if (m_xml.name() == u"edges") {
                readEdges();
            } else if (m_xml.name() == u"parents") {
                readParents();
            } else {
                readDetail(QStringLiteral("node"));
            }
        }
    }

    void readParents()
    {
        while (nextChild()) {
            if (m_xml.name() != u"parent" || !m_xml.attributes().hasAttribute(QLatin1StringView("for")))
                return failUnknown(QStringLiteral("parents"));
            addParent(m_xml.attributes().value(QLatin1StringView("for")).toString());
            skipElement();
        }
    }

    void addParent(const QString &id)
    {
        if (m_graph.hasVertex(id))
            fail(ModelText::tr("the parent '%1' of this node comes too early: put all nodes before the edges.")
                     .arg(shortened(id)));
        m_parents.insert(id);
    }

    /// Reads values, times and looks of a node or an edge.
    void readDetail(const QString &parent)
    {
        const QStringView name = m_xml.name();
        if (name == u"attvalues" || name == u"spells" || name == u"slices" || !m_xml.prefix().isEmpty())
            ignoreElement();
        else
            failUnknown(parent);
    }

    /// Makes vertices of the nodes so far, except for groups.
    void addVertices()
    {
        for (const Node &node : m_nodes) {
            if (hasFailed())
                break;
            if (m_graph.hasVertex(node.id) || isGroup(node.id))
                failAt(node.line, ModelText::tr("there are two nodes with the id '%1'.").arg(shortened(node.id)));
            else if (node.isGroup || m_parents.contains(node.id))
                addGroup(node.id);
            else
                m_graph.setLabel(m_graph.vertex(node.id), node.label);
        }
        m_nodes.clear();
    }

    void readEdges()
    {
        const QString stated = readAttributes({u"count"})[0].toString();
        int count = 0;
        for (; nextChild(); ++count) {
            if (m_xml.name() != u"edge")
                return failUnknown(QStringLiteral("edges"));
            const auto [id, source, target, type] = readAttributes({u"id", u"source", u"target", u"type"});
            if (source.isNull() || target.isNull())
                return failWithoutEnds();
            Ends ends = findEnds(source, target);
            if (!type.isNull())
                ends.word = {u"type=\"undirected\"", u"type=\"directed\""};
            readEdge(ends, direction(type, u"type", m_default));
            while (nextChild())
                readDetail(QStringLiteral("edge"));
        }
        checkCount(stated, count);
    }

    std::vector<Node> m_nodes; ///< in the order of the file, until they become vertices
    QSet<QString> m_parents;
    Direction m_default = Direction::Undirected;
    bool m_hasGraph = false;
};

} // namespace

std::optional<Problem> readGexfGraph(const QString &text, GraphFileBuilder &graph)
{
    return GexfReader(text, graph).read();
}

} // namespace mexplorer
