// SPDX-License-Identifier: GPL-3.0-or-later
// Reading columns
//
// Lines with the same separator in each: a comma, a semicolon or a tab, or that of a first line "sep=;". A first line
// is read as a heading if
//
//   - it is that of the table which this program exports: id, position, followers;
//   - two of its words mean the two ends of a move ("source" and "target", "From node" and "To node", "von" and "nach",
//     Neo4j's ":START_ID" and ":END_ID"), or one means a list of followers, and neither is a vertex of another line;
//   - or its first two words are no vertices of other lines, while other lines share vertices, or are numbers.
//
// A heading that names vertices and no ends of moves makes a table of vertices, which is refused. A first line and a
// first column with the same names make a matrix with names. Without a heading, rows are read like lines
// (linegraph.cpp), or are lists of followers padded with empty cells; columns after the first two are omitted only if
// they are numbers, or clearly no vertices.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/misspelling.h"
#include "model/import/textlines.h"
#include "model/import/textrows.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

/// A word of a heading without signs and in lower case: "Node 1" and "node_1" are "node1". From Neo4j's "name:ID(P)",
/// the role of the column: "id".
QString plainWord(QStringView word)
{
    static const QSet<QStringView> parts = {u"START_ID", u"END_ID", u"ID", u"LABEL", u"TYPE"};
    if (const qsizetype colon = word.indexOf(u':'); colon >= 0) {
        const QStringView behind = word.sliced(colon + 1);
        const qsizetype bracket = behind.indexOf(u'(');
        const QStringView part = bracket < 0 ? behind : behind.first(bracket);
        word = parts.contains(part) ? part : word.first(colon);
    }
    QString plain;
    for (const QChar c : word) {
        if (c.isLetterOrNumber())
            plain += c.toLower();
    }
    return plain;
}

using Words = QSet<QString>;

/// Words for the ends of a move in any heading.
const Words &sourceWords()
{
    static const Words words = {"source",     "src",        "from",     "sourceid",     "fromid",       "fromnode",
                                "fromnodeid", "fromvertex", "fromname", "sourcenode",   "sourcename",   "sourcevertex",
                                "startid",    "prev",       "previous", "predecessor",  "fromstate",    "fromposition",
                                "origin",     "quelle",     "von",      "sourcenodeid", "predecessorid"};
    return words;
}

const Words &targetWords()
{
    static const Words words = {
        "target", "dst",          "dest",      "destination",  "to",           "targetid",   "toid",
        "tonode", "tonodeid",     "tovertex",  "toname",       "targetnode",   "targetname", "endid",
        "next",   "nextstate",    "successor", "tostate",      "toposition",   "nextnode",   "ziel",
        "nach",   "nextposition", "follower",  "targetvertex", "targetnodeid", "successorid"};
    return words;
}

/// Words for the ends of a move only if there are no others: they may also be times, coordinates or names.
const Words &weakSourceWords()
{
    static const Words words = {"tail",    "start",  "parent",   "begin",  "u",      "node1",
                                "vertex1", "v1",     "position", "state",  "vertex", "node",
                                "de",      "origen", "origine",  "before", "vorher"};
    return words;
}

const Words &weakTargetWords()
{
    static const Words words = {"head", "end",  "child",   "v",     "node2",  "vertex2",
                                "v2",   "vers", "destino", "after", "nachher"};
    return words;
}

const Words &followersWords()
{
    static const Words words = {"followers", "successors", "moves",   "neighbors", "neighbours",
                                "targets",   "children",   "options", "nachfolger"};
    return words;
}

/// Words in the heading of a table of vertices.
const Words &vertexWords()
{
    static const Words words = {"id",       "nodeid",    "vertexid", "key",        "name",  "label",
                                "nodename", "nodelabel", "position", "positionid", "state", "node",
                                "vertex",   "suid",      "knoten",   "ecke"};
    return words;
}

