// SPDX-License-Identifier: GPL-3.0-or-later
// Reading lines
//
// Texts without characteristic marks, distinguished by the form of all of their lines:
//
//     a b          a move in each line; also "a -> b", "a, b", a chain "a -> b -> c", and a weight or {...} after the
//                  two vertices; a vertex alone in quotes
//     a: b c       a vertex and its followers; without the colon only if each vertex that occurs has a line, which
//                  is how networkx writes it
//     5 4          a contest's heading, 5 vertices and 4 moves, and then 4 lines of two numbers from 1 to 5 (or from 0
//     1 2          to 4 if a 0 occurs)
//     0 1 1        a matrix of as many rows as columns, three at least
//
// A first line of words in as many columns as the others may be a heading, and lines with the same separator in each
// are columns, see csvgraph.cpp. If two forms fit, the chosen one is reported as an assumption if the other is
// improbable; otherwise the file is refused: "1 2 3" in each line may be weights or followers, and a heading that
// states another number of lines may be a move, or the file may be truncated. A line that almost fits is refused, too:
// a damaged separator makes one name of two.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/import/textlines.h"
#include "model/import/textrows.h"

#include <QSet>

#include <algorithm>

namespace mexplorer {

namespace {

/// Determines the form of the lines, and reads them.
class LineReader
{
public:
    LineReader(const TextRows &rows, GraphFileBuilder &graph) : m_rows(rows), m_graph(graph) {}

    std::optional<Problem> read()
    {
        if (anyRow([](const TextRows::Row &row) { return row.hasColon; }))
            return readColonRows();
        if (m_rows.hasCommentsBehind())
            m_graph.leaveOut(QT_TRANSLATE_NOOP("mexplorer::Model", "comments behind moves"));
        if (looksLikeMatrix(m_rows))
            return readBinary();
        if (!m_graph.choices().hasNoHeading) {
            const Contest contest = findContest();
            if (contest.kind == Contest::Kind::Read)
                return readContest();
            if (contest.kind == Contest::Kind::Problem)
                return contest.problem;
        }
        if (const auto odd = oddName())
            return odd;
        const bool isPlain = !anyRow(&LineReader::hasArrowOrData);
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
        if (const auto odd = oddName())
            return odd;
        return readAdjacencyRows(m_rows, m_graph);
    }

    struct Contest
    {
        enum class Kind { No, Read, Problem } kind = Kind::No;
        std::optional<Problem> problem{};
    };

    /// Determines whether the first line is a contest's heading, "n m", of moves between vertices in the range of n;
    /// fails if the other lines almost fit.
    Contest findContest() const
    {
        const auto heading = m_rows.cells(0);
        const auto count = heading[0].whole();
        const auto promised = heading.size() > 1 ? heading[1].whole() : std::nullopt;
        const std::size_t moves = m_rows.size() - 1;
        if (heading.size() > 3 || !count || !promised || (heading.size() == 3 && !heading[2].whole()) ||
            *count > GraphFileBuilder::maxMoves || anyRow(&LineReader::hasArrowOrData))
            return {};
        if (moves == 0)
            return heading.size() == 2 && *count > 1 && quint64(*promised) <= quint64(*count) * *count
                       ? Contest{Contest::Kind::Problem, mayBeHeading()}
                       : Contest{};
        std::size_t good = 0; // number of lines before the first that is no move of a contest
        while (good < moves && isContestRow(good + 1))
            ++good;
        std::size_t bad = moves - good;
        for (std::size_t i = good + 1; i < m_rows.size(); ++i)
            bad -= isContestRow(i);
        if (heading.size() == 3) {
            const bool fits = bad == 0 && moves == *promised && areVerticesUpTo(*count, moves);
            return fits ? Contest{Contest::Kind::Problem, hasThirdNumber()} : Contest{};
        }
        if (bad == 0 && areVerticesUpTo(*count, moves))
            return moves == *promised ? Contest{Contest::Kind::Read} : Contest{Contest::Kind::Problem, mayBeHeading()};
        const auto last = m_rows.cells(moves);
        const bool isClosed = bad == 0 && last[0].whole() == 0u && last[1].whole() == 0u;
        const bool isCut = bad == 1 && good + 1 == moves && moves < *promised && last.size() < 3 && last[0].whole();
        const bool goesOn = bad > 0 && good >= *promised && good > 0 && areNumbersFrom(good + 1);
        if ((isClosed && areVerticesUpTo(*count, moves - 1)) || (isCut && areVerticesUpTo(*count, good)) ||
            (goesOn && areVerticesUpTo(*count, good)))
            return {Contest::Kind::Problem, mayBeHeading()};
        if (bad == 1 && moves > 1 && moves == *promised && areVerticesUpTo(*count, good))
            return {
                Contest::Kind::Problem,
                m_graph.problemAtLine(m_rows.row(good + 1).line,
                                      ModelText::tr("expected two numbers from 0 to %1, as in the other lines below "
                                                    "the heading \"%1 %2\"; if that is a move, write '; no-heading' "
                                                    "after the file's name.")
                                          .arg(*count)
                                          .arg(*promised))};
        return {};
    }

