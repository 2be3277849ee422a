// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfilebuilder.h"
#include "model/import/misspelling.h"
#include "model/import/readingjob.h"

#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace mexplorer {

/// What the readers of GraphML and GEXF share: walks through the elements of a text, joins edges whose vertices may
/// come later, and remembers the first problem.
///
/// QXmlStreamReader compares the attributes of an element, and the names of nested elements with the namespaces that
/// are open, each with each. So a text of more than 1,000 attributes at an element, or of more than 1,000 nested
/// elements, is refused before it is read, and so is one that defines entities, whose text can grow without bounds.
class GraphXml
{
protected:
    /// \a graph must outlive this. Checks \a text.
    GraphXml(const QString &text, GraphFileBuilder &graph);

    bool hasFailed() const { return m_problem.has_value(); }
    /// Remembers a problem at the current line; the first one counts.
    void fail(const QString &sentence) { failAt(m_xml.lineNumber(), sentence); }
    void failAt(qint64 line, const QString &sentence);
    /// For an element that has no place within \a parent.
    void failUnknown(const QString &parent);

    /// Goes to the next child of the current element; false at its end, and after a problem. Text between children is a
    /// problem: it is most often an element that lost its '<'.
    bool nextChild();
    /// Goes on by one token.
    QXmlStreamReader::TokenType readNext()
    {
        ReadingJob::step();
        return m_xml.readNext();
    }
    /// Leaves the rest of the current element out.
    void skipElement();
    /// Leaves the current element out, and names it as ignored.
    void ignoreElement();

    /// The values of the attributes \a names of the current element, until the next one is read; null for those that
    /// it doesn't have. Other attributes are named as ignored, and one that is a misspelt word of \a names is a problem.
    template <std::size_t n> std::array<QStringView, n> readAttributes(const QStringView (&names)[n])
    {
        std::array<QStringView, n> values;
        const QXmlStreamAttributes attributes = m_xml.attributes();
        for (const QXmlStreamAttribute &attribute : attributes) {
            const auto index = static_cast<std::size_t>(std::ranges::find(names, attribute.qualifiedName()) -
                                                        std::ranges::begin(names));
            if (index < n)
                values[index] = attribute.value().isNull() ? QStringView(u"") : attribute.value();
            else if (attribute.prefix().isEmpty())
                ignoreAttribute(attribute.name(), misspeltWord(attribute.name(), names));
        }
        return values;
    }

    /// For an edge without a source or a target.
    void failWithoutEnds();

    /// A group is no vertex, and no edge may lead to it.
    void addGroup(const QString &id);
    bool isGroup(const QString &id) const { return m_groups.contains(id); }

    enum class Direction { Directed, Undirected, Mutual, Back };
    /// The two ends of an edge: vertices, or their ids if one of them comes later.
    struct Ends
    {
        std::optional<quint32> from;
        std::optional<quint32> to;
        QString source;
        QString target;
        qint64 line;
        GraphFileBuilder::EdgeWord word{}; ///< if the edge itself says that it is undirected
    };
    /// The ends of the edge that is the current element.
    Ends findEnds(QStringView source, QStringView target);
    /// The ends are joined, now or, if one comes later, by finish().
    void readEdge(const Ends &ends, Direction direction);
    /// Reads to the end of the text, and joins what remains to be joined.
    std::optional<Problem> finish();

    QXmlStreamReader m_xml;
    GraphFileBuilder &m_graph;

private:
    struct Edge
    {
        QString source;
        QString target;
        Direction direction;
        qint64 line;
        GraphFileBuilder::EdgeWord word; ///< literals
    };

    void ignoreAttribute(QStringView name, QStringView right);
    void join(const Edge &edge);
    void join(quint32 source, quint32 target, const Edge &edge);

    std::optional<Problem> m_problem;
    QSet<QString> m_groups;
    std::vector<Edge> m_edges; ///< to be joined when all vertices are known
};

} // namespace mexplorer
