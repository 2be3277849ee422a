// SPDX-License-Identifier: GPL-3.0-or-later
// Reading GML, the Graph Modelling Language
//
//     list  : { key value }
//     value : number | '"' text '"' | "[" list "]"
//
// A graph is the list of a key graph, of which a file has one:
//
//     graph [ directed 1  node [ id 0 label "a" ]  node [ id 1 ]  edge [ source 0 target 1 ] ]
//
// Keys are case-insensitive. A line that begins with '#' is a comment. Texts may contain HTML entities: &quot; &amp;
// &lt; &gt; &apos; &#38; &#x26;. Ids are whole numbers, and edges may precede their nodes. A graph is undirected unless
// it or the edge has directed 1. The name of a vertex is its label, or else its name. A node of yEd with isGroup 1 is a
// group and no vertex. The graph's key start (or root) is the id or the label of the start vertex, which may also be
// marked by start 1.
//
// The graphics of an edge determine its heads: arrow "first", "last", "both" or "none", or sourceArrow and targetArrow
// of yEd. An edge with its only head at the source leads back, one without a head is undirected, and one with visible 0
// is no move.
//
// Other keys are reported as ignored, and so are their lists, except for lists within the graph that look like a node
// or an edge, and keys that look like a misspelt one of those above. Other entities are unchanged. Any value may be
// split over lines.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/htmlentities.h"
#include "model/import/misspelling.h"
#include "model/import/readingjob.h"
#include "model/import/textlines.h"

#include <QSet>

namespace mexplorer {

namespace {

struct GmlToken
{
    enum class Kind { End, Key, Number, Text, Open, Close, Bad };

    Kind kind = Kind::End;
    QStringView text; ///< of a text, without its quotes
    qint64 line = 1;
};

class GmlLexer
{
public:
    explicit GmlLexer(QStringView text) : m_text(text) {}

    GmlToken next()
    {
        ReadingJob::step();
        skipSpace();
        using Kind = GmlToken::Kind;
        const qsizetype start = m_at;
        if (start == m_text.size())
            return {Kind::End, {}, m_line};
        const QChar c = m_text[m_at++];
        if (c == u'[' || c == u']')
            return {c == u'[' ? Kind::Open : Kind::Close, m_text.sliced(start, 1), m_line};
        if (c == u'"')
            return text();
        const bool beginsNumber = isDigit(c) || c == u'+' || c == u'-' || c == u'.';
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at]) ||
                                        (beginsNumber && QStringView(u"+-.").contains(m_text[m_at]))))
            ++m_at;
        const QStringView word = m_text.sliced(start, m_at - start);
        if (beginsNumber)
            return {isNumber(word) ? Kind::Number : Kind::Bad, word, m_line};
        return {isLetter(c) ? Kind::Key : Kind::Bad, word, m_line};
    }

private:
    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }
    static bool isLetter(QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'_'; }
    void skipSpace()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            const bool isLineStart = m_at == 0 || m_text[m_at - 1] == u'\n' || m_text[m_at - 1] == u'\r';
            if (c == u'#' && isLineStart) {
                while (m_at < m_text.size() && m_text[m_at] != u'\n' && m_text[m_at] != u'\r')
                    ++m_at;
            } else if (c.isSpace() || c == QChar::ByteOrderMark) {
                m_line += c == u'\n';
                ++m_at;
            } else {
                break;
            }
        }
    }

    GmlToken text()
    {
        const qint64 line = m_line;
        const qsizetype end = m_text.indexOf(u'"', m_at);
        if (end < 0)
            return {GmlToken::Kind::Bad, {}, line};
        const QStringView text = m_text.sliced(m_at, end - m_at);
        m_line += text.count(u'\n');
        m_at = end + 1;
        return {GmlToken::Kind::Text, text, line};
    }

    QStringView m_text;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

class GmlParser
{
public:
    GmlParser(const QString &text, GraphFileBuilder &graph) : m_lexer(text), m_graph(graph) { advance(); }

