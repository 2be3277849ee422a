// SPDX-License-Identifier: GPL-3.0-or-later
// Reading DOT
//
// A parser by recursive descent for the whole grammar of the DOT language, one function per rule:
//
//     graph     : [ "strict" ] ( "digraph" | "graph" ) [ name ] "{" statements "}"
//     statement : name "=" name | ("graph" | "node" | "edge") lists | endpoint { ("->" | "--") endpoint } lists
//     endpoint  : name [ ":" port [ ":" compass ] ] | [ "subgraph" [ name ] ] "{" statements "}"
//     lists     : { "[" { name [ "=" name ] [ ";" | "," ] } "]" }
//
// An edge between subgraphs joins all vertices of one with all of the other. What counts beside the vertices and edges:
// an edge's dir (back, both, none) and a style that makes it invisible, a vertex's label, and the defaults that "edge
// [...]" and "node [...]" set for what comes after them in their braces. A cluster is no vertex. Other attributes are
// read and named as ignored.
//
// Two things that the grammar allows are refused, because what people mean by them is something else, most often a
// keyword that is misspelt: a name right before "{", and an attribute of edges at a vertex.
//
// Boost.Graph can read DOT too, and the tests ask it for a second opinion on what this program writes. It isn't used
// here because it refuses "a -> {b c}", numbers vertices by their names' order instead of the file's, can't say in
// which line a file goes wrong, and overruns the stack on a file of many '{'. It also takes ten times as long.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/dotlexer.h"
#include "model/import/misspelling.h"

#include <QRegularExpression>
#include <QVarLengthArray>

#include <algorithm>

namespace mexplorer {

namespace {

/// What a label says: the escapes of DOT resolved, and HTML without its tags. \a id is the vertex's, for \N.
QString labelText(const DotToken &value, QStringView id)
{
    if (value.isHtml) {
        static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
        QString text = value.text.toString();
        text.replace(tag, QStringLiteral(" "));
        text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
            .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
            .replace(QStringLiteral("&nbsp;"), QStringLiteral(" "))
            .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        return text;
    }
    if (value.escaped.isEmpty())
        return value.text.toString();
    QString text;
    for (qsizetype i = 0; i < value.escaped.size(); ++i) {
        const QChar c = value.escaped[i];
        if (c != u'\\' || i + 1 == value.escaped.size()) {
            text += c;
            continue;
        }
        const QChar escape = value.escaped[++i];
        if (escape == u'N')
            text += id;
        else if (escape == u'n' || escape == u'l' || escape == u'r')
            text += u' ';
        else
            text += escape;
    }
    return text;
}

class DotParser
{
public:
    DotParser(const QString &text, GraphFileBuilder &graph) : m_lexer(text), m_builder(graph) { advance(); }

    std::optional<Problem> read()
    {
        if (m_token.isKeyword(u"strict"))
            advance();
        m_isDirected = m_token.isKeyword(u"digraph");
        if (!m_isDirected && !m_token.isKeyword(u"graph"))
            return unexpected(ModelText::tr("expected 'digraph', found %1."));
        m_builder.setDirectionAdvice(ModelText::tr("write 'digraph' and '->'"));
        advance();
        if (m_token.isName())
            advance();
        Vertices all;
        if (readBody(all, {}, 0) && m_token.kind != DotToken::Kind::End)
            fail(ModelText::tr("expected the end of the file after the graph's '}', found %1."));
        if (!m_problem)
            refuseMisspellings();
        if (!m_problem)
            applyStart();
        return m_problem;
    }

private:
    using Vertices = std::vector<quint32>;
    static constexpr int maxDepth = 200;

    enum class Direction { Default, Forward, Back, Both, None };

