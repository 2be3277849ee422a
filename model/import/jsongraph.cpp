// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON
//
// There is no standard format of graphs in JSON; these forms are read, and their parts may be combined:
//
//     {"start": "a", "vertices": ["a", "b"], "moves": [["a", "b"]]}                 "arcs", "edges" and "links", too
//     {"directed": true, "nodes": [{"id": "a"}], "links": [{"source": "a", "target": "b"}]}   node-link; by index, too
//     {"root": 0, "positions": [{"id": 0, "position": "nim:1"}], "moves": [[0, 1]]} exported by this program
//     {"nodes": [{"id": "a"}], "adjacency": [[{"id": "b"}]]}                        networkx's adjacency
//     {"nodes": [{"id": "a", "successors": ["b"]}]}
//     {"elements": {"nodes": [{"data": {"id": "a"}}], "edges": [{"data": {"source": "a", "target": "b"}}]}}  Cytoscape;
//                                                                                   without "elements", too
//     {"graph": {"nodes": {"a": {"label": "..."}}, "edges": [...]}}                 JSON Graph Format
//     {"objects": [{"_gvid": 0, "name": "a"}], "edges": [{"tail": 0, "head": 0}]}   Graphviz
//     {"V": ["a", "b"], "E": [["a", "b"]]}
//     {"nodes": [{"v": "a", "value": {"label": "..."}}], "edges": [{"v": "a", "w": "b"}]}          dagre
//     {"id": "root", "children": [{"id": "a"}], "edges": [{"sources": ["a"], "targets": ["b"]}]}   ELK
//     {"id": "a", "children": [{"id": "b"}]}                                        a tree, from parents to children
//     [{"id": "a", "adjacencies": [{"nodeTo": "b"}]}]                               JIT
//     {"a": ["b", "c"], "b": []}    [["a", "b"], ["b", "c"]]    [[1, 2], [2], []]   followers, moves, by index
//     {"adjacency": {"a": ["b"], "b": []}}    "adj", "successors", "followers", "neighbors", "graph", "edges", too
//
// The two vertices of a move may be followed by its data, an object, or by its weight, a number that is no vertex.
//
// If a file has two lists that may both be meant, such as "edges" and "links", it is refused. Only this program writes
// each list twice, in its own form and in networkx', and those must agree.
//
// An edge is undirected if it or the graph is marked so ("directed", "undirected", "type", "edgedefault"), or if it is
// drawn without a head ("arrows" of vis.js; "dir", "arrowhead" and "arrowtail" of Graphviz), and leads back if its only
// head is at its source.
//
// A vertex is a word, a whole number, or an array of these, whose name is a tuple: [2, 1] is "(2, 1)". Without
// "directed", a move leads from the first to the second vertex, and that assumption is reported. A file that lists
// vertices and has no known list of moves is refused: it would be a game without a move.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/jsontree.h"
#include "model/import/misspelling.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using JsonValue = JsonTree::Value;

/// The name of a vertex in the file.
struct VertexName
{
    QString made; ///< from the parts of an array
    QStringView text;
};

/// The name in a word, a whole number, or an array of these; std::nullopt for others.
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
        for (const JsonValue &part :
             {root, root.member(u"options"), root.member(u"data"), root.member(u"graph"), root.member(u"attributes")}) {
            if (!readDirectedness(part))
                return false;
        }
        m_arrows = root.member(u"options").member(u"edges").member(u"arrows");
        JsonValue graph = root;
        if (const JsonValue several = root.member(u"graphs"); several.isArray()) {
            if (several.count() != 1)
                return fail(several, ModelText::tr("there are %1 graphs in this file; keep one.").arg(several.count()));
            graph = *several.begin();
            if (!readDirectedness(graph))
                return false;
        } else if (const JsonValue inner = root.member(u"graph"); knownLists(inner)) {
            graph = inner;
        }
        const JsonValue elements = root.member(u"elements");
        const JsonValue &within = elements.exists() ? elements : graph;
        const bool isWithin = elements.exists() || root.member(u"graphs").isArray() || graph.key() == u"graph";
        if (isWithin && knownLists(root))
            return fail(within, ModelText::tr("there is a graph in \"%1\", and lists of vertices or moves beside it; "
                                              "keep one of them.")
                                    .arg(within.key().isEmpty() ? QStringView(u"graphs") : within.key()));
        if (elements.exists())
            return readHead(root) && readElements(elements) && finish(root);
        if (const JsonValue edges = graph.member(u"E");
            graph.member(u"V").isArray() && edges.isArray() && edges.begin() == edges.end())
            return fail(edges, ModelText::tr("\"V\" and \"E\" may be lists or vertices here; write \"vertices\" and "
                                             "\"edges\" for lists."));
        if (areElements(graph))
            return readHead(root) && readElements(graph) && finish(root);
        if (const JsonValue map = mapWithin(graph); map.exists())
            return readHead(root, map.key() != u"graph") && readMap(map) && finish(root);
        if (isMap(graph))
            return readMap(graph);
        if (!knownLists(graph) && graph.member(u"children").isArray())
            return readHead(root) && readTree(graph) && finish(root);
        if (graph.member(u"root").exists() && !knownLists(graph))
            return fail(graph, missingMoves());
        return readHead(root) && readHead(graph) && readVertices(graph) && readMoves(graph) && finish(graph);
    }

    const std::optional<Problem> &problem() const { return m_problem; }