    std::optional<Problem> read()
    {
        m_graph.setDirectionAdvice(ModelText::tr("write directed 1"));
        bool hasGraph = false;
        while (nextKey()) {
            const bool isGraph = isKey(u"graph");
            if (isGraph && hasGraph)
                fail(ModelText::tr("there are two graphs in this file; keep one."));
            else if (isGraph)
                readGraph();
            else if (isKey(u"node") || isKey(u"edge"))
                fail(ModelText::tr("'%1' is not expected outside of graph [ ].").arg(m_key));
            else
                skipValue();
            hasGraph = hasGraph || isGraph;
        }
        if (!m_problem && m_token.kind == GmlToken::Kind::Close)
            fail(ModelText::tr("a ']' has no '['."));
        if (!m_problem && !hasGraph)
            return m_graph.problem(ModelText::tr("expected graph [ ], and there is none."));
        if (!m_problem)
            join();
        return m_problem;
    }

private:
    using Kind = GmlToken::Kind;
    /// The used keys of a node or an edge.
    struct Item
    {
        std::optional<qint64> id;
        std::optional<qint64> source;
        std::optional<qint64> target;
        QString label;
        QString name;
        bool isGroup = false;
        std::optional<qint64> directed;
        bool isVisible = true;
        QStringView start;
        std::optional<bool> headAtSource; ///< of an arrow, if the graphics determine it
        std::optional<bool> headAtTarget;
        qint64 line = 0;
    };
    /// Edges may precede the key that determines whether the graph is directed.
    enum class Direction { Default, Forward, Back, Both, None, Headless };
    struct Edge
    {
        qint64 source;
        qint64 target;
        qint64 line;
        Direction direction;
    };

    void fail(const QString &sentence)
    {
        if (!m_problem)
            m_problem = m_graph.problemAtLine(m_token.line, sentence);
    }

    void advance()
    {
        m_token = m_lexer.next();
        if (m_token.kind != Kind::Bad)
            return;
        if (m_token.text.isEmpty())
            fail(ModelText::tr("a '\"' is not closed."));
        else
            fail(ModelText::tr("found '%1', which has no meaning in GML.").arg(shortened(m_token.text.toString(), 40)));
    }

    /// Moves after the next key of a list; returns false at its end.
    bool nextKey()
    {
        if (m_problem || m_token.kind == Kind::Close || m_token.kind == Kind::End)
            return false;
        if (m_token.kind != Kind::Key) {
            fail(ModelText::tr("expected a key, found '%1'.").arg(shortened(m_token.text.toString(), 40)));
            return false;
        }
        m_key = m_token.text;
        m_keyLine = m_token.line;
        advance();
        const bool hasValue = m_token.kind == Kind::Number || m_token.kind == Kind::Text || m_token.kind == Kind::Open;
        if (!hasValue)
            fail(ModelText::tr("expected a value after '%1'.").arg(shortened(m_key.toString(), 40)));
        return !m_problem;
    }

    bool isKey(QStringView key) const
    {
        return m_key.size() == key.size() && m_key.compare(key, Qt::CaseInsensitive) == 0;
    }

    bool open()
    {
        if (m_token.kind != Kind::Open)
            fail(ModelText::tr("expected '[' after '%1'.").arg(m_key));
        advance();
        return !m_problem;
    }

    void close()
    {
        if (m_token.kind != Kind::Close)
            fail(ModelText::tr("a '[' is not closed by ']'."));
        advance();
    }

    /// Skips the value of the current key.
    void skipValue()
    {
        int depth = 0;
        do {
            depth += (m_token.kind == Kind::Open) - (m_token.kind == Kind::Close);
            advance();
        } while (!m_problem && depth > 0 && m_token.kind != Kind::End);
        if (depth > 0)
            fail(ModelText::tr("a '[' is not closed by ']'."));
    }

    /// Skips the value of the current key and reports the key as ignored.
    void ignoreValue()
    {
        const QStringView right = misspeltWord(
            m_key.toString().toLower(), {u"node", u"edge", u"directed", u"label", u"start", u"isgroup", u"graphics"});
        if (!right.isEmpty())
            return fail(ModelText::tr("there is no key '%1'; it may be '%2'.").arg(m_key, right));
        m_graph.ignore(m_key);
        skipValue();
    }

    qint64 takeNumber()
    {
        const QStringView word = m_token.text;
        bool isWhole = false;
        const qint64 number = m_token.kind == Kind::Number ? word.toLongLong(&isWhole) : 0;
        if (!isWhole || (word.size() > 1 && word.startsWith(u'0')))
            fail(ModelText::tr("expected a whole number after '%1', found '%2'.")
                     .arg(m_key.toString(), shortened(m_token.text.toString(), 40)));
        advance();
        return number;
    }

    void takeNumber(std::optional<qint64> &number)
    {
        if (number)
            fail(ModelText::tr("'%1' stands here twice.").arg(m_key));
        number = takeNumber();
    }

    /// Reads a text, or a number as it is written.
    QString takeText()
    {
        if (m_token.kind == Kind::Open)
            fail(ModelText::tr("expected a text after '%1'.").arg(m_key));
        const QString text = m_token.kind == Kind::Text ? withoutEntities(m_token.text) : m_token.text.toString();
        advance();
        return text;
    }

