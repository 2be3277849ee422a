// SPDX-License-Identifier: GPL-3.0-or-later
// Reading DOT
//
// A parser by recursive descent for the whole grammar of the DOT language, one function per rule:
//
//     graph     : [ "strict" ] ( "digraph" | "graph" ) [ name ] "{" statements "}"
//     statement : name "=" name | ("graph" | "node" | "edge") lists | endpoint { ("->" | "--") endpoint } lists
//     endpoint  : name [ ":" port [ ":" compass ] ] | [ "subgraph" [ name ] ] "{" statements "}"
//     lists     : { "[" { name "=" name [ ";" | "," ] } "]" }
//
// An edge between subgraphs connects all vertices of one with all of the other. In addition to the vertices and edges
// the following is used: an edge's dir (back, both, none), a head or a tail that is none, and a style that makes it
// invisible; a vertex's label, of a record without its ports, or else its attribute name, and start; and the defaults
// that "edge [...]" and "node [...]" set for later statements within their braces. A cluster is no vertex. Other
// attributes are read and reported as ignored.
//
// Two things that the grammar allows are refused, because they usually mean something else, most often a misspelt
// keyword: a name right before "{", and an attribute of edges at a vertex.
//
// Boost.Graph can read DOT too, and the tests use it to check the files that this program writes. It isn't used here
// because it refuses "a -> {b c}", numbers vertices by their names' order instead of the file's, can't report the line
// of an error, and overruns the stack on a file of many '{'. It also takes ten times as long.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/dotlexer.h"
#include "model/import/htmlentities.h"
#include "model/import/misspelling.h"

#include <QVarLengthArray>

#include <algorithm>

namespace mexplorer {

namespace {

/// HTML without its tags; std::nullopt if they aren't nested correctly.
std::optional<QString> textOfHtml(QStringView html)
{
    std::vector<QStringView> open;
    QString text;
    while (!html.isEmpty()) {
        if (html.front() != u'<') {
            const qsizetype end = html.indexOf(u'<');
            text += html.first(end < 0 ? html.size() : end);
            html = end < 0 ? QStringView() : html.sliced(end);
            continue;
        }
        const bool isComment = html.startsWith(u"<!--");
        const qsizetype end = isComment ? html.indexOf(QStringLiteral("-->")) : html.indexOf(u'>');
        if (end < 0)
            return std::nullopt;
        const QStringView tag = html.first(end).sliced(1);
        html = html.sliced(end + (isComment ? 3 : 1));
        text += u' ';
        const QStringView name =
            tag.first(std::ranges::find_if(tag, [](QChar c) { return c.isSpace(); }) - tag.begin());
        if (isComment || tag.endsWith(u'/'))
            continue;
        if (!name.startsWith(u'/'))
            open.push_back(name);
        else if (open.empty() || open.back().compare(name.sliced(1), Qt::CaseInsensitive) != 0)
            return std::nullopt;
        else
            open.pop_back();
    }
    return open.empty() ? std::optional(withoutEntities(text)) : std::nullopt;
}

/// The texts of a record's fields, without ports and braces: "left | right" of "{<f0> left|right}".
QString textOfRecord(const QString &label)
{
    QStringList fields = {QString()};
    bool isPort = false;
    for (qsizetype at = 0; at < label.size(); ++at) {
        const QChar c = label[at];
        const bool isEscape = c == u'\\' && at + 1 < label.size();
        if (isEscape && QStringView(u"{}|<> ").contains(label[at + 1])) {
            fields.back() += isPort ? QString() : QString(label[at + 1]);
            ++at;
        } else if (c == u'<' || c == u'>') {
            isPort = c == u'<';
        } else if (c == u'|') {
            fields << QString();
        } else if (c != u'{' && c != u'}' && !isPort) {
            fields.back() += c;
        }
    }
    for (QString &field : fields)
        field = field.simplified();
    fields.removeAll(QString());
    return fields.join(QStringLiteral(" | "));
}

/// The text of a label, with the escapes of DOT and the names of HTML resolved. \a id is the vertex's, for \N. Returns
/// std::nullopt for HTML that isn't nested correctly.
std::optional<QString> labelText(const DotToken &value, QStringView id, bool isRecord)
{
    if (value.isHtml)
        return textOfHtml(value.text);
    QString text = (value.escaped.isEmpty() ? value.text : value.escaped).toString();
    if (isRecord)
        text = textOfRecord(text);
    if (value.escaped.isEmpty())
        return withoutEntities(text);
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c != u'\\' || i + 1 == text.size()) {
            plain += c;
            continue;
        }
        const QChar escape = text[++i];
        if (escape == u'N')
            plain += id;
        else if (escape == u'n' || escape == u'l' || escape == u'r')
            plain += u' ';
        else
            plain += escape;
    }
    return withoutEntities(plain);
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
            setLabels();
        if (!m_problem)
            applyStart();
        return m_problem;
    }