    /// The attributes that count, of an edge or as a default.
    struct EdgeLook
    {
        Direction direction = Direction::Default;
        bool isInvisible = false;
    };
    /// What holds within braces, for all that comes after it there.
    struct Defaults
    {
        EdgeLook edge;
        std::optional<DotToken> label; ///< of a vertex
    };
    /// Those from each of the vertices [from, middle) of a list to each of [middle, end).
    struct Edges
    {
        std::size_t from;
        std::size_t middle;
        std::size_t end;
        int line;
    };
    struct Misspelling
    {
        quint32 vertex;
        int line;
        QStringView meant;
    };
    enum class Owner { Graph, Cluster, VertexDefault, EdgeDefault, Vertex, Edge };

    void advance()
    {
        m_token = m_lexer.next();
        if (m_token.kind == DotToken::Kind::Bad && !m_problem)
            m_problem = m_builder.problemAtLine(m_token.line, m_token.text.toString());
    }

    /// \a sentence says what is expected, with %1 for what is found.
    Problem unexpected(const QString &sentence) const
    {
        return m_problem ? *m_problem : m_builder.problemAtLine(m_token.line, sentence.arg(m_token.shown()));
    }

    bool fail(const QString &sentence)
    {
        m_problem = unexpected(sentence);
        return false;
    }

    bool take(QStringView symbol)
    {
        if (!m_token.isSymbol(symbol))
            return false;
        advance();
        return true;
    }

    /// "{" statements "}", whose vertices are added to \a vertices, as those of all rules are.
    bool readBody(Vertices &vertices, Defaults defaults, int depth)
    {
        if (!take(u"{"))
            return fail(ModelText::tr("expected '{', found %1."));
        if (depth > maxDepth) {
            m_problem = m_builder.problemAtLine(m_token.line,
                                                ModelText::tr("subgraphs are nested more than %1 deep.").arg(maxDepth));
            return false;
        }
        while (!m_token.isSymbol(u"}")) {
            if (!readStatement(vertices, defaults, depth))
                return false;
            take(u";") || take(u",");
        }
        advance();
        return !m_problem;
    }

    bool readStatement(Vertices &vertices, Defaults &defaults, int depth)
    {
        if (take(u";"))
            return true;
        if (m_token.isKeyword(u"graph")) {
            advance();
            return readLists(depth == 0 ? Owner::Graph : Owner::Cluster, nullptr, nullptr);
        }
        if (m_token.isKeyword(u"node")) {
            advance();
            return readLists(Owner::VertexDefault, &defaults.label, nullptr);
        }
        if (m_token.isKeyword(u"edge")) {
            advance();
            return readLists(Owner::EdgeDefault, nullptr, &defaults.edge);
        }
        if (!m_token.isName() && !m_token.isSymbol(u"{"))
            return fail(ModelText::tr("expected a vertex, a move or '}', found %1."));
        return readChain(vertices, defaults, depth);
    }

    /// A graph's attribute, a vertex, or vertices joined by edges.
    bool readChain(Vertices &vertices, const Defaults &defaults, int depth)
    {
        const int line = m_token.line;
        const bool isName = m_token.isName() && !m_token.isKeyword(u"subgraph");
        std::size_t from = vertices.size();
        if (!readEndpoint(vertices, defaults, depth, true))
            return false;
        const bool isVertex = isName && vertices.size() > from; // and no attribute
        if (isVertex && m_token.isSymbol(u"{") && m_token.line == line)
            return fail(ModelText::tr("expected ';' or 'subgraph' before %1."));
        QVarLengthArray<Edges, 4> edges;
        while (m_token.isSymbol(u"->") || m_token.isSymbol(u"--")) {
            if (m_isDirected && m_token.isSymbol(u"--"))
                return fail(ModelText::tr("expected '->', because this graph is directed, found %1."));
            if (!m_isDirected && m_token.isSymbol(u"->"))
                return fail(ModelText::tr("expected '--', because this graph is undirected, found %1."));
            const int edgeLine = m_token.line;
            advance();
            const std::size_t middle = vertices.size();
            if (!readEndpoint(vertices, defaults, depth, false))
                return false;
            edges.append({from, middle, vertices.size(), edgeLine});
            from = middle;
        }
        if (!edges.isEmpty()) {
            EdgeLook look = defaults.edge;
            return readLists(Owner::Edge, nullptr, &look) &&
                   (look.isInvisible || std::ranges::all_of(edges, [&](const Edges &group) {
                        return join(vertices, group, look.direction);
                    }));
        }
        if (!isVertex)
            return readLists(Owner::Cluster, nullptr, nullptr);
        m_vertex = vertices.back();
        if (m_token.isSymbol(u"[") && !m_builder.id(m_vertex).isEmpty())
            noteMisspelling(m_vertex, line);
        std::optional<DotToken> label;
        if (!readLists(Owner::Vertex, &label, nullptr))
            return false;
        if (label)
            m_builder.setLabel(m_vertex, labelText(*label, m_builder.id(m_vertex)));
        return true;
    }

