// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON
//
// There is no one format of graphs in JSON; these shapes are read, and their parts may be mixed:
//
//     {"start": "a", "vertices": ["a", "b"], "moves": [["a", "b"]]}                 "arcs", "edges" and "links", too
//     {"directed": true, "nodes": [{"id": "a"}], "links": [{"source": "a", "target": "b"}]}   node-link; by index, too
//     {"root": 0, "positions": [{"id": 0, "position": "nim:1"}], "moves": [[0, 1]]} exported by this program
//     {"nodes": [{"id": "a"}], "adjacency": [[{"id": "b"}]]}                        networkx's adjacency
//     {"nodes": [{"id": "a", "successors": ["b"]}]}
//     {"elements": {"nodes": [{"data": {"id": "a"}}], "edges": [{"data": {"source": "a", "target": "b"}}]}}  Cytoscape
//     {"graph": {"nodes": {"a": {"label": "..."}}, "edges": [...]}}                 JSON Graph Format
//     {"objects": [{"_gvid": 0, "name": "a"}], "edges": [{"tail": 0, "head": 0}]}   Graphviz
//     {"a": ["b", "c"], "b": []}    [["a", "b"], ["b", "c"]]    [[1, 2], [2], []]   followers, moves, by index
//
// A vertex is a word, a whole number, or an array of these, which is called as a tuple: [2, 1] is "(2, 1)". Without
// "directed", a move leads from the first to the second vertex, and that is said. A file that lists vertices and has no
// list of moves that is known is refused: it would be a game without a move.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/jsontree.h"
#include "model/import/misspelling.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using JsonValue = JsonTree::Value;

/// What a vertex is called in the file.
struct VertexName
{
    QString made; ///< of the parts of an array
    QStringView text;
};

/// A word, a whole number, or an array of these. Nothing for others.
std::optional<VertexName> nameOf(const JsonValue &value)
{
    if (value.isString())
        return VertexName{{}, value.text()};
    if (value.isNumber()) {
        const bool isWhole = std::ranges::all_of(value.text(), [](QChar c) { return c == u'-' || c.isDigit(); });
        return isWhole ? std::optional(VertexName{{}, value.text()}) : std::nullopt;
    }
    if (!value.isArray() || value.begin() == value.end())
        return std::nullopt;
    QStringList parts;
    for (const JsonValue part : value) {
        const auto name = nameOf(part);
        if (!name)
            return std::nullopt;
        parts << name->text.toString();
    }
    VertexName name;
    name.made = QStringLiteral("(%1%2)").arg(parts.join(QStringLiteral(", ")), parts.size() == 1 ? "," : "");
    name.text = name.made;
    return name;
}

class JsonGraphReader
{
public:
    explicit JsonGraphReader(GraphFileBuilder &graph) : m_graph(graph) {}

    bool read(const JsonValue &root)
    {
        m_graph.setDirectionAdvice(ModelText::tr("set \"directed\": true"));
        if (root.isArray())
            return readList(root);
        if (!root.isObject())
            return fail(root, ModelText::tr("expected an object with \"vertices\" and \"moves\"."));
        if (root.member(u"format").text() == u"mexplorer")
            return fail(root, ModelText::tr("this is a document of Mexplorer, not a graph: open it in the window, by "
                                            "File > Open."));
        JsonValue graph = root;
        if (const JsonValue several = root.member(u"graphs"); several.isArray()) {
            if (several.count() != 1)
                return fail(several, ModelText::tr("there are %1 graphs in this file; keep one.").arg(several.count()));
            graph = *several.begin();
        } else if (const JsonValue inner = root.member(u"graph");
                   inner.isObject() && inner.firstMember({u"nodes", u"edges"}).exists()) {
            graph = inner;
        }
        if (const JsonValue elements = root.member(u"elements"); elements.exists())
            return readHead(root) && readElements(elements) && finish(root);
        if (isMap(graph))
            return readMap(graph);
        if (graph.member(u"root").exists() && !knownLists(graph))
            return fail(graph, missingMoves());
        return readHead(root) && readHead(graph) && readVertices(graph) && readMoves(graph) && finish(graph);
    }

