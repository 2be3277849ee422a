#pragma once

#include "model/core/functionref.h"
#include "model/core/scanner.h"

#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace mexplorer {

/// One word of a position's code; what it means is its rules' own: a heap's size, a board's cells, a vertex.
using Cell = quint64;
using Cells = std::span<const Cell>;
using CellVector = std::vector<Cell>;

class Rules;
using RulesPtr = std::shared_ptr<const Rules>;

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

/// Which board plays a game and which miniature draws it.
enum class BoardKind { Heaps, Pins, Pair, Matrix, Dominoes, Chocolate, Graph, Sum };

/// The greatest heap that an expression may name.
inline constexpr quint64 maxTokens = 1'000'000'000;
/// The most components that one expression may have.
inline constexpr qsizetype maxComponents = 1000;

/// The rules of an impartial game: the one interface that a new game implements.
///
/// A position is a short row of cells in canonical form: positions that are equal in play have equal cells. An object
/// is immutable and may be used from several threads at once.
class Rules : public std::enable_shared_from_this<Rules>
{
public:
    using Sink = FunctionRef<void(Cells)>;

    virtual ~Rules() = default;

    /// The rules as written before the colon of an expression, in normal form: "octal{0.77}", "kayles".
    virtual QString text() const = 0;
    virtual BoardKind board() const = 0;
    /// True if positions of \a other mean the same here: the same rules, on a board of the same size.
    virtual bool isSame(const Rules &other) const { return this == &other || text() == other.text(); }

    /// Calls \a sink with each follower, in a fixed order; a follower that several moves lead to comes several times.
    virtual void followers(Cells position, Sink sink) const = 0;

    /// The position as written after the colon.
    virtual QString positionText(Cells position) const = 0;
    /// Reads what stands after the colon. Several heaps are several components, one each.
    virtual Result<std::vector<Component>> parsePosition(Scanner &scanner) const = 0;
    /// The components when an expression names no position; a problem if the game has no position of its own.
    virtual Result<std::vector<Component>> defaultPosition(Scanner &scanner) const;

    /// Splits a position into parts that no move joins, each a position of these rules: their values' nim-sum is the
    /// position's value. Without parts of its own, the position itself.
    virtual void parts(Cells position, Sink sink) const { sink(position); }
    /// True if the cells are a multiset of heaps, so that components of equal rules may be put into one position.
    virtual bool isMultiset() const { return false; }

    /// The least position among those that symmetry makes equal to this one; itself if the game has no symmetry.
    virtual CellVector symmetric(Cells position) const { return CellVector(position.begin(), position.end()); }
    /// How much is left to play with: tokens, ones, squares. 0 for vertices, which have no size.
    virtual quint64 size(Cells position) const = 0;
    /// False only if play may go round in a circle.
    virtual bool isAcyclic() const { return true; }
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

} // namespace mexplorer
