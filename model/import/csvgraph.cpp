// SPDX-License-Identifier: GPL-3.0-or-later
// Reading columns
//
// Lines with the same separator in each: a comma, a semicolon or a tab. A first line is taken as a heading if
//
//   - it is that of the table which this program exports: id, position, followers;
//   - two of its words mean the two ends of a move ("source" and "target", "From node" and "To node", "von" and
//   "nach"),
//     or one means a list of followers, and neither is a vertex of another line;
//   - or its first two words are no vertices of other lines, while other lines share vertices, or are numbers.
//
// A first line whose first field is empty, and whose others are the first fields of the other lines, makes a matrix
// with names. Without a heading, rows are what lines are (linegraph.cpp), and columns behind the first two are left
// out.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/textlines.h"
#include "model/import/textrows.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// A word of a heading without signs and in small letters: "Node 1" and "node_1" are "node1".
QString plainWord(QStringView word)
{
    QString plain;
    for (const QChar c : word) {
        if (c.isLetterOrNumber())
            plain += c.toLower();
    }
    return plain;
}

bool meansSource(const QString &word)
{
    static const QSet<QString> words = {"source", "src",      "from",        "tail",       "start",    "parent",
                                        "begin",  "u",        "node1",       "vertex1",    "v1",       "sourceid",
                                        "fromid", "fromnode", "fromvertex",  "sourcenode", "position", "state",
                                        "vertex", "node",     "predecessor", "quelle",     "von",      "de",
                                        "origen", "origine",  "before",      "vorher",     "x"};
    return words.contains(word);
}

bool meansTarget(const QString &word)
{
    static const QSet<QString> words = {"target",    "dst",          "dest",      "destination", "to",         "head",
                                        "end",       "child",        "v",         "node2",       "vertex2",    "v2",
                                        "targetid",  "toid",         "tonode",    "tovertex",    "targetnode", "next",
                                        "nextstate", "nextposition", "successor", "follower",    "ziel",       "nach",
                                        "a",         "vers",         "destino",   "after",       "nachher",    "y"};
    return words.contains(word);
}

bool meansFollowers(const QString &word)
{
    static const QSet<QString> words = {"followers", "successors", "moves",   "neighbors", "neighbours",
                                        "targets",   "children",   "options", "nachfolger"};
    return words.contains(word);
}

/// Reads the table of positions: one line per position, its followers by their ids.
class TableReader
{
public:
    TableReader(const TextRows &rows, bool isEnded, GraphFileBuilder &graph)
        : m_rows(rows), m_graph(graph), m_isEnded(isEnded)
    {
        for (const TextCell &cell : rows.cells(0))
            m_heading << cell.text.toString();
        m_id = m_heading.indexOf(QStringLiteral("id"));
        m_position = m_heading.indexOf(QStringLiteral("position"));
        m_followers = m_heading.indexOf(QStringLiteral("followers"));
    }

    std::optional<Problem> read()
    {
        if (m_id < 0 || m_position < 0 || m_followers < 0)
            return m_graph.problemAtLine(
                m_rows.row(0).line, ModelText::tr("expected the columns id, position and followers in the heading."));
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const auto cells = m_rows.cells(i);
            const qint64 line = m_rows.row(i).line;
            if (static_cast<qsizetype>(cells.size()) != m_heading.size()) {
                return m_graph.problemAtLine(line, ModelText::tr("expected %1 fields as in the heading, found %2.")
                                                       .arg(m_heading.size())
                                                       .arg(cells.size()));
            }
            const QString id = at(cells, m_id).toString();
            if (m_listed.contains(id))
                return m_graph.problemAtLine(line, ModelText::tr("position %1 has a line already.").arg(id.left(40)));
            readRow(cells, id);
        }
        if (!m_isEnded)
            return m_graph.problemAtLine(
                m_rows.row(m_rows.size() - 1).line,
                ModelText::tr("the last line doesn't end, so that the file may be cut off; write "
                              "it again."));
        if (!m_missing.isEmpty())
            return m_graph.problem(
                ModelText::tr("position %1 is a follower and has no line.").arg(m_missing.cbegin()->left(40)));
        m_graph.reading().lines = m_rows.size();
        return std::nullopt;
    }