    const std::optional<Problem> &problem() const { return m_problem; }

private:
    static constexpr std::initializer_list<QStringView> vertexLists = {u"vertices", u"positions", u"nodes", u"objects"};
    static constexpr std::initializer_list<QStringView> moveLists = {u"moves", u"arcs", u"edges", u"links"};
    static constexpr std::initializer_list<QStringView> followerLists = {
        u"successors", u"followers",  u"moves",    u"children", u"to",   u"next",
        u"neighbors",  u"neighbours", u"adjacent", u"edges",    u"links"};

    bool fail(const JsonValue &where, const QString &sentence)
    {
        m_problem = where.line() > 0 ? m_graph.problemAtLine(where.line(), sentence) : m_graph.problem(sentence);
        return false;
    }

    static QString missingMoves()
    {
        return ModelText::tr("expected a list of moves, such as \"edges\" or \"links\" with \"source\" and \"target\"; "
                             "write \"edges\": [] if there are none.");
    }

    static bool knownLists(const JsonValue &graph)
    {
        return graph.firstMember(vertexLists).exists() || graph.firstMember(moveLists).exists() ||
               graph.member(u"adjacency").exists();
    }

    /// An object from vertices to their followers, and nothing else.
    static bool isMap(const JsonValue &graph)
    {
        if (graph.begin() == graph.end() || knownLists(graph))
            return false;
        for (const JsonValue value : graph) {
            if (!value.isArray() && !value.isObject())
                return false;
            for (const JsonValue follower : value) {
                if (value.isArray() && !nameOf(follower))
                    return false;
            }
        }
        return true;
    }

    bool readMap(const JsonValue &map)
    {
        for (const JsonValue value : map)
            m_graph.vertex(value.key());
        for (const JsonValue value : map) {
            const quint32 from = m_graph.vertex(value.key());
            for (const JsonValue follower : value) // the members of an object are followers with attributes
                m_graph.addMove(from, m_graph.vertex(value.isArray() ? nameOf(follower)->text : follower.key()));
        }
        m_graph.reading().assumed << ModelText::tr("moves lead from a name to those in its list");
        return true;
    }

    /// A list of moves, of followers by index, or a matrix.
    bool readList(const JsonValue &list)
    {
        const qsizetype size = list.count();
        bool arePairs = true;
        bool isSquare = size >= 3;
        bool isBinary = true;
        bool areIndices = true;
        for (const JsonValue row : list) {
            arePairs = arePairs && ((row.isArray() && row.count() == 2) || isEdge(row) || row.member(u"data").exists());
            isSquare = isSquare && row.isArray() && row.count() == size;
            areIndices = areIndices && row.isArray();
            if (!row.isArray())
                continue;
            for (const JsonValue cell : row) {
                isBinary = isBinary && (cell.text() == u"0" || cell.text() == u"1") && cell.isNumber();
                areIndices = areIndices && cell.isNumber() && cell.text().toUInt() < static_cast<quint64>(size) &&
                             nameOf(cell) && !cell.text().startsWith(u'-');
            }
        }
        if (size == 0)
            return fail(list, ModelText::tr("there is no vertex in this graph."));
        if (arePairs && (*list.begin()).member(u"data").exists())
            return readElements(list) && finish(list);
        if (arePairs)
            return readMoveList(list, u"moves") && finish(list);
        if (isSquare && isBinary)
            return readRows(list, true);
        if (areIndices)
            return readRows(list, false);
        return fail(list, ModelText::tr("expected a list of moves, as in [[\"a\", \"b\"], [\"b\", \"c\"]]."));
    }

