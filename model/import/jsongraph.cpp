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

/// A vertex as it is named: a word, a whole number, or an array of these. Nothing for others.
std::optional<QString> keyOf(const JsonValue &value)
{
    if (value.isString())
        return value.text().toString();
    if (value.isNumber()) {
        const bool isWhole = std::ranges::all_of(value.text(), [](QChar c) { return c == u'-' || c.isDigit(); });
        return isWhole ? std::optional(value.text().toString()) : std::nullopt;
    }
    if (!value.isArray() || value.begin() == value.end())
        return std::nullopt;
    QStringList parts;
    for (const JsonValue part : value) {
        const auto key = keyOf(part);
        if (!key)
            return std::nullopt;
        parts << *key;
    }
    return QStringLiteral("(%1%2)").arg(parts.join(QStringLiteral(", ")), parts.size() == 1 ? "," : "");
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
        JsonValue graph = root;
        if (const JsonValue several = root.member("graphs"); several.isArray()) {
            if (several.count() != 1)
                return fail(several, ModelText::tr("there are %1 graphs in this file; keep one.").arg(several.count()));
            graph = *several.begin();
        } else if (const JsonValue inner = root.member("graph");
                   inner.isObject() && inner.firstMember({"nodes", "edges"}).exists()) {
            graph = inner;
        }
        if (const JsonValue elements = root.member("elements"); elements.exists())
            return readHead(root) && readElements(elements) && finish(root);
        if (isMap(graph))
            return readMap(graph);
        if (graph.member("root").exists() && !knownLists(graph))
            return fail(graph, missingMoves());
        return readHead(root) && readHead(graph) && readVertices(graph) && readMoves(graph) && finish(graph);
    }

    const std::optional<Problem> &problem() const { return m_problem; }