private:
    using Vertices = std::vector<quint32>;
    static constexpr int maxDepth = 200;

    enum class Direction { Default, Forward, Back, Both, None };

    /// The used attributes of an edge, or their defaults.
    struct EdgeLook
    {
        Direction direction = Direction::Default;
        bool hasHead = true; ///< if its direction draws one
        bool hasTail = true;
        bool isInvisible = false;
    };
    /// The used attributes of a vertex, or their defaults.
    struct VertexLook
    {
        std::optional<DotToken> label;
        std::optional<bool> isRecord; ///< according to the shape
    };
    /// The defaults within braces, for the statements that follow.
    struct Defaults
    {
        EdgeLook edge;
        VertexLook vertex;
    };
    /// Edges from each of the vertices [from, middle) of a list to each of [middle, end).
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

    /// \a sentence names what is expected, with %1 for what is found.
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

    /// Reads "{" statements "}" and, like all rules, adds its vertices to \a vertices.
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
            return readLists(Owner::VertexDefault, &defaults.vertex, nullptr);
        }
        if (m_token.isKeyword(u"edge")) {
            advance();
            return readLists(Owner::EdgeDefault, nullptr, &defaults.edge);
        }
        if (!m_token.isName() && !m_token.isSymbol(u"{"))
            return fail(ModelText::tr("expected a vertex, a move or '}', found %1."));
        return readChain(vertices, defaults, depth);
    }

    /// Reads a graph's attribute, a vertex, or vertices connected by edges.
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
            if (!readLists(Owner::Edge, nullptr, &look))
                return false;
            if (look.isInvisible)
                m_builder.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n invisible edge(s)"));
            return look.isInvisible ||
                   std::ranges::all_of(edges, [&](const Edges &group) { return join(vertices, group, look); });
        }
        if (!isVertex)
            return readLists(Owner::Cluster, nullptr, nullptr);
        m_vertex = vertices.back();
        if (m_token.isSymbol(u"[") && !m_builder.id(m_vertex).isEmpty())
            noteMisspelling(m_vertex, line);
        VertexLook look;
        if (!readLists(Owner::Vertex, &look, nullptr))
            return false;
        keepLook(m_vertex, look);
        return true;
    }

    /// Stores the attributes of a vertex. A label is that of a record if the shape, which may follow later, determines
    /// it.
    void keepLook(quint32 vertex, const VertexLook &look)
    {
        if (!look.label && !look.isRecord)
            return;
        if (m_looks.size() <= vertex)
            m_looks.resize(static_cast<std::size_t>(m_builder.vertexCount()));
        if (look.label)
            m_looks[vertex].label = look.label;
        if (look.isRecord)
            m_looks[vertex].isRecord = look.isRecord;
    }

    /// The name of a vertex is its label, otherwise its attribute name, as written by igraph and gml2gv. This program
    /// writes a position and, for a vertex in a file, its name.
    void setLabels()
    {
        for (quint32 vertex = 0; vertex < m_looks.size(); ++vertex) {
            const VertexLook &look = m_looks[vertex];
            if (!look.label || m_builder.hasName(vertex))
                continue;
            const auto text = labelText(*look.label, m_builder.id(vertex), look.isRecord.value_or(false));
            if (!text) {
                m_problem = m_builder.problemAtLine(
                    look.label->line,
                    ModelText::tr(
                        "the tags of this label are not nested as in HTML: each needs its end, as in <b>a</b>."));
                return;
            }
            m_builder.setLabel(vertex, *text);
        }
        for (const auto &[vertex, name] : m_names) {
            if (m_builder.hasName(vertex))
                m_builder.setName(vertex, name.toString());
            else if (!m_builder.hasLabel(vertex))
                m_builder.setLabel(vertex, withoutEntities(name));
        }
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
        const int line = m_token.line;
        if (m_token.isHtml && (key.trimmed().isEmpty() || key.startsWith(u'-') || key.startsWith(u'='))) {
            m_problem = m_builder.problemAtLine(
                line, ModelText::tr("'<%1>' is no arrow in DOT; write '->'.").arg(shortened(key.toString(), 40)));
            return false;
        }
        advance();
        if (mayBeAttribute && take(u"="))
            return readAttributeValue(depth == 0 ? key : QStringView());
        const qsizetype count = m_builder.vertexCount();
        vertices.push_back(m_builder.vertex(key));
        const bool isNew = m_builder.vertexCount() > count;
        if (isNew)
            keepLook(vertices.back(), defaults.vertex);
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

    /// Reads attribute lists, and sets the used attributes in \a vertex or \a look.
    bool readLists(Owner owner, VertexLook *vertex, EdgeLook *look)
    {
        while (take(u"[")) {
            while (!take(u"]")) {
                if (!m_token.isName())
                    return fail(ModelText::tr("expected an attribute or ']', found %1."));
                const DotToken key = m_token;
                advance();
                if (!take(u"="))
                    return fail(ModelText::tr("expected '=' and a value after the attribute '%1', found %2.")
                                    .arg(shortened(key.text.toString(), 40), QStringLiteral("%1")));
                if (!m_token.isName())
                    return fail(ModelText::tr("expected a value after '=', found %1."));
                const DotToken value = m_token;
                advance();
                if (!setAttribute(owner, key, value, vertex, look))
                    return false;
                take(u";") || take(u",");
            }
        }
        return !m_problem;
    }

    bool setAttribute(Owner owner, const DotToken &key, const DotToken &value, VertexLook *vertex, EdgeLook *look)
    {
        const bool isVertex = owner == Owner::Vertex;
        if (owner == Owner::Graph) {
            setGraphAttribute(key.text, value.text);
        } else if (vertex && key.text == u"label") {
            vertex->label = value;
        } else if (isVertex && key.text == u"position") {
            m_builder.setName(m_vertex, value.text.toString());
        } else if (isVertex && key.text == u"name") {
            m_names.emplace_back(m_vertex, value.text);
        } else if (isVertex && key.text == u"start" && m_builder.takeStartMark(m_vertex, value.text)) {
            return true;
        } else if (look && key.text == u"dir") {
            return setDirection(*look, value);
        } else if (look && (key.text == u"arrowhead" || key.text == u"arrowtail" || key.text == u"style") &&
                   !misspeltWord(value.text, {u"none", u"invis"}).isEmpty()) {
            m_problem = m_builder.problemAtLine(
                value.line, ModelText::tr("'%1' is one letter off '%2'; if it isn't meant, give it another name.")
                                .arg(value.text, misspeltWord(value.text, {u"none", u"invis"})));
            return false;
        } else if (look && (key.text == u"arrowhead" || key.text == u"arrowtail")) {
            (key.text == u"arrowhead" ? look->hasHead : look->hasTail) = value.text != u"none";
        } else if (look && key.text == u"style" && setStyle(*look, value.text)) {
            return true;
        } else if (vertex && (key.text == u"dir" || key.text == u"arrowhead" || key.text == u"arrowtail")) {
            m_problem = m_builder.problemAtLine(
                key.line, ModelText::tr("'%1' is an attribute of edges, and this is a vertex.").arg(key.text));
            return false;
        } else if (const QStringView meant = meantAttribute(key.text, look, isVertex); !meant.isEmpty()) {
            m_problem = m_builder.problemAtLine(
                key.line, ModelText::tr("there is no attribute '%1'; '%2' may be meant.").arg(key.text, meant));
            return false;
        } else {
            if (vertex && key.text == u"shape")
                vertex->isRecord = value.text == u"record" || value.text == u"Mrecord";
            look ? m_builder.ignoreOfMoves(key.text) : m_builder.ignore(key.text);
        }
        return true;
    }

    /// The used attribute of an edge or a vertex that a misspelt \a key probably means.
    static QStringView meantAttribute(QStringView key, const EdgeLook *look, bool isVertex)
    {
        if (look)
            return misspeltWord(key, {u"dir", u"arrowhead", u"arrowtail", u"style"});
        return isVertex ? misspeltWord(key, {u"start"}) : QStringView();
    }

    /// The last style applies: a solid one, or an empty one, makes edges visible that a default hides.
    static bool setStyle(EdgeLook &look, QStringView style)
    {
        const auto isInvisible = [](QStringView word) { return word.trimmed() == u"invis"; };
        look.isInvisible = std::ranges::any_of(style.split(u','), isInvisible);
        return look.isInvisible;
    }

    bool setDirection(EdgeLook &look, const DotToken &value)
    {
        const QStringView word = value.text;
        if (word.isEmpty())
            look.direction = Direction::Default;
        else if (word == u"forward")
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

    /// Graphviz has a layout attribute start too, whose values are words or a number; those don't name a vertex.
    void applyStart()
    {
        static const QStringList layoutWords = {"regular", "self", "random", "rand"};
        bool isNumber = false;
        m_start.toDouble(&isNumber);
        const bool isLayout = isNumber || m_start.isEmpty() || layoutWords.contains(m_start);
        if (m_builder.hasVertex(m_start) || !isLayout)
            m_builder.setStart(m_start);
    }

    bool join(const Vertices &vertices, const Edges &edges, const EdgeLook &look)
    {
        Direction direction = look.direction;
        if (direction == Direction::Default)
            direction = m_isDirected ? Direction::Forward : Direction::None;
        const bool isForward = look.hasHead && (direction == Direction::Forward || direction == Direction::Both);
        const bool isBack = look.hasTail && (direction == Direction::Back || direction == Direction::Both);
        GraphFileBuilder::EdgeWord word;
        if (look.direction == Direction::None)
            word = {u"dir=none", u"dir=forward"};
        else if (direction != Direction::None && !isForward && !isBack)
            word = direction == Direction::Back ? GraphFileBuilder::EdgeWord{u"arrowtail=none", u"arrowtail=normal"}
                                                : GraphFileBuilder::EdgeWord{u"arrowhead=none", u"arrowhead=normal"};
        for (std::size_t i = edges.from; i < edges.middle; ++i) {
            for (std::size_t j = edges.middle; j < edges.end; ++j) {
                const quint32 a = vertices[i];
                const quint32 b = vertices[j];
                if (!isForward && !isBack)
                    m_builder.addEdge(a, b, edges.line, word);
                if (isForward)
                    m_builder.addMove(a, b);
                if (isBack)
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
    std::vector<VertexLook> m_looks;                      ///< by vertex
    std::vector<std::pair<quint32, QStringView>> m_names; ///< the attributes name
    std::vector<Misspelling> m_misspelt;
    quint32 m_vertex = 0; ///< of the attributes being read
    bool m_isDirected = true;
};

} // namespace

std::optional<Problem> readDotGraph(const QString &text, GraphFileBuilder &graph)
{
    return DotParser(text, graph).read();
}

} // namespace mexplorer