    bool readRows(const JsonValue &list, bool isMatrix)
    {
        const qsizetype size = list.count();
        for (qsizetype i = 0; i < size; ++i)
            m_graph.vertex(QString::number(i));
        quint32 from = 0;
        for (const JsonValue row : list) {
            quint32 to = 0;
            for (const JsonValue cell : row) {
                if (!isMatrix)
                    m_graph.addMove(from, cell.text().toUInt());
                else if (cell.text() == u"1")
                    m_graph.addMove(from, to);
                ++to;
            }
            ++from;
        }
        m_graph.reading().assumed << (isMatrix
                                          ? ModelText::tr("a matrix, moves lead from rows to columns, numbered from 0")
                                          : ModelText::tr(
                                                "each list holds the followers of a vertex, numbered from 0"));
        return true;
    }

    static bool isEdge(const JsonValue &value)
    {
        return value.isObject() && value.firstMember({u"source", u"from", u"tail"}).exists();
    }

    bool readHead(const JsonValue &object)
    {
        for (const QStringView name : {QStringView(u"directed"), QStringView(u"isDirected")}) {
            if (const JsonValue directed = object.member(name); directed.exists()) {
                if (!directed.isTrue() && !directed.isFalse())
                    return fail(directed, ModelText::tr("expected \"directed\" to be true or false."));
                m_isDirected = directed.isTrue();
            }
        }
        if (object.member(u"truncated").isTrue())
            m_graph.setTruncated();
        JsonValue start = object.firstMember({u"start", u"root"});
        if (!start.exists() || start.isNull())
            start = object.firstMember({u"graph", u"attributes"}).firstMember({u"start", u"root"});
        if (start.exists() && !start.isNull()) {
            const auto name = nameOf(start);
            if (!name)
                return fail(start, ModelText::tr("expected the start to be a vertex, a word or a number."));
            m_graph.setStart(name->text.toString());
        }
        return true;
    }

    /// A word that would change the graph if it were spelt right.
    static QStringView meantWord(QStringView key)
    {
        return misspeltWord(key,
                            {u"vertices", u"positions", u"nodes", u"objects", u"moves", u"arcs", u"edges", u"links",
                             u"adjacency", u"elements", u"directed", u"undirected", u"truncated", u"start", u"arrows"});
    }

    /// Names what isn't used: every member but \a used. False if one of them is misspelt.
    bool ignoreAllBut(const JsonValue &object, std::initializer_list<QStringView> used)
    {
        for (const JsonValue value : object) {
            const bool isUsed = std::ranges::any_of(used, [&](QStringView name) { return value.key() == name; });
            if (isUsed)
                continue;
            const QStringView meant = meantWord(value.key());
            if (!meant.isEmpty())
                return fail(value,
                            ModelText::tr("'%1' is one letter off '%2'; if it isn't meant, give it another name.")
                                .arg(value.key(), meant));
            m_graph.ignore(value.key().left(40));
        }
        return true;
    }

    bool readElements(const JsonValue &elements)
    {
        std::vector<JsonValue> edges;
        if (elements.isArray()) {
            for (const JsonValue element : elements) {
                const bool isMove = isEdge(element.member(u"data"));
                if (isMove)
                    edges.push_back(element.member(u"data"));
                else if (!readVertex(element.member(u"data")))
                    return false;
            }
        } else {
            for (const JsonValue node : elements.member(u"nodes")) {
                if (!readVertex(node.member(u"data")))
                    return false;
            }
            if (!elements.member(u"edges").isArray())
                return fail(elements, missingMoves());
            for (const JsonValue edge : elements.member(u"edges"))
                edges.push_back(edge.member(u"data"));
        }
        m_hasVertices = true;
        qsizetype index = 0;
        for (const JsonValue &edge : edges) {
            if (!readMove(edge, u"edges", index++))
                return false;
        }
        return true;
    }