    QStringView takeWord()
    {
        const QStringView word = m_token.text;
        advance();
        return word;
    }

    void takeText(QString &text)
    {
        if (!text.isNull())
            fail(ModelText::tr("'%1' stands here twice.").arg(m_key));
        text = takeText();
        if (text.isNull())
            text = QStringLiteral("");
    }

    void readEdgeGraphics(Item &edge)
    {
        open();
        while (nextKey()) {
            const QString word = m_token.kind == Kind::Open ? QString() : m_token.text.toString();
            const QStringView right =
                misspeltWord(m_key.toString().toLower(), {u"arrow", u"sourcearrow", u"targetarrow", u"visible"});
            if (!right.isEmpty())
                fail(ModelText::tr("there is no key '%1'; it may be '%2'.").arg(m_key, right));
            else if (isKey(u"arrow"))
                setArrow(edge, word);
            else if (isKey(u"sourceArrow"))
                edge.headAtSource = isHead(word);
            else if (isKey(u"targetArrow"))
                edge.headAtTarget = isHead(word);
            else if (isKey(u"visible"))
                edge.isVisible = word != u"0";
            skipValue();
        }
        close();
        m_graph.ignore(u"graphics");
    }

    bool isHead(const QString &word)
    {
        if (!misspeltWord(word, {u"none"}).isEmpty())
            fail(ModelText::tr("expected an arrow or none after '%1', found '%2'.").arg(m_key, word));
        return word != u"none" && !word.isEmpty();
    }

    void setArrow(Item &edge, const QString &word)
    {
        if (word != u"first" && word != u"last" && word != u"both" && word != u"none")
            return fail(
                ModelText::tr("expected arrow to be first, last, both or none, found '%1'.").arg(shortened(word, 40)));
        edge.headAtSource = word == u"first" || word == u"both";
        edge.headAtTarget = word == u"last" || word == u"both";
    }

    void readGraph()
    {
        if (!open())
            return;
        std::optional<qint64> directed;
        while (nextKey()) {
            if (isKey(u"node"))
                readNode();
            else if (isKey(u"edge"))
                readEdge();
            else if (isKey(u"directed"))
                takeNumber(directed);
            else if (isKey(u"start") || isKey(u"root"))
                m_start = takeText();
            else if (isKey(u"truncated"))
                takeNumber() == 1 ? m_graph.setTruncated() : void();
            else if (isKey(u"graph") || isKey(u"source") || isKey(u"target"))
                fail(ModelText::tr("'%1' is not expected in a graph.").arg(m_key));
            else if (m_token.kind == Kind::Open)
                ignoreList();
            else
                ignoreValue();
        }
        if (directed.value_or(0) != 0 && *directed != 1)
            fail(ModelText::tr("expected directed to be 0 or 1, found %1.").arg(*directed));
        m_isDirected = directed.value_or(0) == 1;
        close();
    }

    /// Skips a list of the graph, except one that looks like a node or an edge.
    void ignoreList()
    {
        const QString key = m_key.toString();
        open();
        while (nextKey()) {
            if (isKey(u"id") || isKey(u"source") || isKey(u"target") || isKey(u"node") || isKey(u"edge"))
                return fail(ModelText::tr("'%1' holds '%2' and is neither a node nor an edge.").arg(key, m_key));
            skipValue();
        }
        if (!m_problem)
            close();
        m_graph.ignore(key);
    }

    Item readItem()
    {
        Item item;
        item.line = m_keyLine;
        if (!open())
            return item;
        while (nextKey()) {
            if (isKey(u"id"))
                readId(item);
            else if (isKey(u"source"))
                takeNumber(item.source);
            else if (isKey(u"target"))
                takeNumber(item.target);
            else if (isKey(u"label"))
                takeText(item.label);
            else if (isKey(u"name"))
                takeText(item.name);
            else if (isKey(u"directed") && m_isEdge)
                takeNumber(item.directed);
            else if (isKey(u"graphics") && m_isEdge && m_token.kind == Kind::Open)
                readEdgeGraphics(item);
            else if (isKey(u"start") && !m_isEdge && m_token.kind != Kind::Open)
                item.start = takeWord();
            else if (isKey(u"isGroup"))
                item.isGroup = takeNumber() != 0;
            else if (isKey(u"node") || isKey(u"edge") || isKey(u"graph"))
                fail(ModelText::tr("'%1' is not expected here; a ']' may be missing before it.").arg(m_key));
            else
                ignoreValue();
        }
        close();
        return item;
    }

    /// Reads an id: a whole number for a node; edges may have ids of any kind.
    void readId(Item &item)
    {
        if (m_isEdge)
            skipValue();
        else
            takeNumber(item.id);
    }

