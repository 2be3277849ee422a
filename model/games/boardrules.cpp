#include "model/games/boardrules.h"

#include "model/games/boardsymmetry.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr int maxCells = 64;

struct BoardRulesText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::BoardRules)
};

struct BoardText
{
    int rows = 0;
    int columns = 0;
    quint64 cells = 0;
};

/// "4x4": a board full of ones.
Result<BoardText> fullBoard(Scanner &scanner, QStringView rowsText, int column)
{
    const auto columns = scanner.takeNumber(10'000, BoardRulesText::tr("a board has"));
    if (!columns)
        return columns.problem();
    if (!columns->has_value())
        return scanner.expected(BoardRulesText::tr("the number of columns, as in 4x4"));
    bool fits = false;
    const quint64 rows = rowsText.toULongLong(&fits);
    const int length = scanner.column() - column;
    if (!fits || rows > maxCells || **columns > maxCells || rows * **columns > maxCells)
        return scanner.problemAt(
            column, length, BoardRulesText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
    if (rows == 0 || **columns == 0)
        return scanner.problemAt(column, length, BoardRulesText::tr("a board has at least one row and one column."));
    const auto count = static_cast<int>(rows * **columns);
    return BoardText{static_cast<int>(rows), static_cast<int>(**columns), ~quint64(0) >> (maxCells - count)};
}

/// "0110/0000": rows of 0 and 1.
Result<BoardText> boardRows(Scanner &scanner, QStringView first, int firstColumn)
{
    BoardText board;
    board.columns = static_cast<int>(first.size());
    QStringView row = first;
    int column = firstColumn;
    while (true) {
        const auto wrong = std::find_if(row.begin(), row.end(), [](QChar c) { return c != u'0' && c != u'1'; });
        if (wrong != row.end())
            return scanner.problemAt(column + static_cast<int>(wrong - row.begin()), 1,
                                     BoardRulesText::tr("expected 0 or 1."));
        if (row.size() != board.columns) {
            return scanner.problemAt(
                column, static_cast<int>(row.size()),
                BoardRulesText::tr("row %1 has length %2 and row 1 has length %3; make all rows the same length.")
                    .arg(board.rows + 1)
                    .arg(row.size())
                    .arg(board.columns));
        }
        if ((board.rows + 1) * board.columns > maxCells)
            return scanner.problemAt(
                column, static_cast<int>(row.size()),
                BoardRulesText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (row[i] == u'1')
                board.cells |= quint64(1) << (board.rows * board.columns + static_cast<int>(i));
        }
        ++board.rows;
        if (!scanner.take(u'/'))
            return board;
        column = scanner.column();
        row = scanner.takeWhile([](QChar c) { return c.isDigit(); });
        if (row.isEmpty())
            return scanner.expected(BoardRulesText::tr("a row of 0 and 1"));
    }
}

Result<BoardText> boardText(Scanner &scanner)
{
    const int column = scanner.column();
    const QStringView first = scanner.takeWhile([](QChar c) { return c.isDigit(); });
    if (first.isEmpty())
        return scanner.expected(BoardRulesText::tr("rows of 0 and 1, as in 0110/0001, or a size, as in 4x4"));
    if (scanner.take(u'x') || scanner.take(u'X') || scanner.take(QChar(0xd7)))
        return fullBoard(scanner, first, column);
    return boardRows(scanner, first, column);
}

} // namespace

QString BoardRules::positionText(Cells position) const
{
    QString text;
    for (int row = 0; row < m_rows; ++row) {
        if (row > 0)
            text += u'/';
        for (int column = 0; column < m_columns; ++column)
            text += position[0] & bit(row, column) ? u'1' : u'0';
    }
    return text;
}

Result<std::vector<Component>> BoardRules::parsePosition(Scanner &scanner) const
{
    const Result<BoardText> board = boardText(scanner);
    if (!board)
        return board.problem();
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.expected(BoardRulesText::tr("0, 1, '/' or '+'"));
    return std::vector<Component>{{resized(board->rows, board->columns), {board->cells}}};
}

bool BoardRules::isSame(const Rules &other) const
{
    const auto *board = dynamic_cast<const BoardRules *>(&other);
    return board && board->m_rows == m_rows && board->m_columns == m_columns && Rules::isSame(other);
}

CellVector BoardRules::symmetric(Cells position) const
{
    const quint64 least = leastMirrored(position[0], m_rows, m_columns);
    if (m_rows != m_columns)
        return {least};
    return {std::min(least, leastMirrored(transposed(position[0], m_rows, m_columns), m_rows, m_columns))};
}

quint64 BoardRules::size(Cells position) const
{
    return static_cast<quint64>(std::popcount(position[0]));
}

MatrixRules::MatrixRules(int rows, int columns) : BoardRules(rows, columns)
{
    for (int top = 0; top < rows; ++top) {
        for (int left = 0; left < columns; ++left) {
            for (int bottom = top; bottom < rows; ++bottom) {
                for (int right = left; right < columns; ++right)
                    m_masks.push_back(mask({top, left, bottom, right}));
            }
        }
    }
}

quint64 MatrixRules::mask(const Rectangle &rectangle) const
{
    quint64 cells = 0;
    for (int row = rectangle.top; row <= rectangle.bottom; ++row) {
        for (int column = rectangle.left; column <= rectangle.right; ++column)
            cells |= bit(row, column);
    }
    return cells;
}

void MatrixRules::followers(Cells position, Sink sink) const
{
    const quint64 ones = position[0];
    for (const quint64 rectangle : m_masks) {
        if ((ones & rectangle) == rectangle) {
            const quint64 left = ones & ~rectangle;
            sink(Cells(&left, 1));
        }
    }
}

void MatrixRules::parts(Cells position, Sink sink) const
{
    forEachGroup(position[0], rows(), columns(), [&](quint64 group) { sink(Cells(&group, 1)); });
}

CramRules::CramRules(int rows, int columns) : BoardRules(rows, columns)
{
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (column + 1 < columns)
                m_masks.push_back(bit(row, column) | bit(row, column + 1));
            if (row + 1 < rows)
                m_masks.push_back(bit(row, column) | bit(row + 1, column));
        }
    }
}

void CramRules::followers(Cells position, Sink sink) const
{
    for (const quint64 domino : m_masks) {
        if ((position[0] & domino) == domino) {
            const quint64 left = position[0] & ~domino;
            sink(Cells(&left, 1));
        }
    }
}

void CramRules::parts(Cells position, Sink sink) const
{
    forEachGroup(position[0], rows(), columns(), [&](quint64 group) { sink(Cells(&group, 1)); });
}

void forEachGroup(quint64 cells, int rows, int columns, FunctionRef<void(quint64)> sink)
{
    quint64 firstColumn = 0;
    for (int row = 0; row < rows; ++row)
        firstColumn |= quint64(1) << (row * columns);
    const quint64 lastColumn = firstColumn << (columns - 1);
    while (cells) {
        quint64 group = cells & (~cells + 1);
        while (true) {
            quint64 grown = group | ((group & ~lastColumn) << 1) | ((group & ~firstColumn) >> 1);
            if (columns < maxCells)
                grown |= (group << columns) | (group >> columns);
            grown &= cells;
            if (grown == group)
                break;
            group = grown;
        }
        sink(group);
        cells &= ~group;
    }
}

} // namespace mexplorer
