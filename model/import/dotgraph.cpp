// SPDX-License-Identifier: GPL-3.0-or-later
// Reading DOT
//
// A parser by recursive descent for the whole grammar of the DOT language, one function per rule:
//
//     graph     : [ "strict" ] "digraph" [ name ] "{" statements "}"
//     statement : name "=" name | ("graph" | "node" | "edge") lists | endpoint { "->" endpoint } lists
//     endpoint  : name [ ":" port [ ":" compass ] ] | [ "subgraph" [ name ] ] "{" statements "}"
//     lists     : { "[" { name [ "=" name ] [ ";" | "," ] } "]" }
//
// An edge between subgraphs joins all vertices of one with all of the other. Attributes are read and, but for those
// named in the header, forgotten.
//
// Boost.Graph can read DOT too, and the tests ask it for a second opinion on what this program writes. It isn't used
// here because it refuses "a -> {b c}", numbers vertices by their names' order instead of the file's, can't say in
// which line a file goes wrong, and overruns the stack on a file of many '{'. It also takes ten times as long.

#include "model/import/graphfile.h"

#include "model/core/modeltext.h"
#include "model/import/dotlexer.h"

#include <algorithm>

namespace mexplorer {

namespace {

class DotParser
{
public:
    DotParser(const QString &text, const QString &fileName) : m_lexer(text), m_builder(fileName) { advance(); }

    Result<GraphFile> read()
    {
        if (m_token.isKeyword("strict"))
            advance();
        if (m_token.isKeyword("graph")) {
            return m_builder.problemAtLine(m_token.line,
                                           ModelText::tr("this graph is undirected, and a move has a direction; write "
                                                         "'digraph' and '->'."));
        }
        if (!m_token.isKeyword("digraph"))
            return unexpected(ModelText::tr("expected 'digraph', found %1."));
        advance();
        if (m_token.isName())
            advance();
        Vertices all;
        if (readBody(all, 0) && m_token.kind != DotToken::Kind::End)
            fail(ModelText::tr("expected the end of the file after the graph's '}', found %1."));
        if (m_problem)
            return *m_problem;
        applyStart();
        return m_builder.take();
    }

private:
    using Vertices = std::vector<quint32>;
    static constexpr int maxDepth = 200;

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
    bool readBody(Vertices &vertices, int depth)
    {
        if (!take("{"))
            return fail(ModelText::tr("expected '{', found %1."));
        if (depth > maxDepth) {
            m_problem = m_builder.problemAtLine(m_token.line,
                                                ModelText::tr("subgraphs are nested more than %1 deep.").arg(maxDepth));
            return false;
        }
        while (!m_token.isSymbol("}")) {
            if (!readStatement(vertices, depth))
                return false;
            take(";") || take(",");
        }
        advance();
        return !m_problem;
    }

    bool readStatement(Vertices &vertices, int depth)
    {
        if (take(";"))
            return true;
        for (const char *word : {"graph", "node", "edge"}) {
            if (m_token.isKeyword(word)) {
                advance();
                return readLists(nullptr, depth == 0 && *word == 'g');
            }
        }
        if (!m_token.isName() && !m_token.isSymbol("{"))
            return fail(ModelText::tr("expected a vertex, a move or '}', found %1."));
        return readChain(vertices, depth);
    }

    /// A graph's attribute, a vertex, or vertices joined by edges.
    bool readChain(Vertices &vertices, int depth)
    {
        Vertices from;
        if (!readEndpoint(from, depth, depth == 0))
            return false;
        bool isEdge = false;
        vertices.insert(vertices.end(), from.begin(), from.end());
        while (m_token.isSymbol("->") || m_token.isSymbol("--")) {
            if (m_token.isSymbol("--"))
                return fail(ModelText::tr("expected '->', because this graph is directed, found %1."));
            advance();
            Vertices to;
            if (!readEndpoint(to, depth, false) || !join(from, to))
                return false;
            vertices.insert(vertices.end(), to.begin(), to.end());
            from = std::move(to);
            isEdge = true;
        }
        return readLists(isEdge || from.size() != 1 ? nullptr : &from.front(), false);
    }

    bool readEndpoint(Vertices &vertices, int depth, bool maySetAttribute)
    {
        if (m_token.isKeyword("subgraph")) {
            advance();
            if (m_token.isName())
                advance();
        }
        if (m_token.isSymbol("{"))
            return readSubgraph(vertices, depth);
        if (!m_token.isName())
            return fail(ModelText::tr("expected a vertex, found %1."));
        const QString key = m_token.text;
        advance();
        if (take("="))
            return readAttributeValue(maySetAttribute ? key : QString());
        vertices.push_back(m_builder.vertex(key));
        return readPort();
    }

    bool readSubgraph(Vertices &vertices, int depth)
    {
        if (!readBody(vertices, depth + 1))
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

    /// Attribute lists of \a vertex, or of the graph, or of nothing that matters.
    bool readLists(const quint32 *vertex, bool ofGraph)
    {
        while (take("[")) {
            while (!take("]")) {
                if (!m_token.isName())
                    return fail(ModelText::tr("expected an attribute or ']', found %1."));
                const QString key = m_token.text;
                advance();
                QString value = QStringLiteral("true");
                if (take("=")) {
                    if (!m_token.isName())
                        return fail(ModelText::tr("expected a value after '=', found %1."));
                    value = m_token.text;
                    advance();
                }
                if (vertex && key == QStringLiteral("position"))
                    m_builder.setName(*vertex, value);
                else if (ofGraph)
                    setGraphAttribute(key, value);
                take(";") || take(",");
            }
        }
        return !m_problem;
    }

    void setGraphAttribute(const QString &key, const QString &value)
    {
        if (key == QStringLiteral("start") || key == QStringLiteral("root"))
            m_start = value;
        else if (key == QStringLiteral("truncated") && value == QStringLiteral("true"))
            m_builder.setTruncated();
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

    bool join(const Vertices &from, const Vertices &to)
    {
        for (const quint32 a : from) {
            for (const quint32 b : to)
                m_builder.addMove(a, b);
            if (m_builder.isFull()) {
                m_problem = m_builder.take().problem();
                return false;
            }
        }
        return true;
    }

    DotLexer m_lexer;
    GraphFileBuilder m_builder;
    DotToken m_token;
    std::optional<Problem> m_problem;
    QString m_start;
};

} // namespace

Result<GraphFile> readDotGraph(const QString &text, const QString &fileName)
{
    return DotParser(text, fileName).read();
}

} // namespace mexplorer
