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
//     %% comment; style, class, classDef, click, linkStyle, direction: how it is drawn
//
// A label is the name where it is unique. A text that ends inside a subgraph is refused; apart from that the format has
// no end, so that the number of its lines is said. Sequence diagrams and the other kinds of Mermaid aren't graphs.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"

#include <QRegularExpression>

#include <algorithm>

namespace mexplorer {

namespace {

enum class Link { None, Forward, Both, Undirected, Invisible };

class MermaidReader
{
public:
    MermaidReader(const QString &text, GraphFileBuilder &graph) : m_text(text), m_graph(graph) {}

    std::optional<Problem> read()
    {
        m_graph.setDirectionAdvice(ModelText::tr("write '-->'"));
        qsizetype from = 0;
        bool hasHead = false;
        bool isFrontMatter = false;
        quint64 count = 0;
        while (from <= m_text.size()) {
            qsizetype to = m_text.indexOf(u'\n', from);
            to = to < 0 ? m_text.size() : to;
            QStringView line = QStringView(m_text).sliced(from, to - from).trimmed();
            from = to + 1;
            ++m_lineNumber;
            if (line.startsWith(QChar::ByteOrderMark))
                line = line.sliced(1).trimmed();
            if (!hasHead && line == QStringLiteral("---")) {
                isFrontMatter = !isFrontMatter;
                continue;
            }
            if (isFrontMatter || line.isEmpty() || line.startsWith(QStringLiteral("%%")))
                continue;
            ++count;
            if (!hasHead) {
                if (!readHead(line))
                    return m_problem;
                hasHead = true;
                continue;
            }
            if (!readStatements(line))
                return m_problem;
        }
        if (!hasHead)
            return m_graph.problem(ModelText::tr("expected 'flowchart' in the first line."));
        if (m_depth > 0)
            return m_graph.problemAtLine(m_lineNumber, ModelText::tr("a subgraph is not closed by 'end'."));
        m_graph.setLineCount(count);
        return std::nullopt;
    }

private:
    bool fail(const QString &sentence)
    {
        m_problem = m_graph.problemAtLine(m_lineNumber, sentence);
        return false;
    }

    bool readHead(QStringView line)
    {
        static const QRegularExpression head(
            QStringLiteral("^(flowchart(-elk)?|graph)(\\s+(TB|TD|BT|RL|LR))?\\s*(;|$)"));
        const auto match = head.match(line);
        if (!match.hasMatch())
            return fail(ModelText::tr("expected 'flowchart TD', found '%1'.").arg(line.left(40)));
        const QStringView rest = line.sliced(match.capturedLength()).trimmed();
        static const QRegularExpression direction(QStringLiteral("^(TB|TD|BT|RL|LR)\\s*(;|$)"));
        if (direction.match(rest).hasMatch())
            return fail(ModelText::tr("expected 'flowchart TD', found '%1'.").arg(line.left(40)));
        return rest.isEmpty() || readStatements(rest);
    }

    /// Statements of one line, which ';' separates.
    bool readStatements(QStringView line)
    {
        m_line = line;
        m_at = 0;
        while (skipSpace(), m_at < m_line.size()) {
            if (m_line[m_at] == u';') {
                ++m_at;
                continue;
            }
            if (!readStatement())
                return false;
        }
        return true;
    }

    bool readStatement()
    {
        static const QRegularExpression word(
            QStringLiteral("\\G(style|classDef|class|click|linkStyle|direction|accTitle|accDescr)\\b"));
        static const QRegularExpression group(QStringLiteral("\\Gsubgraph(\\s|$)"));
        static const QRegularExpression end(QStringLiteral("\\Gend\\s*(;|$)"));
        if (const auto match = word.match(m_line, m_at); match.hasMatch() && !nextIsLink(match.capturedEnd())) {
            if (match.captured(1) != QStringLiteral("direction"))
                m_graph.ignore(match.captured(1));
            m_at = m_line.size();
            return true;
        }
        if (group.match(m_line, m_at).hasMatch()) {
            static const QRegularExpression link(QStringLiteral("--|==|\\||-\\.|~~~"));
            if (m_line.sliced(m_at).toString().contains(link))
                return fail(
                    ModelText::tr("expected a title after 'subgraph', found '%1'.").arg(m_line.sliced(m_at).left(40)));
            ++m_depth;
            m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n group(s)"));
            m_at = m_line.size();
            return true;
        }
        if (end.match(m_line, m_at).hasMatch()) {
            if (m_depth-- == 0)
                return fail(ModelText::tr("found 'end' outside of a subgraph."));
            m_at += 3;
            return true;
        }
        return readChain();
    }

    bool nextIsLink(qsizetype at) const
    {
        static const QRegularExpression link(QStringLiteral("\\G\\s*(<?--|<?==|-\\.|~~~)"));
        return link.match(m_line, at).hasMatch();
    }

