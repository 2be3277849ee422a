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

#include <algorithm>

namespace mexplorer {

namespace {

/// What a label says: the escapes of DOT resolved, and HTML without its tags. \a id is the vertex's, for \N.
QString labelText(const DotToken &value, const QString &id)
{
    if (value.isHtml) {
        static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
        QString text = value.text;
        text.replace(tag, QStringLiteral(" "));
        text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
            .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
            .replace(QStringLiteral("&nbsp;"), QStringLiteral(" "))
            .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        return text;
    }
    if (value.escaped.isEmpty())
        return value.text;
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
        if (m_token.isKeyword("strict"))
            advance();
        m_isDirected = m_token.isKeyword("digraph");
        if (!m_isDirected && !m_token.isKeyword("graph"))
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
    struct Edges
    {
        Vertices from;
        Vertices to;
        int line;
    };
    struct Misspelling
    {
        quint32 vertex;
        int line;
        QLatin1StringView meant;
    };
    enum class Owner { Graph, Cluster, VertexDefault, EdgeDefault, Vertex, Edge };

    void advance()
    {
        m_token = m_lexer.next();
        if (m_token.kind == DotToken::Kind::Bad && !m_problem)
            m_problem = m_builder.problemAtLine(m_token.line, m_token.text);
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

    bool take(const char *symbol)
    {
        if (!m_token.isSymbol(symbol))
            return false;
        advance();
        return true;
    }

    /// "{" statements "}", whose vertices are added to \a vertices.
    bool readBody(Vertices &vertices, Defaults defaults, int depth)
    {
        if (!take("{"))
            return fail(ModelText::tr("expected '{', found %1."));
        if (depth > maxDepth) {
            m_problem = m_builder.problemAtLine(m_token.line,
                                                ModelText::tr("subgraphs are nested more than %1 deep.").arg(maxDepth));
            return false;
        }
        while (!m_token.isSymbol("}")) {
            if (!readStatement(vertices, defaults, depth))
                return false;
            take(";") || take(",");
        }
        advance();
        return !m_problem;
    }

    bool readStatement(Vertices &vertices, Defaults &defaults, int depth)
    {
        if (take(";"))
            return true;
        if (m_token.isKeyword("graph")) {
            advance();
            return readLists(depth == 0 ? Owner::Graph : Owner::Cluster, nullptr, nullptr);
        }
        if (m_token.isKeyword("node")) {
            advance();
            return readLists(Owner::VertexDefault, &defaults.label, nullptr);
        }
        if (m_token.isKeyword("edge")) {
            advance();
            return readLists(Owner::EdgeDefault, nullptr, &defaults.edge);
        }
        if (!m_token.isName() && !m_token.isSymbol("{"))
            return fail(ModelText::tr("expected a vertex, a move or '}', found %1."));
        return readChain(vertices, defaults, depth);
    }

    /// A graph's attribute, a vertex, or vertices joined by edges.
    bool readChain(Vertices &vertices, const Defaults &defaults, int depth)
    {
        const int line = m_token.line;
        const bool isName = m_token.isName() && !m_token.isKeyword("subgraph");
        Vertices from;
        if (!readEndpoint(from, defaults, depth, true))
            return false;
        if (isName && m_token.isSymbol("{") && m_token.line == line && !from.empty())
            return fail(ModelText::tr("expected ';' or 'subgraph' before %1."));
        std::vector<Edges> edges;
        vertices.insert(vertices.end(), from.begin(), from.end());
        while (m_token.isSymbol("->") || m_token.isSymbol("--")) {
            if (m_isDirected && m_token.isSymbol("--"))
                return fail(ModelText::tr("expected '->', because this graph is directed, found %1."));
            if (!m_isDirected && m_token.isSymbol("->"))
                return fail(ModelText::tr("expected '--', because this graph is undirected, found %1."));
            const int edgeLine = m_token.line;
            advance();
            Vertices to;
            if (!readEndpoint(to, defaults, depth, false))
                return false;
            vertices.insert(vertices.end(), to.begin(), to.end());
            edges.push_back({std::move(from), to, edgeLine});
            from = std::move(to);
        }
        if (!edges.empty()) {
            EdgeLook look = defaults.edge;
            return readLists(Owner::Edge, nullptr, &look) && joinAll(edges, look);
        }
        if (from.size() != 1 || !isName)
            return readLists(Owner::Cluster, nullptr, nullptr);
        if (m_token.isSymbol("[") && !m_builder.id(from.front()).isEmpty())
            noteMisspelling(from.front(), line);
        std::optional<DotToken> label;
        m_vertex = from.front();
        if (!readLists(Owner::Vertex, &label, nullptr))
            return false;
        if (label)
            m_builder.setLabel(m_vertex, labelText(*label, m_builder.id(m_vertex)));
        return true;
    }

    /// "nods [shape=box]" sets no default; it is refused at the end unless edges show that it is a vertex.
    void noteMisspelling(quint32 vertex, int line)
    {
        const QLatin1StringView meant =
            misspeltWord(m_builder.id(vertex).toLower(),
                         {QLatin1StringView("node"), QLatin1StringView("edge"), QLatin1StringView("graph")});
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
        if (m_token.isKeyword("subgraph")) {
            advance();
            if (m_token.isName())
                advance();
        }
        if (m_token.isSymbol("{"))
            return readSubgraph(vertices, defaults, depth);
        if (!m_token.isName())
            return fail(ModelText::tr("expected a vertex, found %1."));
        const QString key = m_token.text;
        advance();
        if (mayBeAttribute && take("="))
            return readAttributeValue(depth == 0 ? key : QString());
        const bool isNew = !m_builder.hasVertex(key);
        vertices.push_back(m_builder.vertex(key));
        if (isNew && defaults.label)
            m_builder.setLabel(vertices.back(), labelText(*defaults.label, key));
        return readPort();
    }

    bool readSubgraph(Vertices &vertices, const Defaults &defaults, int depth)
    {
        if (!readBody(vertices, defaults, depth + 1))
            return false;
        std::ranges::sort(vertices);
        vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
        return true;
    }

    bool readPort()
    {
        for (int i = 0; i < 2 && take(":"); ++i) {
            if (!m_token.isName())
                return fail(ModelText::tr("expected a port after ':', found %1."));
            advance();
        }
        return !m_problem;
    }

    bool readAttributeValue(const QString &key)
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
        while (take("[")) {
            while (!take("]")) {
                if (!m_token.isName())
                    return fail(ModelText::tr("expected an attribute or ']', found %1."));
                const DotToken key = m_token;
                advance();
                DotToken value;
                value.text = QStringLiteral("true");
                if (take("=")) {
                    if (!m_token.isName())
                        return fail(ModelText::tr("expected a value after '=', found %1."));
                    value = m_token;
                    advance();
                }
                if (!setAttribute(owner, key, value, label, look))
                    return false;
                take(";") || take(",");
            }
        }
        return !m_problem;
    }

    bool setAttribute(Owner owner, const DotToken &key, const DotToken &value, std::optional<DotToken> *label,
                      EdgeLook *look)
    {
        if (owner == Owner::Graph) {
            setGraphAttribute(key.text, value.text);
        } else if (label && key.text == QStringLiteral("label")) {
            *label = value;
        } else if (owner == Owner::Vertex && key.text == QStringLiteral("position")) {
            m_builder.setName(m_vertex, value.text);
        } else if (look && key.text == QStringLiteral("dir")) {
            return setDirection(*look, value);
        } else if (look && key.text == QStringLiteral("style") &&
                   value.text.split(u',').contains(QStringLiteral("invis"))) {
            look->isInvisible = true;
        } else if (label && (key.text == QStringLiteral("dir") || key.text == QStringLiteral("arrowhead") ||
                             key.text == QStringLiteral("arrowtail"))) {
            m_problem = m_builder.problemAtLine(
                key.line, ModelText::tr("'%1' is an attribute of edges, and this is a vertex.").arg(key.text));
            return false;
        } else if (look && misspeltWord(key.text, {QLatin1StringView("dir")}) == u"dir") {
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
        const QString word = value.text;
        if (word == QStringLiteral("forward"))
            look.direction = Direction::Forward;
        else if (word == QStringLiteral("back"))
            look.direction = Direction::Back;
        else if (word == QStringLiteral("both"))
            look.direction = Direction::Both;
        else if (word == QStringLiteral("none"))
            look.direction = Direction::None;
        else {
            m_problem = m_builder.problemAtLine(
                value.line,
                ModelText::tr("expected dir to be forward, back, both or none, found %1.").arg(value.shown()));
            return false;
        }
        return true;
    }

    void setGraphAttribute(const QString &key, const QString &value)
    {
        if (key == QStringLiteral("start") || key == QStringLiteral("root"))
            m_start = value;
        else if (key == QStringLiteral("truncated"))
            value == QStringLiteral("true") ? m_builder.setTruncated() : void();
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

    bool joinAll(const std::vector<Edges> &edges, const EdgeLook &look)
    {
        return look.isInvisible ||
               std::ranges::all_of(edges, [&](const Edges &group) { return join(group, look.direction); });
    }

    bool join(const Edges &edges, Direction direction)
    {
        if (direction == Direction::Default)
            direction = m_isDirected ? Direction::Forward : Direction::None;
        for (const quint32 a : edges.from) {
            for (const quint32 b : edges.to) {
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
