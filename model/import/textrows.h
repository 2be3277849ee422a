// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/import/readingjob.h"

#include <QStringView>

#include <deque>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

class GraphFileBuilder;

/// One name or number in a line of a text.
struct TextCell
{
    QStringView text{};
    bool isQuoted = false;

    /// A whole number of up to nine digits, including zero; std::nullopt for others, and in quotes.
    std::optional<quint32> whole() const;
    bool isNumber() const;
    /// True if it is not in quotes and contains a sign that other formats write next to a name.
    bool hasSigns() const;
    /// True if it is a number equal to 0 or 1, as in a matrix.
    bool isBinary() const;
    /// The reason why it is no vertex: empty, or unquoted with signs at an end that don't belong to names.
    std::optional<QString> wrongAsVertex() const;
};

/// The non-empty lines of a text, split into cells, which are views into the text. Quotes enclose cells and are doubled
/// inside. Comments are lines that begin with '#', '%' or "//", and, between words, everything after " #".
class TextRows
{
public:
    struct Row
    {
        qint64 line; ///< in the text, counted from 1
        std::size_t first;
        std::size_t count;
        int arrows = 0;        ///< number of "->" between its cells
        bool hasColon = false; ///< the first cell was followed by a ':', which is omitted
        bool hasData = false;  ///< two cells were followed by "{...}", which is omitted
    };

    /// Splits at white space, commas and arrows. Brackets at the beginning of a cell enclose it. Fails with its line if
    /// a quote or a brace isn't closed, or an edge is written '--' or '<-'.
    static Result<TextRows> words(QStringView text, const GraphFileBuilder &graph);
    /// Splits at \a separator, as CSV does (RFC 4180). A first line "sep=;", as written by Excel, is omitted.
    static Result<TextRows> columns(QStringView text, QChar separator, const GraphFileBuilder &graph);
    /// The separator named by a first line "sep=;", otherwise the one of tab, ';' and ',' that every line has equally
    /// often; null if there is none, or if a line has an arrow or a bracket across a separator, so that the lines
    /// aren't columns, or has ';' in each line, but not equally often. If \a mayVary, lines may differ, and the first
    /// one decides.
    static QChar separatorOf(QStringView text, bool mayVary);
    /// The number of fields in a line of columns; 0 if it can't be one: a bracket is across a separator, or it has an
    /// arrow.
    static qsizetype fieldCount(QStringView line, QChar separator);

    /// The same rows without the empty cells at their ends. This object must outlive them.
    TextRows withoutEmptyEnds() const;

    bool isEmpty() const { return m_rows.empty(); }
    std::size_t size() const { return m_rows.size(); }
    const Row &row(std::size_t index) const { return m_rows[index]; }
    std::span<const TextCell> cells(std::size_t row) const
    {
        ReadingJob::step(static_cast<qsizetype>(m_rows[row].count));
        return std::span(m_cells).subspan(m_rows[row].first, m_rows[row].count);
    }
    /// The number of cells in every row; std::nullopt if rows differ.
    std::optional<std::size_t> width() const;
    /// True if the text ends with a line break.
    bool isEnded() const { return m_isEnded; }
    /// True if a row is followed by a comment.
    bool hasCommentsBehind() const { return m_hasCommentsBehind; }
    /// Adds the move of a row, or an undirected edge if a comment above the rows contains "Undirected graph" (SNAP) or
    /// "% sym" (KONECT).
    void addMove(GraphFileBuilder &graph, quint32 from, quint32 to, std::size_t row) const;
    /// Fails if a comment above the rows states the number of edges, as in SNAP's files, and it differs from \a moves.
    std::optional<Problem> checkCount(std::size_t moves, const GraphFileBuilder &graph) const;
    /// True if comments are those of networkx's write_adjlist, which writes a line for each vertex, and lines are
    /// missing.
    bool lacksLines() const;

private:
    void addComment(QStringView line, qint64 number);
    std::optional<QString> addWords(QStringView line, Row &row);
    std::optional<QString> addFields(QStringView line, QChar separator);
    bool addQuoted(QStringView line, qsizetype &at);

    std::vector<TextCell> m_cells;
    std::vector<Row> m_rows;
    std::deque<QString> m_unescaped; ///< the texts of cells with doubled quotes; they don't move with this object
    bool m_isEnded = false;
    bool m_isUndirected = false;
    qint64 m_networkxLine = 0; ///< line number of the second of three comment lines of networkx's write_adjlist
    std::optional<quint64> m_statedMoves;
    bool m_hasCommentsBehind = false;
};

/// Reads rows of numbers 0 and 1 (or weights, 0 for no move) as a matrix; \a names are the vertices, by default 1, 2,
/// ... The first \a skipped rows and columns are headings.
std::optional<Problem> readMatrix(const TextRows &rows, const QStringList &names, std::size_t skipped,
                                  GraphFileBuilder &graph);

/// True if each row begins with a different vertex and all vertices have a row, so that rows can be lists of followers.
bool isCompleteAdjacency(const TextRows &rows);

/// Reads rows of a vertex and its followers.
std::optional<Problem> readAdjacencyRows(const TextRows &rows, GraphFileBuilder &graph);

/// True if the rows can be a matrix of numbers 0 and 1 that may be incomplete or damaged.
bool looksLikeMatrix(const TextRows &rows);

/// Reads rows without a heading, in any of the forms described in linegraph.cpp.
std::optional<Problem> readPlainRows(const TextRows &rows, GraphFileBuilder &graph);

/// Reads rows of words with a heading, as described in csvgraph.cpp, or otherwise as readPlainRows() does.
std::optional<Problem> readWordRows(const TextRows &rows, GraphFileBuilder &graph);

/// Splits a text into words and reads its rows by readWordRows().
std::optional<Problem> readWordLines(const QString &text, GraphFileBuilder &graph);

} // namespace mexplorer