    QString statedVertices() const { return ModelText::tr("%n vertex(es)", nullptr, headingNumber(0)); }
    QString statedMoves() const { return ModelText::tr("%n move(s)", nullptr, headingNumber(1)); }

    /// A number of the first line.
    int headingNumber(std::size_t column) const
    {
        return static_cast<int>(m_rows.cells(0)[column].whole().value_or(0));
    }

    Problem mayBeHeading() const
    {
        return m_graph.problemAtLine(
            m_rows.row(0).line,
            ModelText::tr(
                "this may be a heading of %1 and %2, and the number of lines below it is %3. If it is, leave exactly "
                "the moves below it. If it is a move, write \"%4 -> %5\", or '; no-heading' after the file's name.")
                .arg(statedVertices(), statedMoves())
                .arg(m_rows.size() - 1)
                .arg(m_rows.cells(0)[0].text, m_rows.cells(0)[1].text));
    }

    Problem hasThirdNumber() const
    {
        return m_graph.problemAtLine(
            m_rows.row(0).line,
            ModelText::tr("this may be a heading of %1, %2 and another number, or a vertex and two "
                          "others. If it is a heading, leave its first two numbers only; if not, write '; no-heading' "
                          "after the file's name.")
                .arg(statedVertices(), statedMoves()));
    }

    /// Fails if all names are whole numbers except one that begins and ends like one, or begins or ends like one and
    /// contains a sign: a separator in it was changed.
    std::optional<Problem> oddName() const
    {
        std::size_t count = 0;
        std::optional<std::pair<std::size_t, QStringView>> odd;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            for (const TextCell &cell : m_rows.cells(i)) {
                ++count;
                if (cell.whole() || cell.isNumber())
                    continue;
                if (odd || cell.isQuoted || cell.text.isEmpty())
                    return std::nullopt;
                odd.emplace(i, cell.text);
            }
        }
        if (!odd || count < 4)
            return std::nullopt;
        const bool isFirst = odd->second.front().isDigit();
        const bool isLast = odd->second.back().isDigit();
        if (!(isFirst && isLast) && (std::ranges::all_of(odd->second, &isLetterOrNumber) || (!isFirst && !isLast)))
            return std::nullopt;
        return m_graph.problemAtLine(m_rows.row(odd->first).line,
                                     ModelText::tr("expected a number as in the other lines, found '%1'; put it in "
                                                   "quotes if it is a name.")
                                         .arg(odd->second.left(40)));
    }

    static bool isLetterOrNumber(QChar c) { return c.isLetterOrNumber(); }

    bool areNumbersFrom(std::size_t row) const
    {
        for (std::size_t i = row; i < m_rows.size(); ++i) {
            if (!std::ranges::all_of(m_rows.cells(i), &TextCell::isNumber))
                return false;
        }
        return true;
    }

    static bool hasArrowOrData(const TextRows::Row &row) { return row.arrows > 0 || row.hasData; }

