// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <variant>

namespace mexplorer {

/// A move takes a number of tokens in the set.
struct Subtraction
{
    std::vector<quint64> set; ///< ascending, without repetitions and without 0
};

/// A move takes any positive number of tokens not in the set; Nim if it is empty.
struct AllBut
{
    std::vector<quint64> set; ///< ascending, without repetitions and without 0
};

/// A move replaces n > 0 by the floor of n / d, d in the set.
struct Division
{
    std::vector<quint64> set; ///< ascending, without repetitions, its members at least 2
};

/// An octal or hexadecimal game (Guy and Smith, 1956): digit k of the code determines the possible results for a heap
/// that loses k tokens. Bit 1: nothing is left; 2: one heap; 4: two heaps; 8: three heaps.
struct TakeAndBreak
{
    /// The first digit is before the point; the last is not 0 unless it is the only one.
    std::vector<quint8> digits;

    /// True if no digit allows three heaps, so that the Guy-Smith theorem applies.
    bool isOctal() const;
    /// The code in normal form: "0.77", "4.07", "4".
    QString code() const;
};

/// A code with digits up to 35, of which bit k allows k heaps; some digit allows four or five.
struct WideCode
{
    std::vector<quint8> digits;
};

/// A move splits a heap into two different ones.
struct UnequalSplit
{
};

class RuleProgram;

/// Moves that a user writes.
struct OwnMoves
{
    std::shared_ptr<const RuleProgram> program;
    bool mayGrow = false; ///< some heaps, which a position need not reach, might be left as large or larger
};

/// Values G(n) that are known for all n: G(n + period) = G(n) + saltus from the preperiod on.
struct ArithmeticSequence
{
    std::vector<Value> first; ///< the preperiod and one period
    quint64 preperiod = 0;
    Value saltus = 0;

    quint64 period() const { return first.size() - preperiod; }
    /// G(n), at the same cost for every n up to maxTokens.
    Value at(quint64 n) const { return static_cast<Value>(largeAt(n)); }
    /// G(n) for every n, even if it exceeds the range of Value.
    quint64 largeAt(quint64 n) const;
};

/// Properties of a game on heaps: how a move changes one heap, if engines can use it. All other games on heaps are
/// defined by followers().
struct HeapTraits
{
    std::variant<std::monostate, Subtraction, AllBut, Division, TakeAndBreak, WideCode, UnequalSplit, OwnMoves> moves{};
    int maxParts = 0;         ///< maximum number of heaps that a move leaves of one; 0: unknown
    bool takes = true;        ///< some moves take tokens
    bool splitsWhole = false; ///< some moves split a heap without taking any
    std::optional<ArithmeticSequence> closedForm{};
};

/// The moves of rules, if they are of a game on heaps and of this kind; otherwise null.
template <class Moves> const Moves *movesOf(const Rules &rules)
{
    const HeapTraits *traits = rules.heapTraits();
    return traits ? std::get_if<Moves>(&traits->moves) : nullptr;
}

/// The first component on heaps; null if there is none.
const Component *heapIn(const Position &position);

/// True if a heap has more than maxTokens.
bool hasLargeHeap(const Component &component);

/// The multiset \a heaps with \a left tokens in the heap at \a index.
CellVector withHeap(Cells heaps, std::size_t index, Cell left);

/// True for Nim.
bool isNim(const Rules &rules);

/// Calls \a sink with the heaps that one move may leave of a heap of \a heap tokens, of a game on heaps.
void forEachSplit(const Rules &rules, quint64 heap, Rules::Sink sink);

} // namespace mexplorer
