// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/games/rules.h"
#include "model/graph/labels.h"
#include "model/graph/positionstore.h"
#include "model/writing/article.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mexplorer {

/// The positions of a step. \a positions are sums as written; \a subjects and \a related are ids, for traces with a
/// graph.
struct StepPositions
{
    /// More positions than this aren't highlighted: their rings would hide them.
    static constexpr std::size_t max = 150;

    std::vector<Position> positions;
    std::vector<PositionId> subjects;
    std::vector<PositionId> related;
};

/// The picture of a mex: followers as cards, and a tray with slots 0, 1, 2, ... for their values.
struct TrayPicture
{
    struct Card
    {
        Position position;
        QString name; ///< short: "3,1"
        Value value = 0;
        int step = 0; ///< the step that finds the value
    };

    std::shared_ptr<const std::vector<Card>> cards; ///< one for each follower
    int step = 0;                                   ///< cards with the same step are the subject of the step
    Value value = 0;    ///< the mex; the tray has a slot for each number up to it, and for greater values that occur
    int checked = 0;    ///< the number of slots checked, from 0 on; value + 1 once the gap is found
    bool found = false; ///< the gap is found
    bool operator==(const TrayPicture &) const = default;
};

/// The picture of a nim-sum: one row of binary digits for each component, columns with the greatest power of two first.
struct ColumnsPicture
{
    enum class RowState : quint8 { Hidden, Named, Valued };
    struct Row
    {
        Position position; ///< the component alone
        QString name;      ///< "9"
        Value value = 0;
        RowState state = RowState::Valued;
        bool current = false;        ///< the step is about this row
        std::optional<Value> target; ///< the value after a winning move in it, once known
        QStringList moves;           ///< the moves to it: "9 -> 6"; empty if there is none
        bool searched = true;        ///< false until moves to the target have been searched
        bool faded = false;          ///< cancelled on both sides of an equation
        bool operator==(const Row &) const = default;
    };
    /// A number below the nim-sum, written in the same columns: "a", "d = a ⊕ b".
    struct Line
    {
        QString name;
        Value value = 0;
        bool operator==(const Line &) const = default;
    };
    /// The numbers below the value of the sum, each to be shown to be the value of a follower.
    struct Strip
    {
        struct Cell
        {
            int step = 0; ///< the step at which the argument for this number begins
            QString move; ///< "14 -> 12"
        };
        std::shared_ptr<const std::vector<Cell>> cells; ///< of 0, 1, ...; null without a strip
        Value end = 0;                                  ///< the value of the sum, which no follower has
        std::optional<Value> chosen;
        bool isFilled = false;    ///< there is a move for each number
        bool isEndMissed = false; ///< no follower is shown to have the value of the sum
        int allStep = 0;          ///< the step that fills the strip
        bool operator==(const Strip &) const = default;
    };

    std::vector<Row> rows;
    int width = 1;          ///< the number of columns
    int parityFrom = 0;     ///< columns whose exponent is at least this show their parity; width for none
    int currentColumn = -1; ///< exponent of the column that the step is about
    int leadingColumn = -1; ///< exponent of the leftmost column with an odd number of ones, once it matters
    bool resultShown = false;
    Value result = 0;
    std::vector<Line> lines;
    Strip strip;
    bool isBlank = false; ///< the digits are empty boxes
    bool operator==(const ColumnsPicture &) const = default;
};

/// The number of binary digits that \a values need; at least 1.
int binaryWidth(std::span<const Value> values);
/// The nim-sum of a sum's \a values, with at least \a width columns.
ColumnsPicture columnsOf(const Position &sum, std::span<const Value> values, int width);

/// The picture of a labelling is the graph itself, highlighted by the step; this is its progress.
struct LabelsPicture
{
    quint32 outcomesKnown = 0;
    quint32 valuesKnown = 0;
    quint32 positions = 0;
    bool hasValues = true; ///< false under misère play
    bool operator==(const LabelsPicture &) const = default;
};

/// The picture of a period: the values G(0), G(1), ... in rows of the length of the period.
struct StripPicture
{
    std::shared_ptr<const std::vector<Value>> values;
    int shown = 0;     ///< number of visible values
    int preperiod = 0; ///< n0
    int period = 0;    ///< 0 until it is known
    int from = 0;      ///< the values that the step is about: from .. to - 1
    int to = 0;
    bool isBlank = false; ///< the values are empty boxes
    bool operator==(const StripPicture &) const = default;
};

