// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/testprogram.h"

#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <random>
#include <set>

using namespace mexplorer;

/// Compares rows and boards of a user's own rules with a plain evaluator: grids of characters, moves by looking at each
/// place, values of whole positions without parts and symmetry.
class OwnCellsTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsMoveAsTheOracle();
    void boardsMoveAsTheOracle();
    void boardsOfDominoesAreCram();
    void rowsAreOctalGames();
    void knownValues_data();
    void knownValues();
    void texts_data();
    void texts();
    void mistakes_data();
    void mistakes();
};

namespace {

constexpr quint32 cellRulesOfEachFamily = 300;

using Grid = std::vector<std::string>; ///< rows of cells; a row of cells is a grid of one

struct GridRewrite
{
    Grid left;
    Grid right; ///< of a row: may be shorter
    bool isAtLeftEnd = false;
    bool isAtRightEnd = false;

    bool operator==(const GridRewrite &) const = default;
};

struct GridGame
{
    std::vector<GridRewrite> rewrites; ///< with their images
    Grid stop;                         ///< empty if there is none
};

bool matchesAt(const Grid &pattern, const Grid &grid, std::size_t row, std::size_t column)
{
    for (std::size_t r = 0; r < pattern.size(); ++r) {
        for (std::size_t c = 0; c < pattern[r].size(); ++c) {
            if (row + r >= grid.size() || column + c >= grid[row + r].size())
                return false;
            if (pattern[r][c] != '?' && pattern[r][c] != grid[row + r][column + c])
                return false;
        }
    }
    return true;
}

/// The different followers in the order in which they come first.
std::vector<Grid> movesOf(const GridGame &game, const Grid &grid)
{
    std::vector<Grid> moves;
    for (std::size_t row = 0; row < grid.size(); ++row) {
        for (std::size_t column = 0; column < grid[row].size(); ++column) {
            if (!game.stop.empty() && matchesAt(game.stop, grid, row, column))
                return {};
        }
    }
    for (const GridRewrite &rewrite : game.rewrites) {
        for (std::size_t row = 0; row < grid.size(); ++row) {
            for (std::size_t column = 0; column < grid[row].size(); ++column) {
                const std::size_t length = rewrite.left[0].size();
                if (!matchesAt(rewrite.left, grid, row, column) || (rewrite.isAtLeftEnd && column > 0) ||
                    (rewrite.isAtRightEnd && column + length < grid[row].size()))
                    continue;
                Grid next = grid;
                for (std::size_t r = 0; r < rewrite.left.size(); ++r) {
                    std::string after = rewrite.right[r];
                    for (std::size_t c = 0; c < after.size(); ++c)
                        after[c] = after[c] == '?' ? grid[row + r][column + c] : after[c];
                    next[row + r].replace(column, length, after);
                }
                if (next != grid && std::find(moves.begin(), moves.end(), next) == moves.end())
                    moves.push_back(next);
            }
        }
    }
    return moves;
}

/// The value of a whole position; std::nullopt if play may repeat one, or if there are too many.
class PlainGridValues
{
public:
    explicit PlainGridValues(const GridGame &game) : m_game(game) {}

    std::optional<Value> of(const Grid &grid)
    {
        const auto known = m_values.find(grid);
        if (known != m_values.end())
            return known->second; // none while it is being found: a cycle
        if (m_values.size() > 4000)
            return std::nullopt;
        m_values[grid] = std::nullopt;
        std::vector<Value> values;
        for (const Grid &move : movesOf(m_game, grid)) {
            const auto value = of(move);
            if (!value)
                return std::nullopt;
            values.push_back(*value);
        }
        return *(m_values[grid] = mex(values));
    }

private:
    const GridGame &m_game;
    std::map<Grid, std::optional<Value>> m_values;
};

QString textOf(const Grid &grid)
{
    QStringList rows;
    for (const std::string &row : grid)
        rows << QString::fromStdString(row);
    return rows.join(u'/');
}

Grid turned(const Grid &grid)
{
    Grid result(grid[0].size(), std::string(grid.size(), ' '));
    for (std::size_t r = 0; r < grid.size(); ++r) {
        for (std::size_t c = 0; c < grid[r].size(); ++c)
            result[c][grid.size() - 1 - r] = grid[r][c];
    }
    return result;
}

Grid leftRight(Grid grid)
{
    for (std::string &row : grid)
        std::reverse(row.begin(), row.end());
    return grid;
}

Grid upDown(Grid grid)
{
    std::reverse(grid.begin(), grid.end());
    return grid;
}

/// Makes rules and positions of a few letters.
class GridMaker
{
public:
    explicit GridMaker(quint32 seed) : m_random(seed) {}