    void readNode()
    {
        m_isEdge = false;
        const Item node = readItem();
        if (m_problem)
            return;
        const qint64 line = node.line;
        if (!node.id || node.source || node.target)
            m_problem = m_graph.problemAtLine(line, ModelText::tr("expected an id for this node."));
        else if (m_vertices.contains(*node.id) || m_groups.contains(*node.id))
            m_problem =
                m_graph.problemAtLine(line, ModelText::tr("there are two nodes with the id '%1'.").arg(*node.id));
        else if (node.isGroup)
            addGroup(*node.id);
        else
            addVertex(node);
    }

    void addGroup(qint64 id)
    {
        m_groups.insert(id);
        m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n group(s)"));
    }

    void addVertex(const Item &node)
    {
        const quint32 vertex = m_graph.vertex(QString::number(*node.id));
        m_vertices.insert(*node.id, vertex);
        m_graph.setLabel(vertex, node.label.trimmed().isEmpty() ? node.name : node.label);
        if (!node.start.isNull() && !m_graph.takeStartMark(vertex, node.start))
            m_graph.ignore(u"start");
    }

    void readEdge()
    {
        m_isEdge = true;
        const Item edge = readItem();
        if (m_problem)
            return;
        if (!edge.label.isEmpty())
            m_graph.ignoreOfMoves(u"label");
        if (edge.directed.value_or(0) != 0 && *edge.directed != 1)
            m_problem = m_graph.problemAtLine(
                edge.line, ModelText::tr("expected directed to be 0 or 1, found %1.").arg(*edge.directed));
        else if (edge.source && edge.target && !edge.isVisible)
            m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n invisible edge(s)"));
        else if (edge.source && edge.target)
            m_edges.push_back({*edge.source, *edge.target, edge.line, directionOf(edge)});
        else
            m_problem =
                m_graph.problemAtLine(edge.line, ModelText::tr("expected a source and a target for this edge."));
    }

    static Direction directionOf(const Item &edge)
    {
        if (edge.headAtSource || edge.headAtTarget) {
            const bool isBack = edge.headAtSource.value_or(false);
            const bool isForward = edge.headAtTarget.value_or(false);
            return isBack ? (isForward ? Direction::Both : Direction::Back)
                          : (isForward ? Direction::Forward : Direction::Headless);
        }
        if (edge.directed)
            return *edge.directed == 1 ? Direction::Forward : Direction::None;
        return Direction::Default;
    }

    void failWithoutVertex(const Edge &edge, qint64 id)
    {
        m_problem = m_graph.problemAtLine(
            edge.line, m_groups.contains(id)
                           ? ModelText::tr("this edge is joined to the group '%1', and a group is no vertex; join it "
                                           "to a vertex in the group.")
                                 .arg(id)
                           : ModelText::tr("there is no node with the id '%1'.").arg(id));
    }

    void join()
    {
        for (const Edge &edge : m_edges) {
            const auto source = m_vertices.constFind(edge.source);
            const auto target = m_vertices.constFind(edge.target);
            if (source == m_vertices.constEnd())
                return failWithoutVertex(edge, edge.source);
            if (target == m_vertices.constEnd())
                return failWithoutVertex(edge, edge.target);
            join(*source, *target, edge);
        }
        if (!m_start.isNull())
            m_graph.setStart(m_start);
    }

    void join(quint32 source, quint32 target, const Edge &edge)
    {
        const Direction direction = edge.direction;
        if (direction == Direction::None)
            return m_graph.addEdge(source, target, edge.line, {u"directed 0", u"directed 1"});
        if (direction == Direction::Headless)
            return m_graph.addEdge(source, target, edge.line, {u"arrow \"none\"", u"arrow \"last\""});
        if (direction == Direction::Default && !m_isDirected)
            return m_graph.addEdge(source, target, edge.line);
        if (direction != Direction::Back)
            m_graph.addMove(source, target);
        if (direction == Direction::Back || direction == Direction::Both)
            m_graph.addMove(target, source);
    }

    GmlLexer m_lexer;
    GraphFileBuilder &m_graph;
    GmlToken m_token;
    std::optional<Problem> m_problem;
    QStringView m_key; ///< of the next value
    qint64 m_keyLine = 1;
    QHash<qint64, quint32> m_vertices; ///< by id
    QSet<qint64> m_groups;
    std::vector<Edge> m_edges;
    QString m_start;
    bool m_isDirected = false;
    bool m_isEdge = false; ///< the current item is an edge
};

} // namespace

std::optional<Problem> readGmlGraph(const QString &text, GraphFileBuilder &graph)
{
    return GmlParser(text, graph).read();
}

} // namespace mexplorer