/// The picture of a table: cells G(0), G(1), ..., arrows from one to the cells that it uses, and the tray of their
/// values.
struct TablePicture
{
    struct Option
    {
        std::vector<int> heaps; ///< after the move
        Value value = 0;        ///< their nim-sum
    };
    struct Cell
    {
        Value value = 0;
        std::vector<Option> options = {};

        std::vector<Value> optionValues() const
        {
            std::vector<Value> values;
            values.reserve(options.size());
            for (const Option &option : options)
                values.push_back(option.value);
            return values;
        }
    };

    std::shared_ptr<const std::vector<Cell>> cells;
    int shown = 0;        ///< number of visible values
    int current = -1;     ///< the cell of the step; its value is found once it is visible
    bool isBlank = false; ///< the values, in cells and tray, are empty boxes
    bool operator==(const TablePicture &) const = default;
};

/// The picture of a recursion: calls as a tree, in the order in which they are made.
struct TreePicture
{
    struct Node
    {
        Position position = {};
        QString name = {};
        int parent = -1;
        int depth = 0;
        double x = 0; ///< in widths of a leaf, from the left
        int last = 0; ///< the last call below this one, after which it returns
        Value value = 0;
        bool isTerminal = false;
        bool isLookedUp = false; ///< found in the table of known values
    };

    std::shared_ptr<const std::vector<Node>> nodes;
    int shown = 0; ///< number of calls made, including that of this step; more than all of them at the end
    bool remembers = false;
    bool isBlank = false; ///< the values are empty boxes

    bool hasReturned(std::size_t call) const { return !isBlank && (*nodes)[call].last < shown; }
    bool operator==(const TreePicture &) const = default;
};

/// The picture of a symmetry: cells or tokens with the axis between them, or two equal positions side by side.
struct SymmetryPicture
{
    enum class CellState : quint8 {
        None,
        Full,
        First,        ///< taken by the move that makes the position symmetric
        OpponentMove, ///< taken by the opponent's move
        ReplyMove,    ///< taken by its image
    };
    enum class Axis : quint8 { LeftRight, TopBottom, HalfTurn, Diagonal, OtherDiagonal };

    int rows = 0;
    int columns = 0;
    std::vector<CellState> cells = {}; ///< row by row; empty if halves are shown
    int firstRow = 0;                  ///< of the board, for the names of its squares
    int firstColumn = 0;
    bool isRound = false; ///< tokens, not cells of a board
    Axis axis = Axis::LeftRight;
    std::array<Position, 2> halves = {};
    bool operator==(const SymmetryPicture &) const = default;
};

/// The picture of a code: its digits, and for one of them the rows that its moves leave.
struct CodePicture
{
    /// A row after a move: the tokens from \a first on are taken; a heap begins at \a second too, if that isn't
    /// negative, and heaps that are only split are parted before \a first.
    struct Row
    {
        int tokens = 0;
        int first = 0;
        int taken = 0;
        int second = -1;
        bool isSplit(int token) const { return token == second || (isOnlySplit && token == first); }
        bool isTaken(int token) const { return token >= first && token < first + taken; }
        bool isOnlySplit = false;
    };

    std::shared_ptr<const std::vector<quint8>> digits;
    int current = -1; ///< the digit that the step is about
    int tokens = 0;   ///< in the row before the move

    /// 3, or 4 if a move may leave three heaps: the number of cases that a digit distinguishes.
    int partCount() const;
    /// The row after a move by the current digit, or by digit 1 for the whole code, that leaves \a heaps heaps.
    Row row(int heaps) const;
    bool operator==(const CodePicture &) const = default;
};

/// The picture of a graph under both conventions: its positions in layers, with two outcomes each.
struct PairPicture
{
    struct Node
    {
        Position position = {};
        QString name = {};
        int layer = 0; ///< the length of the longest play
        Outcome normal = Outcome::Unknown;
        Outcome misere = Outcome::Unknown;
        std::vector<int> followers = {};

        bool differs() const { return normal != misere; }
    };

    std::shared_ptr<const std::vector<Node>> nodes;
    int shown = 0; ///< number of layers whose outcomes are visible
    bool operator==(const PairPicture &) const = default;
};

using TracePicture = std::variant<std::monostate, TrayPicture, ColumnsPicture, LabelsPicture, StripPicture,
                                  TablePicture, TreePicture, SymmetryPicture, CodePicture, PairPicture>;

} // namespace mexplorer
