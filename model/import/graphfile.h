#pragma once

#include "model/core/result.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mexplorer {

/// A directed graph as a file gives it: vertices by name, moves as pairs of their indices, without repetitions.
struct GraphFile
{
    QStringList names;
    std::vector<std::pair<quint32, quint32>> moves;
    quint32 start = 0; ///< where play starts unless an expression names a vertex
};

/// Reads a graph from a file: DOT (.dot, .gv), GraphML (.graphml, .xml), JSON (.json) or, with any other ending, a list of
/// edges. The start is the one the file names, else its only vertex without predecessor, else its first vertex.
Result<GraphFile> readGraphFile(const QString &path);

/// Reads lines of two vertex names, with white space, "->" or a comma between them, and of single names; '#' begins a comment.
Result<GraphFile> readEdgeList(const QByteArray &content, const QString &fileName);

/// Collects vertices and moves while a file is read, and finds the start.
class GraphFileBuilder
{
public:
    /// The index of the vertex named \a name, made if it is new.
    quint32 vertex(const QString &name);
    void addMove(quint32 from, quint32 to) { m_moves.emplace_back(from, to); }
    void setStart(quint32 vertex) { m_start = static_cast<qint64>(vertex); }
    bool isEmpty() const { return m_names.isEmpty(); }
    GraphFile take();

private:
    QStringList m_names;
    QHash<QString, quint32> m_indices;
    std::vector<std::pair<quint32, quint32>> m_moves;
    qint64 m_start = -1;
};

} // namespace mexplorer