    /// True if the line has two numbers, or two and a weight if the first one has a weight.
    bool isContestRow(std::size_t row) const
    {
        const auto cells = m_rows.cells(row);
        return (cells.size() == 2 || cells.size() == 3) && cells.size() == m_rows.cells(1).size() && cells[0].whole() &&
               cells[1].whole() && (cells.size() == 2 || cells[2].isNumber());
    }

    /// True if the moves of a contest, in the \a rows below the first, are between vertices from 1 to \a count, or from
    /// 0 to \a count - 1.
    bool areVerticesUpTo(quint32 count, std::size_t rows) const
    {
        bool hasZero = false;
        bool hasLast = false;
        for (std::size_t i = 1; i <= rows; ++i) {
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
        constexpr qsizetype charactersOfRow = 4; // at least
        const quint32 count = *m_rows.cells(0)[0].whole();
        if (count > GraphFileBuilder::maxStatedVertices(charactersOfRow * static_cast<qsizetype>(m_rows.size())))
            return m_graph.tooManyStated(m_rows.row(0).line, count);
        quint32 first = 1;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (*m_rows.cells(i)[0].whole() == 0 || *m_rows.cells(i)[1].whole() == 0)
                first = 0;
        }
        for (quint32 v = 0; v < count; ++v)
            m_graph.vertex(QString::number(v + first));
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            m_rows.addMove(m_graph, *m_rows.cells(i)[0].whole() - first, *m_rows.cells(i)[1].whole() - first, i);
        if (m_rows.cells(1).size() == 3)
            m_graph.ignore(ModelText::tr("weights"));
        m_graph.reading().format = ModelText::tr("Contest file");
        m_graph.reading().hasHeading = true;
        m_graph.reading().assumed
            << ModelText::tr("the first line is a heading of %1 and %2").arg(statedVertices(), statedMoves());
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
        for (std::size_t i = 0; i < size; ++i) {
            for (const TextCell &cell : m_rows.cells(i)) {
                if (!cell.isBinary())
                    return m_graph.problemAtLine(
                        m_rows.row(i).line,
                        ModelText::tr("this looks like a matrix, and '%1' in it is neither 0 nor 1; write moves as "
                                      "\"a -> b\".")
                            .arg(cell.text.left(40)));
            }
        }
        bool endsInOnes = size == 3;
        for (std::size_t i = 0; i < size; ++i)
            endsInOnes = endsInOnes && m_rows.cells(i)[2].text.toDouble() == 1;
        if (endsInOnes)
            return m_graph.problemAtLine(m_rows.row(0).line,
                                         ModelText::tr("this may be a matrix, or moves with weights; write moves as "
                                                       "\"a -> b\", or the matrix with names as a table in CSV."));
        return readMatrix(m_rows, {}, 0, m_graph);
    }