    /// "nods [shape=box]" sets no default; it is refused at the end unless edges show that it is a vertex.
    void noteMisspelling(quint32 vertex, int line)
    {
        const QStringView meant = misspeltWord(m_builder.id(vertex).toLower(), {u"node", u"edge", u"graph"});
        if (!meant.isEmpty())
            m_misspelt.push_back({vertex, line, meant});
    }

    void refuseMisspellings()
    {
        for (const Misspelling &misspelt : m_misspelt) {
            if (m_problem || m_builder.hasMoves(misspelt.vertex))
                continue;
            m_problem = m_builder.problemAtLine(
                misspelt.line,
                ModelText::tr("'%1' is a vertex without moves and one letter off '%2', which may be meant; "
                              "take it out, or give it another name.")
                    .arg(m_builder.id(misspelt.vertex), misspelt.meant));
        }
    }

    bool readEndpoint(Vertices &vertices, const Defaults &defaults, int depth, bool mayBeAttribute)
    {
        if (m_token.isKeyword(u"subgraph")) {
            advance();
            if (m_token.isName())
                advance();
        }
        if (m_token.isSymbol(u"{"))
            return readSubgraph(vertices, defaults, depth);
        if (!m_token.isName())
            return fail(ModelText::tr("expected a vertex, found %1."));
        const QStringView key = m_token.text;
        advance();
        if (mayBeAttribute && take(u"="))
            return readAttributeValue(depth == 0 ? key : QStringView());
        const qsizetype count = m_builder.vertexCount();
        vertices.push_back(m_builder.vertex(key));
        const bool isNew = m_builder.vertexCount() > count;
        if (isNew && defaults.label)
            m_builder.setLabel(vertices.back(), labelText(*defaults.label, key));
        return readPort();
    }

    bool readSubgraph(Vertices &vertices, const Defaults &defaults, int depth)
    {
        const auto first = static_cast<std::ptrdiff_t>(vertices.size());
        if (!readBody(vertices, defaults, depth + 1))
            return false;
        std::sort(vertices.begin() + first, vertices.end());
        vertices.erase(std::unique(vertices.begin() + first, vertices.end()), vertices.end());
        return true;
    }

    bool readPort()
    {
        for (int i = 0; i < 2 && take(u":"); ++i) {
            if (!m_token.isName())
                return fail(ModelText::tr("expected a port after ':', found %1."));
            advance();
        }
        return !m_problem;
    }

    bool readAttributeValue(QStringView key)
    {
        if (!m_token.isName())
            return fail(ModelText::tr("expected a value after '=', found %1."));
        setGraphAttribute(key, m_token.text);
        advance();
        return !m_problem;
    }

    /// Attribute lists, of which what counts is set in \a label or \a look.
    bool readLists(Owner owner, std::optional<DotToken> *label, EdgeLook *look)
    {
        while (take(u"[")) {
            while (!take(u"]")) {
                if (!m_token.isName())
                    return fail(ModelText::tr("expected an attribute or ']', found %1."));
                const DotToken key = m_token;
                advance();
                DotToken value;
                value.text = u"true";
                if (take(u"=")) {
                    if (!m_token.isName())
                        return fail(ModelText::tr("expected a value after '=', found %1."));
                    value = m_token;
                    advance();
                }
                if (!setAttribute(owner, key, value, label, look))
                    return false;
                take(u";") || take(u",");
            }
        }
        return !m_problem;
    }

