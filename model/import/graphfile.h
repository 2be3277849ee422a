// SPDX-License-Identifier: GPL-3.0-or-later
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

/// A file up to this size, in bytes, may be read on the window's thread; a larger one takes a job.
inline constexpr qint64 maxSyncGraphFileBytes = 65'536;

/// Reads a graph from a file: DOT (.dot, .gv), GraphML (.graphml, .xml), JSON (.json), a table of positions (.csv with
/// a heading) or, with any other ending, a list of edges. The start is the one the file names, else its only vertex
/// without predecessor, else its first vertex. A file that isn't what its name says is a problem that names the line.
Result<GraphFile> readGraphFile(const QString &path);

/// The usual ending of a file that holds \a text: that of DOT, GraphML or JSON if it begins like one, else that of a
/// list of edges.
QString graphEndingFor(QStringView text);

/// Collects vertices and moves while a file is read, and finds the start.
class GraphFileBuilder
{
public:
    /// The most moves that are read from a file.
    static constexpr std::size_t maxMoves = 20'000'000;

    /// \a fileName is how messages call the file.
    explicit GraphFileBuilder(QString fileName) : m_fileName(std::move(fileName)) {}

    const QString &fileName() const { return m_fileName; }
    bool isEmpty() const { return m_names.isEmpty(); }
    bool isFull() const { return m_moves.size() > maxMoves; }

    /// The index of the vertex that the file calls \a key, made if it is new. The key is also its name at first.
    quint32 vertex(const QString &key);
    bool hasVertex(const QString &key) const { return m_indices.contains(key); }
    /// Gives a vertex another name than its key.
    void setName(quint32 vertex, const QString &name) { m_names[static_cast<qsizetype>(vertex)] = name; }
    /// A move that is there already is left out by take().
    void addMove(quint32 from, quint32 to) { m_moves.emplace_back(from, to); }
    /// Play starts at the vertex that the file calls \a key.
    void setStart(const QString &key) { m_start = key; }
    /// Positions are left out of the file, so that those whose followers are missing would look terminal.
    void setTruncated() { m_truncated = true; }

    /// The graph; a problem if it has no vertex, too many moves, two vertices of one name, a start that doesn't exist,
    /// or is a part of a graph only.
    Result<GraphFile> take();

    /// "FILE, line N: SENTENCE"
    Problem problemAtLine(qint64 line, const QString &sentence) const;
    /// "FILE: SENTENCE"
    Problem problem(const QString &sentence) const;

private:
    std::optional<QString> validateNames() const;
    quint32 onlySource() const;

    QString m_fileName;
    QStringList m_names;
    QHash<QString, quint32> m_indices;
    std::vector<std::pair<quint32, quint32>> m_moves;
    QString m_start;
    bool m_truncated = false;
};

// The readers of the formats.

/// Reads a directed graph in the DOT language of Graphviz. The graph's attribute start (or root) names the vertex where
/// play starts; a vertex's attribute position is its name when it has one, as in the files that this program exports.
Result<GraphFile> readDotGraph(const QString &text, const QString &fileName);

/// Reads a directed graph in GraphML. Data of the graph with the key name start (or root) is the id of the node where
/// play starts; a node's data named position is its name when it has one, as in the files that this program exports.
Result<GraphFile> readGraphMlGraph(const QString &text, const QString &fileName);

/// Reads a directed graph in JSON, in one of these shapes, where a vertex is a word or a number:
///
///     {"start": "a", "vertices": ["a", "b"], "moves": [["a", "b"]]}
///     {"directed": true, "nodes": [{"id": "a"}], "links": [{"source": "a", "target": "b"}]}    (networkx, node-link)
///     {"root": 0, "positions": [{"id": 0, "position": "nim:1"}], "moves": [[0, 1]]}            (exported by this
///     program)
///
/// Shapes may be mixed: "edges" stands for "moves" and "links". Start and vertices may be left out.
Result<GraphFile> readJsonGraph(const QString &text, const QString &fileName);

/// Reads lines of two vertex names, with white space, "->" or a comma between them, and of single names. A name that
/// holds any of these stands in double quotes, doubled within. '#' begins a comment. A text whose first line is a
/// heading with the columns id, position and followers is the table of positions that this program exports as CSV.
Result<GraphFile> readEdgeList(const QString &text, const QString &fileName);

} // namespace mexplorer
