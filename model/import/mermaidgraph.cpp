// SPDX-License-Identifier: GPL-3.0-or-later
// Reading Mermaid
//
// The flowcharts of Mermaid, line by line:
//
//     flowchart TD               the head, "graph" or "flowchart" and a direction of drawing
//     a[Text] --> b{"Text"}      vertices with a shape around their label, joined by links
//     a -- text --> b & c        a label on the link; "&" joins several
//     a --- b                    a link without an arrow is undirected; <--> is a move each way
//     subgraph x [Title] ... end a group, which is no vertex
//     a@{ shape: rect, label: "Text" }, a e1@--> b    the newer way to write a shape, and a link with a name
//     %% comment; style, class, classDef, click, linkStyle, direction: how it is drawn
// A label is the name if it is unique; "#quot;" and "#233;" in it are characters. A subgraph is no vertex, so links to
// one are refused. A text that ends inside a subgraph is refused, too; otherwise the format has no end mark, so the
// number of its lines is reported. Sequence diagrams and the other kinds of Mermaid aren't graphs.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/htmlentities.h"
#include "model/import/textlines.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

enum class Link { None, Forward, Both, Undirected, Invisible };

class MermaidReader
{
public:
    MermaidReader(const QString &text, GraphFileBuilder &graph) : m_lines(text), m_graph(graph) {}

    std::optional<Problem> read()
    {
        m_graph.setDirectionAdvice(ModelText::tr("write '-->'"));
        bool hasHead = false;
        bool isFrontMatter = false;
        quint64 count = 0;
        while (m_lines.next()) {
            const QStringView line = m_lines.line().trimmed();
            if (!hasHead && line == u"---") {
                isFrontMatter = !isFrontMatter;
                continue;
            }
            if (isFrontMatter || line.isEmpty() || line.startsWith(u"%%"))
                continue;
            ++count;
            const bool isRead = hasHead ? readStatements(line) : readHead(line);
            if (!isRead)
                return m_problem;
            hasHead = true;
        }
        if (!hasHead)
            return m_graph.problem(ModelText::tr("expected 'flowchart' in the first line."));
        if (refuseGroups())
            return m_problem;
        if (m_depth > 0)
            return m_graph.problemAtLine(m_lines.number(), ModelText::tr("a subgraph is not closed by 'end'."));
        m_graph.reading().lines = count;
        return std::nullopt;
    }

private:
    bool fail(const QString &sentence)
    {
        m_problem = m_graph.problemAtLine(m_lines.number(), sentence);
        return false;
    }

    bool readHead(QStringView line)
    {
        static const QRegularExpression head(
            QStringLiteral("^(flowchart(-elk)?|graph)(\\s+(TB|TD|BT|RL|LR))?\\s*(;|$)"));
        const auto match = head.match(line);
        if (line.startsWith(u"stateDiagram"))
            return fail(
                ModelText::tr("this is a state diagram of Mermaid, and flowcharts are read; write 'flowchart TD' "
                              "instead of '%1', keep only the lines with a link, without ':' and what follows it, and "
                              "write a name for each [*].")
                    .arg(line.left(40)));
        if (!match.hasMatch())
            return fail(ModelText::tr("expected 'flowchart TD', found '%1'.").arg(line.left(40)));
        const QStringView rest = line.sliced(match.capturedLength()).trimmed();
        static const QRegularExpression direction(QStringLiteral("^(TB|TD|BT|RL|LR)\\s*(;|$)"));
        if (direction.match(rest).hasMatch())
            return fail(ModelText::tr("expected 'flowchart TD', found '%1'.").arg(line.left(40)));
        return rest.isEmpty() || readStatements(rest);
    }

    /// Reads the statements of one line, separated by ';'.
    bool readStatements(QStringView line)
    {
        m_line = line;
        m_at = 0;
        while (skipSpace(), !isAtComment()) {
            if (m_line[m_at] == u';') {
                ++m_at;
                continue;
            }
            if (!readStatement())
                return false;
        }
        return true;
    }

    /// True at the end of the line or at a comment.
    bool isAtComment() const { return m_at >= m_line.size() || m_line.sliced(m_at).startsWith(u"%%"); }

    /// Fails if a move leads from or to a subgraph.
    bool refuseGroups()
    {
        for (const QString &group : m_groups) {
            if (const auto vertex = m_graph.findVertex(group)) {
                m_problem = m_graph.problemAtLine(
                    m_firstLines[*vertex],
                    ModelText::tr("'%1' is a subgraph, and a move leads from a vertex to a vertex; "
                                  "write the vertices in its place.")
                        .arg(group));
                return true;
            }
        }
        return false;
    }

