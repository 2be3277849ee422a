// SPDX-License-Identifier: GPL-3.0-or-later
// Reading GraphML
//
//     graphml : key* ( data | desc | graph )*           one graph
//     graph   : ( node | edge | data | desc )*
//     node    : ( data | desc | port | graph )*         with a graph of its own, or folded, it is a group of yEd
//     edge    : ( data | desc )*
//     key     : the name of the data that name its id
//
// An edge is a move if it is directed, according to its attribute directed, or else to the edgedefault of its graph.
// Hyperedges, graphs within edges, and graphs elsewhere (locator) are refused by their name, as is any other element at
// these places. yEd writes every edge as directed, and its heads in y:Arrows: with its only head at the source an edge
// leads back, with two it is two moves, and without one it is undirected.
//
// The name of a vertex is, in this order: its data named label (Gephi, networkx), the text of its y:NodeLabel (yEd),
// its data named name (igraph), its description (desc, or data of that name). Data of the graph named start (or root)
// is the id of the start node, which may also be marked by data named start that is true; a node's data named position
// is its name, or its data named name if it has both, as in the files that this program writes. Data without a key is
// refused. The counts parse.nodes and parse.edges are checked if stated. Other data is reported as ignored.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/graphxml.h"

#include <array>

namespace mexplorer {

namespace {

class GraphMlReader : private GraphXml
{
public:
    GraphMlReader(const QString &text, GraphFileBuilder &graph) : GraphXml(text, graph) {}

    std::optional<Problem> read()
    {
        m_graph.setDirectionAdvice(ModelText::tr("write edgedefault=\"directed\""));
        if (nextChild()) {
            if (m_xml.name() == u"graphml")
                readRoot();
            else
                fail(ModelText::tr("expected <graphml>, found <%1>.").arg(shortened(m_xml.name().toString(), 40)));
        }
        if (const auto problem = finish())
            return problem;
        if (!m_hasGraph)
            return m_graph.problem(ModelText::tr("expected a <graph> in a <graphml>, and there is none."));
        return std::nullopt;
    }

private:
    struct Data
    {
        QString text;
        QString label; ///< of yEd
    };
    /// The counts of a graph and the graphs in it.
    struct Counts
    {
        int nodes = 0;
        int edges = 0;
    };

    void readRoot()
    {
        while (nextChild()) {
            const QStringView name = m_xml.name();
            if (name == u"key" && !m_hasGraph)
                readKey();
            else if (name == u"key")
                fail(ModelText::tr("a <key> comes before the <graph>."));
            else if (name == u"graph" && m_hasGraph)
                fail(ModelText::tr("there are two graphs in this file; keep one."));
            else if (name == u"graph")
                readGraph();
            else if (name == u"data" || name == u"desc")
                skipElement();
            else
                failUnknown(QStringLiteral("graphml"));
        }
    }

    void readKey()
    {
        const auto [id, owner, name, type, yfilesType] =
            readAttributes({u"id", u"for", u"attr.name", u"attr.type", u"yfiles.type"});
        if (id.isNull())
            return fail(ModelText::tr("expected an id for this <key>."));
        const QString key = id.toString();
        if (m_keyNames.contains(key))
            return fail(ModelText::tr("there are two keys with the id '%1'.").arg(shortened(key)));
        const QStringView given = name.isNull() ? yfilesType : name;
        m_keyNames.insert(key, given.isEmpty() ? key : given.toString());
        skipElement();
    }

    Counts readGraph()
    {
        m_hasGraph = true;
        const auto attributes =
            readAttributes({u"edgedefault", u"parse.nodes", u"parse.edges", u"id", u"parse.order", u"parse.nodeids",
                            u"parse.edgeids", u"parse.maxindegree", u"parse.maxoutdegree"});
        const QString edgeDefault = attributes[0].toString();
        const QString statedNodes = attributes[1].toString();
        const QString statedEdges = attributes[2].toString();
        if (edgeDefault != u"directed" && edgeDefault != u"undirected" && !edgeDefault.isNull())
            fail(ModelText::tr("expected edgedefault to be directed or undirected, found '%1'.")
                     .arg(shortened(edgeDefault, 40)));
        Counts counts; // including those of inner graphs
        Counts own;
        while (nextChild()) {
            const QStringView name = m_xml.name();
            if (name == u"node") {
                const Counts inner = readNode();
                counts.nodes += 1 + inner.nodes;
                counts.edges += inner.edges;
                ++own.nodes;
            } else if (name == u"edge") {
                readEdgeElement(edgeDefault);
                ++counts.edges;
                ++own.edges;
            } else if (name == u"data") {
                readGraphData();
            } else if (name == u"hyperedge") {
                fail(ModelText::tr("a move joins two positions, and a hyperedge any number."));
            } else if (name == u"desc") {
                skipElement();
            } else {
                failUnknown(QStringLiteral("graph"));
            }
        }
        checkCount(statedNodes, counts.nodes, own.nodes, "parse.nodes");
        checkCount(statedEdges, counts.edges, own.edges, "parse.edges");
        return counts;
    }

