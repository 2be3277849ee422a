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

/// Base of the readers of GraphML and GEXF: reads the elements of a text, adds edges whose vertices may follow later,
/// and stores the first problem.
///
/// QXmlStreamReader compares the attributes of an element, and the names of nested elements with the open namespaces,
/// in quadratic time. So a text with more than 1,000 attributes of an element, or more than 1,000 nested elements, is
/// refused before it is read, and so is one that defines entities, whose text can grow without bounds.
class GraphXml
{
protected:
    /// Checks \a text. \a graph must outlive this object.
    GraphXml(const QString &text, GraphFileBuilder &graph);

    bool hasFailed() const { return m_problem.has_value(); }
    /// Stores a problem at the current line, unless there already is one.
    void fail(const QString &sentence) { failAt(m_xml.lineNumber(), sentence); }
    void failAt(qint64 line, const QString &sentence);
    /// Reports an element that isn't allowed in \a parent.
    void failUnknown(const QString &parent);

    /// Moves to the next child of the current element; returns false at its end, and after a problem. Text between
    /// children is a problem: it is most often an element that lost its '<'.
    bool nextChild();
    /// Reads the next token.
    QXmlStreamReader::TokenType readNext()
    {
        ReadingJob::step();
        return m_xml.readNext();
    }
    /// Skips the rest of the current element.
    void skipElement();
    /// Skips the current element, and reports it as ignored.
    void ignoreElement();

    /// The values of the attributes \a names of the current element, valid until the next element is read; null for
    /// missing ones. Other attributes are reported as ignored, and a misspelt word of \a names is a problem.
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

    /// Reports an edge without a source or a target.
    void failWithoutEnds();

    /// Adds a group, which is no vertex and can't be an end of edges.
    void addGroup(const QString &id);
    bool isGroup(const QString &id) const { return m_groups.contains(id); }

    enum class Direction { Directed, Undirected, Mutual, Back };
    /// The two ends of an edge: vertices, or their ids if one of them follows later.
    struct Ends
    {
        std::optional<quint32> from;
        std::optional<quint32> to;
        QString source;
        QString target;
        qint64 line;
        GraphFileBuilder::EdgeWord word{}; ///< if the edge itself is marked as undirected
    };
    /// The ends of the current edge.
    Ends findEnds(QStringView source, QStringView target);
    /// Adds an edge; if an end is still unknown, finish() adds it.
    void readEdge(const Ends &ends, Direction direction);
    /// Reads to the end of the text, and adds the remaining edges.
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
    std::vector<Edge> m_edges; ///< to be added when all vertices are known
};

} // namespace mexplorer