Problem lastLineIsOpen(const TextRows &rows, const GraphFileBuilder &graph)
{
    return graph.problemAtLine(rows.row(rows.size() - 1).line,
                               ModelText::tr("the last line doesn't end, so that the file may be cut off; write "
                                             "it again."));
}

/// The problem if a first line has another number of fields than all lines below it.
QString titleAbove(std::size_t found, std::size_t others)
{
    return ModelText::tr(
               "the number of fields is %1 here and %2 in the lines below; delete this line if it is a title, "
               "or complete it.")
        .arg(found)
        .arg(others);
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
        m_name = m_heading.indexOf(QStringLiteral("name"));
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
            return lastLineIsOpen(m_rows, m_graph);
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

    /// The name in a cell, which may have additional quotes, as this program writes them.
    QString nameIn(QStringView cell) const
    {
        const bool isQuoted = m_name >= 0 && cell.size() > 1 && cell.startsWith(u'"') && cell.endsWith(u'"');
        QString name = (isQuoted ? cell.sliced(1, cell.size() - 2) : cell).toString();
        return isQuoted ? name.replace(QStringLiteral("\"\""), QStringLiteral("\"")) : name;
    }

    void readRow(std::span<const TextCell> cells, const QString &id)
    {
        const quint32 vertex = m_graph.vertex(id);
        m_missing.remove(id);
        m_listed.insert(id);
        m_graph.setName(vertex, nameIn(at(cells, m_name < 0 ? m_position : m_name)));
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
    qsizetype m_name; ///< of a vertex in a graph file; -1 if there is no such column
    qsizetype m_followers;
    bool m_isEnded; ///< the last line ends with a line break, as written by this program
    QSet<QString> m_listed;
    QSet<QString> m_missing; ///< named as followers, but without a line so far
};

/// The columns found in a heading.
struct Heading
{
    std::optional<std::size_t> source{}, target{}, list{}, vertex{};
    bool isWeak = false; ///< an end is one of the weak words
    /// Two columns for the same end.
    std::optional<std::pair<std::size_t, std::size_t>> clash{};

    explicit Heading(std::span<const TextCell> cells)
    {
        QStringList words;
        for (const TextCell &cell : cells)
            words << plainWord(cell.text);
        const auto find = [&](std::optional<std::size_t> &column, const Words &meaning) {
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (!meaning.contains(words[static_cast<qsizetype>(i)]) || i == source || i == target)
                    continue;
                if (column)
                    return void(clash = clash ? clash : std::pair(*column, i));
                column = i;
            }
        };
        find(source, sourceWords());
        find(target, targetWords());
        const auto strong = clash;
        isWeak = !source || !target;
        if (!source)
            find(source, weakSourceWords());
        if (!target)
            find(target, weakTargetWords());
        find(list, followersWords());
        clash = strong;
        for (std::size_t i = 0; i < cells.size() && !vertex; ++i) {
            if (vertexWords().contains(words[static_cast<qsizetype>(i)]))
                vertex = i;
        }
    }

    bool hasEnds() const { return source && target; }
};

/// The kind of a row of moves, according to a column for it.
enum class EdgeKind { Move, Edge, Both };

/// A column that determines which rows are directed.
struct KindColumn
{
    std::size_t column;
    bool isTruth;    ///< it contains true and false
    bool isReversed; ///< true means undirected

    std::optional<EdgeKind> kind(QStringView value) const
    {
        static const QSet<QString> yes = {"true", "yes", "1"};
        static const QSet<QString> no = {"false", "no", "0"};
        const QString word = value.toString().toLower();
        if (word == u"directed")
            return EdgeKind::Move;
        if (word == u"undirected")
            return EdgeKind::Edge;
        if (word == u"mutual" || word == u"bidirectional")
            return EdgeKind::Both;
        if (isTruth && yes.contains(word))
            return isReversed ? EdgeKind::Edge : EdgeKind::Move;
        if (isTruth && no.contains(word))
            return isReversed ? EdgeKind::Move : EdgeKind::Edge;
        return std::nullopt;
    }
};

