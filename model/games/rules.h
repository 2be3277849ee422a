// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/core/mex.h"
#include "model/core/scanner.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mexplorer {

/// One word of a position's code; what it means is its rules' own: a heap's size, a board's cells, a vertex.
using Cell = quint64;
using Cells = std::span<const Cell>;
using CellVector = std::vector<Cell>;

class Rules;
using RulesPtr = std::shared_ptr<const Rules>;
struct HeapTraits;

/// One game of a sum with its position, as written: `kayles:7`, a single heap, a board.
struct Component
{
    RulesPtr rules;
    CellVector cells;

    /// The component as a game expression.
    QString text() const;
    /// Same rules and same position.
    bool operator==(const Component &other) const;
};

/// How people see a game, by names in the tables of views/boards and views/glyphs: the board that plays it and what
/// draws a position in miniature. Without a name, moves are chosen from a list and positions are drawn as text.
struct Appearance
{
    QLatin1StringView board;
    QLatin1StringView miniature;
};

/// A board of at most 64 cells that are 1 or 0. A position is one word: bit r * columns + c is row r, column c, both
/// counted from 0 at the top left. What may be relied on in play is false unless the rules say otherwise.
struct CellBoard
{
    int rows = 0;
    int columns = 0;
    /// Positions that are mirror images of each other, or transposed ones of a square, have equal values.
    bool mirrors = false;
    /// The groups of ones that touch by a side are the parts, and a group has the same value wherever it lies and
    /// however it is turned, on a board of any size.
    bool shapes = false;
    /// A move sets some ones to 0, and it may be made as long as these are ones, whatever the other cells are.
    bool clears = false;
};

/// How a move is written: as in a sentence ("coins 3, 4"), or as short as can be for narrow columns ("3, 4").
enum class MoveForm { Full, Brief };

/// The greatest heap that an expression may name.
inline constexpr quint64 maxTokens = 1'000'000'000;
/// The most components that one expression may have.
inline constexpr qsizetype maxComponents = 1000;

/// The rules of an impartial game: the one interface that a new game implements.
///
/// A position is a short row of cells in canonical form: positions that are equal in play have equal cells. An object
/// is immutable and may be used from several threads at once.
///
/// Only five functions have no default. Defaults are right for every game, if slow: they list followers and use no
/// symmetry, parts or formula. What an override claims is checked for every game of the catalogue by tst_gamelaws.
class Rules : public std::enable_shared_from_this<Rules>
{
public:
    using Sink = FunctionRef<void(Cells)>;
    /// Draws a number below its argument.
    using RandomNumber = FunctionRef<quint64(quint64)>;

    virtual ~Rules() = default;

    /// The rules as written before the colon of an expression, in normal form: "octal{0.77}", "kayles".
    virtual QString text() const = 0;
    /// Rules with equal keys give equal values to equal cells. Unlike text(), it differs for boards of different sizes.
    virtual QString key() const { return text(); }
    /// True if positions of \a other mean the same here: the same rules, on a board of the same size.
    virtual bool isSame(const Rules &other) const { return this == &other || text() == other.text(); }
    virtual Appearance appearance() const { return {}; }
    /// The rules in a sentence, with the numbers of these rules; as it stands, the summary of their family.
    virtual QString inWords() const;
    /// True of a game that was read from a file, whose positions have names.
    virtual bool isFromFile() const { return false; }

    /// Calls \a sink with each follower, in a fixed order; a follower that several moves lead to comes several times.
    virtual void followers(Cells position, Sink sink) const = 0;
    /// A number that the ways to move don't exceed; 0 only if there is none. A game in which a position may have
    /// millions of followers finds it without listing them.
    virtual quint64 followerBound(Cells position) const;
    /// True if a move leads from \a before to \a after, which may be any cells of the right form. A game in which a
    /// position may have millions of followers finds it without listing them.
    virtual bool isFollower(Cells before, Cells after) const;
    /// A follower, the same every time; nothing if there is none.
    virtual std::optional<CellVector> exampleFollower(Cells position) const;

    /// The position as written after the colon.
    virtual QString positionText(Cells position) const = 0;
    /// The position as people call it, without what only an expression needs, such as quotes.
    virtual QString positionName(Cells position) const { return positionText(position); }
    /// The move to a follower: "9 → 6", "d2-d3".
    virtual QString moveText(Cells before, Cells after, MoveForm form) const;
    /// Reads what stands after the colon. Several heaps are several components, one each.
    virtual Result<std::vector<Component>> parsePosition(Scanner &scanner) const = 0;
    /// The components when an expression names no position; a problem if the game has no position of its own.
    virtual Result<std::vector<Component>> defaultPosition(Scanner &scanner) const;
    /// A position for a game like that from \a like, whose heaps, if it has any, have 1 to \a maxHeap tokens. This one
    /// makes up to eight moves from \a like.
    virtual CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const;

    /// Splits a position into parts, each a position of these rules: their values' nim-sum is the position's value.
    /// Without parts of its own, the position itself.
    virtual void parts(Cells position, Sink sink) const { sink(position); }
    /// The least position among those that symmetry makes equal to this one; itself if the game has no symmetry.
    virtual CellVector symmetric(Cells position) const { return CellVector(position.begin(), position.end()); }
    /// How much is left to play with: tokens, ones, squares. 0 for vertices, which have no size.
    virtual quint64 size(Cells position) const = 0;
    /// False only if play may go round in a circle.
    virtual bool isAcyclic() const { return true; }

    /// The value where a formula gives it, for a position of any size.
    virtual std::optional<Value> closedForm(Cells) const { return std::nullopt; }
    /// The name of a faster way to values than a search over parts, in the table of model/solve/valuetable.cpp.
    virtual QLatin1StringView engine() const { return {}; }

    /// How a move changes one heap, of a game on heaps: its cells are a multiset of heaps, greatest first, without
    /// empty ones, so that components of equal rules may be put into one position. Null for other games.
    virtual const HeapTraits *heapTraits() const { return nullptr; }
    bool isMultiset() const { return heapTraits() != nullptr; }
    /// The board, of a game on cells that are 1 or 0.
    virtual std::optional<CellBoard> cellBoard() const { return std::nullopt; }
    /// The games of a sum, see joinedposition.h; none for a single game.
    virtual std::span<const RulesPtr> summands() const { return {}; }
};

/// A position of a sum as written: its components from left to right. Holds at least one.
struct Position
{
    std::vector<Component> components;

    /// The game expression, in normal form: heaps of equal rules that stand side by side share one term.
    QString text() const;
    bool operator==(const Position &) const = default;
};

/// False if play may go round in a circle in one of the components.
bool isAcyclic(const Position &position);

/// How much is left to play with in all components.
quint64 sizeOf(const Position &position);

} // namespace mexplorer
