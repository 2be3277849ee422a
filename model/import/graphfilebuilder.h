// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"
#include "model/import/readingjob.h"

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

/// Collects vertices, moves and what is said of them while a file is read, and finds names and start.
class GraphFileBuilder
{
public:
    /// What makes one edge undirected, as it is written in the file, and what to write to make it a move.
    struct EdgeWord
    {
        QStringView written;
        QStringView instead;
    };

    /// The most moves that are read from a file.
    static constexpr std::size_t maxMoves = 20'000'000;
    /// The most vertices that a file may state by their number alone: a few characters would take all memory.
    static constexpr quint64 maxStatedVertices(qsizetype characters)
    {
        return std::max<quint64>(100'000, static_cast<quint64>(characters));
    }

    /// \a fileName is how messages call the file.
    explicit GraphFileBuilder(QString fileName, const GraphChoices &choices = {})
        : m_fileName(std::move(fileName)), m_choices(choices)
    {
    }

    const GraphChoices &choices() const { return m_choices; }
    /// True if a move or an edge has \a vertex at one end. Linear in their number.
    bool hasMoves(quint32 vertex) const;
    qsizetype vertexCount() const { return m_ids.size(); }
    bool isFull() const { return m_moves.size() + m_edges.size() > maxMoves; }

    /// The index of the vertex that the file calls \a id, made if it is new.
    quint32 vertex(QStringView id);
    /// The same of a vertex that is there; nothing if there is none.
    std::optional<quint32> findVertex(QStringView id) const;
    bool hasVertex(QStringView id) const { return m_indices.contains({id}); }
    /// The id of \a vertex in the file.
    const QString &id(quint32 vertex) const { return m_ids[static_cast<qsizetype>(vertex)]; }

    /// What a person calls a vertex: its name where no other vertex has the same label or this as its id. White space
    /// and line breaks in it are one space. An empty label is none.
    void setLabel(quint32 vertex, QStringView label);
    /// True if setLabel() gave \a vertex a label, and another one than its id.
    bool hasLabel(quint32 vertex) const
    {
        return vertex < m_labels.size() && !m_labels[vertex].isEmpty() && m_labels[vertex] != id(vertex);
    }
    /// Gives a vertex another name than its id, which no other vertex may have: a position that this program wrote.
    void setName(quint32 vertex, const QString &name) { m_names.insert(vertex, name); }
    bool hasName(quint32 vertex) const { return m_names.contains(vertex); }

    /// A move that is there already is left out by take().
    void addMove(quint32 from, quint32 to)
    {
        ReadingJob::step();
        m_moves.emplace_back(from, to);
    }
    /// An edge without a direction, in a line of the file counted from 1 (0 where lines aren't known). A graph that has
    /// one is refused, but for choices().isBothWays. \a word is what the edge itself says about it, if it does.
    void addEdge(quint32 a, quint32 b, qint64 line, const EdgeWord &word = {});
    /// What to do about a graph without directions, as a clause for its refusal: "write 'digraph' and '->'".
    void setDirectionAdvice(const QString &advice) { m_directionAdvice = advice; }

    /// Play starts at the vertex that the file calls \a id, or else at the only one with this label.
    void setStart(const QString &id) { m_start = id; }
    /// Takes what a vertex says of being the start: true, or 1, makes it the start. False if \a value is no such word,
    /// nor one for the contrary; take() refuses one that is misspelt.
    bool takeStartMark(quint32 vertex, QStringView value);
    /// Positions are left out of the file, so that those whose followers are missing would look terminal.
    void setTruncated() { m_truncated = true; }

    /// What a reader says beside the graph: its format, what it assumed, whether there is a heading, and how many lines
    /// hold the graph. take() adds what it finds.
    GraphReading &reading() { return m_reading; }
    /// An attribute or column that isn't used.
    void ignore(QStringView attribute);
    /// The same of moves, whose label may be unused where that of vertices is their name.
    void ignoreOfMoves(QStringView attribute);
    /// Something that is no part of a game; it is counted by what it is, a text with %n: "%n group(s)".
    void leaveOut(const char *whatText) { ++m_leftOut[whatText]; }

    /// The graph; a problem if it has no vertex, too many moves, edges without a direction, two vertices of one name, a
    /// start that doesn't exist, or is a part of a graph only.
    Result<GraphFile> take();

    /// Of \a count vertices that are stated in a line, past maxStatedVertices().
    Problem tooManyStated(qint64 line, quint64 count) const;
    /// Why a vertex can't be called \a name; empty if it can.
    static QString nameProblem(QStringView name);

    /// "FILE, line N: SENTENCE"
    Problem problemAtLine(qint64 line, const QString &sentence) const;
    /// "FILE: SENTENCE"
    Problem problem(const QString &sentence) const;

private:
    /// An id with a hash that is quick for short texts: lookups by that of Qt 6.4, which uses AES, take four times as
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
    QHash<Id, quint32> m_indices;  ///< views into m_ids, whose texts stay in their places
    std::vector<QString> m_labels; ///< by vertex; empty for those without, and behind the last with one
    QHash<quint32, QString> m_names;
    std::vector<std::pair<quint32, quint32>> m_moves;
    std::vector<std::pair<quint32, quint32>> m_edges; ///< without a direction
    qint64 m_firstEdgeLine = 0;
    QString m_directionAdvice;
    QString m_firstEdgeAdvice;
    QString m_start;
    std::vector<quint32> m_startMarks; ///< the vertices that call themselves the start
    QString m_misspeltStart;           ///< what another one says
    bool m_truncated = false;
    GraphReading m_reading;
    std::set<QString, std::less<>> m_ignored;
    std::set<QString, std::less<>> m_ignoredOfMoves;
    std::map<QByteArray, int> m_leftOut;
};

} // namespace mexplorer