    bool readStatement()
    {
        const QStringView word = wordHere();
        const QStringView behind = m_line.sliced(m_at + word.size());
        const bool isDrawing = word == u"style" || word == u"classDef" || word == u"class" || word == u"click" ||
                               word == u"linkStyle" || word == u"direction" || word == u"accTitle" ||
                               word == u"accDescr";
        if (isDrawing && !beginsLikeLink(behind.trimmed())) {
            if (word != u"direction")
                m_graph.ignore(word);
            m_at = m_line.size();
            return true;
        }
        if (word == u"subgraph" && (behind.isEmpty() || behind.front().isSpace()))
            return readGroup();
        if (word == u"end" && (behind.trimmed().isEmpty() || behind.trimmed().startsWith(u';'))) {
            if (m_depth-- == 0)
                return fail(ModelText::tr("found 'end' outside of a subgraph."));
            m_at += word.size();
            return true;
        }
        return readChain();
    }

    /// The word of plain letters, digits and '_' at the current place; empty if there is none.
    QStringView wordHere() const
    {
        qsizetype end = m_at;
        while (end < m_line.size() && m_line[end].unicode() < 0x80 &&
               (m_line[end].isLetterOrNumber() || m_line[end] == u'_'))
            ++end;
        return m_line.sliced(m_at, end - m_at);
    }

    bool readGroup()
    {
        const QStringView line = m_line.sliced(m_at);
        if (line.contains(u"--") || line.contains(u"==") || line.contains(u'|') || line.contains(u"-.") ||
            line.contains(u"~~~"))
            return fail(ModelText::tr("expected a title after 'subgraph', found '%1'.").arg(line.left(40)));
        ++m_depth;
        const QStringView title = line.sliced(line.indexOf(u"subgraph") + 8).trimmed();
        const auto end = std::ranges::find_if(title, [](QChar c) { return c == u'[' || c == u';'; });
        const QString group = title.first(end - title.begin()).trimmed().toString();
        if (!group.isEmpty())
            m_groups << group;
        m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n group(s)"));
        m_at = m_line.size();
        return true;
    }

    static bool beginsLikeLink(QStringView text)
    {
        if (text.startsWith(u"-.") || text.startsWith(u"~~~"))
            return true;
        text = text.startsWith(u'<') ? text.sliced(1) : text;
        return text.startsWith(u"--") || text.startsWith(u"==");
    }

    bool readChain()
    {
        std::vector<quint32> from;
        if (!readVertices(from))
            return false;
        while (skipSpace(), !isAtComment() && m_line[m_at] != u';') {
            skipLinkId();
            const std::optional<Link> link = takeLink();
            if (!link)
                return fail(
                    ModelText::tr("expected a link such as '-->', found '%1'.").arg(m_line.sliced(m_at).left(20)));
            std::vector<quint32> to;
            if (!readVertices(to))
                return false;
            for (const quint32 a : from) {
                for (const quint32 b : to)
                    join(a, b, *link);
            }
            from = std::move(to);
        }
        return true;
    }

    void join(quint32 a, quint32 b, Link link)
    {
        if (link == Link::Undirected)
            m_graph.addEdge(a, b, m_lines.number());
        if (link == Link::Forward || link == Link::Both)
            m_graph.addMove(a, b);
        if (link == Link::Both)
            m_graph.addMove(b, a);
    }

    /// Reads "a & b[Text]".
    bool readVertices(std::vector<quint32> &vertices)
    {
        do {
            skipSpace();
            if (!readVertex(vertices))
                return false;
            skipSpace();
        } while (take(u'&'));
        return true;
    }

    bool readVertex(std::vector<quint32> &vertices)
    {
        const qsizetype from = m_at;
        while (m_at < m_line.size() && isNameSign(m_line[m_at]) && !nextIsLinkHere())
            ++m_at;
        if (m_at == from)
            return fail(ModelText::tr("expected a vertex, found '%1'.").arg(m_line.sliced(m_at).left(20)));
        const QStringView name = m_line.sliced(from, m_at - from);
        if (name.startsWith(u'-') || name.endsWith(u'-')) {
            m_at = name.startsWith(u'-') ? from : m_at - 1;
            return fail(ModelText::tr("expected a link such as '-->', found '%1'.").arg(m_line.sliced(m_at).left(20)));
        }
        if (m_line.sliced(m_at).startsWith(u"@{") && m_linkIds.contains(name.toString()))
            return skipProperties();
        const auto count = static_cast<std::size_t>(m_graph.vertexCount());
        const quint32 vertex = m_graph.vertex(name);
        if (vertex == count)
            m_firstLines.push_back(m_lines.number());
        vertices.push_back(vertex);
        if (!readShape(vertex))
            return false;
        if (m_line.sliced(m_at).startsWith(u":::")) {
            m_at += 3;
            while (m_at < m_line.size() &&
                   (m_line[m_at].isLetterOrNumber() || m_line[m_at] == u'_' || m_line[m_at] == u'-') &&
                   !nextIsLinkHere())
                ++m_at;
            m_graph.ignore(u"class");
        }
        return true;
    }