    bool readChain()
    {
        std::vector<quint32> from;
        if (!readVertices(from))
            return false;
        while (skipSpace(), m_at < m_line.size() && m_line[m_at] != u';') {
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
            m_graph.addEdge(a, b, m_lineNumber);
        if (link == Link::Forward || link == Link::Both)
            m_graph.addMove(a, b);
        if (link == Link::Both)
            m_graph.addMove(b, a);
    }

    /// "a & b[Text]"
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
        const quint32 vertex = m_graph.vertex(m_line.sliced(from, m_at - from).toString());
        vertices.push_back(vertex);
        if (!readShape(vertex))
            return false;
        if (m_line.sliced(m_at).startsWith(QStringLiteral(":::"))) {
            m_at += 3;
            while (m_at < m_line.size() &&
                   (m_line[m_at].isLetterOrNumber() || m_line[m_at] == u'_' || m_line[m_at] == u'-') &&
                   !nextIsLinkHere())
                ++m_at;
            m_graph.ignore(QStringLiteral("class"));
        }
        return true;
    }

    static bool isNameSign(QChar c)
    {
        return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' || c.unicode() >= 0x80;
    }

    bool nextIsLinkHere() const
    {
        static const QRegularExpression link(QStringLiteral("\\G([<ox]?--|<?==|-\\.+-?)"));
        const auto match = link.match(m_line, m_at);
        return match.hasMatch() && !(match.captured(1).front() == u'o' || match.captured(1).front() == u'x');
    }

    /// The label in brackets after a vertex, in any of the shapes.
    bool readShape(quint32 vertex)
    {
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
            if (!m_line.sliced(m_at).startsWith(closing) &&
                !m_line.sliced(m_at + (m_at < m_line.size() ? 1 : 0)).startsWith(closing))
                return fail(ModelText::tr("expected '%1' after the label.").arg(closing));
            m_at = m_line.indexOf(closing, m_at) + closing.size();
        } else {
            const qsizetype end = m_line.indexOf(closing, m_at);
            if (end < 0)
                return fail(ModelText::tr("expected '%1' after the label.").arg(closing));
            label = m_line.sliced(m_at, end - m_at).toString();
            if (closing == QStringLiteral("]") && (label.endsWith(u'/') || label.endsWith(u'\\')))
                label.chop(1);
            m_at = end + closing.size();
        }
        static const QRegularExpression lineBreak(QStringLiteral("<br\\s*/?>"),
                                                  QRegularExpression::CaseInsensitiveOption);
        m_graph.setLabel(vertex, label.replace(lineBreak, QStringLiteral(" ")));
        return true;
    }

    /// A link with its label, if it has one: "-->", "-- text -->", "-->|text|", "-.->", "==>", "---", "<-->", "~~~".
    std::optional<Link> takeLink()
    {
        static const QRegularExpression link(QStringLiteral(
            "\\G(?<left><|[ox](?=-))?(?:(?<invisible>~~~+)|"
            "(?:--+(?<right>[>ox])|---+|-\\.+-(?<right3>[>ox])?|==+(?<right4>[>ox])|===+)(?![-=.>])|"
            "(?:--|==|-\\.)\\s*(?<text>[^-=.>|\\s][^|]*?)\\s*(?:--+|\\.+-|==+)(?<right2>[>ox])?(?![-=.>]))"));
        const auto match = link.match(m_line, m_at);
        if (!match.hasMatch())
            return std::nullopt;
        const bool hasInvisible = !match.captured(QStringLiteral("invisible")).isEmpty();
        const QString left = match.captured(QStringLiteral("left"));
        QString right;
        for (const char *name : {"right", "right2", "right3", "right4"})
            right += match.captured(QLatin1String(name));
        if (!match.captured(QStringLiteral("text")).isEmpty())
            m_graph.ignore(ModelText::tr("labels of links"));
        m_at = match.capturedEnd();
        skipSpace();
        if (take(u'|')) {
            const qsizetype end = m_line.indexOf(u'|', m_at);
            if (end < 0)
                return std::nullopt;
            m_at = end + 1;
            m_graph.ignore(ModelText::tr("labels of links"));
        }
        if (hasInvisible)
            return Link::Invisible;
        const bool isForward = right == u'>';
        if (left == u'<')
            return isForward ? std::optional(Link::Both) : std::nullopt;
        return isForward ? Link::Forward : Link::Undirected;
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

    const QString &m_text;
    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    QStringView m_line;
    qsizetype m_at = 0;
    qint64 m_lineNumber = 0;
    int m_depth = 0;
};

} // namespace

std::optional<Problem> readMermaidGraph(const QString &text, GraphFileBuilder &graph)
{
    return MermaidReader(text, graph).read();
}

} // namespace mexplorer
