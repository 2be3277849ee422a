// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/boardrules.h"

#include "model/core/modeltext.h"
#include "model/games/boardsymmetry.h"
#include "model/games/squarename.h"

#include <QRect>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr int maxCells = 64;

struct BoardText
{
    int rows = 0;
    int columns = 0;
    quint64 cells = 0;
};

/// "4x4": a board full of ones.
Result<BoardText> fullBoard(Scanner &scanner, QStringView rowsText, int column)
{
    const auto columns = scanner.number(10'000, ModelText::tr("a board has at most %1."),
                                        ModelText::tr("expected the number of columns, as in 4x4."));
    if (!columns)
        return columns.problem();
    bool fits = false;
    const quint64 rows = rowsText.toULongLong(&fits);
    const int length = scanner.column() - column;
    if (!fits || rows > maxCells || *columns > maxCells || rows * *columns > maxCells)
        return scanner.problemAt(Problem::Code::TooMany, column, length,
                                 ModelText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
    if (rows == 0 || *columns == 0)
        return scanner.problemAt(Problem::Code::NumberTooSmall, column, length,
                                 ModelText::tr("a board has at least one row and one column."));
    const auto count = static_cast<int>(rows * *columns);
    return BoardText{static_cast<int>(rows), static_cast<int>(*columns), ~quint64(0) >> (maxCells - count)};
}

/// "0110/0000": rows of 0 and 1.
Result<BoardText> boardRows(Scanner &scanner, QStringView first, int firstColumn)
{
    BoardText board;
    board.columns = static_cast<int>(first.size());
    QStringView row = first;
    int column = firstColumn;
    while (true) {
        const auto wrong = std::ranges::find_if(row, [](QChar c) { return c != u'0' && c != u'1'; });
        if (wrong != row.end())
            return scanner.problemAt(column + static_cast<int>(wrong - row.begin()), 1,
                                     ModelText::tr("expected 0 or 1."));
        if (row.size() != board.columns) {
            return scanner.problemAt(
                Problem::Code::UnequalRows, column, static_cast<int>(row.size()),
                ModelText::tr("row %1 has length %2 and row 1 has length %3; make all rows the same length.")
                    .arg(board.rows + 1)
                    .arg(row.size())
                    .arg(board.columns));
        }
        if ((board.rows + 1) * board.columns > maxCells)
            return scanner.problemAt(Problem::Code::TooMany, column, static_cast<int>(row.size()),
                                     ModelText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
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
            return scanner.problemHere(ModelText::tr("expected a row of 0 and 1."));
    }
}

/// The rectangle that contains the cells of \a mask; x are columns, counted from 1 as in texts.
QRect coveredBy(quint64 mask, int columns)
{
    QRect area;
    for (; mask != 0; mask &= mask - 1) {
        const int cell = std::countr_zero(mask);
        area |= QRect(cell % columns + 1, cell / columns + 1, 1, 1);
    }
    return area;
}

Result<BoardText> boardText(Scanner &scanner)
{
    const int column = scanner.column();
    const QStringView first = scanner.takeWhile([](QChar c) { return c.isDigit(); });
    if (first.isEmpty())
        return scanner.problemHere(ModelText::tr("expected rows of 0 and 1, as in 0110/0001, or a size, as in 4x4."));
    if (scanner.take(u'x') || scanner.take(u'X') || scanner.take(QChar(0xd7)))
        return fullBoard(scanner, first, column);
    return boardRows(scanner, first, column);
}

} // namespace

QString BoardRules::positionText(Cells position) const
{
    return rowsText(position[0], rows(), columns());
}

Result<std::vector<Component>> BoardRules::parsePosition(Scanner &scanner) const
{
    const Result<BoardText> board = boardText(scanner);
    if (!board)
        return board.problem();
    if (scanner.peek().isDigit())
        return scanner.problemHere(ModelText::tr("expected '/' between two rows, as in 0110/0001."));
    if (!scanner.atEnd() && scanner.peek() != u'+')
        return scanner.problemHere(ModelText::tr("expected 0, 1, '/' or '+'."));
    return std::vector<Component>{{resized(board->rows, board->columns), {board->cells}}};
}

bool BoardRules::isSame(const Rules &other) const
{
    const auto *board = dynamic_cast<const BoardRules *>(&other);
    return board && board->rows() == rows() && board->columns() == columns() && Rules::isSame(other);
}

QString BoardRules::key() const
{
    return QStringLiteral("%1 %2x%3").arg(text()).arg(rows()).arg(columns());
}

CellVector BoardRules::symmetric(Cells position) const
{
    return {m_board.mirrors ? minSymmetric(position[0], rows(), columns()) : position[0]};
}

void BoardRules::parts(Cells position, Sink sink) const
{
    if (m_board.shapes)
        forEachGroup(position[0], rows(), columns(), [&](quint64 group) { sink(Cells(&group, 1)); });
    else
        sink(position);
}

QString BoardRules::moveText(Cells before, Cells after, MoveForm form) const
{
    if (!m_board.clears)
        return Rules::moveText(before, after, form);
    const QRect area = coveredBy(before[0] & ~after[0], columns());
    const QString first = squareName(area.left() - 1, area.top() - 1);
    const QString last = squareName(area.right() - 1, area.bottom() - 1);
    return first == last ? first : first + u'-' + last;
}

/// Each cell is a 1 with a probability of two in three.
CellVector BoardRules::randomPosition(Cells, quint64, RandomNumber below) const
{
    Cell cells = 0;
    for (int cell = 0; cell < rows() * columns(); ++cell)
        cells |= Cell(below(3) > 0 ? 1 : 0) << cell;
    return {cells};
}

quint64 BoardRules::size(Cells position) const
{
    return static_cast<quint64>(std::popcount(position[0]));
}

BoardShape ClearingRules::boardOf(Cells position) const
{
    return {position[0], static_cast<quint8>(rows()), static_cast<quint8>(columns())};
}

void ClearingRules::followers(Cells position, Sink sink) const
{
    const quint64 ones = position[0];
    for (const quint64 mask : m_masks) {
        if ((ones & mask) == mask) {
            const quint64 left = ones & ~mask;
            sink(Cells(&left, 1));
        }
    }
}

quint64 ClearingRules::followerBound(Cells position) const
{
    return static_cast<quint64>(
        std::ranges::count_if(m_masks, [ones = position[0]](quint64 mask) { return (ones & mask) == mask; }));
}

namespace {

std::vector<quint64> rectangles(int rows, int columns)
{
    std::vector<quint64> masks;
    forEachRectangle(rows, columns, [&masks](quint64 rectangle) { masks.push_back(rectangle); });
    return masks;
}

/// Ordered by the upper left cell, the horizontal before the vertical one.
std::vector<quint64> dominoes(int rows, int columns)
{
    std::vector<quint64> masks;
    for (int cell = 0; cell < rows * columns; ++cell) {
        if (cell % columns + 1 < columns)
            masks.push_back(quint64(3) << cell);
        if (cell / columns + 1 < rows)
            masks.push_back((quint64(1) << cell) | (quint64(1) << (cell + columns)));
    }
    return masks;
}

} // namespace

MatrixRules::MatrixRules(int rows, int columns) : ClearingRules(rows, columns, rectangles(rows, columns)) {}

std::vector<quint64> MatrixRules::clearedSets(int rows, int columns) const
{
    return rectangles(rows, columns);
}

CramRules::CramRules(int rows, int columns) : ClearingRules(rows, columns, dominoes(rows, columns)) {}

std::vector<quint64> CramRules::clearedSets(int rows, int columns) const
{
    return dominoes(rows, columns);
}

} // namespace mexplorer