    static bool isNameSign(QChar c)
    {
        return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' || c.unicode() >= 0x80;
    }

    /// True if a name ends here, although it may contain '-' and '.'.
    bool nextIsLinkHere() const
    {
        return m_line[m_at] == u'-' && m_at + 1 < m_line.size() &&
               (m_line[m_at + 1] == u'-' || m_line[m_at + 1] == u'.');
    }

    /// Reads the label in brackets after a vertex, in any of the shapes.
    bool readShape(quint32 vertex)
    {
        if (m_line.sliced(m_at).startsWith(u"@{"))
            return readProperties(vertex);
        static const QString openSigns = QStringLiteral("[({>");
        if (m_at >= m_line.size() || !openSigns.contains(m_line[m_at]))
            return true;
        QString closing;
        for (; m_at < m_line.size(); ++m_at) {
            const QChar c = m_line[m_at];
            if (openSigns.contains(c))
                closing.prepend(c == u'[' || c == u'>' ? u']' : c == u'(' ? u')' : u'}');
            else if (c != u'/' && c != u'\\')
                break;
        }
        QString label;
        if (m_at < m_line.size() && m_line[m_at] == u'"') {
            const qsizetype end = m_line.indexOf(u'"', m_at + 1);
            if (end < 0)
                return fail(ModelText::tr("a '\"' is not closed."));
            label = m_line.sliced(m_at + 1, end - m_at - 1).toString();
            m_at = end + 1;
            if (m_at < m_line.size() && (m_line[m_at] == u'/' || m_line[m_at] == u'\\'))
                ++m_at;
            if (!m_line.sliced(m_at).startsWith(closing))
                return fail(ModelText::tr("expected '%1' after the label.").arg(closing));
            m_at += closing.size();
        } else {
            const qsizetype end = m_line.indexOf(closing, m_at);
            if (end < 0)
                return fail(ModelText::tr("expected '%1' after the label.").arg(closing));
            label = m_line.sliced(m_at, end - m_at).toString();
            if (label.contains(u'"'))
                return fail(ModelText::tr("a '\"' stands within a label; write #quot; for it."));
            if (closing == QStringLiteral("]") && (label.endsWith(u'/') || label.endsWith(u'\\')))
                label.chop(1);
            m_at = end + closing.size();
        }
        setLabel(vertex, label);
        return true;
    }

    void setLabel(quint32 vertex, QString label)
    {
        static const QRegularExpression lineBreak(QStringLiteral("<br\\s*/?>"),
                                                  QRegularExpression::CaseInsensitiveOption);
        if (label.contains(u'<'))
            label.replace(lineBreak, QStringLiteral(" "));
        m_graph.setLabel(vertex, withoutEntities(label, u'#'));
    }

    /// Reads "@{ shape: rect, label: "Text" }".
    bool readProperties(quint32 vertex)
    {
        const qsizetype from = m_at;
        if (!skipProperties())
            return false;
        static const QRegularExpression property(QStringLiteral("[{,]\\s*label\\s*:\\s*(\"([^\"]*)\"|[^,}\"]*)"));
        const auto match = property.match(m_line.sliced(from, m_at - from));
        if (match.hasMatch())
            setLabel(vertex, match.hasCaptured(2) ? match.captured(2) : match.captured(1));
        return true;
    }

    bool skipProperties()
    {
        bool isQuoted = false;
        for (; m_at < m_line.size() && (isQuoted || m_line[m_at] != u'}'); ++m_at)
            isQuoted = isQuoted != (m_line[m_at] == u'"');
        if (m_at >= m_line.size())
            return fail(ModelText::tr("expected '}' after '@{' in the same line."));
        ++m_at;
        return true;
    }

    /// Skips "e1@" before a link.
    void skipLinkId()
    {
        const QStringView id = wordHere();
        const QStringView behind = m_line.sliced(m_at + id.size()).left(2);
        if (id.isEmpty() || behind.size() < 2 || behind.front() != u'@' ||
            !QStringView(u"-=.<~xo").contains(behind.back()))
            return;
        m_linkIds.insert(id.toString());
        m_at += id.size() + 1;
    }

