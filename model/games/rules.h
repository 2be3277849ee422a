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

/// One word of a position's code, with a meaning defined by the rules: a heap's size, a board's cells, a vertex.
using Cell = quint64;
using Cells = std::span<const Cell>;
using CellVector = std::vector<Cell>;

class Rules;
using RulesPtr = std::shared_ptr<const Rules>;
class ClearingGame;
struct HeapTraits;

/// One game of a sum with its position, as written: `kayles:7`, a single heap, a board.
struct Component
{
    RulesPtr rules;
    CellVector cells;

    /// The component as a game expression.
    QString text() const;
    /// Compares the rules and the position.
    bool operator==(const Component &other) const;
};

/// The appearance of a game, by names in the tables of views/boards and views/glyphs: the board for playing it and the
/// painter of miniature positions. Without a name, moves are chosen from a list and positions are drawn as text.
struct Appearance
{
    QLatin1StringView board;
    QLatin1StringView miniature;
};

/// A board of at most 64 cells that are 1 or 0. A position is one word: bit r * columns + c is row r, column c, both
/// counted from 0 at the top left. Properties of play are false unless the rules guarantee them.
struct CellBoard
{
    int rows = 0;
    int columns = 0;
    /// Positions that are mirror images of each other, or transposed ones of a square, have equal values.
    bool mirrors = false;
    /// The groups of ones that touch by a side are the parts, and a group has the same value in any place and
    /// orientation, on a board of any size.
    bool shapes = false;
    /// A move sets some ones to 0, and is possible as long as these are ones, independent of the other cells.
    bool clears = false;
};

/// A position of letters in rows and columns, for drawing it.
struct LetterGrid
{
    int rows = 0;
    int columns = 0;
    QString letters;        ///< row by row
    std::vector<bool> ends; ///< for each letter: it belongs to what ends the game
};

/// Followers of value 0, the moves that win: in the order of the rules, without duplicates.
struct ZeroFollowers
{
    std::vector<CellVector> found;
    bool areAll = true; ///< false if there may be more
};

/// How values are found that no formula gives, for games that neither are on heaps nor clear cells: by a search over
/// parts, or, for positions that are the pairs of Wythoff's game, by a table of all smaller pairs.
enum class ValueMethod : quint8 { Search, TableOfPairs };

/// The form of a move's text: for a sentence ("coins 3, 4"), or short for narrow columns ("3, 4").
enum class MoveForm { Full, Brief };

/// The greatest heap in an expression, GreatestHeap::Usual.
inline constexpr quint64 maxTokens = 1'000'000'000;
/// The greatest heap of all, GreatestHeap::Large.
inline constexpr quint64 maxLargeHeap = 1'000'000'000'000'000'000;
/// The maximum number of components in one expression.
inline constexpr qsizetype maxComponents = 1000;