    bool readVertices(const JsonValue &graph)
    {
        const JsonValue list = graph.firstMember(vertexLists);
        if (!list.exists())
            return true;
        m_hasVertices = true;
        if (list.isObject()) {
            for (const JsonValue node : list) {
                const quint32 vertex = m_graph.vertex(node.key());
                if (!node.isObject())
                    return fail(node, ModelText::tr("expected \"%1\" to be an object.").arg(node.key().left(40)));
                readNames(node, vertex);
                readFollowers(node, vertex);
            }
            return true;
        }
        if (!list.isArray())
            return fail(list, ModelText::tr("expected \"%1\" to be an array.").arg(list.key()));
        for (const JsonValue value : list) {
            if (list.key() == u"objects" && value.firstMember({u"nodes", u"subgraphs"}).exists()) {
                m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n group(s)"));
                m_indexed.push_back({});
            } else if (!readVertex(value)) {
                return false;
            }
        }
        return true;
    }

    bool readVertex(const JsonValue &value)
    {
        const JsonValue id = value.isObject() ? value.firstMember({u"id", u"key", u"name", u"_gvid"}) : value;
        auto name = nameOf(id);
        if (!name && value.isObject())
            name = nameOf(value.member(u"label"));
        if (!name)
            return fail(value, ModelText::tr("expected a vertex to be a word, a whole number, a list of these, or an "
                                             "object with an \"id\"."));
        if (m_graph.hasVertex(name->text))
            return fail(value, ModelText::tr("the vertex '%1' is named a second time.").arg(name->text.left(40)));
        const quint32 vertex = m_graph.vertex(name->text);
        if (const JsonValue index = value.member(u"_gvid"); index.exists())
            m_byIndex.insert(index.text(), vertex);
        m_indexed.push_back(vertex);
        m_areIdsNumbers = m_areIdsNumbers || id.isNumber();
        if (value.isObject()) {
            readNames(value, vertex);
            readNames(value.member(u"attributes"), vertex);
            readFollowers(value, vertex);
        }
        return true;
    }

    void readNames(const JsonValue &node, quint32 vertex)
    {
        if (const JsonValue position = node.member(u"position"); position.isString())
            m_graph.setName(vertex, position.text().toString());
        const JsonValue label = node.firstMember({u"label", u"name"});
        if (label.isString() || label.isNumber())
            m_graph.setLabel(vertex, labelText(label.text(), m_graph.id(vertex)));
        for (const JsonValue value : node) {
            static const QSet<QStringView> used = {u"id",       u"key",   u"name",       u"label",
                                                   u"position", u"_gvid", u"attributes", u"data"};
            const bool isList =
                (value.isArray() || value.isObject()) &&
                std::ranges::any_of(followerLists, [&](QStringView name) { return value.key() == name; });
            if (!used.contains(value.key()) && !isList)
                m_graph.ignore(value.key().left(40));
        }
    }

    /// Graphviz writes the default label of all vertices as \N.
    static QStringView labelText(QStringView label, QStringView id) { return label == u"\\N" ? id : label; }

    /// Followers that stand within a vertex are joined when all vertices are known.
    void readFollowers(const JsonValue &node, quint32 vertex)
    {
        for (const QStringView name : followerLists) {
            const JsonValue list = node.member(name);
            if (list.isArray() || list.isObject())
                m_inVertices.emplace_back(vertex, list);
        }
    }

    bool readMoves(const JsonValue &graph)
    {
        const JsonValue list = graph.firstMember(moveLists);
        const JsonValue adjacency = graph.member(u"adjacency");
        if (!list.exists() && !adjacency.exists() && m_inVertices.empty())
            return fail(graph, missingMoves());
        if (adjacency.exists() && !readAdjacency(adjacency))
            return false;
        for (const auto &[vertex, followers] : m_inVertices) {
            if (!readFollowersOf(vertex, followers))
                return false;
        }
        if (!list.exists())
            return true;
        if (!list.isArray())
            return fail(list, ModelText::tr("expected \"%1\" to be an array of pairs of vertices.").arg(list.key()));
        return readMoveList(list, list.key());
    }