    int below(int limit) { return static_cast<int>(m_random() % static_cast<quint32>(limit)); }

    Grid grid(int rows, int columns, const std::string &letters)
    {
        Grid grid(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), ' '));
        for (std::string &row : grid) {
            for (char &cell : row)
                cell = letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))];
        }
        return grid;
    }

private:
    std::mt19937 m_random;
};

std::vector<Grid> followersOf(const Component &component, std::size_t columns)
{
    std::vector<Grid> found;
    component.rules->followers(component.cells, [&](Cells follower) {
        std::string cells;
        for (const Cell cell : follower)
            cells += static_cast<char>(cell);
        Grid grid;
        if (columns == 0)
            grid = {cells};
        for (std::size_t at = 0; columns > 0 && at < cells.size(); at += columns)
            grid.push_back(cells.substr(at, columns));
        if (std::find(found.begin(), found.end(), grid) == found.end())
            found.push_back(grid);
    });
    return found;
}

QString describe(const std::vector<Grid> &grids)
{
    QStringList texts;
    for (const Grid &grid : grids)
        texts << textOf(grid);
    return texts.join(u' ');
}

/// The first and the last row and column in which two grids of one shape differ.
std::array<std::size_t, 4> changedBox(const Grid &before, const Grid &after)
{
    std::array<std::size_t, 4> box = {100, 0, 100, 0};
    for (std::size_t r = 0; r < before.size(); ++r) {
        for (std::size_t c = 0; c < before[r].size(); ++c) {
            if (before[r][c] != after[r][c])
                box = {std::min(box[0], r), std::max(box[1], r), std::min(box[2], c), std::max(box[3], c)};
        }
    }
    return box;
}

/// How a position is drawn: its letters, what ends the game, and whether the changed cells tell the move.
void checkDrawing(const GridGame &game, const Component &component, const Grid &grid, const std::vector<Grid> &moves)
{
    const std::optional<LetterGrid> letters = component.rules->letterGrid(component.cells);
    QVERIFY(letters);
    QCOMPARE(letters->letters, textOf(grid).remove(u'/'));
    QCOMPARE(letters->rows * letters->columns, static_cast<int>(letters->letters.size()));
    Grid ends = grid;
    for (std::string &row : ends)
        row.assign(row.size(), '-');
    for (std::size_t r = 0; r < grid.size() && !game.stop.empty(); ++r) {
        for (std::size_t c = 0; c < grid[r].size(); ++c) {
            for (std::size_t i = 0; matchesAt(game.stop, grid, r, c) && i < game.stop.size(); ++i)
                ends[r + i].replace(c, game.stop[i].size(), std::string(game.stop[i].size(), '#'));
        }
    }
    QString marked;
    for (const bool end : letters->ends)
        marked += end ? u'#' : u'-';
    QCOMPARE(marked, textOf(ends).remove(u'/'));
    if (component.rules->appearance().board.isEmpty())
        return;
    std::set<std::array<std::size_t, 4>> boxes;
    for (const Grid &move : moves)
        boxes.insert(changedBox(grid, move));
    QCOMPARE(boxes.size(), moves.size());
}