/// Reads rows with the same number of cells each: columns, or words.
class ColumnReader
{
public:
    ColumnReader(const TextRows &rows, std::size_t width, bool areWords, GraphFileBuilder &graph)
        : m_rows(rows), m_width(width), m_areWords(areWords), m_graph(graph)
    {
    }

    std::optional<Problem> read()
    {
        if (isNamedMatrix())
            return readNamedMatrix();
        if (m_graph.choices().hasHeading || !m_graph.choices().hasNoHeading) {
            if (const auto problem = findHeading())
                return problem;
        }
        if (m_isHeading) {
            m_graph.reading().hasHeading = true;
            return m_hasList ? readLists() : readMoves();
        }
        if (m_rows.size() == 1 && isMatrixInOneLine())
            return m_graph.problemAtLine(
                m_rows.row(0).line,
                ModelText::tr("this looks like a matrix in one line; write each of its rows in a line of its own."));
        if (const auto padded = readPadded())
            return *padded;
        if (const auto title = findTitle())
            return title;
        if (m_areWords || m_width <= 2 || looksLikeMatrix(m_rows) || hasNumbersBehind() || isCompleteAdjacency(m_rows))
            return readPlainRows(m_rows, m_graph);
        if (!areEndsFirst())
            return m_graph.problemAtLine(
                m_rows.row(0).line,
                ModelText::tr(
                    "there are %1 columns, and no heading says which two of them are the ends of a move; write "
                    "a first line of %1 words, separated like the others, with source and target for these "
                    "two.")
                    .arg(m_width));
        return readMoves();
    }

private:
    QStringView cell(std::size_t row, std::size_t column) const { return m_rows.cells(row)[column].text; }

    /// Reads lists of followers that a spreadsheet padded with empty cells; std::nullopt if the rows are something
    /// else.
    std::optional<std::optional<Problem>> readPadded() const
    {
        const TextRows trimmed = m_rows.withoutEmptyEnds();
        if (m_areWords || m_rows.size() < 2 || trimmed.width() || !isCompleteAdjacency(trimmed))
            return std::nullopt;
        // A text that ends after its only extra separator may have lost a follower.
        if (!m_rows.isEnded() && trimmed.row(trimmed.size() - 1).count + 1 == m_width)
            return lastLineIsOpen(m_rows, m_graph);
        return readAdjacencyRows(trimmed, m_graph);
    }

    /// Fails if the first line seems to be a title: all its fields except the first are empty.
    std::optional<Problem> findTitle() const
    {
        if (m_areWords || m_rows.size() < 2 || m_graph.choices().hasNoHeading || looksLikeMatrix(m_rows))
            return std::nullopt;
        const auto first = m_rows.cells(0);
        const bool isSingle = !first[0].text.isEmpty() && std::ranges::all_of(first.subspan(1), [](const auto &cell) {
            return cell.text.isEmpty();
        });
        if (isSingle)
            return wrongHeading(titleAbove(1, m_width));
        return std::nullopt;
    }

