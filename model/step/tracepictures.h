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

/// The positions that a step is about. \a positions are sums as written; \a subjects and \a related are ids where the
/// trace has the graph.
struct StepPositions
{
    /// More than this many aren't lit: rings around so many hide them.
    static constexpr std::size_t max = 150;

    std::vector<Position> positions;
    std::vector<PositionId> subjects;
    std::vector<PositionId> related;
};

/// The picture of a mex: followers as cards, and a tray of slots 0, 1, 2, ... that their values go to.
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
    int step = 0;       ///< cards whose own step is this are the ones that the step is about
    Value value = 0;    ///< the mex; the tray has a slot for each number up to it, and for greater values that occur
    int checked = 0;    ///< how many slots from 0 on have been looked at; value + 1 once the gap is found
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
        std::optional<Value> target; ///< the value that a winning move gives it, once known
        QStringList moves;           ///< the moves to it: "9 -> 6"; empty if there is none
        bool searched = true;        ///< false while moves to the target haven't been looked for
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
    /// The numbers below the value of the sum, each of which is to be the value of a follower.
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
        bool isFilled = false;    ///< each has its move
        bool isEndMissed = false; ///< it is shown that no follower has the value of the sum
        int allStep = 0;          ///< the step that fills the strip
        bool operator==(const Strip &) const = default;
    };

    std::vector<Row> rows;
    int width = 1;          ///< columns
    int parityFrom = 0;     ///< columns whose exponent is at least this have their parity shown; width for none
    int currentColumn = -1; ///< exponent of the column that the step is about
    int leadingColumn = -1; ///< exponent of the leftmost column with an odd number of ones, once it matters
    bool resultShown = false;
    Value result = 0;
    std::vector<Line> lines;
    Strip strip;
    bool isBlank = false; ///< boxes for digits that are to be filled in
    bool operator==(const ColumnsPicture &) const = default;
};

/// How many binary digits \a values need; at least 1.
int binaryWidth(std::span<const Value> values);
/// The nim-sum of a sum's \a values, with at least \a width columns.
ColumnsPicture columnsOf(const Position &sum, std::span<const Value> values, int width);

/// The picture of a labelling is the graph itself, lit by the step; this says how far it is.
struct LabelsPicture
{
    quint32 outcomesKnown = 0;
    quint32 valuesKnown = 0;
    quint32 positions = 0;
    bool hasValues = true; ///< not under misère play
    bool operator==(const LabelsPicture &) const = default;
};

/// The picture of a period: the values G(0), G(1), ... in rows as long as the period.
struct StripPicture
{
    std::shared_ptr<const std::vector<Value>> values;
    int shown = 0;     ///< how many values show
    int preperiod = 0; ///< n0
    int period = 0;    ///< 0 until it is known
    int from = 0;      ///< the values that the step is about: from .. to - 1
    int to = 0;
    bool isBlank = false; ///< the values are to be filled in
    bool operator==(const StripPicture &) const = default;
};

/// The picture of a table: cells G(0), G(1), ..., arrows from one to the cells that it uses, and the tray of their
/// values.
struct TablePicture
{
    struct Option
    {
        std::vector<int> heaps; ///< that a move leaves
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
    int shown = 0;        ///< how many values show
    int current = -1;     ///< the cell that the step is about; its value is found once it shows
    bool isBlank = false; ///< the values, in cells and tray, are to be filled in
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
        double x = 0; ///< in leaves, from the left
        int last = 0; ///< the last call below this one, which then returns
        Value value = 0;
        bool isTerminal = false;
        bool isLookedUp = false; ///< remembered, not worked out again
    };

    std::shared_ptr<const std::vector<Node>> nodes;
    int shown = 0; ///< how many calls have been made, the last one by this step; more than there are when all is done
    bool remembers = false;
    bool isBlank = false; ///< the values are to be filled in

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
    std::vector<CellState> cells = {}; ///< row by row; none where halves are shown
    int firstRow = 0;                  ///< of the board, whose squares have names
    int firstColumn = 0;
    bool isRound = false; ///< tokens, not cells of a board
    Axis axis = Axis::LeftRight;
    std::array<Position, 2> halves = {};
    bool operator==(const SymmetryPicture &) const = default;
};

/// The picture of a code: its digits, and for one of them what may be left of a row of tokens.
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
    int tokens = 0;   ///< in the row that a move is made in

    /// 3, or 4 where a move may leave three heaps: as many kinds of moves as digits can allow.
    int partCount() const;
    /// The row after a move by the current digit, of 1 for the whole code, that leaves so many \a heaps.
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
    int shown = 0; ///< layers whose outcomes show
    bool operator==(const PairPicture &) const = default;
};

using TracePicture = std::variant<std::monostate, TrayPicture, ColumnsPicture, LabelsPicture, StripPicture,
                                  TablePicture, TreePicture, SymmetryPicture, CodePicture, PairPicture>;

} // namespace mexplorer