/// Compares one position, and counts those with values.
void compare(const GridGame &game, const QString &rules, const Grid &grid, std::size_t columns, const Solver &solver,
             int &valued)
{
    const QString position = grid[0].empty() ? QStringLiteral("1*0") : textOf(grid);
    const Result<Position> parsed = parsePosition(rules + u':' + position);
    QVERIFY2(parsed, qPrintable(parsed ? rules : parsed.problem().message));
    const Component &component = parsed->components.front();
    const Result<Position> again = parsePosition(component.text());
    QVERIFY2(again && again->components.front() == component, qPrintable(component.text()));
    const std::vector<Grid> expected = movesOf(game, grid);
    const std::vector<Grid> found = followersOf(component, columns);
    QVERIFY2(
        found == expected,
        qPrintable(QStringLiteral("%1: %2, expected %3").arg(component.text(), describe(found), describe(expected))));
    checkDrawing(game, component, grid, expected);
    if (QTest::currentTestFailed())
        return;
    const auto value = PlainGridValues(game).of(grid);
    if (!value) // many positions, or play may repeat one
        return;
    ++valued;
    JobControl control;
    const auto solved = solver.value(component, control);
    QVERIFY2(solved && *solved == *value,
             qPrintable(QStringLiteral("%1 has the value %2: %3")
                            .arg(component.text())
                            .arg(*value)
                            .arg(solved ? QString::number(*solved) : solved.problem().message)));
}

} // namespace