    /// True if the first line and the first column have common names, except for the corner.
    bool isNamedMatrix() const
    {
        if (m_width < 2 || m_rows.size() < 2 || (!cell(0, 0).isEmpty() && m_width < 3) || m_rows.cells(0)[0].isNumber())
            return false;
        if (!cell(0, 0).isEmpty() && m_rows.size() != m_width)
            return false;
        QSet<QStringView> columns, names;
        for (std::size_t i = 1; i < m_width; ++i)
            columns << cell(0, i);
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            names << cell(i, 0);
        if (cell(0, 0).isEmpty())
            return columns.intersects(names);
        if (columns != names)
            return false;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (std::ranges::any_of(m_rows.cells(i).subspan(1), &TextCell::isNumber))
                return true;
        }
        return false;
    }

    std::optional<Problem> readNamedMatrix()
    {
        const auto wrong = [this](std::size_t row, const QString &sentence) {
            return m_graph.problemAtLine(m_rows.row(row).line, sentence);
        };
        if (m_rows.size() != m_width)
            return wrong(0,
                         ModelText::tr("a matrix with names has as many rows as columns, and this one has %1 and %2.")
                             .arg(m_rows.size() - 1)
                             .arg(m_width - 1));
        QSet<QStringView> columns, names;
        for (std::size_t i = 1; i < m_width; ++i)
            columns << cell(0, i);
        for (std::size_t i = 1; i < m_width; ++i) {
            if (names.contains(cell(i, 0)) || cell(i, 0).isEmpty())
                return wrong(i, ModelText::tr("'%1' has a line already.").arg(cell(i, 0).left(40)));
            if (!columns.contains(cell(i, 0)))
                return wrong(i, ModelText::tr("this looks like a matrix with names, and '%1' has a row and no column.")
                                    .arg(cell(i, 0).left(40)));
            names << cell(i, 0);
            m_graph.vertex(cell(i, 0));
        }
        for (std::size_t i = 1; i < m_width; ++i) {
            for (std::size_t j = 1; j < m_width; ++j) {
                if (!m_rows.cells(i)[j].isNumber())
                    return wrong(i, ModelText::tr("this looks like a matrix with names, and '%1' in it is no number; "
                                                  "write 0 for no move.")
                                        .arg(cell(i, j).left(40)));
                if (cell(i, j).toDouble() != 0)
                    m_graph.addMove(m_graph.vertex(cell(i, 0)), m_graph.vertex(cell(0, j)));
            }
        }
        m_graph.reading().format = ModelText::tr("Matrix");
        m_graph.reading().assumed << ModelText::tr("moves lead from rows to columns");
        return std::nullopt;
    }

    /// Determines whether the first line is a heading, and the columns of the two ends of a move. Fails if it is a
    /// heading of something else.
    std::optional<Problem> findHeading()
    {
        const Heading heading(m_rows.cells(0));
        const auto isBelow = [this](std::optional<std::size_t> column) { return column && isVertexBelow(*column); };
        const auto end = heading.target ? heading.target : heading.list;
        const auto start = heading.source ? heading.source : heading.list ? heading.vertex : std::nullopt;
        // Weak words above words without common names may be vertices, too.
        const bool isSure = !m_areWords || (m_rows.size() > 1 && (!heading.isWeak || isShared() || areNumbersBelow(0)));
        const bool isVertex = start && end && isVertexBelow(*start, *end);
        if (heading.hasEnds() && !heading.isWeak && isVertex && !m_graph.choices().hasHeading) {
            return wrongHeading(
                ModelText::tr("this may be a heading or a move, as a vertex below has one of its names; "
                              "write '; heading' or '; no-heading' after the file's name."));
        }
        if (start && end && isSure && (!isVertex || m_graph.choices().hasHeading)) {
            if (heading.clash)
                return wrongHeading(
                    ModelText::tr("the columns '%1' and '%2' can be the same end of a move; leave one of "
                                  "them out.")
                        .arg(cell(0, heading.clash->first).left(40), cell(0, heading.clash->second).left(40)));
            m_source = *start;
            m_target = *end;
            m_hasList = !heading.target;
            m_isHeading = true;
            if (heading.isWeak && !m_hasList)
                assumeHeading();
            return secondTable();
        }
        if (m_graph.choices().hasHeading) {
            m_isHeading = m_width >= 2 && m_rows.size() >= 2;
            return std::nullopt;
        }
        if (m_rows.size() < 2 || m_width < 2 || isVertexBelow(0, 1))
            return std::nullopt;
        if ((heading.vertex && !isBelow(heading.vertex)) || areValues())
            return vertexTable(heading);
        if (const Heading below(m_rows.cells(1)); m_rows.size() > 2 && below.hasEnds() && !below.isWeak &&
                                                  !m_areWords && !isNameOfOthers(*below.source, *below.target))
            return wrongHeading(
                ModelText::tr("the heading seems to be in line %1; delete the lines above it. If the first line is a "
                              "move, write '; no-heading' after the file's name.")
                    .arg(m_rows.row(1).line));
        m_isHeading = isUnlikeOthers();
        return std::nullopt;
    }

    /// True if a name of the second line, in one of two columns, also occurs in one of them below.
    bool isNameOfOthers(std::size_t a, std::size_t b) const
    {
        for (std::size_t i = 2; i < m_rows.size(); ++i) {
            for (const QStringView name : {cell(i, a), cell(i, b)}) {
                if (name == cell(1, a) || name == cell(1, b))
                    return true;
            }
        }
        return false;
    }

    Problem wrongHeading(const QString &sentence) const { return m_graph.problemAtLine(m_rows.row(0).line, sentence); }

    Problem vertexTable(const Heading &heading) const
    {
        if (plainWord(cell(0, heading.vertex.value_or(0))) == QStringLiteral("suid"))
            return wrongHeading(
                ModelText::tr("this is a table of Cytoscape, which has no columns for the two ends of a "
                              "move; export the network as GraphML."));
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (Heading(m_rows.cells(i)).hasEnds())
                return wrongHeading(
                    ModelText::tr("there are two tables in this file: one of vertices, and one of moves "
                                  "from line %1 on. Leave only that of moves.")
                        .arg(m_rows.row(i).line));
        }
        return wrongHeading(
            ModelText::tr("this is a table of vertices, without moves; a table of moves has two columns "
                          "such as source and target. If the first line is a move, write "
                          "'; no-heading' after the file's name."));
    }

    /// Fails if a table of vertices follows after an empty line.
    std::optional<Problem> secondTable() const
    {
        for (std::size_t i = 2; i < m_rows.size(); ++i) {
            if (m_rows.row(i).line > m_rows.row(i - 1).line + 1 && Heading(m_rows.cells(i)).vertex)
                return m_graph.problemAtLine(m_rows.row(i).line,
                                             ModelText::tr("another table begins in this line; leave only that of "
                                                           "moves."));
        }
        return std::nullopt;
    }

    bool isVertexBelow(std::size_t column) const { return isVertexBelow(column, column); }

    /// True if a name of the first line, in one of two columns, also occurs in one of them below.
    bool isVertexBelow(std::size_t a, std::size_t b) const
    {
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            for (const QStringView name : {cell(i, a), cell(i, b)}) {
                if (name == cell(0, a) || name == cell(0, b))
                    return true;
            }
        }
        return false;
    }

    /// True if the first column contains different names and the second only numbers, below two words: values of
    /// vertices.
    bool areValues() const
    {
        QSet<QStringView> names;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (m_rows.cells(i)[0].isNumber() || !m_rows.cells(i)[1].isNumber() || names.contains(cell(i, 0)))
                return false;
            names << cell(i, 0);
        }
        return m_rows.size() > 2 && !m_rows.cells(0)[0].isNumber() && !m_rows.cells(0)[1].isNumber();
    }

    /// True if the first line's names, which don't occur in other lines, are no numbers, and the other lines share
    /// vertices or are numbers. If the line is ambiguous, reports that it is read as a move.
    bool isUnlikeOthers()
    {
        if (cell(0, 0).isEmpty() || cell(0, 1).isEmpty() || m_rows.cells(0)[0].isNumber() ||
            m_rows.cells(0)[1].isNumber() || (m_areWords && m_width > 3) ||
            (m_width > 2 && m_areWords && !areNumbersBelow(2)))
            return false;
        if (!isShared() && !(areNumbersBelow(0) && areNumbersBelow(1))) {
            m_graph.reading().mayHaveHeading = true;
            m_graph.reading().assumed << ModelText::tr("the first line is a move");
            return false;
        }
        assumeHeading();
        return true;
    }

    /// True if two lines below the first share a vertex.
    bool isShared() const
    {
        QSet<QStringView> seen;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (seen.contains(cell(i, 0)) || seen.contains(cell(i, 1)))
                return true;
            seen << cell(i, 0) << cell(i, 1);
        }
        return false;
    }

    void assumeHeading()
    {
        m_graph.reading().assumed << ModelText::tr("the first line is a heading, and moves lead from '%1' to '%2'")
                                         .arg(cell(0, m_source).left(40), cell(0, m_target).left(40));
    }

    bool areNumbersBelow(std::size_t column) const
    {
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (!m_rows.cells(i)[column].isNumber())
                return false;
        }
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

    /// True if vertices of the second column are in the first one, too, but none of the third and others: SIF, for
    /// example, has a relation between the two ends.
    bool areEndsFirst() const
    {
        QSet<QStringView> first, second;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            first << cell(i, 0);
            second << cell(i, 1);
        }
        const bool isShared = first.intersects(second);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            for (const TextCell &other : m_rows.cells(i).subspan(2)) {
                if (!other.text.isEmpty() && (first.contains(other.text) || second.contains(other.text)))
                    return false;
            }
        }
        return isShared;
    }

    bool isMatrixInOneLine() const
    {
        return std::ranges::all_of(m_rows.cells(0), [](const TextCell &cell) {
            return cell.text.contains(u',') && std::ranges::all_of(cell.text, [](QChar c) {
                       return c == u'0' || c == u'1' || c == u',' || c == u' ';
                   });
        });
    }

    /// Reads the column \a column of the heading as one that determines which rows are directed, or ignores it.
    void readHeadingOf(std::size_t column)
    {
        static constexpr QStringView truths[] = {u"directed", u"isdirected", u"undirected"};
        const QString word = plainWord(cell(0, column));
        const bool isTruth = std::ranges::find(truths, QStringView(word)) != std::end(truths) ||
                             !misspeltWord(QStringView(word), truths).isEmpty();
        const KindColumn kind{column, isTruth, word == u"undirected"};
        // Any other column determines it if one of its cells marks a row as undirected.
        bool isKind = isTruth;
        for (std::size_t i = 1; i < m_rows.size() && !isKind; ++i)
            isKind = kind.kind(cell(i, column)).has_value();
        if (isKind)
            m_kinds.push_back(kind);
        else
            m_graph.ignore(cell(0, column).isEmpty() ? ModelText::tr("column %1").arg(column + 1)
                                                     : cell(0, column).left(40).toString());
    }

    /// The vertex of a cell. A name with a line break is written in one line, if that is unambiguous.
    quint32 vertexIn(QStringView cell)
    {
        const quint32 vertex = m_graph.vertex(cell);
        if (cell.contains(u'\n') || cell.contains(u'\r'))
            m_graph.setLabel(vertex, cell);
        return vertex;
    }

    /// Reads moves from two columns; other columns are ignored, except those that determine which rows are directed.
    std::optional<Problem> readMoves()
    {
        for (std::size_t column = 0; column < m_width; ++column) {
            if (column == m_source || column == m_target)
                continue;
            if (m_isHeading)
                readHeadingOf(column);
            else
                m_graph.ignore(ModelText::tr("column %1").arg(column + 1));
        }
        if (!m_isHeading)
            m_graph.reading().assumed << ModelText::tr("moves lead from the first column to the second");
        const std::size_t first = m_isHeading ? 1 : 0;
        for (std::size_t i = first; i < m_rows.size(); ++i) {
            const qint64 line = m_rows.row(i).line;
            for (const std::size_t column : {m_source, m_target}) {
                if (cell(i, column).isEmpty())
                    return m_graph.problemAtLine(line,
                                                 ModelText::tr("expected a vertex in column %1.").arg(column + 1));
                // Below a heading only the end of the text may have become a sign without making another line invalid.
                const bool isChecked = !m_isHeading || (i + 1 == m_rows.size() && !m_rows.isEnded());
                if (const auto wrong = isChecked ? m_rows.cells(i)[column].wrongAsVertex() : std::nullopt)
                    return m_graph.problemAtLine(line, *wrong);
            }
            EdgeKind kind = EdgeKind::Move;
            for (const KindColumn &column : m_kinds) {
                const auto found = column.kind(cell(i, column.column));
                if (!found)
                    return m_graph.problemAtLine(
                        line,
                        ModelText::tr("expected directed, undirected, mutual, true or false in column %1, found '%2'.")
                            .arg(column.column + 1)
                            .arg(cell(i, column.column).left(40)));
                kind = *found == EdgeKind::Move ? kind : *found;
            }
            const quint32 from = vertexIn(cell(i, m_source));
            const quint32 to = vertexIn(cell(i, m_target));
            if (kind == EdgeKind::Edge)
                m_graph.addEdge(from, to, line);
            else
                m_rows.addMove(m_graph, from, to, i);
            if (kind == EdgeKind::Both)
                m_graph.addMove(to, from);
        }
        m_graph.reading().lines = m_rows.size();
        return m_rows.checkCount(m_rows.size() - first, m_graph);
    }

    /// Reads a vertex from one column and all its followers from another: separated by ',', ';' or '|' if the column
    /// has one of these, otherwise by spaces, unless a whole cell is a vertex of the first column.
    std::optional<Problem> readLists()
    {
        for (std::size_t column = 0; column < m_width; ++column) {
            if (column != m_source && column != m_target)
                m_graph.ignore(cell(0, column).left(40));
        }
        QSet<QStringView> names;
        bool hasSigns = false;
        bool hasSpaces = false;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const QStringView name = cell(i, m_source);
            if (name.isEmpty() || names.contains(name))
                return m_graph.problemAtLine(
                    m_rows.row(i).line,
                    ModelText::tr("expected a vertex that has no line yet, found '%1'.").arg(name.left(40)));
            names.insert(name);
        }
        static const QRegularExpression signs(QStringLiteral("[,;|]"));
        static const QRegularExpression spaces(QStringLiteral("\\s+"));
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const QStringView cell = this->cell(i, m_target);
            hasSigns = hasSigns || (!names.contains(cell) && cell.toString().contains(signs));
        }
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            const quint32 from = m_graph.vertex(cell(i, m_source));
            const QStringView whole = cell(i, m_target);
            if (whole.startsWith(u'[') && !names.contains(whole))
                return m_graph.problemAtLine(
                    m_rows.row(i).line, ModelText::tr("expected followers with ',' between them, without brackets or "
                                                      "quotes, found '%1'.")
                                            .arg(whole.left(40)));
            const QStringList parts = names.contains(whole)
                                          ? QStringList(whole.toString())
                                          : whole.toString().split(hasSigns ? signs : spaces, Qt::SkipEmptyParts);
            hasSpaces = hasSpaces || (!hasSigns && parts.size() > 1);
            for (const QString &follower : parts) {
                if (const QString name = follower.trimmed(); !name.isEmpty())
                    m_graph.addMove(from, m_graph.vertex(name));
            }
        }
        if (hasSigns)
            m_graph.reading().assumed << ModelText::tr("followers are separated by ',', ';' or '|'");
        else if (hasSpaces)
            m_graph.reading().assumed << ModelText::tr("followers are separated by spaces");
        m_graph.reading().lines = m_rows.size();
        return std::nullopt;
    }

    const TextRows &m_rows;
    std::size_t m_width;
    bool m_areWords;
    GraphFileBuilder &m_graph;
    std::size_t m_source = 0;
    std::size_t m_target = 1;
    bool m_isHeading = false;
    bool m_hasList = false;
    std::vector<KindColumn> m_kinds;
};