    bool readAdjacency(const JsonValue &adjacency)
    {
        if (!adjacency.isArray() || adjacency.count() != static_cast<qsizetype>(m_indexed.size()))
            return fail(adjacency, ModelText::tr("expected \"adjacency\" to be an array with a list for each vertex."));
        std::size_t index = 0;
        for (const JsonValue list : adjacency) {
            if (!list.isArray())
                return fail(list, ModelText::tr("expected a list of followers."));
            if (!readFollowersOf(*m_indexed[index++], list))
                return false;
        }
        return true;
    }

    bool readFollowersOf(quint32 from, const JsonValue &list)
    {
        for (const JsonValue value : list) {
            const JsonValue target =
                value.isObject() && list.isArray() ? value.firstMember({u"id", u"target", u"to", u"head"}) : value;
            const auto name = list.isObject() ? VertexName{{}, value.key()} : nameOf(target);
            if (!name)
                return fail(value, ModelText::tr("expected a follower, a word or a whole number."));
            const auto to = m_graph.findVertex(name->text);
            if (!to)
                return fail(value,
                            ModelText::tr("a follower is '%1', and there is no such vertex.").arg(name->text.left(40)));
            join(from, *to, value, m_isDirected);
        }
        return true;
    }

    bool readMoveList(const JsonValue &list, QStringView name)
    {
        m_impliesDirection = name == u"moves" || name == u"arcs";
        m_isByIndex = needsIndices(list);
        if (m_isByIndex)
            m_graph.reading().assumed << ModelText::tr("moves name vertices by their places, counted from 0");
        qsizetype index = 0;
        for (const JsonValue value : list) {
            if (!readMove(value, name, index++))
                return false;
        }
        return true;
    }

    static std::pair<JsonValue, JsonValue> endsOf(const JsonValue &move)
    {
        if (move.isObject())
            return {move.firstMember({u"source", u"from", u"tail"}), move.firstMember({u"target", u"to", u"head"})};
        if (!move.isArray() || move.count() != 2)
            return {};
        auto item = move.begin();
        const JsonValue first = *item;
        ++item;
        return {first, *item};
    }

    /// True if all moves are between whole numbers that are places of vertices, and not all are vertices' own names.
    bool needsIndices(const JsonValue &list) const
    {
        if (!m_hasVertices || m_areIdsNumbers || !m_byIndex.isEmpty())
            return false;
        for (const auto &vertex : m_indexed) {
            bool isNumber = false;
            m_graph.id(*vertex).toLongLong(&isNumber);
            if (isNumber)
                return false;
        }
        bool areNames = true;
        for (const JsonValue move : list) {
            const auto [from, to] = endsOf(move);
            for (const JsonValue &end : {from, to}) {
                const auto name = nameOf(end);
                if (!end.isNumber() || !name || end.text().toULongLong() >= m_indexed.size())
                    return false;
                areNames = areNames && m_graph.hasVertex(name->text);
            }
        }
        return !areNames;
    }

    std::optional<quint32> vertexOf(const JsonValue &end, QStringView name)
    {
        if (end.isNumber() && !m_byIndex.isEmpty()) {
            const auto found = m_byIndex.constFind(name);
            return found == m_byIndex.constEnd() ? std::nullopt : std::optional(*found);
        }
        if (m_isByIndex)
            return m_indexed[end.text().toULongLong()];
        return m_hasVertices ? m_graph.findVertex(name) : m_graph.vertex(name);
    }