void OwnCellsTest::rowsMoveAsTheOracle()
{
    int valued = 0;
    int acyclic = 0;
    for (quint32 seed = 0; seed < cellRulesOfEachFamily; ++seed) {
        GridMaker maker(seed);
        GridGame game;
        QStringList texts;
        const std::string letters = maker.below(4) == 0 ? "01?" : maker.below(2) ? "01" : "1a";
        for (int count = 1 + maker.below(3); count > 0; --count) {
            const int length = 1 + maker.below(3);
            GridRewrite rewrite{maker.grid(1, length, letters), {}, maker.below(6) == 0, maker.below(6) == 0};
            rewrite.right = maker.grid(1, maker.below(3) ? length : maker.below(length + 1),
                                       maker.below(2)       ? "0"
                                       : letters.size() > 2 ? "0?"
                                                            : "01");
            const QString left = QString::fromLatin1(rewrite.isAtLeftEnd ? "^ %1 %2" : "%1%2")
                                     .arg(textOf(rewrite.left), rewrite.isAtRightEnd ? "$" : "");
            texts << left + QStringLiteral(" ->") + textOf(rewrite.right);
            game.rewrites.push_back(std::move(rewrite));
        }
        if (maker.below(4) == 0) {
            game.stop = maker.grid(1, 1 + maker.below(3), letters);
            texts << QStringLiteral("stop ") + textOf(game.stop);
        }
        const QString rules = QStringLiteral("row{%1}").arg(texts.join(QStringLiteral("; ")));
        const Result<RulesPtr> parsed = parseRules(rules);
        QVERIFY2(parsed, qPrintable(parsed ? rules : parsed.problem().message));
        QCOMPARE(parseRules((*parsed)->text()).value()->text(), (*parsed)->text());
        acyclic += (*parsed)->isAcyclic() ? 1 : 0;
        const Solver solver;
        for (int round = 0; round < 6; ++round) {
            const Grid row = maker.grid(1, maker.below(10), maker.below(2) ? "01" : "011a");
            compare(game, rules, row, 0, solver, valued);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(valued > 1000 && acyclic > 100, qPrintable(QStringLiteral("%1 %2").arg(valued).arg(acyclic)));
}

void OwnCellsTest::boardsMoveAsTheOracle()
{
    int valued = 0;
    for (quint32 seed = 0; seed < cellRulesOfEachFamily; ++seed) {
        GridMaker maker(1000 + seed);
        GridGame game;
        QStringList texts;
        const std::string letters = maker.below(3) == 0 ? "01?" : "1";
        const bool isTurned = maker.below(2);
        const bool isMirrored = maker.below(3) == 0;
        for (int count = 1 + maker.below(2); count > 0; --count) {
            const int rows = 1 + maker.below(2);
            const int columns = 1 + maker.below(3);
            GridRewrite rewrite{maker.grid(rows, columns, letters), {}};
            rewrite.right = maker.below(2) ? maker.grid(rows, columns, "0") : maker.grid(rows, columns, letters + "0");
            texts << textOf(rewrite.left) + QStringLiteral(" -> ") + textOf(rewrite.right);
            const auto add = [&](const Grid &left, const Grid &right) {
                const GridRewrite image{left, right};
                if (std::find(game.rewrites.begin(), game.rewrites.end(), image) == game.rewrites.end())
                    game.rewrites.push_back(image);
            };
            const auto addTurns = [&](Grid left, Grid right) {
                for (int turn = 0; turn < (isTurned ? 4 : 1); ++turn) {
                    add(left, right);
                    left = turned(left);
                    right = turned(right);
                }
            };
            addTurns(rewrite.left, rewrite.right);
            if (isMirrored) {
                addTurns(leftRight(rewrite.left), leftRight(rewrite.right));
                addTurns(upDown(rewrite.left), upDown(rewrite.right));
            }
        }
        if (maker.below(4) == 0) {
            game.stop = maker.grid(1, 1 + maker.below(3), "01");
            texts << QStringLiteral("stop ") + textOf(game.stop);
        }
        if (isTurned)
            texts << QStringLiteral("turned");
        if (isMirrored)
            texts << QStringLiteral("mirrored");
        const QString rules = QStringLiteral("board{%1}").arg(texts.join(QStringLiteral("; ")));
        const Result<RulesPtr> parsed = parseRules(rules);
        QVERIFY2(parsed, qPrintable(parsed ? rules : parsed.problem().message));
        QCOMPARE(parseRules((*parsed)->text()).value()->text(), (*parsed)->text());
        const Solver solver;
        for (int round = 0; round < 4; ++round) {
            const Grid board = maker.grid(1 + maker.below(3), 1 + maker.below(4), maker.below(3) ? "011" : "01a");
            const std::size_t columns = board[0].size();
            // The order of images is not part of the contract.
            const Result<Position> position = parsePosition(rules + u':' + textOf(board));
            QVERIFY2(position, qPrintable(position ? rules : position.problem().message));
            std::vector<Grid> found = followersOf(position->components.front(), columns);
            std::vector<Grid> expected = movesOf(game, board);
            std::sort(found.begin(), found.end());
            std::sort(expected.begin(), expected.end());
            QVERIFY2(found == expected,
                     qPrintable(QStringLiteral("%1:%2 %3, expected %4")
                                    .arg(rules, textOf(board), describe(found), describe(expected))));
            const auto value = PlainGridValues(game).of(board);
            if (!value)
                continue;
            ++valued;
            JobControl control;
            const auto solved = solver.value(position->components.front(), control);
            QVERIFY2(solved && *solved == *value,
                     qPrintable(QStringLiteral("%1:%2 has the value %3").arg(rules, textOf(board)).arg(*value)));
        }
    }
    QVERIFY2(valued > 500, qPrintable(QString::number(valued)));
}

void OwnCellsTest::knownValues_data()
{
    QTest::addColumn<QString>("like");
    const auto row = [](const char *own, const char *like) { QTest::newRow(own) << QString::fromLatin1(like); };
    row("row{1 -> 0; 11 -> 00}:1*7", "kayles:7");
    row("row{1 -> 0; 11 -> 00}:1*30", "kayles:30");
    row("row{1 -> 0; 11 -> 00}:11011.111", "kayles:2,2,3");
    row("row{11 -> 00}:1*9", "octal{0.07}:9");
    row("row{11 -> 00}:1*9, 1*4", "octal{0.07}:9,4");
    row("row{1 -> ; 11 -> ; 111 -> }:1*10", "subtraction{1-3}:10");
    row("row{^1 -> 0; ^11 -> 00}:1*5", "nim:1"); // after one move no 1 is at the left end
    row("board{11 -> 00; turned}:3x4", "cram:3x4");
    row("board{11 -> 00; turned}:1101/0111/1010", "cram:1101/0111/1010");
    row("board{11/11 -> 00/00}:2x5", "octal{0.07}:5");
    row("board{1 -> 0}:3x3", "nim:1");
}

void OwnCellsTest::knownValues()
{
    QFETCH(QString, like);
    const Solver solver;
    JobControl control;
    const auto own = solver.value(parsePosition(QString::fromLatin1(QTest::currentDataTag())).value(), control);
    QCOMPARE(own.value(), solver.value(parsePosition(like).value(), control).value());
}

void OwnCellsTest::texts_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *written, const char *text) { QTest::newRow(written) << QString::fromLatin1(text); };
    row("row{1->0;11->00}:1*7", "row{1 -> 0; 11 -> 00}:1*7");
    row("row{1->0}:0.1*3.0", "row{1 -> 0}:0.111.0");
    row("row{1->0}:11*3", "row{1 -> 0}:1111");
    row("row{1->0}:1*0", "row{1 -> 0}:1*0");
    row("row{ ^1$ -> ; ?1 -> 0? ; stop XXX }:1*9 0", "row{^1$ ->; ?1 -> 0?; stop XXX}:1111111110");
    row("row{_->X;stop XXX}:_*7", "row{_ -> X; stop XXX}:_*7");
    row("row{1->0}:1*6a,1", "row{1 -> 0}:1*6a + row{1 -> 0}:1");
    row("board{11/11->00/00}:2x2", "board{11/11 -> 00/00}:11/11");
    row("board{1? -> 0?; stop 00; turned; mirrored}:1a/0b", "board{1? -> 0?; stop 00; turned; mirrored}:1a/0b");
}