/// True if at least three words of the heading are those of the table of positions.
bool beginsLikeTable(QStringView text, const GraphFileBuilder &graph)
{
    static const QSet<QStringView> own = {u"id",         u"position", u"value",    u"outcome",
                                          u"remoteness", u"birthday", u"followers"};
    TextRecords lines(text);
    while (lines.next() && (isEmptyOrComment(lines.record()) || lines.record().startsWith(u"sep=")))
        continue;
    const Result<TextRows> heading = TextRows::columns(lines.record(), u',', graph);
    return heading && !heading->isEmpty() &&
           std::ranges::count_if(heading->cells(0), [](const TextCell &cell) { return own.contains(cell.text); }) >= 3;
}

QString otherWidth(std::size_t expected, std::size_t found)
{
    return ModelText::tr("expected %1 fields as in the first line, found %2.").arg(expected).arg(found);
}

/// Fails if all rows except the first one have the same number of fields.
std::optional<Problem> titleAboveRows(const TextRows &rows, const GraphFileBuilder &graph)
{
    if (rows.size() < 3)
        return std::nullopt;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows.row(i).count != rows.row(1).count)
            return std::nullopt;
    }
    return graph.problemAtLine(rows.row(0).line, titleAbove(rows.row(0).count, rows.row(1).count));
}