    void checkCount(const QString &stated, int all, int own, const char *name)
    {
        if (!stated.isEmpty() && stated != QString::number(all) && stated != QString::number(own))
            fail(ModelText::tr("%1 says %2, and there are %3.").arg(QLatin1StringView(name), stated).arg(all));
    }

    Counts readNode()
    {
        const auto attributes = readAttributes({u"id", u"yfiles.foldertype", u"parse.indegree", u"parse.outdegree"});
        const qint64 line = m_xml.lineNumber();
        if (attributes[0].isNull())
            fail(ModelText::tr("expected an id for this <node>."));
        const QString id = attributes[0].toString();
        bool isGroupNode = attributes[1] == u"group" || attributes[1] == u"folder";
        Counts counts;
        std::array<QString, 4> labels; // the preferred ones first
        QString position;
        QString start;
        while (nextChild()) {
            const QStringView name = m_xml.name();
            if (name == u"data")
                readNodeData(labels, position, start);
            else if (name == u"desc")
                labels[3] = m_xml.readElementText(QXmlStreamReader::SkipChildElements);
            else if (name == u"port")
                ignoreElement();
            else if (name == u"graph") {
                isGroupNode = true;
                counts = readGraph();
            } else
                failUnknown(QStringLiteral("node"));
        }
        if (hasFailed() || m_xml.hasError())
            return counts;
        if (m_graph.hasVertex(id) || isGroup(id))
            failAt(line, ModelText::tr("there are two nodes with the id '%1'.").arg(shortened(id)));
        else if (isGroupNode)
            addGroup(id);
        else
            addVertex(id, labels, position, start);
        return counts;
    }

    void addVertex(const QString &id, const std::array<QString, 4> &labels, const QString &position,
                   const QString &start)
    {
        const quint32 vertex = m_graph.vertex(id);
        const auto label = std::ranges::find_if(labels, [](const QString &text) { return !text.trimmed().isEmpty(); });
        if (!position.isNull())
            m_graph.setName(vertex, labels[2].isNull() ? position : labels[2]);
        else if (label != labels.end())
            m_graph.setLabel(vertex, *label);
        if (!start.isNull() && !m_graph.takeStartMark(vertex, start))
            m_graph.ignore(u"start");
    }

    /// The name of the current <data>.
    QString dataName()
    {
        const QXmlStreamAttributes attributes = m_xml.attributes();
        if (!attributes.hasAttribute(QLatin1StringView("key")))
            fail(ModelText::tr("expected a key for this <data>."));
        const QString key = attributes.value(QLatin1StringView("key")).toString();
        static const QSet<QString> known = {"start", "root", "truncated", "position", "label", "name", "desc"};
        if (!m_keyNames.contains(key) && !known.contains(key))
            fail(
                ModelText::tr("there is no <key id=\"%1\"> in this file; it may be misspelt.").arg(shortened(key, 40)));
        return m_keyNames.value(key, key);
    }

    void readNodeData(std::array<QString, 4> &labels, QString &position, QString &start)
    {
        const QString name = dataName();
        const Data data = readData();
        const auto takeOnce = [&](QString &text) {
            if (!text.isNull() && text != data.text)
                fail(ModelText::tr("'%1' stands here twice.").arg(shortened(name, 40)));
            text = data.text;
        };
        if (!data.label.trimmed().isEmpty())
            labels[1] = data.label;
        const QString lower = name.toLower();
        if (name == u"position")
            takeOnce(position);
        else if (lower == u"label")
            takeOnce(labels[0]);
        else if (lower == u"name")
            takeOnce(labels[2]);
        else if (name == u"start")
            start = data.text.trimmed();
        else if (!misspeltWord(name, {u"start"}).isEmpty() && (data.text == u"true" || data.text == u"1"))
            fail(ModelText::tr("there is no data '%1'; it may be '%2'.").arg(name, QStringView(u"start")));
        else if (lower == u"description" || lower == u"desc")
            labels[3] = labels[3].isEmpty() ? data.text : labels[3];
        else if (data.label.isEmpty())
            m_graph.ignore(name);
    }

