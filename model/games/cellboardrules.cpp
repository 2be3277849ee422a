// SPDX-License-Identifier: GPL-3.0-or-later
// A board of cells, and moves that replace blocks of them: board{11/11 -> 00/00; stop 000; turned; mirrored}
//
// A rewrite replaces one block of cells by another one of its shape. With "turned" and "mirrored" its images count as
// rewrites of their own, each once.
//
// If each rewrite requires ones, turns exactly these to 0, and tests nothing else, a move can't make another one
// possible: two ones are joined if some place of a left side, where all its ones are there, needs both. Groups of
// joined ones don't touch each other's moves, now or later, so the value is the nim-sum of the values of the groups.
//
// A position equals its image if the rewrites, and the stop block, are the same after turning or mirroring the board.

#include "model/games/familyrules.h"

#include "model/core/modeltext.h"
#include "model/games/cellpatterns.h"
#include "model/games/clearinggame.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <set>

namespace mexplorer {

namespace {

constexpr int maxBoardCells = 64;
constexpr std::size_t maxBlockRewrites = 400; ///< with their images

/// Cells row by row from the top.
struct CellBlock
{
    int rows = 0;
    int columns = 0;
    QString cells{};

    bool operator==(const CellBlock &) const = default;
    bool operator<(const CellBlock &other) const
    {
        return std::tie(rows, columns, cells) < std::tie(other.rows, other.columns, other.cells);
    }

    QChar at(int row, int column) const { return cells[row * columns + column]; }
    QString text() const
    {
        QStringList texts;
        for (int row = 0; row < rows; ++row)
            texts << cells.sliced(row * columns, columns);
        return texts.join(u'/');
    }
};

/// The eight images of a block: bit 0 mirrors it left to right, bit 1 top to bottom, and bit 2 exchanges rows and
/// columns after that.
CellBlock blockImage(const CellBlock &block, int image)
{
    CellBlock result{image & 4 ? block.columns : block.rows, image & 4 ? block.rows : block.columns, {}};
    for (int row = 0; row < result.rows; ++row) {
        for (int column = 0; column < result.columns; ++column) {
            const int r = image & 4 ? column : row;
            const int c = image & 4 ? row : column;
            result.cells += block.at(image & 2 ? block.rows - 1 - r : r, image & 1 ? block.columns - 1 - c : c);
        }
    }
    return result;
}

struct CellBlockRewrite
{
    CellBlock left;
    CellBlock right;

    bool operator==(const CellBlockRewrite &) const = default;
    bool operator<(const CellBlockRewrite &other) const
    {
        return std::tie(left, right) < std::tie(other.left, other.right);
    }
};

/// What is between the braces.
struct CellBlockRules
{
    std::vector<CellBlockRewrite> written;
    CellBlock stop{};
    bool isTurned = false;
    bool isMirrored = false;

    /// The rewrites with their images, each once.
    std::vector<CellBlockRewrite> all() const
    {
        // Quarter turns are exchanges of rows and columns with one mirror.
        std::vector<int> images = {0};
        if (isTurned)
            images.insert(images.end(), {5, 3, 6});
        if (isMirrored)
            images.insert(images.end(), {1, 2});
        if (isTurned && isMirrored)
            images.insert(images.end(), {4, 7});
        std::vector<CellBlockRewrite> rewrites;
        for (const CellBlockRewrite &rewrite : written) {
            for (const int image : images) {
                CellBlockRewrite one{blockImage(rewrite.left, image), blockImage(rewrite.right, image)};
                if (std::ranges::find(rewrites, one) == rewrites.end())
                    rewrites.push_back(std::move(one));
            }
        }
        return rewrites;
    }