/// Fails if a line has separators, and the first one has none: a separator may have become the end of a line.
std::optional<Problem> oddLine(QStringView text, const GraphFileBuilder &graph)
{
    for (const QChar separator : {u'\t', u';', u','}) {
        qint64 first = 0; // number of the first line
        qint64 other = 0; // number of the first line with a separator
        qsizetype width = 0;
        qsizetype rows = 0;
        bool isUniform = true; // for the lines below the first
        for (TextRecords lines(text); lines.next();) {
            if (isEmptyOrComment(lines.record()))
                continue;
            const qsizetype count = TextRows::fieldCount(lines.record(), separator);
            if (first == 0 ? count != 1 : count == 0 && other == 0)
                break;
            if (first == 0) {
                first = lines.number();
                continue;
            }
            if (count > 1 && other == 0) {
                other = lines.number();
                width = count;
            }
            isUniform = isUniform && count == width && width > 1;
            ++rows;
        }
        if (other > 0 && rows > 1 && isUniform)
            return graph.problemAtLine(first, titleAbove(1, static_cast<std::size_t>(width)));
        if (other > 0)
            return graph.problemAtLine(other, otherWidth(1, static_cast<std::size_t>(width)));
    }
    return std::nullopt;
}

} // namespace

std::optional<Problem> readWordRows(const TextRows &rows, GraphFileBuilder &graph)
{
    bool arePlain = true;
    for (std::size_t i = 0; i < rows.size() && arePlain; ++i)
        arePlain = rows.row(i).arrows == 0 && !rows.row(i).hasData && !rows.row(i).hasColon;
    const auto width = arePlain ? rows.width() : std::nullopt;
    return width.value_or(0) > 1 ? ColumnReader(rows, *width, true, graph).read() : readPlainRows(rows, graph);
}