private:
    /// The ends of an edge with an arrow head.
    struct Heads
    {
        bool atSource = false;
        bool atTarget = true;
    };

    static constexpr std::initializer_list<QStringView> vertexLists = {u"vertices", u"positions", u"nodes", u"objects",
                                                                       u"V"};
    static constexpr std::initializer_list<QStringView> moveLists = {u"moves", u"arcs", u"edges", u"links", u"E"};
    static constexpr std::initializer_list<QStringView> followerLists = {
        u"successors", u"followers",  u"moves",    u"children", u"to",    u"next",
        u"neighbors",  u"neighbours", u"adjacent", u"edges",    u"links", u"adjacencies"};

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
        for (const JsonValue value : graph) {
            const QStringView key = value.key();
            const auto isKey = [key](QStringView name) { return key == name; };
            // V and E may be the names of vertices.
            if (key.size() > 1 && (value.isArray() || value.isObject()) &&
                (std::ranges::any_of(vertexLists, isKey) || std::ranges::any_of(moveLists, isKey)))
                return true;
        }
        const JsonValue edges = graph.member(u"E");
        return graph.member(u"adjacency").exists() ||
               (graph.member(u"V").isArray() && edges.isArray() &&
                (edges.begin() == edges.end() || (*edges.begin()).isArray() || (*edges.begin()).isObject()));
    }

    /// True for an object from vertices to their followers without other members.
    static bool isMap(const JsonValue &graph)
    {
        if (graph.begin() == graph.end() || knownLists(graph))
            return false;
        for (const JsonValue value : graph) {
            if (!value.isArray() && !value.isObject())
                return false;
            for (const JsonValue follower : value) {
                if (value.isArray() ? !nameOf(follower) : follower.isArray()) // lists in an object are a separate map
                    return false;
            }
        }
        return true;
    }

    /// The only list or object in \a graph if its name marks it as an object from vertices to lists of followers.
    static JsonValue mapWithin(const JsonValue &graph)
    {
        static const QSet<QStringView> words = {u"adjacency", u"adj",        u"successors", u"followers",
                                                u"neighbors", u"neighbours", u"graph",      u"edges"};
        JsonValue map;
        for (const JsonValue value : graph) {
            if (!value.isArray() && !value.isObject())
                continue;
            if (map.exists() || !value.isObject() || !words.contains(value.key()))
                return {};
            map = value;
        }
        for (const JsonValue list : map) {
            if (!list.isArray())
                return {};
        }
        return map.count() > 0 ? map : JsonValue();
    }

    /// True for Cytoscape's lists without "elements", whose entries are objects with "data".
    static bool areElements(const JsonValue &graph)
    {
        for (const JsonValue value : graph) {
            const QStringView key = value.key();
            const bool isOther = std::ranges::find(vertexLists, key) != vertexLists.end() ||
                                 std::ranges::find(moveLists, key) != moveLists.end() || key == u"adjacency";
            if (isOther && key != u"nodes" && key != u"edges")
                return false;
        }
        const JsonValue nodes = graph.member(u"nodes");
        if (!nodes.isArray() || nodes.count() == 0 || !graph.member(u"edges").isArray())
            return false;
        for (const JsonValue &list : {nodes, graph.member(u"edges")}) {
            for (const JsonValue element : list) {
                if (!element.member(u"data").isObject() || isEdge(element) ||
                    element.firstMember({u"id", u"key", u"name", u"label"}).exists())
                    return false;
            }
        }
        return true;
    }

    bool readMap(const JsonValue &map)
    {
        if (areColumns(map))
            return fail(map,
                        ModelText::tr("this is a table of moves in columns; write \"edges\": [[\"a\", \"b\"], ...]."));
        if (mayBePairs(map))
            return fail(map, ModelText::tr("each list here has two vertices, and no name of a list is one of them: if "
                                           "they are moves, write \"edges\": [[\"a\", \"b\"], ...]; if they are "
                                           "followers, give each vertex a list."));
        m_impliesDirection = true;
        for (const JsonValue value : map) {
            const QStringView meant =
                misspeltWord(value.key(), {u"vertices", u"positions", u"nodes", u"objects", u"moves", u"arcs", u"edges",
                                           u"links", u"adjacency", u"elements", u"successors", u"followers", u"graph"});
            if (!meant.isEmpty())
                return failMisspelt(value, meant);
            for (const JsonValue follower : value) {
                if (value.isArray() && !nameOf(follower))
                    return fail(follower, ModelText::tr("expected a follower, a word or a whole number."));
            }
            m_graph.vertex(value.key());
        }
        for (const JsonValue value : map) {
            const quint32 from = m_graph.vertex(value.key());
            for (const JsonValue follower : value) { // the members of an object are followers with attributes
                if (follower.isArray() && value.isArray() && !map.member(nameOf(follower)->text).exists())
                    return fail(follower, ModelText::tr("a follower is a list here, and no vertex is called '%1'.")
                                              .arg(nameOf(follower)->text.left(40)));
                join(from, m_graph.vertex(value.isArray() ? nameOf(follower)->text : follower.key()), follower,
                     m_isDirected);
            }
        }
        m_graph.reading().assumed << ModelText::tr("moves lead from a name to those in its list");
        return true;
    }

    /// True for an object with the sources of all moves in one list, and the targets in another.
    static bool areColumns(const JsonValue &map)
    {
        QSet<QStringView> followers;
        for (const JsonValue list : map) {
            for (const JsonValue follower : list)
                followers << (list.isArray() ? follower.text() : follower.key());
        }
        const auto areEnds = [&](QStringView source, QStringView target) {
            const JsonValue from = map.member(source);
            const JsonValue to = map.member(target);
            return from.isArray() && to.isArray() && from.count() > 0 && from.count() == to.count() &&
                   !followers.contains(source) && !followers.contains(target);
        };
        return areEnds(u"source", u"target") || areEnds(u"from", u"to");
    }

    /// True for lists of two under "edges" that may be moves with names.
    static bool mayBePairs(const JsonValue &map)
    {
        QSet<QStringView> followers;
        for (const JsonValue list : map) {
            if (map.key() != u"edges" || !list.isArray() || list.count() != 2)
                return false;
            for (const JsonValue follower : list)
                followers << follower.text();
        }
        for (const JsonValue list : map) {
            if (followers.contains(list.key()))
                return false;
        }
        return true;
    }

    /// Reads a list of moves, of followers by index, or a matrix.
    bool readList(const JsonValue &list)
    {
        const qsizetype size = list.count();
        bool arePairs = true;
        bool isSquare = size >= 3;
        bool isBinary = true;
        bool areIndices = true;
        bool areVertices = true;
        for (const JsonValue row : list) {
            areVertices = areVertices && row.firstMember({u"id", u"key", u"name"}).exists() && !isEdge(row);
            arePairs =
                arePairs && ((row.isArray() && (row.count() == 2 || dataOf(row).isObject() ||
                                                (dataOf(row).isNumber() && (*row.begin()).isString()))) ||
                             isEdge(row) || (row.member(u"data").exists() && !row.member(u"adjacencies").exists()));
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
        if (areVertices) {
            for (const JsonValue vertex : list) {
                if (!readVertex(vertex))
                    return false;
            }
            return readMoves(list) && finish(list);
        }
        if (arePairs && (*list.begin()).member(u"data").exists())
            return readElements(list) && finish(list);
        if (arePairs && areIndices && isBinary && size == 2)
            return fail(list, ModelText::tr("these may be two moves or a matrix; write {\"moves\": [...]}, or {\"0\": "
                                            "[followers], \"1\": [followers]}."));
        if (arePairs)
            return readMoveList(list, {}) && finish(list);
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
        std::vector<quint32> lastRows(static_cast<std::size_t>(size), 0); // by follower, counted from 1
        for (const JsonValue row : list) {
            quint32 to = 0;
            for (const JsonValue cell : row) {
                if (!isMatrix && std::exchange(lastRows[cell.text().toUInt()], from + 1) == from + 1)
                    return fail(cell, twice(cell));
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
        return value.isObject() && (value.firstMember({u"source", u"from", u"tail", u"sources"}).exists() ||
                                    (value.member(u"v").exists() && value.member(u"w").exists()));
    }

    /// Reads a tree of vertices within vertices.
    bool readTree(const JsonValue &root)
    {
        m_graph.reading().assumed << ModelText::tr("moves lead from a vertex to its children");
        std::vector<std::pair<std::optional<quint32>, JsonValue>> open = {{std::nullopt, root}};
        for (std::size_t at = 0; at < open.size(); ++at) {
            const auto [parent, value] = open[at];
            m_isTree = true;
            if (!readVertex(value))
                return false;
            const quint32 vertex = *m_indexed.back();
            if (parent)
                m_graph.addMove(*parent, vertex);
            for (const JsonValue child : value.member(u"children"))
                open.emplace_back(vertex, child);
        }
        return true;
    }

    /// Reads the direction of all edges from an object.
    bool readDirectedness(const JsonValue &object)
    {
        if (!object.isObject())
            return true;
        for (const QStringView name :
             {QStringView(u"directed"), QStringView(u"isDirected"), QStringView(u"undirected")}) {
            const JsonValue value = object.member(name);
            if (!value.exists())
                continue;
            if (!value.isTrue() && !value.isFalse())
                return failNoTruth(value);
            if (!setDirected(value, value.isTrue() != (name == u"undirected"),
                             name == u"undirected" ? u"false" : u"true"))
                return false;
        }
        for (const JsonValue value : object) {
            const auto isDirected = directedness(value);
            if (isDirected && !setDirected(value, *isDirected, u"\"directed\""))
                return false;
            if (isMisspeltDirectedness(value))
                return failMisspeltDirectedness(value);
        }
        return true;
    }

    /// The direction according to the value of any member, as in "type": "undirected".
    static std::optional<bool> directedness(const JsonValue &word)
    {
        if (word.isString() && !isName(word.key())) {
            if (word.text().compare(u"undirected", Qt::CaseInsensitive) == 0)
                return false;
            if (word.text().compare(u"directed", Qt::CaseInsensitive) == 0)
                return true;
        }
        return std::nullopt;
    }

    static bool isMisspeltDirectedness(const JsonValue &word)
    {
        return word.isString() && !isName(word.key()) && !directedness(word) &&
               !misspeltWord(word.text(), {u"directed", u"undirected"}).isEmpty();
    }

    bool failMisspeltDirectedness(const JsonValue &where)
    {
        return fail(
            where,
            ModelText::tr("expected \"%1\" to be directed or undirected, found '%2'.").arg(where.key(), where.text()));
    }

    /// True if the value of a member \a key is only a name.
    static bool isName(QStringView key)
    {
        static const QSet<QStringView> names = {u"id",    u"key",  u"name", u"label", u"source", u"target",
                                                u"from",  u"to",   u"head", u"tail",  u"v",      u"w",
                                                u"start", u"root", u"game", u"_gvid"};
        return names.contains(key);
    }

    bool setDirected(const JsonValue &where, bool isDirected, QStringView right)
    {
        if (m_isDirected && *m_isDirected != isDirected)
            return fail(where, ModelText::tr("\"%1\" contradicts what the file says of directions before; take one of "
                                             "them out.")
                                   .arg(where.key()));
        m_isDirected = isDirected;
        m_graph.setDirectionAdvice(ModelText::tr("set \"%1\": %2").arg(where.key(), right));
        return true;
    }

    bool failNoTruth(const JsonValue &where)
    {
        return fail(where, ModelText::tr("expected \"%1\" to be true or false.").arg(where.key()));
    }

    bool failMisspelt(const JsonValue &where, QStringView meant)
    {
        return fail(where, ModelText::tr("'%1' is one letter off '%2'; if it isn't meant, give it another name.")
                               .arg(where.key(), meant));
    }

    /// Reads the attributes of the graph; with \a hasAttributes, they are in its member "graph".
    bool readHead(const JsonValue &object, bool hasAttributes = true)
    {
        if (!readDirectedness(object))
            return false;
        if (object.member(u"truncated").isTrue())
            m_graph.setTruncated();
        JsonValue start = object.firstMember({u"start", u"root"});
        if ((!start.exists() || start.isNull()) && hasAttributes)
            start = object.firstMember({u"graph", u"attributes"}).firstMember({u"start", u"root"});
        if (start.exists() && !start.isNull()) {
            const auto name = nameOf(start);
            if (!name)
                return fail(start, ModelText::tr("expected the start to be a vertex, a word or a number."));
            m_graph.setStart(name->text.toString());
        }
        return true;
    }

    /// The word that \a key misspells, which would change the graph.
    static QStringView meantWord(QStringView key)
    {
        return misspeltWord(key, {u"vertices", u"positions",  u"nodes",     u"objects",   u"moves",
                                  u"arcs",     u"edges",      u"links",     u"adjacency", u"elements",
                                  u"directed", u"undirected", u"truncated", u"start",     u"arrows",
                                  u"children", u"arrowhead",  u"arrowtail", u"options",   u"graph"});
    }

    /// Reports unused members: all except \a used, of a move or of the graph. Returns false if one of them is misspelt.
    bool ignoreAllBut(const JsonValue &object, std::initializer_list<QStringView> used, bool isMove = false)
    {
        for (const JsonValue value : object) {
            const bool isUsed = std::ranges::any_of(used, [&](QStringView name) { return value.key() == name; });
            if (isUsed)
                continue;
            const QStringView meant = meantWord(value.key());
            if (!meant.isEmpty())
                return failMisspelt(value, meant);
            if (isMove)
                m_graph.ignoreOfMoves(value.key().left(40));
            else
                m_graph.ignore(value.key().left(40));
        }
        return true;
    }

    bool readElements(const JsonValue &elements)
    {
        std::vector<JsonValue> edges;
        if (elements.isArray()) {
            for (const JsonValue element : elements) {
                const JsonValue data = element.member(u"data");
                const QStringView group = element.member(u"group").text();
                if (group == u"edges" || (group != u"nodes" && (isEdge(data) || data.member(u"target").exists())))
                    edges.push_back(data);
                else if (!readVertex(data))
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

    /// True if this program wrote \a graph: with its own lists and the same lists in networkx' form.
    static bool hasAllLists(const JsonValue &graph)
    {
        return graph.member(u"positions").isArray() && graph.member(u"moves").isArray() &&
               graph.member(u"nodes").isArray() && graph.member(u"links").isArray();
    }

    /// Finds the list of \a graph with one of \a names. Returns false if it has two.
    bool findList(const JsonValue &graph, std::initializer_list<QStringView> names, JsonValue &list)
    {
        for (const QStringView name : names) {
            const JsonValue found = graph.member(name);
            if (!found.isArray() && !found.isObject())
                continue;
            if (!list.exists())
                list = found;
            else if (!hasAllLists(graph) || !isSameList(graph.firstMember(names), found))
                return fail(found,
                            ModelText::tr("\"%1\" and \"%2\" differ, and both may be meant; take one of them out.")
                                .arg(list.key(), name));
        }
        if (hasAllLists(graph)) // with "moves" and "links", whichever comes first
            list = graph.firstMember({names.begin()[0] == u"moves" ? u"moves" : u"positions"});
        else if (const JsonValue any = graph.firstMember(names); !list.exists() && any.exists())
            list = any;
        return true;
    }

    /// True if two lists contain the same vertices, or the same moves.
    static bool isSameList(const JsonValue &a, const JsonValue &b)
    {
        if (a.count() != b.count())
            return false;
        for (auto one = a.begin(), other = b.begin(); one != a.end(); ++one, ++other) {
            const auto [from, to] = endsOf(*one);
            const auto [otherFrom, otherTo] = endsOf(*other);
            if (from.text() != otherFrom.text() || to.text() != otherTo.text() ||
                (*one).member(u"id").text() != (*other).member(u"id").text())
                return false;
        }
        return true;
    }

    bool readVertices(const JsonValue &graph)
    {
        JsonValue list;
        if (!findList(graph, vertexLists, list))
            return false;
        if (!list.exists()) // in ELK's form
            list = graph.member(u"children");
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
        const JsonValue id = value.isObject() ? value.firstMember({u"id", u"key", u"name", u"_gvid", u"v"}) : value;
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
            readNames(value.member(u"value"), vertex);
            readFollowers(value, vertex);
        }
        if (!m_problem && !m_graph.hasLabel(vertex) && !m_graph.hasName(vertex)) {
            if (const QString wrong = GraphFileBuilder::nameProblem(name->text); !wrong.isEmpty())
                return fail(value, wrong);
        }
        return !m_problem;
    }

    void readNames(const JsonValue &node, quint32 vertex)
    {
        const JsonValue position = node.member(u"position");
        const JsonValue name = node.member(u"name");
        if (position.isString())
            m_graph.setName(vertex, (name.isString() ? name : position).text().toString());
        JsonValue label = node.firstMember({u"label", u"name"});
        if (const JsonValue labels = node.member(u"labels"); !label.exists() && labels.isArray() && labels.count() > 0)
            label = (*labels.begin()).member(u"text");
        if (!position.isString() && (label.isString() || label.isNumber()))
            m_graph.setLabel(vertex, labelText(label.text(), m_graph.id(vertex)));
        for (const JsonValue value : node) {
            static const QSet<QStringView> used = {u"id",    u"key",        u"name", u"label",    u"position",
                                                   u"_gvid", u"attributes", u"data", u"children", u"v"};
            const bool isDrawing = value.key() == u"labels" || (value.key() == u"value" && value.isObject());
            if (isDrawing || used.contains(value.key()))
                continue;
            if (value.key() == u"start" && (value.isTrue() || value.isFalse())) {
                m_graph.takeStartMark(vertex, value.isTrue() ? u"true" : u"false");
                continue;
            }
            const bool isArray = value.isArray() || value.isObject();
            if (isArray && std::ranges::any_of(followerLists, [&](QStringView word) { return value.key() == word; }))
                continue;
            QStringView meant = isArray ? meantList(value.key()) : QStringView();
            if (value.isTrue())
                meant = misspeltWord(value.key(), {u"start"});
            if (!meant.isEmpty())
                failMisspelt(value, meant);
            m_graph.ignore(value.key().left(40));
        }
    }

    /// The list of followers that a misspelt \a key means.
    static QStringView meantList(QStringView key)
    {
        return misspeltWord(key, {u"successors", u"followers", u"moves", u"children", u"neighbors", u"neighbours",
                                  u"adjacent", u"edges", u"links", u"adjacencies"});
    }

    /// Graphviz writes the default label of all vertices as \N.
    static QStringView labelText(QStringView label, QStringView id) { return label == u"\\N" ? id : label; }

    /// Reads followers within a vertex, which are joined when all vertices are known.
    void readFollowers(const JsonValue &node, quint32 vertex)
    {
        for (const QStringView name : followerLists) {
            const JsonValue list = node.member(name);
            if (m_isTree && name == u"children")
                continue;
            if (list.isArray() || list.isObject())
                m_inVertices.emplace_back(vertex, list);
        }
    }

    bool readMoves(const JsonValue &graph)
    {
        JsonValue list;
        if (!findList(graph, moveLists, list))
            return false;
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
        if (adjacency.isObject())
            return readAdjacencyMap(adjacency);
        if (!adjacency.isArray() || adjacency.count() != static_cast<qsizetype>(m_indexed.size()))
            return fail(adjacency, ModelText::tr("expected \"adjacency\" to be an array with a list for each vertex."));
        if (isMatrix(adjacency))
            return readMatrix(adjacency);
        std::size_t index = 0;
        for (const JsonValue list : adjacency) {
            if (!list.isArray())
                return fail(list, ModelText::tr("expected a list of followers."));
            QSet<QString> seen;
            for (const JsonValue cell : list) {
                const qsizetype before = seen.size();
                if (cell.isNumber() && (seen << cell.text().toString()).size() == before)
                    return fail(cell, twice(cell));
            }
            if (!readFollowersOf(*m_indexed[index++], list))
                return false;
        }
        return true;
    }

    /// Reads lists of followers by the names of vertices, which may have a separate list.
    bool readAdjacencyMap(const JsonValue &map)
    {
        if (!m_hasVertices)
            return readMap(map);
        m_impliesDirection = true;
        for (const JsonValue list : map) {
            const auto from = m_graph.findVertex(list.key());
            if (!from)
                return fail(list, ModelText::tr("a list of followers is called '%1', and there is no such vertex.")
                                      .arg(list.key().left(40)));
            if (!list.isArray() && !list.isObject())
                return fail(list, ModelText::tr("expected a list of followers."));
            if (!readFollowersOf(*from, list))
                return false;
        }
        m_graph.reading().assumed << ModelText::tr("moves lead from a name to those in its list");
        return true;
    }

    /// True if the numbers of columns and rows are equal, and all cells are 0 or 1.
    static bool isMatrix(const JsonValue &rows)
    {
        const qsizetype size = rows.count();
        for (const JsonValue row : rows) {
            if (size < 2 || !row.isArray() || row.count() != size)
                return false;
            for (const JsonValue cell : row) {
                if (!cell.isNumber() || (cell.text() != u"0" && cell.text() != u"1"))
                    return false;
            }
        }
        return size > 0;
    }

    bool readMatrix(const JsonValue &rows)
    {
        std::size_t from = 0;
        for (const JsonValue row : rows) {
            std::size_t to = 0;
            for (const JsonValue cell : row) {
                if (cell.text() == u"1")
                    join(*m_indexed[from], *m_indexed[to], cell, m_isDirected != false);
                ++to;
            }
            ++from;
        }
        m_graph.reading().assumed << ModelText::tr("moves lead from rows to columns");
        return true;
    }

    static QString twice(const JsonValue &cell)
    {
        return ModelText::tr("%1 comes twice in this list of followers. If this is a matrix, it needs as many rows as "
                             "columns, and no other numbers than 0 and 1.")
            .arg(cell.text());
    }

    bool readFollowersOf(quint32 from, const JsonValue &list)
    {
        for (const JsonValue value : list) {
            const JsonValue target = value.isObject() && list.isArray()
                                         ? value.firstMember({u"id", u"target", u"to", u"head", u"nodeTo"})
                                         : value;
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
        return checkWeights(list);
    }

    /// The third entry of a move that is a list of three; none for other moves.
    static JsonValue dataOf(const JsonValue &move)
    {
        if (!move.isArray() || move.count() != 3)
            return {};
        auto item = move.begin();
        ++item;
        return *++item;
    }

    /// Numbers after two vertices are weights if all moves have one, and at least one of them is no vertex.
    bool checkWeights(const JsonValue &list)
    {
        qsizetype weights = 0;
        bool isWeight = false;
        for (const JsonValue move : list) {
            if (const JsonValue data = dataOf(move); data.isNumber()) {
                ++weights;
                isWeight = isWeight || !(m_isByIndex ? nameOf(data).has_value() : m_graph.hasVertex(data.text()));
            }
        }
        if (weights == 0)
            return true;
        if (weights < list.count() || !isWeight)
            return fail(list, ModelText::tr("the third number in a move may be a weight or a vertex; leave it out, or "
                                            "write {\"weight\": 1} for it."));
        m_graph.ignore(ModelText::tr("weights"));
        return true;
    }

    /// The vertex in the value of "source" or another word: after a simulation of d3 the whole vertex, in ELK a list.
    static JsonValue endOf(const JsonValue &value)
    {
        if (value.isObject())
            return value.firstMember({u"id", u"key", u"name"});
        const bool isList = value.key() == u"sources" || value.key() == u"targets";
        return isList ? (value.count() == 1 ? *value.begin() : JsonValue()) : value;
    }

    static std::pair<JsonValue, JsonValue> endsOf(const JsonValue &move)
    {
        if (move.isObject())
            return {endOf(move.firstMember({u"source", u"from", u"tail", u"v", u"sources"})),
                    endOf(move.firstMember({u"target", u"to", u"head", u"w", u"targets"}))};
        const JsonValue data = dataOf(move);
        if (!move.isArray() || (move.count() != 2 && !data.isObject() && !data.isNumber()))
            return {};
        auto item = move.begin();
        const JsonValue first = *item;
        ++item;
        return {first, *item};
    }

    /// True if all moves are between whole numbers that are indices of vertices, and not all are vertices' own names.
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

    /// Reads the move number \a index, counted from 0, of the list with the name \a list.
    bool readMove(const JsonValue &value, QStringView list, qsizetype index)
    {
        const auto name = [&] { return QStringLiteral("\"%1\"[%2]").arg(list).arg(index); };
        const auto [source, target] = endsOf(value);
        const auto from = nameOf(source);
        const auto to = nameOf(target);
        if (!from || !to)
            return fail(value,
                        ModelText::tr("expected %1 to be a pair of vertices, as in [\"a\", \"b\"].").arg(name()));
        const auto a = vertexOf(source, from->text);
        const auto b = vertexOf(target, to->text);
        if (!a || !b)
            return fail(value, ModelText::tr("%1 names '%2', and there is no such vertex.")
                                   .arg(name(), (a ? to : from)->text.left(40)));
        const JsonValue data = value.isArray() ? dataOf(value) : value;
        for (const JsonValue member : data) {
            const QStringView meant = misspeltWord(member.key(), {u"dir", u"type", u"style"});
            if (!meant.isEmpty())
                return failMisspelt(member, meant);
        }
        if (!data.isObject())
            return readDirection(value, *a, *b);
        const bool isSpelt =
            ignoreAllBut(data, {u"source", u"target",  u"from",    u"to",        u"tail",       u"head", u"v",
                                u"w",      u"sources", u"targets", u"directed",  u"undirected", u"id",   u"key",
                                u"_gvid",  u"dir",     u"arrows",  u"arrowhead", u"arrowtail",  u"type"},
                         true);
        return isSpelt && readDirection(data, *a, *b);
    }

    /// Reads an edge's direction from its own attributes, if it has any.
    bool readDirection(const JsonValue &edge, quint32 a, quint32 b)
    {
        const auto styles = QStringView(edge.member(u"style").text()).split(u',');
        if (std::ranges::any_of(styles, [](QStringView word) { return word.trimmed() == u"invis"; })) {
            m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n invisible edge(s)"));
            return true;
        }
        std::optional<Heads> heads;
        if (!readHeads(edge, heads))
            return false;
        if (heads && (heads->atSource || heads->atTarget)) {
            if (heads->atTarget)
                join(a, b, edge, true);
            if (heads->atSource)
                join(b, a, edge, true);
            return true;
        }
        if (heads) {
            m_graph.addEdge(a, b, edge.line(), {u"\"arrows\"", u"\"arrows\": \"to\""});
            return true;
        }
        std::optional<bool> isDirected;
        for (const QStringView name : {QStringView(u"directed"), QStringView(u"undirected")}) {
            const JsonValue truth = edge.member(name);
            if (!truth.exists())
                continue;
            if (!truth.isTrue() && !truth.isFalse())
                return failNoTruth(truth);
            isDirected = truth.isTrue() != (name == u"undirected");
        }
        if (isDirected == false) {
            m_graph.addEdge(a, b, edge.line(),
                            edge.member(u"directed").exists()
                                ? GraphFileBuilder::EdgeWord{u"\"directed\": false", u"\"directed\": true"}
                                : GraphFileBuilder::EdgeWord{u"\"undirected\": true", u"\"undirected\": false"});
            return true;
        }
        for (const JsonValue word : edge) {
            if (!edge.isObject() || isDirected)
                break;
            isDirected = directedness(word);
            if (isMisspeltDirectedness(word))
                return failMisspeltDirectedness(word);
            if (isDirected == false) {
                m_graph.addEdge(a, b, edge.line(), {word.text(), u"directed"});
                return true;
            }
        }
        if (const JsonValue type = edge.member(u"type"); type.exists() && !directedness(type))
            m_graph.ignore(u"type");
        join(a, b, edge, isDirected ? isDirected : m_isDirected);
        return true;
    }

    /// Reads the heads of an edge, as written by Graphviz and vis.js. Returns false if the value is unknown.
    bool readHeads(const JsonValue &edge, std::optional<Heads> &heads)
    {
        JsonValue word = edge.firstMember({u"dir", u"arrows"});
        if (!word.exists())
            word = m_arrows;
        if (word.isObject()) {
            const auto isOn = [](const JsonValue &head) {
                return head.isTrue() || (head.isObject() && !head.member(u"enabled").isFalse());
            };
            for (const JsonValue end : word) {
                if (end.key() != u"to" && end.key() != u"from" && end.key() != u"middle")
                    return fail(end, ModelText::tr("expected \"%1\" to be to, from, both or none, found '%2'.")
                                         .arg(word.key(), end.key().left(40)));
                for (const JsonValue detail : end) {
                    if (end.isObject() && !misspeltWord(detail.key(), {u"enabled"}).isEmpty())
                        return failMisspelt(detail, u"enabled");
                }
            }
            if (word.firstMember({u"to", u"from"}).exists())
                heads = Heads{isOn(word.member(u"from")), isOn(word.member(u"to"))};
        } else if (word.exists() && !word.isNull()) {
            static const QRegularExpression separator(QStringLiteral("[\\s,;]+"));
            for (const QString &end : word.text().toString().split(separator, Qt::SkipEmptyParts)) {
                const bool isBack = end == u"back" || end == u"from";
                const bool isForward = end == u"forward" || end == u"to";
                if (!isBack && !isForward && end != u"both" && end != u"none" && end != u"middle")
                    return fail(word, ModelText::tr("expected \"%1\" to be to, from, both or none, found '%2'.")
                                          .arg(word.key(), end.left(40)));
                if (end == u"middle")
                    continue;
                heads = heads.value_or(Heads{false, false});
                heads->atSource = heads->atSource || isBack || end == u"both";
                heads->atTarget = heads->atTarget || isForward || end == u"both";
            }
        }
        for (const QStringView name : {QStringView(u"arrowhead"), QStringView(u"arrowtail"), QStringView(u"style")}) {
            const JsonValue look = edge.member(name);
            if (!misspeltWord(look.text(), {u"none", u"invis"}).isEmpty())
                return fail(look, ModelText::tr("'%1' is one letter off '%2'; if it isn't meant, give it another name.")
                                      .arg(look.text(), misspeltWord(look.text(), {u"none", u"invis"})));
        }
        const bool hasNoHead = edge.member(u"arrowhead").text() == u"none";
        const bool hasNoTail = edge.member(u"arrowtail").text() == u"none";
        if (hasNoHead && !heads && m_isDirected != false)
            heads = Heads();
        if (heads)
            heads = Heads{heads->atSource && !hasNoTail, heads->atTarget && !hasNoHead};
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
        if (m_problem)
            return false;
        if (m_isAssumed)
            m_graph.reading().assumed << ModelText::tr("moves lead from the first vertex to the second");
        if (!graph.isObject())
            return true;
        return ignoreAllBut(graph, {u"vertices",   u"positions",  u"nodes",      u"objects",     u"moves",
                                    u"arcs",       u"edges",      u"links",      u"adjacency",   u"elements",
                                    u"directed",   u"isDirected", u"undirected", u"edgedefault", u"defaultedgetype",
                                    u"V",          u"E",          u"children",   u"id",          u"truncated",
                                    u"start",      u"root",       u"graph",      u"graphs",      u"attributes",
                                    u"multigraph", u"game",       u"name",       u"type",        u"data",
                                    u"options",    u"adj",        u"successors", u"followers",   u"neighbors",
                                    u"neighbours"});
    }

    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    std::optional<bool> m_isDirected;
    JsonValue m_arrows;                            ///< default for edges
    std::vector<std::optional<quint32>> m_indexed; ///< the vertices in the order of their list; groups have none
    QHash<QStringView, quint32> m_byIndex;         ///< by Graphviz' numbers
    std::vector<std::pair<quint32, JsonValue>> m_inVertices;
    bool m_hasVertices = false; ///< the file lists its vertices
    bool m_areIdsNumbers = false;
    bool m_isByIndex = false;
    bool m_isTree = false;
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