/// The rules of an impartial game: the one interface that a new game implements.
///
/// A position is a short row of cells in canonical form: positions that are equal in play have equal cells. An object
/// is immutable and may be used from several threads at once.
///
/// Only five functions have no default. Defaults are correct for every game, but slow: they list followers and use no
/// symmetry, parts or formula. tst_gamelaws checks the overrides of every game of the catalogue.
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
    /// True if positions of \a other have the same meaning here: the same rules, on a board of the same size.
    virtual bool isSame(const Rules &other) const { return this == &other || text() == other.text(); }
    virtual Appearance appearance() const { return {}; }
    /// The rules in a sentence, with their numbers; by default the summary of their family.
    virtual QString inWords() const;
    /// The rules of the catalogue with the same moves, if the form of these rules proves it: "octal{0.77}". Empty for
    /// others.
    virtual QString sameAs() const { return {}; }
    /// True for a game read from a file, whose positions have names.
    virtual bool isFromFile() const { return false; }

    /// Calls \a sink with each follower, in a fixed order; a follower of several moves may be repeated.
    virtual void followers(Cells position, Sink sink) const = 0;
    /// An upper bound of the number of ways to move; 0 only if there is none. A game in which a position may have
    /// millions of followers computes it without listing them.
    virtual quint64 followerBound(Cells position) const;
    /// True if a move leads from \a before to \a after, which may be any cells of the right form. A game in which a
    /// position may have millions of followers computes it without listing them.
    virtual bool isFollower(Cells before, Cells after) const;
    /// A follower, always the same one; std::nullopt if there is none.
    virtual std::optional<CellVector> exampleFollower(Cells position) const;
    /// A follower drawn at random, not evenly, of a position with too many to list; std::nullopt if there is none. By
    /// default exampleFollower().
    virtual std::optional<CellVector> randomFollower(Cells position, RandomNumber below) const;

    /// The position as written after the colon.
    virtual QString positionText(Cells position) const = 0;
    /// The position's name for users, without the additions that expressions need, such as quotes.
    virtual QString positionName(Cells position) const { return positionText(position); }
    /// The move to a follower: "9 → 6", "d2-d3".
    virtual QString moveText(Cells before, Cells after, MoveForm form) const;
    /// Parses the text after the colon. Several heaps are several components.
    virtual Result<std::vector<Component>> parsePosition(Scanner &scanner) const = 0;
    /// A position after the colon, for examples; by default that of the family's example.
    virtual QString examplePosition() const;
    /// The components if an expression contains no position; fails if the game has no default position.
    virtual Result<std::vector<Component>> defaultPosition(Scanner &scanner) const;
    /// A random position for a game like that from \a like, whose heaps, if it has any, have 1 to \a maxHeap tokens.
    /// The default implementation makes up to eight moves from \a like.
    virtual CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const;

    /// Splits a position into parts, each a position of these rules, such that the nim-sum of their values is the
    /// position's value. By default the only part is the position.
    virtual void parts(Cells position, Sink sink) const { sink(position); }
    /// The least position among those that are equal to this one by symmetry; by default the position.
    virtual CellVector symmetric(Cells position) const { return CellVector(position.begin(), position.end()); }
    /// The size of a position: its number of tokens, ones or squares. 0 for vertices, which have no size.
    virtual quint64 size(Cells position) const = 0;
    /// False only if play may repeat a position.
    virtual bool isAcyclic() const { return true; }

    /// The value by a formula, if there is one, for a position of any size.
    virtual std::optional<Value> closedForm(Cells) const { return std::nullopt; }
    virtual ValueMethod valueMethod() const { return ValueMethod::Search; }

    /// The moves of a game on heaps: its cells are a multiset of heaps, greatest first, without empty ones, so that
    /// components of equal rules can be joined to one position. Null for other games.
    virtual const HeapTraits *heapTraits() const { return nullptr; }
    bool isMultiset() const { return heapTraits() != nullptr; }
    /// True if the cells are numbers of tokens, which may exceed maxTokens where a text of large heaps was read.
    virtual bool cellsAreTokens() const { return isMultiset(); }
    /// The moves of a game on a board that clear ones and test nothing else. Null for other games.
    virtual const ClearingGame *clearingGame() const { return nullptr; }
    /// The board, for a game on cells that are 1 or 0.
    virtual std::optional<CellBoard> cellBoard() const { return std::nullopt; }
    /// A position of letters in rows and columns; std::nullopt for other games.
    virtual std::optional<LetterGrid> letterGrid(Cells) const { return std::nullopt; }
    /// The games of a sum, see joinedposition.h; empty for a single game.
    virtual std::span<const RulesPtr> summands() const { return {}; }

    /// The followers of value 0 by a theorem, if there is one, for a position of any size: about \a max of them at most,
    /// but one if there are any. closedForm() then is 0 for every position of value 0.
    virtual std::optional<ZeroFollowers> zeroFollowers(Cells, std::size_t) const { return std::nullopt; }

    /// How the values of positions that have a move differ from those in the literature, in a sentence; empty if they
    /// don't.
    virtual QString valueNote() const { return {}; }
};

/// The greatest number of tokens in a text that \a scanner reads.
quint64 greatestHeapOf(const Scanner &scanner);
/// Reads the tokens of a heap; if there is no number, the problem is what is \a expected, as Scanner::number() has it.
Result<quint64> heapAt(Scanner &scanner, const QString &expected = {});

/// A position of a sum as written: its components from left to right. Contains at least one.
struct Position
{
    std::vector<Component> components;

    /// The game expression, in normal form: neighbouring heaps of equal rules share one term.
    QString text() const;
    bool operator==(const Position &) const = default;
};

/// False if play in one of the components may repeat a position.
bool isAcyclic(const Position &position);

/// The sum of the components' sizes, or the greatest number if it is greater.
quint64 sizeOf(const Position &position);

} // namespace mexplorer