    /// True if a line has more than two vertices and all lines can be lists of followers.
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
        const bool hasData = anyRow([](const TextRows::Row &row) { return row.hasData; });
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
            if (cells.size() == 1 && !mayBeAlone(cells[0]))
                return m_graph.problemAtLine(row.line, alone(cells[0]));
            if (hasData && cells.size() > 1 && !row.hasData)
                return m_graph.problemAtLine(
                    row.line, ModelText::tr("expected data in braces after the two vertices, as in the other lines."));
            const std::size_t ends = hasWeights && !isChain ? 2 : cells.size();
            for (const TextCell &cell : cells.first(ends)) {
                if (const auto wrong = cell.wrongAsVertex())
                    return m_graph.problemAtLine(row.line, *wrong);
            }
            quint32 from = m_graph.vertex(cells[0].text);
            for (std::size_t j = 1; j < ends; ++j) {
                const quint32 to = m_graph.vertex(cells[j].text);
                m_rows.addMove(m_graph, from, to, i);
                from = to;
            }
            isArrowed = isArrowed && (row.arrows > 0 || cells.size() == 1);
        }
        if (hasData)
            m_graph.ignore(ModelText::tr("data in braces"));
        if (hasWeights)
            m_graph.ignore(ModelText::tr("weights"));
        if (!isArrowed)
            assumeOrder();
        m_graph.reading().lines = m_rows.size();
        return m_rows.checkCount(m_rows.size(), m_graph);
    }

    /// True if a line may consist of one name: it is in quotes, or the only line, or each vertex has a line, as in
    /// networkx' lists of followers. Any other line of one name may be two names that lost their separator, or be
    /// truncated.
    bool mayBeAlone(const TextCell &cell)
    {
        if (cell.isQuoted)
            return true;
        if (m_rows.size() == 1)
            return !cell.hasSigns();
        if (!m_isAdjacency)
            m_isAdjacency = m_rows.isEnded() && isCompleteAdjacency(m_rows);
        return *m_isAdjacency;
    }

    QString alone(const TextCell &cell) const
    {
        if (areNumbersFrom(0))
            return ModelText::tr(
                "expected two vertex names, as in \"a b\", and found 1. Of contest files those are read "
                "that are a line \"n m\" and m moves: leave other numbers out. Put a vertex without "
                "moves in quotes.");
        return cell.hasSigns() ? ModelText::tr("expected two vertex names, as in \"a b\", and found "
                                               "1; put a name with these signs in quotes.")
                               : ModelText::tr("expected two vertex names, as in \"a b\", and found 1; put a vertex "
                                               "without moves in quotes.");
    }

    void assumeOrder()
    {
        m_graph.reading().assumed << ModelText::tr("moves lead from the first vertex of a line to the second");
    }

    const TextRows &m_rows;
    GraphFileBuilder &m_graph;
    std::optional<bool> m_isAdjacency;
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

/// The separator of a list of followers whose names contain spaces: a tab or a comma; null if spaces are the separator.
QChar adjacencySeparator(QStringView text)
{
    for (const QChar separator : {u'\t', u','}) {
        bool isUsed = false;
        bool fits = true;
        for (TextLines lines(text); fits && lines.next();) {
            if (isEmptyOrComment(lines.line()))
                continue;
            const qsizetype count = TextRows::fieldCount(lines.line(), separator);
            const qsizetype colon = lines.line().indexOf(u':');
            isUsed = isUsed || count > 1;
            fits = count > 0 && (colon < 0 || colon + 1 < lines.line().size()) && !lines.line().contains(u": ") &&
                   !lines.line().contains(u":\t");
        }
        if (isUsed && fits)
            return separator;
    }
    return {};
}

/// A line without the separator is a vertex without followers; if its name has a space, which may be a separator,
/// another line must contain the vertex.
std::optional<Problem> readAdjacencyColumns(const TextRows &rows, QChar separator, GraphFileBuilder &graph)
{
    QSet<QStringView> others;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const TextCell &cell : rows.cells(i).subspan(1))
            others.insert(cell.text);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const TextCell &first = rows.cells(i).front();
        if (rows.row(i).count == 1 && !first.isQuoted && first.text.contains(u' ') && !others.contains(first.text))
            return graph.problemAtLine(rows.row(i).line,
                                       ModelText::tr("expected %1 between a vertex and its followers, as in the other "
                                                     "lines; put a vertex without followers in quotes.")
                                           .arg(separator == u',' ? QStringLiteral("','") : ModelText::tr("a tab")));
    }
    return readAdjacencyRows(rows, graph);
}

} // namespace

std::optional<Problem> readPlainRows(const TextRows &rows, GraphFileBuilder &graph)
{
    return LineReader(rows, graph).read();
}

std::optional<Problem> readWordLines(const QString &text, GraphFileBuilder &graph)
{
    return readWords(text, graph, readWordRows);
}

std::optional<Problem> readLineGraph(const QString &text, GraphFileBuilder &graph)
{
    return TextRows::separatorOf(text, false).isNull() ? readWordLines(text, graph) : readCsvGraph(text, graph);
}

std::optional<Problem> readAdjacencyList(const QString &text, GraphFileBuilder &graph)
{
    if (const QChar separator = adjacencySeparator(text); !separator.isNull()) {
        const Result<TextRows> rows = TextRows::columns(text, separator, graph);
        return rows ? readAdjacencyColumns(*rows, separator, graph) : std::optional(rows.problem());
    }
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