private:
    static QStringView at(std::span<const TextCell> cells, qsizetype column)
    {
        return cells[static_cast<std::size_t>(column)].text;
    }

    void readRow(std::span<const TextCell> cells, const QString &id)
    {
        const quint32 vertex = m_graph.vertex(id);
        m_missing.remove(id);
        m_listed.insert(id);
        m_graph.setName(vertex, at(cells, m_position).toString());
        for (const QString &follower : at(cells, m_followers).toString().split(u' ', Qt::SkipEmptyParts)) {
            if (follower.endsWith(u'?')) {
                m_graph.setTruncated();
                continue;
            }
            if (!m_listed.contains(follower))
                m_missing.insert(follower);
            m_graph.addMove(vertex, m_graph.vertex(follower));
        }
    }

    const TextRows &m_rows;
    GraphFileBuilder &m_graph;
    QStringList m_heading;
    qsizetype m_id;
    qsizetype m_position;
    qsizetype m_followers;
    bool m_isEnded; ///< the last line has a line break, which this program writes
    QSet<QString> m_listed;
    QSet<QString> m_missing; ///< named as followers, without a line so far
};

/// Reads rows of columns that all have as many cells.
class ColumnReader
{
public:
    ColumnReader(const TextRows &rows, std::size_t width, GraphFileBuilder &graph)
        : m_rows(rows), m_width(width), m_graph(graph)
    {
    }

    std::optional<Problem> read()
    {
        if (isNamedMatrix())
            return readNamedMatrix();
        if (!m_graph.choices().hasNoHeading && findHeading()) {
            m_graph.reading().hasHeading = true;
            return m_hasList ? readLists() : readMoves(1);
        }
        if (m_width > 2 && !hasNumbersBehind() && !isCompleteAdjacency(m_rows))
            return readMoves(0);
        return readPlainRows(m_rows, m_graph);
    }

private:
    QStringView cell(std::size_t row, std::size_t column) const { return m_rows.cells(row)[column].text; }

    bool isNamedMatrix() const
    {
        if (m_rows.size() != m_width || m_width < 2 || !cell(0, 0).isEmpty())
            return false;
        for (std::size_t i = 1; i < m_width; ++i) {
            if (cell(i, 0) != cell(0, i) || cell(i, 0).isEmpty())
                return false;
            for (std::size_t j = 1; j < m_width; ++j) {
                if (!m_rows.cells(i)[j].isNumber())
                    return false;
            }
        }
        return true;
    }

    std::optional<Problem> readNamedMatrix()
    {
        QStringList names;
        for (std::size_t i = 1; i < m_width; ++i) {
            if (names.contains(cell(i, 0)))
                return m_graph.problemAtLine(m_rows.row(i).line,
                                             ModelText::tr("'%1' has a line already.").arg(cell(i, 0).left(40)));
            names << cell(i, 0).toString();
        }
        return readMatrix(m_rows, names, 1, m_graph);
    }

    /// True if the first line is a heading; finds the columns of the two ends of a move.
    bool findHeading()
    {
        std::optional<std::size_t> source, target, list;
        for (std::size_t column = 0; column < m_width; ++column) {
            const QString word = plainWord(cell(0, column));
            if (!source && meansSource(word))
                source = column;
            else if (!target && meansTarget(word))
                target = column;
            else if (!list && meansFollowers(word))
                list = column;
        }
        m_hasList = source && !target && list;
        if (source && (target || list)) {
            m_source = *source;
            m_target = target ? *target : *list;
            if (!isVertexBelow(cell(0, m_source)) && !isVertexBelow(cell(0, m_target)))
                return true;
            m_source = 0;
            m_target = 1;
            m_hasList = false;
        }
        return m_width >= 2 && isUnlikeOthers();
    }