void OwnCellsTest::texts()
{
    QFETCH(QString, text);
    const Result<Position> position = parsePosition(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(position, qPrintable(position ? QString() : position.problem().message));
    QCOMPARE(position->text(), text);
    QCOMPARE(parsePosition(text)->text(), text);
}

void OwnCellsTest::mistakes_data()
{
    QTest::addColumn<QString>("advice");
    const auto row = [](const char *text, const char *advice) { QTest::newRow(text) << QString::fromLatin1(advice); };
    row("row{1 -> 11}:1", "a right side has no more cells than its left side.");
    row("row{ -> 1}:1", "expected cells");
    row("row{1}:1", "expected '->', as in 11 -> 00.");
    row("row{1 -> 0; stop}:1", "expected '->', as in 11 -> 00.");
    row("row{1 -> 0; stop XX; 1 -> 0}:1", "expected ';' or '}'.");
    row("row{1 -> 0}:", "expected the cells of a row");
    row("row{1 -> 0}:1?1", "expected '+' or the end.");
    row("row{1 -> 0}:1*2000", "a row has at most 1,000");
    row("row{1 -> 0}:1*600 1*600", "a row has at most 1,000 cells.");
    row("row{1 -> 0}", "expected ':' and a position, as in row{1 -> 0}:1*5.");
    row("board{11 -> 0}:2x2", "both sides have the same number of rows and of columns.");
    row("board{11/1 -> 00/0}:2x2", "row 2 has length 1 and row 1 has length 2");
    row("board{11 -> 00; mirrored; turned}:2x2", "in this order.");
    row("board{11 -> 00}:9x9", "a board has at most 64 cells");
    row("board{11 -> 00}:0x2", "a board has at least one row and one column.");
    row("board{?1 -> 00}:2x2", "the first left side begins with '?'");
    row("board{11 -> 00}:1?/11", "a position has no '?'; write each cell.");
    row("board{11 -> 00}:11/1", "row 2 has length 1 and row 1 has length 2");
    row("board{11 -> 00}:2x2,2x2", "expected '/', '+' or the end.");
}

void OwnCellsTest::mistakes()
{
    QFETCH(QString, advice);
    const Result<Position> position = parsePosition(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!position);
    QVERIFY2(position.problem().message.contains(advice), qPrintable(position.problem().message));
    QVERIFY(position.problem().column > 0);
}

/// The boards of dominoes are Cram, and no others.
void OwnCellsTest::boardsOfDominoesAreCram()
{
    for (const char *rules : {"board{11 -> 00; turned}", "board{1/1 -> 0/0; turned; mirrored}",
                              "board{1/1 -> 0/0; 11 -> 00}", "board{11 -> 00; 11 -> 00; turned}"})
        QCOMPARE(parseRules(QString::fromLatin1(rules)).value()->sameAs(), QStringLiteral("cram"));
    for (const char *rules : {"board{11 -> 00}", "board{11 -> 01; turned}", "board{11 -> 00; stop 000; turned}",
                              "board{11 -> 00; 1/1 -> 0/0; 1 -> 0}", "board{1? -> 0?; turned}", "board{1?1 -> 0?0}",
                              "board{22 -> 00; turned}"})
        QCOMPARE(parseRules(QString::fromLatin1(rules)).value()->sameAs(), QString());
    std::mt19937_64 random(78);
    const Solver solver;
    JobControl control;
    for (int round = 0; round < 50; ++round) {
        QStringList rows;
        for (int row = 0; row < 4; ++row) {
            QString cells;
            for (int column = 0; column < 5; ++column)
                cells += random() % 3 == 0 ? u'0' : u'1';
            rows << cells;
        }
        const QString board = u':' + rows.join(u'/');
        const auto value = [&](const char *rules) {
            return *solver.value(parsePosition(QString::fromLatin1(rules) + board)->components.front(), control);
        };
        QCOMPARE(value("board{11 -> 00; turned}"), value("cram"));
    }
}

/// Rows of which a form is known are the octal game that they say: each run of the letter is a heap.
void OwnCellsTest::rowsAreOctalGames()
{
    const std::map<QString, QString> known = {
        {QStringLiteral("row{1 -> 0; 11 -> 00}"), QStringLiteral("octal{0.77}")},
        {QStringLiteral("row{11 -> 00}"), QStringLiteral("octal{0.07}")},
        {QStringLiteral("row{11 -> 0}"), QStringLiteral("octal{0.07}")},
        {QStringLiteral("row{11 -> a0}"), QStringLiteral("octal{0.07}")},
        {QStringLiteral("row{1 -> }"), QStringLiteral("octal{0.3}")},
        {QStringLiteral("row{x -> ; xxx -> ...}"), QStringLiteral("octal{0.307}")},
        {QStringLiteral("row{11 -> ; 11 -> 0}"), QStringLiteral("octal{0.07}")}};
    for (const auto &[rules, code] : known)
        QCOMPARE(parseRules(rules).value()->sameAs(), code);
    for (const char *other : {"row{11 -> 10}", "row{101 -> 000}", "row{^1 -> 0}", "row{1$ -> 0}", "row{1? -> 00}",
                              "row{1 -> 0; 0 -> a}", "row{1 -> 0; stop 00}", "row{? -> 0}", "row{11 -> 0?}"})
        QCOMPARE(parseRules(QString::fromLatin1(other)).value()->sameAs(), QString());
    GridMaker maker(77);
    JobControl control;
    for (const auto &[rules, code] : known) {
        const std::string live = rules.contains(u'x') ? "x" : "1";
        for (int round = 0; round < 30; ++round) {
            const Grid row = maker.grid(1, 1 + maker.below(12), live + live + "b");
            QStringList heaps;
            for (const QString &run : QString::fromStdString(row[0]).split(u'b', Qt::SkipEmptyParts))
                heaps << QString::number(run.size());
            const auto asRow = parsePosition(rules + u':' + textOf(row));
            const auto asHeaps =
                parsePosition(code + u':' + (heaps.isEmpty() ? QStringLiteral("0") : heaps.join(u',')));
            QVERIFY(asRow && asHeaps);
            QCOMPARE(*Solver().value(*asRow, control), *Solver().value(*asHeaps, control));
        }
    }
}

MEXPLORER_TEST(OwnCellsTest)
#include "tst_owncells.moc"