    /// Reads the text of the current element, and that of the first yEd label in it.
    Data readData()
    {
        Data data{QLatin1StringView(""), {}};
        int depth = 0;
        int labelDepth = 0; // 0: not in a label
        while (!m_xml.atEnd()) {
            readNext();
            if (m_xml.isStartElement()) {
                ++depth;
                if (labelDepth == 0 && data.label.trimmed().isEmpty() && m_xml.name() == u"NodeLabel")
                    labelDepth = depth;
            } else if (m_xml.isEndElement()) {
                if (depth == 0)
                    break;
                labelDepth = labelDepth == depth ? 0 : labelDepth;
                --depth;
            } else if (m_xml.isCharacters() && (depth == 0 || depth == labelDepth)) {
                (depth == 0 ? data.text : data.label) += m_xml.text();
            }
        }
        return data;
    }

    void readEdgeElement(const QString &edgeDefault)
    {
        const auto [id, source, target, directed, sourcePort, targetPort] =
            readAttributes({u"id", u"source", u"target", u"directed", u"sourceport", u"targetport"});
        if (source.isNull() || target.isNull())
            return failWithoutEnds();
        const bool isTrue = directed == u"true" || directed == u"1";
        const bool isFalse = directed == u"false" || directed == u"0";
        if (!directed.isNull() && !isTrue && !isFalse)
            return fail(ModelText::tr("expected directed to be true or false, found '%1'.")
                            .arg(shortened(directed.toString(), 40)));
        std::optional<Direction> direction;
        if (!directed.isNull())
            direction = isTrue ? Direction::Directed : Direction::Undirected;
        else if (!edgeDefault.isEmpty())
            direction = edgeDefault == u"directed" ? Direction::Directed : Direction::Undirected;
        const bool isOne = directed == u"0";
        Ends ends = findEnds(source, target);
        std::optional<Direction> drawn;
        while (nextChild()) {
            if (m_xml.name() == u"data")
                readEdgeData(drawn);
            else if (m_xml.name() == u"desc")
                skipElement();
            else
                failUnknown(QStringLiteral("edge"));
        }
        if (drawn)
            direction = drawn;
        if (!direction)
            return fail(ModelText::tr("the graph of this edge doesn't say which direction its edges have; write "
                                      "<graph edgedefault=\"directed\">."));
        if (drawn)
            ends.word = {u"<y:Arrows source=\"none\" target=\"none\"/>",
                         u"<y:Arrows source=\"none\" target=\"standard\"/>"};
        else if (isFalse)
            ends.word = {isOne ? u"directed=\"0\"" : u"directed=\"false\"", u"directed=\"true\""};
        readEdge(ends, *direction);
    }

    /// Reads the arrow heads of yEd.
    void readEdgeData(std::optional<Direction> &drawn)
    {
        m_graph.ignoreOfMoves(dataName());
        for (int depth = 1; depth > 0 && !hasFailed() && !m_xml.atEnd();) {
            readNext();
            depth += m_xml.isStartElement() - m_xml.isEndElement();
            if (m_xml.isCharacters() && m_xml.text().contains(u"Arrows"))
                return fail(ModelText::tr("expected an element, found the text '%1'.")
                                .arg(shortened(m_xml.text().toString().simplified(), 40)));
            if (m_xml.isStartElement() && !misspeltWord(m_xml.name(), {u"Arrows"}).isEmpty())
                return fail(ModelText::tr("there is no element <%1>; it may be <%2>.")
                                .arg(m_xml.name(), QStringView(u"Arrows")));
            if (!m_xml.isStartElement() || m_xml.name() != u"Arrows")
                continue;
            const QXmlStreamAttributes heads = m_xml.attributes();
            const QStringView source = heads.value(QLatin1StringView("source"));
            const QStringView target = heads.value(QLatin1StringView("target"));
            const bool isMisspelt =
                !misspeltWord(source, {u"none"}).isEmpty() || !misspeltWord(target, {u"none"}).isEmpty();
            if (source.isEmpty() || target.isEmpty() || isMisspelt)
                return fail(ModelText::tr("expected a source and a target for these <y:Arrows>."));
            const bool isBack = source != u"none";
            const bool isForward = target != u"none";
            drawn = isBack ? (isForward ? Direction::Mutual : Direction::Back)
                           : (isForward ? Direction::Directed : Direction::Undirected);
        }
    }

    void readGraphData()
    {
        const QString name = dataName();
        const QString text = readData().text;
        if (name == u"start" || name == u"root")
            m_graph.setStart(text);
        else if (name != u"truncated")
            m_graph.ignore(name);
        else if (text == u"true" || text == u"1")
            m_graph.setTruncated();
    }

    QHash<QString, QString> m_keyNames;
    bool m_hasGraph = false;
};

} // namespace

std::optional<Problem> readGraphMlGraph(const QString &text, GraphFileBuilder &graph)
{
    return GraphMlReader(text, graph).read();
}

} // namespace mexplorer
