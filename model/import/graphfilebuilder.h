// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"
#include "model/import/readingjob.h"

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

/// Collects vertices, moves and their attributes while a file is read, and determines names and start.
class GraphFileBuilder
{
public:
    /// The attribute that makes one edge undirected, as written in the file, and its replacement for a move.
    struct EdgeWord
    {
        QStringView written;
        QStringView instead;
    };

    /// The maximum number of moves read from a file.
    static constexpr std::size_t maxMoves = 20'000'000;
    /// The maximum number of vertices that a file may state by their number only: a few characters could use all
    /// memory.
    static constexpr quint64 maxStatedVertices(qsizetype characters)
    {
        return std::max<quint64>(100'000, static_cast<quint64>(characters));
    }

    /// \a fileName is the file's name in messages.
    explicit GraphFileBuilder(QString fileName, const GraphChoices &choices = {})
        : m_fileName(std::move(fileName)), m_choices(choices)
    {
    }

    const GraphChoices &choices() const { return m_choices; }
    /// True if \a vertex is an end of a move or an edge. Linear in their number.
    bool hasMoves(quint32 vertex) const;
    qsizetype vertexCount() const { return m_ids.size(); }
    bool isFull() const { return m_moves.size() + m_edges.size() > maxMoves; }

    /// The index of the vertex with the id \a id, which is added if it is new.
    quint32 vertex(QStringView id);
    /// The index of an existing vertex; std::nullopt if there is none.
    std::optional<quint32> findVertex(QStringView id) const;
    bool hasVertex(QStringView id) const { return m_indices.contains({id}); }
    /// The id of \a vertex in the file.
    const QString &id(quint32 vertex) const { return m_ids[static_cast<qsizetype>(vertex)]; }

    /// Sets a vertex's label, which is its name unless another vertex has it as label or id. White space and line
    /// breaks become single spaces. An empty label is ignored.
    void setLabel(quint32 vertex, QStringView label);
    /// True if setLabel() gave \a vertex a label that differs from its id.
    bool hasLabel(quint32 vertex) const
    {
        return vertex < m_labels.size() && !m_labels[vertex].isEmpty() && m_labels[vertex] != id(vertex);
    }
    /// Sets a name that differs from the id and must be unique: a position in a file written by this program.
    void setName(quint32 vertex, const QString &name) { m_names.insert(vertex, name); }
    bool hasName(quint32 vertex) const { return m_names.contains(vertex); }

    /// Adds a move. take() removes duplicates.
    void addMove(quint32 from, quint32 to)
    {
        ReadingJob::step();
        m_moves.emplace_back(from, to);
    }
    /// Adds an undirected edge, with its line in the file counted from 1 (0 if it isn't known). Graphs with such edges
    /// are refused unless choices().isBothWays is set. \a word is the edge's own attribute for it, if any.
    void addEdge(quint32 a, quint32 b, qint64 line, const EdgeWord &word = {});
    /// Sets the advice for a graph with undirected edges, as a clause of the problem: "write 'digraph' and '->'".
    void setDirectionAdvice(const QString &advice) { m_directionAdvice = advice; }

    /// Sets the start to the vertex with the id \a id, or else to the only one with this label.
    void setStart(const QString &id) { m_start = id; }
    /// Reads an attribute that marks a vertex as the start: true, or 1. Returns false if \a value is neither that nor
    /// its contrary; take() refuses a misspelt one.
    bool takeStartMark(quint32 vertex, QStringView value);
    /// Marks the file as a part of a graph, which take() refuses: its unexpanded positions would look terminal.
    void setTruncated() { m_truncated = true; }

    /// The report of a reader: format, assumptions, heading, and the number of lines with the graph. take() adds its
    /// results.
    GraphReading &reading() { return m_reading; }
    /// Reports an unused attribute or column.
    void ignore(QStringView attribute);
    /// Reports an unused attribute of moves, whose label may be unused while that of vertices is their name.
    void ignoreOfMoves(QStringView attribute);
    /// Counts a part of the file that isn't part of a game, by its kind, a text with %n: "%n group(s)".
    void leaveOut(const char *whatText) { ++m_leftOut[whatText]; }

    /// Returns the graph; fails if it has no vertex, too many moves, undirected edges, two vertices with the same name,
    /// a start that doesn't exist, or is only a part of a graph.
    Result<GraphFile> take();

    /// The problem if a line states \a count vertices, more than maxStatedVertices().
    Problem tooManyStated(qint64 line, quint64 count) const;
    /// The reason why \a name is no valid name of a vertex; empty if it is.
    static QString nameProblem(QStringView name);

    /// "FILE, line N: SENTENCE"
    Problem problemAtLine(qint64 line, const QString &sentence) const;
    /// "FILE: SENTENCE"
    Problem problem(const QString &sentence) const;

private:
    /// An id with a hash that is fast for short texts: look-ups with that of Qt 6.4, which uses AES, take four times as
    /// long.
    struct Id
    {
        QStringView text;

        bool operator==(const Id &other) const { return text == other.text; }
        friend std::size_t qHash(const Id &id, std::size_t seed) noexcept
        {
            for (const QChar c : id.text)
                seed = (seed ^ c.unicode()) * 0x100000001b3; // FNV-1a
            return seed ^ (seed >> 32);
        }
    };

    std::optional<Problem> chooseStart();
    std::optional<Problem> validate() const;
    std::optional<Problem> validateDirections() const;
    std::optional<QString> validateNames(const QStringList &names) const;
    void joinMoves();
    bool isSymmetric() const;
    QStringList chooseNames(QHash<QString, quint32> &otherNames);
    quint32 findStart(const QStringList &names);
    std::vector<quint32> findUnreachable(quint32 start) const;

    QString m_fileName;
    GraphChoices m_choices;
    QStringList m_ids;
    QHash<Id, quint32> m_indices;  ///< views into m_ids, whose texts don't move
    std::vector<QString> m_labels; ///< by vertex; empty for those without; ends at the last one with a label
    QHash<quint32, QString> m_names;
    std::vector<std::pair<quint32, quint32>> m_moves;
    std::vector<std::pair<quint32, quint32>> m_edges; ///< undirected
    qint64 m_firstEdgeLine = 0;
    QString m_directionAdvice;
    QString m_firstEdgeAdvice;
    QString m_start;
    std::vector<quint32> m_startMarks; ///< vertices marked as the start
    QString m_misspeltStart;           ///< an invalid mark of another vertex
    bool m_truncated = false;
    GraphReading m_reading;
    std::set<QString, std::less<>> m_ignored;
    std::set<QString, std::less<>> m_ignoredOfMoves;
    std::map<QByteArray, int> m_leftOut;
};

} // namespace mexplorer
