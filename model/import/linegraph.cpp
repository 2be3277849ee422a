// SPDX-License-Identifier: GPL-3.0-or-later
// Reading lines
//
// Texts without any mark of their format, told apart by the shape that all of their lines have:
//
//     a b          a move in each line; also "a -> b", "a, b", a chain "a -> b -> c", a single vertex, and a weight or
//                  {...} after the two vertices
//     a: b c       a vertex and its followers; without the colon only if each vertex that occurs has a line, which
//                  is how networkx writes it
//     5 4          a contest's heading, 5 vertices and 4 moves, and then 4 lines of two numbers from 1 to 5 (or from 0
//     1 2          to 4 if a 0 occurs)
//     0 1 1        a matrix of as many rows as columns, three at least
//
// Lines with the same separator in each are columns, see csvgraph.cpp. Where two shapes fit, the one that is taken is
// named as an assumption if the other is improbable, and the file is refused if not: "1 2 3" in each line may be
// weights or followers, and a heading that promises more lines than there are may be a move, or a file that was cut.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/textrows.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Decides what the lines are, and reads them.
class LineReader
{
public:
    LineReader(const TextRows &rows, GraphFileBuilder &graph) : m_rows(rows), m_graph(graph) {}

    std::optional<Problem> read()
    {
        if (anyRow([](const TextRows::Row &row) { return row.hasColon; }))
            return readColonRows();
        if (!m_graph.choices().hasNoHeading && looksLikeContest()) {
            const std::size_t promised = *m_rows.cells(0)[1].whole();
            if (m_rows.size() - 1 == promised && isContestRow(m_rows.size() - 1))
                return readContest();
            if (m_rows.size() - 1 <= promised)
                return m_graph.problemAtLine(
                    m_rows.row(0).line,
                    ModelText::tr("this may be a heading of %1 vertices and %2 moves, and fewer lines follow. If it is "
                                  "a move, write \"%1 -> %2\", or '; no-heading' after the file's name.")
                        .arg(m_rows.cells(0)[0].text, m_rows.cells(0)[1].text));
        }
        const bool isBinary =
            allCells([](const TextCell &cell) { return !cell.isQuoted && (cell.text == u'0' || cell.text == u'1'); });
        const bool isPlain = !anyRow(&LineReader::hasArrowOrData);
        if (isPlain && isBinary && m_rows.cells(0).size() >= 3)
            return readBinary();
        if (isPlain && areAdjacencyRows())
            return areWeights() ? std::optional(ambiguous()) : readAdjacencyRows(m_rows, m_graph);
        return readEdges();
    }

private:
    template <class Test> bool anyRow(Test test) const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (test(m_rows.row(i)))
                return true;
        }
        return false;
    }

    template <class Test> bool allCells(Test test) const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!std::ranges::all_of(m_rows.cells(i), test))
                return false;
        }
        return true;
    }

    std::optional<Problem> readColonRows()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!m_rows.row(i).hasColon || m_rows.row(i).arrows > 0)
                return m_graph.problemAtLine(
                    m_rows.row(i).line,
                    ModelText::tr("expected a vertex, ':' and its followers, as in the other lines."));
        }
        return readAdjacencyRows(m_rows, m_graph);
    }

    /// True if the first line is two numbers n and m, and all others, the last of which may be cut off, are moves
    /// between vertices that fit n.
    bool looksLikeContest() const
    {
        const auto heading = m_rows.cells(0);
        const auto count = heading[0].whole();
        if (m_rows.size() < 2 || heading.size() != 2 || !count || !heading[1].whole() ||
            *count > GraphFileBuilder::maxMoves || anyRow(&LineReader::hasArrowOrData))
            return false;
        const std::size_t last = m_rows.size() - 1;
        for (std::size_t i = 1; i < last; ++i) {
            if (!isContestRow(i))
                return false;
        }
        return (isContestRow(last) || isCut(last)) && areVerticesUpTo(*count);
    }

    static bool hasArrowOrData(const TextRows::Row &row) { return row.arrows > 0 || row.hasData; }

    /// True if the line is two numbers, or two and a weight if the first one has a weight.
    bool isContestRow(std::size_t row) const
    {
        const auto cells = m_rows.cells(row);
        return (cells.size() == 2 || cells.size() == 3) && cells.size() == m_rows.cells(1).size() && cells[0].whole() &&
               cells[1].whole() && (cells.size() == 2 || cells[2].isNumber());
    }

    bool isCut(std::size_t row) const
    {
        const std::size_t whole = row == 1 ? 2 : m_rows.cells(1).size();
        return m_rows.cells(row).size() < whole && m_rows.cells(row)[0].whole();
    }

    /// True if the moves of a contest are between vertices from 1 to \a count, or from 0 to one less.
    bool areVerticesUpTo(quint32 count) const
    {
        bool hasZero = false;
        bool hasLast = false;
        for (std::size_t i = 1; i < m_rows.size() && isContestRow(i); ++i) {
            for (const TextCell &cell : m_rows.cells(i).first(2)) {
                hasZero = hasZero || *cell.whole() == 0;
                hasLast = hasLast || *cell.whole() >= count;
                if (*cell.whole() > count)
                    return false;
            }
        }
        return !(hasZero && hasLast);
    }

    std::optional<Problem> readContest()
    {
        const quint32 count = *m_rows.cells(0)[0].whole();
        quint32 first = 1;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (*m_rows.cells(i)[0].whole() == 0 || *m_rows.cells(i)[1].whole() == 0)
                first = 0;
        }
        for (quint32 v = 0; v < count; ++v)
            m_graph.vertex(QString::number(v + first));
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            m_graph.addMove(*m_rows.cells(i)[0].whole() - first, *m_rows.cells(i)[1].whole() - first);
        if (m_rows.cells(1).size() == 3)
            m_graph.ignore(ModelText::tr("weights"));
        m_graph.reading().format = ModelText::tr("Contest file");
        m_graph.reading().hasHeading = true;
        m_graph.reading().assumed << ModelText::tr("the first line is a heading of %1 vertices and %2 moves")
                                         .arg(m_rows.cells(0)[0].text, m_rows.cells(0)[1].text);
        m_graph.reading().assumed << ModelText::tr("vertices are numbered from %1").arg(first);
        assumeOrder();
        return std::nullopt;
    }

    std::optional<Problem> readBinary()
    {
        const std::size_t size = m_rows.size();
        if (m_rows.width() != size) {
            const auto odd = [&] {
                std::size_t row = 0;
                while (row + 1 < size && m_rows.cells(row).size() == m_rows.cells(0).size())
                    ++row;
                return row;
            }();
            return m_graph.problemAtLine(m_rows.row(odd).line,
                                         ModelText::tr("this looks like a matrix of %1 columns, which has as many rows "
                                                       "and as many numbers in each; write moves as \"a -> b\".")
                                             .arg(m_rows.cells(0).size()));
        }
        bool endsInOnes = size == 3;
        for (std::size_t i = 0; i < size; ++i)
            endsInOnes = endsInOnes && m_rows.cells(i)[2].text == u'1';
        if (endsInOnes)
            return m_graph.problemAtLine(m_rows.row(0).line,
                                         ModelText::tr("this may be a matrix, or moves with weights; write moves as "
                                                       "\"a -> b\", or the matrix with names as a table in CSV."));
        return readMatrix(m_rows, {}, 0, m_graph);
    }

    /// True if a line has more than two vertices and all can be lists of followers.
    bool areAdjacencyRows() const
    {
        return anyRow([](const TextRows::Row &row) { return row.count > 2; }) && isCompleteAdjacency(m_rows);
    }

    bool areWeights() const
    {
        if (m_rows.width() != std::size_t(3))
            return false;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!m_rows.cells(i)[2].isNumber())
                return false;
        }
        return true;
    }

    Problem ambiguous() const
    {
        return m_graph.problemAtLine(
            m_rows.row(0).line,
            ModelText::tr("the third number may be a weight or a follower; leave the weights out, or write \"a: b c\" "
                          "for a vertex and its followers."));
    }

    std::optional<Problem> readEdges()
    {
        const bool hasWeights = areWeights();
        bool isArrowed = true;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const auto cells = m_rows.cells(i);
            const auto &row = m_rows.row(i);
            const bool isChain = row.arrows > 0 && static_cast<std::size_t>(row.arrows) + 1 == cells.size();
            if ((cells.size() > 2 && !hasWeights && !isChain) || (row.arrows > 0 && !isChain)) {
                return m_graph.problemAtLine(
                    row.line,
                    ModelText::tr("expected two vertex names, as in \"a b\", and found %1.").arg(cells.size()));
            }
            if (cells.size() == 1 && cells[0].hasSigns())
                return m_graph.problemAtLine(row.line,
                                             ModelText::tr("expected two vertex names, as in \"a b\", and found "
                                                           "1; put a name with these signs in quotes."));
            quint32 from = m_graph.vertex(cells[0].text);
            for (std::size_t j = 1; j < (hasWeights && !isChain ? 2 : cells.size()); ++j) {
                const quint32 to = m_graph.vertex(cells[j].text);
                m_graph.addMove(from, to);
                from = to;
            }
            isArrowed = isArrowed && (row.arrows > 0 || cells.size() == 1);
            if (row.hasData)
                m_graph.ignore(ModelText::tr("data in braces"));
        }
        if (hasWeights)
            m_graph.ignore(ModelText::tr("weights"));
        if (!isArrowed)
            assumeOrder();
        m_graph.reading().lines = m_rows.size();
        return std::nullopt;
    }

    void assumeOrder()
    {
        m_graph.reading().assumed << ModelText::tr("moves lead from the first vertex of a line to the second");
    }

    const TextRows &m_rows;
    GraphFileBuilder &m_graph;
};