private:
    static constexpr std::initializer_list<const char *> vertexLists = {"vertices", "positions", "nodes", "objects"};
    static constexpr std::initializer_list<const char *> moveLists = {"moves", "arcs", "edges", "links"};
    static constexpr std::initializer_list<const char *> followerLists = {
        "successors", "followers",  "moves",    "children", "to",   "next",
        "neighbors",  "neighbours", "adjacent", "edges",    "links"};

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
               graph.member("adjacency").exists();
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
                if (value.isArray() && !keyOf(follower))
                    return false;
            }
        }
        return true;
    }

    bool readMap(const JsonValue &map)
    {
        for (const JsonValue value : map)
            m_graph.vertex(value.key().toString());
        for (const JsonValue value : map) {
            const quint32 from = m_graph.vertex(value.key().toString());
            for (const JsonValue follower : value) // the members of an object are followers with attributes
                m_graph.addMove(from, m_graph.vertex(value.isArray() ? *keyOf(follower) : follower.key().toString()));
        }
        m_graph.addAssumption(ModelText::tr("moves lead from a name to those in its list"));
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
            arePairs = arePairs && ((row.isArray() && row.count() == 2) || isEdge(row) || row.member("data").exists());
            isSquare = isSquare && row.isArray() && row.count() == size;
            areIndices = areIndices && row.isArray();
            if (!row.isArray())
                continue;
            for (const JsonValue cell : row) {
                isBinary = isBinary && (cell.text() == u"0" || cell.text() == u"1") && cell.isNumber();
                areIndices = areIndices && cell.isNumber() && cell.text().toUInt() < static_cast<quint64>(size) &&
                             keyOf(cell) && !cell.text().startsWith(u'-');
            }
        }
        if (size == 0)
            return fail(list, ModelText::tr("there is no vertex in this graph."));
        if (arePairs && (*list.begin()).member("data").exists())
            return readElements(list) && finish(list);
        if (arePairs)
            return readMoveList(list, QStringLiteral("moves")) && finish(list);
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
        m_graph.addAssumption(isMatrix ? ModelText::tr("a matrix, moves lead from rows to columns, numbered from 0")
                                       : ModelText::tr("each list holds the followers of a vertex, numbered from 0"));
        return true;
    }

    static bool isEdge(const JsonValue &value)
    {
        return value.isObject() && value.firstMember({"source", "from", "tail"}).exists();
    }

    bool readHead(const JsonValue &object)
    {
        for (const char *name : {"directed", "isDirected"}) {
            if (const JsonValue directed = object.member(name); directed.exists()) {
                if (!directed.isTrue() && !directed.isFalse())
                    return fail(directed, ModelText::tr("expected \"directed\" to be true or false."));
                m_isDirected = directed.isTrue();
            }
        }
        if (object.member("truncated").isTrue())
            m_graph.setTruncated();
        JsonValue start = object.firstMember({"start", "root"});
        if (!start.exists() || start.isNull())
            start = object.firstMember({"graph", "attributes"}).firstMember({"start", "root"});
        if (start.exists() && !start.isNull()) {
            const auto key = keyOf(start);
            if (!key)
                return fail(start, ModelText::tr("expected the start to be a vertex, a word or a number."));
            m_graph.setStart(*key);
        }
        return true;
    }

    /// A word that would change the graph if it were spelt right.
    static QLatin1StringView meantWord(QStringView key)
    {
        using Word = QLatin1StringView;
        return misspeltWord(key,
                            {Word("vertices"), Word("positions"), Word("nodes"), Word("objects"), Word("moves"),
                             Word("arcs"), Word("edges"), Word("links"), Word("adjacency"), Word("elements"),
                             Word("directed"), Word("undirected"), Word("truncated"), Word("start"), Word("arrows")});
    }

    /// Names what isn't used: every member but \a used. False if one of them is misspelt.
    bool ignoreAllBut(const JsonValue &object, std::initializer_list<const char *> used)
    {
        for (const JsonValue value : object) {
            const bool isUsed =
                std::ranges::any_of(used, [&](const char *name) { return value.key() == QLatin1String(name); });
            if (isUsed)
                continue;
            const QLatin1StringView meant = meantWord(value.key());
            if (!meant.isEmpty())
                return fail(value,
                            ModelText::tr("'%1' is one letter off '%2'; if it isn't meant, give it another name.")
                                .arg(value.key().toString(), meant));
            m_graph.ignore(value.key().toString().left(40));
        }
        return true;
    }

    bool readElements(const JsonValue &elements)
    {
        std::vector<JsonValue> edges;
        if (elements.isArray()) {
            for (const JsonValue element : elements) {
                const bool isMove = isEdge(element.member("data"));
                if (isMove)
                    edges.push_back(element.member("data"));
                else if (!readVertex(element.member("data")))
                    return false;
            }
        } else {
            for (const JsonValue node : elements.member("nodes")) {
                if (!readVertex(node.member("data")))
                    return false;
            }
            if (!elements.member("edges").isArray())
                return fail(elements, missingMoves());
            for (const JsonValue edge : elements.member("edges"))
                edges.push_back(edge.member("data"));
        }
        m_hasVertices = true;
        qsizetype index = 0;
        for (const JsonValue &edge : edges) {
            if (!readMove(edge, QStringLiteral("\"edges\"[%1]").arg(index++)))
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
                const quint32 vertex = m_graph.vertex(node.key().toString());
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
            if (list.key() == u"objects" && value.firstMember({"nodes", "subgraphs"}).exists()) {
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
        const JsonValue id = value.isObject() ? value.firstMember({"id", "key", "name", "_gvid"}) : value;
        auto key = keyOf(id);
        if (!key && value.isObject())
            key = keyOf(value.member("label"));
        if (!key)
            return fail(value, ModelText::tr("expected a vertex to be a word, a whole number, a list of these, or an "
                                             "object with an \"id\"."));
        if (m_graph.hasVertex(*key))
            return fail(value, ModelText::tr("the vertex '%1' is named a second time.").arg(key->left(40)));
        const quint32 vertex = m_graph.vertex(*key);
        if (const JsonValue index = value.member("_gvid"); index.exists())
            m_byIndex.insert(index.text().toString(), vertex);
        m_indexed.push_back(vertex);
        m_areIdsNumbers = m_areIdsNumbers || id.isNumber();
        if (value.isObject()) {
            readNames(value, vertex);
            readNames(value.member("attributes"), vertex);
            readFollowers(value, vertex);
        }
        return true;
    }

    void readNames(const JsonValue &node, quint32 vertex)
    {
        if (const JsonValue position = node.member("position"); position.isString())
            m_graph.setName(vertex, position.text().toString());
        const JsonValue label = node.firstMember({"label", "name"});
        if (label.isString() || label.isNumber())
            m_graph.setLabel(vertex, labelText(label.text(), m_graph.id(vertex)));
        for (const JsonValue value : node) {
            static const QSet<QStringView> used = {u"id",       u"key",   u"name",       u"label",
                                                   u"position", u"_gvid", u"attributes", u"data"};
            const bool isList =
                (value.isArray() || value.isObject()) && std::ranges::any_of(followerLists, [&](const char *name) {
                    return value.key() == QLatin1String(name);
                });
            if (!used.contains(value.key()) && !isList)
                m_graph.ignore(value.key().toString().left(40));
        }
    }

    /// Graphviz writes the default label of all vertices as \N.
    static QString labelText(QStringView label, const QString &id) { return label == u"\\N" ? id : label.toString(); }

    /// Followers that stand within a vertex are joined when all vertices are known.
    void readFollowers(const JsonValue &node, quint32 vertex)
    {
        for (const char *name : followerLists) {
            const JsonValue list = node.member(name);
            if (list.isArray() || list.isObject())
                m_inVertices.emplace_back(vertex, list);
        }
    }

    bool readMoves(const JsonValue &graph)
    {
        const JsonValue list = graph.firstMember(moveLists);
        const JsonValue adjacency = graph.member("adjacency");
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
        return readMoveList(list, list.key().toString());
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
                value.isObject() && list.isArray() ? value.firstMember({"id", "target", "to", "head"}) : value;
            const auto key = list.isObject() ? std::optional(value.key().toString()) : keyOf(target);
            if (!key)
                return fail(value, ModelText::tr("expected a follower, a word or a whole number."));
            if (!m_graph.hasVertex(*key))
                return fail(value,
                            ModelText::tr("a follower is '%1', and there is no such vertex.").arg(key->left(40)));
            join(from, m_graph.vertex(*key), value, m_isDirected);
        }
        return true;
    }

    bool readMoveList(const JsonValue &list, const QString &name)
    {
        m_impliesDirection = name == QStringLiteral("moves") || name == QStringLiteral("arcs");
        m_isByIndex = needsIndices(list);
        if (m_isByIndex)
            m_graph.addAssumption(ModelText::tr("moves name vertices by their places, counted from 0"));
        qsizetype index = 0;
        for (const JsonValue value : list) {
            if (!readMove(value, QStringLiteral("\"%1\"[%2]").arg(name).arg(index++)))
                return false;
        }
        return true;
    }

    static std::pair<JsonValue, JsonValue> endsOf(const JsonValue &move)
    {
        if (move.isObject())
            return {move.firstMember({"source", "from", "tail"}), move.firstMember({"target", "to", "head"})};
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
                const auto key = keyOf(end);
                if (!end.isNumber() || !key || end.text().toULongLong() >= m_indexed.size())
                    return false;
                areNames = areNames && m_graph.hasVertex(*key);
            }
        }
        return !areNames;
    }

    std::optional<quint32> vertexOf(const JsonValue &end, const QString &key)
    {
        if (end.isNumber() && !m_byIndex.isEmpty()) {
            const auto found = m_byIndex.constFind(key);
            return found == m_byIndex.constEnd() ? std::nullopt : std::optional(*found);
        }
        if (m_isByIndex)
            return m_indexed[end.text().toULongLong()];
        if (m_hasVertices && !m_graph.hasVertex(key))
            return std::nullopt;
        return m_graph.vertex(key);
    }

    bool readMove(const JsonValue &value, const QString &place)
    {
        const auto [source, target] = endsOf(value);
        const auto from = keyOf(source);
        const auto to = keyOf(target);
        if (!from || !to)
            return fail(value, ModelText::tr("expected %1 to be a pair of vertices, as in [\"a\", \"b\"].").arg(place));
        const auto a = vertexOf(source, *from);
        const auto b = vertexOf(target, *to);
        if (!a || !b)
            return fail(
                value,
                ModelText::tr("%1 names '%2', and there is no such vertex.").arg(place, (a ? *to : *from).left(40)));
        std::optional<bool> isDirected = m_isDirected;
        if (value.isObject()) {
            if (value.member("directed").isTrue() || value.member("undirected").isFalse())
                isDirected = true;
            else if (value.member("directed").isFalse() || value.member("undirected").isTrue())
                isDirected = false;
            const bool isSpelt = ignoreAllBut(value, {"source", "target", "from", "to", "tail", "head", "directed",
                                                      "undirected", "id", "key", "_gvid", "dir", "arrows"});
            if (!isSpelt)
                return false;
        }
        return readDirection(value, *a, *b, isDirected);
    }

    /// Graphviz and vis.js say at an edge where its arrows are.
    bool readDirection(const JsonValue &value, quint32 a, quint32 b, std::optional<bool> isDirected)
    {
        const JsonValue word = value.firstMember({"dir", "arrows"});
        const QStringView arrows = word.isString() ? word.text() : QStringView();
        const bool isBack = arrows == u"back" || arrows == u"from";
        const bool isBoth = arrows == u"both" || (arrows.contains(u"to") && arrows.contains(u"from"));
        if (value.member("style").text() == u"invis")
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
            m_graph.addAssumption(ModelText::tr("moves lead from the first vertex to the second"));
        if (!graph.isObject())
            return true;
        return ignoreAllBut(graph, {"vertices",   "positions", "nodes",     "objects",  "moves",    "arcs",
                                    "edges",      "links",     "adjacency", "elements", "directed", "isDirected",
                                    "truncated",  "start",     "root",      "graph",    "graphs",   "attributes",
                                    "multigraph", "game",      "name",      "type",     "data"});
    }

    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    std::optional<bool> m_isDirected;
    std::vector<std::optional<quint32>> m_indexed; ///< the vertices in the order of their list; none for a group
    QHash<QString, quint32> m_byIndex;             ///< by Graphviz' numbers
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