    /// Reads a link with its optional label: "-->", "-- text -->", "-->|text|", "-.->", "==>", "---", "<-->", "~~~".
    std::optional<Link> takeLink()
    {
        qsizetype at = m_at;
        const bool isBack = m_line[at] == u'<';
        if (isBack || ((m_line[at] == u'o' || m_line[at] == u'x') && runLength(at + 1, u'-') > 0))
            ++at;
        if (const qsizetype tildes = runLength(at, u'~'); tildes >= 3) {
            m_at = at + tildes;
            return takeLinkLabel() ? std::optional(Link::Invisible) : std::nullopt;
        }
        auto end = endOfLink(at);
        if (!end) {
            end = endOfTextLink(at);
            if (!end)
                return std::nullopt;
            m_graph.ignore(ModelText::tr("labels of links"));
        }
        m_at = *end;
        const bool isForward = m_line[m_at - 1] == u'>';
        if (!takeLinkLabel() || (isBack && !isForward))
            return std::nullopt;
        return isBack ? Link::Both : isForward ? Link::Forward : Link::Undirected;
    }

    /// The number of consecutive \a c at \a at.
    qsizetype runLength(qsizetype at, QChar c) const
    {
        qsizetype end = at;
        while (end < m_line.size() && m_line[end] == c)
            ++end;
        return end - at;
    }

    /// The end of a link without a text: "-->", "--x", "-.->", "==>", "---"; std::nullopt if there is none.
    std::optional<qsizetype> endOfLink(qsizetype at) const
    {
        const qsizetype count = std::max(runLength(at, u'-'), runLength(at, u'='));
        if (count >= 2)
            return behindHead(at + count, count >= 3);
        return count == 1 && m_line[at] == u'-' ? endOfDots(at + 1) : std::nullopt;
    }

    /// The end of a link with a text: "-- text -->", "== text ==>", "-. text .->".
    std::optional<qsizetype> endOfTextLink(qsizetype at) const
    {
        const QStringView opening = m_line.sliced(at).left(2);
        if (opening != u"--" && opening != u"==" && opening != u"-.")
            return std::nullopt;
        at += 2;
        while (at < m_line.size() && m_line[at].isSpace())
            ++at;
        if (at >= m_line.size() || QStringView(u"-=.>|").contains(m_line[at]))
            return std::nullopt;
        for (++at; at < m_line.size() && m_line[at] != u'|'; at += runLength(at, m_line[at])) {
            const qsizetype count = std::max(runLength(at, u'-'), runLength(at, u'='));
            if (const auto end = count >= 2 ? behindHead(at + count, true) : endOfDots(at))
                return end;
        }
        return std::nullopt;
    }

    /// The end of "..->", with any number of dots.
    std::optional<qsizetype> endOfDots(qsizetype at) const
    {
        const qsizetype dots = runLength(at, u'.');
        return dots > 0 && runLength(at + dots, u'-') > 0 ? behindHead(at + dots + 1, true) : std::nullopt;
    }

    /// The end of the head of a link, one of '>', 'x' and 'o', or none if it \a mayBeBare; std::nullopt if the link
    /// continues.
    std::optional<qsizetype> behindHead(qsizetype at, bool mayBeBare) const
    {
        const auto isEnd = [this](qsizetype end) {
            return end >= m_line.size() || !QStringView(u"-=.>").contains(m_line[end]);
        };
        if (at < m_line.size() && QStringView(u">xo").contains(m_line[at]) && isEnd(at + 1))
            return at + 1;
        return mayBeBare && isEnd(at) ? std::optional(at) : std::nullopt;
    }

    /// Skips "|text|"; returns false if it isn't closed.
    bool takeLinkLabel()
    {
        skipSpace();
        if (!take(u'|'))
            return true;
        const qsizetype end = m_line.indexOf(u'|', m_at);
        if (end < 0)
            return false;
        m_at = end + 1;
        m_graph.ignore(ModelText::tr("labels of links"));
        return true;
    }

    bool take(QChar c)
    {
        if (m_at >= m_line.size() || m_line[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    void skipSpace()
    {
        while (m_at < m_line.size() && m_line[m_at].isSpace())
            ++m_at;
    }

    TextLines m_lines;
    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    QStringView m_line;
    qsizetype m_at = 0;
    int m_depth = 0;
    QStringList m_groups; ///< the ids of subgraphs
    QSet<QString> m_linkIds;
    std::vector<qint64> m_firstLines; ///< by vertex
};

} // namespace

std::optional<Problem> readMermaidGraph(const QString &text, GraphFileBuilder &graph)
{
    return MermaidReader(text, graph).read();
}

} // namespace mexplorer