    bool isVertexBelow(QStringView name) const
    {
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (cell(i, m_source) == name || cell(i, m_target) == name)
                return true;
        }
        return false;
    }

    /// True if the first line's names are no vertices of other lines, and the others share vertices or are numbers.
    bool isUnlikeOthers()
    {
        if (m_rows.size() < 2 || cell(0, 0).isEmpty() || cell(0, 1).isEmpty() || isVertexBelow(cell(0, 0)) ||
            isVertexBelow(cell(0, 1)))
            return false;
        QSet<QStringView> seen;
        bool areNumbers = !m_rows.cells(0)[0].isNumber() && !m_rows.cells(0)[1].isNumber();
        bool isShared = false;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            isShared = isShared || seen.contains(cell(i, 0)) || seen.contains(cell(i, 1));
            if (!isShared)
                seen << cell(i, 0) << cell(i, 1);
            areNumbers = areNumbers && m_rows.cells(i)[0].isNumber() && m_rows.cells(i)[1].isNumber();
        }
        if (!areNumbers && !isShared)
            return false;
        m_graph.reading().assumed << ModelText::tr("the first line is a heading, and moves lead from '%1' to '%2'")
                                         .arg(cell(0, 0).left(40), cell(0, 1).left(40));
        return true;
    }

    bool hasNumbersBehind() const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!std::ranges::all_of(m_rows.cells(i).subspan(2), &TextCell::isNumber))
                return false;
        }
        return true;
    }

    /// Moves in two columns, from the row \a first on; other columns are ignored, but for Gephi's Type.
    std::optional<Problem> readMoves(std::size_t first)
    {
        std::optional<std::size_t> type;
        for (std::size_t column = 0; column < m_width; ++column) {
            if (column == m_source || column == m_target)
                continue;
            if (first == 1 && plainWord(cell(0, column)) == QStringLiteral("type"))
                type = column;
            else
                m_graph.ignore(first == 1 && !cell(0, column).isEmpty() ? cell(0, column).left(40).toString()
                                                                        : ModelText::tr("column %1").arg(column + 1));
        }
        if (first == 0)
            m_graph.reading().assumed << ModelText::tr("moves lead from the first column to the second");
        for (std::size_t i = first; i < m_rows.size(); ++i) {
            const qint64 line = m_rows.row(i).line;
            for (const std::size_t column : {m_source, m_target}) {
                if (cell(i, column).isEmpty())
                    return m_graph.problemAtLine(line,
                                                 ModelText::tr("expected a vertex in column %1.").arg(column + 1));
            }
            const quint32 from = m_graph.vertex(cell(i, m_source));
            const quint32 to = m_graph.vertex(cell(i, m_target));
            if (type && cell(i, *type).compare(u"undirected", Qt::CaseInsensitive) == 0)
                m_graph.addEdge(from, to, line);
            else
                m_graph.addMove(from, to);
        }
        m_graph.reading().lines = m_rows.size();
        return std::nullopt;
    }

    /// A vertex in one column and all its followers in another.
    std::optional<Problem> readLists()
    {
        static const QRegularExpression separators(QStringLiteral("[\\s,;|]+"));
        for (std::size_t column = 0; column < m_width; ++column) {
            if (column != m_source && column != m_target)
                m_graph.ignore(cell(0, column).left(40));
        }
        QSet<QStringView> seen;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const QStringView name = cell(i, m_source);
            if (name.isEmpty() || seen.contains(name))
                return m_graph.problemAtLine(
                    m_rows.row(i).line,
                    ModelText::tr("expected a vertex that has no line yet, found '%1'.").arg(name.left(40)));
            seen.insert(name);
            const quint32 from = m_graph.vertex(name);
            for (const QString &follower : cell(i, m_target).toString().split(separators, Qt::SkipEmptyParts))
                m_graph.addMove(from, m_graph.vertex(follower));
        }
        m_graph.reading().lines = m_rows.size();
        return std::nullopt;
    }

    const TextRows &m_rows;
    std::size_t m_width;
    GraphFileBuilder &m_graph;
    std::size_t m_source = 0;
    std::size_t m_target = 1;
    bool m_hasList = false;
};

/// True if three words of the heading at least are those of the table of positions.
bool beginsLikeTable(QStringView text, const GraphFileBuilder &graph)
{
    static const QSet<QStringView> own = {u"id",         u"position", u"value",    u"outcome",
                                          u"remoteness", u"birthday", u"followers"};
    TextLines lines(text);
    while (lines.next() && isEmptyOrComment(lines.line()))
        continue;
    const Result<TextRows> heading = TextRows::columns(lines.line(), u',', graph);
    return heading && !heading->isEmpty() &&
           std::ranges::count_if(heading->cells(0), [](const TextCell &cell) { return own.contains(cell.text); }) >= 3;
}

} // namespace

std::optional<Problem> readCsvGraph(const QString &text, GraphFileBuilder &graph)
{
    const bool isTable = beginsLikeTable(text, graph);
    QChar separator = isTable ? u',' : TextRows::separatorOf(text, false);
    if (separator.isNull())
        separator = TextRows::separatorOf(text, true);
    if (separator.isNull())
        return readWordLines(text, graph);
    const Result<TextRows> rows = TextRows::columns(text, separator, graph);
    if (!rows)
        return rows.problem();
    if (isTable)
        return TableReader(*rows, text.endsWith(u'\n'), graph).read();
    if (const auto width = rows->width())
        return ColumnReader(*rows, *width, graph).read();
    if (isCompleteAdjacency(*rows))
        return readAdjacencyRows(*rows, graph);
    for (std::size_t i = 1;; ++i) {
        if (rows->cells(i).size() != rows->cells(0).size()) {
            return graph.problemAtLine(rows->row(i).line,
                                       ModelText::tr("expected %1 fields as in the first line, found %2.")
                                           .arg(rows->cells(0).size())
                                           .arg(rows->cells(i).size()));
        }
    }
}

} // namespace mexplorer