    QString text() const
    {
        QStringList texts;
        for (const CellBlockRewrite &rewrite : written)
            texts << rewrite.left.text() + QStringLiteral(" -> ") + rewrite.right.text();
        if (stop.rows > 0)
            texts << QStringLiteral("stop ") + stop.text();
        if (isTurned)
            texts << QStringLiteral("turned");
        if (isMirrored)
            texts << QStringLiteral("mirrored");
        return QStringLiteral("board{%1}").arg(texts.join(QStringLiteral("; ")));
    }
};

/// Reads a block whose first row was read already.
Result<CellBlock> cellBlockAt(Scanner &scanner, const QString &firstRow, int firstColumn)
{
    CellBlock block{1, static_cast<int>(firstRow.size()), firstRow};
    while (scanner.take(u'/')) {
        const int column = scanner.column();
        const Result<QString> row = cellPatternAt(scanner, false);
        if (!row)
            return row.problem();
        if (row->size() != block.columns)
            return scanner.problemAt(
                Problem::Code::UnequalRows, column, static_cast<int>(row->size()),
                ModelText::tr("row %1 has length %2 and row 1 has length %3; make all rows the same length.")
                    .arg(block.rows + 1)
                    .arg(row->size())
                    .arg(block.columns));
        block.cells += *row;
        ++block.rows;
    }
    if (block.cells.size() > maxBoardCells)
        return scanner.problemAt(Problem::Code::TooMany, firstColumn, scanner.column() - firstColumn,
                                 ModelText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
    return block;
}

Result<CellBlock> cellBlockAt(Scanner &scanner)
{
    const int column = scanner.column();
    const Result<QString> row = cellPatternAt(scanner, false);
    return row ? cellBlockAt(scanner, *row, column) : row.problem();
}

/// Rules of a board that a user writes. A position is its cells row by row, as characters.
class CellBoardRules final : public Rules, public ClearingGame
{
public:
    CellBoardRules(CellBlockRules rules, int rows, int columns)
        : m_rules(std::move(rules)), m_rewrites(m_rules.all()), m_rows(rows), m_columns(columns)
    {
        std::vector<CellRewrite> cells;
        for (const CellBlockRewrite &rewrite : m_rewrites) {
            cells.push_back({rewrite.left.cells, rewrite.right.cells});
            m_onlyClears = m_onlyClears && clearsOnes(rewrite);
            m_isSameAtSides = m_isSameAtSides && hasOnesAtSides(rewrite.left);
        }
        m_onlyClears = m_onlyClears && m_rules.stop.rows == 0;
        m_isAcyclic = doesPlayEnd(cells);
        std::vector<BlockRewrite> blocks;
        for (const CellBlockRewrite &rewrite : m_rewrites)
            blocks.push_back({rewrite.left.columns, {rewrite.left.cells, rewrite.right.cells}});
        m_hasBoard = areMovesToldByPlace(blocks);
        const std::set<CellBlockRewrite> before(m_rewrites.begin(), m_rewrites.end());
        for (int image = 1; image < 8; ++image) {
            std::set<CellBlockRewrite> after;
            for (const CellBlockRewrite &rewrite : m_rewrites)
                after.insert({blockImage(rewrite.left, image), blockImage(rewrite.right, image)});
            if (after != before || blockImage(m_rules.stop, image) != m_rules.stop)
                continue;
            m_images |= quint8(1 << image);
            if (image < 4 || rows == columns)
                m_symmetries.push_back(image);
        }
    }

    QString text() const override { return m_rules.text(); }
    Appearance appearance() const override
    {
        return {QLatin1StringView(m_hasBoard ? "letters" : ""), QLatin1StringView("letters")};
    }

    std::optional<LetterGrid> letterGrid(Cells position) const override
    {
        const CellBlock board{m_rows, m_columns, cellsText(position)};
        LetterGrid grid{m_rows, m_columns, board.cells, std::vector<bool>(position.size())};
        if (m_rules.stop.rows == 0)
            return grid;
        forEachPlace(m_rules.stop, [&](int row, int column) {
            if (!matchesCells(m_rules.stop.cells, cellsAt(board, m_rules.stop, row, column)))
                return;
            for (int i = 0; i < m_rules.stop.cells.size(); ++i)
                grid.ends[placeOf(m_rules.stop, i, row, column)] = true;
        });
        return grid;
    }
    QString key() const override { return QStringLiteral("%1 %2x%3").arg(text()).arg(m_rows).arg(m_columns); }
    bool isSame(const Rules &other) const override
    {
        const auto *board = dynamic_cast<const CellBoardRules *>(&other);
        return board && board->m_rows == m_rows && board->m_columns == m_columns && Rules::isSame(other);
    }

    QString inWords() const override
    {
        QStringList sentences;
        for (const CellBlockRewrite &rewrite : m_rules.written)
            sentences << ModelText::tr("Replace the cells %1 by %2.").arg(rewrite.left.text(), rewrite.right.text());
        if (m_rules.isTurned && m_rules.isMirrored)
            sentences << ModelText::tr("The blocks may be turned and mirrored.");
        else if (m_rules.isTurned)
            sentences << ModelText::tr("The blocks may be turned.");
        else if (m_rules.isMirrored)
            sentences << ModelText::tr("The blocks may be mirrored.");
        if (text().contains(anyCell))
            sentences << ModelText::tr("The sign ? is any cell.");
        if (m_rules.stop.rows > 0)
            sentences << ModelText::tr("The game is over when the board holds %1.").arg(m_rules.stop.text());
        return sentences.join(u' ');
    }

    void followers(Cells position, Sink sink) const override
    {
        const CellBlock board{m_rows, m_columns, cellsText(position)};
        if (isOver(board))
            return;
        for (const CellBlockRewrite &rewrite : m_rewrites) {
            forEachPlace(rewrite.left, [&](int row, int column) {
                const QString matched = cellsAt(board, rewrite.left, row, column);
                if (!matchesCells(rewrite.left.cells, matched))
                    return;
                const QString after = replacedCells({rewrite.left.cells, rewrite.right.cells}, matched);
                if (after == matched)
                    return;
                CellVector next(position.begin(), position.end());
                for (int i = 0; i < after.size(); ++i)
                    next[placeOf(rewrite.left, i, row, column)] = after[i].unicode();
                sink(next);
            });
        }
    }

    QString positionText(Cells position) const override
    {
        return CellBlock{m_rows, m_columns, cellsText(position)}.text();
    }

    QString examplePosition() const override
    {
        if (m_rules.written.front().left.cells.front() != anyCell)
            return QStringLiteral("3x4");
        return QStringLiteral("0000/0000/0000");
    }

    Result<std::vector<Component>> parsePosition(Scanner &scanner) const override
    {
        const int column = scanner.column();
        const Result<QString> first = cellPatternAt(scanner, false);
        if (!first)
            return scanner.problemHere(
                ModelText::tr("expected the rows of a board, as in 1101/0111, or its size, as in 3x4."));
        Result<CellBlock> block =
            sizeIn(*first) ? fullBoard(scanner, *first, column) : cellBlockAt(scanner, *first, column);
        if (!block)
            return block.problem();
        if (const qsizetype at = block->cells.indexOf(anyCell); at >= 0)
            return scanner.problemAt(column, scanner.column() - column,
                                     ModelText::tr("a position has no '?'; write each cell."));
        if (!scanner.atEnd() && scanner.peek() != u'+')
            return scanner.problemHere(ModelText::tr("expected '/', '+' or the end."));
        return std::vector<Component>{
            {std::make_shared<CellBoardRules>(m_rules, block->rows, block->columns), cellsOf(block->cells)}};
    }

    void parts(Cells position, Sink sink) const override
    {
        if (!m_onlyClears)
            return sink(position);
        const CellBlock board{m_rows, m_columns, cellsText(position)};
        std::vector<std::size_t> group(position.size());
        std::iota(group.begin(), group.end(), std::size_t(0));
        const std::function<std::size_t(std::size_t)> find = [&](std::size_t cell) {
            return group[cell] == cell ? cell : group[cell] = find(group[cell]);
        };
        std::vector<bool> isNeeded(position.size());
        for (const CellBlockRewrite &rewrite : m_rewrites) {
            forEachPlace(rewrite.left, [&](int row, int column) {
                if (!matchesCells(rewrite.left.cells, cellsAt(board, rewrite.left, row, column)))
                    return;
                std::optional<std::size_t> first;
                for (int i = 0; i < rewrite.left.cells.size(); ++i) {
                    if (rewrite.left.cells[i] == anyCell)
                        continue;
                    const std::size_t cell = placeOf(rewrite.left, i, row, column);
                    isNeeded[cell] = true;
                    group[find(cell)] = find(first.value_or(cell));
                    first = first.value_or(cell);
                }
            });
        }
        for (std::size_t cell = 0; cell < position.size(); ++cell) {
            if (!isNeeded[cell] || find(cell) != cell)
                continue;
            CellVector part(position.size(), u'0');
            for (std::size_t other = 0; other < position.size(); ++other) {
                if (isNeeded[other] && find(other) == cell)
                    part[other] = u'1';
            }
            sink(part);
        }
    }

    const ClearingGame *clearingGame() const override { return m_onlyClears && m_isSameAtSides ? this : nullptr; }

    std::vector<quint64> clearedSets(int rows, int columns) const override
    {
        std::vector<quint64> sets;
        for (const CellBlockRewrite &rewrite : m_rewrites) {
            const CellBlock &block = rewrite.left;
            quint64 ones = 0;
            for (int i = 0; i < block.cells.size(); ++i) {
                if (block.cells[i] != anyCell && block.rows <= rows && block.columns <= columns)
                    ones |= quint64(1) << (i / block.columns * columns + i % block.columns);
            }
            for (int row = 0; row + block.rows <= rows; ++row) {
                for (int column = 0; column + block.columns <= columns; ++column)
                    sets.push_back(ones << (row * columns + column));
            }
        }
        std::ranges::sort(sets);
        sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
        return sets;
    }

    quint8 images() const override { return m_images; }

    ClearedSets form() const override
    {
        const auto isDomino = [](const CellBlockRewrite &rewrite) {
            return rewrite.left.cells == QStringLiteral("11");
        };
        const bool areDominoes = m_rewrites.size() == 2 && std::ranges::all_of(m_rewrites, isDomino);
        return areDominoes ? ClearedSets::Dominoes : ClearedSets::Others; // rewrites don't make all rectangles
    }

    QString sameAs() const override
    {
        return clearingGame() && form() == ClearedSets::Dominoes ? QStringLiteral("cram") : QString();
    }

    BoardShape boardOf(Cells position) const override
    {
        BoardShape board{0, static_cast<quint8>(m_rows), static_cast<quint8>(m_columns)};
        for (std::size_t cell = 0; cell < position.size(); ++cell)
            board.cells |= quint64(position[cell] == u'1') << cell;
        return board;
    }

    CellVector symmetric(Cells position) const override
    {
        CellVector least(position.begin(), position.end());
        for (const int image : m_symmetries)
            least = std::min(least, cellsOf(blockImage({m_rows, m_columns, cellsText(position)}, image).cells));
        return least;
    }

    /// The cells that aren't the first one of the first right side, by which a board is filled: the ones of most games.
    quint64 size(Cells position) const override
    {
        const Cell empty = m_rules.written.front().right.cells.front().unicode();
        return static_cast<quint64>(std::ranges::count_if(position, [empty](Cell cell) { return cell != empty; }));
    }

    bool isAcyclic() const override { return m_isAcyclic; }

private:
    static bool clearsOnes(const CellBlockRewrite &rewrite)
    {
        for (qsizetype i = 0; i < rewrite.left.cells.size(); ++i) {
            const QChar left = rewrite.left.cells[i];
            const QChar right = rewrite.right.cells[i];
            if (!(left == u'1' && right == u'0') && !(left == anyCell && right == anyCell))
                return false;
        }
        return true;
    }

    /// True if no row or column at a side of the block is without ones, so that the side of the board doesn't matter.
    static bool hasOnesAtSides(const CellBlock &block)
    {
        bool isSame = true;
        for (int image = 0; image < 8; ++image)
            isSame = isSame && blockImage(block, image).cells.first(blockImage(block, image).columns).contains(u'1');
        return isSame;
    }

    template <class Visit> void forEachPlace(const CellBlock &block, Visit visit) const
    {
        for (int row = 0; row + block.rows <= m_rows; ++row) {
            for (int column = 0; column + block.columns <= m_columns; ++column)
                visit(row, column);
        }
    }

    /// The cell of the board for the i-th cell of a block at a row and a column.
    std::size_t placeOf(const CellBlock &block, int i, int row, int column) const
    {
        return static_cast<std::size_t>((row + i / block.columns) * m_columns + column + i % block.columns);
    }

    QString cellsAt(const CellBlock &board, const CellBlock &block, int row, int column) const
    {
        QString cells;
        for (int i = 0; i < block.cells.size(); ++i)
            cells += board.cells[static_cast<qsizetype>(placeOf(block, i, row, column))];
        return cells;
    }

    bool isOver(const CellBlock &board) const
    {
        bool isFound = false;
        if (m_rules.stop.rows > 0) {
            forEachPlace(m_rules.stop, [&](int row, int column) {
                isFound = isFound || matchesCells(m_rules.stop.cells, cellsAt(board, m_rules.stop, row, column));
            });
        }
        return isFound;
    }

    /// The rows and columns of "3x4".
    static std::optional<std::pair<QString, QString>> sizeIn(const QString &text)
    {
        const auto isNumber = [](const QString &digits) {
            return !digits.isEmpty() && std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
        };
        const QString rows = text.section(u'x', 0, 0);
        const QString columns = text.section(u'x', 1);
        return isNumber(rows) && isNumber(columns) ? std::optional(std::pair(rows, columns)) : std::nullopt;
    }

    Result<CellBlock> fullBoard(const Scanner &scanner, const QString &text, int column) const
    {
        const auto length = static_cast<int>(text.size());
        const auto [rowsText, columnsText] = *sizeIn(text);
        bool fits = rowsText.size() < 6 && columnsText.size() < 6;
        const int rows = fits ? rowsText.toInt() : 0;
        const int columns = fits ? columnsText.toInt() : 0;
        fits = fits && rows <= maxBoardCells && columns <= maxBoardCells && rows * columns <= maxBoardCells;
        if (!fits)
            return scanner.problemAt(Problem::Code::TooMany, column, length,
                                     ModelText::tr("a board has at most 64 cells, such as 8x8; choose a smaller one."));
        if (rows == 0 || columns == 0)
            return scanner.problemAt(Problem::Code::NumberTooSmall, column, length,
                                     ModelText::tr("a board has at least one row and one column."));
        const QChar cell = m_rules.written.front().left.cells.front();
        if (cell == anyCell)
            return scanner.problemAt(column, length,
                                     ModelText::tr("the first left side begins with '?', so that a size doesn't say "
                                                   "which cells the board has; write its rows, as in 1101/0111."));
        return CellBlock{rows, columns, QString(rows * columns, cell)};
    }

    CellBlockRules m_rules;
    std::vector<CellBlockRewrite> m_rewrites;
    int m_rows;
    int m_columns;
    bool m_onlyClears = true;
    bool m_isSameAtSides = true; ///< the sides of the board hinder a move only as cells without ones would
    bool m_isAcyclic = false;
    bool m_hasBoard = false;       ///< the changed cells determine the move
    quint8 m_images = 1;           ///< that leave the rewrites as they are, as in boardImage()
    std::vector<int> m_symmetries; ///< those of them that leave the board's size as it is, without the board itself
};

} // namespace

Result<RulesPtr> cellBoardRules(Scanner &scanner)
{
    CellBlockRules rules;
    do {
        const int column = scanner.column();
        const Result<QString> word = cellPatternAt(scanner, false);
        if (!word)
            return word.problem();
        const bool isRewrite = scanner.peek() == u'-' || scanner.peek() == u'/';
        const bool isWord = !isRewrite && !rules.written.empty();
        if (isWord && *word == u"turned" && !rules.isTurned && !rules.isMirrored) {
            rules.isTurned = true;
        } else if (isWord && *word == u"mirrored" && !rules.isMirrored) {
            rules.isMirrored = true;
        } else if (isWord && *word == u"stop" && rules.stop.rows == 0 && !rules.isTurned && !rules.isMirrored) {
            Result<CellBlock> stop = cellBlockAt(scanner);
            if (!stop)
                return stop.problem();
            rules.stop = *stop;
        } else if (rules.stop.rows > 0 || rules.isTurned || rules.isMirrored) {
            return scanner.problemAt(
                column, static_cast<int>(word->size()),
                ModelText::tr("after the rewrites come stop and its block, turned and mirrored, in this order."));
        } else {
            const Result<CellBlock> left = cellBlockAt(scanner, *word, column);
            if (!left)
                return left.problem();
            if (!scanner.take(u'-') || !scanner.take(u'>'))
                return scanner.problemHere(ModelText::tr("expected '->', as in 11/11 -> 00/00."));
            const Result<CellBlock> right = cellBlockAt(scanner);
            if (!right)
                return right.problem();
            if (left->rows != right->rows || left->columns != right->columns)
                return scanner.problemAt(column, scanner.column() - column,
                                         ModelText::tr("both sides have the same number of rows and of columns."));
            rules.written.push_back({*left, *right});
        }
        if (rules.all().size() > maxBlockRewrites)
            return scanner.problemAt(Problem::Code::TooMany, column, scanner.column() - column,
                                     ModelText::tr("a board has at most %1 rewrites.").arg(maxBlockRewrites));
    } while (scanner.take(u';'));
    if (scanner.peek() != u'}')
        return scanner.problemHere(ModelText::tr("expected ';' or '}'."));
    return RulesPtr(std::make_shared<CellBoardRules>(std::move(rules), 0, 0));
}

} // namespace mexplorer
