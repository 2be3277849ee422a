// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfilebuilder.h"

#include <QSet>
#include <QXmlStreamReader>

#include <initializer_list>

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
    /// Leaves the current element out, and names it as ignored.
    void ignoreElement();

    QString attribute(const char *name) const { return m_xml.attributes().value(QLatin1StringView(name)).toString(); }
    bool hasAttribute(const char *name) const { return m_xml.attributes().hasAttribute(QLatin1StringView(name)); }
    /// Names the attributes that aren't \a used as ignored. One that is a misspelt word of \a used is a problem.
    void ignoreOthers(std::initializer_list<QLatin1StringView> used);

    /// A group is no vertex, and no edge may lead to it.
    void addGroup(const QString &id);
    bool isGroup(const QString &id) const { return m_groups.contains(id); }

    enum class Direction { Directed, Undirected, Mutual };
    /// The source and the target of the current element are joined, now or, if one comes later, by finish().
    void readEdge(Direction direction);
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
    };

    void join(const Edge &edge);

    std::optional<Problem> m_problem;
    QSet<QString> m_groups;
    std::vector<Edge> m_edges; ///< to be joined when all vertices are known
    QSet<QString> m_ignored;
};

} // namespace mexplorer
