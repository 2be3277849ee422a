// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/graphxml.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

namespace mexplorer {

namespace {

constexpr int maxXmlItems = 1000; ///< number of attributes and of nested elements

/// The index after the next \a end at or after \a at, or the end of \a text.
qsizetype behind(QStringView text, QLatin1StringView end, qsizetype at)
{
    const qsizetype found = text.indexOf(end, at);
    return found < 0 ? text.size() : found + end.size();
}

/// The reason and the place why a text isn't passed to QXmlStreamReader; an empty sentence if it is.
struct Refusal
{
    qsizetype at = 0;
    QString sentence{};
};

/// Scans the tags once, as far as they are well-formed; other errors are found later.
Refusal refusalReason(QStringView text)
{
    int depth = 0;
    for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at)) {
        const QStringView tag = text.sliced(at);
        if (tag.startsWith(u"<!--")) {
            at = behind(text, QLatin1StringView("-->"), at + 4);
            continue;
        }
        if (tag.startsWith(u"<![CDATA[")) {
            at = behind(text, QLatin1StringView("]]>"), at);
            continue;
        }
        if (tag.startsWith(u"<?")) {
            at = behind(text, QLatin1StringView("?>"), at);
            continue;
        }
        if (tag.startsWith(u"<!ENTITY"))
            return {at, ModelText::tr("this file defines an entity; write the text itself in its place.")};
        const bool isEnd = tag.startsWith(u"</");
        const bool isDeclaration = tag.startsWith(u"<!");
        int attributes = 0;
        QChar quote;
        const qsizetype start = at++;
        for (; at < text.size() && text[at] != u'<' && (text[at] != u'>' || !quote.isNull()); ++at) {
            const QChar c = text[at];
            if (!quote.isNull())
                quote = c == quote ? QChar() : quote;
            else if (c == u'"' || c == u'\'')
                quote = c;
            else if (c == u'=' && ++attributes > maxXmlItems)
                return {start, ModelText::tr("this element has more than %1 attributes.").arg(maxXmlItems)};
        }
        ReadingJob::step(at - start);
        if (isEnd)
            --depth;
        else if (!isDeclaration && (at >= text.size() || text[at - 1] != u'/') && ++depth > maxXmlItems)
            return {start, ModelText::tr("elements are nested more than %1 deep.").arg(maxXmlItems)};
    }
    return {};
}

} // namespace

GraphXml::GraphXml(const QString &text, GraphFileBuilder &graph) : m_graph(graph)
{
    const Refusal refusal = refusalReason(text);
    if (!refusal.sentence.isEmpty())
        failAt(QStringView(text).first(refusal.at).count(u'\n') + 1, refusal.sentence);
    else
        m_xml.addData(text);
}

void GraphXml::failAt(qint64 line, const QString &sentence)
{
    if (!m_problem)
        m_problem = m_graph.problemAtLine(line, sentence);
}

void GraphXml::failUnknown(const QString &parent)
{
    fail(ModelText::tr("a <%1> has no place in a <%2>.").arg(shortened(m_xml.name().toString(), 40), parent));
}

void GraphXml::failWithoutEnds()
{
    fail(ModelText::tr("expected a source and a target for this <edge>."));
}

bool GraphXml::nextChild()
{
    while (!m_problem && !m_xml.atEnd()) {
        switch (readNext()) {
        case QXmlStreamReader::StartElement:
            return true;
        case QXmlStreamReader::EndElement:
            return false;
        case QXmlStreamReader::Characters:
            if (!m_xml.isWhitespace())
                fail(ModelText::tr("expected an element, found the text '%1'.")
                         .arg(shortened(m_xml.text().toString().simplified(), 40)));
            break;
        default:
            break;
        }
    }
    return false;
}

void GraphXml::skipElement()
{
    for (int depth = 1; depth > 0 && !m_xml.atEnd();) {
        const QXmlStreamReader::TokenType token = readNext();
        depth += (token == QXmlStreamReader::StartElement) - (token == QXmlStreamReader::EndElement);
    }
}

void GraphXml::ignoreElement()
{
    m_graph.ignore(m_xml.qualifiedName());
    skipElement();
}

void GraphXml::ignoreAttribute(QStringView name, QStringView right)
{
    if (right.isEmpty())
        m_xml.name() == u"edge" ? m_graph.ignoreOfMoves(name) : m_graph.ignore(name);
    else
        fail(ModelText::tr("there is no attribute '%1'; it may be '%2'.").arg(name, right));
}

void GraphXml::addGroup(const QString &id)
{
    m_groups.insert(id);
    m_graph.leaveOut(QT_TRANSLATE_N_NOOP("mexplorer::Model", "%n group(s)"));
}

GraphXml::Ends GraphXml::findEnds(QStringView source, QStringView target)
{
    Ends ends{m_graph.findVertex(source), m_graph.findVertex(target), {}, {}, m_xml.lineNumber()};
    if (!ends.from || !ends.to) {
        ends.source = source.toString();
        ends.target = target.toString();
    }
    return ends;
}

void GraphXml::readEdge(const Ends &ends, Direction direction)
{
    Edge edge{ends.source, ends.target, direction, ends.line, ends.word};
    if (ends.from && ends.to)
        join(*ends.from, *ends.to, edge);
    else
        m_edges.push_back(std::move(edge));
}

void GraphXml::join(const Edge &edge)
{
    for (const QString &id : {edge.source, edge.target}) {
        if (isGroup(id))
            return failAt(edge.line, ModelText::tr("this edge is joined to the group '%1', and a group is no vertex; "
                                                   "join it to a vertex in the group.")
                                         .arg(shortened(id)));
        if (!m_graph.hasVertex(id))
            return failAt(edge.line, ModelText::tr("there is no node with the id '%1'.").arg(shortened(id)));
    }
    join(m_graph.vertex(edge.source), m_graph.vertex(edge.target), edge);
}

void GraphXml::join(quint32 source, quint32 target, const Edge &edge)
{
    if (edge.direction == Direction::Undirected)
        return m_graph.addEdge(source, target, edge.line, edge.word);
    if (edge.direction != Direction::Back)
        m_graph.addMove(source, target);
    if (edge.direction == Direction::Mutual || edge.direction == Direction::Back)
        m_graph.addMove(target, source);
}

std::optional<Problem> GraphXml::finish()
{
    while (!m_problem && !m_xml.atEnd())
        readNext();
    if (!m_problem && m_xml.hasError()) {
        const QString message = m_xml.errorString();
        fail(ModelText::tr("this is not well-formed XML: %1").arg(message.endsWith(u'.') ? message : message + u'.'));
    }
    for (const Edge &edge : m_edges) {
        if (m_problem)
            break;
        join(edge);
    }
    return m_problem;
}

} // namespace mexplorer