std::optional<Problem> readCsvGraph(const QString &text, GraphFileBuilder &graph)
{
    const bool isTable = beginsLikeTable(text, graph);
    QChar separator = isTable ? u',' : TextRows::separatorOf(text, false);
    if (separator.isNull())
        separator = TextRows::separatorOf(text, true);
    if (separator.isNull()) {
        const auto odd = oddLine(text, graph);
        return odd ? odd : readWordLines(text, graph);
    }
    const Result<TextRows> rows = TextRows::columns(text, separator, graph);
    if (!rows)
        return rows.problem();
    if (rows->isEmpty())
        return graph.problem(ModelText::tr("there are only comments; write one move per line, as in \"a b\"."));
    if (isTable)
        return TableReader(*rows, text.endsWith(u'\n'), graph).read();
    if (const auto width = rows->width())
        return *width > 1 ? ColumnReader(*rows, *width, false, graph).read() : readPlainRows(*rows, graph);
    if (looksLikeMatrix(*rows))
        return readPlainRows(*rows, graph);
    if (isCompleteAdjacency(*rows))
        return readAdjacencyRows(*rows, graph);
    if (const auto title = titleAboveRows(*rows, graph))
        return title;
    for (std::size_t i = 1;; ++i) {
        if (rows->cells(i).size() != rows->cells(0).size())
            return graph.problemAtLine(rows->row(i).line, otherWidth(rows->cells(0).size(), rows->cells(i).size()));
    }
}

} // namespace mexplorer