std::optional<Problem> readWords(const QString &text, GraphFileBuilder &graph,
                                 std::optional<Problem> (*read)(const TextRows &rows, GraphFileBuilder &graph))
{
    const QStringView start = QStringView(text).trimmed();
    if (start.startsWith(u'<') || start.startsWith(u'{') || start.startsWith(u'['))
        return graph.problem(
            ModelText::tr("this begins like %1, and not like a list of edges; give the file the ending "
                          "of its format.")
                .arg(start.startsWith(u'<') ? QStringLiteral("XML") : QStringLiteral("JSON")));
    const Result<TextRows> rows = TextRows::words(text, graph);
    if (!rows)
        return rows.problem();
    if (rows->isEmpty())
        return graph.problem(ModelText::tr("there are only comments; write one move per line, as in \"a b\"."));
    return read(*rows, graph);
}

} // namespace

std::optional<Problem> readPlainRows(const TextRows &rows, GraphFileBuilder &graph)
{
    return LineReader(rows, graph).read();
}

std::optional<Problem> readWordLines(const QString &text, GraphFileBuilder &graph)
{
    return readWords(text, graph, readPlainRows);
}

std::optional<Problem> readLineGraph(const QString &text, GraphFileBuilder &graph)
{
    return TextRows::separatorOf(text, false).isNull() ? readWordLines(text, graph) : readCsvGraph(text, graph);
}

std::optional<Problem> readAdjacencyList(const QString &text, GraphFileBuilder &graph)
{
    return readWords(text, graph, [](const TextRows &rows, GraphFileBuilder &into) -> std::optional<Problem> {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows.row(i).arrows > 0 || rows.row(i).hasData)
                return into.problemAtLine(rows.row(i).line,
                                          ModelText::tr("expected a vertex and its followers, as in \"a b c\"."));
        }
        return readAdjacencyRows(rows, into);
    });
}

} // namespace mexplorer