    bool setAttribute(Owner owner, const DotToken &key, const DotToken &value, std::optional<DotToken> *label,
                      EdgeLook *look)
    {
        if (owner == Owner::Graph) {
            setGraphAttribute(key.text, value.text);
        } else if (label && key.text == u"label") {
            *label = value;
        } else if (owner == Owner::Vertex && key.text == u"position") {
            m_builder.setName(m_vertex, value.text.toString());
        } else if (look && key.text == u"dir") {
            return setDirection(*look, value);
        } else if (look && key.text == u"style" && value.text.split(u',').contains(QStringView(u"invis"))) {
            look->isInvisible = true;
        } else if (label && (key.text == u"dir" || key.text == u"arrowhead" || key.text == u"arrowtail")) {
            m_problem = m_builder.problemAtLine(
                key.line, ModelText::tr("'%1' is an attribute of edges, and this is a vertex.").arg(key.text));
            return false;
        } else if (look && !misspeltWord(key.text, {u"dir"}).isEmpty()) {
            m_problem = m_builder.problemAtLine(
                key.line, ModelText::tr("there is no attribute '%1' of edges; 'dir' may be meant.").arg(key.text));
            return false;
        } else {
            m_builder.ignore(key.text);
        }
        return true;
    }

    bool setDirection(EdgeLook &look, const DotToken &value)
    {
        const QStringView word = value.text;
        if (word == u"forward")
            look.direction = Direction::Forward;
        else if (word == u"back")
            look.direction = Direction::Back;
        else if (word == u"both")
            look.direction = Direction::Both;
        else if (word == u"none")
            look.direction = Direction::None;
        else {
            m_problem = m_builder.problemAtLine(
                value.line,
                ModelText::tr("expected dir to be forward, back, both or none, found %1.").arg(value.shown()));
            return false;
        }
        return true;
    }

    void setGraphAttribute(QStringView key, QStringView value)
    {
        if (key == u"start" || key == u"root")
            m_start = value.toString();
        else if (key == u"truncated")
            value == u"true" ? m_builder.setTruncated() : void();
        else if (!key.isEmpty())
            m_builder.ignore(key);
    }

    /// Graphviz has a layout attribute start too, whose values are words or a number; those are not a vertex.
    void applyStart()
    {
        static const QStringList layoutWords = {"regular", "self", "random", "rand"};
        bool isNumber = false;
        m_start.toDouble(&isNumber);
        const bool isLayout = isNumber || m_start.isEmpty() || layoutWords.contains(m_start);
        if (m_builder.hasVertex(m_start) || !isLayout)
            m_builder.setStart(m_start);
    }

    bool join(const Vertices &vertices, const Edges &edges, Direction direction)
    {
        if (direction == Direction::Default)
            direction = m_isDirected ? Direction::Forward : Direction::None;
        for (std::size_t i = edges.from; i < edges.middle; ++i) {
            for (std::size_t j = edges.middle; j < edges.end; ++j) {
                const quint32 a = vertices[i];
                const quint32 b = vertices[j];
                if (direction == Direction::None)
                    m_builder.addEdge(a, b, edges.line);
                if (direction == Direction::Forward || direction == Direction::Both)
                    m_builder.addMove(a, b);
                if (direction == Direction::Back || direction == Direction::Both)
                    m_builder.addMove(b, a);
            }
            if (m_builder.isFull()) {
                m_problem = m_builder.take().problem();
                return false;
            }
        }
        return true;
    }

    DotLexer m_lexer;
    GraphFileBuilder &m_builder;
    DotToken m_token;
    std::optional<Problem> m_problem;
    QString m_start;
    std::vector<Misspelling> m_misspelt;
    quint32 m_vertex = 0; ///< whose attributes are read
    bool m_isDirected = true;
};

} // namespace

std::optional<Problem> readDotGraph(const QString &text, GraphFileBuilder &graph)
{
    return DotParser(text, graph).read();
}

} // namespace mexplorer
