// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// A coin-turning game on a row of at most 64 coins (Winning Ways, chapter 14): a move turns some coins, the rightmost of
/// them from heads to tails. A position is the number of coins, and a word in which bit i is set if coin i, counted from
/// 0 at the left, shows heads. Its value is the nim-sum of those of its heads, each alone: as two heads on one coin
/// cancel, turning a coin adds one to the sum.
class CoinRules : public Rules
{
public:
    /// Calls \a sink with each set of coins that a move may turn, of which coin \a last is the rightmost.
    virtual void turns(int last, FunctionRef<void(quint64)> sink) const = 0;
    /// The value of a row in which coin number \a place, counted from 1, alone shows heads.
    virtual Value headValue(quint64 place) const = 0;

    Appearance appearance() const final { return {QLatin1StringView("coins"), QLatin1StringView("coins")}; }
    void followers(Cells position, Sink sink) const final;
    /// "THHT": the first coin at the left.
    QString positionText(Cells position) const final;
    /// The coins that are turned, counted from 1.
    QString moveText(Cells before, Cells after, MoveForm form) const final;
    Result<std::vector<Component>> parsePosition(Scanner &scanner) const final;
    CellVector randomPosition(Cells like, quint64 maxHeap, RandomNumber below) const final;
    /// The heads, each alone.
    void parts(Cells position, Sink sink) const final;
    /// The places of the heads, added up.
    quint64 size(Cells position) const final;
    std::optional<Value> closedForm(Cells position) const final;
};

} // namespace mexplorer