    /// The move number \a index, counted from 0, of the list that is called \a list.
    bool readMove(const JsonValue &value, QStringView list, qsizetype index)
    {
        const auto place = [&] { return QStringLiteral("\"%1\"[%2]").arg(list).arg(index); };
        const auto [source, target] = endsOf(value);
        const auto from = nameOf(source);
        const auto to = nameOf(target);
        if (!from || !to)
            return fail(value,
                        ModelText::tr("expected %1 to be a pair of vertices, as in [\"a\", \"b\"].").arg(place()));
        const auto a = vertexOf(source, from->text);
        const auto b = vertexOf(target, to->text);
        if (!a || !b)
            return fail(value, ModelText::tr("%1 names '%2', and there is no such vertex.")
                                   .arg(place(), (a ? to : from)->text.left(40)));
        std::optional<bool> isDirected = m_isDirected;
        if (value.isObject()) {
            if (value.member(u"directed").isTrue() || value.member(u"undirected").isFalse())
                isDirected = true;
            else if (value.member(u"directed").isFalse() || value.member(u"undirected").isTrue())
                isDirected = false;
            const bool isSpelt =
                ignoreAllBut(value, {u"source", u"target", u"from", u"to", u"tail", u"head", u"directed", u"undirected",
                                     u"id", u"key", u"_gvid", u"dir", u"arrows"});
            if (!isSpelt)
                return false;
        }
        return readDirection(value, *a, *b, isDirected);
    }

    /// Graphviz and vis.js say at an edge where its arrows are.
    bool readDirection(const JsonValue &value, quint32 a, quint32 b, std::optional<bool> isDirected)
    {
        const JsonValue word = value.firstMember({u"dir", u"arrows"});
        const QStringView arrows = word.isString() ? word.text() : QStringView();
        const bool isBack = arrows == u"back" || arrows == u"from";
        const bool isBoth = arrows == u"both" || (arrows.contains(u"to") && arrows.contains(u"from"));
        if (value.member(u"style").text() == u"invis")
            return true;
        if (arrows == u"none")
            isDirected = false;
        else if (isBack || isBoth)
            isDirected = true;
        if (isBack || isBoth)
            join(b, a, value, isDirected);
        if (!isBack || isBoth)
            join(a, b, value, isDirected);
        return true;
    }

    void join(quint32 a, quint32 b, const JsonValue &where, std::optional<bool> isDirected)
    {
        if (isDirected == false)
            return m_graph.addEdge(a, b, where.line());
        m_graph.addMove(a, b);
        m_isAssumed = m_isAssumed || (!isDirected && !m_impliesDirection);
    }

    bool finish(const JsonValue &graph)
    {
        if (m_isAssumed)
            m_graph.reading().assumed << ModelText::tr("moves lead from the first vertex to the second");
        if (!graph.isObject())
            return true;
        return ignoreAllBut(graph, {u"vertices",   u"positions", u"nodes",     u"objects",  u"moves",    u"arcs",
                                    u"edges",      u"links",     u"adjacency", u"elements", u"directed", u"isDirected",
                                    u"truncated",  u"start",     u"root",      u"graph",    u"graphs",   u"attributes",
                                    u"multigraph", u"game",      u"name",      u"type",     u"data"});
    }

    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    std::optional<bool> m_isDirected;
    std::vector<std::optional<quint32>> m_indexed; ///< the vertices in the order of their list; none for a group
    QHash<QStringView, quint32> m_byIndex;         ///< by Graphviz' numbers
    std::vector<std::pair<quint32, JsonValue>> m_inVertices;
    bool m_hasVertices = false; ///< the file lists its vertices
    bool m_areIdsNumbers = false;
    bool m_isByIndex = false;
    bool m_impliesDirection = false;
    bool m_isAssumed = false;
};

} // namespace

std::optional<Problem> readJsonGraph(const QString &text, GraphFileBuilder &graph)
{
    const Result<JsonTree> tree = JsonTree::parse(text, graph);
    if (!tree)
        return tree.problem();
    JsonGraphReader reader(graph);
    return reader.read(tree->root()) ? std::nullopt : reader.problem();
}

} // namespace mexplorer
